//===- MPOpaqueOps.td - What only XLA can run --------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPOPAQUEOPS
#define MP_DIALECT_MP_IR_MPOPAQUEOPS

include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mp/Dialect/MP/IR/MPAttributes.td"

/// What a kept op reads and gives: tensors, and tokens, which order effects.
def MP_KeptValue : AnyTypeOf<[MP_Tensor, NoneType]>;

def MP_OpaqueOp : MP_Op<"opaque", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "An op of StableHLO that is kept as it came";
  let description = [{
    Stands for an op that this dialect has no op for: `kept` is its name,
    `config` its attributes in the normal form of the importer. Its floats stay
    as they are: casts meet at its border. Export writes the op back; nothing
    but XLA can run it.

    `rule` says what becomes of a positive factor on its operands, where that is
    known. `moves` says that it only moves the elements of its one operand, so
    that those may be of any type. `has_effects` says that it may not be
    dropped, repeated or moved across others that say so.

    `code` is the text of a module, for an op with regions or one that calls
    functions: its regions, as those of one op `kept.regions`, and the
    functions. `signature` is the type of the op where some of its integers are
    unsigned, which tensors here never are. A token is a value of type `none`.

    ```mlir
    %f = mp.opaque "stablehlo.fft" ins(%x) rule linear
           {config = {fft_length = array<i64: 8>, fft_type = "RFFT"}}
         : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
    ```
  }];
  let arguments = (ins StrAttr:$kept,
    DefaultValuedAttr<MP_ScalingRuleAttr, "ScalingRule::Unknown">:$rule,
    UnitAttr:$moves, UnitAttr:$has_effects,
    OptionalAttr<DictionaryAttr>:$config,
    OptionalAttr<StrAttr>:$code,
    OptionalAttr<TypeAttrOf<FunctionType>>:$signature,
    Variadic<MP_KeptValue>:$inputs);
  let results = (outs Variadic<MP_KeptValue>);
  let assemblyFormat = [{
    $kept `ins` `(` $inputs `)` (`rule` `` $rule^)? attr-dict
    `:` functional-type($inputs, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The name for messages: of a custom call, with its target.
    std::string getDisplayName();
    /// Says that only XLA can run the op; always failure.
    ::llvm::LogicalResult refuseToRun();
  }];
}

def MP_ManualComputationOp : MP_Op<"manual_computation", [
    SingleBlock, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
      ["areTypesCompatible", "getEntrySuccessorOperands"]>]> {
  let summary = "What each device computes of its parts";
  let description = [{
    A `shard_map` around a part of a step (Shardy's `manual_computation`): each
    device along `manual_axes` of a mesh has its part of each operand, which is
    the argument of the region, and what the regions of all yield are the parts
    of the results. `in_shardings` and `out_shardings` are the texts that say
    how. An operand or result and its part are of one element type and rank.

    What the region reads from around it is whole on each device. Ops inside are
    planned like all others; nothing but XLA can run the op.

    ```mlir
    %y = mp.manual_computation "manual_axes{\22data\22}" ins(%x)
           from "sharding_per_value<...>" to "sharding_per_value<...>"
         : (tensor<8xf32>) -> tensor<8xf32> {
    ^bb0(%part: tensor<2xf32>):
      %0 = math.tanh %part : tensor<2xf32>
      mp.yield %0 : tensor<2xf32>
    }
    ```
  }];
  let arguments = (ins StrAttr:$manual_axes, StrAttr:$in_shardings,
    StrAttr:$out_shardings, Variadic<MP_Tensor>:$inputs);
  let results = (outs Variadic<MP_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $manual_axes `ins` `(` $inputs `)` `from` $in_shardings
    `to` $out_shardings `:` functional-type($inputs, results) $body attr-dict
  }];
  let extraClassDeclaration = [{
    /// Says that only XLA can run the op; always failure.
    ::llvm::LogicalResult refuseToRun();
  }];
}

#endif // MP_DIALECT_MP_IR_MPOPAQUEOPS
