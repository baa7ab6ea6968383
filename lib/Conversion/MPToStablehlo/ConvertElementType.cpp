//===- ConvertElementType.cpp - Conversions between element types ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "convert" rounds to nearest, ties to even. Saturation is a clamp before it;
// rounding toward zero is a step back where the nearest is farther out.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static Type getResultElement(OpExport &op) {
  return op.getType().getElementType();
}

static LogicalResult writeConvert(OpExport &op) {
  return op.finish(op.convert(op.operands[0], getResultElement(op)));
}

//===----------------------------------------------------------------------===//
// Between floats
//===----------------------------------------------------------------------===//

/// The largest number of `to` as a number of `from`, which holds it.
static Value makeLargest(OpExport &op, RankedTensorType from, FloatType to,
                         bool isNegative) {
  APFloat value = APFloat::getLargest(to.getFloatSemantics(), isNegative);
  auto wide = cast<FloatType>(from.getElementType());
  bool losesInfo;
  value.convert(wide.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return op.splat(RankedTensorType::get({}, wide), FloatAttr::get(wide, value));
}

static Value saturate(OpExport &op, Value input, FloatType to) {
  auto from = cast<RankedTensorType>(input.getType());
  Value low = makeLargest(op, from, to, /*isNegative=*/true);
  Value high = makeLargest(op, from, to, /*isNegative=*/false);
  return op.make("clamp", from, {low, input, high});
}

/// In the order of the bits of a magnitude the next smaller number is one less;
/// an infinity that rounding made becomes the largest number so. NaN and exact
/// values compare as not farther out.
static Value roundTowardZero(OpExport &op, Value input, FloatType to) {
  Type from = getElementTypeOrSelf(input.getType());
  Value nearest = op.convert(input, to);
  Value reached = op.same("abs", op.convert(nearest, from));
  Value magnitude = op.same("abs", input);
  Value isFarther = op.compare("GT", reached, magnitude);
  Type bits = op.builder.getIntegerType(to.getWidth());
  Value pattern = op.bitcast(nearest, bits);
  auto type = cast<RankedTensorType>(pattern.getType());
  Value one = op.splat(type, APInt(to.getWidth(), 1));
  Value before = op.bitcast(op.same("subtract", {pattern, one}), to);
  return op.select(isFarther, before, nearest);
}

/// A conversion of operand 0 that rounds toward zero or to nearest even.
static LogicalResult writeRounded(OpExport &op, bool towardZero,
                                  bool saturates) {
  Value input = op.operands[0];
  auto from = cast<FloatType>(getElementTypeOrSelf(input));
  auto to = cast<FloatType>(getResultElement(op));
  const llvm::fltSemantics &narrow = to.getFloatSemantics();
  bool holdsAll = APFloat::isRepresentableBy(from.getFloatSemantics(), narrow);
  if (holdsAll) { // but for saturation exact
    Value result = op.convert(input, to);
    return op.finish(saturates ? saturate(op, result, to) : result);
  }
  if ((towardZero || saturates) &&
      !APFloat::isRepresentableBy(narrow, from.getFloatSemantics()))
    return op.refuse("saturation or rounding toward zero between types of "
                     "which neither holds the other; cast over f32");
  if (towardZero && !APFloat::semanticsHasInf(narrow))
    return op.refuse("rounding toward zero to a type without infinities");
  if (saturates)
    input = saturate(op, input, to);
  return op.finish(towardZero ? roundTowardZero(op, input, to)
                              : op.convert(input, to));
}

static LogicalResult writeCast(OpExport &op) {
  auto cast = op.as<CastOp>();
  return writeRounded(op, cast.getRounding() == Rounding::TowardZero,
                      cast.getSaturate());
}

static LogicalResult writeTruncF(OpExport &op) {
  using arith::RoundingMode;
  RoundingMode mode = op.as<arith::TruncFOp>().getRoundingmode().value_or(
      RoundingMode::to_nearest_even);
  bool towardZero = mode == RoundingMode::toward_zero;
  if (!towardZero && mode != RoundingMode::to_nearest_even)
    return op.refuse("rounding " + arith::stringifyRoundingMode(mode));
  return writeRounded(op, towardZero, /*saturates=*/false);
}

//===----------------------------------------------------------------------===//
// Between floats and integers
//===----------------------------------------------------------------------===//

static bool isBool(Value value) {
  return getElementTypeOrSelf(value.getType()).isInteger(1);
}

static Value asUnsigned(OpExport &op, Value value) {
  if (isBool(value))
    return value;
  unsigned width =
      getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
  return op.bitcast(value, IntegerType::get(op.builder.getContext(), width,
                                            IntegerType::Unsigned));
}

static LogicalResult writeFromUnsigned(OpExport &op) {
  return op.finish(
      op.convert(asUnsigned(op, op.operands[0]), getResultElement(op)));
}

/// Through an unsigned type, for integers of another width.
static LogicalResult writeExtUI(OpExport &op) {
  Value input = op.operands[0];
  if (isBool(input))
    return writeConvert(op);
  unsigned width = op.getType().getElementTypeBitWidth();
  Type wide =
      IntegerType::get(op.builder.getContext(), width, IntegerType::Unsigned);
  return op.finish(op.bitcast(op.convert(asUnsigned(op, input), wide),
                              getResultElement(op)));
}

/// As a signed number of one bit, true is -1.
static LogicalResult writeFromSigned(OpExport &op) {
  Value result = op.convert(op.operands[0], getResultElement(op));
  return op.finish(isBool(op.operands[0]) ? op.same("negate", result) : result);
}

static LogicalResult writeTruncI(OpExport &op) {
  Value input = op.operands[0];
  if (getResultElement(op).isInteger(1)) {
    auto type = cast<RankedTensorType>(input.getType());
    Value one = op.splat(type, APInt(type.getElementTypeBitWidth(), 1));
    input = op.same("and", {input, one});
  }
  return op.finish(op.convert(input, getResultElement(op)));
}

static LogicalResult writeFPToSI(OpExport &op) {
  if (getResultElement(op).isInteger(1))
    return op.refuse("from float to boolean; compare with zero instead");
  return op.finish(op.convert(op.operands[0], getResultElement(op),
                              op.mark(mark::unchecked)));
}

static LogicalResult writeFPToUI(OpExport &op) {
  Type element = getResultElement(op);
  if (element.isInteger(1))
    return op.refuse("from float to boolean; compare with zero instead");
  Type bits =
      IntegerType::get(op.builder.getContext(), element.getIntOrFloatBitWidth(),
                       IntegerType::Unsigned);
  return op.finish(op.bitcast(
      op.convert(op.operands[0], bits, op.mark(mark::unchecked)), element));
}

static LogicalResult writeBitcast(OpExport &op) {
  return op.finish(op.bitcast(op.operands[0], getResultElement(op)));
}

static const ExporterRow rows[] = {
    {"mp.cast", writeCast},
    {"arith.extf", writeConvert},
    {"arith.truncf", writeTruncF},
    {"arith.bitcast", writeBitcast},
    {"arith.sitofp", writeFromSigned},
    {"arith.uitofp", writeFromUnsigned},
    {"arith.fptosi", writeFPToSI},
    {"arith.fptoui", writeFPToUI},
    {"arith.extsi", writeFromSigned},
    {"arith.extui", writeExtUI},
    {"arith.trunci", writeTruncI},
};

ArrayRef<ExporterRow> hloexport::getConvertRows() { return rows; }
