//===- Passes.h - Masters and working copies --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_MASTERS_PASSES_H
#define MP_TRANSFORMS_MASTERS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mp/Transforms/Masters/MasterWeights.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Transforms/Masters/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Transforms/Masters/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_TRANSFORMS_MASTERS_PASSES_H
