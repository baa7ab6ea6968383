//===- OwnCheck.h - Whether a step refuses bad gradients itself -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_OWNCHECK_H
#define MP_ANALYSIS_LOSSSCALING_OWNCHECK_H

#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// Whether each parameter that gradients move is, on its way to its next value,
/// a choice between what they move and what they do not, which one number of
/// theirs decides: whether they are finite, most likely. True where the step
/// returns gradients only, as its caller may look at them. What clips chooses
/// among gradients, and what masks an activation reads none to decide.
bool hasOwnCheck(const StepGraph &step, const StepRoles &roles,
                 llvm::ArrayRef<unsigned> newParameters);

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_OWNCHECK_H
