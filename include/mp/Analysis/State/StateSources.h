//===- StateSources.h - What state becomes another state --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STATE_STATESOURCES_H
#define MP_ANALYSIS_STATE_STATESOURCES_H

#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// What the next value of a state is made from, where that is not the state
/// itself (StatePath::Kind::None).
struct StateSources {
  /// Arguments that it goes on from, and that do not go on from themselves or
  /// go on from it: the two have changed places, or one remembers the other.
  SmallVector<unsigned> exchanged;
  /// Whether it is made from some state of its type, and goes on from one.
  bool takesState = false, goesOn = false;
  bool takesGradient = false;
};

/// The sources of the state that argument `index` is.
StateSources findStateSources(EntryFunction main, const StepGraph &step,
                              unsigned index);

/// `mp.taken_from` for `main`: all wide state that does not go on from itself.
/// Null where there is none.
DictionaryAttr findTakenState(EntryFunction main, const StepGraph &step);

} // namespace mlir::mp

#endif // MP_ANALYSIS_STATE_STATESOURCES_H
