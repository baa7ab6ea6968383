//===- DivisorParts.h - What a divisor is hardly smaller than ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_DIVISORPARTS_H
#define MP_LIB_ANALYSIS_TRUST_DIVISORPARTS_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"

namespace mlir::mp {

/// A value, or 1 less it, in the places that ops pick of it.
struct Part {
  Value of;
  bool isRest = false;
  /// A gather of the value, or the scatter or choice that puts back what it
  /// picked.
  Operation *picked = nullptr;
};

/// Whether the op multiplies its operands, the loss scale among them.
bool multiplies(Operation *op);
/// The value and what it is the product of.
SmallVector<Value> findProducts(Value factor);
/// Adds what a factor is the product of, each also as what is left of 1.
void addFactors(Value factor, const RangeAnalysis &ranges,
                SmallVectorImpl<Part> &factors);
/// Takes a factor that makes up for a divisor, if there is one; of a divisor
/// that is chosen, one for each choice.
bool takeFactor(SmallVectorImpl<Part> &factors, Value divisor,
                const RangeAnalysis &ranges, unsigned depth = 2);
/// The factors as they are before what was picked was put back.
void stepOverPut(Operation *put, SmallVectorImpl<Part> &factors);
/// Whether the op is a choice of numbers where integers are equal, such as a
/// position and an index, and of 0 elsewhere.
bool isOneOfEachLine(Operation *op);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_DIVISORPARTS_H
