//===- MPRTCallOps.td - Launches, copies and fills ---------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_IR_MPRTCALLOPS
#define MP_DIALECT_MPRT_IR_MPRTCALLOPS

include "mp/Dialect/MPRT/IR/MPRTBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

/// A call of a plan. All memory it touches is among its operands.
class MPRT_CallOpBase<string mnemonic, list<Trait> traits = []>
    : MPRT_Op<mnemonic, !listconcat([HasParent<"PlanOp">], traits)> {
  let hasVerifier = 1;
}

def MPRT_LaunchOp : MPRT_CallOpBase<"launch", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    AttrSizedOperandSegments]> {
  let summary = "Launch all stages of a kernel";
  let description = [{
    Grid and block stand at the kernel, since its sizes are constants.

    ```mlir
    mprt.launch @k0(%x, %b) into(%y)
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel,
    MPRT_Ins:$inputs, MPRT_Outs:$outputs);
  let assemblyFormat = [{
    $kernel `(` $inputs `)` `into` `(` $outputs `)` attr-dict
  }];
  let hasVerifier = 0;
}

def MPRT_CopyOp : MPRT_CallOpBase<"copy"> {
  let summary = "Copy all bytes of one tensor to another place";
  let description = [{
    ```mlir
    mprt.copy %w into %out
    ```
  }];
  let arguments = (ins MPRT_In:$source, MPRT_Out:$target);
  let assemblyFormat = "$source `into` $target attr-dict";
}

def MPRT_FillOp : MPRT_CallOpBase<"fill"> {
  let summary = "Write one value to all elements of a tensor";
  let description = [{
    ```mlir
    mprt.fill %out with 1.000000e+00 : f32
    ```
  }];
  let arguments = (ins MPRT_Out:$target, TypedAttrInterface:$value);
  let assemblyFormat = "$target `with` $value attr-dict";
}

#endif // MP_DIALECT_MPRT_IR_MPRTCALLOPS
