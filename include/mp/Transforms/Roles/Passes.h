//===- Passes.h - Roles of arguments and results ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_ROLES_PASSES_H
#define MP_TRANSFORMS_ROLES_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Transforms/Roles/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/Roles/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_TRANSFORMS_ROLES_PASSES_H
