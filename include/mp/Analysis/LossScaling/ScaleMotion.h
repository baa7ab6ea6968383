//===- ScaleMotion.h - Powers of two along a backward pass ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every derivative is linear in what it is handed, so a factor may be put in at
// any place of a backward pass and taken out at any later one: 1/M of a mean
// out of the pass into the unscaling, a factor of its own for each layer. A
// factor is a power of two, counted as degrees are, in a unit of its own.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_SCALEMOTION_H
#define MP_ANALYSIS_LOSSSCALING_SCALEMOTION_H

#include "mp/Analysis/LossScaling/DegreePropagation.h"

namespace mlir::mp {

/// By which powers of two a value may be multiplied so that 16 bits hold it:
/// above the greatest it would overflow, below the least it would vanish.
struct ExponentWindow {
  int least;
  int greatest;
};

/// What decides where factors are put.
struct ScaleMotionOptions {
  /// Takes constants out of the backward pass, those that its seed is made of
  /// and those that it meets up to its first sum.
  bool hoistsConstants = false;
  /// Of a value that contractions read or write; none: it fits as it is. Null:
  /// no value is looked at.
  llvm::function_ref<std::optional<ExponentWindow>(DegreeGraph::ValueId)>
      getWindow = nullptr;
};

/// Powers of two at uses of scaled values, and those taken back at values that
/// are unscaled.
struct ScaleMotion {
  DegreeShifts shifts;
  /// Contractions whose operand and result fit no power of two together: the
  /// operand does not overflow.
  llvm::SmallVector<DegreeGraph::NodeId> narrow;
  /// By loss scale, an argument of the step: the exponent that constants were
  /// taken out with, from 1 up. By so much the gradients of its backward passes
  /// are larger.
  std::map<DegreeGraph::ValueId, int> hoisted;
};

/// The value with which the loops begin that carry `value`; itself, if none
/// does.
DegreeGraph::ValueId getCarriedFrom(const DegreeGraph &graph,
                                    DegreeGraph::ValueId value);

/// Plans factors for a step whose loss is scaled: `scaled` are the degrees in
/// the loss scale. What is unscaled and what is not linear is as before. Linear
/// in the step.
ScaleMotion planScaleMotion(const DegreeGraph &graph,
                            llvm::ArrayRef<Degree> scaled,
                            const ScaleMotionOptions &options);

/// What shows that `shifts` change more than values on the way: a node that
/// joins values of different powers, or an exit that reads one; none: they
/// cancel. The proof does not depend on how they were found.
std::optional<DegreeGraph::NodeId> findUncancelled(const DegreeGraph &graph,
                                                   const DegreeShifts &shifts);

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_SCALEMOTION_H
