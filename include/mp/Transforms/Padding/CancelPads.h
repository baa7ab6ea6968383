//===- CancelPads.h - Compute at the padded shape between pads --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PADDING_CANCELPADS_H
#define MP_TRANSFORMS_PADDING_CANCELPADS_H

#include "mp/Analysis/Padding/PadCarrying.h"

namespace mlir::mp {

/// Replaces each pad of the plan by the value computed at the padded shape.
void applyCarriedPads(ArrayRef<CarriedPad> plans);

/// Moves crops behind reductions over other dimensions, where the cropped
/// tensor is smaller, of crops that nobody else reads. Whether there was one.
bool sinkCropsThroughReductions(Operation *root);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_PADDING_CANCELPADS_H
