//===- Correlations.h - Operands that depend on each other ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_RANGE_CORRELATIONS_H
#define MP_LIB_ANALYSIS_RANGE_CORRELATIONS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Analysis/Range/Spread.h"

namespace mlir::mp {

/// `range`, and what follows besides for a value whose op is known by its
/// operands' own ops: that x - max(x) is not positive, that what is divided by
/// its sum is at most 1. Ranges of what stands before the value are known.
NumberRange refineByCorrelation(OpResult value, const NumberRange &range,
                                const RangeAnalysis &analysis);

// The rules that have a file of their own, and what they share.

/// A few roundings of f32, and functions among them.
inline constexpr double correlationSlack = 1 + 0x1p-16;

/// Cuts the range down to an interval.
void limit(NumberRange &range, double low, double high);
/// Whether a value has as many digits as f32: of fewer, a rounding is more than
/// the slack.
bool hasDigits(Value value);
/// Whether an op sums in f32 or more.
bool sumsWithDigits(Operation *op);

/// What a product sums of one factor for each element of the other side.
struct Line {
  /// What the factor is made of, by moves alone.
  Value value;
  /// The dimensions of the value that are summed, and how many elements of each
  /// the factor has.
  SmallVector<std::pair<int64_t, int64_t>, 2> dims;
  /// How many elements of the factor are summed.
  double count;

  static Line of(Value factor, ArrayRef<int64_t> contracting);
  /// What a contraction sums of a factor; none if it does not say so.
  static std::optional<Line> of(OpOperand &factor);
  /// The dimensions that are summed.
  SmallVector<int64_t, 2> getDims() const {
    return llvm::to_vector<2>(llvm::make_first_range(dims));
  }
  /// The operand of an op that computes elementwise.
  Line operand(Value operand) const { return {operand, dims, count}; }
  /// Goes back over moves that keep each dimension that is summed.
  Line origin() const;
};

/// Of numbers that are not negative and were divided by their sum.
struct Shares {
  /// What those that a product sums come to, roundings included.
  double weight;
  /// Whether none is left out of any line: they come to no less.
  bool areAll;
  /// Whether no sum overflows, nor becomes 0 as an inverse: of an infinite sum
  /// all shares are 0.
  bool haveSum;
  /// The devices that all of them lie on, of which each has its part.
  DeviceGroups devices = {};
};

/// Nothing if the line does not sum whole lines of shares.
std::optional<Shares> findShares(const Line &line, const RangeAnalysis &ranges);

/// Bounds exp(x - log(sum(exp(x)))) by 1.
void boundShareOfLogarithms(math::ExpOp op, const RangeAnalysis &ranges,
                            NumberRange &range);

/// Of a choice of `c` where `x` is not above a number of at most `c`, 0 for
/// one, and of `x` elsewhere that `x`: a divisor that is made safe. What is at
/// most `x` is at most the choice. Null of any other value.
Value findReplaced(Value divisor, const RangeAnalysis &analysis);

/// What a device added to a sum over devices whose terms are not negative, or
/// combined to a maximum: it is no larger. Null of any other value.
Value findOwnPart(Value value, const RangeAnalysis &analysis);

/// What the lines of `input` have as their largest number, or less than it: a
/// maximum with something else. With `isExact` it is no larger, but if the else
/// is -infinity.
Reduction findMaximum(const Spread &spread, Value input, bool isExact,
                      const RangeAnalysis &analysis);

/// Limits x - max(x), and x - min(x).
void boundShifted(arith::SubFOp op, const RangeAnalysis &analysis,
                  NumberRange &range);

/// Limits a sum of exp(x - max(x)) along what the maximum was taken of, also
/// over the devices that it was taken of.
void boundShiftedSum(Value sum, const RangeAnalysis &analysis,
                     NumberRange &range);

/// Limits a sum over devices of what each makes of its shares.
void boundDeviceSum(OpResult sum, const RangeAnalysis &analysis,
                    NumberRange &range);

/// Goes back over sums over the same devices on both sides: where each device
/// has a sum that is no larger than so many times its weights, all together
/// have such a sum.
void skipSameDevices(Spread &sum, Spread &weights);

/// Limits a product with weights that are not negative and whose lines sum to
/// 1: it is no larger than what is weighted.
void boundWeighted(Operation *product, const DeviceGroups &devices,
                   const RangeAnalysis &analysis, NumberRange &range);

/// Limits a quotient of x by `norm`, or a product with it, if that is the root
/// of c sum(x^2) + eps or the inverse: to 1 over the root of c, which is the
/// root of n where c is one over n.
void boundNormalised(Value x, const Spread &norm, bool isInverse,
                     const RangeAnalysis &analysis, NumberRange &range);

/// Limits a quotient of a weighted sum by its weights, both of which a loop
/// adds up, to what is weighted.
void boundCarriedMean(arith::DivFOp quotient, const RangeAnalysis &ranges,
                      NumberRange &range);

/// Gives a sum of exp(x - m) along lines, m the largest x so far, to which what
/// was summed of the lines before is added, rescaled, no number but 0 that is
/// less than 1/2.
void boundCarriedTotal(arith::AddFOp sum, const RangeAnalysis &ranges,
                       NumberRange &range);

/// Whether the range of a value that `at` is made of is that of this round:
/// what a loop computes behind it, or what is around that, has the one of the
/// round before.
bool isKnownAt(Value value, Operation *at);

/// What two arguments or results of one op with regions are made of, by each
/// edge of the control flow: the initial values and what is yielded.
std::optional<SmallVector<std::pair<Value, Value>>>
findCarriedPairs(Value one, Value other);

/// What `sum` over `divisor` is the mean of, where it adds up windows and each
/// number of the divisor is known, and at least how many are added there; a
/// larger one makes the mean smaller. Null if it is no such mean.
Value findWindowAveraged(Value sum, const Spread &divisor);

/// Limits the largest of `values` along the dimensions, at least 1 over their
/// number where they are shares that sum to 1.
void boundLargest(Value values, ArrayRef<int64_t> dims,
                  const RangeAnalysis &analysis, NumberRange &range);

/// Limits a sum of values times a one-hot of the place of the largest of them
/// to what that is.
void boundPicked(ReduceOp sum, const RangeAnalysis &analysis,
                 NumberRange &range);

/// Limits a sum of shares that were sorted, if the largest is one of them.
void boundFirst(ReduceOp sum, const RangeAnalysis &analysis,
                NumberRange &range);

/// Whether a difference is that of the largest and the least number of each
/// line of one value.
bool isSpan(arith::SubFOp difference);
/// Whether a value is x less the least number of each line, and `span` the
/// largest one less that: it is no larger.
bool isWithinSpan(Value value, const Spread &span);

/// Limits a choice by a comparison of what is chosen.
void refineChoice(arith::SelectOp op, const RangeAnalysis &analysis,
                  NumberRange &range);

/// The range of a value where what it is made of compares so.
NumberRange refineBranch(Value branch, arith::CmpFOp condition, bool isTrue,
                         const RangeAnalysis &analysis);

/// Whether two values are the same number for number: one value, or computed
/// by the same few ops from the same values.
bool areSame(Value a, Value b);
/// The same of two that are spread over one other.
bool areSameSpread(const Spread &a, const Spread &b);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_RANGE_CORRELATIONS_H
