//===- Load.cpp - Load the module that a file holds -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Load.h"
#include "support/ForeignInput.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::mp;

std::unique_ptr<llvm::MemoryBuffer> mp::openInput(StringRef path) {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (std::error_code error = file.getError()) {
    llvm::errs() << path << ": error: " << error.message() << "\n";
    return nullptr;
  }
  return std::move(*file);
}

LogicalResult mp::checkInput(llvm::MemoryBufferRef input) {
  if (input.getBuffer().starts_with("ML\xEFR"))
    return success();
  MLIRContext context(MLIRContext::Threading::DISABLED);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context);
  return checkNesting(&context, input.getBuffer(), input.getBufferIdentifier());
}

OwningOpRef<ModuleOp> mp::loadModule(StringRef path, MLIRContext &context) {
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInput(path);
  if (!buffer)
    return {};
  if (isForeignInput(buffer->getBuffer())) {
    std::optional<std::string> imported =
        importForeignInput(buffer->getMemBufferRef(),
                           context.getDialectRegistry(), ForeignInputOptions());
    if (!imported)
      return {};
    buffer = llvm::MemoryBuffer::getMemBufferCopy(
        *imported, buffer->getBufferIdentifier());
  } else if (failed(checkInput(buffer->getMemBufferRef()))) {
    return {};
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  SourceMgrDiagnosticHandler handler(sources, &context);
  return parseSourceFile<ModuleOp>(sources, &context);
}
