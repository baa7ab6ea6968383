//===- CheckGuards.h - Who decides whether a step counts --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_CHECKGUARDS_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_CHECKGUARDS_H

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

namespace mlir::mp {

/// Emits an error where an overflow in a scaled gradient would not refuse the
/// whole step: a gradient that no check sees, state without a guard, a guard or
/// an automaton that is moved by anything but all checks together, a scale that
/// is moved by anything but an automaton. `unscales` are those of `main`.
LogicalResult checkGuards(EntryFunction main, const StepGraph &step,
                          ArrayRef<UnscaleOp> unscales);

/// "the gradient that 'w' is made of", by the first result that `gradient`
/// reaches.
std::string nameGradient(EntryFunction main, const StepGraph &step,
                         Value gradient);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_CHECKGUARDS_H
