//===- ChosenState.h - State though the batch says which --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_STATE_CHOSENSTATE_H
#define MP_LIB_ANALYSIS_STATE_CHOSENSTATE_H

#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// What new state is chosen from though the batch decides which, and where:
/// the rows of the best model, by its loss. None of `gradients`.
llvm::BitVector findChosenState(EntryFunction main, const StepGraph &step,
                                const llvm::BitVector &gradients);

/// Copies of parameters on their way to the sum that new ones are, though the
/// batch may say what each weighs. None of `gradients`.
llvm::BitVector findStateInCopies(EntryFunction main, const StepGraph &step,
                                  const llvm::BitVector &gradients);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_STATE_CHOSENSTATE_H
