//===- StablehloSpecial.cpp - Special functions and bits of floats --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What no op of math is: functions that CHLO defines by polynomials, and ops on
// the bits of floats. Narrow floats compute in f32 and are rounded once.
//
//===----------------------------------------------------------------------===//

#include "StablehloConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

namespace {
/// Arithmetic on tensors of one float type.
struct Floats {
  OpConversion &op;
  RankedTensorType type;

  Value number(double value) const { return op.splat(type, value); }
  Value add(Value a, Value b) const {
    return op.make<arith::AddFOp>(type, {a, b});
  }
  Value sub(Value a, Value b) const {
    return op.make<arith::SubFOp>(type, {a, b});
  }
  Value mul(Value a, Value b) const {
    return op.make<arith::MulFOp>(type, {a, b});
  }
  Value div(Value a, Value b) const {
    return op.make<arith::DivFOp>(type, {a, b});
  }
  Value select(Value condition, Value a, Value b) const {
    return op.make<arith::SelectOp>(type, {condition, a, b});
  }
  Value compare(arith::CmpFPredicate predicate, Value a, Value b) const {
    return arith::CmpFOp::create(op.builder, op.loc, predicate, a, b);
  }
  template <typename Op>
  Value call(Value a) const {
    return op.make<Op>(type, a);
  }
  /// The polynomial in `x` with these coefficients, highest power first.
  Value polynomial(Value x, ArrayRef<double> coefficients) const {
    Value sum = number(coefficients.front());
    for (double coefficient : coefficients.drop_front())
      sum = add(mul(sum, x), number(coefficient));
    return sum;
  }
};
} // namespace

using P = arith::CmpFPredicate;
static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kPi = 3.14159265358979323846;

/// Computes a function of one float, in f32 where the type is narrower.
template <Value (*function)(const Floats &, Value)>
static LogicalResult convertFunction(OpConversion &op) {
  RankedTensorType type = op.types[0];
  if (op.getResultKind() != ElementKind::Float || op.getOperandType(0) != type)
    return op.refuse("not supported on elements of this type");
  Value input = op.operands[0];
  if (type.getElementTypeBitWidth() >= 32)
    return op.finish(function({op, type}, input));
  auto wide = type.clone(op.builder.getF32Type());
  input = CastOp::create(op.builder, op.loc, wide, input);
  Value result = function({op, wide}, input);
  return op.finish(CastOp::create(op.builder, op.loc, type, result));
}

//===----------------------------------------------------------------------===//
// Inverse error function
//===----------------------------------------------------------------------===//

// M. Giles: Approximating the erfinv function. GPU Computing Gems, 2011. In
// w = -log(1 - x^2): a polynomial near zero, others in sqrt(w) in the tails.

static Value makeErfInv32(const Floats &f, Value w) {
  static constexpr double central[] = {
      2.81022636e-08,  3.43273939e-07, -3.5233877e-06,
      -4.39150654e-06, 0.00021858087,  -0.00125372503,
      -0.00417768164,  0.246640727,    1.50140941};
  static constexpr double tail[] = {
      -0.000200214257, 0.000100950558, 0.00134934322,
      -0.00367342844,  0.00573950773,  -0.0076224613,
      0.00943887047,   1.00167406,     2.83297682};
  Value isCentral = f.compare(P::OLT, w, f.number(5.0));
  Value inner = f.polynomial(f.sub(w, f.number(2.5)), central);
  Value root = f.call<math::SqrtOp>(w);
  Value outer = f.polynomial(f.sub(root, f.number(3.0)), tail);
  return f.select(isCentral, inner, outer);
}

static Value makeErfInv64(const Floats &f, Value w) {
  static constexpr double central[] = {
      -3.6444120640178196996e-21, -1.685059138182016589e-19,
      1.2858480715256400167e-18,  1.115787767802518096e-17,
      -1.333171662854620906e-16,  2.0972767875968561637e-17,
      6.6376381343583238325e-15,  -4.0545662729752068639e-14,
      -8.1519341976054721522e-14, 2.6335093153082322977e-12,
      -1.2975133253453532498e-11, -5.4154120542946279317e-11,
      1.051212273321532285e-09,   -4.1126339803469836976e-09,
      -2.9070369957882005086e-08, 4.2347877827932403518e-07,
      -1.3654692000834678645e-06, -1.3882523362786468719e-05,
      0.0001867342080340571352,   -0.00074070253416626697512,
      -0.0060336708714301490533,  0.24015818242558961693,
      1.6536545626831027356};
  static constexpr double middle[] = {
      2.2137376921775787049e-09,  9.0756561938885390979e-08,
      -2.7517406297064545428e-07, 1.8239629214389227755e-08,
      1.5027403968909827627e-06,  -4.013867526981545969e-06,
      2.9234449089955446044e-06,  1.2475304481671778723e-05,
      -4.7318229009055733981e-05, 6.8284851459573175448e-05,
      2.4031110387097893999e-05,  -0.0003550375203628474796,
      0.00095328937973738049703,  -0.0016882755560235047313,
      0.0024914420961078508066,   -0.0037512085075692412107,
      0.005370914553590063617,    1.0052589676941592334,
      3.0838856104922207635};
  static constexpr double tail[] = {
      -2.7109920616438573243e-11, -2.5556418169965252055e-10,
      1.5076572693500548083e-09,  -3.7894654401267369937e-09,
      7.6157012080783393804e-09,  -1.4960026627149240478e-08,
      2.9147953450901080826e-08,  -6.7711997758452339498e-08,
      2.2900482228026654717e-07,  -9.9298272942317002539e-07,
      4.5260625972231537039e-06,  -1.9681778105531670567e-05,
      7.5995277030017761139e-05,  -0.00021503011930044477347,
      -0.00013871931833623122026, 1.0103004648645343977,
      4.8499064014085844221};
  Value isCentral = f.compare(P::OLT, w, f.number(6.25));
  Value isMiddle = f.compare(P::OLT, w, f.number(16.0));
  Value inner = f.polynomial(f.sub(w, f.number(3.125)), central);
  Value root = f.call<math::SqrtOp>(w);
  Value between = f.polynomial(f.sub(root, f.number(3.25)), middle);
  Value outer = f.polynomial(f.sub(root, f.number(5.0)), tail);
  return f.select(isCentral, inner, f.select(isMiddle, between, outer));
}

static Value makeErfInv(const Floats &f, Value x) {
  Value minusSquare = f.mul(f.call<arith::NegFOp>(x), x);
  Value w = f.call<arith::NegFOp>(f.call<math::Log1pOp>(minusSquare));
  bool isDouble = f.type.getElementTypeBitWidth() == 64;
  Value factor = isDouble ? makeErfInv64(f, w) : makeErfInv32(f, w);
  Value isOne = f.compare(P::OEQ, f.call<math::AbsFOp>(x), f.number(1.0));
  return f.select(isOne, f.mul(x, f.number(kInfinity)), f.mul(factor, x));
}

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
// Questions about floats
//===----------------------------------------------------------------------===//

template <bool positive, bool negative>
static LogicalResult convertIsInfinite(OpConversion &op) {
  RankedTensorType type = op.getOperandType(0);
  if (op.getOperandKind(0) != ElementKind::Float ||
      op.types[0] != type.clone(op.builder.getI1Type()))
    return op.refuse("not supported on elements of this type");
  Floats f{op, type};
  Value input = op.operands[0];
  if (positive && negative)
    input = f.call<math::AbsFOp>(input);
  return op.finish(
      f.compare(P::OEQ, input, f.number(positive ? kInfinity : -kInfinity)));
}

//===----------------------------------------------------------------------===//
// Neighbours
//===----------------------------------------------------------------------===//

/// The float after `x` in the direction of `y`: as integers, magnitudes are
/// neighbours where floats are.
static LogicalResult convertNextAfter(OpConversion &op) {
  RankedTensorType type = op.types[0];
  if (op.getResultKind() != ElementKind::Float ||
      op.getOperandType(0) != type || op.getOperandType(1) != type)
    return op.refuse("not supported on elements of this type");
  Value x = op.operands[0], y = op.operands[1];
  unsigned width = type.getElementTypeBitWidth();
  RankedTensorType integers = type.clone(op.builder.getIntegerType(width));
  Floats f{op, type};
  auto toBits = [&](Value v) { return op.make<arith::BitcastOp>(integers, v); };
  auto toFloat = [&](Value v) { return op.make<arith::BitcastOp>(type, v); };
  Value one = op.splat(integers, int64_t(1));
  Value minusOne = op.splat(integers, int64_t(-1));
  Value zero = f.number(0.0);
  // Away from zero when both comparisons agree.
  Value isPositive = f.compare(P::OGT, x, zero);
  Value isUp = f.compare(P::OGT, y, x);
  Value differs = op.make<arith::XOrIOp>(isUp.getType(), {isUp, isPositive});
  Value change = op.make<arith::SelectOp>(integers, {differs, minusOne, one});
  Value moved = toFloat(op.make<arith::AddIOp>(integers, {toBits(x), change}));
  Value smallest = op.make<math::CopySignOp>(type, {toFloat(one), y});
  Value result = f.select(f.compare(P::OEQ, x, zero), smallest, moved);
  result = f.select(f.compare(P::OEQ, x, y), y, result);
  Value isNaN = f.compare(P::UNO, x, y);
  return op.finish(f.select(isNaN, f.number(std::nan("")), result));
}

static const ConverterRow rows[] = {
    {"chlo.next_after", 2, 1, 0, convertNextAfter},
    {"chlo.erf_inv", 1, 1, 0, convertFunction<makeErfInv>},
    {"chlo.lgamma", 1, 1, 0, convertFunction<makeLgamma>},
    {"chlo.digamma", 1, 1, 0, convertFunction<makeDigamma>},
    {"chlo.is_inf", 1, 1, 0, convertIsInfinite<true, true>},
    {"chlo.is_pos_inf", 1, 1, 0, convertIsInfinite<true, false>},
    {"chlo.is_neg_inf", 1, 1, 0, convertIsInfinite<false, true>},
};

ArrayRef<ConverterRow> stablehlo::getSpecialRows() { return rows; }
