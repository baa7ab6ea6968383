//===- StateValues.cpp - What of a step is state, what a gradient ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three closures over the flat graph of the step: what depends on the seed of
// the backward pass, what depends on the batch but not by way of unscaled
// gradients, and what the new state is made of that is neither.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/State/StateValues.h"

#include "Acceptance.h"
#include "ChosenState.h"
#include "GraphClosures.h"
#include "UnscaledGradients.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/LossScaling/ExistingLossScale.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/State/GivenNetworks.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::scalesLoss(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  auto linear = dyn_cast<LinearityOpInterface>(op);
  return precise && linear && !precise.getPrecisionSpec().opClass &&
         linear.getLinearity().kind == LinearityKind::Product &&
         llvm::any_of(op->getResults(),
                      [](Value result) { return isPlannable(result); });
}

static bool takesGradients(Operation *op) {
  return op && getSpec(op).takesGradients;
}

namespace {
class Closures {
public:
  Closures(EntryFunction main, const StepGraph &step)
      : main(main), step(step),
        lastGradients(step.getGraph().getValues().size()) {}

  StateValues find();

private:
  using Graph = DegreeGraph;
  using Ids = ArrayRef<Graph::ValueId>;
  llvm::BitVector findScaledGradients() const;
  llvm::BitVector findPlannedGradients(StateValues &found);
  bool isLeftUnscaled(const LossScalePlan &plan, const StepRoles &roles) const;
  llvm::BitVector findBatch(const llvm::BitVector &gradients, Ids drawn) const;
  ValueSet findMadeOf(Role role) const;
  llvm::BitVector findUpdates(const llvm::BitVector &gradients) const;
  llvm::BitVector findDirections(llvm::BitVector found,
                                 const llvm::BitVector &passed) const;
  llvm::BitVector findContracted() const;
  llvm::BitVector findSums() const;
  void findGiven(const llvm::BitVector &batch, const llvm::BitVector &gradients,
                 StateValues &result) const;
  llvm::BitVector getNewState() const;
  llvm::BitVector findStateBehind(Role role,
                                  const llvm::BitVector &passed) const;

  EntryFunction main;
  const StepGraph &step;
  /// Of a step that is not scaled, the values that would be unscaled: new state
  /// is made of them, but not of what a gradient is multiplied by.
  llvm::BitVector lastGradients;
};
} // namespace

/// Whether f16 would need a scale if there was a backward pass after all.
bool Closures::isLeftUnscaled(const LossScalePlan &plan,
                              const StepRoles &roles) const {
  PolicyAttr policy = findPolicy(main.getFunction());
  if (!policy || !policy.getType().isF16() || !staysUnscaled(roles, plan))
    return false;
  auto own = findExistingLossScale(main, step, roles);
  return !own || own->isPartial;
}

/// Of a step that is not scaled, what a loss scale would multiply; where that
/// is nothing, what may be gradients.
llvm::BitVector Closures::findPlannedGradients(StateValues &found) {
  const Graph &graph = step.getGraph();
  llvm::BitVector gradients(graph.getValues().size());
  StepRoles roles = getStepRoles(main, step);
  LossScalePlan plan = planLossScale(graph, roles);
  if (isLeftUnscaled(plan, roles))
    found.unscaled = findUnscaledGradients(main, step, gradients);
  if (!isUsable(plan))
    return gradients;
  for (Graph::ValueId value : plan.unscaleValues)
    lastGradients.set(value);
  std::vector<Degree> degrees = computeDegrees(graph, plan.getShifts());
  for (auto [id, degree] : llvm::enumerate(degrees))
    if (degree.isScaled() || degree.isMixed())
      gradients.set(id);
  return gradients;
}

/// None in a step that is not scaled.
llvm::BitVector Closures::findScaledGradients() const {
  llvm::BitVector gradients(step.getGraph().getValues().size());
  for (auto [id, node] : llvm::enumerate(step.getGraph().getNodes()))
    if (Operation *op = step.getOp(id); op && scalesLoss(op))
      for (Graph::ValueId result : node.results)
        gradients.set(result);
  closeForward(step.getGraph(), gradients, [&](Graph::NodeId id) {
    return takesGradients(step.getOp(id));
  });
  return gradients;
}

/// The update is no more made of the batch than the state before it, nor of
/// what a generator draws instead of one.
llvm::BitVector Closures::findBatch(const llvm::BitVector &gradients,
                                    Ids drawn) const {
  llvm::BitVector batch(step.getGraph().getValues().size());
  for (unsigned argument : main.getArgumentsWithRole(Role::Batch))
    batch.set(step.getId(main.getArgument(argument)));
  for (Graph::ValueId value : drawn)
    batch.set(value);
  closeForward(step.getGraph(), batch, [&](Graph::NodeId id) {
    return endsGradients(step.getGraph(), gradients, id);
  });
  return batch;
}

llvm::BitVector Closures::findUpdates(const llvm::BitVector &gradients) const {
  const Graph &graph = step.getGraph();
  StepRoles roles = getStepRoles(main, step);
  llvm::BitVector batch = findBatch(gradients, roles.batch),
                  updates(batch.size());
  batch |= gradients;
  for (Graph::ValueId value : roles.state)
    updates.set(value);
  for (Graph::NodeId id = 0; id < graph.getNodes().size(); ++id)
    if (endsGradients(step.getGraph(), gradients, id))
      for (Graph::ValueId result : graph.getNode(id).results)
        updates.set(result);
  updates.reset(batch);
  closeForward(step.getGraph(), updates, [&](Graph::NodeId id) {
    return llvm::any_of(graph.getNode(id).results, [&](Graph::ValueId result) {
      return batch.test(result);
    });
  });
  return updates;
}

/// What is made of arguments of a role.
ValueSet Closures::findMadeOf(Role role) const {
  llvm::BitVector made(step.getGraph().getValues().size());
  for (unsigned argument : main.getArgumentsWithRole(role))
    made.set(step.getId(main.getArgument(argument)));
  closeForward(step.getGraph(), made, [](Graph::NodeId) { return false; });
  ValueSet values;
  for (unsigned id : made.set_bits())
    values.insert(step.getValue(id));
  return values;
}

/// What of `found` is made of no parameter, but by way of what has `passed`,
/// and no new state but parameters is made of.
llvm::BitVector Closures::findDirections(llvm::BitVector found,
                                         const llvm::BitVector &passed) const {
  llvm::BitVector kept(found.size()), moved = kept;
  for (Role role : {Role::Parameter, Role::Ema, Role::Buffer})
    for (unsigned argument : main.getArgumentsWithRole(role))
      moved.set(step.getId(main.getArgument(argument)));
  closeForward(step.getGraph(), moved, [&](Graph::NodeId id) {
    return llvm::any_of(step.getGraph().getNode(id).results,
                        [&](auto result) { return passed.test(result); });
  });
  for (unsigned result : main.getResultsWithRole(Role::NewState))
    kept.set(step.getId(main.getResult(result)));
  closeBackward(step.getGraph(), kept, llvm::BitVector(kept.size()));
  return found.reset(moved).reset(kept);
}

/// What contractions read, and what that is made of, but not by way of an
/// update: they may read the new state.
llvm::BitVector Closures::findContracted() const {
  const Graph &graph = step.getGraph();
  llvm::BitVector contracted(graph.getValues().size());
  for (auto [id, node] : llvm::enumerate(graph.getNodes()))
    if (Operation *op = step.getOp(id); op && isContraction(op))
      for (Graph::ValueId operand : node.operands)
        contracted.set(operand);
  closeBackward(
      step.getGraph(), contracted, llvm::BitVector(contracted.size()),
      [&](Graph::NodeId id) { return takesGradients(step.getOp(id)); });
  return contracted;
}

/// What new state is made of behind the last sum of many elements, and that
/// sum. What is summed is rounded like any other gradient; but what devices sum
/// is the sum that each has made.
llvm::BitVector Closures::findSums() const {
  llvm::BitVector sums = getNewState();
  closeBackward(step.getGraph(), sums, llvm::BitVector(sums.size()),
                [&](Graph::NodeId id) {
                  Operation *op = step.getOp(id);
                  return op && getSpec(op).accumulates && !sumsDevices(op);
                });
  return sums;
}

llvm::BitVector Closures::getNewState() const {
  llvm::BitVector state(step.getGraph().getValues().size());
  for (Role role : {Role::NewParameter, Role::NewState})
    for (unsigned result : main.getResultsWithRole(role))
      state.set(step.getId(main.getResult(result)));
  return state;
}

/// New values with this role and what they are made of, but not by way of what
/// has `passed`. What guards pass on as state is such: an average of the batch
/// is made of the old one, guarded or not.
llvm::BitVector Closures::findStateBehind(Role role,
                                          const llvm::BitVector &passed) const {
  llvm::BitVector given(step.getGraph().getValues().size());
  for (unsigned result : main.getResultsWithRole(role))
    given.set(step.getId(main.getResult(result)));
  llvm::BitVector state = given;
  for (unsigned id : given.set_bits()) {
    Value value = step.getValue(id);
    while (auto guard = value.getDefiningOp<GuardOp>()) {
      value = guard.getBody().front().getTerminator()->getOperand(
          cast<OpResult>(value).getResultNumber());
      state.set(step.getId(value));
    }
  }
  closeBackward(step.getGraph(), state, passed, [&](Graph::NodeId id) {
    return llvm::any_of(
        step.getGraph().getNode(id).results,
        [&](Graph::ValueId result) { return lastGradients[result]; });
  });
  return state.reset(passed);
}

/// Closed over, as the features of a perceptual loss. All constants are one
/// tree; numbers that are alike are no weights.
void Closures::findGiven(const llvm::BitVector &batch,
                         const llvm::BitVector &gradients,
                         StateValues &result) const {
  const Graph &graph = step.getGraph();
  SmallVector<GivenTensor> tensors;
  for (const Graph::Node &node : graph.getNodes()) {
    if (node.kind != DegreeGraph::NodeKind::Constant)
      continue;
    DenseElementsAttr elements;
    Value value = step.getValue(node.results[0]);
    if (matchPattern(value, m_Constant(&elements)) && !elements.isSplat())
      tensors.push_back({node.results[0], /*tree=*/0});
  }
  llvm::BitVector forward = gradients;
  forward.flip();
  llvm::BitVector weights = findGivenNetworks(step, tensors, batch, forward);
  for (unsigned index : weights.set_bits())
    result.given.insert(step.getValue(tensors[index].value));
}

StateValues Closures::find() {
  StateValues result;
  llvm::BitVector gradients = findScaledGradients();
  if (gradients.any())
    result.unscaled = findUnscaledGradients(main, step, gradients);
  else
    gradients = findPlannedGradients(result);
  llvm::BitVector batch = findBatch(gradients, {});
  for (unsigned id : batch.set_bits())
    result.batch.insert(step.getValue(id));
  result.learnt = findMadeOf(Role::Parameter);
  result.drawn = findMadeOf(Role::Rng);
  findGiven(batch, gradients, result);
  llvm::BitVector passed = batch;
  passed |= gradients;
  llvm::BitVector state = findStateBehind(Role::NewParameter, passed);
  // Statistics of what a generator makes of drawn numbers are no more made of
  // it than those of a batch are of that; noise is a part of an update of
  // parameters.
  llvm::BitVector drawn = findBatch(gradients, getStepRoles(main, step).draws);
  drawn |= gradients;
  state |= findStateBehind(Role::NewState, drawn);
  llvm::BitVector directions = findDirections(state, passed);
  for (unsigned id : directions.set_bits())
    result.directions.insert(step.getValue(id));
  state |= findChosenState(main, step, gradients);
  state |= findStateInCopies(main, step, gradients);
  llvm::BitVector contracted = findContracted(), sums = findSums();
  for (unsigned id : gradients.set_bits()) {
    result.gradients.insert(step.getValue(id));
    if (sums.test(id) && !contracted.test(id))
      result.weightGradients.insert(step.getValue(id));
  }
  findAcceptance(main, step, gradients, result);
  llvm::BitVector updates = findUpdates(gradients);
  for (unsigned id : updates.set_bits())
    result.updates.insert(step.getValue(id));
  for (unsigned id : state.set_bits())
    if (!isa<BlockArgument>(step.getValue(id)))
      result.state.insert(step.getValue(id));
  return result;
}

StateValues mp::findStateValues(EntryFunction main, const StepGraph &step) {
  return Closures(main, step).find();
}

StateValues mp::findStateValues(FunctionOpInterface function) {
  auto module = dyn_cast_if_present<ModuleOp>(function->getParentOp());
  if (!module || function.getName() != EntryFunction::symbol)
    return {};
  // A module that holds no step is planned all the same.
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  if (failed(main) || main->getFunction() != function)
    return {};
  return findStateValues(*main, StepGraph(*main));
}
