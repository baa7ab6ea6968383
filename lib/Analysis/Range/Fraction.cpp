//===- Fraction.cpp - What a whole number is taken from ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/Fraction.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// What a conversion to integers and back, which bounds what is too large, was
/// given; `value` itself if there is none, and nothing if bounds may be
/// reached.
static Value skipIntegers(Value value, const RangeAnalysis &ranges) {
  auto skipBounds = [](Value bounded) {
    while (auto choice = bounded.getDefiningOp<arith::SelectOp>()) {
      bool isBound = matchPattern(choice.getTrueValue(), m_Constant());
      if (!isBound && !matchPattern(choice.getFalseValue(), m_Constant()))
        break;
      bounded = isBound ? choice.getFalseValue() : choice.getTrueValue();
    }
    return bounded;
  };
  auto back = value.getDefiningOp<arith::SIToFPOp>();
  if (!back)
    return value;
  auto there = skipBounds(back.getIn()).getDefiningOp<arith::FPToSIOp>();
  if (!there)
    return {};
  Value number = skipBounds(there.getIn());
  unsigned bits = getElementTypeOrSelf(there.getType()).getIntOrFloatBitWidth();
  return ranges.get(number).magnitude() < std::ldexp(1.0, int(bits) - 1)
             ? number
             : Value();
}

Operation *mp::findWholePart(arith::SubFOp difference,
                             const RangeAnalysis &ranges) {
  Value whole = skipIntegers(difference.getRhs(), ranges);
  Operation *rounds = whole ? whole.getDefiningOp() : nullptr;
  bool isWhole = rounds &&
                 isa<math::FloorOp, math::RoundEvenOp, math::RoundOp>(rounds) &&
                 rounds->getOperand(0) == difference.getLhs();
  return isWhole ? rounds : nullptr;
}
