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
#include "Planned.h"
#include "Stall.h"

#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Roles/Roles.h"
#include "mp/Runtime/Container.h"
#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Sizes.h"
#include "support/Diagnostics.h"
#include "support/Load.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;
using namespace mlir::mp::run;

void mp::run::reportError(const Twine &message) {
  llvm::WithColor::error(llvm::errs(), "mp-run")
      << makePlain((message + "\n").str());
}

void mp::run::reportWarning(const Twine &message) {
  llvm::WithColor::warning(llvm::errs(), "mp-run")
      << makePlain((message + "\n").str());
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
  if (llvm::Error error = openIfGiven(options.state, files.state))
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
  sources.state = state ? &*state : nullptr;
  sources.inputs = inputs ? &*inputs : nullptr;
  sources.batches = batches ? &*batches : nullptr;
  return sources;
}

static ProgramOptions programOptionsOf(const Options &options) {
  ProgramOptions programOptions;
  programOptions.precision = options.precision;
  return programOptions;
}

llvm::Expected<StepInputs> Session::complete(const StepInputs &raw,
                                             unsigned nudge,
                                             const Options &options) const {
  llvm::Expected<StepInputs> inputs = raw.clone();
  if (!inputs)
    return inputs;
  if (nudge)
    if (llvm::Error error = inputs->nudge(nudge, options.nudgeSize))
      return std::move(error);
  auto makeInit = [&](func::FuncOp init) {
    return makeProgram(init, programOptionsOf(options));
  };
  if (llvm::Error error = inputs->complete(makeInit))
    return std::move(error);
  return inputs;
}

/// Import gives a role to the state that it adds and to nothing else.
static bool hasAllRoles(EntryFunction main) {
  return llvm::all_of(llvm::seq(main.getNumArguments()), [&](unsigned i) {
    return main.getArgumentRole(i).has_value();
  });
}

/// Adds roles from a file, and from names and structure where some are missing.
/// A plan has no structure to find them in.
static LogicalResult addRoles(EntryFunction main, const Options &options,
                              bool isPlan) {
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
  if (!isPlan)
    completeRoles(table);
  table.write();
  return success();
}

/// The largest artifact: it holds constants, but no parameters.
static constexpr uint64_t maxArtifactBytes = uint64_t(64) << 30;

namespace {
/// How a file begins, up to the end of an artifact's header.
struct FileStart {
  std::unique_ptr<llvm::MemoryBuffer> bytes;
  uint64_t fileBytes = 0;
};
} // namespace

/// Nothing of a pipe or a device, which can be read once only.
static std::optional<FileStart> readStart(StringRef path) {
  if (llvm::errorToBool(checkRegularFile(path)))
    return std::nullopt;
  FileStart start;
  if (llvm::sys::fs::file_size(path, start.fileBytes))
    return std::nullopt;
  auto bytes = llvm::MemoryBuffer::getFileSlice(
      path,
      std::min<uint64_t>(start.fileBytes, sizeof(mp_runtime::ContainerHeader)),
      /*Offset=*/0);
  if (!bytes)
    return std::nullopt;
  start.bytes = std::move(*bytes);
  return start;
}

/// The bytes of an artifact, read whole once its header agrees with its size.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readArtifact(StringRef path) {
  auto refuse = [] {
    return llvm::createStringError(
        "--device=cuda runs artifacts, and this is none; mp-opt --mp-to-cuda "
        "--emit=mpx makes one of a step");
  };
  if (std::optional<FileStart> start = readStart(path)) {
    if (!isArtifact(*start->bytes))
      return refuse();
    if (llvm::Error error =
            checkArtifactHeader(*start->bytes, start->fileBytes))
      return std::move(error);
  }
  auto bytes = readFile(path, maxArtifactBytes);
  if (bytes && !isArtifact(**bytes))
    return refuse();
  return bytes;
}

LogicalResult Session::loadArtifact(MLIRContext &context, StringRef path,
                                    const Options &options) {
  auto fail = [&](const Twine &message) {
    reportError(path + ": " + message);
    return failure();
  };
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> bytes =
      readArtifact(path);
  if (!bytes)
    return fail(toString(bytes.takeError()));
  auto opened = DeviceArtifact::open(std::move(*bytes), "cuda");
  if (!opened)
    return fail(toString(opened.takeError()));
  artifact = std::move(*opened);
  launch = options.launch;
  auto declarations = artifact->declarePrograms(context);
  if (failed(declarations))
    return failure();
  module = std::move(*declarations);
  FailureOr<EntryFunction> step = EntryFunction::find(*module);
  if (failed(step) || failed(addRoles(*step, options, /*isPlan=*/true)))
    return failure();
  entry = *step;
  return success();
}

/// More elements than are read in an hour.
static constexpr int64_t maxWindowWork = int64_t(1) << 36;

/// A window over a window may say in a line what takes a year.
static LogicalResult checkWork(ModuleOp module) {
  auto check = [](Operation *op, ArrayRef<int64_t> window, Type output) {
    int64_t work = saturatingProduct(window);
    int64_t places = saturatingProduct(cast<ShapedType>(output).getShape());
    if (work == 0 || places <= maxWindowWork / work)
      return WalkResult::advance();
    op->emitOpError() << "reads more than " << maxWindowWork
                      << " elements, of windows that overlap: it is not "
                         "executed here";
    return WalkResult::interrupt();
  };
  return failure(
      module
          .walk([&](Operation *op) {
            auto pool = dyn_cast<PoolOp>(op);
            if (pool && !RunningLines::find(pool))
              return check(op, pool.getWindow(), pool->getResult(0).getType());
            if (auto pool = dyn_cast<PoolGradOp>(op))
              return check(op, pool.getWindow(), pool->getOperand(1).getType());
            return WalkResult::advance();
          })
          .wasInterrupted());
}

LogicalResult Session::load(MLIRContext &context, StringRef path,
                            const Options &options, bool isCompared) {
  if (options.device == Device::Cuda)
    return loadArtifact(context, path, options);
  if (std::optional<FileStart> start = readStart(path);
      start && isArtifact(*start->bytes)) {
    reportError(path + ": an artifact runs on a GPU alone: --device=cuda");
    return failure();
  }
  module = loadModule(path, context);
  if (!module || failed(checkWork(*module)))
    return failure();
  bool isPlan = holdsPlan(*module), asked = options.device == Device::Plan;
  if (isPlan && !asked && !isCompared)
    return (*module->getOps<mprt::PlanOp>().begin()).emitError()
           << "a plan is not interpreted; --device=plan executes it, and "
              "--device=trace prints its calls";
  if (!isPlan) {
    FailureOr<EntryFunction> step = EntryFunction::find(*module);
    if (failed(step) || failed(addRoles(*step, options, /*isPlan=*/false)))
      return failure();
    entry = *step;
    if (!asked || isCompared)
      return success();
    if (failed(planStep(*module)))
      return failure();
  }
  planned = std::move(module);
  FailureOr<OwningOpRef<ModuleOp>> declarations = declarePlans(*planned);
  if (failed(declarations))
    return failure();
  module = std::move(*declarations);
  FailureOr<EntryFunction> step = EntryFunction::find(*module);
  if (failed(step) || (isPlan && failed(addRoles(*step, options, isPlan))))
    return failure();
  entry = *step;
  return success();
}

FailureOr<std::unique_ptr<Program>>
Session::makeProgram(func::FuncOp function, const ProgramOptions &options,
                     Watch watch) const {
  if (artifact)
    return artifact->compile(function, launch);
  if (planned)
    return compilePlan(findPlan(*planned, function.getName()), function,
                       options);
  return Program::compile(function, options, watch);
}

std::unique_ptr<Session> Session::create(MLIRContext &context, StringRef path,
                                         const Options &options,
                                         const OpenFiles &files,
                                         bool isCompared) {
  // What goes wrong from here on is of this step, not of one compared with it.
  DiagnosticPrinter printer(context, path);
  auto session = std::make_unique<Session>();
  if (failed(session->load(context, path, options, isCompared)))
    return nullptr;
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
  auto program = session->makeProgram(session->entry->getFunction(),
                                      programOptionsOf(options), watch);
  if (failed(program))
    return nullptr;
  session->compiled = std::move(*program);
  FailureOr<StepLoop> loop =
      StepLoop::create(*session->entry, *session->compiled);
  if (failed(loop))
    return nullptr;
  session->steps = std::move(*loop);
  if (!options.loss.empty() && !session->chooseLoss(options.loss)) {
    reportError("--loss names " + quote(options.loss) +
                ", and @main has no such result");
    return nullptr;
  }
  llvm::Expected<StepInputs> raw = StepInputs::read(
      *session->entry, files.sources(options), options.precision);
  if (!raw) {
    reportError(toString(raw.takeError()));
    return nullptr;
  }
  llvm::Expected<StepInputs> values =
      session->complete(*raw, /*nudge=*/0, options);
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
  return {steps->lossNames(), steps->metricNames(), steps->lossScaleNames()};
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
    llvm::Expected<StepInputs> other = complete(*raw, nudge, options);
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
    if (compiled->hasFailed())
      return llvm::createStringError("step " + Twine(i) + " has failed");
    bar.update(i + 1, history.steps.back());
    history.hasStalled = stall.hasStalled(history.steps.back());
  }
  return history;
}
