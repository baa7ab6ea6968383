//===- LossScalePlanner.h - Search for seeds and gradients ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_LOSSSCALEPLANNER_H
#define MP_LIB_ANALYSIS_LOSSSCALING_LOSSSCALEPLANNER_H

#include "mp/Analysis/LossScaling/LossScalePlan.h"

#include <set>

namespace mlir::mp {

/// The state of one search. Facts that never change are computed once; the
/// sets of places grow and shrink.
class LossScalePlanner {
public:
  using ValueId = DegreeGraph::ValueId;
  using NodeId = DegreeGraph::NodeId;
  using Use = DegreeGraph::Use;

  /// `isLoopOfSteps`: loops carry parameters from update to update, so that
  /// the loss depends on gradients; forward is what it depends on in the first
  /// iteration.
  LossScalePlanner(const DegreeGraph &graph, const StepRoles &roles,
                   bool isLoopOfSteps = false);
  LossScalePlan run();

private:
  /// A place where a seed may be: a use, or a value for all its uses.
  struct Place {
    std::optional<Use> use;
    ValueId value = 0;
    bool operator<(const Place &other) const {
      if (use.has_value() != other.use.has_value())
        return use.has_value();
      return use ? *use < *other.use : value < other.value;
    }
  };
  /// A seed and the demands it makes: uses that must be scaled, too.
  struct Found {
    Place place;
    std::set<Use> demands;
  };
  using TargetSet = llvm::BitVector;

  // LossScalePlanner.cpp: facts and driver.
  void findConstants();
  void findTargetReach();
  void searchSeeds();
  void addSeed(const Found &found);
  bool dropCancelled(const Place &keep);
  LossScalePlan prove();
  void recordFirstMix(LossScalePlan &plan, llvm::ArrayRef<Degree> final,
                      const DegreeShifts &shifts) const;
  void recordObstacle(LossScalePlan &plan) const;
  void recordOpaque(LossScalePlan &plan) const;
  DegreeShifts getShifts(const std::set<Place> &seedPlaces,
                         bool withUnscale) const;
  bool isLive(const DegreeGraph::Node &node) const;
  const TargetSet &getTensorReach(ValueId origin, ValueId via) const;

  // LossSeedSearch.cpp.
  std::vector<Place> getCandidates(const llvm::BitVector &within) const;
  std::optional<Found> findBest(llvm::ArrayRef<Place> candidates,
                                const TargetSet *wanted,
                                std::optional<ValueId> mustScale) const;
  /// The place of the smallest factor that can take the place of `best`, whose
  /// degrees are `degrees`.
  Found preferSmallFactor(Found best, llvm::ArrayRef<Degree> degrees,
                          llvm::ArrayRef<Place> candidates) const;
  double getMagnitude(const Place &place) const;
  /// Degrees with these seeds alone; fills in demands.
  std::vector<Degree> tryPlaces(const std::set<Place> &places,
                                std::set<Use> &demands) const;
  bool isDemandable(ValueId value) const;
  void satisfy(std::set<Use> demands);
  TargetSet getReach(const Place &place) const;
  llvm::ArrayRef<ValueId> getStarts(const Place &place) const;

  // GradientFrontier.cpp.
  void findFrontier();
  std::map<ValueId, llvm::SmallVector<Use>> findNonlinearUses();
  llvm::SmallVector<ValueId>
  keepFirst(const std::map<ValueId, llvm::SmallVector<Use>> &bad) const;
  void hoist();
  bool hoistOnce();
  bool isIdle(ValueId gradient) const;
  std::optional<ValueId> getFactorOf(ValueId value, bool loose) const;
  bool coversAllUses(ValueId value, const std::set<ValueId> &by) const;
  TargetSet findCovered();

  const DegreeGraph &graph;
  const StepRoles &roles;
  const bool isLoopOfSteps;

  llvm::BitVector live, onBatch, onState, forward, constant, zero;
  /// Values that a value of the batch depends on.
  llvm::BitVector toBatch;
  /// Per value, the targets it reaches: by all paths, and by paths that do not
  /// pass through a scalar.
  std::vector<TargetSet> reach, tensorReach;

  std::set<Place> seeds;
  std::set<ValueId> unscaleValues;
  std::set<Use> unscaleUses;
  std::map<unsigned, ValueId> gradients;
  std::vector<Degree> degrees;
  /// Some gradient was scaled and unscaled with nothing in between.
  bool sawIdle = false;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_LOSSSCALEPLANNER_H
