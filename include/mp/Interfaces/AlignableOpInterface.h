//===- AlignableOpInterface.h - Ops with a preferred tile -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_ALIGNABLEOPINTERFACE_H
#define MP_INTERFACES_ALIGNABLEOPINTERFACE_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpDefinition.h"
#include <optional>
#include <string>

namespace mlir::mp {

/// The three sizes of a matrix product: rows of the result, its columns, and
/// the length of the sums.
enum class GemmDim { M, N, K };

/// "M", "N" or "K".
StringRef stringifyGemmDim(GemmDim kind);

/// One of M, N, K of an op, and where it lies in operands and result.
struct AlignableDim {
  /// A dimension of an operand.
  struct InOperand {
    unsigned operand;
    int64_t dim;
  };

  GemmDim kind;
  /// Size of the matrix product in this direction, in elements: the product
  /// over all dimensions that collapse into it.
  int64_t extent;
  /// Size of the innermost of those dimensions, the one that may grow.
  int64_t inner;
  /// Where the innermost dimension lies in the operands: one place for M and
  /// N, two for K.
  SmallVector<InOperand, 2> operands;
  /// Where it lies in result 0; K is not there.
  std::optional<int64_t> resultDim;
};

/// The extent of K of a contraction; 1 if it has none.
int64_t getExtentOfK(Operation *op);

/// The scalar zero of the element type of `value`.
TypedAttr getZeroPadValue(Value value);

namespace detail {
std::optional<SmallVector<int64_t>> getSummedDims(Operation *op,
                                                  unsigned operand);
} // namespace detail

} // namespace mlir::mp

#include "mp/Interfaces/AlignableOpInterface.h.inc"

namespace mlir::mp {

/// The FLOPs of a contraction: two for each product that it sums. Saturates; 0
/// where the shape of the result is not static.
int64_t countFlops(AlignableOpInterface op);

} // namespace mlir::mp

#endif // MP_INTERFACES_ALIGNABLEOPINTERFACE_H
