//===- LoopDecisions.cpp - What decides when a loop ends ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopDecisions.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Interfaces/RegionFlow.h"
#include "llvm/ADT/MapVector.h"

#include <deque>

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
  LoopWalk(const LoopWalk &) = delete;
  LoopWalk &operator=(const LoopWalk &) = delete;
  /// Whether floats decide when the loop ends.
  bool run();
  /// Whether the loop runs as often as one of `ended` did.
  bool countsRoundsOf(const DenseSet<Operation *> &ended) const;
  /// What compares in the loop is made of what decides, too.
  void addComparisons();

private:
  bool walk();
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
  /// What the condition reads from before the loop.
  SmallVector<Value> outer;
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
  if (!isInLoop(value))
    outer.push_back(value);
  else if (seen.insert(value).second)
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

bool LoopWalk::walk() {
  bool hasFloats = false;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (isPlannable(value)) {
      hasFloats = true;
      decisions.values.insert(value);
    }
    addOrigins(value);
  }
  return hasFloats;
}

bool LoopWalk::run() {
  for (OpOperand *decider : deciders)
    add(decider->get());
  return walk();
}

bool LoopWalk::countsRoundsOf(const DenseSet<Operation *> &ended) const {
  SmallVector<Value> values(outer);
  ValueSet visited;
  while (!values.empty()) {
    Value value = values.pop_back_val();
    if (!visited.insert(value).second || isPlannable(value))
      continue;
    Operation *op = value.getDefiningOp();
    if (op && ended.contains(op))
      return true;
    if (!op)
      op = value.getParentBlock()->getParentOp();
    if (!isa<FunctionOpInterface>(op))
      llvm::append_range(values, op->getOperands());
  }
  return false;
}

void LoopWalk::addComparisons() {
  loop->walk([&](Operation *op) {
    if (op->getNumResults() == 1 && op->getNumRegions() == 0 &&
        getElementTypeOrSelf(op->getResult(0)).isInteger(1))
      for (Value operand : op->getOperands())
        if (isPlannable(operand))
          add(operand);
  });
  walk();
}

/// A backward pass through a loop that a float ends does its rounds again, by
/// their count. What a round of it chose, such as whether to keep the round,
/// is then chosen as it was.
LoopDecisions mp::findLoopDecisions(FunctionOpInterface function) {
  LoopDecisions decisions;
  // No vector: a walk points into itself.
  std::deque<LoopWalk> counted;
  DenseSet<Operation *> ended;
  function->walk([&](RegionBranchOpInterface op) {
    if (!op.hasLoop())
      return;
    if (counted.emplace_back(op, decisions).run()) {
      ended.insert(op);
      counted.pop_back();
    }
  });
  for (LoopWalk &walk : counted)
    if (walk.countsRoundsOf(ended))
      walk.addComparisons();
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
