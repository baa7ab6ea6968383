//===- Recomputed.h - Forward values that are computed anew -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_RECOMPUTED_H
#define MP_LIB_ANALYSIS_LOSSSCALING_RECOMPUTED_H

#include "mp/Analysis/LossScaling/DegreeGraph.h"

namespace mlir::mp {

/// Adds to the values of `forward` those that are computed as one of them is,
/// from the same values, behind a barrier: a backward pass that keeps no
/// activations starts so.
void addRecomputed(const DegreeGraph &graph, llvm::BitVector &forward);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_RECOMPUTED_H
