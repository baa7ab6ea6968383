//===- Load.cpp - Load the module that a file holds -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Load.h"
#include "support/ForeignInput.h"
#include "support/Isolation.h"

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

/// Parses bytecode in a child process, which upstream's reader can crash.
static LogicalResult tryBytecode(llvm::MemoryBufferRef input,
                                 const DialectRegistry &registry) {
  auto parse = [&](raw_ostream &, raw_ostream &diagnostics) -> LogicalResult {
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      diagnostics << input.getBufferIdentifier()
                  << ":1:1: error: " << diagnostic.str() << "\n";
    });
    ParserConfig config(&context, /*verifyAfterParse=*/false);
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(input, false),
                               SMLoc());
    return success(bool(parseSourceFile<ModuleOp>(sources, config)));
  };
  return success(
      bool(runIsolated(input.getBufferIdentifier(), parse,
                       IsolationLimits::forFile(input.getBufferSize()))));
}

LogicalResult mp::checkInput(llvm::MemoryBufferRef input,
                             const DialectRegistry &registry) {
  if (input.getBuffer().starts_with("ML\xEFR"))
    return tryBytecode(input, registry);
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
  } else if (failed(checkInput(buffer->getMemBufferRef(),
                               context.getDialectRegistry()))) {
    return {};
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), SMLoc());
  SourceMgrDiagnosticHandler handler(sources, &context);
  return parseSourceFile<ModuleOp>(sources, &context);
}
