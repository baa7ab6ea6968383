//===- LossTermReads.cpp - Terms of the loss that cancel ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LossTermReads.h"

#include "mp/Analysis/Origin/ValueOrigin.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between a score and the sum of the loss that takes it in, at most.
static constexpr unsigned mostOps = 8;

bool mp::readsLossTerm(OpOperand &operand, const FunctionPrecision &function,
                       const ValueTrust &trust) {
  Operation *op = operand.getOwner();
  for (unsigned number = 0; number != mostOps; ++number) {
    if (function.getNode(op) == FunctionPrecision::opaque ||
        op->getNumResults() != 1)
      return false;
    Value result = op->getResult(0);
    if (trust.isLossTerm(result))
      return true;
    if (!result.hasOneUse())
      return false;
    op = *result.user_begin();
  }
  return false;
}

void LossTermReads::addGroup(Value value) {
  const StateValues &state = trust.getState();
  Group group;
  bool hasOthers = false;
  SmallVector<OpOperand *, 4> own;
  for (OpOperand &use : value.getUses()) {
    Operation *op = use.getOwner();
    if (llvm::any_of(op->getResults(), [&](Value result) {
          return state.gradients.contains(result);
        }))
      continue;
    // One kernel has it unrounded.
    if (function.getNode(op) == FunctionPrecision::opaque ||
        memory.staysInside(use))
      return;
    group.reads.push_back(&use);
    if (!readsLossTerm(use, function, trust)) {
      hasOthers = true;
      continue;
    }
    own.push_back(&use);
    if (memory.isFused(op) || !getSpec(op).onlyMoves())
      continue;
    group.movers.push_back(op);
    for (OpOperand &follower : op->getResult(0).getUses()) {
      group.reads.push_back(&follower);
      own.push_back(&follower);
    }
  }
  if (!hasOthers || own.empty())
    return;
  terms.insert_range(own);
  movers.insert_range(group.movers);
  groups.push_back(std::move(group));
}

LossTermReads::LossTermReads(const FunctionPrecision &function,
                             const MemoryGraph &memory, const ValueTrust &trust,
                             const StorageRules &rules)
    : function(function), memory(memory), trust(trust) {
  const StateValues &state = trust.getState();
  for (FunctionPrecision::NodeId node = 1; node < function.getOps().size();
       ++node) {
    Operation *op = function.getOps()[node];
    if (op->getNumResults() != 1 || !memory.writesCopies(op))
      continue;
    Value value = op->getResult(0);
    if (isPlannable(value) && !state.gradients.contains(value) &&
        rules.mayStore(value))
      addGroup(value);
  }
}
