//===- PositiveSum.cpp - Sums with terms that are not negative ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loss of overlaps divides by a sum of probabilities and labels, or by what
// two boxes cover: A + B - I, of which I is at most A, and at most B. Each term
// that is taken away is made up for by one that is at least as large.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/PositiveSum.h"

#include "BoxSides.h"
#include "Correlations.h"
#include "mp/Analysis/Range/WeightedMean.h"

using namespace mlir;
using namespace mlir::mp;

/// Sums within each other, and how large what a sum holds may be beside it.
static constexpr unsigned maxDepth = 8;
static constexpr double mostTimes = 8;

// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
void PositiveSum::Terms::add(const Spread &at, double times,
                             const RangeAnalysis &ranges, unsigned depth) {
  Spread start = at.origin();
  const NumberRange &range = ranges.get(start.value);
  if (range.low == range.high && range.isBounded()) {
    number += times * range.low;
    return;
  }
  Operation *op = start.value.getDefiningOp();
  auto isNumber = [&](Value value) {
    return ranges.get(value).low == ranges.get(value).high &&
           ranges.get(value).isBounded();
  };
  if (depth == 0 || !op || !hasDigits(start.value)) {
    terms.push_back({start, times});
  } else if (isa<arith::AddFOp, arith::SubFOp>(op)) {
    double sign = isa<arith::SubFOp>(op) ? -1 : 1;
    add(start.operand(op->getOperand(0)), times, ranges, depth - 1);
    add(start.operand(op->getOperand(1)), sign * times, ranges, depth - 1);
  } else if (isa<arith::NegFOp>(op)) {
    add(start.operand(op->getOperand(0)), -times, ranges, depth - 1);
  } else if (isa<arith::MulFOp>(op) && isNumber(op->getOperand(1))) {
    add(start.operand(op->getOperand(0)),
        times * ranges.get(op->getOperand(1)).low, ranges, depth - 1);
  } else if (isa<arith::MulFOp>(op) && isNumber(op->getOperand(0))) {
    add(start.operand(op->getOperand(1)),
        times * ranges.get(op->getOperand(0)).low, ranges, depth - 1);
  } else {
    terms.push_back({start, times});
  }
}

bool PositiveSum::isWeight(Value value) const {
  return ranges.get(value).low >= 0 || (sum.number > 0 && isLabel(value));
}

bool PositiveSum::isWeight(const Term &term) const {
  return isWeight(term.of.value) || getSides().isArea(term.of);
}

BoxSides PositiveSum::getSides() const {
  return {ranges,
          [this](Value value) { return sum.number > 0 && isLabel(value); }};
}

bool PositiveSum::holds(const Term &large, const Term &small) const {
  return getSides().holds(large.of, small.of);
}

Value PositiveSum::findMean(const Spread &above, const Spread &below) const {
  auto isRanked = [](const Spread &spread) {
    auto type = dyn_cast<RankedTensorType>(spread.value.getType());
    return type && type.hasStaticShape() && hasDigits(spread.value);
  };
  if (!isRanked(above) || !isRanked(below) ||
      above.places.size() != below.places.size())
    return {};
  return findMeanOf(above, below, [&](Value value) { return isWeight(value); });
}

/// Whether a term is left that is at least what is taken away: of sums of p and
/// of q that of p q.
bool PositiveSum::absorb(const Term &negative) {
  for (Term &term : sum.terms) {
    if (term.isSpent || term.times < -negative.times)
      continue;
    Value share = findMean(negative.of, term.of);
    if (share && ranges.get(share).high <= 1) {
      term.isSpent = true;
      return true;
    }
  }
  return false;
}

// NOLINTBEGIN(misc-no-recursion): `depth` ends it.

/// The number is as large as what is taken away is at most: 1 as a share.
bool PositiveSum::absorbBounded(const Term &negative) {
  double most = ranges.get(negative.of.value).high;
  auto quotient = negative.of.value.getDefiningOp<arith::DivFOp>();
  if (quotient && most > 1 && sum.number > 0 && depth != 0) {
    std::optional<Means> means =
        PositiveSum(Spread::of(quotient.getRhs()), ranges, isLabel, depth - 1)
            .findMeans(Spread::of(quotient.getLhs()));
    if (means && means->values.empty())
      most = std::min(most, means->number);
  }
  double left = sum.number + negative.times * most;
  if (!(left >= 0))
    return false;
  sum.number = left;
  return true;
}

/// Of two areas what both hold.
bool PositiveSum::absorbArea(const Term &negative) {
  SmallVector<Term *, 2> around;
  for (Term &term : sum.terms)
    if (!term.isSpent && term.times > 0 && term.times >= -negative.times &&
        holds(term, negative))
      around.push_back(&term);
  if (around.empty())
    return false;
  around.front()->isSpent = true;
  isUnion |= around.size() == 2;
  return true;
}

PositiveSum::PositiveSum(const Spread &divisor, const RangeAnalysis &ranges,
                         std::function<bool(Value)> isLabel, unsigned depth)
    : ranges(ranges), isLabel(std::move(isLabel)), depth(depth) {
  sum.add(divisor, 1, ranges, maxDepth);
  for (Term &term : sum.terms) {
    if (term.times > 0) {
      isPositive &= isWeight(term);
      continue;
    }
    isPositive &= absorb(term) || absorbArea(term) || absorbBounded(term);
    term.isSpent = true;
  }
  isPositive &= sum.number >= 0;
}
// NOLINTEND(misc-no-recursion)

bool PositiveSum::isAtLeast(Value part) const {
  return isPositive && isWeight(part) &&
         llvm::any_of(sum.terms, [&](const Term &term) {
           return !term.isSpent && term.times * mostTimes >= 1 &&
                  (term.of.isAlong(part) ||
                   term.of.findReduction(ReduceKind::Add, part));
         });
}

SmallVector<Value> PositiveSum::getParts() const {
  SmallVector<Value> parts;
  for (const Term &term : sum.terms)
    if (isPositive && !term.isSpent && term.times * mostTimes >= 1 &&
        term.of.isAlong(term.of.value))
      parts.push_back(term.of.value);
  return parts;
}

SmallVector<Value> PositiveSum::getSummed() const {
  SmallVector<Value> summed;
  for (const Term &term : sum.terms) {
    auto reduce = term.of.value.getDefiningOp<ReduceOp>();
    if (isPositive && reduce && !term.isSpent && term.times * mostTimes >= 1 &&
        ranges.get(reduce.getInput()).low >= 0 &&
        term.of.findReduction(ReduceKind::Add, reduce.getInput()))
      summed.push_back(reduce.getInput());
  }
  return summed;
}

bool PositiveSum::isAreaOfBoxes() const {
  if (!isPositive)
    return false;
  return isUnion ||
         (sum.terms.size() == 1 && getSides().isEnclosing(sum.terms[0].of));
}

std::optional<PositiveSum::Means>
PositiveSum::findMeans(const Spread &dividend) const {
  Terms above;
  above.add(dividend, 1, ranges, maxDepth);
  // Of one term it is a weighted mean, but for areas.
  if (!isPositive || (sum.terms.size() < 2 && !isAreaOfBoxes()) ||
      above.terms.empty() || (above.number != 0 && sum.number == 0))
    return std::nullopt;
  Means means;
  if (above.number != 0)
    means.number = std::abs(above.number) / sum.number;
  for (const Term &term : above.terms) {
    Value best;
    double times = 0;
    bool isPart = false;
    for (const Term &weights : sum.terms) {
      if (weights.isSpent || best || isPart)
        continue;
      times = std::abs(term.times) / weights.times;
      isPart = (weights.of.value == term.of.value &&
                weights.of.places == term.of.places) ||
               holds(weights, term);
      if (!isPart &&
          getSides().holdsSquare(weights.of, term.of, std::sqrt(times))) {
        isPart = true;
        times = 1;
      }
      if (!isPart)
        best = findMean(term.of, weights.of);
    }
    if (isPart)
      means.number += times;
    else if (best)
      means.values.push_back({best, times});
    else
      return std::nullopt;
  }
  return means;
}
