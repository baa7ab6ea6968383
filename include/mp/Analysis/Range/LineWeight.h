//===- LineWeight.h - How much larger a contraction may be ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_LINEWEIGHT_H
#define MP_ANALYSIS_RANGE_LINEWEIGHT_H

#include "mp/Analysis/Range/RangeAnalysis.h"

#include <optional>

namespace mlir::mp {

/// How many times as large as the largest number of the other factor what a
/// contraction gives may be, for what this factor is: the largest sum of
/// magnitudes along what is summed. 1 of averages, of one-hots that are
/// constants, and of what was divided by its own sum; infinity if nothing
/// bounds it.
double getLineWeight(OpOperand &factor, const RangeAnalysis &ranges);

/// The same of a constant whose numbers cancel along all that is summed, so
/// that the contraction gives differences of the other factor: 4 of the stencil
/// 1, -2, 1. None if the factor is no such constant.
std::optional<double> getStencilWeight(OpOperand &factor);

/// Whether what is summed of a factor are shares of 1 that are all there: its
/// own softmax, an average.
bool sumsToOne(OpOperand &factor, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_LINEWEIGHT_H
