//===- CarriedMean.cpp - Weighted sums that a loop adds up ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A recurrence may carry a weighted sum and its weights, c = f c + i z and
// n = f n + i, of which it reads c / n: a mean of all z so far. That |c| is at
// most n times the largest |z| holds where the loop begins, with c of 0, and of
// each round if it held before.
//
// So do c = f c + p v and n = f n + p 1, of products, as attention has it whose
// keys come block by block: c / n is as large as one of all v. Neither side has
// to be bounded, nor has v: then what is known of that holds of the quotient.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Interfaces/RangeOpInterface.h"
#include "mp/Interfaces/RegionFlow.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between a quotient and the weights, and pairs that are tried: of some
/// thirty parts that are written out.
static constexpr unsigned mostOps = 64, mostPairs = 512;
/// Each round adds four roundings, and the error of a function: a hundred
/// thousand make a fifth.
static constexpr double roundings = 1.25;
/// So much more than the least number of f32 a divisor has to be that what is
/// rounded to 0 of the weights does not show.
static constexpr double leastDivisor = 0x1p-100;

namespace {
class CarriedMean {
public:
  CarriedMean(Operation *quotient, const RangeAnalysis &ranges)
      : quotient(quotient), ranges(ranges) {}

  /// What the magnitude of the sum is at most so many times the weights;
  /// nothing if that is not known.
  std::optional<LargestMean> find(const Spread &sum, const Spread &weights,
                                  unsigned depth = mostOps);

private:
  const NumberRange &of(Value value) const { return ranges.get(value); }
  bool isKnown(Value value) const { return isKnownAt(value, quotient); }
  bool isWeight(Value value) const;
  LargestMean getLargest(Value value) const;
  std::optional<LargestMean> findOfParts(const Spread &sum,
                                         const Spread &weights);
  std::optional<LargestMean> findOfSum(const Spread &sum, const Spread &weights,
                                       unsigned depth);
  std::optional<LargestMean>
  findOfProduct(const Spread &sum, const Spread &weights, unsigned depth);
  std::optional<LargestMean> findCarried(const Spread &sum,
                                         const Spread &weights, unsigned depth);

  Operation *quotient;
  const RangeAnalysis &ranges;
  /// What holds of each round if it held before.
  SmallVector<std::pair<Spread, Spread>> assumed;
  unsigned pairs = 0;
};
} // namespace

bool mp::isKnownAt(Value value, Operation *at) {
  Operation *op = value.getDefiningOp();
  if (!op) {
    op = value.getParentBlock()->getParentOp();
    if (op->isProperAncestor(at))
      return true;
  }
  for (; op; op = op->getParentOp())
    if (Block *block = op->getBlock())
      if (Operation *beside = block->findAncestorOpInBlock(*at))
        return op != beside && op->isBeforeInBlock(beside);
  return false;
}

bool mp::areSameSpread(const Spread &a, const Spread &b) {
  return a.places == b.places && areSame(a.value, b.value);
}

/// Whether a value is not negative: an exponential is not, whatever it is of.
bool CarriedMean::isWeight(Value value) const {
  if (isKnown(value) && of(value).low >= 0)
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0 || op->getNumOperands() != 1)
    return false;
  std::optional<NumberRange> range = inferRange(op, NumberRange::unknown());
  return range && range->low >= 0;
}

/// The larger of two, if both are known.
static std::optional<LargestMean> join(std::optional<LargestMean> a,
                                       const std::optional<LargestMean> &b) {
  if (!a || !b)
    return std::nullopt;
  a->number = std::max(a->number, b->number);
  for (const auto &mean : b->values) {
    auto *known = llvm::find_if(
        a->values, [&](auto &other) { return other.first == mean.first; });
    if (known == a->values.end())
      a->values.push_back(mean);
    else
      known->second = std::max(known->second, mean.second);
  }
  return a;
}

/// The one of fewer values, if both are known.
static std::optional<LargestMean>
takeBetter(std::optional<LargestMean> a, const std::optional<LargestMean> &b) {
  bool isBetter = b && (!a || std::pair(b->values.size(), b->number) <
                                  std::pair(a->values.size(), a->number));
  return isBetter ? b : a;
}

/// The number that a value is at most, or the value.
LargestMean CarriedMean::getLargest(Value value) const {
  if (isKnown(value) && of(value).isBounded())
    return {of(value).magnitude(), {}};
  return {0, {{value, 1}}};
}

/// Of a sum of products with the weights that the weights are the sum of.
std::optional<LargestMean> CarriedMean::findOfParts(const Spread &sum,
                                                    const Spread &weights) {
  auto isStatic = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.hasStaticShape();
  };
  if (!isStatic(sum.value) || !isStatic(weights.value))
    return std::nullopt;
  Value mean =
      findMeanOf(sum, weights, [&](Value value) { return isWeight(value); });
  return mean ? std::optional(getLargest(mean)) : std::nullopt;
}

// NOLINTBEGIN(misc-no-recursion): `depth` ends it.
std::optional<LargestMean>
CarriedMean::find(const Spread &from, const Spread &over, unsigned depth) {
  Spread sum = from.origin(), weights = over.origin();
  if (depth == 0 || ++pairs > mostPairs || !hasDigits(sum.value) ||
      !hasDigits(weights.value))
    return std::nullopt;
  if (isWeight(weights.value) && isKnown(sum.value) &&
      of(sum.value) == NumberRange::constant(0))
    return LargestMean();
  Operation *op = sum.value.getDefiningOp();
  if (!op || op->getNumRegions() != 0)
    return findCarried(sum, weights, depth);
  if (std::optional<LargestMean> parts = findOfParts(sum, weights))
    return parts;
  if (isa<arith::MulFOp>(op))
    return findOfProduct(sum, weights, depth);
  return findOfSum(sum, weights, depth);
}

/// Of sums and choices, part by part. What weights are larger by does no harm.
std::optional<LargestMean> CarriedMean::findOfSum(const Spread &sum,
                                                  const Spread &weights,
                                                  unsigned depth) {
  Operation *one = sum.value.getDefiningOp(),
            *other = weights.value.getDefiningOp();
  if (!other)
    return std::nullopt;
  auto findPair = [&](unsigned i, unsigned j) {
    return find(sum.operand(one->getOperand(i)),
                weights.operand(other->getOperand(j)), depth - 1);
  };
  if (isa<arith::SelectOp>(one) && isa<arith::SelectOp>(other)) {
    Value condition = one->getOperand(0), beside = other->getOperand(0);
    // One of a whole value is spread nowhere.
    bool areTensors = isa<RankedTensorType>(condition.getType()) &&
                      isa<RankedTensorType>(beside.getType());
    bool isSame = areTensors ? areSameSpread(sum.operand(condition).origin(),
                                             weights.operand(beside).origin())
                             : condition == beside;
    return isSame ? join(findPair(1, 1), findPair(2, 2)) : std::nullopt;
  }
  if (!isa<arith::AddFOp>(other))
    return std::nullopt;
  std::optional<LargestMean> best;
  for (unsigned i : {0, 1}) {
    if (isa<arith::AddFOp>(one))
      if (std::optional<LargestMean> first = findPair(0, i))
        best = takeBetter(best, join(first, findPair(1, 1 - i)));
    if (isWeight(other->getOperand(1 - i)))
      best = takeBetter(
          best, find(sum, weights.operand(other->getOperand(i)), depth - 1));
  }
  return best;
}

std::optional<LargestMean> CarriedMean::findOfProduct(const Spread &sum,
                                                      const Spread &weights,
                                                      unsigned depth) {
  Operation *one = sum.value.getDefiningOp();
  auto product = weights.value.getDefiningOp<arith::MulFOp>();
  for (unsigned i : {0, 1}) {
    Spread factor = sum.operand(one->getOperand(i)).origin();
    Spread rest = sum.operand(one->getOperand(1 - i));
    bool isPositive = isWeight(factor.value);
    if (isPositive && areSameSpread(factor, weights))
      return getLargest(rest.origin().value);
    for (unsigned j : {0, 1})
      if (product && isPositive &&
          areSameSpread(factor,
                        weights.operand(product->getOperand(j)).origin()))
        if (std::optional<LargestMean> most = find(
                rest, weights.operand(product->getOperand(1 - j)), depth - 1))
          return most;
    // What makes the sum smaller, round for round, or once behind the loop.
    double size = isKnown(factor.value) ? of(factor.value).magnitude()
                                        : NumberRange::infinity;
    if (size > mostShrinking && (!assumed.empty() || !std::isfinite(size)))
      continue;
    std::optional<LargestMean> most = find(rest, weights, depth - 1);
    if (!most)
      continue;
    most->number *= std::max(size, 1.0);
    for (auto &[value, times] : most->values)
      times *= std::max(size, 1.0);
    return most;
  }
  return std::nullopt;
}

/// Each edge of the control flow has to hand on such a pair.
std::optional<LargestMean> CarriedMean::findCarried(const Spread &sum,
                                                    const Spread &weights,
                                                    unsigned depth) {
  if (llvm::any_of(assumed, [&](const auto &pair) {
        return areSameSpread(pair.first, sum) &&
               areSameSpread(pair.second, weights);
      }))
    return LargestMean();
  std::optional<SmallVector<std::pair<Value, Value>>> sources =
      findCarriedPairs(sum.value, weights.value);
  if (!sources)
    return std::nullopt;
  assumed.emplace_back(sum, weights);
  std::optional<LargestMean> most = LargestMean();
  for (auto [above, below] : *sources) {
    most =
        join(most, find(sum.operand(above), weights.operand(below), depth - 1));
    if (!most)
      break;
  }
  assumed.pop_back();
  return most;
}
// NOLINTEND(misc-no-recursion)

std::optional<SmallVector<std::pair<Value, Value>>>
mp::findCarriedPairs(Value one, Value other) {
  auto getOwner = [](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument ? argument.getOwner()->getParentOp()
                    : value.getDefiningOp();
  };
  Operation *loop = getOwner(one);
  if (getOwner(other) != loop || loop->getNumRegions() == 0)
    return std::nullopt;
  std::optional<RegionFlow> flow = RegionFlow::get(loop);
  const RegionJoin *ones = nullptr, *others = nullptr;
  if (flow)
    for (const RegionJoin &joined : flow->joins) {
      if (llvm::is_contained(joined.inputs, one))
        ones = &joined;
      if (llvm::is_contained(joined.inputs, other))
        others = &joined;
    }
  if (!ones || !others || ones->sources.size() != others->sources.size())
    return std::nullopt;
  SmallVector<std::pair<Value, Value>> pairs;
  for (OpOperand *source : ones->sources) {
    auto *beside = llvm::find_if(others->sources, [&](OpOperand *operand) {
      return operand->getOwner() == source->getOwner();
    });
    if (beside == others->sources.end())
      return std::nullopt;
    pairs.emplace_back(source->get(), (*beside)->get());
  }
  return pairs;
}

std::optional<LargestMean> mp::findCarriedMean(arith::DivFOp quotient,
                                               const RangeAnalysis &ranges) {
  Spread weights = Spread::of(quotient.getRhs()).withoutGuards(ranges);
  return CarriedMean(quotient, ranges)
      .find(Spread::of(quotient.getLhs()), weights);
}

void mp::boundCarriedMean(arith::DivFOp quotient, const RangeAnalysis &ranges,
                          NumberRange &range) {
  const NumberRange &divisor = ranges.get(quotient.getRhs());
  if (range.isBounded() || divisor.leastNonZero < leastDivisor)
    return;
  std::optional<LargestMean> most = findCarriedMean(quotient, ranges);
  if (most && most->values.empty() && !divisor.mayBeZero)
    limit(range, -most->number * roundings, most->number * roundings);
}
