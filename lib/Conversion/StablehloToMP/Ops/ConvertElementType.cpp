//===- ConvertElementType.cpp - Conversions between element types ---------===//
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

#include "../ExportMarks.h"
#include "../OpConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// 2^exponent, or its negative, in a type where it is exact: f32 and wider.
static Value makePower(OpConversion &op, RankedTensorType type,
                       unsigned exponent, bool isNegative) {
  double power = std::ldexp(1.0, exponent);
  return op.splat(type, isNegative ? -power : power);
}

static Value convertFloatToInteger(OpConversion &op, Value input, Type type) {
  auto result = cast<RankedTensorType>(type);
  if (isUnchecked(op))
    return op.getResultKind() == ElementKind::Signed
               ? op.make<arith::FPToSIOp>(result, input)
               : op.make<arith::FPToUIOp>(result, input);
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
  Value isLow = op.compare(P::OLE, input, low);
  Value isHigh = op.compare(P::OGE, input, high);
  // False for NaN as well.
  Value aboveLow = op.compare(P::OGT, input, low);
  Value belowHigh = op.compare(P::OLT, input, high);
  auto flags = cast<RankedTensorType>(isLow.getType());
  Value fits = op.make<arith::AndIOp>(flags, {aboveLow, belowHigh});
  Value safe = op.select(fits, input, zero);
  Value converted = isSigned ? op.make<arith::FPToSIOp>(result, safe)
                             : op.make<arith::FPToUIOp>(result, safe);
  Value notLow = op.select(isLow, op.splat(result, smallest), converted);
  return op.select(isHigh, op.splat(result, largest), notLow);
}

static Value convertToBool(OpConversion &op, Value input) {
  auto from = cast<RankedTensorType>(input.getType());
  if (isa<FloatType>(from.getElementType()))
    return op.compare(arith::CmpFPredicate::UNE, input, op.splat(from, 0.0));
  return op.compare(arith::CmpIPredicate::ne, input,
                    op.splat(from, int64_t(0)));
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
  if (Value rounded = undoRounding(op))
    return op.finish(rounded);
  if (fromFloat && toFloat)
    return op.finish(CastOp::create(op.builder, op.loc, to, input));
  if (op.getResultKind() == ElementKind::Bool)
    return op.finish(convertToBool(op, input));
  if (fromFloat)
    return op.finish(convertFloatToInteger(op, input, to));
  if (!toFloat)
    return op.finish(convertInteger(op, input, to));
  return op.finish(op.getOperandKind(0) == ElementKind::Signed
                       ? op.make<arith::SIToFPOp>(to, input)
                       : op.make<arith::UIToFPOp>(to, input));
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// The same bits as integers, or as the elements of `type`.
static Value bitcast(OpConversion &op, Value value, RankedTensorType type) {
  if (value.getType() == type)
    return value;
  return op.make<arith::BitcastOp>(type, value);
}

/// How far each element of the last dimension is shifted: 0, w, 2 w, ...
static Value makeShifts(OpConversion &op, RankedTensorType type,
                        unsigned width) {
  Value places = IotaOp::create(op.builder, op.loc, type, type.getRank() - 1);
  return op.make<arith::MulIOp>(type, {places, op.splat(type, int64_t(width))});
}

/// One wide element becomes a row of narrow ones, low bits first.
static LogicalResult convertToNarrower(OpConversion &op) {
  RankedTensorType from = op.getOperandType(0), to = op.types[0];
  unsigned wide = from.getElementTypeBitWidth();
  unsigned narrow = to.getElementTypeBitWidth();
  if (to.getRank() != from.getRank() + 1 ||
      to.getShape().drop_back() != from.getShape() ||
      to.getShape().back() != int64_t(wide / narrow))
    return op.refuse("bitcast to another number of bits");
  Type wideInteger = op.builder.getIntegerType(wide);
  Value bits = bitcast(op, op.operands[0], from.clone(wideInteger));
  RankedTensorType spread = to.clone(wideInteger);
  bits = BroadcastOp::create(
      op.builder, op.loc, spread, bits,
      llvm::to_vector(llvm::seq<int64_t>(0, from.getRank())));
  bits =
      op.make<arith::ShRUIOp>(spread, {bits, makeShifts(op, spread, narrow)});
  RankedTensorType integers = to.clone(op.builder.getIntegerType(narrow));
  return op.finish(bitcast(op, op.make<arith::TruncIOp>(integers, bits), to));
}

/// The sum of bits that do not overlap is their union.
static LogicalResult convertToWider(OpConversion &op) {
  RankedTensorType from = op.getOperandType(0), to = op.types[0];
  unsigned narrow = from.getElementTypeBitWidth();
  unsigned wide = to.getElementTypeBitWidth();
  if (from.getRank() != to.getRank() + 1 ||
      from.getShape().drop_back() != to.getShape() ||
      from.getShape().back() != int64_t(wide / narrow))
    return op.refuse("bitcast to another number of bits");
  Value bits = bitcast(op, op.operands[0],
                       from.clone(op.builder.getIntegerType(narrow)));
  Type wideInteger = op.builder.getIntegerType(wide);
  RankedTensorType spread = from.clone(wideInteger);
  bits = op.make<arith::ExtUIOp>(spread, bits);
  bits = op.make<arith::ShLIOp>(spread, {bits, makeShifts(op, spread, narrow)});
  Value joined =
      ReduceOp::create(op.builder, op.loc, to.clone(wideInteger),
                       ReduceKind::Or, bits, to.getRank(), TypeAttr());
  return op.finish(bitcast(op, joined, to));
}

static LogicalResult convertBitcast(OpConversion &op) {
  RankedTensorType from = op.getOperandType(0), to = op.types[0];
  unsigned fromWidth = from.getElementTypeBitWidth();
  unsigned toWidth = to.getElementTypeBitWidth();
  // Widths are powers of two, or those of floats, which are bytes.
  if (fromWidth > toWidth)
    return convertToNarrower(op);
  if (fromWidth < toWidth)
    return convertToWider(op);
  if (from.getShape() != to.getShape())
    return op.refuse("bitcast to another number of bits");
  return op.finish(bitcast(op, op.operands[0], to));
}

//===----------------------------------------------------------------------===//
// Floats of other widths
//===----------------------------------------------------------------------===//

namespace {
/// The bits of floats under `reduce_precision`.
struct FloatBits {
  OpConversion &op;
  RankedTensorType type;
  unsigned exponentBits, mantissaBits;

  Value mask(const APInt &bits) const { return op.splat(type, bits); }
  Value mask(uint64_t bits) const {
    return mask(APInt(type.getElementTypeBitWidth(), bits));
  }
  Value both(Value a, Value b) const {
    return op.make<arith::AndIOp>(type, {a, b});
  }
  Value isAbove(Value a, Value b, arith::CmpIPredicate predicate) const {
    return op.compare(predicate, a, b);
  }
  Value select(Value condition, Value a, Value b) const {
    return op.select(condition, a, b);
  }
};
} // namespace

/// Rounds the mantissa to nearest even; a carry goes into the exponent.
static Value roundMantissa(const FloatBits &f, Value bits, unsigned kept) {
  unsigned dropped = f.mantissaBits - kept;
  uint64_t last = uint64_t(1) << dropped;
  Value isOdd = f.op.make<arith::ShRUIOp>(
      f.type, {f.both(bits, f.mask(last)), f.mask(dropped)});
  Value bias = f.op.make<arith::AddIOp>(f.type, {isOdd, f.mask(last / 2 - 1)});
  Value sum = f.op.make<arith::AddIOp>(f.type, {bits, bias});
  unsigned width = f.type.getElementTypeBitWidth();
  return f.both(sum, f.mask(APInt::getBitsSetFrom(width, dropped)));
}

/// What has no exponent of `kept` bits becomes infinity or zero.
static Value limitExponent(const FloatBits &f, Value bits, unsigned kept) {
  using P = arith::CmpIPredicate;
  unsigned width = f.type.getElementTypeBitWidth();
  APInt all =
      APInt::getBitsSet(width, f.mantissaBits, f.mantissaBits + f.exponentBits);
  uint64_t bias = (uint64_t(1) << (f.exponentBits - 1)) - 1;
  uint64_t reach = (uint64_t(1) << (kept - 1)) - 1;
  Value exponent = f.both(bits, f.mask(all));
  Value sign = f.both(bits, f.mask(APInt::getSignMask(width)));
  Value infinity = f.op.make<arith::OrIOp>(f.type, {sign, f.mask(all)});
  Value isLarge =
      f.isAbove(exponent, f.mask((bias + reach) << f.mantissaBits), P::ugt);
  Value isSmall =
      f.isAbove(exponent, f.mask((bias - reach) << f.mantissaBits), P::ule);
  return f.select(isSmall, sign, f.select(isLarge, infinity, bits));
}

/// Subnormals of the narrow type become zero. NaN stays, unless there is no
/// mantissa for it: then it is infinity, as in XLA.
static LogicalResult convertReducePrecision(OpConversion &op) {
  auto exponent = op.getInteger("exponent_bits");
  auto mantissa = op.getInteger("mantissa_bits");
  RankedTensorType type = op.types[0];
  if (failed(exponent) || failed(mantissa))
    return failure();
  if (op.getOperandType(0) != type ||
      !isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
          type.getElementType()))
    return op.refuse("not supported on elements of this type");
  if (*exponent < 1 || *mantissa < 0)
    return op.refuse("no exponent, or a negative number of bits");
  auto element = cast<FloatType>(type.getElementType());
  unsigned mantissaBits = element.getFPMantissaWidth() - 1;
  unsigned exponentBits = element.getWidth() - 1 - mantissaBits;
  FloatBits f{op, type.clone(op.builder.getIntegerType(element.getWidth())),
              exponentBits, mantissaBits};
  Value input = op.operands[0], bits = bitcast(op, input, f.type);
  if (*mantissa < mantissaBits)
    bits = roundMantissa(f, bits, *mantissa);
  if (*exponent < exponentBits)
    bits = limitExponent(f, bits, *exponent);
  Value isNaN = op.compare(arith::CmpFPredicate::UNO, input, input);
  Value ofNaN = *mantissa > 0
                    ? input
                    : op.splat(type, std::numeric_limits<double>::infinity());
  return op.finish(op.select(isNaN, ofNaN, bitcast(op, bits, type)));
}

static const ConverterRow rows[] = {
    {"stablehlo.reduce_precision", 1, 1, 0, convertReducePrecision},
    {"stablehlo.convert", 1, 1, 0, convertConvert},
    {"stablehlo.bitcast_convert", 1, 1, 0, convertBitcast},
};

ArrayRef<ConverterRow> stablehlo::getElementTypeRows() { return rows; }
