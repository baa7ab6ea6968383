//===- ConvLayout.h - Bring a convolution into one layout -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOPLAN_CONVLAYOUT_H
#define MP_LIB_CONVERSION_MPTOPLAN_CONVLAYOUT_H

#include "mp/Dialect/MP/IR/MPContractionOps.h"

namespace mlir::mp {

/// cuDNN wants all three tensors with channels last or all with channels
/// first. Where a graph's dimensions stand otherwise (a JAX filter has its
/// output channels last), replaces `op` by one on transposed tensors, each
/// transpose a fusion of its own; the layout is the one that transposes fewer
/// bytes, channels last among equals. Exact: only moves elements. Returns the
/// op to lower, `op` itself if nothing had to move.
ConvOp bringIntoOneLayout(ConvOp op);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_MPTOPLAN_CONVLAYOUT_H
