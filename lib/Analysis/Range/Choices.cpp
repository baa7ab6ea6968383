//===- Choices.cpp - What a comparison says of what it chooses -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// x where x > 0 and 0 elsewhere is not negative. With a NaN a comparison fails,
// whatever it asks: then nothing is said of the order.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
enum class Order : uint8_t { Less, Greater, Equal, Other };
} // namespace

static Order orderOf(arith::CmpFPredicate predicate, bool isTrue) {
  using P = arith::CmpFPredicate;
  switch (predicate) {
  case P::OLT:
  case P::OLE:
  case P::ULT:
  case P::ULE:
    return isTrue ? Order::Less : Order::Greater;
  case P::OGT:
  case P::OGE:
  case P::UGT:
  case P::UGE:
    return isTrue ? Order::Greater : Order::Less;
  case P::OEQ:
  case P::UEQ:
    return isTrue ? Order::Equal : Order::Other;
  case P::ONE:
  case P::UNE:
    return isTrue ? Order::Other : Order::Equal;
  default:
    return Order::Other;
  }
}

/// The range of a value where it compares so with another.
static NumberRange refineBranch(Value branch, arith::CmpFOp condition,
                                bool isTrue, const RangeAnalysis &analysis) {
  NumberRange range = analysis.get(branch);
  bool isLeft = condition.getLhs() == branch;
  if (!isLeft && condition.getRhs() != branch)
    return range;
  const NumberRange &other =
      analysis.get(isLeft ? condition.getRhs() : condition.getLhs());
  // With a NaN a comparison that fails says nothing of the order.
  if (other.mayBeNaN)
    return range;
  Order order = orderOf(condition.getPredicate(), isTrue);
  bool isAbove = order == (isLeft ? Order::Greater : Order::Less);
  bool isBelow = order == (isLeft ? Order::Less : Order::Greater);
  double low =
      isAbove || order == Order::Equal ? other.low : -NumberRange::infinity;
  double high =
      isBelow || order == Order::Equal ? other.high : NumberRange::infinity;
  // Never chosen: what it would be does not matter.
  if (low > range.high || high < range.low)
    return range;
  limit(range, low, high);
  return range;
}

void mp::refineChoice(arith::SelectOp op, const RangeAnalysis &analysis,
                      NumberRange &range) {
  auto condition = op.getCondition().getDefiningOp<arith::CmpFOp>();
  if (!condition)
    return;
  NumberRange chosen = join(
      refineBranch(op.getTrueValue(), condition, /*isTrue=*/true, analysis),
      refineBranch(op.getFalseValue(), condition, /*isTrue=*/false, analysis));
  limit(range, chosen.low, chosen.high);
}
