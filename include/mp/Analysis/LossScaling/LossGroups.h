//===- LossGroups.h - Losses that can have scales of their own --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_LOSSGROUPS_H
#define MP_ANALYSIS_LOSSSCALING_LOSSGROUPS_H

#include "mp/Analysis/LossScaling/LossScalePlan.h"

namespace mlir::mp {

/// The places of a proved plan, apart for losses that share no gradient and no
/// parameter: each group is proved by itself, as if the others had a factor of
/// 1, so that each may have a scale of its own. One group where that is not so.
std::vector<LossScalePlaces> groupByLoss(const DegreeGraph &graph,
                                         const StepRoles &roles,
                                         const LossScalePlaces &plan);

/// The values that depend on what is unscaled at `places`.
llvm::BitVector getDependentsOfGradients(const DegreeGraph &graph,
                                         const LossScalePlaces &places);

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_LOSSGROUPS_H
