//===- OwnCheck.cpp - Whether a step refuses bad gradients itself ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An author may compare, sum or count to see that something is not finite; what
// all do in the end is to keep what was. So choices are looked for, and not
// comparisons.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/OwnCheck.h"

#include "mp/Analysis/LossScaling/LossGroups.h"
#include "mp/Interfaces/RegionFlow.h"

using namespace mlir;
using namespace mlir::mp;
using Graph = DegreeGraph;

namespace {
class ChoiceSearch {
public:
  ChoiceSearch(const StepGraph &step, const StepRoles &roles);
  bool run(ArrayRef<unsigned> newParameters) const;

private:
  bool isChoice(Graph::NodeId id) const;
  bool decides(Graph::ValueId value) const;
  SmallVector<Graph::ValueId> getDeciders(Graph::NodeId id) const;

  const StepGraph &step;
  const Graph &graph;
  /// What depends on a backward pass.
  llvm::BitVector moved;
};
} // namespace

ChoiceSearch::ChoiceSearch(const StepGraph &step, const StepRoles &roles)
    : step(step), graph(step.getGraph()) {
  LossScalePlan plan = planLossScale(graph, roles);
  if (!isUsable(plan)) {
    moved = graph.getDependents(roles.batch);
    return;
  }
  // Whether something is infinite may be asked of what is scaled.
  std::vector<Degree> degrees = computeDegrees(graph, plan.getShifts());
  SmallVector<Graph::ValueId> scaled;
  for (auto [id, degree] : llvm::enumerate(degrees))
    if (degree.isScaled())
      scaled.push_back(id);
  moved = graph.getDependents(scaled);
  moved |= getDependentsOfGradients(graph, plan);
}

/// What a choice is decided by; none where it is no choice, or a loop.
SmallVector<Graph::ValueId> ChoiceSearch::getDeciders(Graph::NodeId id) const {
  const Graph::Node &node = graph.getNode(id);
  SmallVector<Graph::ValueId> deciders;
  if (node.kind == Graph::NodeKind::Op) {
    for (auto [index, operand] : llvm::enumerate(node.operands))
      if (node.rule.getPart(index) == OperandPart::Control)
        deciders.push_back(operand);
    return deciders;
  }
  auto branch = dyn_cast_if_present<RegionBranchOpInterface>(step.getOp(id));
  std::optional<RegionFlow> flow =
      branch && !branch.hasLoop() ? RegionFlow::get(branch) : std::nullopt;
  if (node.kind == Graph::NodeKind::Phi && flow)
    for (OpOperand *operand : flow->opDeciders)
      deciders.push_back(step.getId(operand->get()));
  return deciders;
}

/// Whether gradients make the value, and it is one for all elements.
bool ChoiceSearch::decides(Graph::ValueId value) const {
  const Graph::Node *node = graph.getDefinition(value);
  while (!graph.getValue(value).isScalar() && node &&
         node->kind == Graph::NodeKind::Op && node->operands.size() == 1 &&
         node->rule.kind == LinearityKind::Linear) {
    value = node->operands.front();
    node = graph.getDefinition(value);
  }
  return graph.getValue(value).isScalar() && moved[value];
}

bool ChoiceSearch::isChoice(Graph::NodeId id) const {
  const Graph::Node &node = graph.getNode(id);
  auto isMoved = [&](Graph::ValueId value) { return moved[value]; };
  SmallVector<Graph::ValueId> deciders = getDeciders(id), chosen;
  for (Graph::ValueId operand : node.operands)
    if (!llvm::is_contained(deciders, operand))
      chosen.push_back(operand);
  return llvm::any_of(deciders, [&](Graph::ValueId v) { return decides(v); }) &&
         llvm::any_of(chosen, isMoved) && !llvm::all_of(chosen, isMoved);
}

bool ChoiceSearch::run(ArrayRef<unsigned> newParameters) const {
  SmallVector<Graph::ValueId> chosen;
  for (Graph::NodeId id = 0; id < graph.getNodes().size(); ++id)
    if (isChoice(id))
      llvm::append_range(chosen, graph.getNode(id).results);
  llvm::BitVector after = graph.getDependents(chosen);
  return llvm::all_of(newParameters, [&](unsigned result) {
    Graph::ValueId next = graph.getResults()[result];
    return after[next] || !moved[next];
  });
}

bool mp::hasOwnCheck(const StepGraph &step, const StepRoles &roles,
                     ArrayRef<unsigned> newParameters) {
  return ChoiceSearch(step, roles).run(newParameters);
}
