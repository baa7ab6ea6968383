//===- SeedGround.cpp - Seeds, and what one more would change -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SeedGround.h"

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::SmallVector;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

SeedGround::SeedGround(const StepFacts &facts, SeedSet seeds)
    : facts(facts), graph(facts.graph), seeds(std::move(seeds)) {
  auto meet = [&](NodeId id, llvm::MutableArrayRef<Degree> operands) {
    repair(id, operands, demands);
  };
  // An update, which mixes, is read by what follows as if unscaled.
  base = computeDegrees(graph, getShifts(this->seeds),
                        {meet, /*recover=*/facts.isSeveralSteps()});
}

ArrayRef<ValueId> SeedGround::getStarts(const SeedPlace &place) const {
  if (place.use)
    return graph.getNode(place.use->node).results;
  return place.value;
}

/// Where a scaled and an unscaled value of the backward pass are joined,
/// demands that the unscaled one be scaled and goes on as if it were.
void SeedGround::repair(NodeId id, llvm::MutableArrayRef<Degree> operands,
                        std::set<Use> &demands) const {
  const DegreeGraph::Node &node = graph.getNode(id);
  bool joins =
      node.kind == NodeKind::Phi ||
      (node.kind == NodeKind::Op && node.rule.kind == LinearityKind::Common);
  if (!joins || !facts.isLive(node))
    return;
  SmallVector<unsigned> low;
  bool scaled = false;
  for (auto [index, degree] : llvm::enumerate(operands)) {
    if (node.rule.getPart(index) == OperandPart::Control || degree.isZero() ||
        degree.isUnknown())
      continue;
    if (degree == Degree::of(1))
      scaled = true;
    else if (degree == Degree::of(0) &&
             (facts.isDemandable(node.operands[index]) ||
              facts.isSharedPart(node.operands[index])))
      low.push_back(index);
    else
      return;
  }
  if (!scaled)
    return;
  for (unsigned index : low) {
    demands.insert({id, index});
    operands[index] = Degree::of(1);
  }
}

/// There may be many places, each of which changes little: no more is looked
/// at, but in loops.
Trial SeedGround::tryPlace(const SeedPlace &place) {
  Trial trial;
  trial.place = place;
  SeedSet places(seeds);
  places.insert(place);
  std::set<Use> met;
  auto meet = [&](NodeId id, llvm::MutableArrayRef<Degree> operands) {
    repair(id, operands, met);
  };
  DegreeOptions options{meet, /*recover=*/facts.isSeveralSteps()};
  std::optional<DegreeChanges> found =
      findChanges(graph, getShifts(places), getShifts({place}), base, options);
  if (!found) {
    met.clear();
    trial.visits = graph.getNodes().size();
    std::vector<Degree> degrees =
        computeDegrees(graph, getShifts(places), options);
    for (auto [value, degree] : llvm::enumerate(degrees))
      if (degree != base[value])
        trial.changes[value] = degree;
    trial.demands = std::move(met);
    return trial;
  }
  trial.visits = found->visited.size();
  trial.changes = std::move(found->degrees);
  llvm::copy_if(demands, std::inserter(met, met.end()), [&](const Use &use) {
    return !llvm::binary_search(found->visited, use.node);
  });
  trial.demands = std::move(met);
  return trial;
}

bool SeedGround::isScaled(const Trial &trial, ValueId value) const {
  auto changed = trial.changes.find(value);
  return (changed == trial.changes.end() ? base[value] : changed->second) ==
         Degree::of(1);
}

int SeedGround::countScaled(const Trial &trial) const {
  int count = 0;
  for (auto [value, degree] : trial.changes)
    if (facts.live[value])
      count += (degree == Degree::of(1)) - (base[value] == Degree::of(1));
  return count;
}

bool SeedGround::scalesItself(const Trial &trial) const {
  return llvm::any_of(getStarts(trial.place),
                      [&](ValueId value) { return isScaled(trial, value); });
}

bool SeedGround::adopt(const Trial &trial) {
  if (!seeds.insert(trial.place).second)
    return false;
  for (auto [value, degree] : trial.changes)
    base[value] = degree;
  demands = trial.demands;
  return true;
}
