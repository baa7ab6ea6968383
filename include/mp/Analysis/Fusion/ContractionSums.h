//===- ContractionSums.h - Sums that library calls make ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_FUSION_CONTRACTIONSUMS_H
#define MP_ANALYSIS_FUSION_CONTRACTIONSUMS_H

#include "mp/Interfaces/AlignableOpInterface.h"

#include "llvm/ADT/SmallVector.h"

namespace mlir::mp {

/// An addition that the call of a contraction does.
struct ContractionSum {
  Operation *contraction;
  Operation *add;
};

/// The contraction of the block that makes the value, for the value's user
/// alone, if its call adds.
AlignableOpInterface findAdder(Value value, Block &block);

/// The small sums of products of a block in f32 that calls make, whatever types
/// their terms get in memory: the product of the later of two operands adds the
/// earlier one, which is a product, or such a sum, and read by nobody else. In
/// the order of the ops.
llvm::SmallVector<ContractionSum, 0> findContractionSums(Block &block);

} // namespace mlir::mp

#endif // MP_ANALYSIS_FUSION_CONTRACTIONSUMS_H
