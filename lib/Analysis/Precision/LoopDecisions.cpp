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
#include "mp/Analysis/Precision/ValueTrust.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// What the condition of one loop is made of, in the loop.
class LoopWalk {
public:
  LoopWalk(Operation *loop, LoopDecisions &decisions)
      : loop(loop), decisions(decisions) {
    addFlows();
  }
  void run();

private:
  void addFlows();
  bool isInLoop(Value value) const;
  void add(Value value);
  void addBounds(Operation *comparison);
  void addOrigins(Value value);

  Operation *loop;
  LoopDecisions &decisions;
  std::vector<RegionFlow> flows;
  /// The join that an argument or a result of a region op is an input of.
  ValueMap<const RegionJoin *> joins;
  SmallVector<OpOperand *> deciders;
  SmallVector<Value> pending;
  ValueSet seen;
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

bool LoopWalk::isInLoop(Value value) const {
  return loop->isAncestor(value.getParentBlock()->getParentOp());
}

void LoopWalk::add(Value value) {
  if (isInLoop(value) && seen.insert(value).second)
    pending.push_back(value);
}

void LoopWalk::addBounds(Operation *comparison) {
  SmallVector<Value> terms(comparison->getOperands());
  ValueSet visited;
  while (!terms.empty()) {
    Value term = terms.pop_back_val();
    if (!visited.insert(term).second || !isPlannable(term) || isConstant(term))
      continue;
    if (!isInLoop(term)) {
      decisions.bounds.emplace_back(comparison, term);
      continue;
    }
    Operation *op = term.getDefiningOp();
    LinearityKind kind = op ? getLinearity(op).kind : LinearityKind::Opaque;
    if (kind == LinearityKind::Linear || kind == LinearityKind::Common)
      llvm::append_range(terms, getData(op));
  }
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
  if (!isPlannable(value))
    addBounds(op);
  for (Value operand : op->getOperands())
    add(operand);
}

void LoopWalk::run() {
  for (OpOperand *decider : deciders)
    add(decider->get());
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (isPlannable(value))
      decisions.values.insert(value);
    addOrigins(value);
  }
}

LoopDecisions mp::findLoopDecisions(FunctionOpInterface function) {
  LoopDecisions decisions;
  function->walk([&](RegionBranchOpInterface op) {
    if (op.hasLoop())
      LoopWalk(op, decisions).run();
  });
  return decisions;
}

/// The contractions that are nearest to a value on the ways back from it.
static SmallVector<Operation *> findNearestContractions(Value value) {
  SmallVector<Value> pending = {value};
  DenseSet<Operation *> seen;
  SmallVector<Operation *> contractions;
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    if (!op || !seen.insert(op).second)
      continue;
    if (isContraction(op))
      contractions.push_back(op);
    else
      llvm::append_range(pending, op->getOperands());
  }
  return contractions;
}

/// A residual is the difference of two rounds, and small at the end. A loss
/// that another is to be below is as large as that: in the loop nothing is
/// rounded, and what products outside of it rounded shows.
void ValueTrust::findLoopConditions() {
  LoopDecisions decisions = findLoopDecisions(function.getFunction());
  for (auto [comparison, bound] : decisions.bounds)
    llvm::append_range(agreements[comparison], findNearestContractions(bound));
  deciding = std::move(decisions.values);
  for (Value value : deciding)
    sensitive.try_emplace(value, "decides when a loop ends");
  for (Value value : state.energies)
    sensitive.try_emplace(value, "decides which parameters are kept");
  for (Value value : state.tried)
    sensitive.try_emplace(value, "is on the way to new state");
}
