//===- Passes.h - Memory and calls of a plan --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_TRANSFORMS_PASSES_H
#define MP_DIALECT_MPRT_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Dialect/MPRT/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Dialect/MPRT/Transforms/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_DIALECT_MPRT_TRANSFORMS_PASSES_H
