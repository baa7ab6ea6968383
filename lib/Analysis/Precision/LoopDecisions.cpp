//===- LoopDecisions.cpp - What decides when a loop ends ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopDecisions.h"

#include "SensitiveValues.h"
#include "ValueOrigin.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mp/Analysis/LossScaling/RegionFlow.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// What the condition of one loop is made of, in the loop.
class LoopWalk {
public:
  LoopWalk(Operation *loop, DenseSet<Value> &deciding)
      : loop(loop), deciding(deciding) {
    addFlows();
  }
  void run();

private:
  void addFlows();
  void add(Value value);
  void addOrigins(Value value);

  Operation *loop;
  DenseSet<Value> &deciding;
  std::vector<RegionFlow> flows;
  /// The join that an argument or a result of a region op is an input of.
  DenseMap<Value, const RegionJoin *> joins;
  SmallVector<OpOperand *> deciders;
  SmallVector<Value> pending;
  DenseSet<Value> seen;
};
} // namespace

/// Of the loop and of what branches within it.
void LoopWalk::addFlows() {
  loop->walk([&](RegionBranchOpInterface op) {
    if (std::optional<RegionFlow> flow = RegionFlow::get(op))
      flows.push_back(std::move(*flow));
    if (op == loop && !flows.empty())
      deciders.assign(flows.back().terminatorDeciders.begin(),
                      flows.back().terminatorDeciders.end());
  });
  for (const RegionFlow &flow : flows)
    for (const RegionJoin &join : flow.joins)
      for (Value input : join.inputs)
        joins[input] = &join;
}

void LoopWalk::add(Value value) {
  Operation *owner = value.getParentBlock()->getParentOp();
  if (loop->isAncestor(owner) && seen.insert(value).second)
    pending.push_back(value);
}

void LoopWalk::addOrigins(Value value) {
  if (const RegionJoin *join = joins.lookup(value)) {
    for (OpOperand *source : join->sources)
      add(source->get());
    return;
  }
  // What chooses a place among many hands on no residual.
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0 || choosesPlaces(op))
    return;
  for (Value operand : op->getOperands())
    add(operand);
}

void LoopWalk::run() {
  for (OpOperand *decider : deciders)
    add(decider->get());
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (isPlannable(value))
      deciding.insert(value);
    addOrigins(value);
  }
}

DenseSet<Value> mp::findLoopDecisions(FunctionOpInterface function) {
  DenseSet<Value> deciding;
  function->walk([&](RegionBranchOpInterface op) {
    if (op.hasLoop())
      LoopWalk(op, deciding).run();
  });
  return deciding;
}
