//===- StepFacts.cpp - What depends on what in a step ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepFacts.h"
#include "Recomputed.h"
#include "mp/Analysis/LossScaling/StateCopies.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir::mp;
using llvm::BitVector;
using llvm::SmallVector;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

/// What is made of `start`, and not chosen by it: rows of a memory that a
/// counter tells the place of are made of no counter. Nor is what is made of
/// values of `forward` alone: the targets that a teacher in the state gives are
/// of the loss, and its gradients are none of the state.
static BitVector getMadeOf(const DegreeGraph &graph,
                           llvm::ArrayRef<ValueId> start,
                           const BitVector &forward) {
  BitVector made(graph.getValues().size());
  SmallVector<ValueId> pending(start);
  while (!pending.empty()) {
    ValueId value = pending.pop_back_val();
    if (made[value])
      continue;
    made.set(value);
    for (Use use : graph.getValue(value).uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (node.kind != NodeKind::Op ||
          node.rule.getPart(use.operand) != OperandPart::Control)
        llvm::copy_if(node.results, std::back_inserter(pending),
                      [&](ValueId result) { return !forward[result]; });
    }
  }
  return made;
}

StepFacts::StepFacts(const DegreeGraph &graph, const StepRoles &roles,
                     bool isLoopOfSteps, const InnerUpdates &updates)
    : graph(graph), roles(roles), isLoopOfSteps(isLoopOfSteps),
      targets(roles.targets), sets(0) {
  findTargets(updates);
  sets = TargetSets(targets.size());
  SmallVector<ValueId> losses = getLosses();
  live = graph.getLive();
  onBatch = graph.getDependents(roles.batch);
  onParameters = graph.getDependents(roles.parameters);
  toBatch = graph.getAncestors(SmallVector<ValueId>(onBatch.set_bits()));
  forward = isLoopOfSteps
                ? graph.getAncestorsInOneIteration(losses, updates.parameters)
                : graph.getAncestors(losses, updates.parameters);
  addRecomputed(graph, forward);
  onState = getMadeOf(graph, roles.state, forward);
  findConstants();
  findCopies();
  findTargetReach();
  trained.resize(targets.size());
  mayBeTrained.resize(targets.size());
  for (ValueId value : roles.batch) {
    sets.forEach(getTensorReach(value, value),
                 [&](unsigned index) { trained.set(index); });
    sets.forEach(getReach(value), [&](unsigned index) {
      if (graph.getValue(getTarget(targets[index])).numElements() == 1)
        mayBeTrained.set(index);
    });
  }
  mayBeTrained |= trained;
}

SmallVector<ValueId> StepFacts::getLosses() const {
  return llvm::map_to_vector(
      roles.losses, [&](unsigned loss) { return graph.getResults()[loss]; });
}

void StepFacts::findTargets(const InnerUpdates &updates) {
  isUpdate.resize(graph.getValues().size());
  llvm::DenseSet<ValueId> results;
  for (unsigned target : roles.targets)
    results.insert(graph.getResults()[target]);
  auto add = [&](ValueId update) {
    if (results.contains(update))
      return;
    targets.push_back(graph.getResults().size() + inner.size());
    inner.push_back(update);
  };
  for (ValueId update : updates.parameters) {
    isUpdate.set(update);
    add(update);
  }
  llvm::for_each(updates.moments, add);
  for (Use use : updates.later)
    later.insert({use.node, use.operand});
}

void StepFacts::findConstants() {
  constant.resize(graph.getValues().size(), true);
  zero.resize(graph.getValues().size());
  for (ValueId argument : graph.getArguments())
    constant.reset(argument);
  // From above, so that a constant that a loop passes on stays one.
  SmallVector<ValueId> variable(graph.getArguments());
  while (!variable.empty())
    for (Use use : graph.getValue(variable.pop_back_val()).uses)
      for (ValueId result : graph.getNode(use.node).results)
        if (constant[result]) {
          constant.reset(result);
          variable.push_back(result);
        }
  std::vector<Degree> base = computeDegrees(graph, {});
  for (ValueId value = 0; value < base.size(); ++value)
    zero[value] = base[value].isZero();
}

/// The gradient of a bias is a sum of what may be affine in copies of it as
/// well.
void StepFacts::findCopies() {
  BitVector forwardOnce;
  onCopies.resize(graph.getValues().size());
  copies.assign(targets.size(), 1);
  for (auto [index, target] : llvm::enumerate(targets)) {
    if (roles.gradients.contains(target))
      continue;
    StateCopies found(graph, getTarget(target), onBatch);
    for (ValueId argument : found.getArguments()) {
      if (forwardOnce.empty()) {
        forwardOnce = graph.getAncestorsInOneIteration(getLosses());
        addRecomputed(graph, forwardOnce);
      }
      if (!llvm::is_contained(roles.parameters, argument) ||
          !found.movesCopies(argument, forwardOnce, constant))
        continue;
      copies[index] = found.getCount();
      for (const auto &[value, part] : found.getWay(argument))
        onCopies.set(value);
    }
  }
}

TargetSets::Id StepFacts::getSummedReach(const DegreeGraph::Node &node) const {
  SmallVector<TargetSets::Id> summed;
  for (ValueId result : node.results) {
    summed.push_back(reach[result].summed);
    if (node.sums)
      summed.push_back(reach[result].onTensors);
  }
  return sets.unite(summed);
}

/// What `result`, which the node of `use` makes of `value`, reaches. The next
/// step of a loop is another one.
const StepFacts::Reach &StepFacts::getReachBy(ValueId value, Use use,
                                              ValueId result) const {
  bool leaves = isLoopOfSteps && graph.getValue(result).isInside &&
                graph.isYielded(value, use.node);
  return leaves ? leaving[result] : reach[result];
}

StepFacts::Reach StepFacts::gatherLeaving(ValueId value) const {
  SmallVector<TargetSets::Id> all, onTensors, summed, inBackward;
  for (Use use : graph.getValue(value).uses)
    if (graph.handsOn(use.node))
      for (ValueId result : graph.getNode(use.node).results) {
        const Reach &by =
            graph.getValue(result).isInside ? leaving[result] : reach[result];
        all.push_back(by.all);
        onTensors.push_back(by.onTensors);
        summed.push_back(by.summed);
        inBackward.push_back(by.inBackward);
      }
  return {sets.unite(all), sets.unite(onTensors), sets.unite(summed),
          sets.unite(inBackward)};
}

/// Whether a node joins tensors of which one has so many elements.
bool StepFacts::joins(const DegreeGraph::Node &node, int64_t size) const {
  return node.kind == NodeKind::Op && !node.elementwise &&
         node.rule.kind == LinearityKind::Common && node.results.size() == 1 &&
         graph.getValue(node.results[0]).numElements() > size &&
         llvm::any_of(node.operands, [&](ValueId operand) {
           return graph.getValue(operand).numElements() == size;
         });
}

/// Whether a sum may be one of a backward pass: none that takes what was joined
/// apart again, as a mean of gradients does, nor a product of gradients.
bool StepFacts::mayBeBackward(const DegreeGraph::Node &node) const {
  if (!node.sums || node.results.size() != 1)
    return node.sums;
  if (graph.getValue(node.results[0]).isScalar())
    return false;
  int64_t size = graph.getValue(node.results[0]).numElements();
  bool isOfParts = llvm::any_of(node.operands, [&](ValueId operand) {
    const DegreeGraph::Node *made = graph.getDefinition(operand);
    return made && joins(*made, size);
  });
  return !isOfParts && (node.operands.size() == 1 || roles.losses.empty() ||
                        llvm::any_of(node.operands, [&](ValueId operand) {
                          return forward[operand];
                        }));
}

/// Where `reader` joins `value` with others, what of the targets that it
/// reaches is behind this part: of those that no backward pass is on the way
/// to, as they only take their gradient out of a vector of all, the ones of its
/// size, if there are some.
StepFacts::Reach StepFacts::keepPart(ValueId value,
                                     const DegreeGraph::Node &reader,
                                     const Reach &by) const {
  int64_t size = graph.getValue(value).numElements();
  if (!joins(reader, size))
    return by;
  auto keep = [&](TargetSets::Id reached) {
    SmallVector<TargetSets::Id> kept = {by.inBackward};
    bool isPart = false;
    sets.forEach(reached, [&](unsigned index) {
      if (graph.getValue(getTarget(targets[index])).numElements() != size)
        return;
      isPart = true;
      kept.push_back(TargetSets::getSingle(index));
    });
    return isPart ? sets.unite(kept) : reached;
  };
  return {keep(by.all), keep(by.onTensors), keep(by.summed), by.inBackward};
}

/// What the readers of `value` reach, and what it is.
StepFacts::Reach StepFacts::gatherReach(ValueId value) {
  SmallVector<TargetSets::Id> all = {getTargets(value)};
  SmallVector<TargetSets::Id> onTensors = all, summed, inBackward;
  // Zeros, such as the normalised row of a memory that is empty, move nothing.
  if (isUpdate[value] || zero[value])
    return {all[0], all[0], TargetSets::none, TargetSets::none};
  for (Use use : graph.getValue(value).uses) {
    if (later.contains({use.node, use.operand}))
      continue;
    const DegreeGraph::Node &node = graph.getNode(use.node);
    for (ValueId result : node.results) {
      Reach by = keepPart(value, node, getReachBy(value, use, result));
      all.push_back(by.all);
      summed.push_back(by.summed);
      inBackward.push_back(by.inBackward);
      if (node.sums)
        summed.push_back(by.onTensors);
      if (mayBeBackward(node))
        inBackward.push_back(by.onTensors);
      if (!graph.getValue(result).isScalar())
        onTensors.push_back(by.onTensors);
    }
  }
  return {sets.unite(all), sets.unite(onTensors), sets.unite(summed),
          sets.unite(inBackward)};
}

/// From the end of the step to its start; what a loop carries comes back to the
/// end of its body.
void StepFacts::findTargetReach() {
  for (auto [index, target] : llvm::enumerate(targets)) {
    TargetSets::Id &set = targetsOf[getTarget(target)];
    set = sets.unite({set, TargetSets::getSingle(index)});
  }
  reach.resize(graph.getValues().size());
  leaving.resize(isLoopOfSteps ? graph.getValues().size() : 0);
  BitVector dirty(graph.getNodes().size(), true);
  for (int id = dirty.find_last(); id >= 0; id = dirty.find_last()) {
    // Down to the first, then again from the end.
    for (; id >= 0; id = dirty.find_prev(id)) {
      dirty.reset(id);
      const DegreeGraph::Node &node = graph.getNode(id);
      for (ValueId result : node.results) {
        Reach found = gatherReach(result), left;
        if (isLoopOfSteps && graph.getValue(result).isInside)
          left = gatherLeaving(result);
        if (!(found != reach[result]) &&
            (!isLoopOfSteps || !(left != leaving[result])))
          continue;
        reach[result] = found;
        if (isLoopOfSteps)
          leaving[result] = left;
        for (ValueId operand : node.operands)
          if (graph.getValue(operand).definition)
            dirty.set(*graph.getValue(operand).definition);
      }
    }
  }
  for (ValueId value = 0; value < reach.size(); ++value)
    if (!graph.getValue(value).definition)
      reach[value] = gatherReach(value);
}

bool StepFacts::isLive(const DegreeGraph::Node &node) const {
  return node.results.empty() || node.hasEffects ||
         llvm::any_of(node.results, [&](ValueId v) { return live[v]; });
}

bool StepFacts::isDemandable(ValueId value) const {
  return onBatch[value] && !onState[value] && !forward[value] &&
         !isUpdate[value] && graph.getValue(value).isFloat &&
         !graph.getValue(value).isComplex;
}

bool StepFacts::isSharedPart(ValueId value) const {
  return forward[value] && onBatch[value] && !onState[value] &&
         !onParameters[value] && graph.getValue(value).isFloat &&
         !graph.getValue(value).isComplex;
}

/// An update is no longer than this.
static constexpr unsigned maxUpdate = 1000;

bool StepFacts::isGathered(ValueId target, int64_t numElements) const {
  int64_t size = graph.getValue(target).numElements();
  if (numElements == 0 || size <= numElements || size % numElements != 0)
    return false;
  SmallVector<ValueId> pending = {target};
  llvm::DenseSet<ValueId> seen(pending.begin(), pending.end());
  while (!pending.empty() && seen.size() < maxUpdate) {
    std::optional<NodeId> id =
        graph.getValue(pending.pop_back_val()).definition;
    if (!id)
      continue;
    for (ValueId operand : graph.getNode(*id).operands) {
      int64_t elements = graph.getValue(operand).numElements();
      if (graph.handsOn(*id) && elements == numElements)
        return true;
      if (elements == size && seen.insert(operand).second)
        pending.push_back(operand);
    }
  }
  return false;
}
