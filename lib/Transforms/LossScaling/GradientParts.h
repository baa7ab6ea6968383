//===- GradientParts.h - What a gradient is summed up from ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_GRADIENTPARTS_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_GRADIENTPARTS_H

#include "mp/Dialect/MP/IR/MPIndexingOps.h"

namespace mlir::mp {

/// Whether all elements are said to be zero.
bool isZeroEverywhere(Value value);

/// The operands of an op, element by element, that gives zero for zeros and
/// adds; what else it has are single numbers. None of another op, or of none.
ValueRange getSummedParts(Operation *op);

/// The same of fewer elements, which lie where they like.
Value createOfFewer(OpBuilder &builder, Operation *op, ValueRange operands,
                    Type type);

/// By dimension of what a scatter writes to, that of its updates which runs
/// along it, if one does.
SmallVector<std::optional<int64_t>> getWindowDims(ScatterOp scatter);

/// What a scatter writes at once, by dimension of what it writes to.
SmallVector<int64_t> getWrittenWindow(ScatterOp scatter);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_GRADIENTPARTS_H
