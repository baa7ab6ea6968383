//===- TermsOfLoss.cpp - What is added up to the loss ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TermsOfLoss.h"
#include "ValueOrigins.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/StateAttributes.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Values between a term and the loss, at most.
static constexpr unsigned mostTerms = 64;

static bool isNumber(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 1;
}

/// Whether the step returns it as its loss.
static bool isLoss(Value value) {
  return isNumber(value) && llvm::any_of(value.getUses(), [](OpOperand &use) {
           auto function =
               dyn_cast<func::FuncOp>(use.getOwner()->getParentOp());
           if (!function || !use.getOwner()->hasTrait<OpTrait::IsTerminator>())
             return false;
           auto role = function.getResultAttrOfType<RoleAttr>(
               use.getOperandNumber(), attr::role);
           return role && role.getValue() == Role::Loss;
         });
}

/// Of a multiple of a term by numbers of this range.
static TermOfLoss multiply(TermOfLoss term, const NumberRange &range) {
  if (range.low >= 0)
    return term;
  if (range.high <= 0)
    return {term.isSubtracted, term.isAdded};
  return {true, true};
}

/// What a reader makes of a term: a sum with it, a move, or a multiple; no term
/// if it is none of these.
static TermOfLoss stepOver(OpOperand &use, TermOfLoss term,
                           const RangeAnalysis &ranges,
                           ArrayRef<Value> weights) {
  Operation *op = use.getOwner();
  unsigned number = use.getOperandNumber();
  if (op->getNumResults() != 1)
    return {};
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return reduce.getKind() == ReduceKind::Add ? term : TermOfLoss();
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
    return isa<arith::NegFOp>(op) ? multiply(term, NumberRange::constant(-1))
                                  : term;
  case LinearityKind::Common: // which a choice is, too
  case LinearityKind::Ordered:
    if (isa<arith::SubFOp>(op) && number == 1)
      return multiply(term, NumberRange::constant(-1));
    return isa<arith::AddFOp, arith::SubFOp>(op) ? term : TermOfLoss();
  case LinearityKind::Product:
  case LinearityKind::Quotient: {
    bool isProduct = getLinearity(op).kind == LinearityKind::Product;
    if (op->getNumOperands() != 2 || (!isProduct && number != 0))
      return {};
    Value other = op->getOperand(1 - number);
    const NumberRange &range = ranges.get(other);
    bool isWeight =
        isProduct && range.low >= 0 && llvm::is_contained(weights, other);
    return isConstant(other) || isWeight ? multiply(term, range) : TermOfLoss();
  }
  default:
    return {};
  }
}

TermOfLoss mp::findTermOfLoss(Value value, const RangeAnalysis &ranges,
                              ArrayRef<Value> weights) {
  TermOfLoss found;
  if (isNumber(value))
    return found;
  llvm::SmallSetVector<std::pair<Value, unsigned>, 16> terms;
  auto add = [&](Value made, TermOfLoss term) {
    if (term.isAdded)
      terms.insert({made, 1});
    if (term.isSubtracted)
      terms.insert({made, 0});
  };
  add(value, {true, false});
  unsigned i = 0;
  for (; i < terms.size() && i < mostTerms; ++i) {
    auto [term, sign] = terms[i];
    bool isAdded = sign == 1;
    if (isLoss(term))
      (isAdded ? found.isAdded : found.isSubtracted) = true;
    TermOfLoss own{isAdded, !isAdded};
    for (OpOperand &use : term.getUses()) {
      // What a round of a loop adds to is handed on to the next one.
      for (Value name : getForwarded(use))
        add(name, own);
      if (TermOfLoss next = stepOver(use, own, ranges, weights); next.isTerm())
        add(use.getOwner()->getResult(0), next);
    }
  }
  // What was not looked at may come to the loss with the other sign.
  if (i < terms.size() && found.isTerm())
    return {true, true};
  return found;
}

/// Moves and multiples between a value and its logarithm, at most.
static constexpr unsigned mostReaders = 32;

/// What the value has all elements of, of which each is that of the operand, a
/// constant times it, or spread; none where the op is another one.
static std::optional<Value> stepBack(Value value) {
  Operation *op = value.getDefiningOp();
  auto count = [](Value of) { return countElements(of.getType()); };
  SmallVector<Value> data = op ? getData(op) : SmallVector<Value>();
  std::optional<Value> of = getVariable(data);
  if (!of || op->getNumResults() != 1 || getSpec(op).accumulates ||
      isa<GatherOp>(op) || count(*of) > count(value))
    return std::nullopt;
  LinearityKind kind = getLinearity(op).kind;
  bool isScaled = data.size() == 2 && isConstant(data[*of == data[0]]) &&
                  (kind == LinearityKind::Product ||
                   (kind == LinearityKind::Quotient && *of == data[0]));
  bool isMoved = data.size() == 1 && kind == LinearityKind::Linear;
  return isScaled || isMoved ? of : std::nullopt;
}

Value mp::getWhole(Value value) {
  while (std::optional<Value> before = stepBack(value))
    value = *before;
  return value;
}

/// How what the value is a multiple of, behind moves and signs, is a term.
static TermOfLoss findWholeTerm(Value value, const RangeAnalysis &ranges) {
  TermOfLoss term = findTermOfLoss(getWhole(value), ranges);
  while (std::optional<Value> before = stepBack(value)) {
    Operation *op = value.getDefiningOp();
    for (Value factor : getData(op))
      if (factor != *before)
        term = multiply(term, ranges.get(factor));
    if (isa<arith::NegFOp>(op))
      term = multiply(term, NumberRange::constant(-1));
    value = *before;
  }
  return term;
}

static TermOfLoss either(TermOfLoss a, TermOfLoss b) {
  return {a.isAdded || b.isAdded, a.isSubtracted || b.isSubtracted};
}

TermOfLoss mp::findLogTerm(Value value, const RangeAnalysis &ranges) {
  TermOfLoss found;
  SmallVector<Value> open{value};
  for (unsigned i = 0; i < open.size() && i < mostReaders; ++i)
    for (Operation *user : open[i].getUsers()) {
      if (user->getNumResults() != 1)
        continue;
      Value result = user->getResult(0);
      if (isa<math::LogOp>(user))
        found = either(found, findTermOfLoss(result, ranges));
      else if (stepBack(result) == open[i] && !isa<arith::NegFOp>(user))
        open.push_back(result);
    }
  return found;
}

TermOfLoss mp::findPowerTerm(math::ExpOp power, const RangeAnalysis &ranges) {
  Value exponent = power.getOperand();
  return either(
      either(findTermOfLoss(exponent, ranges), findWholeTerm(exponent, ranges)),
      findLogTerm(power.getResult(), ranges));
}
