//===- Acceptance.h - What decides which state is kept ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_STATE_ACCEPTANCE_H
#define MP_LIB_ANALYSIS_STATE_ACCEPTANCE_H

#include "mp/Analysis/State/StateValues.h"

namespace mlir::mp {

/// Of a step that tries other parameters and keeps those that it had unless an
/// energy says that the others are better (a sampler, a line search, a trust
/// region, a loop that stops early), finds what the two energies are made of,
/// back to the parameters, and what was tried. Of two sums of 300 the
/// difference that decides is 1 or less. What depends on `gradients` is no part
/// of an energy. A flag that reads no energy of what was tried decides nothing
/// here: that gradients are finite, or large, or that a count is reached. What
/// a step remembers of the best parameters is not what it goes on with.
void findAcceptance(EntryFunction main, const StepGraph &step,
                    const llvm::BitVector &gradients, StateValues &found);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_STATE_ACCEPTANCE_H
