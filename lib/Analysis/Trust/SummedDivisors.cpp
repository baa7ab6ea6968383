//===- SummedDivisors.cpp - Divisors that sum what is multiplied ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The derivative of log s, where s_i sums m_ij e_j over j, is e_j times the sum
// of m_ij g_i / s_i over i: each of these is at most g_i, as s_i holds m_ij
// e_j. A likelihood of who is still at risk has it so, with a mask or as a
// cumulative sum, whose derivative sums the other way.
//
// That of a share e_k / s by e_k has the sum of all g_j e_j over s^2: one s is
// for the e_j that it holds, the other one for an e_k behind the sum.
//
//===----------------------------------------------------------------------===//

#include "Cancellation.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/PositiveSum.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

/// Factors of a term of a sum.
static constexpr unsigned maxFactors = 8;

static bool areOnes(ArrayRef<int64_t> numbers) {
  return llvm::all_of(numbers, [](int64_t number) { return number == 1; });
}

/// Whether one of two windows covers a place from another one where the other
/// one covers that from it.
static bool areTurned(PoolOp one, PoolOp other) {
  auto isPlain = [](PoolOp op) {
    return op.getKind() == ReduceKind::Add && areOnes(op.getStrides()) &&
           areOnes(op.getBaseDilation()) && areOnes(op.getWindowDilation()) &&
           op.getInput().getType().getShape() == op.getType().getShape();
  };
  return isPlain(one) && isPlain(other) &&
         one.getWindow() == other.getWindow() &&
         one.getLow() == other.getHigh() && one.getHigh() == other.getLow();
}

/// Goes on with what is summed. What the sum is multiplied by may make up for
/// divisors that sum it.
bool ValueTrust::Cancellation::stepOverSum(Way way,
                                           SmallVectorImpl<Way> &open) const {
  Operation *op = way.at.value.getDefiningOp();
  auto reduce = dyn_cast<ReduceOp>(op);
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (byRange || way.sum || way.isPicked || way.isLarge || !type ||
      !type.hasStaticShape() ||
      (reduce ? reduce.getKind() != ReduceKind::Add : !way.isInPlace(way.at)) ||
      !settle(way))
    return false;
  way.sum = op;
  way.isSumInPlace = way.isInPlace(way.at);
  way.sumAt = way.at;
  way.outerShape = way.shape;
  way.outer = std::move(way.factors);
  for (const Spread &other : way.others)
    way.outerOthers.push_back(other.value);
  way.factors.clear();
  way.others.clear();
  way.at = Spread::of(op->getOperand(0));
  way.shape = type;
  open.push_back(std::move(way));
  return true;
}

/// Of what is spread over the lines of the sum, in which it was one for each.
static Value findWhole(Value value, ReduceOp sum) {
  Spread spread = Spread::of(value).origin();
  SmallVector<int64_t, 4> kept;
  auto type = cast<RankedTensorType>(sum.getInput().getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!llvm::is_contained(sum.getDims(), dim))
      kept.push_back(dim);
  return spread.value != value &&
                 ArrayRef<int64_t>(spread.places) == ArrayRef(kept)
             ? spread.value
             : Value();
}

/// Takes what a term is the product of, masks among it.
bool ValueTrust::Cancellation::takeTerm(Way &way, Value term) const {
  SmallVector<Part, 4> inner(way.factors.begin(), way.factors.end()),
      outer(way.outer.begin(), way.outer.end());
  SmallVector<Value, 4> open{term};
  auto sum = way.isSumInPlace ? dyn_cast<ReduceOp>(way.sum) : ReduceOp();
  for (unsigned i = 0; i < open.size(); ++i) {
    Operation *op = open[i].getDefiningOp();
    auto choice = dyn_cast_if_present<arith::SelectOp>(op);
    if (multiplies(op) && open.size() < maxFactors) {
      open.append(op->operand_begin(), op->operand_end());
    } else if (choice &&
               matchPattern(choice.getFalseValue(), m_AnyZeroFloat()) &&
               takeFactor(inner, choice.getCondition(), trust.ranges)) {
      open.push_back(choice.getTrueValue());
    } else if (!takeFactor(inner, open[i], trust.ranges)) {
      Value whole = sum ? findWhole(open[i], sum) : Value();
      if (!whole || !takeFactor(outer, whole, trust.ranges))
        return false;
    }
  }
  way.factors.assign(inner.begin(), inner.end());
  way.outer.assign(outer.begin(), outer.end());
  return true;
}

bool ValueTrust::Cancellation::takeSummed(Way &way,
                                          const PositiveSum &divisor) const {
  if (auto pool = dyn_cast_if_present<PoolOp>(way.sum))
    return llvm::any_of(divisor.getParts(), [&](Value part) {
      auto forward = part.getDefiningOp<PoolOp>();
      return forward && areTurned(forward, pool) &&
             trust.ranges.get(forward.getInput()).low >= 0 &&
             takeFactor(way.outer, forward.getInput(), trust.ranges);
    });
  return llvm::any_of(divisor.getSummed(),
                      [&](Value term) { return takeTerm(way, term); });
}

/// Takes one that is not negative, and that the divisor sums with others.
bool ValueTrust::Cancellation::takeShare(Way &way,
                                         const PositiveSum &divisor) const {
  auto *share = llvm::find_if(way.factors, [&](const Part &part) {
    return !part.isRest && !part.picked && divisor.isAtLeast(part.of);
  });
  if (share == way.factors.end())
    return takeSummed(way, divisor);
  way.factors.erase(share);
  return true;
}

std::optional<Spread>
ValueTrust::Cancellation::Way::seeFromOutside(const Spread &inner) const {
  auto reduce = dyn_cast_if_present<ReduceOp>(sum);
  if (!reduce || !sumAt)
    return std::nullopt;
  Spread outer = inner.origin();
  ArrayRef<int64_t> summed = reduce.getDims();
  for (int64_t &place : outer.places) {
    if (place < 0)
      continue;
    if (llvm::is_contained(summed, place))
      return std::nullopt;
    auto before =
        llvm::count_if(summed, [&](int64_t dim) { return dim < place; });
    place = sumAt->places[place - before];
  }
  return outer;
}

/// Takes what multiplies the sum in which each term was divided.
bool ValueTrust::Cancellation::takeOuter(Way &way,
                                         const Spread &divisor) const {
  std::optional<Spread> seen = way.seeFromOutside(divisor);
  if (!seen)
    return false;
  Way outside{*way.sumAt, way.outerShape, way.outer};
  if (!takeShare(outside, trust.getSum(*seen)))
    return false;
  way.outer = std::move(outside.factors);
  return true;
}
