//===- PlanPeak.h - What waits in memory while a plan runs ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_PLANPEAK_H
#define MP_LIB_ANALYSIS_FUSION_PLANPEAK_H

#include "mp/Analysis/Fusion/FusionPlan.h"

namespace mlir::mp {

/// The most bytes that wait in memory at one time for what reads them; what is
/// pinned stays there in any case and is not counted.
int64_t findPeak(const FusionGraph &graph, const FusionPlan &plan);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_PLANPEAK_H
