//===- RoundedUpdates.h - What state is moved by, rounded -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STATE_ROUNDEDUPDATES_H
#define MP_ANALYSIS_STATE_ROUNDEDUPDATES_H

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Analysis/State/StateValues.h"

namespace mlir::mp {

/// A value that is narrower than the wide state that it moves.
struct RoundedUpdate {
  /// The argument that the state is.
  unsigned argument;
  /// Where it became narrow, or a working copy.
  Value rounded;
  /// The ops from there to the next value, the last one first.
  SmallVector<Operation *> ops;
};

/// What the next values of wide state are made of behind the unscaling of the
/// gradients, where that is rounded on its way or is a working copy: each such
/// value once, of one state. `values` are those of the step: what is made of
/// the batch may be rounded, and so may what a contraction reads.
SmallVector<RoundedUpdate> findRoundedUpdates(EntryFunction main,
                                              const StepGraph &step,
                                              const StateValues &values);

/// The ops that round what any float state is moved by, those behind others
/// and of narrow state among them: a master of it sees them all.
SmallVector<Operation *> findUpdateRoundings(EntryFunction main,
                                             const StepGraph &step,
                                             const StateValues &values);

} // namespace mlir::mp

#endif // MP_ANALYSIS_STATE_ROUNDEDUPDATES_H
