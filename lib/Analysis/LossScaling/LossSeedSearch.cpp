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
/// Nor is it looked for a further loss in a step of so many ops in loops for
/// longer than some ten seconds.
static constexpr uint64_t mostVisits = 5000000;

namespace {
/// Seeds that are tried together, and what follows from them.
struct Trial {
  SeedPlace place;
  /// Degrees with these seeds alone, as if each demand were met, where they are
  /// others than without the place.
  llvm::DenseMap<ValueId, Degree> changes;
  /// Uses that must be scaled, too.
  std::set<Use> demands;
};

/// Searches on the ground of the seeds that there are.
class SeedSearch {
public:
  SeedSearch(const StepFacts &facts, SeedSet seeds, SeedMemo &memo)
      : facts(facts), graph(facts.graph), seeds(std::move(seeds)), memo(memo),
        isLimited(!this->seeds.empty()) {
    propagateSeeds();
  }

  /// The best of the places that reach the most of the targets in `wanted`.
  std::optional<Trial> findForTargets(ArrayRef<SeedPlace> candidates,
                                      const TargetMask &wanted);
  /// The place that scales the most values, and this one among them.
  std::optional<Trial> findForValue(ValueId value);
  /// Adds `found` and seeds that meet its demands.
  SeedSet take(const Trial &found);

private:
  using Filter = llvm::function_ref<bool(const Trial &)>;

  void repair(NodeId id, llvm::MutableArrayRef<Degree> operands,
              std::set<Use> &demands) const;
  void propagateSeeds();
  Trial tryPlace(const SeedPlace &place);
  bool isScaled(const Trial &trial, ValueId value) const;
  int countScaled(const Trial &trial) const;
  std::optional<Trial> findLargest(ArrayRef<SeedPlace> candidates,
                                   Filter accept);
  bool scalesItself(const Trial &trial) const;
  bool meetsDemandsOf(const Trial &trial, const Trial &other) const;
  bool isChain(const Trial &trial, const Trial &largest) const;
  Trial preferFewDemands(Trial best, ArrayRef<SeedPlace> candidates);
  double getMagnitude(const SeedPlace &place) const;
  ArrayRef<ValueId> getStarts(const SeedPlace &place) const;
  TargetSets::Id getReach(const SeedPlace &place) const;
  TargetSets::Id getSummedReach(const SeedPlace &place) const;

  const StepFacts &facts;
  const DegreeGraph &graph;
  SeedSet seeds;
  SeedMemo &memo;
  /// Some seeds were found before: what goes on is worth only so much time.
  const bool isLimited;
  /// What follows from these: the ground of each trial.
  std::vector<Degree> base;
  std::set<Use> demands;
};
} // namespace

/// The values that are scaled where `place` is a seed.
ArrayRef<ValueId> SeedSearch::getStarts(const SeedPlace &place) const {
  if (place.use)
    return graph.getNode(place.use->node).results;
  return place.value;
}

TargetSets::Id SeedSearch::getReach(const SeedPlace &place) const {
  return facts.unite(llvm::map_to_vector(
      getStarts(place), [&](ValueId value) { return facts.getReach(value); }));
}

TargetSets::Id SeedSearch::getSummedReach(const SeedPlace &place) const {
  return place.use ? facts.getSummedReach(graph.getNode(place.use->node))
                   : facts.getSummedReach(place.value);
}

double SeedSearch::getMagnitude(const SeedPlace &place) const {
  return place.use ? graph.getValue(graph.getOperand(*place.use)).magnitude : 0;
}

/// Where a scaled and an unscaled value of the backward pass are joined,
/// demands that the unscaled one be scaled and goes on as if it were.
void SeedSearch::repair(NodeId id, llvm::MutableArrayRef<Degree> operands,
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
             facts.isDemandable(node.operands[index]))
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

/// To be called where the seeds have changed.
void SeedSearch::propagateSeeds() {
  demands.clear();
  auto meet = [&](NodeId id, llvm::MutableArrayRef<Degree> operands) {
    repair(id, operands, demands);
  };
  // An update, which mixes, is read by what follows as if unscaled.
  base = computeDegrees(graph, getShifts(seeds),
                        {meet, /*recover=*/facts.isSeveralSteps()});
}

/// There may be many places, each of which changes little: in a step without
/// loops no more is looked at.
Trial SeedSearch::tryPlace(const SeedPlace &place) {
  Trial trial;
  trial.place = place;
  SeedSet places(seeds);
  places.insert(place);
  std::set<Use> met;
  auto meet = [&](NodeId id, llvm::MutableArrayRef<Degree> operands) {
    repair(id, operands, met);
  };
  DegreeOptions options{meet, /*recover=*/facts.isSeveralSteps()};
  if (graph.hasLoop()) {
    memo.visits += isLimited ? graph.getNodes().size() : 0;
    std::vector<Degree> degrees =
        computeDegrees(graph, getShifts(places), options);
    for (auto [value, degree] : llvm::enumerate(degrees))
      if (degree != base[value])
        trial.changes[value] = degree;
    trial.demands = std::move(met);
    return trial;
  }
  DegreeChanges found =
      findChanges(graph, getShifts(places), getShifts({place}), base, options);
  trial.changes = std::move(found.degrees);
  llvm::copy_if(demands, std::inserter(met, met.end()), [&](const Use &use) {
    return !llvm::binary_search(found.visited, use.node);
  });
  trial.demands = std::move(met);
  return trial;
}

bool SeedSearch::isScaled(const Trial &trial, ValueId value) const {
  auto changed = trial.changes.find(value);
  return (changed == trial.changes.end() ? base[value] : changed->second) ==
         Degree::of(1);
}

/// The live values that are scaled, beyond those without the place.
int SeedSearch::countScaled(const Trial &trial) const {
  int count = 0;
  for (auto [value, degree] : trial.changes)
    if (facts.live[value])
      count += (degree == Degree::of(1)) - (base[value] == Degree::of(1));
  return count;
}

/// Whether what the place is multiplied into is scaled.
bool SeedSearch::scalesItself(const Trial &trial) const {
  return llvm::any_of(getStarts(trial.place),
                      [&](ValueId value) { return isScaled(trial, value); });
}

/// Of the candidates that are accepted, the first that scales the most values.
std::optional<Trial> SeedSearch::findLargest(ArrayRef<SeedPlace> candidates,
                                             Filter accept) {
  std::optional<Trial> best;
  int bestCount = 0;
  for (auto [value, degree] : llvm::enumerate(base))
    bestCount -= facts.live[value] && degree == Degree::of(1);
  for (const SeedPlace &place : candidates) {
    if (isLimited && memo.visits > mostVisits)
      break;
    // What the best place so far already scales starts no larger backward
    // pass than it does.
    if (best && llvm::all_of(getStarts(place), [&](ValueId value) {
          return isScaled(*best, value);
        }))
      continue;
    Trial trial = tryPlace(place);
    if (!accept(trial))
      continue;
    int count = countScaled(trial);
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
                      isScaled(trial, graph.getOperand(use));
             });
}

/// Whether all that only `largest` scales lies before what `trial` does, on its
/// chain; in a loop of steps all lies before the next one's.
bool SeedSearch::isChain(const Trial &trial, const Trial &largest) const {
  SmallVector<ValueId> both, lost;
  for (ValueId value = 0; value < base.size(); ++value)
    if (facts.live[value] && isScaled(largest, value))
      (isScaled(trial, value) ? both : lost).push_back(value);
  BitVector before = facts.isLoopOfSteps
                         ? graph.getAncestorsInOneIteration(both)
                         : graph.getAncestors(both);
  return llvm::all_of(lost, [&](ValueId v) { return before[v]; });
}

/// The place that can take the place of `best` and demands less; of those that
/// demand the same, the one of the smallest factor.
Trial SeedSearch::preferFewDemands(Trial best, ArrayRef<SeedPlace> candidates) {
  Trial largest = best;
  TargetSets::Id targets = getReach(best.place);
  for (const SeedPlace &place : candidates) {
    double magnitude = getMagnitude(place);
    bool isSmaller = magnitude != 0 && magnitude < getMagnitude(best.place);
    if ((!isSmaller && best.demands.empty()) || getReach(place) != targets)
      continue;
    Trial trial = tryPlace(place);
    bool meets = meetsDemandsOf(trial, best);
    if (!meets && (!isSmaller || trial.demands != best.demands))
      continue;
    if (!isChain(trial, largest))
      continue;
    best = std::move(trial);
    if (meets)
      largest = best;
  }
  return best;
}

std::optional<Trial> SeedSearch::findForTargets(ArrayRef<SeedPlace> candidates,
                                                const TargetMask &wanted) {
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
    SeedMemo::Outcome outcome = {countScaled(trial), scalesItself(trial)};
    memo.outcomes.emplace(trial.place, outcome);
    return outcome.scalesItself;
  });
  // What takes the scale from more than half of what has it by the seeds that
  // there are is no seed beside them, and neither are all that take more.
  auto scaled = llvm::count_if(llvm::enumerate(base), [&](const auto &entry) {
    return facts.live[entry.index()] && entry.value() == Degree::of(1);
  });
  if (!best || countScaled(*best) < -scaled / 2)
    return std::nullopt;
  return preferFewDemands(std::move(*best), candidates);
}

std::optional<Trial> SeedSearch::findForValue(ValueId value) {
  std::vector<SeedPlace> places = findPlaces(facts, graph.getAncestors(value));
  std::optional<Trial> found = findLargest(
      places, [&](const Trial &trial) { return isScaled(trial, value); });
  if (found && !found->demands.empty())
    return preferFewDemands(std::move(*found), places);
  return found;
}

SeedSet SeedSearch::take(const Trial &found) {
  seeds.insert(found.place);
  if (found.demands.empty())
    return seeds;
  propagateSeeds();
  for (unsigned round = 0; round < maxDemands && !demands.empty(); ++round) {
    Use first = *demands.begin();
    ValueId value = graph.getOperand(first);
    std::optional<Trial> next;
    if (!memo.unmet.count(value))
      next = findForValue(value);
    if (!next)
      memo.unmet.insert(value);
    // One that is there already has not met it, and never will.
    if (!seeds.insert(next ? next->place : SeedPlace{first}).second)
      break;
    propagateSeeds();
  }
  return seeds;
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
