//===- LossScaleProof.h - Whether a scaled step is the step -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_LOSSSCALEPROOF_H
#define MP_LIB_ANALYSIS_LOSSSCALING_LOSSSCALEPROOF_H

#include "StepFacts.h"

namespace mlir::mp {

/// Judges `places`, however they were found. `sawIdle`: where no gradient was
/// found, some candidate was scaled and unscaled with nothing in between.
LossScaleProof proveLossScale(const StepFacts &facts,
                              const LossScalePlaces &places, bool sawIdle);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_LOSSSCALEPROOF_H
