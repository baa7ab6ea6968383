//===- CublasLt.h - What we use of cuBLASLt ---------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types and numbers as cublasLt.h has them (test/Runtime/abi.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_CUBLASLT_H
#define MP_LIB_RUNTIME_CUBLASLT_H

#include "Cuda.h"

namespace mp_runtime::lt {

using Result = int;
using Handle = struct cublasLtContext *;
using MatmulDesc = struct MatmulDescOpaque *;
using MatrixLayout = struct MatrixLayoutOpaque *;
using Preference = struct PreferenceOpaque *;

struct Algo {
  uint64_t data[8];
};
struct HeuristicResult {
  Algo algo;
  size_t workspaceSize;
  Result state;
  float wavesCount;
  int reserved[4];
};

// cudaDataType_t
inline constexpr int32_t r32F = 0, r64F = 1, r16F = 2, r16BF = 14;
// cublasComputeType_t
inline constexpr int32_t compute16F = 64, compute32F = 68,
                         compute32FFastTF32 = 77, compute64F = 70;
// cublasLtMatmulDescAttributes_t, all of 32 bits but for the pointer
inline constexpr int descTransA = 3, descTransB = 4, descEpilogue = 7,
                     descBiasPointer = 8, descBiasType = 26;
// cublasLtMatrixLayoutAttribute_t: i32 and i64
inline constexpr int layoutBatchCount = 5, layoutBatchOffset = 6;
// cublasLtMatmulPreferenceAttributes_t: u64, then u32 for A, B, C, D
inline constexpr int preferWorkspace = 1, preferAlignmentOfA = 5;
// cublasLtEpilogue_t
inline constexpr int32_t epilogueDefault = 1, epilogueRelu = 2,
                         epilogueBias = 4, epilogueReluBias = 6,
                         epilogueGelu = 32, epilogueGeluBias = 36;

#define MP_FOR_EACH_CUBLASLT_FUNCTION(F)                                       \
  F(cublasLtCreate, (Handle *))                                                \
  F(cublasLtDestroy, (Handle))                                                 \
  F(cublasLtMatmulDescCreate, (MatmulDesc *, int32_t, int32_t))                \
  F(cublasLtMatmulDescDestroy, (MatmulDesc))                                   \
  F(cublasLtMatmulDescSetAttribute, (MatmulDesc, int, const void *, size_t))   \
  F(cublasLtMatrixLayoutCreate,                                                \
    (MatrixLayout *, int32_t, uint64_t, uint64_t, int64_t))                    \
  F(cublasLtMatrixLayoutDestroy, (MatrixLayout))                               \
  F(cublasLtMatrixLayoutSetAttribute,                                          \
    (MatrixLayout, int, const void *, size_t))                                 \
  F(cublasLtMatmulPreferenceCreate, (Preference *))                            \
  F(cublasLtMatmulPreferenceDestroy, (Preference))                             \
  F(cublasLtMatmulPreferenceSetAttribute,                                      \
    (Preference, int, const void *, size_t))                                   \
  F(cublasLtMatmulAlgoGetHeuristic,                                            \
    (Handle, MatmulDesc, MatrixLayout, MatrixLayout, MatrixLayout,             \
     MatrixLayout, Preference, int, HeuristicResult *, int *))                 \
  F(cublasLtMatmul,                                                            \
    (Handle, MatmulDesc, const void *, const void *, MatrixLayout,             \
     const void *, MatrixLayout, const void *, const void *, MatrixLayout,     \
     void *, MatrixLayout, const Algo *, void *, size_t, cu::Stream))

/// The functions of one cuBLASLt.
struct Library {
// NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration takes none
#define MP_MEMBER(name, parameters) Result(*name) parameters = nullptr;
  MP_FOR_EACH_CUBLASLT_FUNCTION(MP_MEMBER)
#undef MP_MEMBER
  const char *(*cublasLtGetStatusName)(Result) = nullptr;

  /// Binds libcublasLt.so of CUDA 13 or 12.
  Status bind(SharedLibrary &library);
  Status check(Result result, const char *call) const;
};

/// Calls a function of cuBLASLt; a Status.
#define MP_LT(library, name, ...)                                              \
  (library).check((library).name(__VA_ARGS__), #name)

} // namespace mp_runtime::lt

#endif // MP_LIB_RUNTIME_CUBLASLT_H
