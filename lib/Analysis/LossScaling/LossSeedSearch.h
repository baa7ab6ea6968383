//===- LossSeedSearch.h - Places where a backward pass starts ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_LOSSSEEDSEARCH_H
#define MP_LIB_ANALYSIS_LOSSSCALING_LOSSSEEDSEARCH_H

#include "StepFacts.h"

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

/// What a search for one more seed found.
struct FoundSeed {
  /// The seed itself.
  SeedPlace place;
  /// The seeds there were, this one, and those that it demands: a second loss,
  /// the bound of a clipped gradient.
  SeedSet seeds;
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
/// the largest part of the step; none if no place reaches any.
std::optional<FoundSeed> findSeed(const StepFacts &facts,
                                  const SeedQuery &query);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_LOSSSEEDSEARCH_H
