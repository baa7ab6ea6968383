//===- Spread.h - Where the elements of a value come from -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_SPREAD_H
#define MP_ANALYSIS_RANGE_SPREAD_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Dialect/MP/IR/DeviceValues.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"

namespace mlir::mp {

/// What a value combines of another, which has the dimensions that are combined
/// besides; and of how it is on several devices, where an all_reduce follows.
struct Reduction {
  Value input;
  /// Empty where only devices are combined.
  ArrayRef<int64_t> dims;
  /// None where it is not known which.
  std::optional<DeviceGroups> devices;

  explicit operator bool() const { return input != nullptr; }
  /// Whether all that is combined is on one device.
  bool isOfOneDevice() const { return devices && devices->areSingle(); }
};

/// A value that is read backwards from another, whose elements it is spread
/// over: element i of the other is made of one element of this one.
struct Spread {
  Value value;
  /// For each dimension of the value, the dimension of the other that it runs
  /// along; -1 for one of size one.
  SmallVector<int64_t, 4> places;

  /// The value itself.
  static Spread of(Value value);
  /// The operand of an op that computes elementwise.
  Spread operand(Value operand) const { return {operand, places}; }
  /// Goes back over broadcasts, transpositions and reshapes that add or take
  /// away dimensions of size one.
  Spread origin() const;
  /// The same, and over a choice of another number where one is not finite.
  Spread finiteOrigin() const;
  /// The same over what makes a divisor larger, too: max(x, 1), x + eps.
  Spread withoutGuards(const RangeAnalysis &ranges) const;
  /// The reduction that this is, of whatever; null if it is none. Of numbers of
  /// one sign a sum is, rounded, not less than any.
  Reduction findReduction(ReduceKind kind) const;
  /// The same, if it combines elements of `input` and gives each line its own
  /// result; null otherwise. `input` has the shape of the value that was begun
  /// with, and what it is on this device is combined with what it is on others.
  Reduction findReduction(ReduceKind kind, Value input) const;
  /// Whether element i of the value that was begun with is made of element i of
  /// `other`, which is this value.
  bool isAlong(Value other) const;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_SPREAD_H
