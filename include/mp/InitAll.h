//===- InitAll.h - The one list of dialects, models and passes --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INITALL_H
#define MP_INITALL_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::mp {

/// Registers the dialects a training graph uses, and the interface models of
/// foreign ones.
void registerAllDialects(DialectRegistry &registry);

/// Registers all passes and pipelines for textual use.
void registerAllPasses();

} // namespace mlir::mp

#endif // MP_INITALL_H
