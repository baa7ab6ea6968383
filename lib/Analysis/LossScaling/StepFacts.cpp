//===- StepFacts.cpp - What depends on what in a step ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepFacts.h"

using namespace mlir::mp;
using llvm::BitVector;
using llvm::SmallVector;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;

StepFacts::StepFacts(const DegreeGraph &graph, const StepRoles &roles,
                     bool isLoopOfSteps)
    : graph(graph), roles(roles), isLoopOfSteps(isLoopOfSteps) {
  SmallVector<ValueId> ends(graph.getResults()), losses;
  for (const DegreeGraph::Node &node : graph.getNodes())
    if (node.kind == NodeKind::Exit)
      ends.append(node.operands.begin(), node.operands.end());
  for (unsigned loss : roles.losses)
    losses.push_back(graph.getResults()[loss]);
  live = graph.getAncestors(ends);
  onBatch = graph.getDependents(roles.batch);
  toBatch = graph.getAncestors(SmallVector<ValueId>(onBatch.set_bits()));
  onState = graph.getDependents(roles.state);
  forward = isLoopOfSteps ? graph.getAncestorsInOneIteration(losses)
                          : graph.getAncestors(losses);
  findConstants();
  findTargetReach();
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

/// Fills both reach tables from the end of the step to its start; what a loop
/// carries comes back to the end of its body.
void StepFacts::findTargetReach() {
  TargetSet none(roles.targets.size());
  reach.assign(graph.getValues().size(), none);
  for (auto [index, target] : llvm::enumerate(roles.targets))
    reach[graph.getResults()[target]].set(index);
  tensorReach = reach;
  BitVector dirty(graph.getNodes().size(), true);
  auto extend = [&](std::vector<TargetSet> &table, ValueId to, ValueId from) {
    if (!table[from].test(table[to]))
      return;
    table[to] |= table[from];
    if (const std::optional<NodeId> &node = graph.getValue(to).definition)
      dirty.set(*node);
  };
  for (int id = dirty.find_last(); id >= 0; id = dirty.find_last()) {
    // Down to the first, then again from the end.
    for (; id >= 0; id = dirty.find_prev(id)) {
      dirty.reset(id);
      const DegreeGraph::Node &node = graph.getNode(id);
      for (ValueId operand : node.operands)
        for (ValueId result : node.results) {
          extend(reach, operand, result);
          if (!graph.getValue(result).isScalar())
            extend(tensorReach, operand, result);
        }
    }
  }
}

bool StepFacts::isLive(const DegreeGraph::Node &node) const {
  return node.results.empty() ||
         llvm::any_of(node.results, [&](ValueId v) { return live[v]; });
}

bool StepFacts::isDemandable(ValueId value) const {
  return onBatch[value] && !onState[value] && !forward[value] &&
         graph.getValue(value).isFloat;
}
