//===- Cancellation.h - What a gradient was divided by comes back -*- C++
//-*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_CANCELLATION_H
#define MP_LIB_ANALYSIS_TRUST_CANCELLATION_H

#include "DivisorParts.h"
#include "mp/Analysis/Trust/ValueTrust.h"

namespace mlir::mp {

/// Goes back from a product over what a factor of any size was multiplied and
/// divided by.
class ValueTrust::Cancellation {
public:
  Cancellation(const ValueTrust &trust, bool byRange)
      : trust(trust), byRange(byRange) {}

  /// What growth is left of `large` times `factor`. Nothing where it is of any
  /// size all the same, or too much is left.
  std::optional<Growth> find(Value large, Value factor);

private:
  /// What `at` was divided by and is not made up for yet.
  struct Divisor {
    Spread at;
    bool isTame;
  };
  /// A factor of any size, and what it will be multiplied by.
  struct Way {
    Spread at;
    /// Of the product, or of what was scattered since.
    Type shape;
    SmallVector<Part, 4> factors = {};
    SmallVector<Divisor, 2> divisors = {};
    /// All that it is multiplied by, and what it is divided by.
    SmallVector<Spread, 4> others = {};
    SmallVector<Value, 2> allDivisors = {};
    /// Factors with bounds, whether one of them is too large by itself.
    SmallVector<Value, 4> bounded = {};
    bool isLarge = false;
    /// A sum of gradients that was stepped over, whether it is in the places of
    /// what was made of it, where it is in that, of which shape, and what
    /// factors and others there were behind it, in other places.
    Operation *sum = nullptr;
    bool isSumInPlace = false;
    std::optional<Spread> sumAt = std::nullopt;
    Type outerShape = {};
    SmallVector<Part, 4> outer = {};
    SmallVector<Value, 4> outerOthers = {};
    /// Whether it was one of each line, which may have dimensions of size one.
    bool isPicked = false;
    Growth left = {};

    /// Whether the elements are in the places of those of the product.
    bool isInPlace(const Spread &other) const;
    /// What is the same in all that was summed, as it is behind the sum.
    std::optional<Spread> seeFromOutside(const Spread &inner) const;
  };

  bool step(Way way, SmallVectorImpl<Way> &open) const;
  bool stepOverChoice(Way way, SmallVectorImpl<Way> &open) const;
  bool stepOverProduct(Way way, Operation *op,
                       SmallVectorImpl<Way> &open) const;
  bool stepOverSum(Way way, SmallVectorImpl<Way> &open) const;
  bool takeTerm(Way &way, Value term) const;
  bool takeSummed(Way &way, const PositiveSum &divisor) const;
  bool takeShare(Way &way, const PositiveSum &divisor) const;
  bool takeOuter(Way &way, const Spread &divisor) const;
  bool addFactor(Way &way, const Spread &factor) const;
  bool addDivisor(Way &way, const Spread &divisor) const;
  bool take(Way &way, const Spread &divisor) const;
  bool settle(Way &way) const;
  bool makesUp(const Spread &dividend, const Spread &divisor) const;
  std::optional<Growth> finish(Way way) const;

  const ValueTrust &trust;
  bool byRange;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_CANCELLATION_H
