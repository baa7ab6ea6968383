//===- Passes.h - The update of a step --------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_OPTIMIZER_PASSES_H
#define MP_TRANSFORMS_OPTIMIZER_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mp/Transforms/Optimizer/Optimizer.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Transforms/Optimizer/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/Optimizer/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_TRANSFORMS_OPTIMIZER_PASSES_H
