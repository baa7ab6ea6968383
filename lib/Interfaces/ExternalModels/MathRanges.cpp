//===- MathRanges.cpp - What numbers math ops give ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of functions: where they are monotone, and between which values.
//
//===----------------------------------------------------------------------===//

#include "RangeModels.h"

#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using range::Monotone;

using Ranges = ArrayRef<NumberRange>;

static constexpr double infinity = NumberRange::infinity;

namespace {
constexpr Monotone exponential = {std::exp, 0};
constexpr Monotone exponential2 = {std::exp2, 0};
constexpr Monotone exponentialMinusOne = {
    std::expm1, -1, infinity, -infinity, infinity, false, /*keepsZero=*/true};
constexpr Monotone logarithm = {std::log, -infinity, infinity, 0};
constexpr Monotone logarithm2 = {std::log2, -infinity, infinity, 0};
constexpr Monotone logarithm10 = {std::log10, -infinity, infinity, 0};
constexpr Monotone logarithmOfOnePlus = {
    std::log1p, -infinity, infinity, -1, infinity, false, /*keepsZero=*/true};
constexpr Monotone hyperbolicTangent = {
    std::tanh, -1, 1, -infinity, infinity, false, /*keepsZero=*/true};
constexpr Monotone hyperbolicSine = {std::sinh,         -infinity, infinity,
                                     -infinity,         infinity,  false,
                                     /*keepsZero=*/true};
constexpr Monotone errorFunction = {std::erf,          -1,       1,
                                    -infinity,         infinity, false,
                                    /*keepsZero=*/true};
constexpr Monotone errorComplement = {std::erfc, 0,        2,
                                      -infinity, infinity, /*isFalling=*/true};
constexpr Monotone arcTangent = {std::atan,         -1.5707964, 1.5707964,
                                 -infinity,         infinity,   false,
                                 /*keepsZero=*/true};
constexpr Monotone arcSine = {
    std::asin,         -1.5707964, 1.5707964, -1, 1, false,
    /*keepsZero=*/true};
constexpr Monotone arcCosine = {std::acos,         0, 3.1415928, -1, 1,
                                /*isFalling=*/true};
constexpr Monotone arcHyperbolicSine = {std::asinh,        -infinity, infinity,
                                        -infinity,         infinity,  false,
                                        /*keepsZero=*/true};
constexpr Monotone arcHyperbolicCosine = {std::acosh, 0, infinity, 1};
constexpr Monotone arcHyperbolicTangent = {
    std::atanh, -infinity, infinity, -1, 1, false, /*keepsZero=*/true};
constexpr Monotone cubeRoot = {std::cbrt,         -infinity, infinity,
                               -infinity,         infinity,  false,
                               /*keepsZero=*/true};
} // namespace

template <const Monotone &function>
static NumberRange monotone(Operation *, Ranges in) {
  return range::apply(function, in[0]);
}
template <double (*round)(double)>
static NumberRange toWhole(Operation *, Ranges in) {
  return range::toInteger(in[0], round);
}

static NumberRange wave(Operation *, Ranges) { return range::between(-1, 1); }
static NumberRange angle(Operation *, Ranges) {
  return range::between(-3.1415928, 3.1415928);
}
static NumberRange magnitude(Operation *, Ranges in) {
  return range::absolute(in[0]);
}
static NumberRange withSign(Operation *, Ranges in) {
  return range::anySign(in[0]);
}
static NumberRange hyperbolicCosine(Operation *, Ranges in) {
  constexpr Monotone grows = {std::cosh, 1};
  return range::apply(grows, range::absolute(in[0]));
}
static NumberRange root(Operation *, Ranges in) {
  return range::squareRoot(in[0]);
}
static NumberRange inverseRoot(Operation *, Ranges in) {
  return range::inverseSquareRoot(in[0]);
}
static NumberRange power(Operation *, Ranges in) {
  return range::power(in[0], in[1]);
}
/// The product is not rounded before the sum.
static NumberRange multiplyAndAdd(Operation *op, Ranges in) {
  bool isSquare = op->getOperand(0) == op->getOperand(1);
  return range::add(
      isSquare ? range::square(in[0]) : range::multiply(in[0], in[1]), in[2]);
}
/// Which of two ends wins where they cross is not said.
static NumberRange clamp(Operation *, Ranges in) {
  NumberRange result = range::minimum(range::maximum(in[0], in[1]), in[2]);
  if (in[1].high > in[2].low)
    result = join(result, join(in[1], in[2]));
  for (unsigned i : {1, 2})
    if (in[0].mayBeNaN || in[i].mayBeNaN)
      result = join(result, join(in[0], in[i]));
  return result;
}
static NumberRange countBits(Operation *op, Ranges) {
  return NumberRange::integers(0, range::bitsOf(op->getResult(0).getType()));
}

void mp::attachMathRanges(MLIRContext *context) {
  attachRange<monotone<exponential>, math::ExpOp>(context);
  attachRange<monotone<exponential2>, math::Exp2Op>(context);
  attachRange<monotone<exponentialMinusOne>, math::ExpM1Op>(context);
  attachRange<monotone<logarithm>, math::LogOp>(context);
  attachRange<monotone<logarithm2>, math::Log2Op>(context);
  attachRange<monotone<logarithm10>, math::Log10Op>(context);
  attachRange<monotone<logarithmOfOnePlus>, math::Log1pOp>(context);
  attachRange<monotone<hyperbolicTangent>, math::TanhOp>(context);
  attachRange<monotone<hyperbolicSine>, math::SinhOp>(context);
  attachRange<monotone<errorFunction>, math::ErfOp>(context);
  attachRange<monotone<errorComplement>, math::ErfcOp>(context);
  attachRange<monotone<arcTangent>, math::AtanOp>(context);
  attachRange<monotone<arcSine>, math::AsinOp>(context);
  attachRange<monotone<arcCosine>, math::AcosOp>(context);
  attachRange<monotone<arcHyperbolicSine>, math::AsinhOp>(context);
  attachRange<monotone<arcHyperbolicCosine>, math::AcoshOp>(context);
  attachRange<monotone<arcHyperbolicTangent>, math::AtanhOp>(context);
  attachRange<monotone<cubeRoot>, math::CbrtOp>(context);
  attachRange<hyperbolicCosine, math::CoshOp>(context);
  attachRange<wave, math::SinOp, math::CosOp>(context);
  attachRange<angle, math::Atan2Op>(context);
  attachRange<magnitude, math::AbsFOp>(context);
  attachRange<withSign, math::CopySignOp>(context);
  attachRange<root, math::SqrtOp>(context);
  attachRange<inverseRoot, math::RsqrtOp>(context);
  attachRange<power, math::PowFOp, math::FPowIOp>(context);
  attachRange<multiplyAndAdd, math::FmaOp>(context);
  attachRange<clamp, math::ClampFOp>(context);
  attachRange<toWhole<std::ceil>, math::CeilOp>(context);
  attachRange<toWhole<std::floor>, math::FloorOp>(context);
  attachRange<toWhole<std::round>, math::RoundOp>(context);
  attachRange<toWhole<std::nearbyint>, math::RoundEvenOp>(context);
  attachRange<toWhole<std::trunc>, math::TruncOp>(context);
  attachRange<countBits, math::CountLeadingZerosOp, math::CountTrailingZerosOp,
              math::CtPopOp>(context);
  attachRange<magnitude, math::AbsIOp>(context);
}
