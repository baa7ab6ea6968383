//===- LossTies.cpp - What shows that places are of one loss --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LossTies.h"

#include "InnerUpdates.h"

#include <set>

using namespace mlir::mp;
using llvm::BitVector;
using llvm::IntEqClasses;
using llvm::SmallVector;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

SmallVector<ValueId> PlaceNumbers::getUnscaled(const DegreeGraph &graph,
                                               size_t end) const {
  if (end < plan.unscaleValues.size())
    return {plan.unscaleValues[end]};
  Use use = plan.unscaleUses[end - plan.unscaleValues.size()];
  return llvm::to_vector(graph.getNode(use.node).results);
}

SmallVector<Use> PlaceNumbers::getSeedUses(const DegreeGraph &graph,
                                           size_t seed) const {
  if (seed < plan.seedValues.size())
    return llvm::to_vector(graph.getValue(plan.seedValues[seed]).uses);
  return {plan.seedUses[seed - plan.seedValues.size()]};
}

/// The parameters of which a version is made of `starts` and not by way of
/// another version, nor of a single number as a norm is.
static std::set<ValueId> findMoved(const DegreeGraph &graph,
                                   const InnerUpdates &updates,
                                   SmallVector<ValueId> starts) {
  std::set<ValueId> moved;
  BitVector seen(graph.getValues().size());
  while (!starts.empty()) {
    for (Use use : graph.getValue(starts.pop_back_val()).uses)
      for (ValueId result : graph.getNode(use.node).results) {
        auto owner = updates.owners.find(result);
        if (owner != updates.owners.end())
          moved.insert(owner->second);
        else if (!graph.getValue(result).isScalar() && !seen.test(result))
          starts.push_back(result);
        seen.set(result);
      }
  }
  return moved;
}

/// One pass after another moves a parameter: the gradients of the later one are
/// computed of what the earlier one moved.
static void tieByParameter(const DegreeGraph &graph, const StepRoles &roles,
                           const PlaceNumbers &places,
                           llvm::ArrayRef<BitVector> reach,
                           IntEqClasses &classes) {
  InnerUpdates updates = findInnerUpdates(graph, roles);
  std::map<ValueId, SmallVector<size_t>> movers;
  for (size_t end = 0; end < places.getNumEnds(); ++end)
    for (ValueId parameter :
         findMoved(graph, updates, places.getUnscaled(graph, end)))
      movers[parameter].push_back(end);
  for (const auto &[parameter, ends] : movers)
    for (size_t one : ends)
      for (size_t other : ends)
        if (reach[one].test(other))
          classes.join(one, other);
}

/// Classes that are computed of each other.
static void tieByTurns(llvm::ArrayRef<BitVector> reach, IntEqClasses &classes) {
  size_t numEnds = reach.size();
  std::map<unsigned, BitVector> reached;
  for (size_t end = 0; end < numEnds; ++end) {
    BitVector &leaders =
        reached.try_emplace(classes.findLeader(end), numEnds).first->second;
    for (unsigned other : reach[end].set_bits())
      leaders.set(classes.findLeader(other));
  }
  for (auto &[middle, beyond] : reached)
    for (auto &[from, leaders] : reached)
      if (leaders.test(middle))
        leaders |= beyond;
  for (auto &[one, leaders] : reached)
    for (unsigned other : leaders.set_bits())
      if (reached.at(other).test(one))
        classes.join(one, other);
}

/// What `value` is moved from: itself, before it was turned, widened or
/// repeated.
static ValueId findSource(const DegreeGraph &graph, ValueId value) {
  for (const DegreeGraph::Node *node = graph.getDefinition(value);
       node && node->kind == NodeKind::Op && !node->sums &&
       node->rule.kind == LinearityKind::Linear && node->operands.size() == 1;
       node = graph.getDefinition(value))
    value = node->operands[0];
  return value;
}

/// The values that a seed is first multiplied by.
static std::set<ValueId> findFirstFactors(const DegreeGraph &graph,
                                          SmallVector<Use> open) {
  std::set<ValueId> factors;
  BitVector seen(graph.getNodes().size());
  while (!open.empty()) {
    Use use = open.pop_back_val();
    const DegreeGraph::Node &node = graph.getNode(use.node);
    if (node.kind != NodeKind::Op || seen.test(use.node))
      continue;
    seen.set(use.node);
    if (node.rule.kind == LinearityKind::Linear && !node.sums)
      for (ValueId result : node.results)
        llvm::append_range(open, graph.getValue(result).uses);
    else if (node.rule.kind == LinearityKind::Product)
      for (unsigned operand = 0; operand < node.operands.size(); ++operand)
        if (operand != use.operand)
          factors.insert(findSource(graph, node.operands[operand]));
  }
  return factors;
}

static void tieByProduct(const DegreeGraph &graph, const PlaceNumbers &places,
                         IntEqClasses &classes) {
  std::map<ValueId, SmallVector<size_t>> meeting;
  for (size_t seed = 0; seed < places.getNumSeeds(); ++seed)
    for (ValueId factor :
         findFirstFactors(graph, places.getSeedUses(graph, seed)))
      // A constant is in any product.
      if (graph.getValue(factor).magnitude == 0)
        meeting[factor].push_back(places.getNumEnds() + seed);
  for (const DegreeGraph::Node &node : graph.getNodes()) {
    if (node.kind != NodeKind::Op || node.operands.size() != 2 ||
        node.rule.kind != LinearityKind::Product || !node.sums)
      continue;
    auto one = meeting.find(findSource(graph, node.operands[0]));
    auto two = meeting.find(findSource(graph, node.operands[1]));
    if (one == meeting.end() || two == meeting.end())
      continue;
    for (size_t first : one->second)
      for (size_t second : two->second)
        classes.join(first, second);
  }
}

void mlir::mp::tieLosses(const DegreeGraph &graph, const StepRoles &roles,
                         const PlaceNumbers &places, IntEqClasses &classes) {
  std::vector<BitVector> reach;
  for (size_t end = 0; end < places.getNumEnds(); ++end) {
    BitVector dependents = graph.getDependents(places.getUnscaled(graph, end));
    BitVector &reached = reach.emplace_back(places.getNumEnds());
    for (size_t other = 0; other < places.getNumEnds(); ++other)
      if (other != end &&
          llvm::any_of(places.getUnscaled(graph, other),
                       [&](ValueId value) { return dependents.test(value); }))
        reached.set(other);
  }
  tieByParameter(graph, roles, places, reach, classes);
  tieByProduct(graph, places, classes);
  tieByTurns(reach, classes);
}
