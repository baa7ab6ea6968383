//===- mp-opt.cpp - The optimizer driver ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-opt's driver over our dialects and passes, with five things around it:
// a file of another framework is imported first, a part of the result can be
// written instead of the whole, what was decided is told to who asks, the
// output file is replaced only by a full result, and the exit code tells wrong
// usage (2) from a failed input or pipeline (1).
//
//===----------------------------------------------------------------------===//

#include "mp/CodeGen/Export.h"
#include "mp/Conversion/MPToStablehlo.h"
#include "mp/InitAll.h"
#include "mp/Support/Messages.h"
#include "support/Diagnostics.h"
#include "support/ForeignInput.h"
#include "support/Load.h"
#include "support/Optimize.h"
#include "support/Output.h"
#include "support/Start.h"
#include "support/Telling.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/ToolUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {
enum ExitCode { Success = 0, InputFailed = 1, WrongUsage = 2 };
enum class Emit { IR, Plan, Ptx, Artifact, Stablehlo };

struct Options {
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-")};
  cl::opt<std::string> output{"o", cl::desc("Output file"),
                              cl::value_desc("filename"), cl::init("-")};
  cl::opt<bool> import{
      "import",
      cl::desc("Import StableHLO text and portable artifacts, told by their "
               "bytes, before the pipeline runs"),
      cl::init(true)};
  cl::opt<Emit> emit{
      "emit", cl::desc("What to write"),
      cl::values(
          clEnumValN(Emit::IR, "ir", "The module (default)"),
          clEnumValN(Emit::Plan, "plan", "Its plans, without kernels' PTX"),
          clEnumValN(Emit::Ptx, "ptx", "The PTX of all its kernels"),
          clEnumValN(Emit::Artifact, "mpx",
                     "Its plans with constants and code, for mp-run "
                     "--device=cuda and libmp_runtime"),
          clEnumValN(Emit::Stablehlo, "stablehlo",
                     "The step as StableHLO text in generic form")),
      cl::init(Emit::IR)};
  cl::opt<std::string> ptxas{
      "ptxas", cl::value_desc("filename"),
      cl::desc("With --emit=mpx: the CUDA toolkit's assembler, to put machine "
               "code for the chip beside the PTX")};
  cl::list<std::string> reports{
      "report", cl::value_desc("filename"),
      cl::desc("Write what was decided of each op and why, as .json or as a "
               "page, .html")};
  cl::list<std::string> why{
      "why", cl::value_desc("node"),
      cl::desc("Print why an op has its types, by its id in a report or its "
               "name in the user's program; the module is written only to -o")};
  cl::list<std::string> whatIf{
      "what-if", cl::value_desc("node=type"),
      cl::desc("Print what would change if an op were f16 or f32; the module "
               "is written only to -o")};

  mp::Questions getQuestions() const {
    mp::Questions questions;
    questions.reports.assign(reports.begin(), reports.end());
    questions.why.assign(why.begin(), why.end());
    questions.whatIf.assign(whatIf.begin(), whatIf.end());
    return questions;
  }
};
} // namespace

/// A foreign input with every foreign chunk replaced by what it imports to, or
/// that which the pipeline of `config` begins to import; null after
/// diagnostics.
static std::unique_ptr<llvm::MemoryBuffer>
importInput(std::unique_ptr<llvm::MemoryBuffer> file,
            const DialectRegistry &registry, MlirOptMainConfig &config) {
  std::string name = file->getBufferIdentifier().str(), imported;
  mp::ForeignInputOptions options;
  options.verifyDiagnostics = config.verifyDiagnosticsLevel();
  options.emitText =
      !config.inputSplitMarker().empty() || config.shouldVerifyDiagnostics();
  // Of a file that is one chunk it is known.
  bool isOneChunk = config.inputSplitMarker().empty();
  auto importChunk = [&](std::unique_ptr<llvm::MemoryBuffer> chunk,
                         raw_ostream &stream) -> LogicalResult {
    if (!isOneChunk && !mp::isForeignInput(chunk->getBuffer())) {
      stream << chunk->getBuffer();
      return success();
    }
    std::optional<std::string> module =
        mp::importForeignInput(chunk->getMemBufferRef(), registry, options);
    if (!module)
      return failure();
    stream << *module;
    return success();
  };
  llvm::raw_string_ostream stream(imported);
  StringRef marker = config.inputSplitMarker();
  LogicalResult result =
      marker.empty() ? importChunk(std::move(file), stream)
                     : splitAndProcessBuffer(std::move(file), importChunk,
                                             stream, marker, marker);
  if (failed(result))
    return nullptr;
  // Bytecode must not bear the name of the file it came from: a diagnostic at a
  // line of that file would show bytes of the bytecode as its source line.
  return llvm::MemoryBuffer::getMemBufferCopy(
      imported, options.emitText ? name : "imported " + name);
}

/// Writes a part of the module that `text` holds.
static LogicalResult writePart(const Options &options, StringRef text,
                               const DialectRegistry &registry,
                               raw_ostream &stream) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(text, "result", false), SMLoc());
  mp::PlainSourceHandler handler(sources, &context);
  auto module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return failure();
  switch (options.emit) {
  case Emit::Ptx:
    return mp::exportPtx(*module, stream);
  case Emit::Plan:
    return mp::exportPlan(*module, stream);
  case Emit::Artifact:
    return mp::exportArtifact(*module, stream, options.ptxas);
  default:
    return mp::exportStablehlo(*module, stream);
  }
}

namespace {
/// Lives as long as a pass manager, which is less than its context.
struct PlainPrinting final : PassInstrumentation {
  PlainPrinting(MLIRContext &context, const llvm::MemoryBuffer &file)
      : printer(context, file.getBufferIdentifier(),
                file.getBuffer().starts_with("ML\xEFR") ? nullptr : &file) {}
  mp::DiagnosticPrinter printer;
};
} // namespace

/// The driver makes the context, and first shows it to whoever fills the
/// pipeline: what passes say is plain and short from then on, and what they say
/// of no line is said of `file`.
static void printPlainly(MlirOptMainConfig &config,
                         const llvm::MemoryBuffer &file) {
  if (config.shouldVerifyDiagnostics())
    return;
  config.setPassPipelineSetupFn([inner = config, &file](PassManager &pm) {
    MLIRContext &context = *pm.getContext();
    bool showsOps = context.shouldPrintOpOnDiagnostic();
    pm.addInstrumentation(std::make_unique<PlainPrinting>(context, file));
    context.printOpOnDiagnostic(showsOps);
    return inner.setupPassPipeline(pm);
  });
}

/// `buffer` as it is, for who takes it.
static std::unique_ptr<llvm::MemoryBuffer>
borrow(const llvm::MemoryBuffer &buffer) {
  return llvm::MemoryBuffer::getMemBuffer(buffer.getMemBufferRef(),
                                          /*RequiresNullTerminator=*/false);
}

/// Has `telling` watch the pipeline that the command line gives.
static void watch(MlirOptMainConfig &config, mp::Telling &telling) {
  config.setPassPipelineSetupFn([inner = config, &telling](PassManager &pm) {
    LogicalResult result = inner.setupPassPipeline(pm);
    telling.watch(pm);
    return result;
  });
}

/// Whether questions can be answered, with a message if not.
static LogicalResult checkQuestions(const mp::Questions &questions) {
  if (failed(questions.check()))
    return failure();
  if (!questions.any() ||
      MlirOptMainConfig::createFromCLOptions().inputSplitMarker().empty())
    return success();
  llvm::errs() << "error: --report, --why and --what-if are about one module, "
                  "and --split-input-file makes several\n";
  return failure();
}

/// Whether a list was asked for, which is printed then.
static bool printLists(const MlirOptMainConfig &config,
                       const DialectRegistry &registry) {
  if (config.shouldListPasses()) {
    printRegisteredPasses();
    return true;
  }
  if (!config.shouldShowDialects())
    return false;
  llvm::interleave(registry.getDialectNames(), llvm::outs(), "\n");
  llvm::outs() << "\n";
  return true;
}

/// A file with anything in it; null after a message.
static std::unique_ptr<llvm::MemoryBuffer> openFilledInput(StringRef path) {
  std::unique_ptr<llvm::MemoryBuffer> file = mp::openInput(path);
  if (!file || file->getBufferSize() != 0)
    return file;
  llvm::errs() << mp::escape(file->getBufferIdentifier())
               << ":1:1: error: the file is empty\n";
  return nullptr;
}

/// What the pipeline of `config` reads: `buffer`, imported or checked; null
/// after diagnostics.
static std::unique_ptr<llvm::MemoryBuffer>
prepareInput(std::unique_ptr<llvm::MemoryBuffer> buffer, const Options &options,
             const DialectRegistry &registry, MlirOptMainConfig &config) {
  // What an import writes is not a stranger's any more.
  bool isForeign = options.import && mp::isForeignInput(buffer->getBuffer());
  mp::ForeignInputOptions reading;
  reading.isOwn = !isForeign;
  if (mp::isPlainRun(config))
    buffer = mp::importInPipeline(config, std::move(buffer), reading);
  else if (isForeign)
    buffer = importInput(std::move(buffer), registry, config);
  else if (failed(mp::checkInput(buffer->getMemBufferRef(), registry)))
    return nullptr;
  // The import has verified what it wrote; of several chunks not all are its.
  if (isForeign && config.inputSplitMarker().empty())
    config.verifyOnParsing(false);
  return buffer;
}

static LogicalResult run(const Options &options, DialectRegistry &registry) {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (printLists(config, registry))
    return success();
  std::unique_ptr<llvm::MemoryBuffer> file = openFilledInput(options.input);
  if (!file)
    return failure();
  printPlainly(config, *file);
  // Whether it can be written is known before a child has the input.
  std::unique_ptr<mp::OutputFile> output;
  bool isOnlyAsked = options.getQuestions().hasAnswers() &&
                     options.output.getNumOccurrences() == 0;
  if (!isOnlyAsked) {
    output = mp::openOutput(options.output);
    if (!output)
      return failure();
  }
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      prepareInput(borrow(*file), options, registry, config);
  if (!buffer)
    return failure();
  mp::Telling telling(options.getQuestions());
  if (options.getQuestions().any())
    watch(config, telling);
  auto write = [&](raw_ostream &stream) -> LogicalResult {
    if (options.emit == Emit::IR)
      return mp::optimize(stream, std::move(buffer), registry, config);
    std::string text;
    llvm::raw_string_ostream result(text);
    if (failed(mp::optimize(result, std::move(buffer), registry, config)))
      return failure();
    return writePart(options, text, registry, stream);
  };
  std::string answers;
  llvm::raw_string_ostream told(answers);
  auto writeAndTell = [&](raw_ostream &stream) {
    return success(succeeded(write(stream)) && succeeded(telling.finish(told)));
  };
  LogicalResult result =
      writeAndTell(output ? output->stream() : llvm::nulls());
  if (succeeded(result) && output)
    if (llvm::Error error = output->keep())
      return mp::reportUnwritten(options.output, std::move(error));
  llvm::outs() << answers;
  return result;
}

/// An error shows the line of the source. The op in generic form, which for a
/// function is all of it, is shown on request only.
static void leaveOpsOutOfDiagnostics() {
  if (cl::Option *option =
          cl::getRegisteredOptions().lookup("mlir-print-op-on-diagnostic"))
    static_cast<cl::opt<bool> *>(option)->setInitialValue(false);
}

/// The calls of an artifact tell where they come from: locations have to come
/// with the IR that it is made of.
static void keepLocations() {
  if (cl::Option *option =
          cl::getRegisteredOptions().lookup("mlir-print-debuginfo"))
    static_cast<cl::opt<bool> *>(option)->setValue(true);
}

int main(int argc, char **argv) {
  mp::Start start(argc, argv);
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  mp::registerAllPasses();
  Options options;
  std::string help = registerCLIOptions(
      "mp-opt: mixed precision for training graphs\n", registry);
  leaveOpsOutOfDiagnostics();
  if (failed(mp::checkPlugins(argc, argv)))
    return InputFailed;
  if (!mp::parseCommandLine(argc, argv, help))
    return WrongUsage;
  if (failed(checkQuestions(options.getQuestions())))
    return WrongUsage;
  if (options.emit == Emit::Artifact)
    keepLocations();
  else if (options.ptxas.getNumOccurrences() != 0) {
    llvm::errs() << "error: --ptxas is for --emit=mpx\n";
    return WrongUsage;
  }
  return mp::finish(failed(run(options, registry)) ? InputFailed : Success);
}
