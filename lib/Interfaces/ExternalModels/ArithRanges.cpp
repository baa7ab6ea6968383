//===- ArithRanges.cpp - What numbers arith ops give ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table: one row a behaviour. Comparisons have no row: their result is 0 or 1
// whatever they compare.
//
//===----------------------------------------------------------------------===//

#include "RangeModels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;

using Ranges = ArrayRef<NumberRange>;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static NumberRange addFloats(Operation *, Ranges in) {
  return range::add(in[0], in[1]);
}
static NumberRange subtractFloats(Operation *, Ranges in) {
  return range::subtract(in[0], in[1]);
}
static NumberRange multiplyFloats(Operation *op, Ranges in) {
  if (op->getOperand(0) == op->getOperand(1))
    return range::square(in[0]);
  return range::multiply(in[0], in[1]);
}
static NumberRange divideFloats(Operation *, Ranges in) {
  return range::divide(in[0], in[1]);
}
static NumberRange takeRemainder(Operation *, Ranges in) {
  return range::remainder(in[0], in[1]);
}
static NumberRange negateFloats(Operation *, Ranges in) {
  return range::negate(in[0]);
}
static NumberRange maximumOf(Operation *, Ranges in) {
  return range::maximum(in[0], in[1]);
}
static NumberRange minimumOf(Operation *, Ranges in) {
  return range::minimum(in[0], in[1]);
}

/// By the orders that the bounds leave open: of each, the predicate is asked.
static NumberRange compareFloats(Operation *op, Ranges in) {
  const NumberRange &a = in[0], &b = in[1];
  auto predicate = cast<arith::CmpFOp>(op).getPredicate();
  bool mayHold = false, mayFail = false;
  auto see = [&](bool isOpen, double left, double right) {
    if (isOpen)
      (arith::applyCmpPredicate(predicate, APFloat(left), APFloat(right))
           ? mayHold
           : mayFail) = true;
  };
  see(a.low < b.high, 0, 1);
  see(a.high > b.low, 1, 0);
  see(std::max(a.low, b.low) <= std::min(a.high, b.high), 0, 0);
  see(a.mayBeNaN || b.mayBeNaN, std::numeric_limits<double>::quiet_NaN(), 0);
  return NumberRange::integers(mayFail || !mayHold ? 0 : 1, mayHold);
}

/// Of a number and a NaN it is the number.
static NumberRange orNumber(NumberRange range, Ranges in) {
  bool mayBeBothNaN = in[0].mayBeNaN && in[1].mayBeNaN;
  for (unsigned i : {0, 1})
    if (in[1 - i].mayBeNaN)
      range = join(range, in[i]);
  range.mayBeNaN = mayBeBothNaN;
  return range;
}
static NumberRange maximumNumber(Operation *, Ranges in) {
  return orNumber(range::maximum(in[0], in[1]), in);
}
static NumberRange minimumNumber(Operation *, Ranges in) {
  return orNumber(range::minimum(in[0], in[1]), in);
}
static NumberRange selectOne(Operation *, Ranges in) {
  return join(in[1], in[2]);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// What is converted to a float, rounded or widened.
static NumberRange keep(Operation *, Ranges in) { return in[0]; }

/// The set bit of an i1 is its sign.
static NumberRange readSigned(Operation *op, const NumberRange &in) {
  bool isBit = range::bitsOf(op->getOperand(0).getType()) == 1;
  return isBit ? range::negate(in) : in;
}
static NumberRange readUnsigned(Operation *op, const NumberRange &in) {
  return range::toUnsigned(in, range::bitsOf(op->getOperand(0).getType()));
}

/// A number that counts something; 0 and 1 only choose, and eight bits are the
/// brightness of a pixel or what was quantised.
static NumberRange counting(Operation *op, NumberRange range) {
  bool isDatum = range::bitsOf(op->getOperand(0).getType()) <= 8;
  range.isCoordinate |= !isDatum && range.magnitude() > 1;
  return range;
}
static NumberRange fromSigned(Operation *op, Ranges in) {
  return counting(op, readSigned(op, in[0]));
}
static NumberRange fromUnsigned(Operation *op, Ranges in) {
  return counting(op, readUnsigned(op, in[0]));
}
static NumberRange extendSigned(Operation *op, Ranges in) {
  return readSigned(op, in[0]);
}
static NumberRange extendUnsigned(Operation *op, Ranges in) {
  return readUnsigned(op, in[0]);
}

/// Toward zero, and beyond the range its end. A NaN is an end, or 0.
static NumberRange truncateTo(double lowest, double highest, NumberRange in) {
  NumberRange whole = range::toInteger(in, std::trunc);
  whole.low = std::clamp(whole.low, lowest, highest);
  whole.high = std::clamp(whole.high, lowest, highest);
  // What a NaN or a number too large becomes, hardware does not agree on.
  if (in.mayBeNaN || in.low < lowest || in.high > highest)
    whole = join(whole, NumberRange::integers(lowest, highest));
  whole.mayBeNaN = false;
  return whole.tidy();
}
static NumberRange toSigned(Operation *op, Ranges in) {
  NumberFormat format = NumberFormat::of(op->getResult(0).getType());
  return truncateTo(format.lowestInteger(), format.highestInteger(), in[0]);
}
static NumberRange toUnsignedInteger(Operation *op, Ranges in) {
  unsigned bits = range::bitsOf(op->getResult(0).getType());
  // Beyond the signed range it wraps, once it is settled.
  return truncateTo(0, std::ldexp(1.0, bits) - 1, in[0]);
}

static NumberRange reinterpret(Operation *op, Ranges in) {
  Type from = getElementTypeOrSelf(op->getOperand(0));
  Type to = getElementTypeOrSelf(op->getResult(0));
  if (from.isInteger(32) && to.isF32())
    return range::bitsToFloat(in[0]);
  return from == to ? in[0] : NumberRange::unknown(NumberFormat::of(to));
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static NumberRange addIntegers(Operation *, Ranges in) {
  return range::add(in[0], in[1]);
}
static NumberRange subtractIntegers(Operation *, Ranges in) {
  return range::subtract(in[0], in[1]);
}
static NumberRange multiplyIntegers(Operation *, Ranges in) {
  return range::multiply(in[0], in[1]);
}
static NumberRange divideSigned(Operation *, Ranges in) {
  return range::divideIntegers(in[0], in[1]);
}

/// The function of the operands as unsigned numbers.
template <NumberRange fn(const NumberRange &, const NumberRange &)>
static NumberRange ofUnsigned(Operation *op, Ranges in) {
  unsigned bits = range::bitsOf(op->getResult(0).getType());
  return fn(range::toUnsigned(in[0], bits), range::toUnsigned(in[1], bits));
}
template <NumberRange fn(const NumberRange &, const NumberRange &, unsigned)>
static NumberRange ofBits(Operation *op, Ranges in) {
  return fn(in[0], in[1], range::bitsOf(op->getResult(0).getType()));
}
template <bool isSigned>
static NumberRange shiftRightBy(Operation *op, Ranges in) {
  return range::shiftRight(in[0], in[1],
                           range::bitsOf(op->getResult(0).getType()), isSigned);
}
/// The rest of a division by 0 is the number itself.
static NumberRange remainderOf(const NumberRange &a, const NumberRange &b) {
  NumberRange rest = range::remainder(a, b);
  if (b.mayBeZero)
    rest = join(rest, a);
  rest.mayBeNaN = false;
  return rest;
}
static NumberRange remainderSigned(Operation *, Ranges in) {
  return remainderOf(in[0], in[1]);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// One bit is the number -1 to signed arithmetic, and 1 to us: only what does
/// not depend on this may be said of it.
template <auto fn, typename OpTy>
struct IntegerRange
    : RangeOpInterface::ExternalModel<IntegerRange<fn, OpTy>, OpTy> {
  void inferRanges(Operation *op, ArrayRef<NumberRange> operands,
                   MutableArrayRef<NumberRange> results) const {
    if (range::bitsOf(op->getResult(0).getType()) > 1)
      results[0] = fn(op, operands);
  }
};
template <auto fn, typename... OpTys>
static void attachIntegers(MLIRContext *context) {
  (OpTys::template attachInterface<IntegerRange<fn, OpTys>>(*context), ...);
}

static void attachIntegerRanges(MLIRContext *context) {
  attachIntegers<addIntegers, arith::AddIOp>(context);
  attachIntegers<subtractIntegers, arith::SubIOp>(context);
  attachIntegers<multiplyIntegers, arith::MulIOp>(context);
  attachIntegers<divideSigned, arith::DivSIOp>(context);
  attachIntegers<ofUnsigned<range::divideIntegers>, arith::DivUIOp>(context);
  attachIntegers<remainderSigned, arith::RemSIOp>(context);
  attachIntegers<ofUnsigned<remainderOf>, arith::RemUIOp>(context);
  attachIntegers<maximumOf, arith::MaxSIOp>(context);
  attachIntegers<minimumOf, arith::MinSIOp>(context);
  attachIntegers<ofUnsigned<range::maximum>, arith::MaxUIOp>(context);
  attachIntegers<ofUnsigned<range::minimum>, arith::MinUIOp>(context);
  attachIntegers<ofBits<range::bitAnd>, arith::AndIOp>(context);
  attachIntegers<ofBits<range::bitOr>, arith::OrIOp>(context);
  attachIntegers<ofBits<range::bitXor>, arith::XOrIOp>(context);
  attachIntegers<ofBits<range::shiftLeft>, arith::ShLIOp>(context);
  attachIntegers<shiftRightBy<true>, arith::ShRSIOp>(context);
  attachIntegers<shiftRightBy<false>, arith::ShRUIOp>(context);
}

void mp::attachArithRanges(MLIRContext *context) {
  attachRange<addFloats, arith::AddFOp>(context);
  attachRange<subtractFloats, arith::SubFOp>(context);
  attachRange<multiplyFloats, arith::MulFOp>(context);
  attachRange<divideFloats, arith::DivFOp>(context);
  attachRange<takeRemainder, arith::RemFOp>(context);
  attachRange<negateFloats, arith::NegFOp>(context);
  attachRange<maximumOf, arith::MaximumFOp>(context);
  attachRange<minimumOf, arith::MinimumFOp>(context);
  attachRange<maximumNumber, arith::MaxNumFOp>(context);
  attachRange<minimumNumber, arith::MinNumFOp>(context);
  attachRange<compareFloats, arith::CmpFOp>(context);
  attachRange<selectOne, arith::SelectOp>(context);
  attachRange<keep, arith::ExtFOp, arith::TruncFOp, arith::TruncIOp>(context);
  attachRange<fromSigned, arith::SIToFPOp>(context);
  attachRange<fromUnsigned, arith::UIToFPOp>(context);
  attachRange<extendSigned, arith::ExtSIOp, arith::IndexCastOp>(context);
  attachRange<extendUnsigned, arith::ExtUIOp>(context);
  attachRange<toSigned, arith::FPToSIOp>(context);
  attachRange<toUnsignedInteger, arith::FPToUIOp>(context);
  attachRange<reinterpret, arith::BitcastOp>(context);
  attachIntegerRanges(context);
}
