//===- Load.cpp - Load the module that a file holds -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Load.h"
#include "support/Diagnostics.h"
#include "support/ForeignInput.h"
#include "support/Isolation.h"
#include "support/Structure.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mp/Import/BytecodeLimits.h"
#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"
#include "mp/Support/TextLimits.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::mp;

std::unique_ptr<llvm::MemoryBuffer> mp::openInput(StringRef path) {
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> file = readFile(path);
  if (file)
    return std::move(*file);
  llvm::errs() << (path.empty() ? "''" : escape(path))
               << ": error: " << escape(llvm::toString(file.takeError()))
               << "\n";
  return nullptr;
}

/// Parses bytecode in a child process, which upstream's reader can crash.
static LogicalResult tryBytecode(llvm::MemoryBufferRef input,
                                 const DialectRegistry &registry) {
  auto parse = [&](raw_ostream &, raw_ostream &diagnostics) -> LogicalResult {
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    bool hasError = false;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      // A damaged file has one thing to say.
      if (std::exchange(hasError, true))
        return;
      diagnostics << makePlain(input.getBufferIdentifier().str() +
                               ":1:1: error: " + diagnostic.str() + "\n");
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
  StringRef bytes = input.getBuffer(), name = input.getBufferIdentifier();
  MLIRContext context(MLIRContext::Threading::DISABLED);
  llvm::SourceMgr sources;
  PlainSourceHandler handler(sources, &context);
  if (!bytes.starts_with("ML\xEFR"))
    return checkText(&context, bytes, name);
  return success(succeeded(checkBytecode(&context, bytes, name)) &&
                 succeeded(tryBytecode(input, registry)));
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
  PlainSourceHandler handler(sources, &context);
  FirstErrorOnly first(&context);
  auto module = parseSourceFile<ModuleOp>(sources, &context);
  if (module && failed(checkStructure(*module)))
    return {};
  return module;
}
