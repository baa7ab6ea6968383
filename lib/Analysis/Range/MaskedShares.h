//===- MaskedShares.h - What is divided by what holds it --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_RANGE_MASKEDSHARES_H
#define MP_LIB_ANALYSIS_RANGE_MASKEDSHARES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/Range/Spread.h"

namespace mlir::mp {

/// Whether every element of `large` is at least that of `small`, which has no
/// negative ones: the sum of its line, the span that it is within, itself with
/// something added.
bool isAtLeast(const Spread &large, Value small, const RangeAnalysis &analysis);

/// What is not negative over some divisor.
struct Ratio {
  Value dividend;
  Spread divisor;
  /// What it is at most if the divisor is no less than the dividend.
  double most;
};

/// The quotient that an op is, also as a product with the inverse, of which
/// each factor may be one; none of any other op.
SmallVector<Ratio, 2> findRatios(Operation *op, const RangeAnalysis &analysis);

/// A ratio that has a bound where a choice leaves its dividend.
struct MaskedShare {
  /// The choice of the dividend, or of what is not negative either.
  arith::SelectOp kept;
  /// Whether it leaves the dividend where the condition holds.
  bool isWhereTrue;
  /// What the ratio is at most where the dividend is left.
  double most;
};

/// Of a ratio whose divisor holds what a choice leaves of the dividend, as in a
/// softmax of a part of each line, that choice; nothing of any other op.
std::optional<MaskedShare> findMaskedShare(Operation *op,
                                           const RangeAnalysis &analysis);

/// Whether a value sums exp(x - max x) of what a mask leaves of each line, and
/// the maximum is of that, too: 1 at least, or 0 of a line of which nothing is
/// left.
bool isMaskedShiftedSum(Value sum, const RangeAnalysis &ranges);

/// What `sum` over `divisor` is the mean of, where one sums what a mask leaves
/// of each line and the other the mask; null if it is no such mean.
Value findMaskedAverage(Value sum, const Spread &divisor,
                        const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_RANGE_MASKEDSHARES_H
