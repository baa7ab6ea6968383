//===- BlasAbi.h - What cuBLASLt's functions take ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declared anew, as DriverAbi.h is.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_BLASABI_H
#define MP_TEST_FAKES_BLASABI_H

#include "DriverAbi.h"

#include <cstdint>

namespace mp::fakes {

/// cublasStatus_t.
enum BlasStatus : unsigned {
  BlasSuccess = 0,
  BlasNotInitialized = 1,
  BlasAllocFailed = 3,
  BlasInvalidValue = 7,
  BlasArchMismatch = 8,
  BlasExecutionFailed = 13,
  BlasInternalError = 14,
  BlasNotSupported = 15,
};

/// cudaDataType, those that are known.
enum CudaType : unsigned {
  CudaR32F = 0,
  CudaR64F = 1,
  CudaR16F = 2,
  CudaR16BF = 14,
};

/// cublasComputeType_t, those that are known.
enum BlasCompute : unsigned {
  Compute32F = 68,
  Compute32FPedantic = 69,
  Compute64F = 70,
  Compute64FPedantic = 71,
  Compute32FFastTF32 = 77,
};

/// cublasOperation_t.
enum BlasOperation : unsigned { OpN = 0, OpT = 1, OpC = 2 };

/// cublasLtOrder_t.
enum BlasOrder : unsigned { OrderCol = 0, OrderRow = 1 };

/// cublasLtPointerMode_t.
enum BlasPointerMode : unsigned { PointerModeHost = 0 };

/// cublasLtEpilogue_t, those that are known; its bits.
enum BlasEpilogue : unsigned {
  EpilogueDefault = 1,
  EpilogueRelu = 2,
  EpilogueBias = 4,
  EpilogueReluBias = 6,
  EpilogueGelu = 32,
  EpilogueGeluBias = 36,
};

/// cublasLtMatmulDescAttributes_t.
enum MatmulAttribute : unsigned {
  DescComputeType = 0,
  DescScaleType = 1,
  DescPointerMode = 2,
  DescTransA = 3,
  DescTransB = 4,
  DescTransC = 5,
  DescEpilogue = 7,
  DescBiasPointer = 8,
  DescBiasBatchStride = 10,
  DescBiasDataType = 26,
};

/// cublasLtMatrixLayoutAttribute_t.
enum LayoutAttribute : unsigned {
  LayoutType = 0,
  LayoutOrder = 1,
  LayoutRows = 2,
  LayoutCols = 3,
  LayoutLd = 4,
  LayoutBatchCount = 5,
  LayoutBatchOffset = 6,
};

/// cublasLtMatmulPreferenceAttributes_t.
enum PreferenceAttribute : unsigned {
  PrefSearchMode = 0,
  PrefMaxWorkspace = 1,
  PrefReductionMask = 3,
  PrefMinAlignmentA = 5,
  PrefMinAlignmentB = 6,
  PrefMinAlignmentC = 7,
  PrefMinAlignmentD = 8,
  PrefMaxWaves = 9,
  PrefImplMask = 12,
};

/// cublasLtMatmulAlgo_t.
struct BlasAlgo {
  uint64_t data[8];
};

/// cublasLtMatmulHeuristicResult_t.
struct BlasHeuristicResult {
  BlasAlgo algo;
  size_t workspaceSize;
  BlasStatus state;
  float wavesCount;
  int reserved[4];
};

#ifndef MP_FAKE_TYPES_ONLY
#define MP_FAKE(result, name, ...)                                             \
  extern "C" MP_FAKE_EXPORT result name(__VA_ARGS__);
#include "BlasCalls.h"
#undef MP_FAKE
#endif

} // namespace mp::fakes

#endif // MP_TEST_FAKES_BLASABI_H
