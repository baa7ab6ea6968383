//===- DivisorParts.cpp - What a divisor is hardly smaller than -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DivisorParts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/LogSum.h"
#include "mp/Analysis/Range/Spread.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between a divisor and what it was.
static constexpr unsigned maxOps = 8;
/// A guard is as small; what bounds a share from above is as near to 1.
static constexpr double mostGuard = 0x1p-6;
/// What shares are divided by may be as large, as what a gradient is divided by
/// may be as small.
static constexpr double mostSum = 0x1p20;

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

/// Whether all elements of a choice that are not 0 are in the place of each
/// line that the gather took from it: where a position along the last dimension
/// is the index.
static bool putsBack(arith::SelectOp put, GatherOp pick) {
  auto type = dyn_cast<RankedTensorType>(put.getType());
  auto indices = cast<RankedTensorType>(pick.getIndices().getType());
  if (!type || !type.hasStaticShape() || !indices.hasStaticShape() ||
      pick.getOperand().getType() != type)
    return false;
  int64_t last = type.getRank() - 1;
  auto lines = llvm::to_vector(llvm::seq<int64_t>(0, last));
  if (pick.getOperandBatchingDims() != ArrayRef(lines) ||
      pick.getIndicesBatchingDims() != ArrayRef(lines) ||
      pick.getStartIndexMap() != ArrayRef(last) ||
      pick.getCollapsedSliceDims() != ArrayRef(last) ||
      indices.getNumElements() * type.getDimSize(last) != type.getNumElements())
    return false;
  auto isHere = put.getCondition().getDefiningOp<arith::CmpIOp>();
  for (unsigned i : {0, 1}) {
    Spread position = Spread::of(isHere->getOperand(i)).origin(),
           index = Spread::of(isHere->getOperand(1 - i)).origin(),
           picked = Spread::of(pick.getIndices()).origin();
    auto places = position.value.getDefiningOp<IotaOp>();
    if (places && position.places[places.getDim()] == last &&
        index.value == picked.value && index.places == picked.places)
      return true;
  }
  return false;
}

bool mp::isOneOfEachLine(Operation *op) {
  auto choice = dyn_cast<arith::SelectOp>(op);
  auto isHere =
      choice ? choice.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
  return isHere && isHere.getPredicate() == arith::CmpIPredicate::eq &&
         matchPattern(choice.getFalseValue(), m_AnyZeroFloat());
}

/// Whether a factor is exp(x - s), the derivative of a softplus s of x, and the
/// divisor that softplus: log(1 + u) is at least u / (1 + u).
static bool isSlopeOf(const Part &factor, const Part &divisor,
                      const RangeAnalysis &ranges) {
  auto power = factor.of.getDefiningOp<math::ExpOp>();
  auto difference =
      power ? power.getOperand().getDefiningOp<arith::SubFOp>() : nullptr;
  if (!difference || factor.isRest || divisor.isRest || factor.picked ||
      divisor.picked ||
      skipExceptions(skipExceptions(difference.getRhs())) !=
          skipExceptions(divisor.of))
    return false;
  Value other = findOtherTerm(difference.getRhs(), difference.getLhs(), ranges);
  return other && ranges.get(other) == NumberRange::constant(0);
}

static bool matches(const Part &factor, const Part &divisor) {
  if (factor.of != divisor.of || factor.isRest != divisor.isRest)
    return false;
  if (!factor.picked || !divisor.picked)
    return factor.picked == divisor.picked;
  auto pick = cast<GatherOp>(divisor.picked);
  if (auto choice = dyn_cast<arith::SelectOp>(factor.picked))
    return putsBack(choice, pick);
  return putsBack(cast<ScatterOp>(factor.picked), pick);
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
/// Where 1 is not taken from it, of max(x, c) and x + c any x that is not
/// negative.
static Value skipSmallGuard(Operation *op, bool isRest,
                            const RangeAnalysis &ranges) {
  if (!isa<arith::MaximumFOp, arith::MinimumFOp, arith::AddFOp>(op))
    return {};
  for (unsigned i : {0, 1}) {
    Value guard = op->getOperand(1 - i), share = op->getOperand(i);
    const NumberRange &range = ranges.get(share);
    if (!isNumber(guard, ranges) || range.low < 0)
      continue;
    double number = ranges.get(guard).low;
    if (range.high > 1) {
      if (!isRest && !isa<arith::MinimumFOp>(op) && number >= 0)
        return share;
      continue;
    }
    bool isSmall = number >= 0 && number <= mostGuard;
    if (isa<arith::MinimumFOp>(op)
            ? number >= 1 - mostGuard
            : isSmall && !(isRest && isa<arith::AddFOp>(op)))
      return share;
  }
  return {};
}

/// Of a choice of NaN, which is one in f32 as well, what is chosen else; and of
/// a reshape that leaves each element the only one of its line, what that was.
static Value skipNaN(Operation *op) {
  if (auto choice = dyn_cast<arith::SelectOp>(op)) {
    if (matchPattern(choice.getFalseValue(), m_NaNFloat()))
      return choice.getTrueValue();
    return matchPattern(choice.getTrueValue(), m_NaNFloat())
               ? choice.getFalseValue()
               : Value();
  }
  bool isMove = isa<ReshapeOp>(op) &&
                Spread::of(op->getResult(0)).origin().value != op->getResult(0);
  return isMove ? op->getOperand(0) : Value();
}

/// What a divisor is hardly smaller than: itself first.
static SmallVector<Part> findParts(Value divisor, const RangeAnalysis &ranges) {
  SmallVector<Part> parts{{divisor}};
  double divided = 1;
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
    } else if (Value chosen = skipNaN(op)) {
      next.of = chosen;
    } else if (Value whole = findRest(op, ranges)) {
      next.isRest = !next.isRest;
      next.of = whole;
    } else if (Value share = skipSmallGuard(op, next.isRest, ranges)) {
      next.of = share;
    } else if (quotient && !next.isRest &&
               divided * ranges.get(quotient.getRhs()).magnitude() <= mostSum) {
      divided *= std::max(1.0, ranges.get(quotient.getRhs()).magnitude());
      next.of = quotient.getLhs();
    } else {
      break;
    }
    parts.push_back(next);
  }
  return parts;
}

bool mp::multiplies(Operation *op) {
  if (isa_and_present<ScaleOp>(op))
    return true;
  LinearityKind kind = op ? getLinearity(op).kind : LinearityKind::Opaque;
  return op && op->hasTrait<OpTrait::Elementwise>() &&
         (kind == LinearityKind::Product || kind == LinearityKind::Linear);
}

SmallVector<Value> mp::findProducts(Value factor) {
  SmallVector<Value> found{factor};
  for (unsigned i = 0; i < found.size() && i < maxOps; ++i)
    if (Operation *op = found[i].getDefiningOp(); multiplies(op))
      found.append(getData(op));
  return found;
}

void mp::addFactors(Value factor, const RangeAnalysis &ranges,
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

// NOLINTBEGIN(misc-no-recursion): `depth` ends it.

/// Takes a factor for each factor of a divisor, if there are such.
static bool takeProduct(SmallVectorImpl<Part> &factors, Value divisor,
                        const RangeAnalysis &ranges, unsigned depth) {
  for (const Part &part : findParts(divisor, ranges)) {
    auto product = part.of.getDefiningOp<arith::MulFOp>();
    if (!product || part.isRest || part.picked || depth == 0)
      continue;
    SmallVector<Part, 4> left(factors.begin(), factors.end());
    if (takeFactor(left, product.getLhs(), ranges, depth - 1) &&
        takeFactor(left, product.getRhs(), ranges, depth - 1)) {
      factors.assign(left.begin(), left.end());
      return true;
    }
  }
  return false;
}

bool mp::takeFactor(SmallVectorImpl<Part> &factors, Value divisor,
                    const RangeAnalysis &ranges, unsigned depth) {
  for (const Part &part : findParts(divisor, ranges)) {
    auto *found = llvm::find_if(factors, [&](const Part &factor) {
      return matches(factor, part) || isSlopeOf(factor, part, ranges);
    });
    if (found == factors.end())
      continue;
    factors.erase(found);
    return true;
  }
  if (takeProduct(factors, divisor, ranges, depth))
    return true;
  auto choice = divisor.getDefiningOp<arith::SelectOp>();
  return choice && depth != 0 &&
         takeFactor(factors, choice.getTrueValue(), ranges, depth - 1) &&
         takeFactor(factors, choice.getFalseValue(), ranges, depth - 1);
}
// NOLINTEND(misc-no-recursion)

void mp::stepOverPut(Operation *put, SmallVectorImpl<Part> &factors) {
  llvm::erase_if(factors, [](const Part &factor) { return factor.picked; });
  for (Part &factor : factors)
    factor.picked = put;
}
