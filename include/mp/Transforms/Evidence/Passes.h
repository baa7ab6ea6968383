//===- Passes.h - What runs of a step told ----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_EVIDENCE_PASSES_H
#define MP_TRANSFORMS_EVIDENCE_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Transforms/Evidence/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/Evidence/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_TRANSFORMS_EVIDENCE_PASSES_H
