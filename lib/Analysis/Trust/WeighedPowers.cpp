//===- WeighedPowers.cpp - Exponentials that the loss keeps small ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An exponential is of any size, unless its exponent is a term of the loss
// besides: the logarithm of a deviation, in a divergence or an entropy.
// Training keeps such a deviation near to 1, and noise that is multiplied by it
// as large as it was. Not what a flow multiplies, whose layers make each other
// larger.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/StateAttributes.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Values between an exponent and the loss, at most.
static constexpr unsigned mostTerms = 64;

static bool isNumber(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 1;
}

/// Whether the op sums what it reads, moves it, or gives a multiple of it.
static bool addsUp(Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return reduce.getKind() == ReduceKind::Add;
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
    return true;
  case LinearityKind::Common: // which a choice is, too
    return isa<arith::AddFOp, arith::SubFOp>(op);
  case LinearityKind::Product:
  case LinearityKind::Quotient:
    return op->getNumOperands() == 2 && isConstant(op->getOperand(1));
  default:
    return false;
  }
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

/// Whether sums and multiples alone lead from the value, of more numbers, to
/// the loss.
static bool isTermOfLoss(Value value) {
  if (isNumber(value))
    return false;
  llvm::SmallSetVector<Value, 16> terms;
  terms.insert(value);
  for (unsigned i = 0; i < terms.size() && i < mostTerms; ++i) {
    if (isLoss(terms[i]))
      return true;
    for (Operation *user : terms[i].getUsers())
      if (user->getNumResults() == 1 && addsUp(user))
        terms.insert(user->getResult(0));
  }
  return false;
}

bool ValueTrust::isWeighedPower(Value value) const {
  auto power = getSource(value).getDefiningOp<math::ExpOp>();
  return power && get(power.getOperand()) <= Trust::Assumed &&
         isTermOfLoss(getSource(power.getOperand()));
}
