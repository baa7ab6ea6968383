//===- GraphClosures.h - What depends, and on what --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_STATE_GRAPHCLOSURES_H
#define MP_LIB_ANALYSIS_STATE_GRAPHCLOSURES_H

#include "mp/Analysis/LossScaling/DegreeGraph.h"

namespace mlir::mp {

/// Adds what depends on `values`; does not pass nodes that `ends` is true of.
void closeForward(const DegreeGraph &graph, llvm::BitVector &values,
                  llvm::function_ref<bool(DegreeGraph::NodeId)> ends);
/// Adds what `values` are made of, but for `stop`; does not pass nodes that
/// `begins` is true of.
void closeBackward(
    const DegreeGraph &graph, llvm::BitVector &values,
    const llvm::BitVector &stop,
    llvm::function_ref<bool(DegreeGraph::NodeId)> begins =
        [](DegreeGraph::NodeId) { return false; });

/// Whether `id` makes of `gradients` something else: there the update begins.
bool endsGradients(const DegreeGraph &graph, const llvm::BitVector &gradients,
                   DegreeGraph::NodeId id);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_STATE_GRAPHCLOSURES_H
