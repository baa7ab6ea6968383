//===- ForeignInput.cpp - Import a foreign file before a tool works -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The module crosses to the tool as bytecode, so the tool's own context never
// sees a foreign dialect, and what a hostile file does to the reader stays in
// the child.
//
//===----------------------------------------------------------------------===//

#include "support/ForeignInput.h"
#include "support/Diagnostics.h"
#include "support/Isolation.h"

#include "mp/Conversion/StablehloToMP.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::isForeignInput(StringRef bytes) {
  return detectFormat(bytes) != FileFormat::MLIR;
}

/// Reads, converts and writes; the diagnostics handler is in place.
static LogicalResult importModule(llvm::MemoryBufferRef input,
                                  MLIRContext *context,
                                  const ForeignInputOptions &options,
                                  raw_ostream &output) {
  OwningOpRef<ModuleOp> module =
      readStablehlo(input.getBuffer(), input.getBufferIdentifier(), context,
                    options.limits, options.vjpOrder);
  if (!module)
    return failure();
  if (!options.normalFormOnly && failed(convertStablehloToMP(*module)))
    return failure();
  // The process ends here: taking a large module apart would be for nothing.
  ModuleOp imported = module.release();
  if (!options.emitText)
    return writeBytecodeToFile(imported, output);
  imported->print(output,
                  OpPrintingFlags().enableDebugInfo(options.printLocations));
  output << "\n";
  return success();
}

/// Imports, and makes one error of none and of many: a damaged file has one
/// thing to say, and upstream's reader sometimes fails without a word.
static LogicalResult importWithOneError(llvm::MemoryBufferRef input,
                                        MLIRContext *context,
                                        const ForeignInputOptions &options,
                                        raw_ostream &output) {
  bool hasError = false;
  // Asked before the handler that prints; success means "seen to".
  ScopedDiagnosticHandler filter(context, [&](Diagnostic &diagnostic) {
    bool isError = diagnostic.getSeverity() == DiagnosticSeverity::Error;
    bool isRepeated = isError && hasError;
    hasError |= isError;
    return success(isRepeated);
  });
  if (succeeded(importModule(input, context, options, output)))
    return success();
  if (!hasError)
    emitError(FileLineColLoc::get(context, input.getBufferIdentifier(), 1, 1))
        << "the file is malformed";
  return failure();
}

std::optional<std::string>
mp::importForeignInput(llvm::MemoryBufferRef input,
                       const DialectRegistry &registry,
                       const ForeignInputOptions &options) {
  using Verifier = SourceMgrDiagnosticVerifierHandler;
  auto work = [&](raw_ostream &output, raw_ostream &diagnostics) {
    // Never deleted, as the module in it.
    MLIRContext &context =
        *new MLIRContext(registry, MLIRContext::Threading::DISABLED);
    // An error says where; the op at fault may be a function of a thousand
    // lines.
    context.printOpOnDiagnostic(false);
    if (detectFormat(input.getBuffer()) != FileFormat::StablehloText) {
      ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
        // The source is binary.
        printWithoutSource(diagnostic, input.getBufferIdentifier(),
                           diagnostics);
      });
      return importWithOneError(input, &context, options, output);
    }
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(input.getBuffer(),
                                             input.getBufferIdentifier()),
        SMLoc());
    if (options.verifyDiagnostics == Verifier::Level::None) {
      SourceMgrDiagnosticHandler handler(sources, &context, diagnostics);
      ScopedDiagnosticHandler placeless(&context, [&](Diagnostic &diagnostic) {
        return printPlaceless(diagnostic, input.getBufferIdentifier(),
                              diagnostics);
      });
      return importWithOneError(input, &context, options, output);
    }
    Verifier handler(sources, &context, diagnostics, options.verifyDiagnostics);
    if (failed(importModule(input, &context, options, output)))
      output << "module {}\n";
    return handler.verify();
  };
  return runIsolated(input.getBufferIdentifier(), work,
                     IsolationLimits::forFile(input.getBufferSize()));
}
