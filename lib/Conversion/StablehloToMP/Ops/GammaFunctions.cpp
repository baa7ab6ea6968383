//===- GammaFunctions.cpp - The gamma function and its relatives ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Logarithm, derivatives of the logarithm, and the Hurwitz zeta function that
// the higher ones are made of. Each is one formula for the half line where its
// series converges; the other half line is mirrored onto it.
//
//===----------------------------------------------------------------------===//

#include "FloatArithmetic.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

using P = arith::CmpFPredicate;

//===----------------------------------------------------------------------===//
// Logarithm of gamma, and its derivative
//===----------------------------------------------------------------------===//

// C. Lanczos: A precision approximation of the gamma function. SIAM J. Numer.
// Anal. B 1, 1964; with g = 7 and the nine coefficients of P. Godfrey.
static constexpr double kLanczosG = 7;
static constexpr double kLanczos[] = {
    676.520368121885098567009190444019, -1259.13921672240287047156078755283,
    771.3234287776530788486528258894,   -176.61502916214059906584551354,
    12.507343278686904814458936853,     -0.13857109526572011689554707,
    9.984369578019570859563e-6,         1.50563273514931155834e-7};
static constexpr double kLanczosBase = 0.99999999999980993227684700473478;

/// Both functions at z >= 1/2 in place of z < 1/2: reflected at 1/2.
static Value reflect(const Floats &f, Value isLow, Value x) {
  return f.select(isLow, f.call<arith::NegFOp>(x), f.sub(x, f.number(1.0)));
}

static Value makeLgamma(const Floats &f, Value x) {
  Value isLow = f.compare(P::OLT, x, f.number(0.5));
  Value z = reflect(f, isLow, x);
  Value sum = f.number(kLanczosBase);
  for (auto [i, coefficient] : llvm::enumerate(kLanczos))
    sum = f.add(
        sum, f.div(f.number(coefficient), f.add(z, f.number(double(i) + 1))));
  // t = z + g + 1/2; log t without cancellation for small z.
  double shift = kLanczosG + 0.5;
  Value t = f.add(f.number(shift), z);
  Value logT = f.add(f.number(std::log(shift)),
                     f.call<math::Log1pOp>(f.div(z, f.number(shift))));
  Value power = f.sub(f.add(z, f.number(0.5)), f.div(t, logT));
  Value high =
      f.add(f.add(f.mul(power, logT), f.number(0.5 * std::log(2 * kPi))),
            f.call<math::LogOp>(sum));

  // Reflection: log(pi / |sin(pi x)|) - lgamma(1 - x).
  Value magnitude = f.call<math::AbsFOp>(x);
  Value fraction = f.sub(magnitude, f.call<math::FloorOp>(magnitude));
  Value isLarge = f.compare(P::OGT, fraction, f.number(0.5));
  Value nearest = f.select(isLarge, f.sub(f.number(1.0), fraction), fraction);
  Value sine = f.call<math::SinOp>(f.mul(f.number(kPi), nearest));
  Value logSine = f.call<math::LogOp>(sine);
  Value low = f.sub(f.sub(f.number(std::log(kPi)), logSine), high);
  Value isFinite =
      f.compare(P::OLT, f.call<math::AbsFOp>(logSine), f.number(kInfinity));
  low = f.select(isFinite, low, f.call<arith::NegFOp>(logSine));
  Value result = f.select(isLow, low, high);
  Value isInfinite = f.compare(P::OEQ, magnitude, f.number(kInfinity));
  return f.select(isInfinite, f.number(kInfinity), result);
}

static Value makeDigamma(const Floats &f, Value x) {
  Value isLow = f.compare(P::OLT, x, f.number(0.5));
  Value z = reflect(f, isLow, x);
  Value numerator = f.number(0.0), denominator = f.number(kLanczosBase);
  for (auto [i, coefficient] : llvm::enumerate(kLanczos)) {
    Value at = f.add(z, f.number(double(i) + 1));
    Value part = f.div(f.number(coefficient), at);
    numerator = f.sub(numerator, f.div(part, at));
    denominator = f.add(denominator, part);
  }
  double shift = kLanczosG + 0.5;
  Value t = f.add(f.number(shift), z);
  Value logT = f.add(f.number(std::log(shift)),
                     f.call<math::Log1pOp>(f.div(z, f.number(shift))));
  Value high = f.sub(f.add(logT, f.div(numerator, denominator)),
                     f.div(f.number(kLanczosG), t));
  // Reflection: digamma(1 - x) - pi / tan(pi x), with x near its integer.
  Value nearest = f.add(
      x, f.call<math::AbsFOp>(f.call<math::FloorOp>(f.add(x, f.number(0.5)))));
  Value angle = f.mul(f.number(kPi), nearest);
  Value cotangent = f.div(f.mul(f.number(kPi), f.call<math::CosOp>(angle)),
                          f.call<math::SinOp>(angle));
  Value low = f.sub(high, cotangent);
  Value result = f.select(isLow, low, high);
  // Poles at zero and the negative integers.
  Value isInteger = f.compare(P::OEQ, x, f.call<math::FloorOp>(x));
  Value isPole = f.compare(P::OLE, x, f.number(0.0));
  Value poles = f.op.make<arith::AndIOp>(isPole.getType(), {isPole, isInteger});
  return f.select(poles, f.number(std::nan("")), result);
}

//===----------------------------------------------------------------------===//
// Hurwitz zeta, and the derivatives of the logarithm of gamma
//===----------------------------------------------------------------------===//

/// The power s of the positive base, its sign aside.
static Value makePower(const Floats &f, Value base, Value exponent) {
  return f.op.make<math::PowFOp>(f.type, {base, exponent});
}

/// The sum of (q + k)^-s over k >= 0 for q > 0 and s > 1: terms up to q + 9,
/// and the Euler-Maclaurin formula for the others.
static Value makePositiveZeta(const Floats &f, Value s, Value q) {
  // B_2j / (2j)!, from the Bernoulli numbers.
  static constexpr double corrections[] = {
      1.0 / 12,
      -1.0 / 720,
      1.0 / 30240,
      -1.0 / 1209600,
      1.0 / 47900160,
      -691.0 / 1307674368000.0,
      1.0 / 74724249600.0,
      -3617.0 / 10670622842880000.0,
  };
  Value minus = f.call<arith::NegFOp>(s);
  Value sum = makePower(f, q, minus);
  for (int k = 1; k < 9; ++k)
    sum = f.add(sum, makePower(f, f.add(q, f.number(k)), minus));
  Value terms = sum, from = f.add(q, f.number(9));
  Value term = makePower(f, from, minus);
  sum = f.add(sum, f.div(f.mul(term, from), f.sub(s, f.number(1))));
  sum = f.add(sum, f.mul(term, f.number(0.5)));
  // s (s + 1) ... (s + 2j - 2) from^(-s - 2j + 1)
  Value factor = f.div(f.mul(s, term), from);
  for (auto [index, correction] : llvm::enumerate(corrections)) {
    sum = f.add(sum, f.mul(factor, f.number(correction)));
    int j = 2 * static_cast<int>(index) + 1;
    factor = f.mul(factor, f.div(f.add(s, f.number(j)), from));
    factor = f.mul(factor, f.div(f.add(s, f.number(j + 1)), from));
  }
  // What follows an infinite base, or terms that have vanished, is 0 * inf.
  Value isZero = f.compare(P::OEQ, term, f.number(0));
  return f.select(isZero, terms, sum);
}

/// For q < 0 the terms with a negative base are, up to their sign, those of two
/// other series: zeta(s, q) = zeta(s, r) + (-1)^s (zeta(s, 1 - r) -
/// zeta(s, 1 - q)), where r is what q is above the integer below.
static Value makeZeta(const Floats &f, Value s, Value q) {
  Value zero = f.number(0), one = f.number(1);
  Value isNegative = f.compare(P::OLT, q, zero);
  Value rest = f.sub(q, f.call<math::FloorOp>(q));
  Value first = f.select(isNegative, rest, q);
  Value up = f.select(isNegative, f.sub(one, rest), one);
  Value far = f.select(isNegative, f.sub(one, q), one);
  Value mirrored =
      f.sub(makePositiveZeta(f, s, up), makePositiveZeta(f, s, far));
  Value half = f.mul(s, f.number(0.5));
  Value sign = f.select(f.isInteger(half), one, f.number(-1));
  Value result = makePositiveZeta(f, s, first);
  Value reflected = f.add(result, f.mul(sign, mirrored));
  result = f.select(isNegative, reflected, result);

  // The pole in s; the poles in q; what is not a real number.
  Value nan = f.number(std::nan("")), infinity = f.number(kInfinity);
  Value isLow = f.compare(P::OLE, q, zero);
  Value isComplex = f.compare(P::UNE, s, f.call<math::FloorOp>(s));
  result = f.select(f.both(isLow, isComplex), nan, result);
  result = f.select(f.both(isLow, f.isInteger(q)), infinity, result);
  result = f.select(f.compare(P::OEQ, s, one), infinity, result);
  result = f.select(f.compare(P::OLT, s, one), nan, result);
  Value isNaN = f.compare(P::UNO, s, q);
  return f.select(isNaN, nan, result);
}

/// (-1)^(n+1) n! zeta(n + 1, x); digamma for n = 0.
static Value makePolygamma(const Floats &f, Value n, Value x) {
  Value one = f.number(1), next = f.add(n, one);
  Value half = f.mul(n, f.number(0.5));
  Value sign = f.select(f.isInteger(half), f.number(-1), one);
  Value factorial = f.call<math::ExpOp>(makeLgamma(f, next));
  Value result = f.mul(f.mul(sign, factorial), makeZeta(f, next, x));
  Value isZero = f.compare(P::OEQ, n, f.number(0));
  result = f.select(isZero, makeDigamma(f, x), result);
  Value nan = f.number(std::nan(""));
  result = f.select(f.isInteger(n), result, nan);
  return f.select(f.compare(P::OLT, n, f.number(0)), nan, result);
}

template <Value (*function)(const Floats &, Value, Value)>
static LogicalResult convertPair(OpConversion &op) {
  return convertFloats(op, [](const Floats &f, ArrayRef<Value> inputs) {
    return function(f, inputs[0], inputs[1]);
  });
}

static const ConverterRow rows[] = {
    {"chlo.lgamma", 1, 1, 0, convertFunction<makeLgamma>},
    {"chlo.digamma", 1, 1, 0, convertFunction<makeDigamma>},
    {"chlo.zeta", 2, 1, 0, convertPair<makeZeta>},
    {"chlo.polygamma", 2, 1, 0, convertPair<makePolygamma>},
};

ArrayRef<ConverterRow> stablehlo::getGammaFunctionRows() { return rows; }
