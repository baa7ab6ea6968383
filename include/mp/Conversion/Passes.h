//===- Passes.h - Conversions between dialects ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CONVERSION_PASSES_H
#define MP_CONVERSION_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"

namespace mlir::mp {

#define GEN_PASS_DECL
#include "mp/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "mp/Conversion/Passes.h.inc"

} // namespace mlir::mp

#endif // MP_CONVERSION_PASSES_H
