//===- CombineByRegion.h - Reductions by any region -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_COMBINEBYREGION_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_COMBINEBYREGION_H

#include "Combiners.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::mp::stablehlo {

/// Combines the left and the right values, tensors of one shape, into as many
/// values of that shape.
using Combine =
    llvm::function_ref<FailureOr<SmallVector<Value>>(ValueRange, ValueRange)>;

/// Combines the slices along dimension 0 of tensors of equal size there, at
/// least one, in order and pairwise: log n times. The results lack the
/// dimension.
FailureOr<SmallVector<Value>>
foldLeading(OpConversion &op, SmallVector<Value> values, Combine combine);

/// What the region of `op` makes of two lists of values.
FailureOr<SmallVector<Value>> combineByRegion(OpConversion &op, Region &region,
                                              ValueRange lhs, ValueRange rhs);

/// Finishes a reduction: folds `values` by the region and combines what comes
/// out with `starts`, in this order.
LogicalResult finishByFolding(OpConversion &op, Region &region,
                              ValueRange starts, SmallVector<Value> values);

/// Converts the operands of a reduction to the types of its initial values, in
/// which the region may compute: exact. Refuses the op if that narrows.
LogicalResult widenOperands(OpConversion &op);

/// The dimensions `dims` of `value` as one dimension in front of the others.
Value moveToFront(OpConversion &op, Value value, ArrayRef<int64_t> dims);

/// The elements each place of a window sees: dimension 0 runs over the window,
/// the others are `places`. `value` is padded with the scalar `padding` and
/// dilated before.
Value makeWindows(OpConversion &op, Value value, Value padding,
                  const Window &window, ArrayRef<int64_t> places);

/// Combines elements of `operands`, tensors of one shape, with `updates`, lists
/// of equal length, one after the other by `region`. `at` holds the place in
/// the flattened operands of each update, or -1 to drop it.
FailureOr<SmallVector<Value>> scatterByRegion(OpConversion &op, Region &region,
                                              ValueRange operands, Value at,
                                              ValueRange updates);

/// Where `updates` of a scatter belong in its operand, for `scatterByRegion`.
struct ScatterPlaces {
  /// Signed integers.
  Value indices;
  RankedTensorType operand, updates;
  SmallVector<int64_t> windowDims, insertedDims, operandBatching,
      indicesBatching, startMap;
  int64_t indexVectorDim;
};

/// The places as a list in row-major order of the updates, -1 where one is
/// outside the operand.
Value makeScatterPlaces(OpConversion &op, const ScatterPlaces &places);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_COMBINEBYREGION_H
