//===- Passes.h - Loss scaling ----------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_LOSSSCALING_PASSES_H
#define MP_TRANSFORMS_LOSSSCALING_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mp/Transforms/LossScaling/LossScaling.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Transforms/LossScaling/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/LossScaling/Passes.h.inc"

/// Patterns of mp-lower-state: training state as ordinary arithmetic.
void populateLowerStatePatterns(RewritePatternSet &patterns);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_LOSSSCALING_PASSES_H
