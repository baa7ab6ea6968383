//===- StepFacts.h - What depends on what in a step -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_STEPFACTS_H
#define MP_LIB_ANALYSIS_LOSSSCALING_STEPFACTS_H

#include "InnerUpdates.h"
#include "TargetSets.h"
#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::mp {

/// What the search for seeds, the frontier and the proof ask of a step. True of
/// the step as it is, whatever is scaled; computed once, linear in the step.
class StepFacts {
public:
  using ValueId = DegreeGraph::ValueId;
  using Use = DegreeGraph::Use;
  /// Bit i: the target `targets[i]`.
  using TargetMask = llvm::BitVector;

  /// `isLoopOfSteps`: loops carry parameters from update to update, so that
  /// the loss depends on gradients; forward is what it depends on in the first
  /// iteration. The graph and the roles must outlive the facts.
  /// `updates`: parameters and moments that are moved and read on in this
  /// step, each a target. None of what is before a parameter counts for what is
  /// behind it; of what is before a moment, none for its later versions.
  StepFacts(const DegreeGraph &graph, const StepRoles &roles,
            bool isLoopOfSteps = false, const InnerUpdates &updates = {});

  const DegreeGraph &graph;
  const StepRoles &roles;
  const bool isLoopOfSteps;
  /// Whether a gradient is unscaled for all its readers as soon as one of them
  /// is not linear in it, though several targets are made of it.
  bool isEager = false;
  /// What is to have a scaled gradient: the targets of the roles by the index
  /// of the result, then further updates from the number of results up.
  llvm::SmallVector<unsigned> targets;
  ValueId getTarget(unsigned target) const {
    unsigned numResults = graph.getResults().size();
    return target < numResults ? graph.getResults()[target]
                               : inner[target - numResults];
  }

  /// Of each target that is a sum of copies of a parameter: how many; else 1.
  llvm::SmallVector<int64_t> copies;
  /// Per value: it is a parameter on its way through copies to such a target.
  llvm::BitVector onCopies;
  /// Per value: some result or decision of the step depends on it.
  llvm::BitVector live;
  /// Per value: it depends on an argument of the batch, of the carried state.
  llvm::BitVector onBatch, onState;
  /// Per value: it depends on a parameter.
  llvm::BitVector onParameters;
  /// Per value: a value of the batch depends on it.
  llvm::BitVector toBatch;
  /// Per value: some loss depends on it, and not by way of an update.
  llvm::BitVector forward;
  /// Per value: no argument reaches it; it is 0 whatever the arguments are.
  llvm::BitVector constant, zero;
  /// The targets that depend on the batch, and not by way of a norm: those of
  /// parameters that the loss does not use have no gradient to be scaled. Of a
  /// single number nobody knows; `mayBeTrained` has those, too.
  TargetMask trained, mayBeTrained;
  /// Whether parameters are updated and read on within the step.
  bool isSeveralSteps() const { return isLoopOfSteps || isUpdate.any(); }
  /// Whether some result of `node` is live, or the node is an end itself.
  bool isLive(const DegreeGraph::Node &node) const;
  /// Whether `value` may be asked to carry the scale, because another one that
  /// it is added to does: a float of the backward pass.
  bool isDemandable(ValueId value) const;
  /// Whether `value`, which the loss reads, may be a part of its gradient, too:
  /// of the batch and of no parameter. An inner gradient by the same labels has
  /// the same part.
  bool isSharedPart(ValueId value) const;
  /// Whether `target` is gathered from parts of so many elements: each device
  /// moves its own, and then has all.
  bool isGathered(ValueId target, int64_t numElements) const;
  /// What sets that these give are asked.
  const TargetSets &getSets() const { return sets; }
  /// The targets that `value` reaches: in a loop of steps, by way of its own
  /// step.
  TargetSets::Id getReach(ValueId value) const { return reach[value].all; }
  /// The targets that `value` reaches by way of a contraction or a sum, and
  /// behind that only through tensors: as a gradient that starts there does,
  /// and a constant of an optimizer does not.
  TargetSets::Id getSummedReach(ValueId value) const {
    return reach[value].summed;
  }
  /// The same of what a node does first with a value.
  TargetSets::Id getSummedReach(const DegreeGraph::Node &node) const;
  /// The targets that `value` is.
  TargetSets::Id getTargets(ValueId value) const {
    return targetsOf.lookup(value);
  }
  TargetSets::Id unite(llvm::ArrayRef<TargetSets::Id> targets) const {
    return sets.unite(targets);
  }
  /// The targets that `origin` reaches through `via`. If it is no scalar, only
  /// by paths that pass through none: not by way of a norm.
  TargetSets::Id getTensorReach(ValueId origin, ValueId via) const {
    return graph.getValue(origin).isScalar() ? reach[via].all
                                             : reach[via].onTensors;
  }

private:
  /// By all paths, by those that pass through no scalar, and by those that
  /// pass through a sum and then through no scalar: any sum, or one that a
  /// backward pass may have.
  struct Reach {
    TargetSets::Id all = TargetSets::none, onTensors = TargetSets::none,
                   summed = TargetSets::none, inBackward = TargetSets::none;
    bool operator!=(const Reach &other) const {
      return all != other.all || onTensors != other.onTensors ||
             summed != other.summed || inBackward != other.inBackward;
    }
  };

  void findTargets(const InnerUpdates &updates);
  void findConstants();
  void findCopies();
  llvm::SmallVector<ValueId> getLosses() const;
  void findTargetReach();
  Reach gatherReach(ValueId value);
  bool joins(const DegreeGraph::Node &node, int64_t size) const;
  bool mayBeBackward(const DegreeGraph::Node &node) const;
  Reach keepPart(ValueId value, const DegreeGraph::Node &reader,
                 const Reach &by) const;
  Reach gatherLeaving(ValueId value) const;
  const Reach &getReachBy(ValueId value, Use use, ValueId result) const;

  /// Updates that are no results, and all.
  llvm::SmallVector<ValueId> inner;
  llvm::BitVector isUpdate;
  llvm::DenseSet<std::pair<DegreeGraph::NodeId, unsigned>> later;
  /// Asking for the union of two may make a new set.
  mutable TargetSets sets;
  std::vector<Reach> reach;
  /// In a loop of steps, of names inside it: what the value reaches as it
  /// leaves the loop.
  std::vector<Reach> leaving;
  /// The targets that a value is itself.
  llvm::DenseMap<ValueId, TargetSets::Id> targetsOf;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_STEPFACTS_H
