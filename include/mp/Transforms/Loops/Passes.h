//===- Passes.h - Loops and branches as straight code -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_LOOPS_PASSES_H
#define MP_TRANSFORMS_LOOPS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Transforms/Loops/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/Loops/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_TRANSFORMS_LOOPS_PASSES_H
