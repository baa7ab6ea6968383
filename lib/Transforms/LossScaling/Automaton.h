//===- Automaton.h - What moves the loss scale ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_AUTOMATON_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_AUTOMATON_H

#include "mp/Transforms/LossScaling/LossScaling.h"

namespace mlir::mp {

/// Makes `value` what `@init` returns for the argument `name`; an error where
/// there can be no `@init`.
LogicalResult addFirstValue(EntryFunction main, StringRef name,
                            TypedAttr value);

/// Appends to the step what follows from the flag of its gradients: the next
/// scale where the mode is dynamic, and whether training has stalled. Their
/// counters become state of the step. The step's own state must be guarded
/// already, that of the automaton moves on in a refused step.
LogicalResult addAutomaton(EntryFunction main, BlockArgument scale,
                           Value finite, const LossScaleOptions &options);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_AUTOMATON_H
