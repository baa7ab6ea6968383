//===- StepParts.cpp - Which parts of a step move its bytes ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward is what the loss is made of; the update is what only becomes state
// and sums nothing. Both are read off who reads whom, so that they are the same
// questions before and after fusion. One walk backwards: readers come first.
//
//===----------------------------------------------------------------------===//

#include "StepPasses.h"

#include "mp/Analysis/Cost/StepCost.h"
#include "mp/Analysis/Cost/StepParts.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

//===----------------------------------------------------------------------===//
// What an op is
//===----------------------------------------------------------------------===//

static bool isCast(Operation *op) { return isa<CastOp>(op); }

static bool accumulates(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  return precise && precise.getPrecisionSpec().accumulates;
}

/// Whether an op puts elements into other places. What selects between values
/// or combines them has a variant, or works on each element.
static bool isMove(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  if (!precise || op->hasTrait<OpTrait::Elementwise>())
    return false;
  PrecisionSpec spec = precise.getPrecisionSpec();
  return spec.opClass && spec.onlyMoves() && spec.variant.empty();
}

/// Whether something holds for an op, or for all that a fusion computes.
static bool holdsForAll(Operation *op,
                        llvm::function_ref<bool(Operation *)> holds) {
  auto fusion = dyn_cast<FusionOp>(op);
  if (!fusion)
    return holds(op);
  return llvm::all_of(fusion.getBody().getOps(), [&](Operation &inner) {
    return inner.hasTrait<OpTrait::IsTerminator>() ||
           inner.hasTrait<OpTrait::ConstantLike>() || holds(&inner);
  });
}

static bool sums(Operation *op) {
  return findContraction(op) ||
         !holdsForAll(op, [](Operation *inner) { return !accumulates(inner); });
}

static bool onlyCasts(Operation *op) { return holdsForAll(op, isCast); }

bool mp::onlyMovesAndCasts(Operation *op) {
  return holdsForAll(
      op, [](Operation *inner) { return isCast(inner) || isMove(inner); });
}

//===----------------------------------------------------------------------===//
// What an op is for
//===----------------------------------------------------------------------===//

std::optional<Role> StepPasses::getRole(OpOperand &returned) const {
  return parseRole(
      function.getResultAttr(returned.getOperandNumber(), attr::role));
}

bool StepPasses::leadsToLoss(OpOperand &use) const {
  Operation *user = use.getOwner();
  if (!user->hasTrait<OpTrait::IsTerminator>())
    return isForward(user);
  return user->getParentOp() == function ? getRole(use) == Role::Loss
                                         : isForward(user->getParentOp());
}

bool StepPasses::endsInState(OpOperand &use) const {
  Operation *user = use.getOwner();
  if (!user->hasTrait<OpTrait::IsTerminator>())
    return isUpdate(user);
  return user->getParentOp() == function ? isStateRole(getRole(use))
                                         : isUpdate(user->getParentOp());
}

/// Whether a result of the op is one of the function.
bool StepPasses::isReturned(Operation *op) const {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    return user->hasTrait<OpTrait::IsTerminator>() &&
           user->getParentOp() == function;
  });
}

StepPasses::StepPasses(FunctionOpInterface function) : function(function) {
  // A fusion is one op; around others their ops come before them.
  SmallVector<Operation *, 0> order;
  function.getFunctionBody().walk([&](Operation *op) {
    if (!op->hasTrait<OpTrait::IsTerminator>() &&
        !op->hasTrait<OpTrait::ConstantLike>() &&
        !op->getParentOfType<FusionOp>())
      order.push_back(op);
  });
  for (Operation *op : llvm::reverse(order)) {
    auto uses = op->getUses();
    if (llvm::any_of(uses, [&](OpOperand &use) { return leadsToLoss(use); }))
      forward.insert(op);
    else if (!op->use_empty() && !sums(op) &&
             (!onlyMovesAndCasts(op) || isReturned(op)) &&
             llvm::all_of(uses,
                          [&](OpOperand &use) { return endsInState(use); }))
      update.insert(op);
  }
  ops = std::move(order);
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

StepParts mp::countStepParts(FunctionOpInterface function) {
  StepPasses passes(function);
  StepParts parts;
  passes.forEach([&](Operation *op) {
    Traffic moved = countTraffic(op);
    Traffic &part = passes.isUpdate(op)     ? parts.stateMachinery
                    : findContraction(op)   ? parts.contractions
                    : onlyCasts(op)         ? parts.casts
                    : onlyMovesAndCasts(op) ? parts.moves
                                            : parts.other;
    part.read = saturatingAdd(part.read, moved.read);
    part.written = saturatingAdd(part.written, moved.written);
  });
  return parts;
}
