//===- Load.h - Load the module that a file holds ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_LOAD_H
#define MP_TOOLS_SUPPORT_LOAD_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::mp {

/// The bytes of `path` ("-" is stdin); null after an error on stderr.
std::unique_ptr<llvm::MemoryBuffer> openInput(StringRef path);

/// Says on stderr, and fails, if `input` cannot be parsed safely: text that
/// nests too deep, or bytecode that a child process cannot parse.
LogicalResult checkInput(llvm::MemoryBufferRef input,
                         const DialectRegistry &registry);

/// The module in `path`, verified: mp text or bytecode, or a file of another
/// framework, which is imported in a child process. Diagnostics go to stderr.
OwningOpRef<ModuleOp> loadModule(StringRef path, MLIRContext &context);

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_LOAD_H
