//===- DnnAbi.h - What cuDNN's functions take -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declared anew, as DriverAbi.h is.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_DNNABI_H
#define MP_TEST_FAKES_DNNABI_H

#include "DriverAbi.h"

#include <cstdint>

namespace mp::fakes {

/// cudnnStatus_t.
enum DnnStatus : unsigned {
  DnnSuccess = 0,
  DnnNotInitialized = 1001,
  DnnBadParam = 2000,
  DnnNullPointer = 2002,
  DnnMisalignedPointer = 2003,
  DnnNotFinalized = 2004,
  DnnOutOfBound = 2005,
  DnnSizeInsufficient = 2006,
  DnnShapeMismatch = 2008,
  DnnDuplicatedEntries = 2009,
  DnnAttributeType = 2010,
  DnnDescriptorType = 2012,
  DnnNotSupported = 3000,
  DnnGraphPattern = 3001,
  DnnNotSupportedDataType = 3003,
  DnnNotSupportedLayout = 3004,
  DnnInternalError = 4000,
  DnnExecutionFailed = 5000,
  DnnExecutionFailedDriver = 5001,
};

/// cudnnDataType_t, those that are known.
enum DnnType : unsigned {
  DnnFloat = 0,
  DnnDouble = 1,
  DnnHalf = 2,
  DnnBFloat16 = 9,
};

/// cudnnConvolutionMode_t.
enum DnnConvolutionMode : unsigned {
  ModeConvolution = 0,
  CrossCorrelation = 1
};

/// cudnnBackendHeurMode_t.
enum DnnHeurMode : unsigned {
  HeurInstant = 0,
  HeurB = 1,
  HeurFallback = 2,
  HeurA = 3,
};

/// cudnnPoolingMode_t.
enum DnnPoolingMode : unsigned {
  PoolMax = 0,
  PoolAverageInclude = 1,
  PoolAverageExclude = 2,
  PoolMaxDeterministic = 3,
};

/// cudnnNanPropagation_t.
enum DnnNan : unsigned { NanIgnored = 0, NanPropagated = 1 };

/// cudnnBackendAttributeType_t, those that are known.
enum DnnAttributeKind : unsigned {
  KindHandle = 0,
  KindDataType = 1,
  KindBoolean = 2,
  KindInt64 = 3,
  KindFloat = 4,
  KindDouble = 5,
  KindPointer = 6,
  KindConvolutionMode = 7,
  KindHeurMode = 8,
  KindNumericalNote = 11,
  KindDescriptor = 15,
  KindBehaviorNote = 19,
  KindInt32 = 23,
};

/// cudnnBackendDescriptorType_t, those that are known.
enum DnnBackendKind : unsigned {
  BackendConvolution = 1,
  BackendEngine = 2,
  BackendEngineCfg = 3,
  BackendEngineHeur = 4,
  BackendExecutionPlan = 5,
  BackendConvolutionForward = 10,
  BackendConvolutionBackwardFilter = 11,
  BackendConvolutionBackwardData = 12,
  BackendOperationGraph = 15,
  BackendVariantPack = 16,
  BackendTensor = 17,
};

/// cudnnBackendAttributeName_t, those that are known.
enum DnnAttribute : unsigned {
  ConvolutionCompType = 100,
  ConvolutionConvMode = 101,
  ConvolutionDilations = 102,
  ConvolutionFilterStrides = 103,
  ConvolutionPostPaddings = 104,
  ConvolutionPrePaddings = 105,
  ConvolutionSpatialDims = 106,
  EngineHeurMode = 200,
  EngineHeurOperationGraph = 201,
  EngineHeurResults = 202,
  EngineHeurSmCountTarget = 203,
  EngineCfgEngine = 300,
  EngineCfgKnobChoices = 302,
  EngineCfgWorkspaceSize = 303,
  PlanHandle = 400,
  PlanEngineConfig = 401,
  PlanWorkspaceSize = 402,
  ForwardAlpha = 700,
  ForwardBeta = 701,
  ForwardConvDesc = 702,
  ForwardW = 703,
  ForwardX = 704,
  ForwardY = 705,
  BackwardDataAlpha = 706,
  BackwardDataBeta = 707,
  BackwardDataConvDesc = 708,
  BackwardDataW = 709,
  BackwardDataDX = 710,
  BackwardDataDY = 711,
  BackwardFilterAlpha = 712,
  BackwardFilterBeta = 713,
  BackwardFilterConvDesc = 714,
  BackwardFilterDW = 715,
  BackwardFilterX = 716,
  BackwardFilterDY = 717,
  OperationGraphHandle = 800,
  OperationGraphOps = 801,
  TensorByteAlignment = 900,
  TensorDataType = 901,
  TensorDimensions = 902,
  TensorStrides = 903,
  TensorUniqueId = 906,
  TensorIsVirtual = 907,
  VariantPackUniqueIds = 1000,
  VariantPackDataPointers = 1001,
  VariantPackWorkspace = 1003,
  EngineOperationGraph = 1300,
  EngineGlobalIndex = 1301,
  EngineNumericalNote = 1303,
  EngineBehaviorNote = 1305,
};

#ifndef MP_FAKE_TYPES_ONLY
#define MP_FAKE(result, name, ...)                                             \
  extern "C" MP_FAKE_EXPORT result name(__VA_ARGS__);
#include "DnnCalls.h"
#undef MP_FAKE
#endif

} // namespace mp::fakes

#endif // MP_TEST_FAKES_DNNABI_H
