//===- TermsOfLoss.cpp - What is added up to the loss ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TermsOfLoss.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/StateAttributes.h"

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
    for (OpOperand &use : term.getUses())
      if (TermOfLoss next = stepOver(use, {isAdded, !isAdded}, ranges, weights);
          next.isTerm())
        add(use.getOwner()->getResult(0), next);
  }
  // What was not looked at may come to the loss with the other sign.
  if (i < terms.size() && found.isTerm())
    return {true, true};
  return found;
}
