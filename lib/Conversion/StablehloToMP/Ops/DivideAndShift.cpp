//===- DivideAndShift.cpp - Integer ops with corner cases -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Division by zero, the overflow of the smallest number divided by -1 and too
// large shift amounts have a value in StableHLO as XLA computes it, but none in
// arith. They get that value from a select; a constant second operand that
// excludes them needs none.
//
//===----------------------------------------------------------------------===//

#include "../ExportMarks.h"
#include "../OpConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

static LogicalResult requireOneType(OpConversion &op) {
  if (op.getOperandType(0) != op.types[0] ||
      op.getOperandType(1) != op.types[0])
    return op.refuse("operand and result types differ");
  return success();
}

/// The constant all elements of `value` have, if they have one.
static std::optional<APInt> getConstant(Value value) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(getSplat(value)))
    return integer.getValue();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// A divisor for which `arith` defines the quotient: 1 in place of zero, and in
/// place of -1 where it divides the smallest number. The quotient by 1 is then
/// the wrapped result, the remainder zero.
static Value makeSafeDivisor(OpConversion &op, Value isZero) {
  RankedTensorType type = op.types[0];
  unsigned width = type.getElementTypeBitWidth();
  Value unsafe = isZero;
  if (op.getResultKind() == ElementKind::Signed) {
    using P = arith::CmpIPredicate;
    Value smallest = op.splat(type, APInt::getSignedMinValue(width));
    Value minusOne = op.splat(type, int64_t(-1));
    Value isSmallest = op.compare(P::eq, op.operands[0], smallest);
    Value isMinusOne = op.compare(P::eq, op.operands[1], minusOne);
    Value overflows =
        op.make<arith::AndIOp>(isZero.getType(), {isSmallest, isMinusOne});
    unsafe = op.make<arith::OrIOp>(isZero.getType(), {isZero, overflows});
  }
  return op.select(unsafe, op.splat(type, int64_t(1)), op.operands[1]);
}

static bool isSafeDivisor(Value divisor) {
  std::optional<APInt> constant = getConstant(divisor);
  return constant && !constant->isZero() && !constant->isAllOnes();
}

/// `onZero` builds the result of a division by zero.
template <typename OnFloat, typename OnSigned, typename OnUnsigned>
static LogicalResult convertDivision(OpConversion &op,
                                     Value (*onZero)(OpConversion &)) {
  if (failed(requireOneType(op)))
    return failure();
  RankedTensorType type = op.types[0];
  ElementKind kind = op.getResultKind();
  if (kind == ElementKind::Bool)
    return op.refuse("not supported on elements of this type");
  if (kind == ElementKind::Float)
    return op.finish(op.make<OnFloat>(type, op.operands));
  auto divide = [&](Value divisor) {
    return kind == ElementKind::Signed
               ? op.make<OnSigned>(type, {op.operands[0], divisor})
               : op.make<OnUnsigned>(type, {op.operands[0], divisor});
  };
  if (isSafeDivisor(op.operands[1]) || isUnchecked(op))
    return op.finish(divide(op.operands[1]));
  Value zero = op.splat(type, int64_t(0));
  Value isZero = op.compare(arith::CmpIPredicate::eq, op.operands[1], zero);
  Value quotient = divide(makeSafeDivisor(op, isZero));
  return op.finish(op.select(isZero, onZero(op), quotient));
}

/// All bits set: -1, or the largest unsigned number.
static Value makeAllOnes(OpConversion &op) {
  return op.splat(op.types[0], int64_t(-1));
}

static Value makeDividend(OpConversion &op) { return op.operands[0]; }

static LogicalResult convertDivide(OpConversion &op) {
  return convertDivision<arith::DivFOp, arith::DivSIOp, arith::DivUIOp>(
      op, makeAllOnes);
}

/// The sign of a remainder is that of the dividend.
static LogicalResult convertRemainder(OpConversion &op) {
  return convertDivision<arith::RemFOp, arith::RemSIOp, arith::RemUIOp>(
      op, makeDividend);
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

static LogicalResult requireIntegerShift(OpConversion &op) {
  if (failed(requireOneType(op)))
    return failure();
  ElementKind kind = op.getResultKind();
  if (kind == ElementKind::Float || kind == ElementKind::Bool)
    return op.refuse("not supported on elements of this type");
  return success();
}

static bool isSafeAmount(Value amount, unsigned width) {
  std::optional<APInt> constant = getConstant(amount);
  return constant && constant->ult(width);
}

/// Amounts of the width or more, read as unsigned, shift everything out.
template <typename Shift>
static LogicalResult convertLogicalShift(OpConversion &op) {
  if (failed(requireIntegerShift(op)))
    return failure();
  RankedTensorType type = op.types[0];
  unsigned width = type.getElementTypeBitWidth();
  Value amount = op.operands[1];
  if (isSafeAmount(amount, width) || isUnchecked(op))
    return op.finish(op.make<Shift>(type, op.operands));
  Value zero = op.splat(type, int64_t(0));
  Value isSafe = op.compare(arith::CmpIPredicate::ult, amount,
                            op.splat(type, int64_t(width)));
  Value safe = op.select(isSafe, amount, zero);
  Value shifted = op.make<Shift>(type, {op.operands[0], safe});
  return op.finish(op.select(isSafe, shifted, zero));
}

/// Amounts of the width or more leave only copies of the sign.
static LogicalResult convertArithmeticShift(OpConversion &op) {
  if (failed(requireIntegerShift(op)))
    return failure();
  RankedTensorType type = op.types[0];
  unsigned width = type.getElementTypeBitWidth();
  Value amount = op.operands[1];
  if (!isSafeAmount(amount, width) && !isUnchecked(op))
    amount = op.make<arith::MinUIOp>(
        type, {amount, op.splat(type, int64_t(width - 1))});
  return op.finish(op.make<arith::ShRSIOp>(type, {op.operands[0], amount}));
}

static const ConverterRow rows[] = {
    {"stablehlo.divide", 2, 1, 0, convertDivide},
    {"stablehlo.remainder", 2, 1, 0, convertRemainder},
    {"stablehlo.shift_left", 2, 1, 0, convertLogicalShift<arith::ShLIOp>},
    {"stablehlo.shift_right_logical", 2, 1, 0,
     convertLogicalShift<arith::ShRUIOp>},
    {"stablehlo.shift_right_arithmetic", 2, 1, 0, convertArithmeticShift},
};

ArrayRef<ConverterRow> stablehlo::getDivideAndShiftRows() { return rows; }
