//===- LossScalePlanner.cpp - Where to scale and to unscale, with a proof -===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Seed first; the gradients follow from the degrees; the proof is about all
// results and independent of both. A plan that scales the learning rate and
// unscales right after is invariant as well, so that two more conditions make a
// plan useful: each target has an unscaled value of its own shape on its way,
// computed from scaled values of the batch, and there are fewer seeds than
// targets.
//
//===----------------------------------------------------------------------===//

#include "LossScalePlanner.h"

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;
using NodeKind = DegreeGraph::NodeKind;

/// More losses than this in one step are not searched for.
static constexpr unsigned maxLosses = 8;

LossScalePlanner::LossScalePlanner(const DegreeGraph &graph,
                                   const StepRoles &roles, bool isLoopOfSteps)
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

void LossScalePlanner::findConstants() {
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
void LossScalePlanner::findTargetReach() {
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

bool LossScalePlanner::isLive(const DegreeGraph::Node &node) const {
  return node.results.empty() ||
         llvm::any_of(node.results, [&](ValueId v) { return live[v]; });
}

DegreeShifts LossScalePlanner::getShifts(const std::set<Place> &seedPlaces,
                                         bool withUnscale) const {
  DegreeShifts shifts;
  for (const Place &place : seedPlaces) {
    if (place.use)
      shifts.uses[*place.use] += 1;
    else
      shifts.values[place.value] += 1;
  }
  if (!withUnscale)
    return shifts;
  for (ValueId value : unscaleValues)
    shifts.values[value] -= 1;
  for (Use use : unscaleUses)
    shifts.uses[use] -= 1;
  return shifts;
}

/// Removes demanded seeds whose factor is taken away before it acts: the bound
/// of a clipping before which the gradient itself is unscaled.
bool LossScalePlanner::dropCancelled(const Place &keep) {
  std::set<Place> left;
  for (const Place &place : seeds) {
    bool isKept = !place.use || !(place < keep || keep < place);
    ValueId value = isKept ? 0 : graph.getOperand(*place.use);
    if (isKept ||
        !(unscaleUses.count(*place.use) ||
          (unscaleValues.count(value) && degrees[value] == Degree::of(-1))))
      left.insert(place);
  }
  bool changed = left.size() < seeds.size();
  seeds = std::move(left);
  return changed;
}

void LossScalePlanner::addSeed(const Found &found) {
  seeds.insert(found.place);
  satisfy(found.demands);
  findFrontier();
  while (dropCancelled(found.place))
    findFrontier();
}

void LossScalePlanner::searchSeeds() {
  for (ValueId seed : roles.seeds)
    seeds.insert({std::nullopt, seed});
  TargetSet missing(roles.targets.size(), true);
  if (!seeds.empty()) {
    findFrontier();
    missing.reset(findCovered());
  }
  std::set<Place> tried;
  while (missing.any() && tried.size() < maxLosses) {
    SmallVector<ValueId> ends;
    for (unsigned index : missing.set_bits())
      ends.push_back(graph.getResults()[roles.targets[index]]);
    std::vector<Place> candidates = getCandidates(graph.getAncestors(ends));
    llvm::erase_if(candidates, [&](const Place &place) {
      return seeds.count(place) || tried.count(place);
    });
    std::optional<Found> found =
        findBest(candidates, &missing, /*mustScale=*/std::nullopt);
    if (!found)
      break;
    tried.insert(found->place);
    std::set<Place> before = seeds;
    unsigned missingBefore = missing.count();
    addSeed(*found);
    missing = TargetSet(roles.targets.size(), true).reset(findCovered());
    if (missing.count() < missingBefore)
      continue;
    seeds = before;
    findFrontier();
    missing = TargetSet(roles.targets.size(), true).reset(findCovered());
  }
}

LossScalePlan LossScalePlanner::run() {
  if (roles.targets.empty()) {
    LossScalePlan plan;
    plan.verdict = LossScalePlan::Verdict::NothingToScale;
    return plan;
  }
  searchSeeds();
  return prove();
}

LossScalePlan LossScalePlanner::prove() {
  using Verdict = LossScalePlan::Verdict;
  LossScalePlan plan;
  for (const Place &place : seeds) {
    if (place.use)
      plan.seedUses.push_back(*place.use);
    else
      plan.seedValues.push_back(place.value);
  }
  plan.unscaleValues.assign(unscaleValues.begin(), unscaleValues.end());
  plan.unscaleUses.assign(unscaleUses.begin(), unscaleUses.end());
  plan.gradients = gradients;

  SmallVector<ValueId> batch(roles.batch);
  for (auto [index, target] : llvm::enumerate(roles.targets)) {
    if (gradients.count(target))
      continue;
    bool onTensor = llvm::any_of(batch, [&, index = index](ValueId value) {
      return getTensorReach(value, value).test(index);
    });
    (onTensor ? plan.failed : plan.independent).push_back(target);
  }

  DegreeShifts shifts = plan.getShifts();
  std::vector<Degree> final = computeDegrees(graph, shifts);
  SmallVector<Use> variant = findVariantExits(graph, final, shifts);
  if (seeds.empty() || gradients.empty()) {
    plan.verdict = sawIdle ? Verdict::NoBackwardPass : Verdict::NoSeed;
    recordOpaque(plan);
  } else if (!variant.empty()) {
    plan.verdict = Verdict::NotInvariant;
    plan.failed.clear();
    for (unsigned result = 0; result < graph.getResults().size(); ++result)
      if (llvm::is_contained(variant, graph.getResultUse(result)))
        plan.failed.push_back(result);
    recordFirstMix(plan, final, shifts);
  } else if (!plan.failed.empty()) {
    plan.verdict = Verdict::NotCovered;
    recordObstacle(plan);
  } else if (seeds.size() >= gradients.size() && gradients.size() > 1 &&
             roles.seeds.empty()) {
    plan.verdict = Verdict::NoBackwardPass;
  } else {
    plan.verdict = Verdict::Proved;
  }
  return plan;
}

/// The first node, in order, whose operands have degrees and whose results
/// have none.
void LossScalePlanner::recordFirstMix(LossScalePlan &plan,
                                      ArrayRef<Degree> final,
                                      const DegreeShifts &shifts) const {
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    SmallVector<Degree> operands = getOperandDegrees(graph, id, final, shifts);
    bool mixes = llvm::any_of(node.results,
                              [&](ValueId v) { return final[v].isMixed(); });
    bool mixed =
        llvm::any_of(operands, [](Degree degree) { return degree.isMixed(); });
    if (!isLive(node) || !mixes || mixed)
      continue;
    auto scaled = llvm::find_if(
        operands, [](Degree degree) { return degree.isScaled(); });
    plan.obstacle = Use{id, unsigned(scaled - operands.begin())};
    plan.obstacleDegrees = operands;
    return;
  }
}

/// The first unscaled use on the way to a target that has no gradient.
void LossScalePlanner::recordObstacle(LossScalePlan &plan) const {
  TargetSet failed(roles.targets.size());
  for (auto [index, target] : llvm::enumerate(roles.targets))
    if (llvm::is_contained(plan.failed, target))
      failed.set(index);
  std::set<Use> places(unscaleUses);
  for (ValueId value : unscaleValues)
    places.insert(graph.getValue(value).uses.begin(),
                  graph.getValue(value).uses.end());
  for (Use use : places)
    for (ValueId result : graph.getNode(use.node).results)
      if (reach[result].anyCommon(failed)) {
        plan.obstacle = use;
        return;
      }
}

/// The first op on the way back to a target that is not known to be linear in
/// a value of the backward pass: no seed before it reaches the target.
void LossScalePlanner::recordOpaque(LossScalePlan &plan) const {
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    bool onTheWay = llvm::any_of(
        node.results, [&](ValueId result) { return reach[result].any(); });
    if (node.kind != NodeKind::Op || !onTheWay ||
        node.rule.kind != LinearityKind::Opaque)
      continue;
    auto operand = llvm::find_if(
        node.operands, [&](ValueId value) { return isDemandable(value); });
    if (operand == node.operands.end())
      continue;
    plan.obstacle = Use{id, unsigned(operand - node.operands.begin())};
    return;
  }
}

const LossScalePlanner::TargetSet &
LossScalePlanner::getTensorReach(ValueId origin, ValueId via) const {
  return graph.getValue(origin).isScalar() ? reach[via] : tensorReach[via];
}

DegreeShifts LossScalePlan::getShifts() const {
  DegreeShifts shifts;
  for (DegreeGraph::Use use : seedUses)
    shifts.uses[use] += 1;
  for (DegreeGraph::ValueId value : seedValues)
    shifts.values[value] += 1;
  for (DegreeGraph::Use use : unscaleUses)
    shifts.uses[use] -= 1;
  for (DegreeGraph::ValueId value : unscaleValues)
    shifts.values[value] -= 1;
  return shifts;
}

LossScalePlan mlir::mp::planLossScale(const DegreeGraph &graph,
                                      const StepRoles &roles) {
  LossScalePlan plan = LossScalePlanner(graph, roles).run();
  if (plan.verdict != LossScalePlan::Verdict::NoSeed || !graph.hasLoop())
    return plan;
  LossScalePlan other =
      LossScalePlanner(graph, roles, /*isLoopOfSteps=*/true).run();
  return other.verdict == LossScalePlan::Verdict::Proved ? other : plan;
}

SmallVector<DegreeGraph::Use>
mlir::mp::findVariantExits(const DegreeGraph &graph, ArrayRef<Degree> degrees,
                           const DegreeShifts &shifts) {
  SmallVector<DegreeGraph::Use> variant;
  for (DegreeGraph::NodeId id = 0; id < graph.getNodes().size(); ++id) {
    if (graph.getNode(id).kind != NodeKind::Exit)
      continue;
    SmallVector<Degree> operands =
        getOperandDegrees(graph, id, degrees, shifts);
    for (auto [index, degree] : llvm::enumerate(operands))
      if (!degree.isInvariant())
        variant.push_back({id, static_cast<unsigned>(index)});
  }
  return variant;
}
