//===- SpecialFunctions.cpp - Special functions and bits of floats --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What math has no op for: functions that CHLO defines by polynomials, and ops
// on the bits of floats. Narrow floats compute in f32 and are rounded once.
//
//===----------------------------------------------------------------------===//

#include "FloatArithmetic.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <utility>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

using P = arith::CmpFPredicate;

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

Value stablehlo::makeErfInv(const Floats &f, Value x) {
  Value minusSquare = f.mul(f.call<arith::NegFOp>(x), x);
  Value w = f.call<arith::NegFOp>(f.call<math::Log1pOp>(minusSquare));
  bool isDouble = f.type.getElementTypeBitWidth() == 64;
  Value factor = isDouble ? makeErfInv64(f, w) : makeErfInv32(f, w);
  Value isOne = f.compare(P::OEQ, f.call<math::AbsFOp>(x), f.number(1.0));
  return f.select(isOne, f.mul(x, f.number(kInfinity)), f.mul(factor, x));
}

//===----------------------------------------------------------------------===//
// Modified Bessel function
//===----------------------------------------------------------------------===//

/// The sum of the Chebyshev polynomials in `y` with these coefficients, lowest
/// first, by Clenshaw's recurrence.
static Value makeChebyshev(const Floats &f, Value y,
                           ArrayRef<double> coefficients) {
  Value twice = f.add(y, y), last = f.number(0), sum = f.number(0);
  for (double coefficient : llvm::reverse(coefficients.drop_front())) {
    Value next = f.add(f.sub(f.mul(twice, sum), last), f.number(coefficient));
    last = std::exchange(sum, next);
  }
  return f.add(f.sub(f.mul(y, sum), last), f.number(coefficients[0] / 2));
}

// exp(-|x|) I1(x), with coefficients from the integrals that define them, of
// the power series for |x| <= 8 and the asymptotic one above.

static Value makeBesselI1e(const Floats &f, Value x) {
  // exp(-x) I1(x) / x in x / 4 - 1.
  static constexpr double near[] = {
      2.52587186443633648913e-01, -1.76416518357834062325e-01,
      1.02643658689847094845e-01, -5.29459812080949887569e-02,
      2.47264490306265162511e-02, -1.05640848946261974028e-02,
      4.15642294431288819578e-03, -1.51357245063125315371e-03,
      5.12285956168575759041e-04, -1.61760815825896743427e-04,
      4.78156510755005422094e-05, -1.32731636560394358559e-05,
      3.47025130813767845127e-06, -8.56872026469545474686e-07,
      2.00329475355213532662e-07, -4.44505912879632805340e-08,
      9.38153738649577259021e-09, -1.88724975172282944073e-09,
      3.62559028155211724982e-10, -6.66348972350202712114e-11,
      1.17361862988909012319e-11, -1.98397439776494363874e-12,
      3.22379336594557475817e-13, -5.04218550472791179211e-14,
      7.60068429473540766868e-15, -1.10559694773538624943e-15,
      1.55363195773620054149e-16, -2.11142121435816595968e-17,
      2.77791411276104637213e-18};
  // exp(-x) I1(x) sqrt(x) in 16 / x - 1.
  static constexpr double far[] = {
      7.78576235018280105038e-01,  -9.76109749136146870319e-03,
      -1.10588938762623713438e-04, -3.88256480887769059367e-06,
      -2.51223623787020883740e-07, -2.63146884688951959125e-08,
      -3.83538038596423699897e-09, -5.58974346219658378312e-10,
      -1.89749581235054125546e-11, 3.25260358301548843865e-11,
      1.41258074366137818979e-11,  2.03562854414708955583e-12,
      -7.19855177624590835713e-13, -4.08355111109219740355e-13,
      -2.10154184277266429961e-14, 4.27244001671195167821e-14,
      1.04202769841288020693e-14,  -3.81440307243700675069e-15,
      -1.88035477551078053762e-15, 3.30820231092085012743e-16,
      2.96262899764601565448e-16,  -3.20952592199163710883e-17,
      -4.65030536849478266249e-17, 4.41434832309393673632e-18,
      7.51729631101139753844e-18,  -9.31417887090726309986e-19,
      -1.24219327527599284201e-18};
  Value size = f.call<math::AbsFOp>(x), border = f.number(8);
  Value low = f.op.make<arith::MinimumFOp>(f.type, {size, border});
  Value high = f.op.make<arith::MaximumFOp>(f.type, {size, border});
  Value one = f.number(1);
  Value inner = makeChebyshev(f, f.sub(f.mul(low, f.number(0.25)), one), near);
  Value outer = makeChebyshev(f, f.sub(f.div(f.number(16), high), one), far);
  Value isLow = f.compare(P::OLE, size, border);
  Value result = f.select(isLow, f.mul(size, inner),
                          f.div(outer, f.call<math::SqrtOp>(high)));
  return f.op.make<math::CopySignOp>(f.type, {result, x});
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
  Value change = op.select(differs, minusOne, one);
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
    {"chlo.bessel_i1e", 1, 1, 0, convertFunction<makeBesselI1e>},
    {"chlo.is_inf", 1, 1, 0, convertIsInfinite<true, true>},
    {"chlo.is_pos_inf", 1, 1, 0, convertIsInfinite<true, false>},
    {"chlo.is_neg_inf", 1, 1, 0, convertIsInfinite<false, true>},
};

ArrayRef<ConverterRow> stablehlo::getSpecialFunctionRows() { return rows; }
