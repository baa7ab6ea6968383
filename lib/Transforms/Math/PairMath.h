//===- PairMath.h - Numbers as sums of two doubles --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MATH_PAIRMATH_H
#define MP_LIB_TRANSFORMS_MATH_PAIRMATH_H

#include "FloatBuilder.h"

namespace mlir::mp {

/// The sum of two f64 values, the second a correction of the first: about 106
/// bits. Neither is infinite, or nobody looks at the result.
struct Pair {
  Value high;
  Value low;
};

/// Writes arithmetic on pairs, good to some 2^-100 where nothing cancels.
class PairMath {
public:
  explicit PairMath(FloatBuilder &b) : b(b) {}

  Pair constant(double high, double low = 0) {
    return {b.real(high), b.real(low)};
  }
  Pair of(Value x) { return {x, b.real(0.0)}; }
  Value round(Pair x) { return b.add(x.high, x.low); }

  /// x + y, exact.
  Pair sum(Value x, Value y);
  /// x + y, exact, where x is the larger, or zero.
  Pair sumOfOrdered(Value x, Value y);
  /// x * y, exact.
  Pair product(Value x, Value y);

  Pair add(Pair x, Pair y);
  Pair sub(Pair x, Pair y) { return add(x, neg(y)); }
  Pair mul(Pair x, Pair y);
  Pair div(Pair x, Pair y);
  Pair sqrt(Pair x);
  Pair neg(Pair x) { return {b.neg(x.high), b.neg(x.low)}; }
  /// Exact where `power` is a power of two.
  Pair scale(Pair x, Value power) {
    return {b.mul(x.high, power), b.mul(x.low, power)};
  }
  Pair select(Value condition, Pair x, Pair y) {
    return {b.select(condition, x.high, y.high),
            b.select(condition, x.low, y.low)};
  }

  FloatBuilder &b;
};

/// e^x = 2^n (1 + minusOne).
struct PairExp {
  Pair minusOne;
  /// An integer.
  Value n;
};

/// For |x| up to 1100, and NaN.
PairExp expOfPair(PairMath &p, Pair x);

/// x 2^n, n up to twice the normal range: in two steps, so that only the last
/// one can round.
Value scaleDouble(FloatBuilder &b, Value x, Value n);

/// 2^n (1 + minusOne), rounded; below the normal range it is rounded twice.
Value roundExp(PairMath &p, PairExp exp);

/// 2^n for an integer n of the normal range.
Value doublePowerOfTwo(FloatBuilder &b, Value n);

/// The natural logarithm of a positive finite number.
Pair logOfDouble(PairMath &p, Value x);

/// log(1 + x), good in relation to itself, for finite x above -1.
Pair logOfOnePlus(PairMath &p, Pair x);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MATH_PAIRMATH_H
