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
// activations, or the loss keeps it so, that is g times it, over y. So it is
// where x is multiplied by 1 / y, and where a y is that of several x, the sum
// of all g x over y^2.
//
// A sum of numbers that are not negative is divided as well: q (1 - q) over the
// sum of all q is at most 1, as the derivatives of overlaps have it.
//
// Nor is a gradient times w(s) of any size, w of the noise s of an example as
// large as 1/s^2, where it is multiplied by c(s) right away, as small as s.
//
//===----------------------------------------------------------------------===//

#include "Cancellation.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Analysis/Range/WrittenSums.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;

/// Factors of a product.
static constexpr unsigned maxOps = 8;
/// A product that leaves no more growth needs nothing that makes up for it.
static constexpr double mostLeft = 1024;

namespace {
/// A product with a gradient among its factors, all in the places of the
/// product; of a sum that was taken apart, one of those that are summed.
struct GradientProduct {
  Value gradient;
  SmallVector<Spread> factors;
  /// What was taken apart, and the sum among it.
  SmallVector<Value> parts;
  Value sum;

  bool holds(Value factor) const {
    return llvm::any_of(
        factors, [&](const Spread &other) { return other.value == factor; });
  }
};

/// What a value divided by something is.
struct Quotient {
  Value value;
  Spread divisor;
};
} // namespace

/// The products that a value is the sum of; nothing if it is none.
static SmallVector<Spread, 2> writeOutSum(const Spread &at, int64_t &name) {
  auto nameSum = [&](int64_t size) { return size == 1 ? -1 : name++; };
  auto sum = at.value.getDefiningOp<ReduceOp>();
  if (sum && sum.getKind() == ReduceKind::Add)
    return {writeOut(at, sum, nameSum)};
  auto dot = at.value.getDefiningOp<DotOp>();
  if (!dot)
    return {};
  auto [lhs, rhs] = writeOut(at, dot, nameSum);
  return {lhs, rhs};
}

/// Takes a product apart, and `overSum` the first sum in it. Nothing if it
/// holds several gradients.
static std::optional<GradientProduct>
takeApart(Operation *op, const ValueSet &gradients, bool overSum) {
  GradientProduct found;
  Spread whole = Spread::of(op->getResult(0));
  auto name = static_cast<int64_t>(whole.places.size());
  SmallVector<Spread> open;
  auto addOperands = [&](const Spread &at, Operation *maker) {
    for (Value operand : getData(maker))
      open.push_back(at.operand(operand));
  };
  addOperands(whole, op);
  for (unsigned i = 0; i < open.size(); ++i) {
    Spread at = open[i];
    Operation *maker = at.value.getDefiningOp();
    if (!gradients.contains(at.value)) {
      found.factors.push_back(at);
      continue;
    }
    bool isProduct = open.size() < maxOps && multiplies(maker);
    if (isProduct && !isa<ScaleOp>(maker)) {
      addOperands(at, maker);
      found.parts.push_back(at.value);
      continue;
    }
    Spread start = at.origin();
    SmallVector<Spread, 2> terms;
    if (overSum && !found.sum)
      terms = writeOutSum(start, name);
    if (!terms.empty()) {
      found.sum = start.value;
      found.parts.push_back(start.value);
      open.append(terms);
    } else if (found.gradient) {
      return std::nullopt;
    } else {
      found.gradient = at.value;
    }
  }
  return found;
}

/// What is made of a value by a division, or by a product with an inverse.
static SmallVector<Quotient> findQuotients(const Spread &dividend,
                                           const RangeAnalysis &ranges) {
  SmallVector<Quotient> found;
  for (Operation *user : dividend.value.getUsers()) {
    auto product = dyn_cast<arith::MulFOp>(user);
    if (auto quotient = dyn_cast<arith::DivFOp>(user);
        quotient && quotient.getLhs() == dividend.value)
      found.push_back(
          {quotient.getResult(), dividend.operand(quotient.getRhs())});
    else if (!product || product.getLhs() == product.getRhs())
      continue;
    else if (std::optional<Spread> divisor = findInverted(
                 dividend.operand(product.getLhs() == dividend.value
                                      ? product.getRhs()
                                      : product.getLhs()),
                 ranges))
      found.push_back({product.getResult(), *divisor});
  }
  return found;
}

/// What a loop stored, where a round reads it again.
static Spread getStored(const Spread &factor) {
  Value stored = findStacked(factor.value);
  return stored ? Spread::of(Spread::of(stored).origin().value) : factor;
}

std::optional<ValueTrust::Balance>
ValueTrust::findDividend(Operation *op) const {
  auto find = [&](const GradientProduct &product, const Spread &dividend,
                  const Quotient &quotient) -> std::optional<Balance> {
    SmallVector<Value> values = llvm::map_to_vector(
        product.factors, [](const Spread &factor) { return factor.value; });
    bool isStored = getStored(dividend).value != dividend.value;
    if ((get(quotient.value) > Trust::Assumed &&
         !isWeighedError(quotient.value, values)) ||
        !isTameDivisor(quotient.divisor.value) ||
        llvm::count(values, dividend.value) != 1)
      return {};
    Growth left = getDivisorGrowth(quotient.divisor.value);
    if (product.gradient)
      left = multiply(left, growths.lookup(product.gradient));
    unsigned inverses = 0;
    for (const Spread &factor : product.factors) {
      if (factor.value == dividend.value)
        continue;
      if ((!isStored || areStackedAlike(dividend.value, factor.value)) &&
          invertsSquareOf(isStored ? getStored(factor) : factor,
                          quotient.divisor, ranges)) {
        ++inverses;
        continue;
      }
      if (!isTameFactor(factor.value))
        return {};
      left = multiply(left, getFactorGrowth(factor.value));
    }
    return inverses == 1 && isTame(left)
               ? std::optional(Balance{dividend.value, left})
               : std::nullopt;
  };
  for (bool overSum : {false, true}) {
    std::optional<GradientProduct> product =
        takeApart(op, state.gradients, overSum);
    if (!product || (overSum && !product->sum) ||
        (product->gradient && get(product->gradient) == Trust::Unknown))
      continue;
    for (const Spread &dividend : product->factors)
      for (const Quotient &quotient :
           findQuotients(getStored(dividend), ranges))
        if (auto balance = find(*product, dividend, quotient))
          return balance;
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
  std::optional<Balance> balance = findBalance(op);
  if (!balance)
    return;
  for (Value part : findProducts(balance->factor))
    ask(part, "makes up for a divisor", op);
  if (llvm::is_contained(op->getOperands(), balance->factor))
    return;
  // Of a sum of gradients times a dividend, the parts are of any size as well.
  auto plain = takeApart(op, state.gradients, /*overSum=*/false),
       summed = takeApart(op, state.gradients, /*overSum=*/true);
  if (summed && summed->holds(balance->factor) &&
      !(plain && plain->holds(balance->factor)))
    for (Value part : summed->parts)
      ask(part, "makes up for a divisor", op);
}
