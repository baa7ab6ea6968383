//===- Elementwise.cpp - Elementwise ops on floats ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row an op. What StableHLO lacks is written as CHLO or with what StableHLO
// has, without a rounding more.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

/// The op of StableHLO that does the same.
template <const char *name>
static LogicalResult write(OpExport &op) {
  return op.finish(op.make(name, op.getType(), op.operands));
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static Value makeNot(OpExport &op, Value value) {
  return op.same("not", value);
}

/// Comparisons of StableHLO are false for NaN, except that NE is true.
static LogicalResult writeCmpF(OpExport &op) {
  using P = arith::CmpFPredicate;
  Value a = op.operands[0], b = op.operands[1];
  auto finish = [&](StringRef direction, bool isNegated = false) {
    Value flag = op.compare(direction, a, b);
    return op.finish(isNegated ? makeNot(op, flag) : flag);
  };
  auto isOrderedAndDiffers = [&] {
    return op.same("or", {op.compare("LT", a, b), op.compare("GT", a, b)});
  };
  auto isOrdered = [&] {
    return op.same("and", {op.compare("EQ", a, a), op.compare("EQ", b, b)});
  };
  switch (op.as<arith::CmpFOp>().getPredicate()) {
  case P::OEQ:
    return finish("EQ");
  case P::OGT:
    return finish("GT");
  case P::OGE:
    return finish("GE");
  case P::OLT:
    return finish("LT");
  case P::OLE:
    return finish("LE");
  case P::UNE:
    return finish("NE");
  case P::UGT:
    return finish("LE", /*isNegated=*/true);
  case P::UGE:
    return finish("LT", /*isNegated=*/true);
  case P::ULT:
    return finish("GE", /*isNegated=*/true);
  case P::ULE:
    return finish("GT", /*isNegated=*/true);
  case P::ONE:
    return op.finish(isOrderedAndDiffers());
  case P::UEQ:
    return op.finish(makeNot(op, isOrderedAndDiffers()));
  case P::ORD:
    return op.finish(isOrdered());
  case P::UNO:
    return op.finish(makeNot(op, isOrdered()));
  case P::AlwaysFalse:
    return op.finish(op.splat(op.getType(), APInt(1, 0)));
  case P::AlwaysTrue:
    return op.finish(op.splat(op.getType(), APInt(1, 1)));
  }
  llvm_unreachable("all predicates are handled");
}

static LogicalResult writeIsNaN(OpExport &op) {
  return op.finish(op.compare("NE", op.operands[0], op.operands[0]));
}

static LogicalResult writeIsInf(OpExport &op) {
  auto type = cast<RankedTensorType>(op.operands[0].getType());
  auto element = cast<FloatType>(type.getElementType());
  if (!APFloat::semanticsHasInf(element.getFloatSemantics()))
    return op.finish(op.splat(op.getType(), APInt(1, 0)));
  Value infinity = op.splat(
      type,
      FloatAttr::get(element, APFloat::getInf(element.getFloatSemantics())));
  Value magnitude = op.same("abs", op.operands[0]);
  return op.finish(op.compare("EQ", magnitude, infinity));
}

//===----------------------------------------------------------------------===//
// Signs and choices
//===----------------------------------------------------------------------===//

/// The operand of a sign function that was written out: x where it is zero or
/// NaN, otherwise 1 with the sign of x.
static Value matchSign(arith::SelectOp select) {
  auto compare = select.getCondition().getDefiningOp<arith::CmpFOp>();
  auto sign = select.getTrueValue().getDefiningOp<math::CopySignOp>();
  Value x = select.getFalseValue();
  if (!compare || !sign ||
      compare.getPredicate() != arith::CmpFPredicate::ONE ||
      compare.getLhs() != x || sign.getRhs() != x ||
      !matchPattern(compare.getRhs(), m_AnyZeroFloat()) ||
      !matchPattern(sign.getLhs(), m_OneFloat()))
    return {};
  return x;
}

static LogicalResult writeSelect(OpExport &op) {
  auto select = op.as<arith::SelectOp>();
  if (matchSign(select))
    return op.finish(op.same("sign", op.operands[2]));
  return op.finish(op.select(op.operands[0], op.operands[1], op.operands[2]));
}

/// Bits of the magnitude of one, the sign of the other.
static LogicalResult writeCopySign(OpExport &op) {
  RankedTensorType type = op.getType();
  unsigned width = type.getElementTypeBitWidth();
  Type bits = op.builder.getIntegerType(width);
  RankedTensorType bitsType = type.clone(bits);
  Value signMask = op.splat(bitsType, APInt::getSignMask(width));
  Value restMask = op.splat(bitsType, APInt::getSignedMaxValue(width));
  Value rest = op.same("and", {op.bitcast(op.operands[0], bits), restMask});
  Value sign = op.same("and", {op.bitcast(op.operands[1], bits), signMask});
  return op.finish(
      op.bitcast(op.same("or", {rest, sign}), type.getElementType()));
}

static LogicalResult writeTrunc(OpExport &op) {
  Value x = op.operands[0], zero = op.splat(op.getType(), 0.0);
  Value up = op.same("ceil", x), down = op.same("floor", x);
  return op.finish(op.select(op.compare("LT", x, zero), up, down));
}

/// The other operand in place of a NaN.
template <const char *name>
static LogicalResult writeNumberOf(OpExport &op) {
  Value a = op.operands[0], b = op.operands[1];
  Value best = op.same(name, {a, b});
  Value orA = op.select(op.compare("NE", b, b), a, best);
  return op.finish(op.select(op.compare("NE", a, a), b, orA));
}

static LogicalResult writeClamp(OpExport &op) {
  return op.finish(op.make("clamp", op.getType(),
                           {op.operands[1], op.operands[0], op.operands[2]}));
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static LogicalResult writeExp2(OpExport &op) {
  return op.finish(
      op.same("power", {op.splat(op.getType(), 2.0), op.operands[0]}));
}

static LogicalResult writeAtan(OpExport &op) {
  return op.finish(
      op.same("atan2", {op.operands[0], op.splat(op.getType(), 1.0)}));
}

static LogicalResult writeErf(OpExport &op) {
  // Artifacts can hold this spelling and not chlo.erf; XLA knows both.
  return op.finish(
      op.make("custom_call", op.getType(), op.operands,
              {op.builder.getNamedAttr("call_target_name",
                                       op.builder.getStringAttr("mhlo.erf"))},
              {op.builder.getNamedAttr("mhlo.attributes",
                                       op.builder.getDictionaryAttr({})),
               op.builder.getNamedAttr("mhlo.version",
                                       op.builder.getI64IntegerAttr(1))}));
}

#define ROW(op, name) static constexpr char op##Name[] = name;
ROW(add, "add")
ROW(subtract, "subtract")
ROW(multiply, "multiply")
ROW(divide, "divide")
ROW(remainder, "remainder")
ROW(negate, "negate")
ROW(maximum, "maximum")
ROW(minimum, "minimum")
ROW(abs, "abs")
ROW(power, "power")
ROW(atan2, "atan2")
ROW(exponential, "exponential")
ROW(expm1, "exponential_minus_one")
ROW(log, "log")
ROW(log1p, "log_plus_one")
ROW(sqrt, "sqrt")
ROW(rsqrt, "rsqrt")
ROW(cbrt, "cbrt")
ROW(tanh, "tanh")
ROW(tan, "tan")
ROW(sine, "sine")
ROW(cosine, "cosine")
ROW(logistic, "logistic")
ROW(floor, "floor")
ROW(ceil, "ceil")
ROW(roundEven, "round_nearest_even")
ROW(round, "round_nearest_afz")
ROW(isFinite, "is_finite")
ROW(acos, "chlo.acos")
ROW(acosh, "chlo.acosh")
ROW(asin, "chlo.asin")
ROW(asinh, "chlo.asinh")
ROW(atanh, "chlo.atanh")
ROW(cosh, "chlo.cosh")
ROW(sinh, "chlo.sinh")
ROW(erfc, "chlo.erfc")
#undef ROW

static const ExporterRow rows[] = {
    {"arith.addf", write<addName>},
    {"arith.subf", write<subtractName>},
    {"arith.mulf", write<multiplyName>},
    {"arith.divf", write<divideName>},
    {"arith.remf", write<remainderName>},
    {"arith.negf", write<negateName>},
    {"arith.maximumf", write<maximumName>},
    {"arith.minimumf", write<minimumName>},
    {"arith.maxnumf", writeNumberOf<maximumName>},
    {"arith.minnumf", writeNumberOf<minimumName>},
    {"arith.cmpf", writeCmpF},
    {"arith.select", writeSelect},
    {"math.absf", write<absName>},
    {"math.powf", write<powerName>},
    {"math.acos", write<acosName>},
    {"math.acosh", write<acoshName>},
    {"math.asin", write<asinName>},
    {"math.asinh", write<asinhName>},
    {"math.atan", writeAtan},
    {"math.atan2", write<atan2Name>},
    {"math.atanh", write<atanhName>},
    {"math.exp", write<exponentialName>},
    {"math.exp2", writeExp2},
    {"math.expm1", write<expm1Name>},
    {"math.log", write<logName>},
    {"math.log1p", write<log1pName>},
    {"math.sqrt", write<sqrtName>},
    {"math.rsqrt", write<rsqrtName>},
    {"math.cbrt", write<cbrtName>},
    {"math.tanh", write<tanhName>},
    {"math.tan", write<tanName>},
    {"math.cosh", write<coshName>},
    {"math.sinh", write<sinhName>},
    {"math.sin", write<sineName>},
    {"math.cos", write<cosineName>},
    {"math.floor", write<floorName>},
    {"math.ceil", write<ceilName>},
    {"math.trunc", writeTrunc},
    {"math.roundeven", write<roundEvenName>},
    {"math.round", write<roundName>},
    {"math.erf", writeErf},
    {"math.erfc", write<erfcName>},
    {"math.isfinite", write<isFiniteName>},
    {"math.isnan", writeIsNaN},
    {"math.isinf", writeIsInf},
    {"math.copysign", writeCopySign},
    {"math.clampf", writeClamp},
    {"mp.logistic", write<logisticName>},
};

ArrayRef<ExporterRow> hloexport::getElementwiseRows() { return rows; }
