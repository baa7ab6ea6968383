//===- WideEnds.h - Who sees the last bits of a quotient ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_PRECISION_WIDEENDS_H
#define MP_LIB_TRANSFORMS_PRECISION_WIDEENDS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/Range/RangeAnalysis.h"

namespace mlir::mp {

/// The first op found that would show an error of a unit or two in the last
/// place of the elements of an f32 quotient: one that returns it, compares it,
/// or takes it from what may be as exact. None if all that is made of it is
/// rounded to 16 bits, and the error is no larger there, beside the result,
/// than that of f32 arithmetic. Where too much is made of it, an op of that.
Operation *findWideEnd(arith::DivFOp quotient, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_PRECISION_WIDEENDS_H
