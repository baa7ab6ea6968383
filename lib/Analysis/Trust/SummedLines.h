//===- SummedLines.h - Sums that hold a large term --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_TRUST_SUMMEDLINES_H
#define MP_ANALYSIS_TRUST_SUMMEDLINES_H

#include "mp/Analysis/Range/RangeAnalysis.h"

namespace mlir::mp {

/// Whether each element of the result sums a whole line of the operand, one of
/// whose terms at least is large whatever becomes of the others: a line of a
/// softmax, before it is divided or behind that, against factors that are large
/// themselves. Windows and segments may leave that term out. The operand has no
/// negative elements.
bool sumsLargeTerm(OpOperand &summed, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_ANALYSIS_TRUST_SUMMEDLINES_H
