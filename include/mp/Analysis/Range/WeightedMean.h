//===- WeightedMean.h - Sums of products over their weights -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H
#define MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/Range/Spread.h"

#include <functional>

namespace mlir::mp {

/// What `sum` over `divisor`, or times it where that `isInverse`, is the mean
/// of, weighted by numbers that are not negative: products sum it up, and the
/// same products without it are what the divisor is, or it is more than that.
/// Null if it is no such mean. An element is no larger than the largest of
/// those that it is the mean of.
Value findWeightedMean(Value sum, Value divisor, bool isInverse,
                       const RangeAnalysis &ranges);

/// How many times the weights the magnitude of the sum is at most where a
/// quotient is that of a weighted sum by its weights, both of which a loop adds
/// up; nothing of any other. Of weights that f32 rounds to 0 nothing holds.
std::optional<double> findCarriedMean(arith::DivFOp quotient,
                                      const RangeAnalysis &ranges);

/// Whether a value is one over the square of the other, element by element,
/// each behind its own moves.
bool invertsSquareOf(Value inverse, Value divisor, const RangeAnalysis &ranges);

/// A divisor that is a sum with terms that are not negative, such as sums of
/// probabilities and of labels.
class PositiveSum {
public:
  /// Beside a number that keeps the sum from 0, terms that `isLabel` knows
  /// count as not negative: who adds one takes them for that.
  PositiveSum(const Spread &sum, const RangeAnalysis &ranges,
              std::function<bool(Value)> isLabel);

  /// Whether the elements of a value, which are not negative, are each at most
  /// a few times the sum that it is divided by.
  bool isAtLeast(Value part) const;

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
  bool absorb(const Term &negative);
  Value findMean(const Spread &above, const Spread &below) const;

  const RangeAnalysis &ranges;
  std::function<bool(Value)> isLabel;
  Terms sum;
  /// Whether no term that is left makes it smaller.
  bool isPositive = true;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_WEIGHTEDMEAN_H
