//===- IntegerExpansions.cpp - Functions of integers ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntegerExpansions.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// A quotient toward zero, and where it is not all of it.
struct Quotient {
  Value value;
  Value leavesRest;
  /// Whether the true quotient is negative.
  Value isNegative;
};
} // namespace

static Quotient divideSigned(FloatBuilder &b, ValueRange xy) {
  Value quotient = b.divSigned(xy[0], xy[1]);
  Value rest = b.subInt(xy[0], b.mulInt(quotient, xy[1]));
  Value signs = b.xorInt(xy[0], xy[1]), zero = b.integer(0);
  return {quotient, b.notEqualInt(rest, zero), b.lessInt(signs, zero)};
}

Value mp::expandCeilDivSigned(FloatBuilder &b, ValueRange xy) {
  Quotient quotient = divideSigned(b, xy);
  Value above = b.addInt(quotient.value, b.integer(1));
  Value moved = b.select(quotient.isNegative, quotient.value, above);
  return b.select(quotient.leavesRest, moved, quotient.value);
}

Value mp::expandFloorDivSigned(FloatBuilder &b, ValueRange xy) {
  Quotient quotient = divideSigned(b, xy);
  Value below = b.subInt(quotient.value, b.integer(1));
  Value moved = b.select(quotient.isNegative, below, quotient.value);
  return b.select(quotient.leavesRest, moved, quotient.value);
}

Value mp::expandCeilDivUnsigned(FloatBuilder &b, ValueRange xy) {
  Value quotient = b.divUnsigned(xy[0], xy[1]);
  Value rest = b.subInt(xy[0], b.mulInt(quotient, xy[1]));
  Value above = b.addInt(quotient, b.integer(1));
  return b.select(b.notEqualInt(rest, b.integer(0)), above, quotient);
}

Value mp::expandIntegerPower(FloatBuilder &b, ValueRange xy) {
  Value x = xy[0], y = xy[1], zero = b.integer(0), one = b.integer(1);
  unsigned width = getElementTypeOrSelf(x).getIntOrFloatBitWidth();
  // The bits of the exponent from the lowest; the sign is none of them.
  Value result = one, square = x, rest = y;
  for (unsigned bit = 0; bit + 1 < width; ++bit) {
    Value isSet = b.notEqualInt(b.andInt(rest, one), zero);
    result = b.select(isSet, b.mulInt(result, square), result);
    if (bit + 2 == width)
      break;
    square = b.mulInt(square, square);
    rest = b.shiftRight(rest, 1);
  }
  // 1 and -1 to any power are what they are to its last bit.
  Value isOdd = b.notEqualInt(b.andInt(y, one), zero);
  Value minusOne = b.integer(-1);
  Value sign = b.select(isOdd, minusOne, one);
  Value below = b.select(b.equalInt(x, minusOne), sign, zero);
  below = b.select(b.equalInt(x, one), one, below);
  return b.select(b.lessInt(y, zero), below, result);
}
