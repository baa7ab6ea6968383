//===- Passes.h - Passes that make code -------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CODEGEN_PASSES_H
#define MP_CODEGEN_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/CodeGen/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/CodeGen/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_CODEGEN_PASSES_H
