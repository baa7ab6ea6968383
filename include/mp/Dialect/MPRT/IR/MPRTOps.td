//===- MPRTOps.td - Plans, kernels and memory --------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_IR_MPRTOPS
#define MP_DIALECT_MPRT_IR_MPRTOPS

include "mp/Dialect/MP/IR/MPAttributes.td"
include "mp/Dialect/MPRT/IR/MPRTBase.td"
include "mp/Dialect/MPRT/IR/MPRTCallOps.td"
include "mp/Dialect/MPRT/IR/MPRTLibraryOps.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

def MPRT_PlanOp : MPRT_Op<"plan", [
    Symbol, IsolatedFromAbove, SingleBlock, NoTerminator, NoRegionArguments]> {
  let summary = "One step: its memory and its calls in order";
  let description = [{
    Calls run one after the other, each after the one before it has finished.
    `arena` is the size in bytes of the memory that the buffers share; it and
    the offsets are absent until memory is planned. `workspace` is what
    library calls may use at most; kernels say themselves what they need.

    The verifier holds the plan to what a runtime relies on: nothing is read
    before it is written, or after its next value has been written over it;
    arguments and constants are never written, each result slot is written or
    has the value of the argument whose memory it takes, and slots are numbered
    without repetition.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<I64Attr>:$arena,
    DefaultValuedAttr<I64Attr, "0">:$workspace);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name (`arena` $arena^)? (`workspace` $workspace^)?
    attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def MPRT_KernelOp : MPRT_Op<"kernel", [
    Symbol, IsolatedFromAbove, SingleBlock]> {
  let summary = "Fusions, and the GPU code that implements them";
  let description = [{
    The region holds `mp.fusion` ops whose operands are the block arguments, in
    order of their first use, and returns their results in order. It stays when
    there is code: it is what the code must do. Several fusions share out the
    blocks of a launch. Those that read what others compute, its finishers,
    stand behind these: the last block to end runs them, one after the other.

    `ptx`, `chip`, `stages` and `scratch` come from `mp-emit-kernels`. The
    stages are launched in order and take the same pointers: operands, results,
    then the workspace if `scratch`, the bytes the kernel needs of it, is not
    zero. Each pointer is a parameter; those of several fusions are one
    parameter, an array, which lies in a parameter buffer as they would. Stages
    without `ptx` launch code that is kept elsewhere.

    No result may overlap an operand, but for the operands whose numbers
    `overwrites` lists, ascending: a result of the one fusion that reads such an
    operand may take its memory as a whole. Each element of the results depends
    on no other element of it than the one in its place.

    ```mlir
    mprt.kernel @k0 chip "sm_90"
        stages [#mprt.stage<"k0" grid [1, 1, 1] block [256, 1, 1] shared 0>]
        ptx ".version 8.0 ..." {
    ^bb0(%a: tensor<8xf16>):
      %0 = mp.fusion pointwise ins(%a : tensor<8xf16>) -> tensor<8xf16> { ... }
      mprt.return %0 : tensor<8xf16>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$chip,
    OptionalAttr<MPRT_StageArrayAttr>:$stages,
    DefaultValuedAttr<I64Attr, "0">:$scratch,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$overwrites,
    OptionalAttr<StrAttr>:$ptx);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name (`chip` $chip^)? (`stages` $stages^)? (`scratch` $scratch^)?
    (`overwrites` $overwrites^)? (`ptx` $ptx^)? attr-dict-with-keyword $body
  }];
  let extraClassDeclaration = [{
    /// What the kernel computes.
    ::llvm::SmallVector<::mlir::mp::FusionOp, 4> getFusions();
    /// Whether a result of a fusion is read by a finisher.
    static bool isReadInside(::mlir::Value result);
    /// The types of what a launch returns.
    ::mlir::TypeRange getLaunchResultTypes();
  }];
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def MPRT_ReturnOp : MPRT_Op<"return", [
    Pure, Terminator, HasParent<"KernelOp">]> {
  let summary = "What a kernel writes";
  let description = [{
    Reads the results of the kernel's fusion, so that none of them is dead.

    ```mlir
    mprt.return %0 : tensor<8xf16>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

def MPRT_SlotOp : MPRT_Op<"slot", [HasParent<"PlanOp">]> {
  let summary = "Memory that the user of a plan binds";
  let description = [{
    One argument or result of the step, by its number there. `pair` of an
    argument is the result slot that is its next value. `alias` of a result is
    the argument whose memory it takes: the one whose next value it is.
    Callers see integers of an `unsigned` slot without a sign.

    ```mlir
    %w = mprt.slot argument 0 "dense.weight" role <parameter> pair 3
       : tensor<128x64xf32>
    %n = mprt.slot result 3 "dense.weight" alias 0 : tensor<128x64xf32>
    ```
  }];
  let arguments = (ins MPRT_SlotKindAttr:$kind, I64Attr:$index, StrAttr:$name,
    OptionalAttr<MP_RoleAttr>:$role, OptionalAttr<I64Attr>:$pair,
    OptionalAttr<I64Attr>:$alias, UnitAttr:$isUnsigned,
    TypeAttrOf<AnyRankedTensor>:$type);
  let results = (outs MPRT_BufferValue:$buffer);
  let assemblyFormat = [{
    `` $kind $index $name (`role` $role^)? (`pair` $pair^)? (`alias` $alias^)?
    (`unsigned` $isUnsigned^)? attr-dict `:` $type
  }];
  let hasVerifier = 1;
}

def MPRT_ConstantOp : MPRT_Op<"constant", [HasParent<"PlanOp">]> {
  let summary = "Memory filled when the plan is loaded";
  let description = [{
    ```mlir
    %c = mprt.constant dense<[0.5, 2.0]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs MPRT_BufferValue:$buffer);
  let assemblyFormat = "attr-dict $value";
  let hasVerifier = 1;
}

def MPRT_BufferOp : MPRT_Op<"buffer", [HasParent<"PlanOp">]> {
  let summary = "A range of the arena";
  let description = [{
    `at` is the offset in bytes; absent until memory is planned.

    ```mlir
    %h = mprt.buffer at 256 : tensor<8x64xf16>
    ```
  }];
  let arguments = (ins OptionalAttr<I64Attr>:$offset,
    TypeAttrOf<AnyRankedTensor>:$type);
  let results = (outs MPRT_BufferValue:$buffer);
  let assemblyFormat = "(`at` $offset^)? attr-dict `:` $type";
  let hasVerifier = 1;
}

#endif // MP_DIALECT_MPRT_IR_MPRTOPS
