//===- Passes.h - What becomes one kernel -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_FUSION_PASSES_H
#define MP_TRANSFORMS_FUSION_PASSES_H

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "mlir/Pass/Pass.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Transforms/Fusion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/Fusion/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_TRANSFORMS_FUSION_PASSES_H
