//===- GradientFrontier.h - Values where scaling must end -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_GRADIENTFRONTIER_H
#define MP_LIB_ANALYSIS_LOSSSCALING_GRADIENTFRONTIER_H

#include "LossSeedSearch.h"

namespace mlir::mp {

/// Where the scale of some seeds is taken out again.
struct GradientFrontier {
  /// Places to divide by S: a value for all its uses, or one use.
  std::set<DegreeGraph::ValueId> values;
  std::set<DegreeGraph::Use> uses;
  /// For each target that a scaled gradient reaches, that gradient: an unscaled
  /// value of the target's own sizes, 1s aside, on the way to it. For rows that
  /// are written into a table, any unscaled value on the way.
  std::map<unsigned, DegreeGraph::ValueId> gradients;
  /// Some value would be scaled and unscaled with nothing in between: it is no
  /// gradient of the step, but comes with its arguments.
  bool sawIdle = false;
  /// Per value, its degree with all seeds scaled and the places unscaled that
  /// were found first, before they moved up over factors.
  std::vector<Degree> degrees;
};

/// Finds where the scale of `seeds` must end: a gradient is where the first op
/// reads a scaled value in which it is not linear, moved up over factors that
/// do not depend on the batch, such as a learning rate.
GradientFrontier findFrontier(const StepFacts &facts, const SeedSet &seeds);

/// Tells which target each place serves: `gradients` and `sawIdle`.
void assignGradients(const StepFacts &facts, const SeedSet &seeds,
                     GradientFrontier &frontier);

/// Values of the batch that an update adds to gradients that are unscaled at
/// `frontier`, and that no seed scales.
llvm::SmallVector<DegreeGraph::ValueId>
findMetGradients(const StepFacts &facts, const GradientFrontier &frontier);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_GRADIENTFRONTIER_H
