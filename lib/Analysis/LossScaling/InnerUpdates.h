//===- InnerUpdates.h - Parameters that a step moves and reads --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_INNERUPDATES_H
#define MP_LIB_ANALYSIS_LOSSSCALING_INNERUPDATES_H

#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::mp {

/// What a step of several updates moves and reads on.
struct InnerUpdates {
  /// In order of definition; those that are results of the step are among them.
  llvm::SmallVector<DegreeGraph::ValueId> parameters;
  /// Versions of optimizer state that a gradient was added to, and a later one
  /// is added to again.
  llvm::SmallVector<DegreeGraph::ValueId> moments;
  /// Where that happens: what is before such a use is of an earlier update.
  llvm::SmallVector<DegreeGraph::Use> later;
  /// Of each version of a parameter, in its first value and after each update:
  /// the parameter.
  llvm::DenseMap<DegreeGraph::ValueId, DegreeGraph::ValueId> owners{};
};

/// Values that are a parameter moved by something of the batch, and are read
/// on: after the first of two unrolled updates, the inner step of
/// meta-learning, a discriminator that the generator's loss reads. Between them
/// a step is several steps, each with a forward pass, a backward pass and an
/// update. Moments that pass a gradient on from one of them to the next are
/// looked for where there are any. `inLoops`: also what is moved in each round
/// of a loop, and read on behind it; no moments are looked for then.
InnerUpdates findInnerUpdates(const DegreeGraph &graph, const StepRoles &roles,
                              bool inLoops = false);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_INNERUPDATES_H
