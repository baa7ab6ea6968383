//===- LossSeedSearch.h - Places where a backward pass starts ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_LOSSSEEDSEARCH_H
#define MP_LIB_ANALYSIS_LOSSSCALING_LOSSSEEDSEARCH_H

#include "StepFacts.h"

#include <map>
#include <set>

namespace mlir::mp {

/// A place that is multiplied by S: one use of a value, or a value for all its
/// uses.
struct SeedPlace {
  std::optional<DegreeGraph::Use> use;
  /// Where there is no use.
  DegreeGraph::ValueId value = 0;

  /// Uses come before values.
  bool operator<(const SeedPlace &other) const {
    if (use.has_value() != other.use.has_value())
      return use.has_value();
    return use ? *use < *other.use : value < other.value;
  }
  bool operator==(const SeedPlace &other) const {
    return !(*this < other) && !(other < *this);
  }
};

using SeedSet = std::set<SeedPlace>;

/// The factor S at each of `seeds`.
DegreeShifts getShifts(const SeedSet &seeds);

/// All places among the values of `within` where a backward pass may start.
std::vector<SeedPlace> findPlaces(const StepFacts &facts,
                                  const llvm::BitVector &within);

/// The candidates that reach the most of the targets in `wanted`.
std::vector<SeedPlace>
findNearest(const StepFacts &facts, llvm::ArrayRef<SeedPlace> candidates,
            const StepFacts::TargetMask &wanted,
            llvm::function_ref<TargetSets::Id(const SeedPlace &)> getTargets);

/// What a search for one more seed found.
struct FoundSeed {
  /// The seed itself.
  SeedPlace place;
  /// The seeds there were, this one, and those that it demands: a second loss,
  /// the bound of a clipped gradient.
  SeedSet seeds;
};

/// What searches on the ground of the same seeds need not find out again: a
/// trial may go over most of a step, over all of it where it comes to a loop,
/// and most searches but the first find nothing that helps.
struct SeedMemo {
  /// Of a place that was tried: how many values it scales beyond the ground,
  /// and whether itself.
  struct Outcome {
    int count;
    bool scalesItself;
  };
  std::map<SeedPlace, Outcome> outcomes;
  /// What was demanded beside one place or another and no seed scales.
  std::set<DegreeGraph::ValueId> unmet;
  /// Nodes that trials went over beside seeds that there were.
  uint64_t visits = 0;

  /// To be called where the seeds have changed.
  void forget() {
    outcomes.clear();
    unmet.clear();
  }
};

/// Where one more seed is wanted.
struct SeedQuery {
  /// The seeds so far.
  const SeedSet &seeds;
  /// Places that have been tried in vain.
  const SeedSet &tried;
  /// The targets that the seed is to reach.
  const StepFacts::TargetMask &missing;
};

/// Of the places that reach the most of the missing targets, that which scales
/// the largest part of the step; none if no place reaches any. `memo` is of the
/// same seeds.
std::optional<FoundSeed> findSeed(const StepFacts &facts,
                                  const SeedQuery &query, SeedMemo &memo);

/// The place beside `seeds` that scales the largest part of the step, and
/// `value` in it; none if there is none.
std::optional<FoundSeed> findSeedOf(const StepFacts &facts,
                                    const SeedSet &seeds,
                                    DegreeGraph::ValueId value);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_LOSSSEEDSEARCH_H
