//===- Passes.h - Shapes of the Tensor Cores --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PADDING_PASSES_H
#define MP_TRANSFORMS_PADDING_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mp/Transforms/Padding/PadToTile.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Transforms/Padding/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/Padding/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_TRANSFORMS_PADDING_PASSES_H
