//===- MatmulLayout.h - A contraction as matrices in memory -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOPLAN_MATMULLAYOUT_H
#define MP_LIB_CONVERSION_MPTOPLAN_MATMULLAYOUT_H

#include "mp/Dialect/MP/IR/MPContractionOps.h"

#include <array>

namespace mlir::mp {

/// The numbers of one cublasLtMatmul call. Lists are in the order A, B, C, D.
struct MatmulLayout {
  int64_t m, n, k, batch;
  std::array<bool, 2> trans;
  std::array<int64_t, 4> ld;
  /// Distances between the matrices of a batch; zeros without one.
  std::array<int64_t, 4> strides;
};

/// Views a contraction of row-major tensors as column-major matrices. A
/// row-major matrix is the column-major one of its transpose, so the call
/// computes D^T = rhs^T lhs^T: its A is `rhs`, its m the free size of `rhs`.
/// Whether an operand contracts its first or last dimension becomes the trans
/// flag. Emits an error on the op where dimensions that must act as one (all
/// batching, all free, all contracting) do not lie behind each other in
/// memory, where no dimension of a matrix is contiguous, or where there are no
/// elements.
FailureOr<MatmulLayout> layoutMatmul(DotOp op);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_MPTOPLAN_MATMULLAYOUT_H
