//===- Correlations.cpp - Operands that depend on each other -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An interval forgets that two operands are made of one value, and so says
// nothing of what training steps are full of: softmax, normalised rows, choices
// by comparison. Each function here knows one of these, and holds in f32: sums
// of numbers of one sign are, rounded, not less than any of them.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "MaskedShares.h"
#include "NonZeros.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Range/Fraction.h"
#include "mp/Analysis/Range/LogSum.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// Sums and maxima that stand in each other.
static constexpr unsigned maxDepth = 4;

namespace {
/// The rules, over the ranges that are known so far.
class Correlations {
public:
  explicit Correlations(const RangeAnalysis &analysis) : analysis(analysis) {}

  void refine(arith::AddFOp op, NumberRange &range) const;
  void refine(arith::SubFOp op, NumberRange &range) const;
  void refineReplaced(arith::AddFOp op, NumberRange &range) const;
  void refine(arith::DivFOp op, NumberRange &range) const;
  void refine(arith::MulFOp op, NumberRange &range) const;
  void refine(arith::SelectOp op, NumberRange &range) const {
    refineChoice(op, analysis, range);
  }
  void refine(math::ExpOp op, NumberRange &range) const {
    boundShareOfLogarithms(op, analysis, range);
  }
  void refine(ReduceOp op, NumberRange &range) const;
  void refine(PoolOp op, NumberRange &range) const;
  void refine(AlignableOpInterface op, NumberRange &range) const;

private:
  const NumberRange &of(Value value) const { return analysis.get(value); }
  bool isRemainder(Value value, Value mask) const;
  void refineShare(Operation *op, NumberRange &range) const;
  void refineSigned(arith::DivFOp op, NumberRange &range) const;
  bool refineFraction(arith::SubFOp op, NumberRange &range) const;

  const RangeAnalysis &analysis;
};
} // namespace

void mp::limit(NumberRange &range, double low, double high) {
  range.low = std::max(range.low, low);
  range.high = std::min(range.high, high);
  range.tidy();
}

bool mp::hasDigits(Value value) {
  return NumberFormat::of(value.getType()).precision >= 24;
}

bool mp::sumsWithDigits(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  Type accumulator = precise ? precise.getAccumulatorType() : Type();
  if (!accumulator)
    accumulator = op->getResult(0).getType();
  return NumberFormat::of(accumulator).precision >= 24;
}

//===----------------------------------------------------------------------===//
// Differences, sums and quotients
//===----------------------------------------------------------------------===//

/// x - floor(x) is a fraction, x - round(x) one of either sign.
bool Correlations::refineFraction(arith::SubFOp op, NumberRange &range) const {
  Operation *rounds = findWholePart(op, analysis);
  if (!rounds)
    return false;
  bool isFloor = isa<math::FloorOp>(rounds);
  limit(range, isFloor ? 0 : -0.5, isFloor ? 1 : 0.5);
  return true;
}

void Correlations::refine(arith::SubFOp op, NumberRange &range) const {
  if (refineFraction(op, range))
    return;
  boundShifted(op, analysis, range);
  if (isAtMostLogSum(op.getLhs(), op.getRhs(), analysis))
    limit(range, -NumberRange::infinity, 0);
  if (isSpan(op))
    limit(range, 0, NumberRange::infinity);
}

void Correlations::refine(ReduceOp op, NumberRange &range) const {
  boundPicked(op, analysis, range);
  boundFirst(op, analysis, range);
  boundSparse(op, analysis, range);
  if (op.getKind() == ReduceKind::Max)
    boundLargest(op.getInput(), op.getDims(), analysis, range);
  if (op.getKind() == ReduceKind::Add)
    boundShiftedSum(op.getResult(), analysis, range);
}

/// A window sums a part of a line: of shares no more than 1, as in a cumulative
/// sum of a softmax.
void Correlations::refine(PoolOp op, NumberRange &range) const {
  if (op.getKind() != ReduceKind::Add || !sumsWithDigits(op))
    return;
  Line line{op.getInput(), {}, 1};
  ArrayRef<int64_t> shape = op.getInput().getType().getShape();
  for (auto [dim, window] : llvm::enumerate(op.getWindow())) {
    int64_t size = std::min(window, shape[dim]);
    if (window != 1)
      line.dims.emplace_back(dim, size);
    line.count *= static_cast<double>(size);
  }
  if (std::optional<Shares> shares = findShares(line, analysis))
    limit(range, 0, shares->weight);
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as `maxDepth`
static bool isAtLeast(const Spread &large, Value small, unsigned depth,
                      const RangeAnalysis &analysis) {
  if (large.findReduction(ReduceKind::Add, small) ||
      large.findReduction(ReduceKind::Max, small) || large.isAlong(small) ||
      isWithinSpan(small, large))
    return true;
  Spread start = large.origin();
  Operation *op = start.value.getDefiningOp();
  if (Value total = findReplaced(start.value, analysis);
      total && depth < maxDepth)
    return isAtLeast(start.operand(total), small, depth + 1, analysis);
  if (Value own = findOwnPart(start.value, analysis); own && depth < maxDepth)
    return isAtLeast(start.operand(own), small, depth + 1, analysis);
  if (depth == maxDepth ||
      !isa_and_present<arith::AddFOp, arith::MaximumFOp>(op))
    return false;
  for (unsigned i : {0, 1}) {
    bool onlyAdds = isa<arith::MaximumFOp>(op) ||
                    analysis.get(op->getOperand(1 - i)).low >= 0;
    if (onlyAdds &&
        isAtLeast(start.operand(op->getOperand(i)), small, depth + 1, analysis))
      return true;
  }
  return false;
}

bool mp::isAtLeast(const Spread &large, Value small,
                   const RangeAnalysis &analysis) {
  return ::isAtLeast(large, small, 0, analysis);
}

SmallVector<Ratio, 2> mp::findRatios(Operation *op,
                                     const RangeAnalysis &analysis) {
  SmallVector<Ratio, 2> found;
  auto isWeight = [&](Value value) { return analysis.get(value).low >= 0; };
  if (auto quotient = dyn_cast<arith::DivFOp>(op);
      quotient && isWeight(quotient.getLhs()))
    found.push_back({quotient.getLhs(), Spread::of(quotient.getRhs()), 1});
  if (!isa<arith::MulFOp>(op))
    return found;
  for (unsigned i : {0, 1}) {
    Value x = op->getOperand(i);
    Spread start = Spread::of(op->getOperand(1 - i)).origin();
    auto inverse = start.value.getDefiningOp<arith::DivFOp>();
    // Of a subnormal number the inverse is infinite.
    if (inverse && hasDigits(x) && isWeight(x) && isWeight(inverse.getLhs()) &&
        analysis.get(inverse.getLhs()).high <= 1 &&
        analysis.get(inverse.getRhs()).leastNonZero > 0)
      found.push_back({x, start.operand(inverse.getRhs()), correlationSlack});
  }
  return found;
}

/// What is not negative, over what is at least as large: 0 to 1.
void Correlations::refineShare(Operation *op, NumberRange &range) const {
  for (const Ratio &ratio : findRatios(op, analysis))
    if (isAtLeast(ratio.divisor, ratio.dividend, analysis))
      limit(range, 0, ratio.most);
}

/// What is over its own magnitude and more, or the largest of such: -1 to 1.
void Correlations::refineSigned(arith::DivFOp op, NumberRange &range) const {
  for (Operation *user : op.getLhs().getUsers())
    if (isa<math::AbsFOp>(user) &&
        isAtLeast(Spread::of(op.getRhs()), user->getResult(0), analysis))
      return limit(range, -1, 1);
}

/// A Gaussian is often written exp(-x * x), of which -x comes first.
static bool isNegativeSquare(arith::MulFOp op) {
  auto negates = [](Value one, Value other) {
    auto negation = one.getDefiningOp<arith::NegFOp>();
    return negation && negation.getOperand() == other;
  };
  return negates(op.getLhs(), op.getRhs()) || negates(op.getRhs(), op.getLhs());
}

void Correlations::refine(arith::DivFOp op, NumberRange &range) const {
  refineShare(op, range);
  refineSigned(op, range);
  boundNormalised(op.getLhs(), Spread::of(op.getRhs()), /*isInverse=*/false,
                  analysis, range);
  boundCarriedMean(op, analysis, range);
}

void Correlations::refine(arith::MulFOp op, NumberRange &range) const {
  refineShare(op, range);
  if (isNegativeSquare(op))
    limit(range, -NumberRange::infinity, 0);
  for (unsigned i : {0, 1})
    boundNormalised(op->getOperand(i), Spread::of(op->getOperand(1 - i)),
                    /*isInverse=*/true, analysis, range);
}

void Correlations::refine(AlignableOpInterface op, NumberRange &range) const {
  boundWeighted(op, {}, analysis, range);
  boundSparse(op, analysis, range);
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

/// Whether a value is 1 - mask, element by element.
bool Correlations::isRemainder(Value value, Value mask) const {
  Spread start = Spread::of(value).origin();
  auto rest = start.value.getDefiningOp<arith::SubFOp>();
  if (!rest || !(of(rest.getLhs()) == NumberRange::constant(1)))
    return false;
  Spread subtracted = start.operand(rest.getRhs()).origin(),
         masking = Spread::of(mask).origin();
  return subtracted.value == masking.value &&
         subtracted.places == masking.places;
}

/// x + (y - x) is y but for two roundings: y with the derivative of x, as
/// people round, clip and draw in the forward pass alone.
void Correlations::refineReplaced(arith::AddFOp op, NumberRange &range) const {
  for (unsigned i : {0, 1}) {
    Value x = op->getOperand(i);
    auto change = op->getOperand(1 - i).getDefiningOp<arith::SubFOp>();
    if (!change || !areSame(change.getRhs(), x) || !hasDigits(x))
      continue;
    const NumberRange &y = of(change.getLhs());
    double slack = std::ldexp(y.magnitude() + of(x).magnitude(), -22);
    if (std::isfinite(slack))
      limit(range, y.low - slack, y.high + slack);
  }
}

/// m x + (1 - m) y is x or y, without a rounding, where m is 0 or 1: what a
/// loop carries past the end of a sequence does not grow.
void Correlations::refine(arith::AddFOp op, NumberRange &range) const {
  refineReplaced(op, range);
  boundCarriedTotal(op, analysis, range);
  for (unsigned i : {0, 1}) {
    auto kept = op->getOperand(i).getDefiningOp<arith::MulFOp>();
    auto other = op->getOperand(1 - i).getDefiningOp<arith::MulFOp>();
    if (!kept || !other)
      return;
    for (unsigned j : {0, 1}) {
      Value mask = kept->getOperand(j);
      const NumberRange &choice = of(mask);
      if (!choice.isInteger || choice.mayBeNaN || choice.low < 0 ||
          choice.high > 1)
        continue;
      for (unsigned k : {0, 1}) {
        if (!isRemainder(other->getOperand(k), mask))
          continue;
        NumberRange either =
            join(of(kept->getOperand(1 - j)), of(other->getOperand(1 - k)));
        if (either.isBounded())
          limit(range, either.low, either.high);
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// All rules
//===----------------------------------------------------------------------===//

NumberRange mp::refineByCorrelation(OpResult value, const NumberRange &range,
                                    const RangeAnalysis &analysis) {
  NumberRange refined = range;
  if (auto largest = dyn_cast<ArgReduceOp>(value.getOwner());
      largest && value == largest.getValue() &&
      largest.getKind() == ReduceKind::Max)
    boundLargest(largest.getValues(), largest.getDims(), analysis, refined);
  if (isa<OpaqueOp>(value.getOwner()))
    boundDeviceSum(value, analysis, refined);
  Correlations rules(analysis);
  llvm::TypeSwitch<Operation *>(value.getOwner())
      .Case<arith::AddFOp, arith::SubFOp, arith::DivFOp, arith::MulFOp,
            arith::SelectOp, math::ExpOp, ReduceOp, PoolOp,
            AlignableOpInterface>([&](auto op) { rules.refine(op, refined); });
  return refined;
}
