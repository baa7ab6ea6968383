//===- LossScaleProof.cpp - Whether a scaled step is the step -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The proof is about all results and independent of the search. A plan that
// scales the learning rate and unscales right after is invariant as well, so
// that two more conditions make a plan useful: each target has an unscaled
// value of its own shape on its way that was scaled before, and between seeds
// and gradients something is summed, or there are fewer seeds than gradients.
//
//===----------------------------------------------------------------------===//

#include "LossScaleProof.h"

#include "mp/Support/Messages.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::SmallVector;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;
using Verdict = LossScaleProof::Verdict;

SmallVector<Use> mlir::mp::findVariantExits(const DegreeGraph &graph,
                                            ArrayRef<Degree> degrees,
                                            const DegreeShifts &shifts) {
  SmallVector<Use> variant;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
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

/// Sorts the targets without a scaled gradient by whether one is wanted. What
/// is unscaled without having been scaled is none.
static void judgeTargets(const StepFacts &facts, const LossScalePlaces &places,
                         ArrayRef<Degree> degrees, LossScaleProof &proof) {
  llvm::DenseSet<ValueId> unscaled(places.unscaleValues.begin(),
                                   places.unscaleValues.end());
  auto isScaled = [&](ValueId gradient) {
    int shift = unscaled.contains(gradient) ? 1 : 0;
    return degrees[gradient].shifted(shift) == Degree::of(1);
  };
  for (auto [index, target] : llvm::enumerate(facts.targets)) {
    auto gradient = places.gradients.find(target);
    if (gradient != places.gradients.end() && isScaled(gradient->second))
      continue;
    (facts.trained[index] ? proof.failed : proof.independent).push_back(target);
  }
}

/// The first node, in order, whose operands have degrees and whose results
/// have none.
static void recordFirstMix(const StepFacts &facts, const DegreeShifts &shifts,
                           ArrayRef<Degree> degrees, LossScaleProof &proof) {
  const DegreeGraph &graph = facts.graph;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    SmallVector<Degree> operands =
        getOperandDegrees(graph, id, degrees, shifts);
    bool mixes = llvm::any_of(node.results,
                              [&](ValueId v) { return degrees[v].isMixed(); });
    bool mixed =
        llvm::any_of(operands, [](Degree degree) { return degree.isMixed(); });
    if (!facts.isLive(node) || !mixes || mixed)
      continue;
    auto scaled = llvm::find_if(
        operands, [](Degree degree) { return degree.isScaled(); });
    proof.obstacle = Use{id, unsigned(scaled - operands.begin())};
    proof.obstacleDegrees = operands;
    return;
  }
}

/// The first unscaled use on the way to a target that has no gradient.
static void recordObstacle(const StepFacts &facts,
                           const LossScalePlaces &places,
                           LossScaleProof &proof) {
  const DegreeGraph &graph = facts.graph;
  StepFacts::TargetMask failed(facts.targets.size());
  llvm::DenseSet<unsigned> failedResults(proof.failed.begin(),
                                         proof.failed.end());
  for (auto [index, target] : llvm::enumerate(facts.targets))
    if (failedResults.contains(target))
      failed.set(index);
  std::set<Use> uses(places.unscaleUses.begin(), places.unscaleUses.end());
  for (ValueId value : places.unscaleValues)
    uses.insert(graph.getValue(value).uses.begin(),
                graph.getValue(value).uses.end());
  for (Use use : uses)
    for (ValueId result : graph.getNode(use.node).results)
      if (facts.getSets().intersects(facts.getReach(result), failed)) {
        proof.obstacle = use;
        return;
      }
}

/// The first op on the way back to a target that is not known to be linear in
/// a value of the backward pass: no seed before it reaches the target.
static void recordOpaque(const StepFacts &facts, LossScaleProof &proof) {
  const DegreeGraph &graph = facts.graph;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    bool onTheWay = llvm::any_of(node.results, [&](ValueId result) {
      return facts.getReach(result) != TargetSets::none;
    });
    if (node.kind != NodeKind::Op || !onTheWay ||
        node.rule.kind != LinearityKind::Opaque)
      continue;
    auto operand = llvm::find_if(node.operands, [&](ValueId value) {
      return facts.isDemandable(value);
    });
    if (operand == node.operands.end())
      continue;
    proof.obstacle = Use{id, unsigned(operand - node.operands.begin())};
    return;
  }
}

/// Whether a gradient is made of scaled values by way of a contraction or a
/// sum. What is unscaled as it was scaled may be an argument.
static bool sumsGradients(const DegreeGraph &graph,
                          const LossScalePlaces &places,
                          ArrayRef<Degree> degrees,
                          const DegreeShifts &shifts) {
  SmallVector<ValueId> sums;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id)
    if (graph.getNode(id).sums &&
        llvm::any_of(getOperandDegrees(graph, id, degrees, shifts),
                     [](Degree degree) { return degree == Degree::of(1); }))
      llvm::append_range(sums, graph.getNode(id).results);
  llvm::BitVector after = graph.getDependents(sums);
  return llvm::any_of(places.gradients, [&](const auto &gradient) {
    return after.test(gradient.second);
  });
}

/// Whether something is summed on a way from the batch to a target. Else the
/// gradients are given, and the step only moves parameters by them.
static bool mayHaveBackwardPass(const StepFacts &facts) {
  return llvm::any_of(facts.roles.batch, [&](ValueId value) {
    return facts.getSummedReach(value) != TargetSets::none;
  });
}

LossScaleProof mlir::mp::proveLossScale(const StepFacts &facts,
                                        const LossScalePlaces &places,
                                        bool sawIdle) {
  const DegreeGraph &graph = facts.graph;
  DegreeShifts shifts = places.getShifts();
  std::vector<Degree> degrees = computeDegrees(graph, shifts);
  LossScaleProof proof;
  judgeTargets(facts, places, degrees, proof);
  size_t numSeeds = places.seedUses.size() + places.seedValues.size();
  if (numSeeds == 0 || places.gradients.empty()) {
    proof.verdict = sawIdle || !mayHaveBackwardPass(facts)
                        ? Verdict::NoBackwardPass
                        : Verdict::NoSeed;
    recordOpaque(facts, proof);
    return proof;
  }
  SmallVector<Use> variant = findVariantExits(graph, degrees, shifts);
  if (!variant.empty()) {
    proof.verdict = Verdict::NotInvariant;
    proof.failed.clear();
    std::set<Use> varying(variant.begin(), variant.end());
    for (unsigned result = 0; result < graph.getResults().size(); ++result)
      if (varying.count(graph.getResultUse(result)))
        proof.failed.push_back(result);
    recordFirstMix(facts, shifts, degrees, proof);
  } else if (!proof.failed.empty()) {
    recordObstacle(facts, places, proof);
    bool isPartial = proof.obstacle && facts.roles.seeds.empty() &&
                     sumsGradients(graph, places, degrees, shifts);
    proof.verdict = isPartial ? Verdict::Partial : Verdict::NotCovered;
  } else if (numSeeds >= places.gradients.size() &&
             places.gradients.size() > 1 && facts.roles.seeds.empty() &&
             !sumsGradients(graph, places, degrees, shifts)) {
    proof.verdict = Verdict::NoBackwardPass;
  } else {
    proof.verdict = Verdict::Proved;
  }
  return proof;
}

bool mlir::mp::staysUnscaled(const StepRoles &roles,
                             const LossScalePlan &plan) {
  bool isMissing = plan.verdict == Verdict::NoSeed ||
                   plan.verdict == Verdict::NoBackwardPass ||
                   plan.verdict == Verdict::NotCovered;
  return isMissing && roles.seeds.empty();
}

bool mlir::mp::isUsable(const LossScalePlan &plan) {
  return plan.verdict == Verdict::Proved || plan.verdict == Verdict::Partial;
}

static std::string
listTargets(ArrayRef<unsigned> targets,
            llvm::function_ref<std::string(unsigned)> nameTarget) {
  return listFirst(targets.size(), /*most=*/3,
                   [&](size_t index) { return nameTarget(targets[index]); });
}

static std::string describeObstacle(const DegreeGraph &graph,
                                    const LossScalePlan &plan) {
  const DegreeGraph::Node &node = graph.getNode(plan.obstacle->node);
  std::string operand = std::to_string(plan.obstacle->operand);
  bool opaque = node.rule.kind == LinearityKind::Opaque;
  if (opaque)
    return "'" + node.name.str() +
           "', which is not known to be linear in operand " + operand;
  return "'" + node.name.str() + "', which is not linear in operand " + operand;
}

/// What may hide the backward pass of a step in which none was found.
static std::string suspectObstacle(const DegreeGraph &graph,
                                   const LossScalePlan &plan) {
  if (!plan.obstacle)
    return "";
  return "; on the way is " + describeObstacle(graph, plan);
}

std::string
mlir::mp::explainVerdict(const DegreeGraph &graph, const LossScalePlan &plan,
                         llvm::function_ref<std::string(unsigned)> nameTarget) {
  std::string failed = listTargets(plan.failed, nameTarget);
  std::string unscaled =
      failed.empty() ? listTargets(plan.independent, nameTarget) : failed;
  switch (plan.verdict) {
  case Verdict::Proved:
    return "the plan is proved";
  case Verdict::NothingToScale:
    return "no result is a new parameter or a gradient: forward only";
  case Verdict::NoSeed:
    return "found no loss seed: no constant and no value computed from the "
           "forward pass alone starts a backward pass to " +
           unscaled + suspectObstacle(graph, plan);
  case Verdict::NoBackwardPass:
    return "found no backward pass" +
           (unscaled.empty() ? "" : " to " + unscaled) +
           ": scaling would end where it starts, as if the gradients were "
           "arguments" +
           suspectObstacle(graph, plan);
  case Verdict::NotInvariant: {
    // Where no target is named, a branch or the end of a loop would be another.
    std::string text = "the scale would change " +
                       (failed.empty() ? "what the step decides" : failed);
    if (!plan.obstacle)
      return text;
    text += ": it does not cancel at '" +
            graph.getNode(plan.obstacle->node).name.str() + "'";
    SmallVector<std::string> degrees;
    for (Degree degree : plan.obstacleDegrees)
      degrees.push_back(degree.str());
    return text + ", whose operands have the degrees " +
           llvm::join(degrees, ", ");
  }
  case Verdict::Partial:
  case Verdict::NotCovered:
    if (plan.obstacle)
      return "the gradients of " + failed + " pass through " +
             describeObstacle(graph, plan) + ": scaling " +
             (plan.verdict == Verdict::Partial ? "ends" : "would end") +
             " there";
    return "found no scaled gradient for " + failed;
  }
  llvm_unreachable("not a verdict");
}
