//===- NonZeros.h - What holds where an element is not 0 --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_RANGE_NONZEROS_H
#define MP_LIB_ANALYSIS_RANGE_NONZEROS_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Analysis/Range/Spread.h"

#include "llvm/ADT/MapVector.h"

namespace mlir::mp {

/// That an element is the number of its place along a dimension of that size.
struct PlaceEquation {
  Spread index;
  int64_t dim;
  int64_t size;
};

/// What holds at a place where an element is neither 0 nor a NaN. Places of
/// spreads are dimensions of the value that was begun with, or names of what is
/// summed, of which the facts hold for some number.
struct NonZeroCase {
  /// What is not 0 there, nor a NaN.
  SmallVector<Spread> nonZeros;
  SmallVector<PlaceEquation> equations;
  /// Sizes of what is summed, by name.
  llvm::SmallMapVector<int64_t, int64_t, 4> sums;
  /// Names of dimensions that are several: those, and the name.
  SmallVector<std::pair<SmallVector<int64_t, 2>, int64_t>, 1> merged;
  /// What is to be looked at yet.
  SmallVector<Spread, 4> open;

  /// Goes back over moves, also where several dimensions were made of one.
  Spread goBack(const Spread &spread, int64_t &name);
  /// Whether the value differs along the dimension.
  bool variesAlong(const Spread &spread, int64_t dim) const;
  /// Whether element by element this is one of what is not 0.
  bool knowsNonZero(const Spread &spread) const;
};

/// The cases of which one holds wherever an element of the value is neither 0
/// nor a NaN; none if they are too many. Names of sums begin at `name`, which
/// is moved. Without `areSplit` there is one, of what they have in common.
SmallVector<NonZeroCase, 0> findNonZeroCases(const Spread &value,
                                             const RangeAnalysis &ranges,
                                             int64_t &name, bool areSplit);

/// Whether a condition holds, or does not, wherever it is asked.
std::optional<bool> findOutcome(Value condition, const RangeAnalysis &ranges);

/// What the op converts without a change, wherever it is within the ranges.
Value findConverted(Operation *op, const RangeAnalysis &ranges);

/// Of all places along the dimensions with the others fixed, at how many an
/// element of the value may be anything but 0.
double countNonZeros(Value value, ArrayRef<int64_t> dims,
                     const RangeAnalysis &ranges);

/// Limits a contraction by how many numbers of a factor may be anything but 0
/// in what it sums.
void boundSparse(Operation *contraction, const RangeAnalysis &ranges,
                 NumberRange &range);
/// The same of a sum.
void boundSparse(ReduceOp sum, const RangeAnalysis &ranges, NumberRange &range);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_RANGE_NONZEROS_H
