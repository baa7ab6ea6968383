//===- MatmulLayout.h - A contraction as matrices in memory -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOPLAN_MATMULLAYOUT_H
#define MP_LIB_CONVERSION_MPTOPLAN_MATMULLAYOUT_H

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"

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

/// What one cublasLtMatmul call computes in, and the type of its alpha and
/// beta.
struct MatmulTypes {
  mprt::Compute compute;
  Type scale;
};

/// The row of cublasLtMatmul's table of types that keeps what the op says, were
/// its result of this element type: operands of one type, sums in the
/// accumulator, one rounding at the end. None where the table has no such row.
std::optional<MatmulTypes> findMatmulTypes(DotOp op, Type result);

/// How a contraction numbers the dimensions of one operand. Sums do not mind
/// the order of the contracted pairs: it is that in which `lhs` stores them.
struct DotOperandDims {
  SmallVector<int64_t> batching, free, contracting;
};
DotOperandDims getLhsDims(DotOp op);
DotOperandDims getRhsDims(DotOp op);

/// Whether a row-major operand is a batch of matrices as it lies in memory.
bool isBatchOfMatrices(RankedTensorType type, const DotOperandDims &dims);

/// The call for a product of two row-major operands, of which one may have no
/// batch: all matrices of the other one are multiplied by it. None where they
/// are no matrices as they lie in memory.
std::optional<MatmulLayout> findMatmulLayout(RankedTensorType lhs,
                                             const DotOperandDims &lhsDims,
                                             RankedTensorType rhs,
                                             const DotOperandDims &rhsDims);

/// Views a contraction of row-major tensors as column-major matrices. A
/// row-major matrix is the column-major one of its transpose, so the call
/// computes D^T = rhs^T lhs^T: its A is `rhs`, its m the free size of `rhs`.
/// Whether an operand contracts its first or last dimension becomes the trans
/// flag. Emits an error on the op where dimensions that must act as one (all
/// batching, all free, all contracting) do not lie behind each other in
/// memory, or where no dimension of a matrix is contiguous. There are elements.
FailureOr<MatmulLayout> layoutMatmul(DotOp op);

class MPRTBuilder;

/// The values around a product: its operands, what is added to the result, a
/// tensor or a bias for each of its rows, and the result.
struct ProductValues {
  Value lhs, rhs, added, bias, result;
};

/// Appends the call for a product that `op` says.
LogicalResult makeMatmul(Operation *op, const ProductValues &values,
                         const MatmulLayout &layout, const MatmulTypes &type,
                         MPRTBuilder &builder);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_MPTOPLAN_MATMULLAYOUT_H
