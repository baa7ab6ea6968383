//===- ExistingLossScale.h - A loss scale that the step has already -*- C++
//-*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_EXISTINGLOSSSCALE_H
#define MP_ANALYSIS_LOSSSCALING_EXISTINGLOSSSCALE_H

#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// The factor that the author of a step multiplies the loss by and divides the
/// gradients by: an argument, or a constant.
struct ExistingLossScale {
  std::optional<unsigned> argument;
  double constant = 0.0;
  /// Whether it is one of some of the step's backward passes only. The others
  /// have to be scaled, and a scale of all begins that much lower.
  bool isPartial = false;
};

/// Finds such a factor by what it does: if it were larger, no result of the
/// step but its own next value would change, and yet every target has, on its
/// way from the batch, a value that grows with it, in each of its backward
/// passes. Where there is none, a constant that scales some of several passes
/// is given. Arguments are float scalars, constants factors and divisors above
/// 8 together with their reciprocals. A constant that was folded into others
/// stays unseen. Linear in the step for each candidate.
std::optional<ExistingLossScale> findExistingLossScale(EntryFunction main,
                                                       const StepGraph &step,
                                                       const StepRoles &roles);

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_EXISTINGLOSSSCALE_H
