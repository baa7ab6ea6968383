//===- ShapeRules.h - Checks that several verifiers share -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers read attributes that strangers wrote: every number may be out of
// range, repeated, or overflow a sum. The helpers check before they index and
// their messages name the two values that disagree.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_DIALECT_MP_IR_SHAPERULES_H
#define MP_LIB_DIALECT_MP_IR_SHAPERULES_H

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include <optional>

namespace mlir::mp {

inline ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}
inline int64_t rankOf(Value value) { return shapeOf(value).size(); }
inline Type elementOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getElementType();
}

/// "8x10", or "scalar" for rank zero.
std::string shapeText(ArrayRef<int64_t> shape);

/// `list` has one entry per `what`, of which there are `expected`.
LogicalResult verifyLength(Operation *op, StringRef list, size_t length,
                           StringRef what, int64_t expected);

/// Dimensions of a value of this rank: in range, each at most once.
LogicalResult verifyDims(Operation *op, StringRef list, ArrayRef<int64_t> dims,
                         int64_t rank);

/// As verifyDims, and in increasing order.
LogicalResult verifySortedDims(Operation *op, StringRef list,
                               ArrayRef<int64_t> dims, int64_t rank);

/// Every entry is at least `least`.
LogicalResult verifyAtLeast(Operation *op, StringRef list,
                            ArrayRef<int64_t> values, int64_t least);

/// The result has the shape that operands and attributes give.
LogicalResult verifyResultShape(Operation *op, Value result,
                                ArrayRef<int64_t> expected);

/// Operand and result have the same element type.
LogicalResult verifySameElement(Operation *op, StringRef what, Value operand,
                                Value result);

/// Operands and result of a computation: all float, or all integer and then
/// the result not narrower.
LogicalResult verifyElements(Operation *op, ValueRange operands, Value result);

/// The accumulator rule. `sums` says that partial results are rounded (sums
/// and products); then operands narrower than f32 need an accumulator. It may
/// not lose values of the operands or of the result.
LogicalResult verifyAccumulator(Operation *op, bool sums,
                                std::optional<Type> accumulator,
                                ValueRange operands, Value result);

/// The terminator of a region yields values of these types.
LogicalResult verifyYield(Operation *op, Block &block, TypeRange expected);

/// A window that slides over one dimension of `size` elements. Lists of
/// dilations may be empty: then one.
struct WindowDim {
  int64_t size, window, stride, low, high, baseDilation, windowDilation;

  /// Number of places of the window, or nothing where a sum overflows or the
  /// padding crops more than there is.
  std::optional<int64_t> places() const;
};

/// Shape of the places of a window over `sizes`, per dimension; checks the
/// lengths and signs of all lists first.
struct WindowLists {
  ArrayRef<int64_t> window, strides, low, high, baseDilation, windowDilation;

  FailureOr<SmallVector<int64_t>> places(Operation *op,
                                         ArrayRef<int64_t> sizes) const;
};

} // namespace mlir::mp

#endif // MP_LIB_DIALECT_MP_IR_SHAPERULES_H
