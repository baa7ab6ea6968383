//===- LossScalePlan.h - Where to scale and to unscale, with a proof ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_LOSSSCALEPLAN_H
#define MP_ANALYSIS_LOSSSCALING_LOSSSCALEPLAN_H

#include "mp/Analysis/LossScaling/DegreePropagation.h"

#include "llvm/ADT/DenseSet.h"

namespace mlir::mp {

/// What the plan must be told of a step: its roles.
struct StepRoles {
  /// Arguments that are the cotangent of the loss.
  llvm::SmallVector<DegreeGraph::ValueId> seeds;
  /// Arguments that change with the batch, or what stands for it.
  llvm::SmallVector<DegreeGraph::ValueId> batch;
  /// What the forward pass draws of no batch: a loss of noise alone.
  llvm::SmallVector<DegreeGraph::ValueId> draws{};
  /// Arguments that are parameters.
  llvm::SmallVector<DegreeGraph::ValueId> parameters;
  /// Arguments that the update carries along: moments, counters, averages.
  llvm::SmallVector<DegreeGraph::ValueId> state;
  /// Indices of results: the losses; the new parameters and gradients.
  llvm::SmallVector<unsigned> losses, targets;
  /// Indices of results: the next values of optimizer state. Where no target
  /// depends on the batch, gradients are kept there for a later step.
  llvm::SmallVector<unsigned> newState{};
  /// Those of the targets that are gradients, and no next values.
  llvm::DenseSet<unsigned> gradients{};
};

/// Where the scale S is put into a step and taken out again.
struct LossScalePlaces {
  /// Places to multiply by S. Uses, not constants: those are shared.
  llvm::SmallVector<DegreeGraph::Use> seedUses;
  llvm::SmallVector<DegreeGraph::ValueId> seedValues;
  /// Places to divide by S: a value for all its uses, or one use.
  llvm::SmallVector<DegreeGraph::ValueId> unscaleValues;
  llvm::SmallVector<DegreeGraph::Use> unscaleUses;
  /// For each covered target, its gradient: the value that is unscaled. Keys
  /// from the number of results up stand for updates within the step.
  std::map<unsigned, DegreeGraph::ValueId> gradients;

  DegreeShifts getShifts() const;
};

/// What such places do to a step.
struct LossScaleProof {
  enum class Verdict : uint8_t {
    /// Every result and every decision of the scaled step is that of the step.
    Proved,
    /// No new parameter and no gradient among the results: forward only.
    NothingToScale,
    /// No constant and no value starts a backward pass.
    NoSeed,
    /// As many seeds as gradients: the gradients are arguments.
    NoBackwardPass,
    /// Some result would change with the scale.
    NotInvariant,
    /// Invariant, but the gradient of some target is computed unscaled.
    NotCovered,
    /// As that, and a backward pass is scaled up to an op that is not known to
    /// be linear, behind which these gradients are.
    Partial,
  };
  Verdict verdict = Verdict::NoSeed;

  /// Targets whose gradient does not depend on the batch: left as they are.
  llvm::SmallVector<unsigned> independent;
  /// Not proved: targets without a scaled gradient, or results that change.
  llvm::SmallVector<unsigned> failed;
  /// Not proved: the op where scaling would end, or where degrees mix, or that
  /// may hide the backward pass.
  std::optional<DegreeGraph::Use> obstacle;
  /// The degrees that meet there.
  llvm::SmallVector<Degree> obstacleDegrees;
};

/// A way to scale a step, and whether it is one.
struct LossScalePlan : LossScalePlaces, LossScaleProof {};

/// Finds seeds and gradients and proves the plan: with every shift of the plan
/// each result of the step, and each operand that decides what it does, has
/// degree 0. The proof does not depend on how the plan was found. Knows no
/// optimizer and no clipping rule. Linear in the step but for the number of
/// seeds and of parameters whose gradients meet.
LossScalePlan planLossScale(const DegreeGraph &graph, const StepRoles &roles);

/// Whether a step is to stay as it is, unless its author said where a backward
/// pass starts: the search found none, or not to all targets. So it is where
/// parameters are moved by no derivative, as in evolution strategies and
/// k-means, and where all gradients pass through an op of which nothing is
/// known. No proof: whoever leaves such a step unscaled has to keep what may be
/// gradients wide.
bool staysUnscaled(const StepRoles &roles, const LossScalePlan &plan);

/// Whether `plan` may be applied: proved, if only for some of the gradients.
bool isUsable(const LossScalePlan &plan);

/// Why `plan` is not proved, as a sentence without its end; `nameTarget` names
/// a result, or an update within the step.
std::string
explainVerdict(const DegreeGraph &graph, const LossScalePlan &plan,
               llvm::function_ref<std::string(unsigned)> nameTarget);

/// The results and the decisions of a step that are not of degree 0 under
/// `shifts`, as uses by exits. Empty: the step is invariant.
llvm::SmallVector<DegreeGraph::Use>
findVariantExits(const DegreeGraph &graph, llvm::ArrayRef<Degree> degrees,
                 const DegreeShifts &shifts);

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_LOSSSCALEPLAN_H
