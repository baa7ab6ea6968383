//===- WatchedState.h - The state whose standstill is a stall ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_WATCHEDSTATE_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_WATCHEDSTATE_H

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"

namespace mlir::mp {

/// The scale whose automaton `detect` is part of, by the name of the count that
/// it carries; none for a count of something else.
std::optional<BlockArgument> findScaleOf(EntryFunction main,
                                         DetectStallOp detect);

/// Arguments that are float state and that gradients move which are divided by
/// `scale`: parameters, moments, averages of either. Neither counters nor what
/// each batch moves, such as running statistics, nor copies that follow from
/// other state.
SmallVector<unsigned> findWatchedState(EntryFunction main,
                                       const StepGraph &step,
                                       BlockArgument scale);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_WATCHEDSTATE_H
