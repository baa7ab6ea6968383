//===- Draws.h - Random numbers that a step makes a loss of -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_DRAWS_H
#define MP_LIB_ANALYSIS_LOSSSCALING_DRAWS_H

#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// Random bits that are taken for floats and go into a product or the loss, and
/// not into an update alone. Where they are of the batch it is that which
/// counts, and the bits of a float are no draw. None where all are directions
/// that derivatives are taken along, which make no loss.
SmallVector<DegreeGraph::ValueId>
findDraws(EntryFunction main, const StepGraph &step, const StepRoles &roles);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_DRAWS_H
