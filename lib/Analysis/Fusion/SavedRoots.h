//===- SavedRoots.h - Make saved values again -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_SAVEDROOTS_H
#define MP_LIB_ANALYSIS_FUSION_SAVEDROOTS_H

#include "Times.h"

namespace mlir::mp {

/// Lets a later kernel make again what an earlier one would save for it, where
/// both are made of fewer bytes that are in memory: of a GELU the operand
/// stands for its half, its erf and its exp. Values that are made of the same
/// are one case: what they move less pays for the arithmetic, and no more is
/// kept. The choice of Chen et al. (2016), by bytes and within one kernel.
void markMadeOfRoots(FusionGraph &graph, const FusionTimes &times,
                     bool hasCasts);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_SAVEDROOTS_H
