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
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Interfaces/RegionFlow.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between a quotient and the weights, and pairs that are tried.
static constexpr unsigned mostOps = 12, mostPairs = 256;
/// Each round adds four roundings: a hundred thousand make 3 %.
static constexpr double roundings = 1.25;
/// So much more than the least number of f32 a divisor has to be that what is
/// rounded to 0 of the weights does not show.
static constexpr double leastDivisor = 0x1p-100;

namespace {
class CarriedMean {
public:
  CarriedMean(Operation *quotient, const RangeAnalysis &ranges)
      : quotient(quotient), ranges(ranges) {}

  /// How many times the weights the magnitude of the sum is at most; nothing if
  /// that is not known.
  std::optional<double> find(Value sum, Value weights,
                             unsigned depth = mostOps);

private:
  const NumberRange &of(Value value) const { return ranges.get(value); }
  bool isKnown(Value value) const;
  bool isWeight(Value value) const {
    return isKnown(value) && of(value).low >= 0;
  }
  std::optional<double> findOfProduct(arith::MulFOp sum, Value weights,
                                      unsigned depth);
  std::optional<double> findCarried(Value sum, Value weights, unsigned depth);

  Operation *quotient;
  const RangeAnalysis &ranges;
  /// What holds of each round if it held before.
  SmallVector<std::pair<Value, Value>> assumed;
  unsigned pairs = 0;
};
} // namespace

/// Whether the range is that of this round: what a loop computes behind the
/// quotient, or what is around that, has the one of the round before.
bool CarriedMean::isKnown(Value value) const {
  Operation *op = value.getDefiningOp();
  if (!op) {
    op = value.getParentBlock()->getParentOp();
    if (op->isProperAncestor(quotient))
      return true;
  }
  for (; op; op = op->getParentOp())
    if (Block *block = op->getBlock())
      if (Operation *beside = block->findAncestorOpInBlock(*quotient))
        return op != beside && op->isBeforeInBlock(beside);
  return false;
}

/// The larger of two, if both are known.
static std::optional<double> join(std::optional<double> a,
                                  std::optional<double> b) {
  return a && b ? std::optional(std::max(*a, *b)) : std::nullopt;
}

// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
std::optional<double> CarriedMean::find(Value sum, Value weights,
                                        unsigned depth) {
  if (depth == 0 || ++pairs > mostPairs || !hasDigits(sum) ||
      !hasDigits(weights))
    return std::nullopt;
  if (isWeight(weights) && isKnown(sum) && of(sum) == NumberRange::constant(0))
    return 0;
  if (isa<BlockArgument>(sum) || sum.getDefiningOp()->getNumRegions() != 0)
    return findCarried(sum, weights, depth);
  Operation *one = sum.getDefiningOp(), *other = weights.getDefiningOp();
  if (auto product = dyn_cast<arith::MulFOp>(one))
    return findOfProduct(product, weights, depth);
  if (!other || one->getName() != other->getName())
    return std::nullopt;
  if (isa<arith::AddFOp>(one)) {
    for (unsigned i : {0, 1})
      if (std::optional<double> most = join(
              find(one->getOperand(0), other->getOperand(i), depth - 1),
              find(one->getOperand(1), other->getOperand(1 - i), depth - 1)))
        return most;
  } else if (isa<arith::SelectOp>(one) &&
             one->getOperand(0) == other->getOperand(0)) {
    return join(find(one->getOperand(1), other->getOperand(1), depth - 1),
                find(one->getOperand(2), other->getOperand(2), depth - 1));
  }
  return std::nullopt;
}

// NOLINTBEGIN(misc-no-recursion): `depth` ends it.
std::optional<double>
CarriedMean::findOfProduct(arith::MulFOp sum, Value weights, unsigned depth) {
  auto product = weights.getDefiningOp<arith::MulFOp>();
  for (unsigned i : {0, 1}) {
    Value factor = sum->getOperand(i), rest = sum->getOperand(1 - i);
    if (areSame(factor, weights) && isWeight(factor) && isKnown(rest) &&
        of(rest).isBounded())
      return of(rest).magnitude();
    for (unsigned j : {0, 1})
      if (product && areSame(factor, product->getOperand(j)) &&
          isWeight(factor))
        if (std::optional<double> most =
                find(rest, product->getOperand(1 - j), depth - 1))
          return most;
    // What makes the sum smaller, round for round, or once behind the loop.
    double size =
        isKnown(factor) ? of(factor).magnitude() : NumberRange::infinity;
    if (size <= 1 || (assumed.empty() && std::isfinite(size)))
      if (std::optional<double> most = find(rest, weights, depth - 1))
        return *most * std::max(size, 1.0);
  }
  return std::nullopt;
}
// NOLINTEND(misc-no-recursion)

/// Each edge of the control flow has to hand on such a pair.
// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
std::optional<double> CarriedMean::findCarried(Value sum, Value weights,
                                               unsigned depth) {
  if (llvm::is_contained(assumed, std::pair(sum, weights)))
    return 0;
  auto getOwner = [](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument ? argument.getOwner()->getParentOp()
                    : value.getDefiningOp();
  };
  Operation *loop = getOwner(sum);
  if (getOwner(weights) != loop || loop->getNumRegions() == 0)
    return std::nullopt;
  std::optional<RegionFlow> flow = RegionFlow::get(loop);
  const RegionJoin *sums = nullptr, *counts = nullptr;
  if (flow)
    for (const RegionJoin &joined : flow->joins) {
      if (llvm::is_contained(joined.inputs, sum))
        sums = &joined;
      if (llvm::is_contained(joined.inputs, weights))
        counts = &joined;
    }
  if (!sums || !counts || sums->sources.size() != counts->sources.size())
    return std::nullopt;
  assumed.emplace_back(sum, weights);
  std::optional<double> most = 0;
  for (OpOperand *source : sums->sources) {
    auto *beside = llvm::find_if(counts->sources, [&](OpOperand *count) {
      return count->getOwner() == source->getOwner();
    });
    most = beside == counts->sources.end()
               ? std::nullopt
               : join(most, find(source->get(), (*beside)->get(), depth - 1));
    if (!most)
      break;
  }
  assumed.pop_back();
  return most;
}

std::optional<double> mp::findCarriedMean(arith::DivFOp quotient,
                                          const RangeAnalysis &ranges) {
  Spread weights = Spread::of(quotient.getRhs()).withoutGuards(ranges);
  if (!weights.isAlong(weights.value) ||
      weights.value.getType() != quotient.getType())
    return std::nullopt;
  return CarriedMean(quotient, ranges).find(quotient.getLhs(), weights.value);
}

void mp::boundCarriedMean(arith::DivFOp quotient, const RangeAnalysis &ranges,
                          NumberRange &range) {
  const NumberRange &divisor = ranges.get(quotient.getRhs());
  if (range.isBounded() || divisor.mayBeZero ||
      divisor.leastNonZero < leastDivisor)
    return;
  if (std::optional<double> most = findCarriedMean(quotient, ranges))
    limit(range, -*most * roundings, *most * roundings);
}
