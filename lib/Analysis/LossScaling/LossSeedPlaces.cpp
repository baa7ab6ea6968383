//===- LossSeedPlaces.cpp - Where a backward pass may start ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses of constants behind the forward pass, and the first values that are
// computed of forward values alone.
//
//===----------------------------------------------------------------------===//

#include "LossSeedSearch.h"

using namespace mlir::mp;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

DegreeShifts mlir::mp::getShifts(const SeedSet &seeds) {
  DegreeShifts shifts;
  for (const SeedPlace &place : seeds) {
    if (place.use)
      shifts.uses[*place.use] += 1;
    else
      shifts.values[place.value] += 1;
  }
  return shifts;
}

/// Complex numbers carry a factor, but none starts there.
static bool canScale(const DegreeGraph::ValueInfo &value) {
  return value.isFloat && !value.isComplex;
}

std::vector<SeedPlace> mlir::mp::findPlaces(const StepFacts &facts,
                                            const llvm::BitVector &within) {
  const DegreeGraph &graph = facts.graph;
  std::vector<SeedPlace> places;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    bool inside = llvm::any_of(node.results, [&](ValueId v) {
      return within[v] && !facts.forward[v] && canScale(graph.getValue(v));
    });
    // What no value of the batch depends on scales no backward pass.
    inside &=
        llvm::any_of(node.results, [&](ValueId v) { return facts.toBatch[v]; });
    if (!inside || (node.kind != NodeKind::Op && node.kind != NodeKind::Phi))
      continue;
    ValueId result = node.results.front();
    for (auto [index, operand] : llvm::enumerate(node.operands)) {
      const DegreeGraph::Node *definition = graph.getDefinition(operand);
      if (facts.constant[operand] && !facts.zero[operand] &&
          canScale(graph.getValue(operand)) &&
          (!facts.constant[result] ||
           (definition && definition->kind == NodeKind::Constant)))
        places.push_back({Use{id, static_cast<unsigned>(index)}});
    }
    bool fromForward = llvm::all_of(node.operands, [&](ValueId v) {
      return facts.forward[v] || facts.constant[v] ||
             graph.getValue(v).isArgument;
    });
    // A weight of a loss that is trained itself comes from no batch.
    bool isWeight = llvm::any_of(node.operands, [&](ValueId v) {
      return facts.forward[v] && !facts.constant[v] &&
             !graph.getValue(v).isArgument;
    });
    if (node.kind == NodeKind::Op && fromForward && !facts.constant[result] &&
        (facts.onBatch[result] || isWeight))
      places.push_back({std::nullopt, result});
  }
  return places;
}

std::vector<SeedPlace> mlir::mp::findNearest(
    const StepFacts &facts, llvm::ArrayRef<SeedPlace> candidates,
    const StepFacts::TargetMask &wanted,
    llvm::function_ref<TargetSets::Id(const SeedPlace &)> getTargets) {
  llvm::DenseMap<TargetSets::Id, unsigned> hits;
  auto countHits = [&](const SeedPlace &place) {
    TargetSets::Id targets = getTargets(place);
    auto [known, isNew] = hits.try_emplace(targets, 0);
    if (isNew)
      known->second = facts.getSets().countCommon(targets, wanted);
    return known->second;
  };
  unsigned most = 0;
  for (const SeedPlace &place : candidates)
    most = std::max(most, countHits(place));
  std::vector<SeedPlace> nearest;
  if (most != 0)
    llvm::copy_if(
        candidates, std::back_inserter(nearest),
        [&](const SeedPlace &place) { return countHits(place) == most; });
  return nearest;
}
