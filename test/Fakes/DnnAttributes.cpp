//===- DnnAttributes.cpp - What descriptors of cuDNN may have -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"

using namespace mp::fakes;

size_t mp::fakes::bytesOf(DnnAttributeKind kind) {
  switch (kind) {
  case KindBoolean:
    return sizeof(bool);
  case KindInt64:
  case KindDouble:
  case KindHandle:
  case KindPointer:
  case KindDescriptor:
    return sizeof(int64_t);
  case KindDataType:
  case KindFloat:
  case KindConvolutionMode:
  case KindHeurMode:
  case KindNumericalNote:
  case KindBehaviorNote:
  case KindInt32:
    return sizeof(int32_t);
  }
  return 0;
}

static constexpr int64_t maxRank = 8, many = 64;

/// Of tensors and of what is computed on them.
static std::vector<AttributeSpec> specsOfOperations(DnnBackendKind kind) {
  switch (kind) {
  case BackendTensor:
    return {{TensorByteAlignment, KindInt64, 1, 1, true},
            {TensorDataType, KindDataType, 1, 1, true},
            {TensorDimensions, KindInt64, 1, maxRank, true},
            {TensorStrides, KindInt64, 1, maxRank, true},
            {TensorUniqueId, KindInt64, 1, 1, true},
            {TensorIsVirtual, KindBoolean, 1, 1, false}};
  case BackendConvolution:
    return {{ConvolutionCompType, KindDataType, 1, 1, true},
            {ConvolutionConvMode, KindConvolutionMode, 1, 1, true},
            {ConvolutionDilations, KindInt64, 1, maxRank, true},
            {ConvolutionFilterStrides, KindInt64, 1, maxRank, true},
            {ConvolutionPostPaddings, KindInt64, 1, maxRank, true},
            {ConvolutionPrePaddings, KindInt64, 1, maxRank, true},
            {ConvolutionSpatialDims, KindInt64, 1, 1, true}};
  case BackendConvolutionForward:
    return {{ForwardAlpha, KindFloat, 1, 1, true},
            {ForwardBeta, KindFloat, 1, 1, true},
            {ForwardConvDesc, KindDescriptor, 1, 1, true},
            {ForwardW, KindDescriptor, 1, 1, true},
            {ForwardX, KindDescriptor, 1, 1, true},
            {ForwardY, KindDescriptor, 1, 1, true}};
  case BackendConvolutionBackwardData:
    return {{BackwardDataAlpha, KindFloat, 1, 1, true},
            {BackwardDataBeta, KindFloat, 1, 1, true},
            {BackwardDataConvDesc, KindDescriptor, 1, 1, true},
            {BackwardDataW, KindDescriptor, 1, 1, true},
            {BackwardDataDX, KindDescriptor, 1, 1, true},
            {BackwardDataDY, KindDescriptor, 1, 1, true}};
  case BackendConvolutionBackwardFilter:
    return {{BackwardFilterAlpha, KindFloat, 1, 1, true},
            {BackwardFilterBeta, KindFloat, 1, 1, true},
            {BackwardFilterConvDesc, KindDescriptor, 1, 1, true},
            {BackwardFilterDW, KindDescriptor, 1, 1, true},
            {BackwardFilterX, KindDescriptor, 1, 1, true},
            {BackwardFilterDY, KindDescriptor, 1, 1, true}};
  default:
    return {};
  }
}

std::vector<AttributeSpec> mp::fakes::specsOf(DnnBackendKind kind) {
  switch (kind) {
  case BackendOperationGraph:
    return {{OperationGraphHandle, KindHandle, 1, 1, true},
            {OperationGraphOps, KindDescriptor, 1, many, true}};
  case BackendEngineHeur:
    return {{EngineHeurMode, KindHeurMode, 1, 1, true},
            {EngineHeurOperationGraph, KindDescriptor, 1, 1, true},
            {EngineHeurSmCountTarget, KindInt32, 1, 1, false},
            {EngineHeurResults, KindDescriptor, 0, many, false, true}};
  case BackendEngine:
    return {{EngineOperationGraph, KindDescriptor, 1, 1, true},
            {EngineGlobalIndex, KindInt64, 1, 1, true},
            {EngineNumericalNote, KindNumericalNote, 0, many, false, true},
            {EngineBehaviorNote, KindBehaviorNote, 0, many, false, true}};
  case BackendEngineCfg:
    return {{EngineCfgEngine, KindDescriptor, 1, 1, true},
            {EngineCfgKnobChoices, KindDescriptor, 0, many, false},
            {EngineCfgWorkspaceSize, KindInt64, 1, 1, false, true}};
  case BackendExecutionPlan:
    return {{PlanHandle, KindHandle, 1, 1, true},
            {PlanEngineConfig, KindDescriptor, 1, 1, true},
            {PlanWorkspaceSize, KindInt64, 1, 1, false, true}};
  case BackendVariantPack:
    return {{VariantPackUniqueIds, KindInt64, 1, many, true},
            {VariantPackDataPointers, KindPointer, 1, many, true},
            {VariantPackWorkspace, KindPointer, 1, 1, false}};
  default:
    return specsOfOperations(kind);
  }
}

std::optional<AttributeSpec> mp::fakes::findSpec(DnnBackendKind kind,
                                                 DnnAttribute name) {
  for (const AttributeSpec &spec : specsOf(kind))
    if (spec.name == name)
      return spec;
  return std::nullopt;
}
