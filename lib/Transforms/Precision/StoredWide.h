//===- StoredWide.h - What has to be f32 in memory, and why -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_PRECISION_STOREDWIDE_H
#define MP_LIB_TRANSFORMS_PRECISION_STOREDWIDE_H

#include "mp/Analysis/Precision/Planner.h"

namespace mlir::mp {

/// What the backward pass keeps in f32, whatever it costs, and why. Of what a
/// loop stacks up, the first op that does.
DenseMap<Operation *, std::string> findSavedWide(FunctionOpInterface function,
                                                 const PlannedTypes &plan);

/// Of each op that gives f32 whatever that costs: why. Where every op writes
/// memory, it is more than what the backward pass keeps.
DenseMap<Operation *, std::string>
findStoredWide(const FunctionPrecision &graph, const PlannedTypes &plan);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_PRECISION_STOREDWIDE_H
