//===- mp-run.cpp - Execute a training step -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of things: usage, files, compilation, runs, and files last. An
// error anywhere leaves older output files as they are.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "Stall.h"
#include "State.h"
#include "TimeCalls.h"

#include "mlir/IR/MLIRContext.h"
#include "mp/Execution/Trace.h"
#include "mp/InitAll.h"
#include "support/Diagnostics.h"
#include "support/Load.h"
#include "support/Output.h"
#include "support/Start.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <deque>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;
using namespace mlir::mp::run;

static int fail(llvm::Error error) {
  reportError(toString(std::move(error)));
  return BadInput;
}

namespace {
/// Results of runs, to be written as one file: `out0`, `out1`, ... of the plain
/// one, `nudge1.out0`, ... of nudged ones.
class Results {
public:
  /// Copies what the last run left in the program.
  llvm::Error take(StringRef prefix, const Session &session) {
    const Program &program = session.program();
    func::FuncOp main = session.main().getFunction();
    for (unsigned i = 0; i < program.results().size(); ++i) {
      llvm::Expected<Tensor> value = program.result(i);
      if (!value)
        return value.takeError();
      if (main.getResultAttr(i, attr::isUnsigned))
        value->makeUnsigned();
      values.push_back(std::move(*value));
      arrays.emplace_back((prefix + "out" + Twine(i)).str(), &values.back());
    }
    return llvm::Error::success();
  }

  llvm::Error write(StringRef path) const { return writeNpz(path, arrays); }

private:
  /// Keeps its elements where they are as it grows.
  std::deque<Tensor> values;
  NamedTensors arrays;
};
} // namespace

static int compareGraphs(MLIRContext &context, Session &session,
                         const Options &options, const OpenFiles &files) {
  std::unique_ptr<Session> other =
      Session::create(context, options.compareFile, options, files,
                      /*isCompared=*/true);
  if (!other)
    return BadInput;
  llvm::Expected<bool> isWithin = compareSessions(session, *other, options);
  if (!isWithin)
    return fail(isWithin.takeError());
  return *isWithin ? Success : OutsideBound;
}

/// Writes what was asked for; `results` has those of the nudged runs.
static int writeFiles(const Session &session, const Options &options,
                      const RunHistory &history, ArrayRef<RunHistory> nudged,
                      Results &results) {
  if (!options.losses.empty())
    if (llvm::Error error =
            writeHistory(options.losses, session.names(), history, nudged))
      return fail(std::move(error));
  if (const Profile *profile = session.profile())
    if (failed(writeOutput(options.profile, [&](raw_ostream &stream) {
          profile->write(stream);
          return success();
        })))
      return BadInput;
  if (!options.newState.empty())
    if (llvm::Error error = writeState(options.newState, session))
      return fail(std::move(error));
  if (options.outputs.empty())
    return Success;
  if (llvm::Error error = results.take("", session))
    return fail(std::move(error));
  if (llvm::Error error = results.write(options.outputs))
    return fail(std::move(error));
  return Success;
}

static int runSteps(Session &session, const Options &options,
                    const OpenFiles &files) {
  if (!options.losses.empty() && session.names().losses.empty())
    return fail(llvm::createStringError(
        "--losses wants a result with the role loss; --loss names one, and "
        "mp-assign-roles finds roles"));
  // Nudged runs come first: the program ends with the results of the plain one.
  std::vector<RunHistory> nudged;
  Results results;
  for (unsigned k = 1; k <= options.nudges; ++k) {
    llvm::Expected<RunHistory> run = session.run(options, k);
    if (!run)
      return fail(run.takeError());
    nudged.push_back(std::move(*run));
    if (!options.outputs.empty())
      if (llvm::Error error =
              results.take("nudge" + std::to_string(k) + ".", session))
        return fail(std::move(error));
  }
  llvm::Expected<RunHistory> history = session.run(options);
  if (!history)
    return fail(history.takeError());

  bool isWithin = true;
  if (files.reference) {
    llvm::Expected<bool> compared =
        compareWithFile(session, *files.reference, options.tolerance);
    if (!compared)
      return fail(compared.takeError());
    isWithin = *compared;
  }
  if (options.steps > 1)
    printSummary(session.names(), *history);
  else if (options.outputs.empty() && !files.reference &&
           options.losses.empty() && options.profile.empty() &&
           options.newState.empty())
    printResults(session.main(), session.program());
  if (!nudged.empty())
    printScatter(*history, nudged);
  // The results of the last step are in the program: this one is for nobody.
  if (options.timesCalls)
    if (llvm::Error error = printCallTimes(session))
      return fail(std::move(error));
  int written = writeFiles(session, options, *history, nudged, results);
  if (written == Success && history->hasStalled) {
    reportStall(session, *history);
    return Stalled;
  }
  warnAtFloor(session, *history);
  return written == Success && !isWithin ? OutsideBound : written;
}

/// Prints the calls of the plans in a file; executes nothing.
static int printCalls(MLIRContext &context, StringRef path) {
  OwningOpRef<ModuleOp> module = loadModule(path, context);
  if (!module || failed(tracePlans(*module, llvm::outs())))
    return BadInput;
  return Success;
}

int main(int argc, char **argv) {
  Start start(argc, argv);
  std::optional<Options> options = parseCommandLine(argc, argv);
  if (!options)
    return BadUsage;
  useOneThread();
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  DiagnosticPrinter printer(context, options->file);
  if (options->device == Device::Trace)
    return finish(printCalls(context, options->file));
  llvm::Expected<OpenFiles> files = OpenFiles::open(*options);
  if (!files)
    return fail(files.takeError());
  std::unique_ptr<Session> session =
      Session::create(context, options->file, *options, *files);
  if (!session)
    return BadInput;
  if (!options->compareFile.empty())
    return finish(compareGraphs(context, *session, *options, *files));
  return finish(runSteps(*session, *options, *files));
}
