//===- Fraction.h - What a whole number is taken from -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_FRACTION_H
#define MP_ANALYSIS_RANGE_FRACTION_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/Range/RangeAnalysis.h"

namespace mlir::mp {

/// The op that rounds `x`, of `x - floor(x)` or `x - round(x)`, also by way of
/// an integer that holds what `x` may be. Null of any other difference.
Operation *findWholePart(arith::SubFOp difference, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_FRACTION_H
