//===- Cancellation.cpp - From a product back to what was divided ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cancellation.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/PositiveSum.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between the division and the product.
static constexpr unsigned maxSteps = 32;

/// Whether the elements are those of the shape, but for dimensions of size one.
static bool fills(const Spread &other, RankedTensorType shape) {
  SmallVector<int64_t, 4> found(other.places), places;
  llvm::erase_if(found, [](int64_t place) { return place < 0; });
  for (auto [dim, size] : llvm::enumerate(shape.getShape()))
    if (size != 1)
      places.push_back(static_cast<int64_t>(dim));
  return found == places;
}

bool ValueTrust::Cancellation::Way::isInPlace(const Spread &other) const {
  return (other.value.getType() == shape && other.isAlong(other.value)) ||
         (isPicked && fills(other, cast<RankedTensorType>(shape)));
}

/// Whether a quotient of these two is of the size of an activation.
bool ValueTrust::Cancellation::makesUp(const Spread &dividend,
                                       const Spread &divisor) const {
  return dividend.places == divisor.places &&
         !trust.state.gradients.contains(dividend.value) &&
         llvm::any_of(dividend.value.getUsers(), [&](Operation *user) {
           auto quotient = dyn_cast<arith::DivFOp>(user);
           return quotient && quotient.getLhs() == dividend.value &&
                  quotient.getRhs() == divisor.value &&
                  trust.get(quotient.getResult()) <= Trust::Batch;
         });
}

/// Takes a factor that makes up for the divisor, if there is one.
bool ValueTrust::Cancellation::take(Way &way, const Spread &divisor) const {
  if (way.isInPlace(divisor) &&
      takeFactor(way.factors, divisor.value, trust.ranges))
    return true;
  PositiveSum sum = trust.getSum(divisor);
  if (takeShare(way, sum) || takeOuter(way, divisor))
    return true;
  if (way.isInPlace(divisor) && llvm::any_of(sum.getParts(), [&](Value part) {
        return takeFactor(way.factors, part, trust.ranges);
      }))
    return true;
  auto *dividend = llvm::find_if(
      way.others, [&](const Spread &other) { return makesUp(other, divisor); });
  if (dividend == way.others.end())
    return false;
  way.others.erase(dividend);
  return true;
}

/// Makes up for divisors with the factors that there are, the untamed first;
/// whether those that are left are tame.
bool ValueTrust::Cancellation::settle(Way &way) const {
  for (const Divisor &divisor : way.divisors)
    if (!divisor.isTame && !take(way, divisor.at))
      return false;
  for (const Divisor &divisor : way.divisors) {
    Growth growth =
        divisor.isTame ? trust.getDivisorGrowth(divisor.at.value) : Growth();
    if (Growth().isLess(growth) && !take(way, divisor.at))
      way.left = multiply(way.left, growth);
  }
  way.divisors.clear();
  return true;
}

std::optional<ValueTrust::Growth>
ValueTrust::Cancellation::finish(Way way) const {
  way.others.push_back(way.at);
  if (way.isLarge)
    way.left.factors *= std::max(
        1.0, trust.ranges.getMostOfProduct(way.bounded, way.allDivisors));
  if (!settle(way))
    return std::nullopt;
  for (Value other : way.outerOthers)
    way.left = multiply(way.left, trust.state.gradients.contains(other)
                                      ? trust.growths.lookup(other)
                                      : trust.getFactorGrowth(other));
  for (const Spread &other : way.others)
    if (trust.state.gradients.contains(other.value))
      way.left = multiply(way.left, trust.growths.lookup(other.value));
    else if (!way.isLarge || !llvm::is_contained(way.bounded, other.value))
      way.left = multiply(way.left, trust.getFactorGrowth(other.value));
  return isTame(way.left) ? std::optional(way.left) : std::nullopt;
}

/// Whether the factor is one that is known, or has bounds and may be.
bool ValueTrust::Cancellation::addFactor(Way &way, const Spread &factor) const {
  Value value = factor.value;
  bool isGradient = trust.state.gradients.contains(value);
  bool isTame = isGradient ? trust.get(value) != Trust::Unknown
                           : trust.isTameFactor(value);
  bool isBounded = byRange && !isGradient && way.isInPlace(factor) &&
                   trust.ranges.get(value).isBounded();
  if (isBounded)
    way.bounded.push_back(value);
  way.isLarge |= !isTame;
  if (!isTame && !isBounded)
    return false;
  way.others.push_back(factor);
  if (way.isInPlace(factor))
    addFactors(value, trust.ranges, way.factors);
  return true;
}

/// Whether the divisor is one that factors may make up for. Of squares both.
bool ValueTrust::Cancellation::addDivisor(Way &way,
                                          const Spread &divisor) const {
  if (byRange && !way.isInPlace(divisor))
    return false;
  way.allDivisors.push_back(divisor.value);
  SmallVector<Spread, 2> divisors{divisor};
  Spread origin = divisor.origin();
  Operation *op = origin.value.getDefiningOp();
  bool isTame = trust.isTameDivisor(divisor.value);
  if (!isTame && op && isSquare(op))
    divisors.assign(2, origin.operand(op->getOperand(0)));
  for (const Spread &each : divisors)
    way.divisors.push_back({each, isTame || (divisors.size() == 2 &&
                                             trust.isTameDivisor(each.value))});
  return true;
}

bool ValueTrust::Cancellation::stepOverProduct(
    Way way, Operation *op, SmallVectorImpl<Way> &open) const {
  SmallVector<Value> data = getData(op);
  unsigned large = (byRange ? trust.state.gradients.contains(data[0])
                            : trust.get(data[0]) == Trust::Unknown)
                       ? 0
                       : 1;
  if (!addFactor(way, way.at.operand(data[1 - large])))
    return false;
  way.at = way.at.operand(data[large]);
  open.push_back(way);
  return true;
}

/// Goes on with what is chosen for one element of each line.
bool ValueTrust::Cancellation::stepOverChoice(
    Way way, SmallVectorImpl<Way> &open) const {
  auto choice = way.at.value.getDefiningOp<arith::SelectOp>();
  if (byRange || way.isPicked || way.isLarge || !way.isInPlace(way.at))
    return false;
  Spread chosen = way.at.operand(choice.getTrueValue()).origin();
  auto type = dyn_cast<RankedTensorType>(chosen.value.getType());
  auto lines = dyn_cast<RankedTensorType>(choice.getType());
  if (!type || !lines || !type.hasStaticShape() || lines.getRank() == 0 ||
      !fills(chosen, RankedTensorType::get(lines.getShape().drop_back(),
                                           lines.getElementType())) ||
      !settle(way))
    return false;
  stepOverPut(choice, way.factors);
  way.at = Spread::of(chosen.value);
  way.shape = type;
  way.isPicked = true;
  way.sumAt.reset();
  open.push_back(way);
  return true;
}

/// Adds what lies behind the op that made a value of any size.
bool ValueTrust::Cancellation::step(Way way, SmallVectorImpl<Way> &open) const {
  way.at = way.at.origin();
  Operation *op = way.at.value.getDefiningOp();
  if (!op)
    return false;
  SmallVector<Value> data = getData(op);
  LinearityKind kind = getLinearity(op).kind;
  if (auto put = dyn_cast<ScatterOp>(op)) {
    if (way.isLarge || !way.isInPlace(way.at) || !settle(way) ||
        trust.ranges.get(put.getOperand()) != NumberRange::constant(0))
      return false;
    stepOverPut(put, way.factors);
    way.at = Spread::of(put.getUpdates());
    way.shape = put.getUpdates().getType();
    way.sumAt.reset();
    open.push_back(way);
    return true;
  }
  if (isa<PoolOp, ReduceOp>(op))
    return stepOverSum(std::move(way), open);
  if (isOneOfEachLine(op) && stepOverChoice(way, open))
    return true;
  if (!op->hasTrait<OpTrait::Elementwise>())
    return false;
  if (auto choice = dyn_cast<arith::SelectOp>(op);
      choice && way.isInPlace(way.at) &&
      matchPattern(choice.getFalseValue(), m_AnyZeroFloat()))
    way.factors.push_back({choice.getCondition()});
  switch (kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
    for (Value term : data) {
      way.at = way.at.operand(term);
      open.push_back(way);
    }
    return true;
  case LinearityKind::Product:
    return data.size() == 2 && stepOverProduct(way, op, open);
  case LinearityKind::Quotient:
    if (data.size() != 2 || trust.state.gradients.contains(data[1]) ||
        !addDivisor(way, way.at.operand(data[1])))
      return false;
    way.at = way.at.operand(data[0]);
    open.push_back(way);
    return true;
  default:
    return false;
  }
}

std::optional<ValueTrust::Growth> ValueTrust::Cancellation::find(Value large,
                                                                 Value factor) {
  Way first{Spread::of(large), large.getType()};
  if (!addFactor(first, Spread::of(factor)))
    return std::nullopt;
  SmallVector<Way, 2> open{first};
  Growth most;
  for (unsigned steps = 0; !open.empty(); ++steps) {
    Way way = open.pop_back_val();
    if (trust.get(way.at.value) == Trust::Unknown) {
      if (steps == maxSteps || !step(way, open))
        return std::nullopt;
      continue;
    }
    std::optional<Growth> left = finish(way);
    if (!left)
      return std::nullopt;
    most = join(most, *left);
  }
  return most;
}
