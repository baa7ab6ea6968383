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
#include "mp/Interfaces/RangeOpInterface.h"
#include "mp/Support/Sizes.h"

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

/// The range of a compared value where it compares so with the other one.
static NumberRange refineCompared(Value value, arith::CmpFOp condition,
                                  bool isTrue, const RangeAnalysis &analysis) {
  NumberRange range = analysis.get(value);
  bool isLeft = condition.getLhs() == value;
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

namespace {
/// What is made of a compared value by a few ops.
class Branch {
public:
  Branch(Value compared, NumberRange range, const RangeAnalysis &analysis)
      : compared(compared), range(range), analysis(analysis) {}

  /// The range of `value`; none if it is not made of the compared one.
  std::optional<NumberRange> evaluate(Value value, unsigned depth) const;

private:
  /// Whether an element is made of the one that was compared: a sum is made of
  /// others, of which nothing is known.
  bool keepsPlaces(Operation *op) const {
    return op->hasTrait<OpTrait::Elementwise>() ||
           countElements(compared.getType()) == 1;
  }

  Value compared;
  NumberRange range;
  const RangeAnalysis &analysis;
};
} // namespace

// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
std::optional<NumberRange> Branch::evaluate(Value value, unsigned depth) const {
  if (value == compared)
    return range;
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0 || op->getNumOperands() > 2 || !keepsPlaces(op))
    return std::nullopt;
  SmallVector<NumberRange> operands;
  bool isMade = false;
  for (Value operand : op->getOperands()) {
    std::optional<NumberRange> made = evaluate(operand, depth - 1);
    isMade |= made.has_value();
    operands.push_back(made ? *made : analysis.get(operand));
  }
  if (!isMade)
    return std::nullopt;
  std::optional<NumberRange> result = inferRange(op, operands);
  if (!result)
    return std::nullopt;
  return result->settled(NumberFormat::of(value.getType()));
}

/// The ops between what is compared and what is chosen: sqrt(w) - 3 where
/// w >= 5.
static constexpr unsigned mostOps = 3;

NumberRange mp::refineBranch(Value branch, arith::CmpFOp condition, bool isTrue,
                             const RangeAnalysis &analysis) {
  NumberRange range = analysis.get(branch);
  for (Value compared : {condition.getLhs(), condition.getRhs()}) {
    Branch from(compared, refineCompared(compared, condition, isTrue, analysis),
                analysis);
    if (auto made = from.evaluate(branch, mostOps))
      limit(range, made->low, made->high);
  }
  return range;
}

/// The range of the one value that is ever chosen.
static void limitToChosen(const NumberRange &chosen, NumberRange &range) {
  limit(range, chosen.low, chosen.high);
  range.mayBeNaN &= chosen.mayBeNaN;
}

/// Whether a value is chosen only where a number that it is made of is none, as
/// logaddexp chooses the sum of its operands: then it is none either.
static bool isNaNWhere(Value value, arith::CmpFOp condition, bool isTrue) {
  using P = arith::CmpFPredicate;
  P predicate = condition.getPredicate();
  if (condition.getLhs() != condition.getRhs() ||
      predicate != (isTrue ? P::UNE : P::OEQ))
    return false;
  Operation *op = value.getDefiningOp();
  return value == condition.getLhs() ||
         (isa_and_present<arith::AddFOp, arith::SubFOp, arith::MulFOp,
                          arith::NegFOp>(op) &&
          llvm::is_contained(op->getOperands(), condition.getLhs()));
}

void mp::refineChoice(arith::SelectOp op, const RangeAnalysis &analysis,
                      NumberRange &range) {
  auto condition = op.getCondition().getDefiningOp<arith::CmpFOp>();
  if (!condition)
    return;
  NumberRange ifTrue = refineBranch(op.getTrueValue(), condition,
                                    /*isTrue=*/true, analysis),
              ifFalse = refineBranch(op.getFalseValue(), condition,
                                     /*isTrue=*/false, analysis);
  // An infinity for x = 1 where x is less.
  const NumberRange &decided = analysis.get(condition);
  if (decided.low == decided.high)
    return limitToChosen(decided.low != 0 ? ifTrue : ifFalse, range);
  for (bool isTrue : {true, false})
    if (isNaNWhere(isTrue ? op.getTrueValue() : op.getFalseValue(), condition,
                   isTrue)) {
      const NumberRange &number = isTrue ? ifFalse : ifTrue;
      return limit(range, number.low, number.high);
    }
  NumberRange chosen = join(ifTrue, ifFalse);
  limit(range, chosen.low, chosen.high);
}

Value mp::findReplaced(Value divisor, const RangeAnalysis &analysis) {
  auto choice = divisor.getDefiningOp<arith::SelectOp>();
  auto condition =
      choice ? choice.getCondition().getDefiningOp<arith::CmpFOp>() : nullptr;
  if (!condition)
    return {};
  for (bool isFirst : {true, false}) {
    Value x = isFirst ? choice.getTrueValue() : choice.getFalseValue();
    Value other = isFirst ? choice.getFalseValue() : choice.getTrueValue();
    NumberRange replaced =
        refineBranch(x, condition, /*isTrue=*/!isFirst, analysis);
    if (matchPattern(other, m_Constant()) &&
        replaced.high <= analysis.get(other).low)
      return x;
  }
  return {};
}
