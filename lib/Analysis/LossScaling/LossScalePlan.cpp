//===- LossScalePlan.cpp - Where to scale and to unscale, with a proof ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Seed first; the gradients follow from the degrees; the proof is about all
// results and independent of both. One file each: LossSeedSearch,
// GradientFrontier, LossScaleProof; StepFacts is what they ask of the step.
//
//===----------------------------------------------------------------------===//

#include "GradientFrontier.h"
#include "InnerUpdates.h"
#include "LossScaleProof.h"
#include "LossSeedSearch.h"

using namespace mlir::mp;

/// More losses than this in one step are not searched for.
static constexpr unsigned maxLosses = 64;

namespace {
/// Where S is put in, and where it is taken out for that.
struct Scaling {
  SeedSet seeds;
  GradientFrontier frontier;
};
} // namespace

DegreeShifts LossScalePlaces::getShifts() const {
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

static LossScalePlaces getPlaces(const Scaling &scaling) {
  LossScalePlaces places;
  for (const SeedPlace &seed : scaling.seeds) {
    if (seed.use)
      places.seedUses.push_back(*seed.use);
    else
      places.seedValues.push_back(seed.value);
  }
  const GradientFrontier &frontier = scaling.frontier;
  places.unscaleValues.assign(frontier.values.begin(), frontier.values.end());
  places.unscaleUses.assign(frontier.uses.begin(), frontier.uses.end());
  places.gradients = frontier.gradients;
  return places;
}

/// The targets that no scaled gradient reaches yet. What is not trained is not
/// asked for: constants of the optimizer reach it, too, and would seem to start
/// a backward pass to more targets than the loss.
static StepFacts::TargetMask getMissing(const StepFacts &facts,
                                        const Scaling &scaling) {
  StepFacts::TargetMask missing(facts.targets.size());
  for (auto [index, target] : llvm::enumerate(facts.targets))
    if (facts.mayBeTrained[index] && !scaling.frontier.gradients.count(target))
      missing.set(index);
  return missing;
}

/// Whether the factor of a seed is taken away before it acts: the bound of a
/// clipping before which the gradient itself is unscaled.
static bool isCancelled(const SeedPlace &seed,
                        const GradientFrontier &frontier) {
  return seed.use && frontier.uses.count(*seed.use);
}

/// Scales at `seeds`, but for those that do nothing.
static Scaling scaleAt(const StepFacts &facts, const SeedSet &seeds) {
  Scaling scaling{seeds, findFrontier(facts, seeds)};
  while (true) {
    SeedSet left;
    for (const SeedPlace &seed : scaling.seeds)
      if (!isCancelled(seed, scaling.frontier))
        left.insert(seed);
    if (left.size() == scaling.seeds.size())
      return scaling;
    scaling = {left, findFrontier(facts, left)};
  }
}

static LossScalePlan makePlan(const StepFacts &facts, const Scaling &scaling,
                              bool sawIdle) {
  LossScalePlan plan;
  static_cast<LossScalePlaces &>(plan) = getPlaces(scaling);
  static_cast<LossScaleProof &>(plan) = proveLossScale(facts, plan, sawIdle);
  return plan;
}

/// How many sums and contractions read what is scaled.
static size_t countScaledSums(const StepFacts &facts, const Scaling &scaling) {
  auto isScaled = [&](DegreeGraph::ValueId value) {
    return scaling.frontier.degrees[value] == Degree::of(1);
  };
  return llvm::count_if(
      facts.graph.getNodes(), [&](const DegreeGraph::Node &node) {
        return node.sums && llvm::any_of(node.operands, isScaled);
      });
}

/// Adds seeds for gradients that no target waits for, as long as all else is
/// scaled and proved as before.
static void scaleMetGradients(const StepFacts &facts, Scaling scaling,
                              bool sawIdle, LossScalePlan &plan) {
  if (plan.verdict != LossScalePlan::Verdict::Proved)
    return;
  unsigned tries = 0;
  llvm::DenseSet<DegreeGraph::ValueId> tried;
  for (bool isMore = true; isMore && tries < maxLosses;) {
    isMore = false;
    for (DegreeGraph::ValueId value :
         findMetGradients(facts, scaling.frontier)) {
      if (!tried.insert(value).second || ++tries > maxLosses)
        continue;
      std::optional<FoundSeed> found = findSeedOf(facts, scaling.seeds, value);
      if (!found)
        continue;
      Scaling next = scaleAt(facts, found->seeds);
      LossScalePlan other = makePlan(facts, next, sawIdle);
      if (other.verdict != plan.verdict ||
          other.gradients.size() < plan.gradients.size() ||
          countScaledSums(facts, next) <= countScaledSums(facts, scaling))
        continue;
      scaling = std::move(next);
      plan = std::move(other);
      isMore = true;
      break;
    }
  }
}

/// Adds seeds until each target has a scaled gradient or no place is left.
static LossScalePlan planWithFacts(const StepFacts &facts) {
  Scaling scaling;
  for (DegreeGraph::ValueId seed : facts.roles.seeds)
    scaling.seeds.insert({std::nullopt, seed});
  if (!scaling.seeds.empty())
    scaling.frontier = findFrontier(facts, scaling.seeds);
  bool sawIdle = scaling.frontier.sawIdle;

  SeedSet tried;
  SeedMemo memo;
  while (tried.size() < maxLosses) {
    StepFacts::TargetMask missing = getMissing(facts, scaling);
    if (missing.none())
      break;
    std::optional<FoundSeed> found =
        findSeed(facts, {scaling.seeds, tried, missing}, memo);
    if (!found)
      break;
    tried.insert(found->place);
    Scaling next = scaleAt(facts, found->seeds);
    sawIdle |= next.frontier.sawIdle;
    if (getMissing(facts, next).count() < missing.count()) {
      scaling = std::move(next);
      memo.forget();
    }
  }

  LossScalePlan plan = makePlan(facts, scaling, sawIdle);
  scaleMetGradients(facts, scaling, sawIdle, plan);
  return plan;
}

/// What is to have a scaled gradient where parameters move by gradients of
/// steps before: the state that keeps this one's, too.
static StepRoles addDelayedTargets(const DegreeGraph &graph,
                                   const StepRoles &roles) {
  llvm::BitVector onBatch = graph.getDependents(roles.batch);
  auto takesBatch = [&](unsigned result) {
    return onBatch[graph.getResults()[result]];
  };
  StepRoles all = roles;
  if (llvm::none_of(roles.targets, takesBatch))
    llvm::copy_if(roles.newState, std::back_inserter(all.targets), takesBatch);
  return all;
}

static LossScalePlan planWithRoles(const DegreeGraph &graph,
                                   const StepRoles &roles,
                                   InnerUpdates updates) {
  using Verdict = LossScalePlan::Verdict;
  LossScalePlan plan;
  // A step that is several ones is planned as that, if it can be.
  while (!updates.parameters.empty()) {
    plan = planWithFacts(
        StepFacts(graph, roles, /*isLoopOfSteps=*/false, updates));
    if (plan.verdict == Verdict::Proved || updates.moments.empty())
      break;
    // What was taken for moments may be none.
    updates.moments.clear();
    updates.later.clear();
  }
  if (plan.verdict == Verdict::Proved)
    return plan;
  plan = planWithFacts(StepFacts(graph, roles));
  if (plan.verdict == Verdict::Proved)
    return plan;
  if (graph.hasLoop()) {
    LossScalePlan other =
        planWithFacts(StepFacts(graph, roles, /*isLoopOfSteps=*/true));
    if (other.verdict == Verdict::Proved)
      return other;
    // What such a loop has moved is read behind it, by the loss of another
    // network.
    updates = findInnerUpdates(graph, roles, /*inLoops=*/true);
    if (!updates.parameters.empty())
      other = planWithFacts(
          StepFacts(graph, roles, /*isLoopOfSteps=*/true, updates));
    if (other.verdict == Verdict::Proved)
      return other;
  }
  // What solves for the update, such as conjugate gradients, mixes all
  // gradients, and reads each linearly and not.
  StepFacts facts(graph, roles);
  facts.isEager = true;
  LossScalePlan other = planWithFacts(facts);
  return other.verdict == Verdict::Proved ? other : plan;
}

/// Whether a result that seems to be a loss has all that is summed on the way
/// from the batch to some target before it: it is made of gradients, as their
/// norm is.
static bool isMadeOfGradients(const DegreeGraph &graph, const StepRoles &roles,
                              DegreeGraph::ValueId loss) {
  llvm::BitVector before = graph.getAncestors(loss),
                  onBatch = graph.getDependents(roles.batch);
  // That of parameters which it is taken after is one all the same.
  if (llvm::any_of(roles.targets, [&](unsigned target) {
        return before[graph.getResults()[target]];
      }))
    return false;
  return llvm::any_of(roles.targets, [&](unsigned target) {
    llvm::BitVector way = graph.getAncestors(graph.getResults()[target]);
    way &= onBatch;
    bool sums = false;
    for (const DegreeGraph::Node &node : graph.getNodes()) {
      if (!node.sums ||
          llvm::none_of(node.results, [&](auto v) { return way[v]; }))
        continue;
      if (llvm::none_of(node.results, [&](auto v) { return before[v]; }))
        return false;
      sums = true;
    }
    return sums;
  });
}

/// Plans a step whose loss is not among its results, but a number that is made
/// of its gradients.
static LossScalePlan planWithoutLosses(const DegreeGraph &graph,
                                       StepRoles roles, InnerUpdates updates,
                                       LossScalePlan plan) {
  using Verdict = LossScalePlan::Verdict;
  size_t numLosses = roles.losses.size();
  if (plan.verdict == Verdict::Proved)
    return plan;
  llvm::erase_if(roles.losses, [&](unsigned loss) {
    return isMadeOfGradients(graph, roles, graph.getResults()[loss]);
  });
  if (roles.losses.size() == numLosses)
    return plan;
  LossScalePlan other = planWithRoles(graph, roles, std::move(updates));
  return other.verdict == Verdict::Proved ? other : plan;
}

LossScalePlan mlir::mp::planLossScale(const DegreeGraph &graph,
                                      const StepRoles &given) {
  LossScalePlan plan;
  if (given.targets.empty()) {
    plan.verdict = LossScalePlan::Verdict::NothingToScale;
    return plan;
  }
  StepRoles roles = addDelayedTargets(graph, given);
  // Noise that is added to a parameter is no update.
  InnerUpdates updates = findInnerUpdates(graph, roles);
  // A loss of noise is one beside that of the batch, if it can be scaled.
  if (!given.draws.empty()) {
    StepRoles drawn = roles;
    llvm::append_range(drawn.batch, given.draws);
    plan = planWithRoles(graph, drawn, updates);
    if (plan.verdict == LossScalePlan::Verdict::Proved)
      return plan;
  }
  plan = planWithRoles(graph, roles, updates);
  return planWithoutLosses(graph, std::move(roles), std::move(updates),
                           std::move(plan));
}
