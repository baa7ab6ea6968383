//===- LossSeedSearch.cpp - Places where a backward pass starts -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A seed is a constant, or the first value computed from forward values alone.
// Among the places that reach the most targets, the right one is that which
// gives the most values degree 1; of the factors that follow it in a chain, the
// smallest, which keeps the products of the others with forward values as they
// were. An addition of a scaled and an unscaled value
// of the batch is a demand for a second seed: two losses.
//
//===----------------------------------------------------------------------===//

#include "LossScalePlanner.h"

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;
using NodeKind = DegreeGraph::NodeKind;

/// A step with more losses than this is left to its author.
static constexpr unsigned maxDemands = 200;

std::vector<LossScalePlanner::Place>
LossScalePlanner::getCandidates(const BitVector &within) const {
  std::vector<Place> places;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    bool inside = llvm::any_of(node.results, [&](ValueId v) {
      return within[v] && !forward[v] && graph.getValue(v).isFloat;
    });
    // What no value of the batch depends on scales no backward pass.
    inside &= llvm::any_of(node.results, [&](ValueId v) { return toBatch[v]; });
    if (!inside || (node.kind != NodeKind::Op && node.kind != NodeKind::Phi))
      continue;
    ValueId result = node.results.front();
    for (auto [index, operand] : llvm::enumerate(node.operands)) {
      const DegreeGraph::Node *definition = graph.getDefinition(operand);
      if (constant[operand] && !zero[operand] &&
          graph.getValue(operand).isFloat &&
          (!constant[result] ||
           (definition && definition->kind == NodeKind::Constant)))
        places.push_back({Use{id, static_cast<unsigned>(index)}});
    }
    bool fromForward = llvm::all_of(node.operands, [&](ValueId v) {
      return forward[v] || constant[v] || graph.getValue(v).isArgument;
    });
    if (node.kind == NodeKind::Op && fromForward && !constant[result] &&
        onBatch[result])
      places.push_back({std::nullopt, result});
  }
  return places;
}

ArrayRef<LossScalePlanner::ValueId>
LossScalePlanner::getStarts(const Place &place) const {
  if (place.use)
    return graph.getNode(place.use->node).results;
  return place.value;
}

LossScalePlanner::TargetSet
LossScalePlanner::getReach(const Place &place) const {
  TargetSet targets(roles.targets.size());
  for (ValueId value : getStarts(place))
    targets |= reach[value];
  return targets;
}

bool LossScalePlanner::isDemandable(ValueId value) const {
  return onBatch[value] && !onState[value] && !forward[value] &&
         graph.getValue(value).isFloat;
}

std::vector<Degree> LossScalePlanner::tryPlaces(const std::set<Place> &places,
                                                std::set<Use> &demands) const {
  auto repair = [&](NodeId id, llvm::MutableArrayRef<Degree> operands) {
    const DegreeGraph::Node &node = graph.getNode(id);
    bool joins =
        node.kind == NodeKind::Phi ||
        (node.kind == NodeKind::Op && node.rule.kind == LinearityKind::Common);
    if (!joins || !isLive(node))
      return;
    SmallVector<unsigned> low;
    bool scaled = false;
    for (auto [index, degree] : llvm::enumerate(operands)) {
      if (node.rule.getPart(index) == OperandPart::Control || degree.isZero() ||
          degree.isUnknown())
        continue;
      if (degree == Degree::of(1))
        scaled = true;
      else if (degree == Degree::of(0) && isDemandable(node.operands[index]))
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
  };
  // An update, which mixes, is read by the next iteration as if unscaled.
  return computeDegrees(graph, getShifts(places, /*withUnscale=*/false),
                        {repair, /*recover=*/isLoopOfSteps});
}

std::optional<LossScalePlanner::Found>
LossScalePlanner::findBest(ArrayRef<Place> candidates, const TargetSet *wanted,
                           std::optional<ValueId> mustScale) const {
  auto countHits = [&](const Place &place) {
    TargetSet targets = getReach(place);
    if (wanted)
      targets &= *wanted;
    return targets.count();
  };
  unsigned most = 0;
  if (wanted)
    for (const Place &place : candidates)
      most = std::max(most, countHits(place));
  if (wanted && most == 0)
    return std::nullopt;

  std::optional<Found> best;
  unsigned bestCount = 0;
  std::vector<Degree> bestDegrees;
  for (const Place &place : candidates) {
    if (wanted && countHits(place) < most)
      continue;
    // What the best place so far already scales starts no larger backward
    // pass than it does.
    if (best && llvm::all_of(getStarts(place), [&](ValueId value) {
          return bestDegrees[value] == Degree::of(1);
        }))
      continue;
    std::set<Place> places(seeds);
    places.insert(place);
    std::set<Use> demands;
    std::vector<Degree> found = tryPlaces(places, demands);
    if (mustScale && found[*mustScale] != Degree::of(1))
      continue;
    unsigned count = 0;
    for (ValueId value = 0; value < found.size(); ++value)
      count += live[value] && found[value] == Degree::of(1);
    if (count <= bestCount)
      continue;
    bestCount = count;
    best = Found{place, std::move(demands)};
    bestDegrees = std::move(found);
  }
  if (best && !mustScale)
    return preferSmallFactor(*best, bestDegrees, candidates);
  return best;
}

double LossScalePlanner::getMagnitude(const Place &place) const {
  return place.use ? graph.getValue(graph.getOperand(*place.use)).magnitude : 0;
}

LossScalePlanner::Found
LossScalePlanner::preferSmallFactor(Found best, ArrayRef<Degree> degrees,
                                    ArrayRef<Place> candidates) const {
  TargetSet targets = getReach(best.place);
  for (const Place &place : candidates) {
    double magnitude = getMagnitude(place);
    if (magnitude == 0 || magnitude >= getMagnitude(best.place) ||
        getReach(place) != targets)
      continue;
    std::set<Place> places(seeds);
    places.insert(place);
    std::set<Use> demands;
    std::vector<Degree> found = tryPlaces(places, demands);
    SmallVector<ValueId> both, lost;
    for (ValueId value = 0; value < found.size(); ++value)
      if (live[value] && degrees[value] == Degree::of(1))
        (found[value] == Degree::of(1) ? both : lost).push_back(value);
    // What is no longer scaled has to lie before the place, on its chain.
    BitVector before = graph.getAncestors(both);
    bool isChain = demands == best.demands &&
                   llvm::all_of(lost, [&](ValueId v) { return before[v]; });
    if (isChain)
      best = {place, std::move(demands)};
  }
  return best;
}

void LossScalePlanner::satisfy(std::set<Use> demands) {
  for (unsigned round = 0; round < maxDemands && !demands.empty(); ++round) {
    Use first = *demands.begin();
    ValueId value = graph.getOperand(first);
    std::optional<Found> found = findBest(
        getCandidates(graph.getAncestors(value)), /*wanted=*/nullptr, value);
    seeds.insert(found ? found->place : Place{first});
    demands.clear();
    tryPlaces(seeds, demands);
  }
}
