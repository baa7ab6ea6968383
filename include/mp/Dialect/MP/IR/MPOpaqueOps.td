//===- MPOpaqueOps.td - What is kept as it came ------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPOPAQUEOPS
#define MP_DIALECT_MP_IR_MPOPAQUEOPS

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

#endif // MP_DIALECT_MP_IR_MPOPAQUEOPS
