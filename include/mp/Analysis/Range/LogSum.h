//===- LogSum.h - Logarithms of sums of exponentials ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_LOGSUM_H
#define MP_ANALYSIS_RANGE_LOGSUM_H

#include "mp/Analysis/Range/RangeAnalysis.h"

namespace mlir::mp {

/// Of a choice by a comparison that finds infinities or NaN, what is chosen
/// where there is none; any other value itself.
Value skipExceptions(Value value);

/// The other term of a value that is max(x, y) and more, as log(exp(x) +
/// exp(y)) is, behind its exceptions; null where `x` is no term of it.
Value findOtherTerm(Value sum, Value x, const RangeAnalysis &ranges);

/// Whether `x` is no more than such a value that it is a term of, or is taken
/// for 0 where both are infinite.
bool isAtMostLogSum(Value x, Value sum, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_LOGSUM_H
