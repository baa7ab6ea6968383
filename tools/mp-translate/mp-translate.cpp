//===- mp-translate.cpp - Translate between formats -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From files of other frameworks to mp text, and from mp to StableHLO. Detects
// the format of the input from its bytes.
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/MPToStablehlo.h"
#include "mp/Conversion/StablehloToMP.h"
#include "mp/InitAll.h"
#include "mp/Roles/Roles.h"
#include "mp/Transforms/Passes.h"
#include "support/Diagnostics.h"
#include "support/ForeignInput.h"
#include "support/Load.h"
#include "support/Output.h"
#include "support/Start.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {
enum ExitCode { Success = 0, InputFailed = 1, WrongUsage = 2 };

enum class Action {
  ImportStablehlo,
  ExportStablehlo,
  PrintNormalForm,
  PrintOps,
  WriteRoles,
  ExtractInference
};

struct Options {
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-")};
  cl::opt<std::string> output{"o", cl::desc("Output file"),
                              cl::value_desc("filename"), cl::init("-")};
  cl::opt<Action> action{
      cl::desc("What to do:"), cl::Required,
      cl::values(clEnumValN(Action::ImportStablehlo, "import-stablehlo",
                            "StableHLO text, portable artifact or "
                            "jax.export file to mp"),
                 clEnumValN(Action::ExportStablehlo, "mp-to-stablehlo",
                            "a step, before or after any pass, to StableHLO "
                            "text in generic form"),
                 clEnumValN(Action::PrintNormalForm, "print-normal-form",
                            "StableHLO in the form the readers make"),
                 clEnumValN(Action::PrintOps, "print-import-ops",
                            "the ops that importing converts; reads no input"),
                 clEnumValN(Action::WriteRoles, "mp-to-roles",
                            "roles of a step, found or given, as JSON"),
                 clEnumValN(Action::ExtractInference, "mp-to-inference",
                            "the forward pass of a step, before or after "
                            "--mp-amp, with weights as they are read, to mp"))};
  cl::list<std::string> results{
      "results", cl::CommaSeparated,
      cl::desc("Of mp-to-inference, the results to keep; none: all but state "
               "and gradients"),
      cl::value_desc("name,...")};
  cl::opt<unsigned> vjpOrder{
      "vjp",
      cl::desc("Of a jax.export file, take the derivative of this order that "
               "it holds beside the function"),
      cl::init(0)};
  cl::opt<bool> locations{"locations", cl::desc("Print locations"),
                          cl::init(false)};
};
} // namespace

/// Does `work` on the input, imported where it is of another framework.
static LogicalResult onInput(const Options &options,
                             llvm::function_ref<LogicalResult(ModuleOp)> work) {
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  mp::DiagnosticPrinter printer(context, options.input);
  OwningOpRef<ModuleOp> module = mp::loadModule(options.input, context);
  return module ? work(*module) : failure();
}

/// Gives what roles nobody gave.
static LogicalResult addRoles(ModuleOp module) {
  FailureOr<mp::EntryFunction> main = mp::EntryFunction::find(module);
  if (failed(main))
    return failure();
  // A step of upstream ops alone has not loaded the dialect of the roles.
  module.getContext()->getOrLoadDialect<mp::MPDialect>();
  mp::inferRoles(*main).write();
  return success();
}

/// What the step says of its arguments and results, and what is found besides.
static LogicalResult writeRolesOf(const Options &options) {
  return onInput(options, [&](ModuleOp module) {
    if (failed(addRoles(module)))
      return failure();
    return mp::writeOutput(options.output, [&](raw_ostream &stream) {
      return mp::writeRoles(module, stream);
    });
  });
}

static LogicalResult exportStep(const Options &options) {
  return onInput(options, [&](ModuleOp module) {
    return mp::writeOutput(options.output, [&](raw_ostream &stream) {
      return mp::exportStablehlo(module, stream, {options.locations});
    });
  });
}

/// Loss and metrics, and what they are computed from.
static LogicalResult writeInference(const Options &options) {
  return onInput(options, [&](ModuleOp module) {
    mp::ExtractInferenceOptions extract;
    extract.results.assign(options.results.begin(), options.results.end());
    PassManager pm(module.getContext());
    pm.addPass(mp::createExtractInference(extract));
    pm.addPass(createCSEPass());
    pm.addPass(createCanonicalizerPass());
    if (failed(addRoles(module)) || failed(pm.run(module)))
      return failure();
    OpPrintingFlags flags;
    if (options.locations)
      flags.enableDebugInfo();
    return mp::writeOutput(options.output, [&](raw_ostream &stream) {
      module.print(stream, flags);
      return success();
    });
  });
}

static LogicalResult run(const Options &options) {
  if (options.action == Action::ExtractInference)
    return writeInference(options);
  if (options.action == Action::ExportStablehlo)
    return exportStep(options);
  if (options.action == Action::WriteRoles)
    return writeRolesOf(options);
  if (options.action == Action::PrintOps)
    return mp::writeOutput(options.output, [](raw_ostream &stream) {
      mp::printStablehloOps(stream);
      return success();
    });
  std::unique_ptr<llvm::MemoryBuffer> file = mp::openInput(options.input);
  if (!file)
    return failure();
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  mp::ForeignInputOptions import;
  import.emitText = true;
  import.vjpOrder = options.vjpOrder;
  import.printLocations = options.locations;
  import.normalFormOnly = options.action == Action::PrintNormalForm;
  std::optional<std::string> text =
      mp::importForeignInput(file->getMemBufferRef(), registry, import);
  if (!text)
    return failure();
  return mp::writeOutput(options.output, [&](raw_ostream &stream) {
    stream << *text;
    return success();
  });
}

int main(int argc, char **argv) {
  mp::Start start(argc, argv);
  Options options;
  if (!mp::parseCommandLine(
          argc, argv, "mp-translate: between files of frameworks and mp\n"))
    return WrongUsage;
  return mp::finish(failed(run(options)) ? InputFailed : Success);
}
