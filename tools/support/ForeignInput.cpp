//===- ForeignInput.cpp - Import a foreign file before a tool works -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a hostile file does to the reader stays in a child process. The module
// crosses back as bytecode, so the tool's own context never sees a foreign
// dialect; or the tool goes on in the child, which costs a large step less.
//
//===----------------------------------------------------------------------===//

#include "support/ForeignInput.h"
#include "support/Diagnostics.h"
#include "support/Isolation.h"
#include "support/Structure.h"

#include "mp/Conversion/StablehloToMP.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/SourceMgr.h"

#include <unistd.h>

using namespace mlir;
using namespace mlir::mp;

bool mp::isForeignInput(StringRef bytes) {
  return detectFormat(bytes) != FileFormat::MLIR;
}

/// Reads what needs no import.
static OwningOpRef<ModuleOp> readOwn(llvm::MemoryBufferRef input,
                                     MLIRContext *context,
                                     const ReadLimits &limits) {
  StringRef bytes = input.getBuffer(), name = input.getBufferIdentifier();
  if (failed(bytes.starts_with("ML\xEFR")
                 ? checkBytecode(context, bytes, name, limits.bytecode)
                 : checkText(context, bytes, name, limits.text)))
    return {};
  llvm::SourceMgr sources;
  // Of a whole file, behind which there is the NUL that the lexer relies on.
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(bytes, name),
                             SMLoc());
  return parseSourceFile<ModuleOp>(sources, context);
}

/// Reads and converts; the diagnostics handler is in place.
static OwningOpRef<ModuleOp> importModule(llvm::MemoryBufferRef input,
                                          MLIRContext *context,
                                          const ForeignInputOptions &options) {
  StringRef bytes = input.getBuffer(), name = input.getBufferIdentifier();
  OwningOpRef<ModuleOp> module =
      options.isOwn ? readOwn(input, context, options.limits)
                    : readStablehlo(bytes, name, context, options.limits,
                                    options.vjpOrder);
  if (!module || (!options.isOwn && !options.normalFormOnly &&
                  failed(convertStablehloToMP(*module))))
    return {};
  if (failed(checkStructure(*module)))
    return {};
  return module;
}

/// Imports, and makes one error of none and of many: upstream's reader
/// sometimes fails without a word.
static OwningOpRef<ModuleOp>
importWithOneError(llvm::MemoryBufferRef input, MLIRContext *context,
                   const ForeignInputOptions &options) {
  FirstErrorOnly first(context);
  OwningOpRef<ModuleOp> module = importModule(input, context, options);
  if (!module && !first.hasError())
    emitError(FileLineColLoc::get(context, input.getBufferIdentifier(), 1, 1))
        << "the file is malformed";
  return module;
}

/// Gives `sources` a text, which has to live as long, for diagnostics to show
/// lines of.
static void addText(llvm::SourceMgr &sources, llvm::MemoryBufferRef text) {
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(text, /*RequiresNullTerminator=*/false),
      SMLoc());
}

static bool isText(StringRef bytes) {
  FileFormat format = detectFormat(bytes);
  return format == FileFormat::StablehloText ||
         (format == FileFormat::MLIR && !bytes.starts_with("ML\xEFR"));
}

/// Imports with all that there is to say in `diagnostics`.
static OwningOpRef<ModuleOp> importTelling(llvm::MemoryBufferRef input,
                                           MLIRContext *context,
                                           const ForeignInputOptions &options,
                                           raw_ostream &diagnostics) {
  StringRef name = input.getBufferIdentifier();
  if (!isText(input.getBuffer())) {
    ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
      // The source is binary.
      printWithoutSource(diagnostic, name, diagnostics);
    });
    return importWithOneError(input, context, options);
  }
  llvm::SourceMgr sources;
  addText(sources, input);
  PlainSourceHandler handler(sources, context, diagnostics);
  ScopedDiagnosticHandler placeless(context, [&](Diagnostic &diagnostic) {
    return printPlaceless(diagnostic, name, diagnostics);
  });
  return importWithOneError(input, context, options);
}

/// Writes a module for the parent to parse.
static LogicalResult writeModule(ModuleOp module,
                                 const ForeignInputOptions &options,
                                 raw_ostream &output) {
  if (!options.emitText)
    return writeBytecodeToFile(module, output);
  module->print(output,
                OpPrintingFlags().enableDebugInfo(options.printLocations));
  output << "\n";
  return success();
}

std::optional<std::string>
mp::importForeignInput(llvm::MemoryBufferRef input,
                       const DialectRegistry &registry,
                       const ForeignInputOptions &options) {
  using Verifier = SourceMgrDiagnosticVerifierHandler;
  auto work = [&](raw_ostream &output, raw_ostream &diagnostics) {
    // Never deleted, nor is the module: the process ends here, and taking a
    // large one apart would be for nothing.
    MLIRContext &context =
        *new MLIRContext(registry, MLIRContext::Threading::DISABLED);
    // An error says where; the op at fault may be a function of a thousand
    // lines.
    context.printOpOnDiagnostic(false);
    auto write = [&](OwningOpRef<ModuleOp> module) {
      return success(module &&
                     succeeded(writeModule(module.release(), options, output)));
    };
    if (options.verifyDiagnostics == Verifier::Level::None ||
        detectFormat(input.getBuffer()) != FileFormat::StablehloText)
      return write(importTelling(input, &context, options, diagnostics));
    llvm::SourceMgr sources;
    addText(sources, input);
    Verifier handler(sources, &context, diagnostics, options.verifyDiagnostics);
    if (failed(write(importModule(input, &context, options))))
      output << "module {}\n";
    return handler.verify();
  };
  return runIsolated(input.getBufferIdentifier(), work,
                     IsolationLimits::forFile(input.getBufferSize()));
}

//===----------------------------------------------------------------------===//
// Importing into a pipeline
//===----------------------------------------------------------------------===//

/// Gives a module without contents those of another.
static void takeContents(ModuleOp module, ModuleOp from) {
  module->setLoc(from->getLoc());
  module->setAttrs(from->getAttrDictionary());
  module.getBodyRegion().takeBody(from.getBodyRegion());
}

namespace {
/// In front of the first pass. No pass itself: a pipeline that is given as text
/// takes the place of all passes that are there already.
struct TakeImported final : PassInstrumentation {
  explicit TakeImported(OwningOpRef<ModuleOp> module)
      : imported(std::move(module)) {}

  void runBeforePass(Pass *, Operation *op) override {
    // The first is on the module, in the only thread that there is by then.
    if (!imported)
      return;
    takeContents(cast<ModuleOp>(op), *imported);
    imported = {};
  }

  OwningOpRef<ModuleOp> imported;
};

/// The pass of a pipeline that has no other.
struct NoOtherPass final : PassWrapper<NoOtherPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(NoOtherPass)
  void runOnOperation() override {}
};
} // namespace

/// What MlirOptMain does while it parses.
static OwningOpRef<ModuleOp> importAlone(llvm::MemoryBufferRef input,
                                         MLIRContext *context,
                                         const ForeignInputOptions &options,
                                         raw_ostream &diagnostics) {
  bool hadThreads = context->isMultithreadingEnabled();
  context->disableMultithreading();
  OwningOpRef<ModuleOp> module =
      importTelling(input, context, options, diagnostics);
  context->enableMultithreading(hadThreads);
  return module;
}

std::unique_ptr<llvm::MemoryBuffer>
mp::importInPipeline(MlirOptMainConfig &config,
                     std::unique_ptr<llvm::MemoryBuffer> file,
                     const ForeignInputOptions &options) {
  std::string name = file->getBufferIdentifier().str();
  std::shared_ptr<Isolation> isolation =
      Isolation::begin(name, IsolationLimits::forFile(file->getBufferSize()));
  if (!isolation)
    return nullptr;
  std::shared_ptr<llvm::MemoryBuffer> input = std::move(file);
  config.setPassPipelineSetupFn([inner = config, input, isolation,
                                 options](PassManager &pm) {
    std::string diagnostics;
    llvm::raw_string_ostream stream(diagnostics);
    OwningOpRef<ModuleOp> module =
        importAlone(input->getMemBufferRef(), pm.getContext(), options, stream);
    isolation->end(diagnostics);
    // What the bytes of a stranger left in memory is not walked once more.
    if (!module)
      ::_exit(1);
    pm.addInstrumentation(std::make_unique<TakeImported>(std::move(module)));
    LogicalResult result = inner.setupPassPipeline(pm);
    if (pm.empty())
      pm.addPass(std::make_unique<NoOtherPass>());
    return result;
  });
  return llvm::MemoryBuffer::getMemBufferCopy("module {}", "imported " + name);
}
