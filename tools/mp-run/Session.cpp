//===- Session.cpp - A step, loaded and ready -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads a step, compiles it and binds its first values; each run starts from
// those, so that runs do not depend on each other.
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "Stall.h"

#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Roles/Roles.h"
#include "support/Diagnostics.h"
#include "support/Load.h"

#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;
using namespace mlir::mp::run;

void mp::run::reportError(const Twine &message) {
  llvm::WithColor::error(llvm::errs(), "mp-run") << message << "\n";
}

static llvm::Error openIfGiven(StringRef path,
                               std::optional<NpzReader> &reader) {
  if (path.empty())
    return llvm::Error::success();
  llvm::Expected<NpzReader> opened = NpzReader::open(path);
  if (!opened)
    return opened.takeError();
  reader = std::move(*opened);
  return llvm::Error::success();
}

llvm::Expected<OpenFiles> OpenFiles::open(const Options &options) {
  OpenFiles files;
  if (llvm::Error error = openIfGiven(options.inputs, files.inputs))
    return std::move(error);
  if (llvm::Error error = openIfGiven(options.batches, files.batches))
    return std::move(error);
  if (llvm::Error error = openIfGiven(options.reference, files.reference))
    return std::move(error);
  for (const std::string &path : options.profileIn) {
    llvm::Expected<Profile> profile = Profile::read(path);
    if (!profile)
      return profile.takeError();
    files.profiles.emplace_back(path, std::move(*profile));
  }
  return std::move(files);
}

InputSources OpenFiles::sources(const Options &options) const {
  InputSources sources;
  sources.settings = options.settings;
  sources.fill = options.fill;
  sources.inputs = inputs ? &*inputs : nullptr;
  sources.batches = batches ? &*batches : nullptr;
  return sources;
}

static llvm::Expected<StepInputs>
completed(const StepInputs &raw, unsigned nudge = 0, double size = 0) {
  llvm::Expected<StepInputs> inputs = raw.clone();
  if (!inputs)
    return inputs;
  if (nudge)
    if (llvm::Error error = inputs->nudge(nudge, size))
      return std::move(error);
  if (llvm::Error error = inputs->complete())
    return std::move(error);
  return inputs;
}

/// Import gives a role to the state that it adds and to nothing else.
static bool hasAllRoles(EntryFunction main) {
  return llvm::all_of(llvm::seq(main.getNumArguments()), [&](unsigned i) {
    return main.getArgumentRole(i).has_value();
  });
}

/// The step of the module; an error where it has none.
static FailureOr<EntryFunction> findStep(ModuleOp module) {
  auto plans = module.getOps<mprt::PlanOp>();
  if (!plans.empty() && !module.lookupSymbol(EntryFunction::symbol))
    return (*plans.begin()).emitError()
           << "a plan is not executed; --device=trace prints its calls";
  return EntryFunction::find(module);
}

/// Adds roles from a file, and from names and structure where some are missing.
static LogicalResult addRoles(EntryFunction main, const Options &options) {
  if (!needsRoles(options) || (options.roles.empty() && hasAllRoles(main)))
    return success();
  // A step of upstream ops alone has not loaded the dialect of the roles.
  main.getFunction()->getContext()->getOrLoadDialect<MPDialect>();
  RoleTable table(main);
  if (!options.roles.empty()) {
    std::unique_ptr<llvm::MemoryBuffer> file = openInput(options.roles);
    if (!file ||
        failed(addRolesFromFile(table, file->getBuffer(), options.roles)))
      return failure();
  }
  completeRoles(table);
  table.write();
  return success();
}

std::unique_ptr<Session> Session::create(MLIRContext &context, StringRef path,
                                         const Options &options,
                                         const OpenFiles &files) {
  // What goes wrong from here on is of this step, not of one compared with it.
  DiagnosticPrinter printer(context, path);
  auto session = std::make_unique<Session>();
  session->module = loadModule(path, context);
  if (!session->module)
    return nullptr;
  FailureOr<EntryFunction> entry = findStep(*session->module);
  if (failed(entry) || failed(addRoles(*entry, options)))
    return nullptr;
  session->entry = *entry;
  ProgramOptions programOptions;
  programOptions.precision = options.precision;
  Watch watch = nullptr;
  auto watchValues = [&](ArrayRef<Value> values, const Buffer &buffer) {
    return session->profiler->watch(values, buffer);
  };
  if (!options.profile.empty()) {
    if (llvm::Error error = session->startProfile(files)) {
      reportError(toString(std::move(error)));
      return nullptr;
    }
    watch = watchValues;
  }
  auto program = Program::compile(entry->getFunction(), programOptions, watch);
  if (failed(program))
    return nullptr;
  session->compiled = std::move(*program);
  FailureOr<StepLoop> loop = StepLoop::create(*entry, *session->compiled);
  if (failed(loop))
    return nullptr;
  session->steps = std::move(*loop);
  if (!options.loss.empty() && !session->chooseLoss(options.loss)) {
    reportError("--loss names '" + options.loss +
                "', and @main has no such result");
    return nullptr;
  }
  llvm::Expected<StepInputs> raw =
      StepInputs::read(*entry, files.sources(options), options.precision);
  if (!raw) {
    reportError(toString(raw.takeError()));
    return nullptr;
  }
  llvm::Expected<StepInputs> values = completed(*raw, 0);
  if (!values) {
    reportError(path + ": " + toString(values.takeError()));
    return nullptr;
  }
  for (const std::string &note : raw->notes())
    llvm::WithColor::note(llvm::errs(), "mp-run") << note << "\n";
  session->raw = std::move(*raw);
  session->values = std::move(*values);
  return session;
}

llvm::Error Session::startProfile(const OpenFiles &files) {
  profiler = std::make_unique<Profiler>(*module);
  for (const auto &[path, profile] : files.profiles)
    if (llvm::Error error = profiler->merge(profile))
      return llvm::createStringError(path + ": " + toString(std::move(error)));
  return llvm::Error::success();
}

bool Session::chooseLoss(StringRef name) {
  for (unsigned i = 0; i < entry->getNumResults(); ++i) {
    if (name != entry->getResultName(i) && name != "out" + std::to_string(i))
      continue;
    steps->setLoss(i, entry->getResultName(i));
    return true;
  }
  return false;
}

HistoryNames Session::names() const {
  return {steps->lossNames(), steps->metricNames(), steps->hasLossScale()};
}

llvm::Expected<RunHistory>
Session::run(const Options &options, unsigned nudge,
             std::optional<Program::Observer> observe) {
  if (options.steps > 1 && !steps->hasPairs())
    return llvm::createStringError(
        "--steps wants results that are next values of arguments, and @main "
        "has no mp.pair; mp-assign-roles finds pairs");
  std::optional<StepInputs> nudged;
  if (nudge) {
    llvm::Expected<StepInputs> other =
        completed(*raw, nudge, options.nudgeSize);
    if (!other)
      return other.takeError();
    nudged = std::move(*other);
  }
  const StepInputs &from = nudged ? *nudged : *values;
  RunHistory history;
  ProgressBar bar(options.progress, options.steps);
  StallDetector stall(names(), options.stallAfter);
  steps->start(from);
  for (int64_t i = 0; i < options.steps && !history.hasStalled; ++i) {
    if (i > 0)
      steps->advance();
    history.steps.push_back(
        steps->run(from, i, i == 0 ? observe : std::nullopt));
    bar.update(i + 1, history.steps.back());
    history.hasStalled = stall.hasStalled(history.steps.back());
  }
  return history;
}
