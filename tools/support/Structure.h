//===- Structure.h - What no step may be built like -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_STRUCTURE_H
#define MP_TOOLS_SUPPORT_STRUCTURE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp {

/// Fails with one error where a module that was just read would have passes and
/// the interpreter run for ever: values of a module's own body that are used
/// before they are made, functions that call themselves, and calls that would
/// become more than ten million ops, or nest deeper than a thousand.
LogicalResult checkStructure(ModuleOp module);

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_STRUCTURE_H
