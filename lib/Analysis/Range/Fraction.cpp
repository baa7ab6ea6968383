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

/// What a comparison with what is beyond the ends of an integer says of a
/// number between them; nothing of another comparison.
static std::optional<bool> compareWithEnd(Value condition, Value number,
                                          double end,
                                          const RangeAnalysis &ranges) {
  auto test = condition.getDefiningOp<arith::CmpFOp>();
  if (!test || test.getLhs() != number)
    return std::nullopt;
  const NumberRange &bound = ranges.get(test.getRhs());
  if (bound.low != bound.high || std::abs(bound.low) < end)
    return std::nullopt;
  switch (test.getPredicate()) {
  case arith::CmpFPredicate::OLT:
  case arith::CmpFPredicate::OLE:
    return bound.low > 0;
  case arith::CmpFPredicate::OGT:
  case arith::CmpFPredicate::OGE:
    return bound.low < 0;
  default:
    return std::nullopt;
  }
}

/// The same of one comparison, or of two, with both ends.
static std::optional<bool> compareWithEnds(Value condition, Value number,
                                           double end,
                                           const RangeAnalysis &ranges) {
  auto both = condition.getDefiningOp<arith::AndIOp>();
  if (!both)
    return compareWithEnd(condition, number, end, ranges);
  std::optional<bool> left = compareWithEnd(both.getLhs(), number, end, ranges),
                      right =
                          compareWithEnd(both.getRhs(), number, end, ranges);
  return left && right ? std::optional(*left && *right) : std::nullopt;
}

/// What a conversion to integers and back, which bounds what is too large, was
/// given; `value` itself if there is none, and nothing if bounds may be
/// reached.
static Value skipIntegers(Value value, const RangeAnalysis &ranges) {
  // Conditions, and whether the number is what is chosen where they hold.
  SmallVector<std::pair<Value, bool>, 4> asked;
  auto skipBounds = [&](Value bounded) {
    while (auto choice = bounded.getDefiningOp<arith::SelectOp>()) {
      bool isBound = matchPattern(choice.getTrueValue(), m_Constant());
      if (!isBound && !matchPattern(choice.getFalseValue(), m_Constant()))
        break;
      asked.emplace_back(choice.getCondition(), !isBound);
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
  double end = std::ldexp(1.0, int(bits) - 1);
  bool isKept = ranges.get(number).magnitude() < end &&
                llvm::all_of(
                    asked,
                    [&](const std::pair<Value, bool> &choice) {
                      return compareWithEnds(choice.first, number, end,
                                             ranges) == choice.second;
                    });
  return isKept ? number : Value();
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
