//===- Gemm.h - Matrix products ---------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C = A B with A[m, k] and B[k, n], each possibly stored transposed. f32 and
// f64 go to the BLAS; integers, and accumulators narrower than f32, to plain
// loops.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_KERNELS_GEMM_H
#define MP_LIB_EXECUTION_KERNELS_GEMM_H

#include "Kernel.h"

namespace mlir::mp::exec {

/// Sizes and layout of one product. Leading dimensions count elements.
struct GemmShape {
  int64_t m = 0, n = 0, k = 0;
  bool transposeA = false, transposeB = false;
  int64_t lda = 0, ldb = 0, ldc = 0;

  /// The BLAS counts in 32 bits.
  bool fitsBlas() const;
};

void gemm(const GemmShape &shape, const float *a, const float *b, float *c);
void gemm(const GemmShape &shape, const double *a, const double *b, double *c);
/// Sums wrap.
void gemm(const GemmShape &shape, const int64_t *a, const int64_t *b,
          int64_t *c);
/// Partial sums are rounded to `accumulator` after every product, in order of
/// k: what a unit with a narrow accumulator computes.
void gemmRounded(const GemmShape &shape, const float *a, const float *b,
                 float *c, ElementKind accumulator);

/// Runs the right one of the above for operands and result held as `storage`.
void runGemm(Storage storage, const GemmShape &shape, const void *a,
             const void *b, void *c, ElementKind accumulator);

/// Fails with an error on the op unless `runGemm` can do its types and sizes.
LogicalResult checkGemm(const KernelContext &c, const GemmShape &shape);

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_KERNELS_GEMM_H
