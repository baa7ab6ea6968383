//===- WrittenSums.h - What sums are made of --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_WRITTENSUMS_H
#define MP_ANALYSIS_RANGE_WRITTENSUMS_H

#include "mp/Analysis/Range/Spread.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"

namespace mlir::mp {

/// Gives a dimension of that size, over which is summed, a name: the place of
/// what is summed; -1 if the size is one.
using NameDimension = llvm::function_ref<int64_t(int64_t size)>;

/// An element of what a reduction combines to `at`, which is its result.
Spread writeOut(const Spread &at, ReduceOp reduction, NameDimension name);

/// The factors of one of the products that are summed to `at`, which is the
/// result of the contraction.
std::pair<Spread, Spread> writeOut(const Spread &at, DotOp dot,
                                   NameDimension name);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_WRITTENSUMS_H
