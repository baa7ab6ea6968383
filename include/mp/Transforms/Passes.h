//===- Passes.h - Passes on the mp graph ------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PASSES_H
#define MP_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Transforms/LossScaling/LossScaling.h"
#include "mp/Transforms/Optimizer/Optimizer.h"

namespace mlir::mp {

/// What becomes of the stored parameters.
enum class MasterMode {
  /// They stay f32; low-precision copies are state beside them.
  FP32,
  /// They are stored in the low precision: the negative control.
  None
};

#define GEN_PASS_DECL
#include "mp/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/Passes.h.inc"

/// Patterns of mp-lower-state: training state as ordinary arithmetic.
void populateLowerStatePatterns(RewritePatternSet &patterns);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_PASSES_H
