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
#include "support/Diagnostics.h"
#include "support/ForeignInput.h"
#include "support/Load.h"
#include "support/Output.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {
enum ExitCode { Success = 0, InputFailed = 1, WrongUsage = 2 };

enum class Action {
  ImportStablehlo,
  ExportStablehlo,
  PrintNormalForm,
  PrintOps,
  WriteRoles
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
                            "roles of a step, found or given, as JSON"))};
  cl::opt<unsigned> vjpOrder{
      "vjp",
      cl::desc("Of a jax.export file, take the derivative of this order that "
               "it holds beside the function"),
      cl::init(0)};
  cl::opt<bool> locations{"locations", cl::desc("Print locations"),
                          cl::init(false)};
};
} // namespace

/// What the step says of its arguments and results, and what is found besides.
static LogicalResult writeRolesOf(const Options &options) {
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  mp::DiagnosticPrinter printer(context, options.input);
  OwningOpRef<ModuleOp> module = mp::loadModule(options.input, context);
  if (!module)
    return failure();
  FailureOr<mp::EntryFunction> main = mp::EntryFunction::find(*module);
  if (failed(main))
    return failure();
  mp::inferRoles(*main).write();
  return mp::writeOutput(options.output, [&](raw_ostream &stream) {
    return mp::writeRoles(*module, stream);
  });
}

/// A file of another framework is imported first.
static LogicalResult exportStep(const Options &options) {
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  mp::DiagnosticPrinter printer(context, options.input);
  OwningOpRef<ModuleOp> module = mp::loadModule(options.input, context);
  if (!module)
    return failure();
  return mp::writeOutput(options.output, [&](raw_ostream &stream) {
    return mp::exportStablehlo(*module, stream, {options.locations});
  });
}

static LogicalResult run(const Options &options) {
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
  llvm::InitLLVM init(argc, argv);
  Options options;
  if (!cl::ParseCommandLineOptions(argc, argv,
                                   "mp-translate: between files of "
                                   "frameworks and mp\n",
                                   &llvm::errs()))
    return WrongUsage;
  return failed(run(options)) ? InputFailed : Success;
}
