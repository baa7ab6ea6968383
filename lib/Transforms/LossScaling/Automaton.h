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

/// A scalar that the step carries along and that starts with zero: i32 for a
/// counter, else f32. Its next value is still to be added.
FailureOr<BlockArgument> addScalarState(EntryFunction main, Role role,
                                        StringRef name);

/// What moves a scale.
struct ScalerInputs {
  BlockArgument scale;
  /// The gradients that it was divided out of.
  SmallVector<Value> gradients;
  /// Flags of all scales: one list, as each may become another value when ops
  /// are replaced.
  SmallVectorImpl<Value> &flags;
  /// Whether all gradients are finite.
  unsigned finite;
  /// Whether some are not zero besides; none where nobody asks.
  std::optional<unsigned> nonzero;
  /// Whether an update ends with this call; null: with each.
  Value ends;
  /// What names of arguments and results end in.
  std::string suffix;

  Value getFinite() const { return flags[finite]; }
};

/// Appends the op that moves a scale by the rule of `options`, and what it
/// reads of the gradients. What carries this out of loops replaces ops, and the
/// flags of `inputs` are then other values.
FailureOr<LossScalerOpInterface>
addScaleUpdate(EntryFunction main, ScalerInputs &inputs,
               const LossScaleOptions &options);

/// Appends to the step what follows from the flag of its gradients: the next
/// scale where the mode is dynamic, and whether training has stalled, which it
/// returns; null where that is not asked. What these carry along becomes state
/// of the step. The step's own state must be guarded already, that of the
/// automaton moves on in a refused step.
FailureOr<Value> addAutomaton(EntryFunction main, ScalerInputs &inputs,
                              const LossScaleOptions &options);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_AUTOMATON_H
