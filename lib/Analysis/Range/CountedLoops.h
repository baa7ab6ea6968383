//===- CountedLoops.h - Counters of loops that count ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_RANGE_COUNTEDLOOPS_H
#define MP_LIB_ANALYSIS_RANGE_COUNTEDLOOPS_H

#include "mp/Interfaces/NumberRange.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

/// The ranges of what a loop carries and adds a constant to in each round, by
/// all names of it in and behind the loop: where its condition asks one of them
/// to be below a constant, beside whatever else, it has so many rounds at most.
ValueMap<NumberRange> findCounters(Operation *loop);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_RANGE_COUNTEDLOOPS_H
