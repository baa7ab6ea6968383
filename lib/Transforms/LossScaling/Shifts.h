//===- Shifts.h - The factors in a scaled step ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_SHIFTS_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_SHIFTS_H

#include "mp/Analysis/LossScaling/DegreePropagation.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

namespace mlir::mp {

class StepGraph;

/// What the ops of a step do with loss scales, whichever they are: `mp.scale`
/// adds a power, `mp.unscale` takes one away.
DegreeShifts getLossScaleShifts(EntryFunction main, const StepGraph &graph);

/// Refuses an op whose `mp.shift` is not the power of two that it multiplies
/// by, and factors that do not cancel before a result or a decision.
LogicalResult checkShifts(EntryFunction main, const StepGraph &graph);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_SHIFTS_H
