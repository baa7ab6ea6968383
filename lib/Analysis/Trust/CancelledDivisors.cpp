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
// activations, or the loss keeps it so, that is g times it, over y.
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
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;

/// Factors of a product.
static constexpr unsigned maxOps = 8;
/// A product that leaves no more growth needs nothing that makes up for it.
static constexpr double mostLeft = 1024;

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
          (get(quotient.getResult()) > Trust::Assumed &&
           !isWeighedError(quotient.getResult(), factors)) ||
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
      ask(part, "makes up for a divisor", op);
}
