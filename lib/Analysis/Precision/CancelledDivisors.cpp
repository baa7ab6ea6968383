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
// Nor is a gradient times w(s) of any size, w of the noise s of an example as
// large as 1/s^2, where it is multiplied by c(s) right away, as small as s.
//
//===----------------------------------------------------------------------===//

#include "ValueOrigin.h"
#include "mp/Analysis/Precision/ValueTrust.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between a divisor and what it was, and between the division and the
/// product.
static constexpr unsigned maxOps = 8, maxSteps = 32;
/// A guard is as small; what bounds a share from above is as near to 1.
static constexpr double mostGuard = 0x1p-6;
/// What shares are divided by may be as large, as what a gradient is divided by
/// may be as small.
static constexpr double mostSum = 0x1p20;

namespace {
/// A value, or 1 less it, in the places that ops pick of it.
struct Part {
  Value of;
  bool isRest = false;
  /// A gather of the value, or the scatter that puts back what it picked.
  Operation *picked = nullptr;
};

/// A factor of any size, and what it will be multiplied by.
struct Way {
  Value large;
  SmallVector<Part, 4> factors;
  /// Those with bounds, and whether one of them is too large by itself.
  SmallVector<Value, 4> bounded = {};
  bool isLarge = false;
  /// What it was divided by: a factor that makes up for that is used up.
  SmallVector<Value, 2> divisors = {};
};
} // namespace

/// Whether a scatter puts each number where a gather took it from.
static bool putsBack(ScatterOp put, GatherOp pick) {
  return put.getIndices() == pick.getIndices() &&
         put.getOperand().getType() == pick.getOperand().getType() &&
         put.getUpdates().getType() == pick.getResult().getType() &&
         put.getUpdateWindowDims() == pick.getOffsetDims() &&
         put.getInsertedWindowDims() == pick.getCollapsedSliceDims() &&
         put.getOperandBatchingDims() == pick.getOperandBatchingDims() &&
         put.getIndicesBatchingDims() == pick.getIndicesBatchingDims() &&
         put.getScatterDimsToOperandDims() == pick.getStartIndexMap() &&
         put.getIndexVectorDim() == pick.getIndexVectorDim();
}

static bool matches(const Part &factor, const Part &divisor) {
  if (factor.of != divisor.of || factor.isRest != divisor.isRest)
    return false;
  if (!factor.picked || !divisor.picked)
    return factor.picked == divisor.picked;
  return putsBack(cast<ScatterOp>(factor.picked),
                  cast<GatherOp>(divisor.picked));
}

static bool isNumber(Value value, const RangeAnalysis &ranges) {
  const NumberRange &range = ranges.get(value);
  return range.low == range.high;
}

/// Of 1 - x the x.
static Value findRest(Operation *op, const RangeAnalysis &ranges) {
  const NumberRange one = NumberRange::constant(1);
  if (auto difference = dyn_cast<arith::SubFOp>(op))
    return ranges.get(difference.getLhs()) == one ? difference.getRhs()
                                                  : Value();
  auto sum = dyn_cast<arith::AddFOp>(op);
  for (unsigned i : {0, 1}) {
    if (!sum || ranges.get(sum->getOperand(1 - i)) != one)
      continue;
    if (auto minus = sum->getOperand(i).getDefiningOp<arith::NegFOp>())
      return minus.getOperand();
  }
  return {};
}

/// Of max(x, 1e-7), min(x, 1 - 1e-7) and x + 1e-8 the x, a number from 0 to 1
/// that is hardly larger than these. Nothing is added to what 1 is taken from.
static Value skipSmallGuard(Operation *op, bool isRest,
                            const RangeAnalysis &ranges) {
  if (!isa<arith::MaximumFOp, arith::MinimumFOp, arith::AddFOp>(op))
    return {};
  for (unsigned i : {0, 1}) {
    Value guard = op->getOperand(1 - i), share = op->getOperand(i);
    const NumberRange &range = ranges.get(share);
    if (!isNumber(guard, ranges) || range.low < 0 || range.high > 1)
      continue;
    double number = ranges.get(guard).low;
    bool isSmall = number >= 0 && number <= mostGuard;
    if (isa<arith::MinimumFOp>(op)
            ? number >= 1 - mostGuard
            : isSmall && !(isRest && isa<arith::AddFOp>(op)))
      return share;
  }
  return {};
}

/// What a divisor is hardly smaller than: itself first.
static SmallVector<Part> findParts(Value divisor, const RangeAnalysis &ranges) {
  SmallVector<Part> parts{{divisor}};
  while (parts.size() < maxOps) {
    Part next = parts.back();
    Operation *op = next.of.getDefiningOp();
    if (!op)
      break;
    auto gather = dyn_cast<GatherOp>(op);
    auto quotient = dyn_cast<arith::DivFOp>(op);
    if (gather && !next.picked) {
      next.picked = op;
      next.of = gather.getOperand();
    } else if (Value whole = findRest(op, ranges)) {
      next.isRest = !next.isRest;
      next.of = whole;
    } else if (Value share = skipSmallGuard(op, next.isRest, ranges)) {
      next.of = share;
    } else if (quotient && !next.isRest &&
               ranges.get(quotient.getRhs()).magnitude() <= mostSum) {
      next.of = quotient.getLhs();
    } else {
      break;
    }
    parts.push_back(next);
  }
  return parts;
}

/// Whether the op multiplies its operands, the loss scale among them.
static bool multiplies(Operation *op) {
  if (isa_and_present<ScaleOp>(op))
    return true;
  LinearityKind kind = op ? getLinearity(op).kind : LinearityKind::Opaque;
  return op && op->hasTrait<OpTrait::Elementwise>() &&
         (kind == LinearityKind::Product || kind == LinearityKind::Linear);
}

/// The value and what it is the product of.
static SmallVector<Value> findProducts(Value factor) {
  SmallVector<Value> found{factor};
  for (unsigned i = 0; i < found.size() && i < maxOps; ++i)
    if (Operation *op = found[i].getDefiningOp(); multiplies(op))
      found.append(getData(op));
  return found;
}

/// Adds what a factor is the product of, each also as what is left of 1.
static void addFactors(Value factor, const RangeAnalysis &ranges,
                       SmallVectorImpl<Part> &factors) {
  for (Value part : findProducts(factor)) {
    Operation *op = part.getDefiningOp();
    if (multiplies(op))
      continue;
    if (Value whole = op ? findRest(op, ranges) : Value())
      factors.push_back({whole, /*isRest=*/true});
    else
      factors.push_back({part});
  }
}

/// Takes a factor that makes up for a divisor, if there is one; of a divisor
/// that is chosen, one for each choice.
// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
static bool takeFactor(SmallVectorImpl<Part> &factors, Value divisor,
                       const RangeAnalysis &ranges, unsigned depth = 2) {
  for (const Part &part : findParts(divisor, ranges)) {
    auto *found = llvm::find_if(
        factors, [&](const Part &factor) { return matches(factor, part); });
    if (found == factors.end())
      continue;
    factors.erase(found);
    return true;
  }
  auto choice = divisor.getDefiningOp<arith::SelectOp>();
  return choice && depth != 0 &&
         takeFactor(factors, choice.getTrueValue(), ranges, depth - 1) &&
         takeFactor(factors, choice.getFalseValue(), ranges, depth - 1);
}

/// The factors as they are before what was picked was put back.
static void stepOverScatter(ScatterOp put, SmallVectorImpl<Part> &factors) {
  llvm::erase_if(factors, [](const Part &factor) { return factor.picked; });
  for (Part &factor : factors)
    factor.picked = put;
}

/// Whether a gradient that is multiplied and divided by all of these keeps its
/// size, but for what the loss scale makes up for, though by one of them it
/// does not.
bool ValueTrust::areTame(ArrayRef<Value> factors,
                         ArrayRef<Value> divisors) const {
  return ranges.getMostOfProduct(factors, divisors) <= maxFactor;
}

/// Whether a factor of any size was divided by what `factor` holds; or, by
/// range, is a gradient that is too large only before it is multiplied by that.
bool ValueTrust::isMadeUp(Value large, Value factor, bool byRange) const {
  SmallVector<Way> open{{large, {}, {factor}}};
  addFactors(factor, ranges, open.back().factors);
  for (unsigned step = 0; !open.empty(); ++step) {
    Way way = open.pop_back_val();
    if (get(way.large) != Trust::Unknown) {
      if (way.isLarge && !areTame(way.bounded, way.divisors))
        return false;
      continue;
    }
    Operation *op = way.large.getDefiningOp();
    if (step == maxSteps || !op)
      return false;
    SmallVector<Value> data = getData(op);
    LinearityKind kind = getLinearity(op).kind;
    if (auto put = dyn_cast<ScatterOp>(op)) {
      if (way.isLarge ||
          ranges.get(put.getOperand()) != NumberRange::constant(0))
        return false;
      stepOverScatter(put, way.factors);
      open.push_back({put.getUpdates(), way.factors});
    } else if (!op->hasTrait<OpTrait::Elementwise>()) {
      return false;
    } else if (kind == LinearityKind::Linear || kind == LinearityKind::Common ||
               kind == LinearityKind::Ordered) {
      for (Value term : data) {
        way.large = term;
        open.push_back(way);
      }
    } else if (kind == LinearityKind::Product && data.size() == 2) {
      unsigned large = (byRange ? state.gradients.contains(data[0])
                                : get(data[0]) == Trust::Unknown)
                           ? 0
                           : 1;
      Value other = data[1 - large];
      bool isGradient = state.gradients.contains(other);
      bool isTame =
          isGradient ? get(other) != Trust::Unknown : isTameFactor(other);
      bool isBounded = byRange && !isGradient && ranges.get(other).isBounded();
      if (!isTame && !isBounded)
        return false;
      way.isLarge |= !isTame;
      if (isBounded)
        way.bounded.push_back(other);
      addFactors(other, ranges, way.factors);
      way.large = data[large];
      open.push_back(way);
    } else if (kind == LinearityKind::Quotient && data.size() == 2 &&
               !state.gradients.contains(data[1]) &&
               (isTameDivisor(data[1]) ||
                takeFactor(way.factors, data[1], ranges))) {
      way.divisors.push_back(data[1]);
      way.large = data[0];
      open.push_back(way);
    } else {
      return false;
    }
  }
  return true;
}

Value ValueTrust::findDividend(Operation *op) const {
  SmallVector<Value> open(getData(op)), factors;
  bool areFine = llvm::all_of(open, [&](Value value) {
    return state.gradients.contains(value) ? get(value) != Trust::Unknown
                                           : isTameFactor(value);
  });
  if (areFine)
    return {};
  unsigned gradients = 0;
  for (unsigned i = 0; i < open.size(); ++i) {
    Operation *maker = open[i].getDefiningOp();
    bool isGradient = state.gradients.contains(open[i]);
    if (isGradient && open.size() < maxOps && multiplies(maker) &&
        !isa<ScaleOp>(maker))
      open.append(getData(maker));
    else if (!isGradient)
      factors.push_back(open[i]);
    else if (++gradients > 1 || get(open[i]) == Trust::Unknown)
      return {};
  }
  for (Value dividend : factors)
    for (Operation *user : dividend.getUsers()) {
      auto quotient = dyn_cast<arith::DivFOp>(user);
      if (!quotient || quotient.getLhs() != dividend ||
          get(quotient.getResult()) > Trust::Assumed ||
          !isTameDivisor(quotient.getRhs()))
        continue;
      auto isInverse = [&](Value factor) {
        return invertsSquareOf(factor, quotient.getRhs(), ranges);
      };
      bool areTame = llvm::all_of(factors, [&](Value factor) {
        return factor == dividend || isInverse(factor) || isTameFactor(factor);
      });
      if (areTame && llvm::count_if(factors, isInverse) == 1 &&
          llvm::count(factors, dividend) == 1)
        return dividend;
    }
  return {};
}

Value ValueTrust::findBalance(Operation *op) const {
  SmallVector<Value> data = getData(op);
  if (getLinearity(op).kind != LinearityKind::Product || data.size() != 2 ||
      !op->hasTrait<OpTrait::Elementwise>() || isCoarse(low))
    return {};
  for (unsigned i : {0, 1}) {
    Value large = data[i], other = data[1 - i];
    bool isGradient = state.gradients.contains(other);
    if (get(large) == Trust::Unknown &&
        !(isGradient && state.gradients.contains(large)) &&
        (isGradient ? get(other) != Trust::Unknown : isTameFactor(other)) &&
        (isMadeUp(large, other, /*byRange=*/false) ||
         isMadeUp(large, other, /*byRange=*/true)))
      return other;
  }
  return findDividend(op);
}

void ValueTrust::keepBalance(Operation *op) {
  if (Value factor = findBalance(op))
    for (Value part : findProducts(factor))
      sensitive.try_emplace(part, "makes up for a divisor", op);
}
