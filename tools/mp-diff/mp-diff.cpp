//===- mp-diff.cpp - Compare two plans of one step ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each side is a report that mp-opt --report wrote, or a policy, for which the
// step is planned here. Both end as the same record, and what is told of them
// does not depend on where they came from.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mp/Analysis/Record/RecordFile.h"
#include "mp/Analysis/Record/TellRecord.h"
#include "mp/InitAll.h"
#include "mp/Pipelines/Pipelines.h"
#include "mp/Policy/Policy.h"
#include "mp/Support/Messages.h"
#include "support/Diagnostics.h"
#include "support/Load.h"
#include "support/Start.h"
#include "support/Telling.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
using namespace mlir::mp;
namespace cl = llvm::cl;

namespace {
enum ExitCode { Success = 0, InputFailed = 1, WrongUsage = 2 };

struct Options {
  cl::opt<std::string> first{cl::Positional, cl::Required,
                             cl::desc("<report.json, or policy>")};
  cl::opt<std::string> second{cl::Positional, cl::Required,
                              cl::desc("<another>")};
  cl::opt<std::string> step{
      "step", cl::value_desc("filename"),
      cl::desc("The step that policies are for, in any format that is read")};
  cl::opt<std::string> amp{
      "amp", cl::value_desc("options"),
      cl::desc("Further options of --mp-amp, the same for both policies: "
               "roles=FILE")};
  cl::opt<unsigned> most{
      "most", cl::init(64),
      cl::desc("Ops to show; the last line counts them all (default 64)")};
};
} // namespace

static LogicalResult report(const Twine &message) {
  llvm::errs() << makePlain(("error: " + message + "\n").str());
  return failure();
}

static bool isReport(StringRef name) { return name.ends_with(".json"); }

static FailureOr<StepRecord> readReport(StringRef path) {
  std::unique_ptr<llvm::MemoryBuffer> file = openInput(path);
  if (!file)
    return failure();
  llvm::Expected<StepRecord> record = readRecordJson(file->getBuffer());
  if (record)
    return std::move(*record);
  return report(escape(path) + ": " + llvm::toString(record.takeError()));
}

/// The options of --mp-amp with a policy, which is a file or a preset.
static LogicalResult setOptions(AmpOptions &amp, const Options &options,
                                StringRef policy) {
  if (failed(amp.parseFromString(options.amp)))
    return failure();
  if (!amp.policy.empty() || amp.dtype.hasValue())
    return report("--amp holds a policy, beside those to compare");
  bool isPreset = llvm::is_contained(getPolicyPresetNames(), policy);
  if (isPreset)
    amp.dtype = policy == "fp16" ? "f16" : policy.str();
  else
    amp.policy = policy.str();
  return success();
}

static FailureOr<StepRecord> planWith(StringRef policy, const Options &options,
                                      const DialectRegistry &registry) {
  AmpOptions amp;
  if (failed(setOptions(amp, options, policy)))
    return failure();
  MLIRContext context(registry);
  DiagnosticPrinter printer(context, options.step);
  OwningOpRef<ModuleOp> module = loadModule(options.step, context);
  if (!module)
    return failure();
  PassManager passes(&context);
  buildAmpPipeline(passes, amp);
  Telling telling({});
  telling.watch(passes);
  if (failed(passes.run(*module)))
    return failure();
  return *telling.getRecord();
}

static FailureOr<StepRecord> getRecord(StringRef name, const Options &options,
                                       const DialectRegistry &registry) {
  FailureOr<StepRecord> record =
      isReport(name) ? readReport(name) : planWith(name, options, registry);
  if (succeeded(record) && record->functions.empty())
    return report(escape(name) + " plans nothing: its type is " +
                  escape(record->type));
  return record;
}

static LogicalResult run(const Options &options,
                         const DialectRegistry &registry) {
  FailureOr<StepRecord> first = getRecord(options.first, options, registry);
  if (failed(first))
    return failure();
  FailureOr<StepRecord> second = getRecord(options.second, options, registry);
  if (failed(second))
    return failure();
  if (first->step != second->step)
    return report(escape(options.first) + " and " + escape(options.second) +
                  " are of different steps, " + escape(first->step) + " and " +
                  escape(second->step));
  tellComparison(*first, *second, {options.first, options.second}, options.most,
                 llvm::outs());
  return success();
}

int main(int argc, char **argv) {
  Start start(argc, argv);
  Options options;
  if (!parseCommandLine(argc, argv,
                        "mp-diff: two plans of one training step\n"))
    return WrongUsage;
  bool isMissing = !isReport(options.first) || !isReport(options.second);
  if (isMissing && options.step.empty()) {
    StringRef policy = isReport(options.first) ? options.second : options.first;
    (void)report(quote(policy) +
                 " is not a report (.json), so it is taken for a "
                 "policy; --step=FILE is missing");
    return WrongUsage;
  }
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllPasses();
  return finish(failed(run(options, registry)) ? InputFailed : Success);
}
