//===- Elementwise.cpp - Elementwise ops ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row an op: what it is on floats, signed, unsigned and boolean elements.
// An op with several steps has a builder of its own, below.
//
//===----------------------------------------------------------------------===//

#include "../OpConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

//===----------------------------------------------------------------------===//
// Ops whose operands and result have one type
//===----------------------------------------------------------------------===//

/// Builds the result of an op from its operands.
using Maker = Value (*)(OpConversion &);

template <typename Op>
static Value makeOp(OpConversion &op) {
  return op.make<Op>(op.types[0], op.operands);
}

static LogicalResult requireOneType(OpConversion &op) {
  for (Type type : ValueRange(op.operands).getTypes())
    if (type != op.types[0])
      return op.refuse("operand and result types differ");
  return success();
}

/// Accuracy requests other than the default are promises we cannot keep.
static LogicalResult requireDefaultAccuracy(OpConversion &op) {
  auto accuracy =
      dyn_cast_or_null<DictionaryAttr>(op.source->getAttr("result_accuracy"));
  auto mode = accuracy ? accuracy.getAs<StringAttr>("mode") : StringAttr();
  if (mode && mode.getValue() == "TOLERANCE")
    return op.leave("result_accuracy with a tolerance");
  return success();
}

/// Converts by the kind of the elements; null means undefined on that kind.
template <Maker onFloat, Maker onSigned, Maker onUnsigned, Maker onBool>
static LogicalResult convertByKind(OpConversion &op) {
  if (failed(requireOneType(op)) || failed(requireDefaultAccuracy(op)))
    return failure();
  Maker maker = nullptr;
  switch (op.getResultKind()) {
  case ElementKind::Float:
    maker = onFloat;
    break;
  case ElementKind::Signed:
    maker = onSigned;
    break;
  case ElementKind::Unsigned:
    maker = onUnsigned;
    break;
  case ElementKind::Bool:
    maker = onBool;
    break;
  }
  if (!maker)
    return op.refuse("not supported on elements of this type");
  return op.finish(maker(op));
}

template <typename Op>
static constexpr Converter onFloats =
    convertByKind<makeOp<Op>, nullptr, nullptr, nullptr>;

static Value makeIdentity(OpConversion &op) { return op.operands[0]; }

static Value makeZero(OpConversion &op) { return op.splat(op.types[0], 0.0); }

/// math.ipowi reads its exponent as signed. In 64 bits it is not negative; of a
/// larger one only what the cycle of odd powers (2^62) leaves matters, and that
/// it is large, for even bases.
static Value makeUnsignedPower(OpConversion &op) {
  RankedTensorType type = op.types[0];
  RankedTensorType wide = type.clone(op.builder.getI64Type());
  Value base = op.operands[0], exponent = op.operands[1];
  if (type != wide) {
    base = op.make<arith::ExtUIOp>(wide, base);
    exponent = op.make<arith::ExtUIOp>(wide, exponent);
    Value power = op.make<math::IPowIOp>(wide, {base, exponent});
    return op.make<arith::TruncIOp>(type, power);
  }
  APInt cycle = APInt::getOneBitSet(64, 62);
  Value rest =
      op.make<arith::AndIOp>(wide, {exponent, op.splat(wide, cycle - 1)});
  Value isLarge =
      op.compare(arith::CmpIPredicate::uge, exponent, op.splat(wide, cycle));
  Value large = op.make<arith::OrIOp>(wide, {rest, op.splat(wide, cycle)});
  exponent = op.select(isLarge, large, exponent);
  return op.make<math::IPowIOp>(wide, {base, exponent});
}

static Value makeIntegerNegate(OpConversion &op) {
  Value zero = op.splat(op.types[0], int64_t(0));
  return op.make<arith::SubIOp>(op.types[0], {zero, op.operands[0]});
}

static Value makeNot(OpConversion &op) {
  Value ones = op.splat(op.types[0], int64_t(-1));
  return op.make<arith::XOrIOp>(op.types[0], {op.operands[0], ones});
}

template <typename Multiply>
static Value makeSquare(OpConversion &op) {
  return op.make<Multiply>(op.types[0], {op.operands[0], op.operands[0]});
}

/// Zeros keep their sign and NaN stays NaN.
static Value makeFloatSign(OpConversion &op) {
  Value x = op.operands[0];
  Value zero = op.splat(op.types[0], 0.0);
  Value one = op.splat(op.types[0], 1.0);
  Value hasSign = op.compare(arith::CmpFPredicate::ONE, x, zero);
  Value sign = op.make<math::CopySignOp>(op.types[0], {one, x});
  return op.select(hasSign, sign, x);
}

static Value makeIntegerSign(OpConversion &op) {
  Value x = op.operands[0];
  Value zero = op.splat(op.types[0], int64_t(0));
  Value one = op.splat(op.types[0], int64_t(1));
  Value minusOne = op.splat(op.types[0], int64_t(-1));
  Value positive = op.compare(arith::CmpIPredicate::sgt, x, zero);
  Value negative = op.compare(arith::CmpIPredicate::slt, x, zero);
  Value rest = op.select(negative, minusOne, zero);
  return op.select(positive, one, rest);
}

//===----------------------------------------------------------------------===//
// Ops with operands of several types
//===----------------------------------------------------------------------===//

template <typename Max, typename Min>
static Value makeClamp(OpConversion &op) {
  Value low = op.broadcastScalar(op.operands[0], op.types[0]);
  Value high = op.broadcastScalar(op.operands[2], op.types[0]);
  Value raised = op.make<Max>(op.types[0], {op.operands[1], low});
  return op.make<Min>(op.types[0], {raised, high});
}

static LogicalResult convertClamp(OpConversion &op) {
  RankedTensorType type = op.types[0];
  for (unsigned bound : {0u, 2u}) {
    RankedTensorType boundType = op.getOperandType(bound);
    if (boundType != type && boundType != type.clone(ArrayRef<int64_t>()))
      return op.refuse("bounds are neither scalars nor of the operand's type");
  }
  if (op.getOperandType(1) != type)
    return op.refuse("operand and result types differ");
  switch (op.getResultKind()) {
  case ElementKind::Float:
    return op.finish(makeClamp<arith::MaximumFOp, arith::MinimumFOp>(op));
  case ElementKind::Signed:
    return op.finish(makeClamp<arith::MaxSIOp, arith::MinSIOp>(op));
  case ElementKind::Unsigned:
  case ElementKind::Bool:
    return op.finish(makeClamp<arith::MaxUIOp, arith::MinUIOp>(op));
  }
  llvm_unreachable("all kinds are handled");
}

/// Comparisons with NaN are false, except that NaN is unequal to everything.
static std::optional<arith::CmpFPredicate> getFloatPredicate(StringRef name) {
  return llvm::StringSwitch<std::optional<arith::CmpFPredicate>>(name)
      .Case("EQ", arith::CmpFPredicate::OEQ)
      .Case("NE", arith::CmpFPredicate::UNE)
      .Case("GE", arith::CmpFPredicate::OGE)
      .Case("GT", arith::CmpFPredicate::OGT)
      .Case("LE", arith::CmpFPredicate::OLE)
      .Case("LT", arith::CmpFPredicate::OLT)
      .Default(std::nullopt);
}

static std::optional<arith::CmpIPredicate> getIntegerPredicate(StringRef name,
                                                               bool isSigned) {
  using P = arith::CmpIPredicate;
  return llvm::StringSwitch<std::optional<P>>(name)
      .Case("EQ", P::eq)
      .Case("NE", P::ne)
      .Case("GE", isSigned ? P::sge : P::uge)
      .Case("GT", isSigned ? P::sgt : P::ugt)
      .Case("LE", isSigned ? P::sle : P::ule)
      .Case("LT", isSigned ? P::slt : P::ult)
      .Default(std::nullopt);
}

/// Negative numbers are ordered the other way round by their bits: all bits but
/// the sign are flipped.
Value stablehlo::makeTotalOrderKey(OpConversion &op, Value value) {
  auto floats = cast<RankedTensorType>(value.getType());
  unsigned width = floats.getElementTypeBitWidth();
  RankedTensorType type = floats.clone(op.builder.getIntegerType(width));
  Value bits = op.make<arith::BitcastOp>(type, value);
  Value sign =
      op.make<arith::ShRSIOp>(type, {bits, op.splat(type, int64_t(width - 1))});
  Value flips =
      op.make<arith::ShRUIOp>(type, {sign, op.splat(type, int64_t(1))});
  return op.make<arith::XOrIOp>(type, {bits, flips});
}

/// What constants decide, so that a choice by it is none: whether a deviation
/// is one of any elements.
static std::optional<bool> foldCompare(arith::CmpFPredicate predicate,
                                       Value lhs, Value rhs) {
  auto left = dyn_cast_or_null<FloatAttr>(getSplat(lhs));
  auto right = dyn_cast_or_null<FloatAttr>(getSplat(rhs));
  if (!left || !right)
    return std::nullopt;
  return arith::applyCmpPredicate(predicate, left.getValue(), right.getValue());
}

static LogicalResult convertCompare(OpConversion &op) {
  if (op.getOperandType(0) != op.getOperandType(1))
    return op.refuse("operand types differ");
  RankedTensorType boolType =
      op.getOperandType(0).clone(op.builder.getI1Type());
  if (op.types[0] != boolType)
    return op.refuse("the result is not a tensor of i1");
  StringRef type = op.getEnumerator("compare_type");
  StringRef direction = op.getEnumerator("comparison_direction");
  ElementKind kind = op.getOperandKind(0);
  Value lhs = op.operands[0], rhs = op.operands[1];
  bool isFloat = kind == ElementKind::Float;
  if (isFloat && type == "TOTALORDER") {
    lhs = makeTotalOrderKey(op, lhs);
    rhs = makeTotalOrderKey(op, rhs);
    kind = ElementKind::Signed;
  } else if (isFloat) {
    auto predicate = getFloatPredicate(direction);
    if (!predicate)
      return op.refuse("no valid comparison_direction");
    if (std::optional<bool> decided = foldCompare(*predicate, lhs, rhs))
      return op.finish(op.splat(op.types[0], APInt(1, *decided)));
    return op.finish(op.compare(*predicate, lhs, rhs));
  }
  bool isSigned = kind == ElementKind::Signed && type != "UNSIGNED";
  auto predicate = getIntegerPredicate(direction, isSigned);
  if (!predicate)
    return op.refuse("no valid comparison_direction");
  return op.finish(op.compare(*predicate, lhs, rhs));
}

static LogicalResult convertSelect(OpConversion &op) {
  RankedTensorType type = op.types[0];
  if (op.getOperandType(1) != type || op.getOperandType(2) != type)
    return op.refuse("operand and result types differ");
  Value predicate = op.operands[0];
  auto shaped = type.clone(op.builder.getI1Type());
  if (predicate.getType() != shaped &&
      predicate.getType() != shaped.clone(ArrayRef<int64_t>()))
    return op.refuse(
        "the predicate is neither a scalar nor of the operands' shape");
  if (auto decided = dyn_cast_or_null<IntegerAttr>(getSplat(predicate)))
    return op.finish(op.operands[decided.getValue().isZero() ? 2 : 1]);
  return op.finish(op.select(op.broadcastScalar(predicate, shaped),
                             op.operands[1], op.operands[2]));
}

static LogicalResult convertIsFinite(OpConversion &op) {
  if (op.getOperandKind(0) != ElementKind::Float)
    return op.refuse("not supported on elements of this type");
  RankedTensorType boolType =
      op.getOperandType(0).clone(op.builder.getI1Type());
  if (op.types[0] != boolType)
    return op.refuse("the result is not a tensor of i1");
  return op.finish(op.make<math::IsFiniteOp>(boolType, op.operands));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

// On booleans StableHLO adds by or and multiplies by and.
static const ConverterRow rows[] = {
    {"stablehlo.add", 2, 1, 0,
     convertByKind<makeOp<arith::AddFOp>, makeOp<arith::AddIOp>,
                   makeOp<arith::AddIOp>, makeOp<arith::OrIOp>>},
    {"stablehlo.subtract", 2, 1, 0,
     convertByKind<makeOp<arith::SubFOp>, makeOp<arith::SubIOp>,
                   makeOp<arith::SubIOp>, nullptr>},
    {"stablehlo.multiply", 2, 1, 0,
     convertByKind<makeOp<arith::MulFOp>, makeOp<arith::MulIOp>,
                   makeOp<arith::MulIOp>, makeOp<arith::AndIOp>>},
    {"stablehlo.maximum", 2, 1, 0,
     convertByKind<makeOp<arith::MaximumFOp>, makeOp<arith::MaxSIOp>,
                   makeOp<arith::MaxUIOp>, makeOp<arith::OrIOp>>},
    {"stablehlo.minimum", 2, 1, 0,
     convertByKind<makeOp<arith::MinimumFOp>, makeOp<arith::MinSIOp>,
                   makeOp<arith::MinUIOp>, makeOp<arith::AndIOp>>},
    {"stablehlo.and", 2, 1, 0,
     convertByKind<nullptr, makeOp<arith::AndIOp>, makeOp<arith::AndIOp>,
                   makeOp<arith::AndIOp>>},
    {"stablehlo.or", 2, 1, 0,
     convertByKind<nullptr, makeOp<arith::OrIOp>, makeOp<arith::OrIOp>,
                   makeOp<arith::OrIOp>>},
    {"stablehlo.xor", 2, 1, 0,
     convertByKind<nullptr, makeOp<arith::XOrIOp>, makeOp<arith::XOrIOp>,
                   makeOp<arith::XOrIOp>>},
    {"stablehlo.not", 1, 1, 0,
     convertByKind<nullptr, makeNot, makeNot, makeNot>},
    {"stablehlo.negate", 1, 1, 0,
     convertByKind<makeOp<arith::NegFOp>, makeIntegerNegate, makeIntegerNegate,
                   nullptr>},
    {"stablehlo.abs", 1, 1, 0,
     convertByKind<makeOp<math::AbsFOp>, makeOp<math::AbsIOp>, makeIdentity,
                   nullptr>},
    {"stablehlo.sign", 1, 1, 0,
     convertByKind<makeFloatSign, makeIntegerSign, nullptr, nullptr>},
    {"chlo.square", 1, 1, 0,
     convertByKind<makeSquare<arith::MulFOp>, makeSquare<arith::MulIOp>,
                   makeSquare<arith::MulIOp>, nullptr>},
    {"stablehlo.power", 2, 1, 0,
     convertByKind<makeOp<math::PowFOp>, makeOp<math::IPowIOp>,
                   makeUnsignedPower, nullptr>},
    {"stablehlo.atan2", 2, 1, 0, onFloats<math::Atan2Op>},
    {"stablehlo.exponential", 1, 1, 0, onFloats<math::ExpOp>},
    {"stablehlo.exponential_minus_one", 1, 1, 0, onFloats<math::ExpM1Op>},
    {"stablehlo.log", 1, 1, 0, onFloats<math::LogOp>},
    {"stablehlo.log_plus_one", 1, 1, 0, onFloats<math::Log1pOp>},
    {"stablehlo.sqrt", 1, 1, 0, onFloats<math::SqrtOp>},
    {"stablehlo.rsqrt", 1, 1, 0, onFloats<math::RsqrtOp>},
    {"stablehlo.cbrt", 1, 1, 0, onFloats<math::CbrtOp>},
    {"stablehlo.tanh", 1, 1, 0, onFloats<math::TanhOp>},
    {"stablehlo.tan", 1, 1, 0, onFloats<math::TanOp>},
    {"stablehlo.sine", 1, 1, 0, onFloats<math::SinOp>},
    {"stablehlo.cosine", 1, 1, 0, onFloats<math::CosOp>},
    {"stablehlo.logistic", 1, 1, 0, onFloats<LogisticOp>},
    {"stablehlo.floor", 1, 1, 0, onFloats<math::FloorOp>},
    {"stablehlo.ceil", 1, 1, 0, onFloats<math::CeilOp>},
    {"stablehlo.round_nearest_even", 1, 1, 0, onFloats<math::RoundEvenOp>},
    {"stablehlo.round_nearest_afz", 1, 1, 0, onFloats<math::RoundOp>},
    {"stablehlo.popcnt", 1, 1, 0,
     convertByKind<nullptr, makeOp<math::CtPopOp>, makeOp<math::CtPopOp>,
                   nullptr>},
    {"stablehlo.count_leading_zeros", 1, 1, 0,
     convertByKind<nullptr, makeOp<math::CountLeadingZerosOp>,
                   makeOp<math::CountLeadingZerosOp>, nullptr>},
    {"stablehlo.real", 1, 1, 0,
     convertByKind<makeIdentity, nullptr, nullptr, nullptr>},
    {"stablehlo.imag", 1, 1, 0,
     convertByKind<makeZero, nullptr, nullptr, nullptr>},
    {"chlo.conj", 1, 1, 0,
     convertByKind<makeIdentity, nullptr, nullptr, nullptr>},
    {"chlo.acos", 1, 1, 0, onFloats<math::AcosOp>},
    {"chlo.acosh", 1, 1, 0, onFloats<math::AcoshOp>},
    {"chlo.asin", 1, 1, 0, onFloats<math::AsinOp>},
    {"chlo.asinh", 1, 1, 0, onFloats<math::AsinhOp>},
    {"chlo.atan", 1, 1, 0, onFloats<math::AtanOp>},
    {"chlo.atanh", 1, 1, 0, onFloats<math::AtanhOp>},
    {"chlo.cosh", 1, 1, 0, onFloats<math::CoshOp>},
    {"chlo.sinh", 1, 1, 0, onFloats<math::SinhOp>},
    {"chlo.tan", 1, 1, 0, onFloats<math::TanOp>},
    {"chlo.erf", 1, 1, 0, onFloats<math::ErfOp>},
    {"chlo.erfc", 1, 1, 0, onFloats<math::ErfcOp>},
    {"stablehlo.clamp", 3, 1, 0, convertClamp},
    {"stablehlo.compare", 2, 1, 0, convertCompare},
    {"stablehlo.select", 3, 1, 0, convertSelect},
    {"stablehlo.is_finite", 1, 1, 0, convertIsFinite},
};

ArrayRef<ConverterRow> stablehlo::getElementwiseRows() { return rows; }
