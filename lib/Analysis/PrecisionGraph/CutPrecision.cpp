//===- CutPrecision.cpp - The cheapest plan that painting could make ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two variables a node, what it reads and what it writes; they are one but for
// ops that accumulate. Painting runs first: its denials are constraints here,
// and what it paints is allowed.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/BinaryEnergy.h"
#include "mp/Analysis/PrecisionGraph/PrecisionCosts.h"

#include "mp/Support/Assert.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class CutModel {
public:
  using NodeId = PrecisionGraph::NodeId;
  using Variable = BinaryEnergy::Variable;

  CutModel(const PrecisionGraph &graph,
           llvm::ArrayRef<PrecisionNodeCosts> costs);

  PrecisionPlan plan() const;
  std::optional<int64_t> evaluate(const PrecisionPlan &plan) const;

private:
  static Variable reads(NodeId node) { return 2 * node; }
  static Variable writes(NodeId node) { return 2 * node + 1; }

  bool mustBeNarrow(NodeId node) const {
    return graph[node].opClass == OpClass::Allow && painted[node].narrow;
  }
  bool mustBeWide(NodeId node) const;
  void requireWide(NodeId node);
  void addConstraints(NodeId node);
  void addTie(llvm::ArrayRef<NodeId> nodes);
  void addCosts(NodeId node, const PrecisionNodeCosts &costs);

  const PrecisionGraph &graph;
  PrecisionPlan painted;
  BinaryEnergy energy;
  llvm::SmallVector<Variable> variables;
};
} // namespace

CutModel::CutModel(const PrecisionGraph &graph,
                   llvm::ArrayRef<PrecisionNodeCosts> costs)
    : graph(graph), painted(planByPainting(graph)) {
  MP_ASSERT(costs.size() == graph.size(), "costs of each node");
  energy.addVariables(2 * graph.size());
  for (NodeId node = 0; node < graph.size(); ++node) {
    addConstraints(node);
    addCosts(node, costs[node]);
  }
  llvm::for_each(graph.getTies(), [&](const auto &tie) { addTie(tie); });
}

bool CutModel::mustBeWide(NodeId node) const {
  const PrecisionNode &unit = graph[node];
  if (painted[node].narrow)
    return false;
  if (!painted.changesAnything || !unit.processable || !unit.narrowable ||
      unit.denied || unit.readsVariable || !unit.opClass)
    return true;
  switch (*unit.opClass) {
  case OpClass::Allow:
  case OpClass::Deny:
  case OpClass::Fence:
    return true;
  case OpClass::Infer:
    return painted[node].denied;
  case OpClass::Clear:
    return false;
  }
  return true;
}

void CutModel::requireWide(NodeId node) {
  energy.require(reads(node), Side::Wide);
  energy.require(writes(node), Side::Wide);
}

void CutModel::addConstraints(NodeId node) {
  // Nothing reads wide and rounds as it stores: that is a cast.
  if (graph[node].accumulates)
    energy.forbidPair(reads(node), writes(node));
  else
    energy.tie({reads(node), writes(node)});
  if (mustBeWide(node))
    requireWide(node);
  else if (mustBeNarrow(node))
    energy.require(reads(node), Side::Narrow);
  if (graph[node].kind != PrecisionNodeKind::NextIteration)
    return;
  for (NodeId reader : graph.getReaders(node))
    if (graph[reader].kind == PrecisionNodeKind::Merge)
      energy.tie({writes(node), reads(reader), writes(reader)});
}

void CutModel::addTie(llvm::ArrayRef<NodeId> nodes) {
  variables.clear();
  for (NodeId node : nodes)
    variables.append({reads(node), writes(node)});
  energy.tie(variables);
  if (llvm::any_of(nodes, [&](NodeId node) { return painted[node].denied; }))
    llvm::for_each(nodes, [&](NodeId node) { requireWide(node); });
}

void CutModel::addCosts(NodeId node, const PrecisionNodeCosts &costs) {
  energy.addCost(reads(node), Side::Wide, costs.readWide);
  energy.addCost(reads(node), Side::Narrow, costs.readNarrow);
  energy.addCost(writes(node), Side::Wide, costs.writeWide);
  energy.addCost(writes(node), Side::Narrow, costs.writeNarrow);
  variables.clear();
  for (NodeId reader : graph.getReaders(node))
    variables.push_back(reads(reader));
  energy.addSharedCost(writes(node), Side::Wide, variables, costs.castDown);
  energy.addSharedCost(writes(node), Side::Narrow, variables, costs.castUp);
}

PrecisionPlan CutModel::plan() const {
  auto answer = energy.solve();
  const auto *solution = std::get_if<BinaryEnergy::Solution>(&answer);
  PrecisionPlan plan = painted;
  // Painting ended with a loop or a tie that does not agree.
  if (!solution)
    return plan;
  plan.changesAnything = false;
  for (NodeId node = 0; node < graph.size(); ++node) {
    PrecisionPlan::Entry &entry = plan.entries[node];
    entry.narrow = (*solution)[reads(node)] == Side::Narrow;
    entry.storesWide = entry.narrow && (*solution)[writes(node)] == Side::Wide;
    plan.changesAnything |= entry.narrow;
    if (mustBeWide(node) || mustBeNarrow(node))
      continue;
    entry.reason = PaintReason::Cheapest;
    entry.forcedBy = node;
  }
  return plan;
}

std::optional<int64_t> CutModel::evaluate(const PrecisionPlan &plan) const {
  llvm::BitVector wide(energy.size());
  for (NodeId node = 0; node < graph.size(); ++node) {
    wide[reads(node)] = !plan[node].narrow;
    wide[writes(node)] = !plan[node].narrow || plan[node].storesWide;
  }
  return energy.evaluate(wide);
}

PrecisionPlan mp::planByMinCut(const PrecisionGraph &graph,
                               llvm::ArrayRef<PrecisionNodeCosts> costs) {
  return CutModel(graph, costs).plan();
}

std::optional<int64_t> mp::countCosts(const PrecisionGraph &graph,
                                      llvm::ArrayRef<PrecisionNodeCosts> costs,
                                      const PrecisionPlan &plan) {
  return CutModel(graph, costs).evaluate(plan);
}
