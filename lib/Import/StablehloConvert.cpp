//===- StablehloConvert.cpp - Conversions between element types -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function a pair of kinds. Floats become integers by truncation;
// what does not fit becomes the nearest integer and NaN becomes zero, as XLA
// computes it, where arith leaves the result undefined.
//
//===----------------------------------------------------------------------===//

#include "StablehloConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

static Value compare(OpConversion &op, arith::CmpFPredicate predicate,
                     Value lhs, Value rhs) {
  return arith::CmpFOp::create(op.builder, op.loc, predicate, lhs, rhs);
}

/// 2^exponent, or its negative, in a type where it is exact: f32 and wider.
static Value makePower(OpConversion &op, RankedTensorType type,
                       unsigned exponent, bool isNegative) {
  double power = std::ldexp(1.0, exponent);
  return op.splat(type, isNegative ? -power : power);
}

static Value convertFloatToInteger(OpConversion &op, Value input, Type type) {
  auto result = cast<RankedTensorType>(type);
  auto floats = cast<RankedTensorType>(input.getType());
  // Exact, and the limits below have a value in f32.
  if (floats.getElementTypeBitWidth() < 32) {
    floats = floats.clone(op.builder.getF32Type());
    input = CastOp::create(op.builder, op.loc, floats, input);
  }
  bool isSigned = op.getResultKind() == ElementKind::Signed;
  unsigned width = result.getElementTypeBitWidth();
  APInt largest =
      isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
  APInt smallest =
      isSigned ? APInt::getSignedMinValue(width) : APInt::getMinValue(width);
  Value zero = op.splat(floats, 0.0);
  Value low = isSigned ? makePower(op, floats, width - 1, true) : zero;
  Value high = makePower(op, floats, isSigned ? width - 1 : width, false);

  using P = arith::CmpFPredicate;
  Value isLow = compare(op, P::OLE, input, low);
  Value isHigh = compare(op, P::OGE, input, high);
  // False for NaN as well.
  Value aboveLow = compare(op, P::OGT, input, low);
  Value belowHigh = compare(op, P::OLT, input, high);
  auto flags = cast<RankedTensorType>(isLow.getType());
  Value fits = op.make<arith::AndIOp>(flags, {aboveLow, belowHigh});
  Value safe = op.make<arith::SelectOp>(floats, {fits, input, zero});
  Value converted = isSigned ? op.make<arith::FPToSIOp>(result, safe)
                             : op.make<arith::FPToUIOp>(result, safe);
  Value notLow = op.make<arith::SelectOp>(
      result, {isLow, op.splat(result, smallest), converted});
  return op.make<arith::SelectOp>(result,
                                  {isHigh, op.splat(result, largest), notLow});
}

static Value convertToBool(OpConversion &op, Value input, Type type) {
  auto from = cast<RankedTensorType>(input.getType());
  if (isa<FloatType>(from.getElementType()))
    return compare(op, arith::CmpFPredicate::UNE, input, op.splat(from, 0.0));
  return arith::CmpIOp::create(op.builder, op.loc, arith::CmpIPredicate::ne,
                               input, op.splat(from, int64_t(0)));
}

static Value convertInteger(OpConversion &op, Value input, Type type) {
  unsigned from = getElementTypeOrSelf(input.getType()).getIntOrFloatBitWidth();
  unsigned to = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  if (from == to)
    return input;
  if (from > to)
    return op.make<arith::TruncIOp>(type, input);
  if (op.getOperandKind(0) == ElementKind::Signed)
    return op.make<arith::ExtSIOp>(type, input);
  return op.make<arith::ExtUIOp>(type, input);
}

static LogicalResult convertConvert(OpConversion &op) {
  RankedTensorType from = op.getOperandType(0), to = op.types[0];
  if (from.getShape() != to.getShape())
    return op.refuse("operand and result shapes differ");
  Value input = op.operands[0];
  bool fromFloat = op.getOperandKind(0) == ElementKind::Float;
  bool toFloat = op.getResultKind() == ElementKind::Float;
  if (from == to)
    return op.finish(input);
  if (fromFloat && toFloat)
    return op.finish(CastOp::create(op.builder, op.loc, to, input));
  if (op.getResultKind() == ElementKind::Bool)
    return op.finish(convertToBool(op, input, to));
  if (fromFloat)
    return op.finish(convertFloatToInteger(op, input, to));
  if (!toFloat)
    return op.finish(convertInteger(op, input, to));
  return op.finish(op.getOperandKind(0) == ElementKind::Signed
                       ? op.make<arith::SIToFPOp>(to, input)
                       : op.make<arith::UIToFPOp>(to, input));
}

static LogicalResult convertBitcast(OpConversion &op) {
  RankedTensorType from = op.getOperandType(0), to = op.types[0];
  if (from.getShape() != to.getShape() ||
      from.getElementTypeBitWidth() != to.getElementTypeBitWidth())
    return op.refuse("bitcast between elements of different widths");
  if (from == to)
    return op.finish(op.operands[0]);
  return op.finish(op.make<arith::BitcastOp>(to, op.operands));
}

static const ConverterRow rows[] = {
    {"stablehlo.convert", 1, 1, 0, convertConvert},
    {"stablehlo.bitcast_convert", 1, 1, 0, convertBitcast},
};

ArrayRef<ConverterRow> stablehlo::getConvertRows() { return rows; }
