//===- GradientGrowth.cpp - What divisors make of gradients together ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A divisor that its guard keeps from 0 makes some gradients as much larger
// than the others as f16 holds beside them. The next one does that again, so
// what factors and divisors make of a gradient is counted from the seed on.
//
// Norms are not: what the later one divides is of size 1, as the one before it
// has divided it, so that one of them alone is small.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

/// Slopes of activations, and what a dropout leaves, are at most this large.
static constexpr double mostSlope = 2;
/// What grew no more in one contraction, as activations make it that multiply
/// it, is of the size of a gradient behind it.
static constexpr double mostMild = 1024;
/// Factors and a norm leave as many binades of f16's 40 as all else needs.
static constexpr double mostTogether = 0x1p30;
/// Readers of a divisor that are asked, and terms of a sum of squares.
static constexpr unsigned maxUses = 32, mostTerms = 16;

ValueTrust::Growth ValueTrust::multiply(Growth a, Growth b) {
  return {a.factors * b.factors, std::max(a.norms, b.norms)};
}

ValueTrust::Growth ValueTrust::join(Growth a, Growth b) {
  return {std::max(a.factors, b.factors), std::max(a.norms, b.norms)};
}

/// Whether all elements are the same number, which the loss scale makes up for.
static bool isAlike(Value value) {
  return matchPattern(value, m_Constant()) || isConstant(getSource(value));
}

/// Whether sums make the value, and what is computed of sums alone.
static bool isMadeOfSums(Value value, unsigned depth) {
  SmallVector<std::pair<Value, unsigned>> open{{value, depth}};
  while (!open.empty()) {
    auto [part, left] = open.pop_back_val();
    Operation *op = part.getDefiningOp();
    if (!op || left == 0)
      return false;
    if (isConstant(part) || getSpec(op).accumulates)
      continue;
    SmallVector<Value> data = getData(op);
    if (data.empty() || getLinearity(op).kind == LinearityKind::Opaque)
      return false;
    for (Value operand : data)
      open.push_back({operand, left - 1});
  }
  return true;
}

/// Whether a value is the root of sums, such as a mean of squares less the
/// square of a mean, or the inverse.
static bool isDeviation(Value value, unsigned depth) {
  Operation *op = getSource(value).getDefiningOp();
  SmallVector<Value> data = op ? getData(op) : SmallVector<Value>();
  if (data.size() == 2 && getLinearity(op).kind == LinearityKind::Quotient &&
      isConstant(data[0])) {
    op = getSource(data[1]).getDefiningOp();
    data = op ? getData(op) : SmallVector<Value>();
  }
  if (data.size() != 1)
    return false;
  Linearity rule = getLinearity(op);
  return rule.kind == LinearityKind::Power && rule.root > 1 &&
         isMadeOfSums(data[0], depth);
}

/// Whether a value is a constant over another one, behind moves.
static bool isInverse(Value value) {
  Operation *op = getSource(value).getDefiningOp();
  return op && getLinearity(op).kind == LinearityKind::Quotient &&
         isConstant(op->getOperand(0));
}

/// Whether a quotient by the value, or a product with its inverse, is as large
/// as an activation, whatever is divided: a mean by its weights. It is small
/// where that is.
bool ValueTrust::isOwnSize(Value divisor) const {
  SmallVector<Value> open{getSource(divisor)};
  for (unsigned i = 0; i < open.size() && i < maxUses; ++i)
    for (OpOperand &use : open[i].getUses()) {
      Operation *user = use.getOwner();
      if (user->getNumResults() != 1 ||
          state.gradients.contains(user->getResult(0)))
        continue;
      Value result = user->getResult(0);
      LinearityKind kind = getLinearity(user).kind;
      bool divides = kind == LinearityKind::Quotient &&
                     use.getOperandNumber() == 1 && !isInverse(open[i]);
      if ((kind == LinearityKind::Linear && user->getNumOperands() == 1) ||
          (divides && isInverse(result))) {
        open.push_back(result);
        continue;
      }
      bool multiplies = kind == LinearityKind::Product &&
                        user->hasTrait<OpTrait::Elementwise>() &&
                        user->getNumOperands() == 2 && isInverse(open[i]);
      Value other =
          user->getOperand(multiplies ? 1 - use.getOperandNumber() : 0);
      if ((divides || multiplies) && !isBounded(other) &&
          get(result) <= Trust::Assumed)
        return true;
    }
  return false;
}

bool ValueTrust::isNorm(Value value) const {
  return normalizes(value) || isGuardedNorm(value) ||
         isDeviation(value, maxDepth) || isOwnSize(value);
}

/// Whether the value is a sum of two squares or more, and of constants.
static bool addsSquares(Value value) {
  SmallVector<Value, 4> open{value};
  unsigned squares = 0;
  for (unsigned i = 0; i < open.size() && i < mostTerms; ++i) {
    Operation *op = getSource(open[i]).getDefiningOp();
    if (isa_and_present<arith::AddFOp>(op))
      open.append({op->getOperand(0), op->getOperand(1)});
    else if (op && isSquare(op))
      ++squares;
    else if (!isConstant(open[i]))
      return false;
  }
  return squares > 1 && open.size() <= mostTerms;
}

/// Whether a sum of squares, scaled and with an epsilon, behind moves.
bool ValueTrust::isSquareSum(Value value) const {
  for (Operation *op = value.getDefiningOp(); op; op = value.getDefiningOp()) {
    SmallVector<Value> data = getData(op);
    if (data.empty())
      return false;
    // What devices add up is summed on each.
    if (sumsDevices(op)) {
      value = data[0];
      continue;
    }
    if (getSpec(op).accumulates) {
      Operation *square = getSource(data[0]).getDefiningOp();
      return square && isSquare(square);
    }
    if (addsSquares(value))
      return true;
    if (std::optional<Value> variable = getVariable(data))
      value = *variable;
    else
      return false;
  }
  return false;
}

ValueTrust::Growth ValueTrust::getDivisorGrowth(Value divisor) const {
  if (Value stored = findStacked(divisor))
    divisor = stored;
  if (isCoarse(low) || isAlike(divisor) || isNumberOfBatch(divisor))
    return {};
  double most = std::max(1.0, 1 / findGuard(divisor, maxDepth));
  if (most <= mostSlope)
    return {};
  if (isNorm(divisor))
    return {1, most};
  // A sum of squares divides what is as large as its root, and an area what is
  // as long as its sides.
  return isSquareSum(divisor) || isAreaOfBoxes(divisor) ||
                 isWeighedSquare(divisor)
             ? Growth{1, std::sqrt(most)}
             : Growth{most, 1};
}

ValueTrust::Growth ValueTrust::getFactorGrowth(Value factor) const {
  if (Value stored = findStacked(factor))
    factor = stored;
  const NumberRange &range = ranges.get(factor);
  double most = range.magnitude();
  if (isCoarse(low) || isAlike(factor) || most <= mostSlope ||
      isFlowFactor(factor, /*divides=*/false))
    return {};
  Operation *op = getSource(factor).getDefiningOp();
  SmallVector<Value> data = op ? getData(op) : SmallVector<Value>();
  bool isQuotient =
      data.size() == 2 && getLinearity(op).kind == LinearityKind::Quotient;
  if (isUnbounded(range))
    return isQuotient && !isShareOfSum(data) &&
                   !isWeighedError(op->getResult(0))
               ? getDivisorGrowth(data[1])
               : Growth();
  // One over the root, or, as the derivative of that has it, its cube.
  if (isNorm(factor))
    return {1, most <= maxFactor ? most : std::cbrt(most)};
  bool isInverse = isQuotient && isConstant(data[0]);
  Operation *square = isInverse ? getSource(data[1]).getDefiningOp() : nullptr;
  if (square && isSquare(square) && isNorm(getData(square)[0]))
    return {1, std::sqrt(most)};
  if (isInverse && findGuard(data[1], maxDepth) == 1)
    return {};
  return {most, 1};
}

bool ValueTrust::isTame(Growth growth) {
  // A norm with a smaller guard is as small only of what is 0 altogether.
  // Guards are rounded.
  double norms = std::min(growth.norms, maxFactor);
  return growth.factors <= maxFactor * 1.0001 &&
         growth.factors * norms <= mostTogether;
}

ValueTrust::Growth ValueTrust::getGrowth(Operation *op) const {
  Growth result;
  SmallVector<Value> data = getData(op), factors;
  for (Value operand : data)
    if (state.gradients.contains(operand))
      result = join(result, growths.lookup(operand));
    else
      factors.push_back(operand);
  if (isContraction(op)) {
    if (result.factors <= mostMild)
      result.factors = 1;
    return result;
  }
  LinearityKind kind = getLinearity(op).kind;
  for (Value factor : factors)
    if (kind == LinearityKind::Product)
      result = multiply(result, getFactorGrowth(factor));
    else if (kind == LinearityKind::Quotient)
      result = multiply(result, getDivisorGrowth(factor));
  return result;
}
