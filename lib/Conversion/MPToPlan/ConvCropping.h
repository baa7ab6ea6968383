//===- ConvCropping.h - Convolutions that drop pixels -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOPLAN_CONVCROPPING_H
#define MP_LIB_CONVERSION_MPTOPLAN_CONVCROPPING_H

#include "mp/Dialect/MP/IR/MPContractionOps.h"

namespace mlir::mp {

/// Leaves out what the forward convolution does not read of its images at
/// their edges, which cuDNN cannot be told: slices them, or pads the gradient
/// of the rest with zeros. Returns whether there was such.
bool cropImages(ConvOp op, OpBuilder &builder);

/// Makes zeros of a convolution of which the forward one reads no pixel: all
/// its windows are in the padding. Erases the op then; returns whether it did.
bool replaceUnread(ConvOp op, OpBuilder &builder);

/// Reverses the filter, or what stands for it, where cuDNN does not: in some of
/// its spatial dimensions, or in a weight gradient. Returns whether it did.
bool reverseFilter(ConvOp op, OpBuilder &builder);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_MPTOPLAN_CONVCROPPING_H
