//===- PositiveSum.h - Sums with terms that are not negative ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_POSITIVESUM_H
#define MP_ANALYSIS_RANGE_POSITIVESUM_H

#include "mp/Analysis/Range/Spread.h"

#include <functional>
#include <optional>

namespace mlir::mp {

class BoxSides;

/// A divisor that is a sum with terms that are not negative, such as sums of
/// probabilities and of labels.
class PositiveSum {
public:
  /// Beside a number that keeps the sum from 0, terms that `isLabel` knows
  /// count as not negative: who adds one takes them for that. Shares that are
  /// taken away are looked into `depth` deep.
  PositiveSum(const Spread &sum, const RangeAnalysis &ranges,
              std::function<bool(Value)> isLabel, unsigned depth = 2);

  /// Whether the elements of a value, which are not negative, are each at most
  /// a few times the sum that it is divided by.
  bool isAtLeast(Value part) const;

  /// Terms in the places of the sum that are hardly larger than it.
  SmallVector<Value> getParts() const;

  /// What terms that are hardly larger than it are sums of along lines, none of
  /// them negative.
  SmallVector<Value> getSummed() const;

  /// Whether it is what two boxes cover together, the product of two sides each
  /// less that of what they share, or the area of what encloses both. A
  /// derivative of a share of it by a side is at most a few times one over a
  /// side of a box that was given, which the loss scale makes up for.
  bool isAreaOfBoxes() const;

  /// A number, and means of values, so many times each.
  struct Means {
    double number = 0;
    SmallVector<std::pair<Value, double>, 2> values;
  };
  /// What the quotient of a dividend by the sum is at most the sum of; nothing
  /// if a term of the dividend has no weights that are terms of the sum.
  std::optional<Means> findMeans(const Spread &dividend) const;

private:
  struct Term {
    Spread of;
    double times;
    /// Whether it makes up for a term that is taken away.
    bool isSpent = false;
  };
  struct Terms {
    SmallVector<Term, 4> terms;
    double number = 0;

    void add(const Spread &at, double times, const RangeAnalysis &ranges,
             unsigned depth);
  };

  bool isWeight(Value value) const;
  bool isWeight(const Term &term) const;
  bool absorb(const Term &negative);
  bool absorbArea(const Term &negative);
  bool absorbBounded(const Term &negative);
  BoxSides getSides() const;
  bool holds(const Term &large, const Term &small) const;
  Value findMean(const Spread &above, const Spread &below) const;

  const RangeAnalysis &ranges;
  std::function<bool(Value)> isLabel;
  unsigned depth;
  Terms sum;
  /// Whether it is made of areas, of which those that two boxes share are taken
  /// away once.
  bool isUnion = false;
  /// Whether no term that is left makes it smaller.
  bool isPositive = true;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_POSITIVESUM_H
