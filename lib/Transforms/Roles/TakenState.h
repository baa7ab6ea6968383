//===- TakenState.h - State that the author exchanges -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_ROLES_TAKENSTATE_H
#define MP_TRANSFORMS_ROLES_TAKENSTATE_H

#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// Writes `mp.taken_from`: which state the author's own step does not carry on,
/// as it is or as it is left when loops of one round are gone. Later it could
/// not be told from what a pass has exchanged. `step` is the graph of `main`.
void noteTakenState(EntryFunction main, const StepGraph &step);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_ROLES_TAKENSTATE_H
