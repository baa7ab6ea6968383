//===- TellScaling.h - What is said of how a loss is scaled -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_TELLSCALING_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_TELLSCALING_H

#include "mp/Analysis/LossScaling/ExistingLossScale.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"

namespace mlir::mp {

/// Remarks on seeds and gradients.
void tellPlan(EntryFunction main, const StepGraph &graph,
              const LossScalePlan &plan);

/// Says that the author scales the loss, and by what; as a warning where he
/// looks at no gradient before he moves parameters by it.
void tellOwnScale(EntryFunction main, const StepGraph &graph,
                  const ExistingLossScale &own);

/// A step that is right without a scale is not refused for one op: it is told.
void warnOfKeptObstacle(EntryFunction main, OpaqueOp kept);

/// A step whose parameters no derivative moves has nothing to scale, and is
/// told, in case that it has.
void warnOfNoBackwardPass(EntryFunction main, const StepGraph &graph,
                          const LossScalePlan &plan);

/// The diagnosis, on the op at fault where there is one.
void refuseToScale(EntryFunction main, const StepGraph &graph,
                   const LossScalePlan &plan);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_TELLSCALING_H
