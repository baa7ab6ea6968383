//===- UpdateEnd.h - In which calls a step updates --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_UPDATEEND_H
#define MP_ANALYSIS_LOSSSCALING_UPDATEEND_H

#include "mp/Analysis/LossScaling/StepGraph.h"

namespace mlir::mp {

/// The tensor<i1> by which all parameters of a step move, or keep their old
/// values: gradients of several calls gather, and the last of the calls takes
/// the update. It is selected by after any guard, and no example of the batch
/// decides it. Null where a parameter moves in each call.
Value findUpdateEnd(EntryFunction main, const StepGraph &step);

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_UPDATEEND_H
