//===- StatePath.h - How state becomes the next state -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STATE_STATEPATH_H
#define MP_ANALYSIS_STATE_STATEPATH_H

#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// How the next value of a state is made from the state itself, gradients
/// aside.
struct StatePath {
  enum class Kind : uint8_t {
    /// Not at all: a contraction, a norm or a gradient is in between.
    None,
    /// Multiplied, as in the moments of an optimizer.
    Multiplied,
    /// Added to, moved or chosen: the bits of the state go on.
    Added,
  };
  Kind kind = Kind::None;
  /// Where all ways are narrower than the state, the first narrow value of one:
  /// a working copy, or what was rounded. Else null.
  Value rounded;
  /// The ops from there to the next value.
  SmallVector<Operation *> ops;
};

/// Follows `next` back to `state`, a value before this step, and to `copies`,
/// which hold it rounded. Of the terms of a sum one has to keep every bit, of
/// values that are chosen or joined each one that comes from the state; what is
/// chosen between the state and something else may be rounded. Takes time
/// in the ops that only add, multiply, move and choose before `next`.
StatePath traceState(const StepGraph &step, Value next, Value state,
                     ArrayRef<Value> copies = {});

/// Where the ways end that lead back from `next` through such ops: arguments,
/// and what ops of other kinds make.
SmallVector<Value> getPathStarts(const StepGraph &step, Value next);

/// Whether argument `index` is state of f32 or wider that the step changes:
/// parameters, moments, averages, buffers.
bool isWideState(EntryFunction main, unsigned index);

/// The ops at which a step rounds such state on the way to its next value.
SmallVector<Operation *> findRoundedState(EntryFunction main);

} // namespace mlir::mp

#endif // MP_ANALYSIS_STATE_STATEPATH_H
