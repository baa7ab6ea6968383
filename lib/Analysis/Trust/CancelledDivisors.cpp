//===- CancelledDivisors.cpp - What a gradient was divided by comes back --===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The derivative of log(q + 1e-8) is of any size, but that of the sigmoid or
// softmax that q was holds q as a factor: g / (q + 1e-8) * q * (1 - q) is no
// larger than g. What lies between the two stays f32, and so does q.
//
// The derivative of x / y by y is g x / y^2: where x / y is as large as
// activations, that is g times it, over y.
//
// A sum of numbers that are not negative is divided as well: q (1 - q) over the
// sum of all q is at most 1, as the derivatives of overlaps have it.
//
// Nor is a gradient times w(s) of any size, w of the noise s of an example as
// large as 1/s^2, where it is multiplied by c(s) right away, as small as s.
//
//===----------------------------------------------------------------------===//

#include "DivisorParts.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/PositiveSum.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;

/// Factors of a product, and ops between the division and the product.
static constexpr unsigned maxOps = 8, maxSteps = 32;
/// A product that leaves no more growth needs nothing that makes up for it.
static constexpr double mostLeft = 1024;

/// Whether the elements are those of the shape, but for dimensions of size one.
static bool fills(const Spread &other, RankedTensorType shape) {
  SmallVector<int64_t, 4> found(other.places), places;
  llvm::erase_if(found, [](int64_t place) { return place < 0; });
  for (auto [dim, size] : llvm::enumerate(shape.getShape()))
    if (size != 1)
      places.push_back(static_cast<int64_t>(dim));
  return found == places;
}

/// Goes back from a product over what a factor of any size was multiplied and
/// divided by.
class ValueTrust::Cancellation {
public:
  Cancellation(const ValueTrust &trust, bool byRange)
      : trust(trust), byRange(byRange) {}

  /// What growth is left of `large` times `factor`. Nothing where it is of any
  /// size all the same, or too much is left.
  std::optional<Growth> find(Value large, Value factor);

private:
  /// What `at` was divided by and is not made up for yet.
  struct Divisor {
    Spread at;
    bool isTame;
  };
  /// A factor of any size, and what it will be multiplied by.
  struct Way {
    Spread at;
    /// Of the product, or of what was scattered since.
    Type shape;
    SmallVector<Part, 4> factors = {};
    SmallVector<Divisor, 2> divisors = {};
    /// All that it is multiplied by, and what it is divided by.
    SmallVector<Spread, 4> others = {};
    SmallVector<Value, 2> allDivisors = {};
    /// Factors with bounds, whether one of them is too large by itself.
    SmallVector<Value, 4> bounded = {};
    bool isLarge = false;
    /// Whether it was one of each line, which may have dimensions of size one.
    bool isPicked = false;
    Growth left = {};

    /// Whether the elements are in the places of those of the product.
    bool isInPlace(const Spread &other) const {
      return (other.value.getType() == shape && other.isAlong(other.value)) ||
             (isPicked && fills(other, cast<RankedTensorType>(shape)));
    }
  };

  bool step(Way way, SmallVectorImpl<Way> &open) const;
  bool stepOverChoice(Way way, SmallVectorImpl<Way> &open) const;
  bool stepOverProduct(Way way, Operation *op,
                       SmallVectorImpl<Way> &open) const;
  bool addFactor(Way &way, const Spread &factor) const;
  bool addDivisor(Way &way, const Spread &divisor) const;
  bool take(Way &way, const Spread &divisor) const;
  bool settle(Way &way) const;
  bool makesUp(const Spread &dividend, const Spread &divisor) const;
  std::optional<Growth> finish(Way way) const;

  const ValueTrust &trust;
  bool byRange;
};

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
  auto *share = llvm::find_if(way.factors, [&](const Part &part) {
    return !part.isRest && !part.picked && sum.isAtLeast(part.of);
  });
  if (share != way.factors.end()) {
    way.factors.erase(share);
    return true;
  }
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
    open.push_back(way);
    return true;
  }
  if (isOneOfEachLine(op) && stepOverChoice(way, open))
    return true;
  if (!op->hasTrait<OpTrait::Elementwise>())
    return false;
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

std::optional<ValueTrust::Balance>
ValueTrust::findDividend(Operation *op) const {
  SmallVector<Value> open(getData(op)), factors;
  Value gradient;
  for (unsigned i = 0; i < open.size(); ++i) {
    Operation *maker = open[i].getDefiningOp();
    bool isGradient = state.gradients.contains(open[i]);
    if (isGradient && open.size() < maxOps && multiplies(maker) &&
        !isa<ScaleOp>(maker))
      open.append(getData(maker));
    else if (!isGradient)
      factors.push_back(open[i]);
    else if (gradient || get(open[i]) == Trust::Unknown)
      return {};
    else
      gradient = open[i];
  }
  auto getStored = [](Value factor) {
    Value stored = findStacked(factor);
    return stored ? Spread::of(stored).origin().value : factor;
  };
  for (Value dividend : factors) {
    Value stored = getStored(dividend);
    for (Operation *user : stored.getUsers()) {
      auto quotient = dyn_cast<arith::DivFOp>(user);
      if (!quotient || quotient.getLhs() != stored ||
          get(quotient.getResult()) > Trust::Assumed ||
          !isTameDivisor(quotient.getRhs()))
        continue;
      auto isInverse = [&](Value factor) {
        return (stored == dividend || areStackedAlike(dividend, factor)) &&
               invertsSquareOf(stored == dividend ? factor : getStored(factor),
                               quotient.getRhs(), ranges);
      };
      bool areTame = llvm::all_of(factors, [&](Value factor) {
        return factor == dividend || isInverse(factor) || isTameFactor(factor);
      });
      if (!areTame || llvm::count_if(factors, isInverse) != 1 ||
          llvm::count(factors, dividend) != 1)
        continue;
      Growth left = getDivisorGrowth(quotient.getRhs());
      if (gradient)
        left = multiply(left, growths.lookup(gradient));
      for (Value factor : factors)
        if (factor != dividend && !isInverse(factor))
          left = multiply(left, getFactorGrowth(factor));
      if (isTame(left))
        return Balance{dividend, left};
    }
  }
  return {};
}

std::optional<ValueTrust::Balance>
ValueTrust::findBalance(Operation *op) const {
  SmallVector<Value> data = getData(op);
  if (getLinearity(op).kind != LinearityKind::Product || data.size() != 2 ||
      !op->hasTrait<OpTrait::Elementwise>() || isCoarse(low))
    return {};
  bool areFine = llvm::all_of(data, [&](Value value) {
    return state.gradients.contains(value) ? get(value) != Trust::Unknown
                                           : isTameFactor(value);
  });
  if (areFine && getGrowth(op).factors <= mostLeft)
    return {};
  for (unsigned i : {0, 1}) {
    Value large = data[i], other = data[1 - i];
    bool isGradient = state.gradients.contains(other);
    if (get(large) != Trust::Unknown ||
        (isGradient && state.gradients.contains(large)) ||
        (isGradient ? get(other) == Trust::Unknown : !isTameFactor(other)))
      continue;
    for (bool byRange : {false, true})
      if (std::optional<Growth> left =
              Cancellation(*this, byRange).find(large, other))
        return Balance{other, *left};
  }
  return areFine ? std::nullopt : findDividend(op);
}

void ValueTrust::keepBalance(Operation *op) {
  if (std::optional<Balance> balance = findBalance(op))
    for (Value part : findProducts(balance->factor))
      sensitive.try_emplace(part, "makes up for a divisor", op);
}
