//===- TellAssumptions.h - Say what a plan takes on trust -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_PRECISION_TELLASSUMPTIONS_H
#define MP_LIB_TRANSFORMS_PRECISION_TELLASSUMPTIONS_H

#include "mp/Analysis/Precision/Planner.h"

namespace mlir::mp {

/// Warns of what a plan believes without evidence and what matters, each time
/// with the way out: one line for values of the batch and the last weights of
/// what is compared with it, and one for each of the first ops.
void tellAssumptions(const PlannedTypes &plan, FloatType low);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_PRECISION_TELLASSUMPTIONS_H
