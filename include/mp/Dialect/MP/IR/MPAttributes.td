//===- MPAttributes.td - Attributes of the mp dialect ------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPATTRIBUTES
#define MP_DIALECT_MP_IR_MPATTRIBUTES

include "mp/Dialect/MP/IR/MPEnums.td"
include "mp/Dialect/MP/IR/MPObservedAttribute.td"
include "mp/Dialect/MP/IR/MPPolicyAttributes.td"
include "mp/Interfaces/OpClass.td"
include "mlir/IR/AttrTypeBase.td"

class MP_EnumAttr<EnumInfo info, string mnemonic>
    : EnumAttr<MP_Dialect, info, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}
/// An enum inside an op's own syntax: printed bare.
class MP_EnumProp<EnumInfo info, string mnemonic>
    : EnumAttr<MP_Dialect, info, mnemonic>;

def MP_RoleAttr : MP_EnumAttr<MP_Role, "role">;
def MP_OpClassAttr : MP_EnumAttr<MP_OpClass, "op_class">;
def MP_RoundingAttr : MP_EnumProp<MP_Rounding, "rounding">;
def MP_ReduceKindAttr : MP_EnumProp<MP_ReduceKind, "reduce_kind">;
def MP_ConvKindAttr : MP_EnumProp<MP_ConvKind, "conv_kind">;
def MP_FusionKindAttr : MP_EnumProp<MP_FusionKind, "fusion_kind">;
def MP_ScalingRuleAttr : MP_EnumProp<MP_ScalingRule, "scaling_rule">;
def MP_RngAlgorithmAttr : MP_EnumProp<MP_RngAlgorithm, "rng_algorithm">;

def MP_ConvDimsAttr : AttrDef<MP_Dialect, "ConvDims"> {
  let mnemonic = "conv_dims";
  let summary = "Which dimension of a convolution's operands is what";
  let description = [{
    Written as `<[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>`: batch, feature
    and spatial dimensions of the left operand, input and output features of
    the right one, and the result. Digits number the spatial dimensions.
  }];
  let parameters = (ins
    "int64_t":$inputBatch, "int64_t":$inputFeature,
    ArrayRefParameter<"int64_t">:$inputSpatial,
    "int64_t":$kernelInputFeature, "int64_t":$kernelOutputFeature,
    ArrayRefParameter<"int64_t">:$kernelSpatial,
    "int64_t":$outputBatch, "int64_t":$outputFeature,
    ArrayRefParameter<"int64_t">:$outputSpatial);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif // MP_DIALECT_MP_IR_MPATTRIBUTES
