//===- JoinedState.h - State that is moved as one vector --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_JOINEDSTATE_H
#define MP_LIB_ROLES_JOINEDSTATE_H

#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// The values that `part` is affine in as one part of several that were joined,
/// moved together and are taken apart again: optimizers that flatten their
/// parameters. `varying` is that of `getAffineOperands`.
SmallVector<DegreeGraph::ValueId> getJoined(const StepGraph &step,
                                            DegreeGraph::ValueId part,
                                            const llvm::BitVector &varying);

/// Of a value that joins most of another one of its type with what is new, or
/// with the rest of it, that other one: a history that goes on by some places.
SmallVector<DegreeGraph::ValueId> getMovedOn(const StepGraph &step,
                                             DegreeGraph::ValueId value);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_JOINEDSTATE_H
