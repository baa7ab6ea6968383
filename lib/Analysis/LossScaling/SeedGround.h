//===- SeedGround.h - Seeds, and what one more would change -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_SEEDGROUND_H
#define MP_LIB_ANALYSIS_LOSSSCALING_SEEDGROUND_H

#include "LossSeedSearch.h"

namespace mlir::mp {

/// One more seed, and what follows from it.
struct Trial {
  SeedPlace place;
  /// Degrees with these seeds alone, as if each demand were met, where they are
  /// others than without the place.
  llvm::DenseMap<DegreeGraph::ValueId, Degree> changes;
  /// Uses that must be scaled, too.
  std::set<DegreeGraph::Use> demands;
  /// Nodes that were looked at to find out.
  size_t visits = 0;
};

/// The seeds that there are: the ground of each trial.
class SeedGround {
public:
  using NodeId = DegreeGraph::NodeId;
  using Use = DegreeGraph::Use;
  using ValueId = DegreeGraph::ValueId;

  SeedGround(const StepFacts &facts, SeedSet seeds);

  Trial tryPlace(const SeedPlace &place);
  /// Adds the place of `trial`, which is of the seeds that there are. Whether
  /// it is a new one.
  bool adopt(const Trial &trial);

  const SeedSet &getSeeds() const { return seeds; }
  /// What follows from them.
  llvm::ArrayRef<Degree> getDegrees() const { return base; }
  const std::set<Use> &getDemands() const { return demands; }

  /// The values that are scaled where `place` is a seed.
  llvm::ArrayRef<ValueId> getStarts(const SeedPlace &place) const;
  bool isScaled(const Trial &trial, ValueId value) const;
  /// The live values that are scaled, beyond those without the place.
  int countScaled(const Trial &trial) const;
  /// Whether what the place is multiplied into is scaled.
  bool scalesItself(const Trial &trial) const;

private:
  void repair(NodeId id, llvm::MutableArrayRef<Degree> operands,
              std::set<Use> &demands) const;

  const StepFacts &facts;
  const DegreeGraph &graph;
  SeedSet seeds;
  std::vector<Degree> base;
  std::set<Use> demands;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_SEEDGROUND_H
