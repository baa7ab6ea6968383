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
// were. An addition of a scaled and an unscaled value of the batch is a demand
// for a second seed: two losses.
//
//===----------------------------------------------------------------------===//

#include "LossSeedSearch.h"

#include "SeedGround.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using TargetMask = StepFacts::TargetMask;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

/// A step with more losses than this is left to its author.
static constexpr unsigned maxDemands = 200;
/// Nor is it looked for a further loss for longer than some seconds.
static constexpr uint64_t mostVisits = 5000000;

namespace {
/// Searches on the ground of the seeds that there are.
class SeedSearch {
public:
  SeedSearch(const StepFacts &facts, SeedSet seeds, SeedMemo &memo)
      : facts(facts), graph(facts.graph), memo(memo), isLimited(!seeds.empty()),
        ground(facts, std::move(seeds)) {}

  /// The best of the places that reach the most of the targets in `wanted`.
  std::optional<Trial> findForTargets(ArrayRef<SeedPlace> candidates,
                                      const TargetMask &wanted);
  /// The place that scales the most values, and this one among them.
  std::optional<Trial> findForValue(ValueId value);
  /// Adds `found` and seeds that meet its demands.
  SeedSet take(const Trial &found);

private:
  using Filter = llvm::function_ref<bool(const Trial &)>;

  Trial tryPlace(const SeedPlace &place);
  std::optional<Trial> findLargest(ArrayRef<SeedPlace> candidates,
                                   Filter accept);
  std::vector<SeedPlace> findNearestOf(ArrayRef<SeedPlace> candidates,
                                       const TargetMask &wanted) const;
  std::optional<Trial> findBest(std::vector<SeedPlace> nearest);
  bool meetsDemandsOf(const Trial &trial, const Trial &other) const;
  bool isChain(const Trial &trial, const Trial &largest) const;
  BitVector findBeforeDemands(const Trial &trial) const;
  Trial preferFewDemands(Trial best, ArrayRef<SeedPlace> candidates);
  double getMagnitude(const SeedPlace &place) const;
  TargetSets::Id getReach(const SeedPlace &place) const;
  TargetSets::Id getSummedReach(const SeedPlace &place) const;

  const StepFacts &facts;
  const DegreeGraph &graph;
  SeedMemo &memo;
  /// Some seeds were found before, or none where the most is reached: what goes
  /// on is worth only so much time.
  bool isLimited;
  SeedGround ground;
};
} // namespace

Trial SeedSearch::tryPlace(const SeedPlace &place) {
  Trial trial = ground.tryPlace(place);
  memo.visits += isLimited ? trial.visits : 0;
  return trial;
}

TargetSets::Id SeedSearch::getReach(const SeedPlace &place) const {
  return facts.unite(
      llvm::map_to_vector(ground.getStarts(place), [&](ValueId value) {
        return facts.getReach(value);
      }));
}

TargetSets::Id SeedSearch::getSummedReach(const SeedPlace &place) const {
  return place.use ? facts.getSummedReach(graph.getNode(place.use->node))
                   : facts.getSummedReach(place.value);
}

double SeedSearch::getMagnitude(const SeedPlace &place) const {
  return place.use ? graph.getValue(graph.getOperand(*place.use)).magnitude : 0;
}

/// Of the candidates that are accepted, the first that scales the most values.
std::optional<Trial> SeedSearch::findLargest(ArrayRef<SeedPlace> candidates,
                                             Filter accept) {
  std::optional<Trial> best;
  int bestCount = 0;
  for (auto [value, degree] : llvm::enumerate(ground.getDegrees()))
    bestCount -= facts.live[value] && degree == Degree::of(1);
  for (const SeedPlace &place : candidates) {
    if (isLimited && memo.visits > mostVisits)
      break;
    // What the best place so far already scales starts no larger backward
    // pass than it does.
    if (best && llvm::all_of(ground.getStarts(place), [&](ValueId value) {
          return ground.isScaled(*best, value);
        }))
      continue;
    Trial trial = tryPlace(place);
    if (!accept(trial))
      continue;
    int count = ground.countScaled(trial);
    if (count <= bestCount)
      continue;
    bestCount = count;
    best = std::move(trial);
  }
  return best;
}

/// Whether `trial` scales itself what `other` demands of further seeds, and
/// demands nothing beyond: `other` is then a factor that the gradients of
/// `trial` are multiplied by, such as what a division kept for them.
bool SeedSearch::meetsDemandsOf(const Trial &trial, const Trial &other) const {
  return trial.demands.size() < other.demands.size() &&
         llvm::includes(other.demands, trial.demands) &&
         llvm::all_of(
             other.demands,
             [&](const Use &use) {
               return trial.demands.count(use) ||
                      ground.isScaled(trial, graph.getOperand(use));
             });
}

/// Whether all that only `largest` scales lies before what `trial` does, on its
/// chain; in a loop of steps all lies before the next one's.
bool SeedSearch::isChain(const Trial &trial, const Trial &largest) const {
  SmallVector<ValueId> both, lost;
  for (ValueId value = 0; value < ground.getDegrees().size(); ++value)
    if (facts.live[value] && ground.isScaled(largest, value))
      (ground.isScaled(trial, value) ? both : lost).push_back(value);
  BitVector before = facts.isLoopOfSteps
                         ? graph.getAncestorsInOneIteration(both)
                         : graph.getAncestors(both);
  return llvm::all_of(lost, [&](ValueId v) { return before[v]; });
}

/// What a demand of `trial` may get a factor from: no place elsewhere meets
/// one.
BitVector SeedSearch::findBeforeDemands(const Trial &trial) const {
  return graph.getFactorAncestors(llvm::map_to_vector(
      trial.demands, [&](Use use) { return graph.getOperand(use); }));
}

/// The place that can take the place of `best` and demands less; of those that
/// demand the same, the one of the smallest factor.
Trial SeedSearch::preferFewDemands(Trial best, ArrayRef<SeedPlace> candidates) {
  Trial largest = best;
  // A factor behind a parameter's gradient reaches that by a norm alone.
  TargetSets::Id targets = getReach(best.place),
                 summed = getSummedReach(best.place);
  BitVector beforeDemands = findBeforeDemands(best);
  for (const SeedPlace &place : candidates) {
    double magnitude = getMagnitude(place);
    bool isSmaller = magnitude != 0 && magnitude < getMagnitude(best.place);
    bool mayMeet = llvm::any_of(ground.getStarts(place), [&](ValueId value) {
      return beforeDemands[value];
    });
    if ((!isSmaller && !mayMeet) || getReach(place) != targets ||
        getSummedReach(place) != summed)
      continue;
    Trial trial = tryPlace(place);
    bool meets = meetsDemandsOf(trial, best);
    if (!meets && (!isSmaller || trial.demands != best.demands))
      continue;
    if (!isChain(trial, largest))
      continue;
    best = std::move(trial);
    if (meets) {
      largest = best;
      beforeDemands = findBeforeDemands(best);
    }
  }
  return best;
}

/// Those of `candidates` that reach the most of the targets in `wanted`.
std::vector<SeedPlace>
SeedSearch::findNearestOf(ArrayRef<SeedPlace> candidates,
                          const TargetMask &wanted) const {
  // Where one loss trains some targets and another one others, what reaches the
  // most of them are constants of the optimizer.
  std::vector<SeedPlace> nearest =
      findNearest(facts, candidates, wanted, [&](const SeedPlace &place) {
        return getSummedReach(place);
      });
  if (nearest.empty())
    nearest =
        findNearest(facts, candidates, wanted,
                    [&](const SeedPlace &place) { return getReach(place); });
  return nearest;
}

/// The best of places that reach as much.
std::optional<Trial> SeedSearch::findBest(std::vector<SeedPlace> nearest) {
  // Of those that are known, the best one bounds what is worth a trial.
  int most = INT_MIN;
  for (const SeedPlace &place : nearest)
    if (auto known = memo.outcomes.find(place);
        known != memo.outcomes.end() && known->second.scalesItself)
      most = std::max(most, known->second.count);
  llvm::erase_if(nearest, [&](const SeedPlace &place) {
    auto known = memo.outcomes.find(place);
    return known != memo.outcomes.end() &&
           (!known->second.scalesItself || known->second.count < most);
  });
  // An op that is not linear in a seed takes nothing of it on.
  std::optional<Trial> best = findLargest(nearest, [&](const Trial &trial) {
    SeedMemo::Outcome outcome = {ground.countScaled(trial),
                                 ground.scalesItself(trial)};
    memo.outcomes.emplace(trial.place, outcome);
    return outcome.scalesItself;
  });
  // What takes the scale from more than half of what has it by the seeds that
  // there are is no seed beside them, and neither are all that take more.
  auto scaled = llvm::count_if(
      llvm::enumerate(ground.getDegrees()), [&](const auto &entry) {
        return facts.live[entry.index()] && entry.value() == Degree::of(1);
      });
  if (!best || ground.countScaled(*best) < -scaled / 2)
    return std::nullopt;
  return best;
}

std::optional<Trial> SeedSearch::findForTargets(ArrayRef<SeedPlace> candidates,
                                                const TargetMask &wanted) {
  std::vector<SeedPlace> left(candidates);
  std::vector<SeedPlace> nearest = findNearestOf(left, wanted);
  std::optional<Trial> best = findBest(nearest);
  // What the branches of a step keep for their backward passes comes out under
  // one name: a mask in one reaches what another one trains, and scales
  // nothing.
  while (!best && ground.getSeeds().empty() && !nearest.empty() &&
         memo.visits <= mostVisits) {
    isLimited = true;
    SeedSet vain(nearest.begin(), nearest.end());
    llvm::erase_if(left,
                   [&](const SeedPlace &place) { return vain.count(place); });
    nearest = findNearestOf(left, wanted);
    best = findBest(nearest);
  }
  if (!best)
    return std::nullopt;
  return preferFewDemands(std::move(*best), candidates);
}

std::optional<Trial> SeedSearch::findForValue(ValueId value) {
  std::vector<SeedPlace> places =
      findPlaces(facts, graph.getFactorAncestors(value));
  std::optional<Trial> found = findLargest(places, [&](const Trial &trial) {
    return ground.isScaled(trial, value);
  });
  if (found && !found->demands.empty())
    return preferFewDemands(std::move(*found), places);
  return found;
}

SeedSet SeedSearch::take(const Trial &found) {
  ground.adopt(found);
  for (unsigned round = 0; round < maxDemands && !ground.getDemands().empty();
       ++round) {
    Use first = *ground.getDemands().begin();
    ValueId value = graph.getOperand(first);
    std::optional<Trial> next;
    if (!memo.unmet.count(value))
      next = findForValue(value);
    if (!next) {
      memo.unmet.insert(value);
      next = tryPlace({first});
    }
    // One that is there already has not met it, and never will.
    if (!ground.adopt(*next))
      break;
  }
  return ground.getSeeds();
}

std::optional<FoundSeed> mlir::mp::findSeed(const StepFacts &facts,
                                            const SeedQuery &query,
                                            SeedMemo &memo) {
  SmallVector<ValueId> ends;
  for (unsigned index : query.missing.set_bits())
    ends.push_back(facts.getTarget(facts.targets[index]));
  std::vector<SeedPlace> candidates =
      findPlaces(facts, facts.graph.getAncestors(ends));
  llvm::erase_if(candidates, [&](const SeedPlace &place) {
    return query.seeds.count(place) || query.tried.count(place);
  });
  SeedSearch search(facts, query.seeds, memo);
  std::optional<Trial> found = search.findForTargets(candidates, query.missing);
  if (!found)
    return std::nullopt;
  SeedPlace place = found->place;
  return FoundSeed{place, search.take(*found)};
}

std::optional<FoundSeed> mlir::mp::findSeedOf(const StepFacts &facts,
                                              const SeedSet &seeds,
                                              ValueId value) {
  SeedMemo memo;
  SeedSearch search(facts, seeds, memo);
  std::optional<Trial> found = search.findForValue(value);
  if (!found)
    return std::nullopt;
  return FoundSeed{found->place, search.take(*found)};
}
