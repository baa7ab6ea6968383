//===- Options.cpp - What mp-run is asked to do ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The command line, checked before anything is read.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "mp/Support/Messages.h"
#include "support/Start.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::run;
namespace cl = llvm::cl;

static constexpr llvm::StringLiteral overview =
    R"(mp-run: execute a training step

Values are .npz arrays named by position (arg0, arg1, ... and out0, out1, ...)
or by mp.name; bf16 arrays are uint16 bit patterns under arg7.bf16. Arguments
that passes have added are made by @init. Without --outputs, --losses,
--profile and a comparison the results are printed.

Exit code: 0 done, 1 bad input, 2 bad usage, 4 a comparison is out of bound, 5
training has stalled.
)";

namespace {
/// The flags of the command line; they live as long as it is parsed.
struct Flags {
  cl::OptionCategory category{"mp-run options"};
  cl::opt<std::string> file{cl::Positional, cl::desc("<step.mlir>"),
                            cl::Required, cl::cat(category)};
  cl::opt<Device> device{
      "device", cl::desc("What executes"), cl::init(Device::Interpreter),
      cl::values(clEnumValN(Device::Interpreter, "interp",
                            "the reference interpreter (default)"),
                 clEnumValN(Device::Plan, "plan",
                            "the plan of the step, in its own memory, which "
                            "is poisoned between lifetimes; a step that is "
                            "not planned yet is, as --mp-to-cuda does it"),
                 clEnumValN(Device::Cuda, "cuda",
                            "a GPU: runs an artifact, which mp-opt "
                            "--mp-to-cuda --emit=mpx makes of a step"),
                 clEnumValN(Device::Trace, "trace",
                            "nothing: prints the calls of a plan")),
      cl::cat(category)};
  cl::opt<mp_run_mode> launch{
      "launch", cl::desc("How a step is launched on a GPU"),
      cl::init(MP_RUN_GRAPH),
      cl::values(
          clEnumValN(MP_RUN_GRAPH, "graph", "as one CUDA graph (default)"),
          clEnumValN(MP_RUN_EAGER, "calls", "call by call"),
          clEnumValN(MP_RUN_CHECKED, "checked",
                     "call by call, each waited for, so that an error "
                     "names its call"),
          clEnumValN(MP_RUN_APART, "apart",
                     "the same, each tensor in memory of its own that is "
                     "taken anew for each step: a tool that watches memory "
                     "sees what reads beyond it, or before it is written")),
      cl::cat(category)};
  cl::opt<bool> timesCalls{
      "time-calls",
      cl::desc("Print, after the last step, the time of each call of one step "
               "more on a GPU, the longest first, and of steps as one graph"),
      cl::cat(category)};
  cl::opt<exec::Precision> precision{
      "precision", cl::desc("What floats are computed in"),
      cl::init(exec::Precision::Native),
      cl::values(
          clEnumValN(exec::Precision::Native, "f32",
                     "f32, with one rounding at each store (default)"),
          clEnumValN(exec::Precision::Exact, "f64",
                     "f64 everywhere, with no rounding to narrow types")),
      cl::cat(category)};
  cl::opt<std::string> inputs{"inputs", cl::desc("First values of arguments"),
                              cl::value_desc("in.npz"), cl::cat(category)};
  cl::opt<std::string> state{
      "state",
      cl::desc("What --save-state of this step, or of another form of it, "
               "wrote: comes before --inputs; @init makes what it lacks"),
      cl::value_desc("state.npz"), cl::cat(category)};
  cl::opt<std::string> batches{
      "batches",
      cl::desc("Arrays with a leading dimension: slice i is for step i, "
               "wrapping around"),
      cl::value_desc("b.npz"), cl::cat(category)};
  cl::list<std::string> settings{
      "set", cl::desc("Value of a one-element argument, --set lr=0.0005"),
      cl::value_desc("name=number"), cl::cat(category)};
  cl::opt<std::string> fill{
      "fill",
      cl::desc(
          "Values for arguments that have none: floats uniform in [-1, 1), "
          "integers in 0..7, from SplitMix64 stream (argument index) of "
          "this seed"),
      cl::value_desc("seed"), cl::cat(category)};
  cl::opt<std::string> outputs{
      "outputs",
      cl::desc("Write results there: out0, out1, ..., and nudge1.out0, ... of "
               "nudged runs"),
      cl::value_desc("out.npz"), cl::cat(category)};
  cl::opt<std::string> newState{
      "save-state",
      cl::desc("Write the state behind the last step there, by the names of "
               "the arguments that take it up; without working copies, which "
               "@init makes"),
      cl::value_desc("state.npz"), cl::cat(category)};
  cl::opt<std::string> losses{
      "losses",
      cl::desc("Write loss, metrics, loss scale and skipped steps there"),
      cl::value_desc("file.json|file.csv"), cl::cat(category)};
  cl::opt<std::string> profile{
      "profile",
      cl::desc("Write what all runs together saw of each float value there: "
               "range, exponents and more, for --mp-amp=profile="),
      cl::value_desc("p.json"), cl::cat(category)};
  cl::list<std::string> profileIn{
      "profile-in",
      cl::desc("A profile of the same step, to be merged into that of "
               "--profile; may be repeated"),
      cl::value_desc("p.json"), cl::cat(category)};
  cl::opt<std::string> roles{
      "roles",
      cl::desc("What arguments and results are, as mp-translate --mp-to-roles "
               "writes it; without it, found as mp-assign-roles does where the "
               "step says nothing and --steps, --losses or --nudge need it"),
      cl::value_desc("roles.json"), cl::cat(category)};
  cl::opt<std::string> loss{
      "loss", cl::desc("The result that is the loss, where no role says so"),
      cl::value_desc("out21|name"), cl::cat(category)};
  cl::opt<int64_t> steps{
      "steps", cl::desc("Number of steps; results become arguments by mp.pair"),
      cl::init(1), cl::cat(category)};
  cl::opt<int64_t> stallAfter{
      "stall-after",
      cl::desc("Stop after so many steps in a row that change no parameter and "
               "no optimizer state (default 100), or where the step itself "
               "says that it has stalled; 0: run on"),
      cl::init(100), cl::value_desc("steps"), cl::cat(category)};
  cl::opt<unsigned> nudges{
      "nudge",
      cl::desc(
          "Runs more, from parameters times 1 + size n, n standard normal: "
          "how far rounding alone carries the loss"),
      cl::value_desc("runs"), cl::cat(category)};
  cl::opt<double> nudgeSize{
      "nudge-size",
      cl::desc("Size of a nudge: a rounding of f16, 2^-11, is the default; one "
               "of bf16 is 0.00390625"),
      cl::init(0x1p-11), cl::value_desc("number"), cl::cat(category)};
  cl::opt<std::string> compareFile{
      "compare",
      cl::desc("Run this step on the same inputs, and name the first op and "
               "every result that is further from it than the tolerance"),
      cl::value_desc("other.mlir"), cl::cat(category)};
  cl::opt<std::string> reference{
      "compare-npz", cl::desc("Compare the results with those in this file"),
      cl::value_desc("ref.npz"), cl::cat(category)};
  cl::opt<double> tolerance{
      "tolerance",
      cl::desc("Bound on max|x-y|/max|y| and on |x-y|/|y| (default 1e-5)"),
      cl::init(1e-5), cl::cat(category)};
  cl::opt<Progress> progress{
      "progress", cl::desc("Progress bar on stderr"), cl::init(Progress::Auto),
      cl::values(clEnumValN(Progress::Auto, "auto", "on a terminal (default)"),
                 clEnumValN(Progress::On, "on", "always"),
                 clEnumValN(Progress::Off, "off", "never")),
      cl::cat(category)};
};
} // namespace

static std::nullopt_t usageError(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "mp-run")
      << makePlain((message + "\n").str());
  return std::nullopt;
}

/// An option that would not be heard is refused.
static std::optional<std::string> findUnheard(const Options &options) {
  bool isGpu = options.device == Device::Cuda;
  if (!isGpu && (options.timesCalls || options.launch != MP_RUN_GRAPH))
    return "--launch and --time-calls are for --device=cuda";
  bool isPlan = options.device == Device::Plan || isGpu;
  std::string name = isGpu ? "--device=cuda" : "--device=plan";
  if (isPlan && !options.profile.empty())
    return "--profile wants the values of a step, and " + name +
           " has its calls; use --device=interp";
  if (isPlan && options.precision != exec::Precision::Native)
    return "--precision=f64 does not go with " + name +
           ", whose memory has the types that were planned; use "
           "--device=interp";
  if (isGpu && !options.compareFile.empty())
    return "--compare looks into a step op by op, and --device=cuda runs "
           "kernels; use --device=plan, or --compare-npz for results";
  bool isTrace = options.device == Device::Trace;
  if (!isTrace && options.compareFile.empty())
    return std::nullopt;
  StringRef by = isTrace ? "--device=trace, which prints calls"
                         : "--compare, which prints distances";
  std::pair<StringRef, bool> given[] = {
      {"--outputs", !options.outputs.empty()},
      {"--save-state", !options.newState.empty()},
      {"--losses", !options.losses.empty()},
      {"--profile", !options.profile.empty()},
      {"--nudge", options.nudges != 0},
      {"--compare-npz", !options.reference.empty()},
      {"--compare", isTrace && !options.compareFile.empty()}};
  for (auto [name, isGiven] : given)
    if (isGiven)
      return (name + " does not go with " + by + " only").str();
  return std::nullopt;
}

static std::optional<Options> makeOptions(const Flags &flags) {
  Options options;
  options.file = flags.file;
  options.compareFile = flags.compareFile;
  options.device = flags.device;
  options.launch = flags.launch;
  options.timesCalls = flags.timesCalls;
  options.precision = flags.precision;
  options.inputs = flags.inputs;
  options.state = flags.state;
  options.batches = flags.batches;
  options.outputs = flags.outputs;
  options.newState = flags.newState;
  options.reference = flags.reference;
  options.losses = flags.losses;
  options.profile = flags.profile;
  options.profileIn.assign(flags.profileIn.begin(), flags.profileIn.end());
  options.loss = flags.loss;
  options.roles = flags.roles;
  options.steps = flags.steps;
  options.stallAfter = flags.stallAfter;
  options.nudges = flags.nudges;
  options.nudgeSize = flags.nudgeSize;
  options.tolerance = flags.tolerance;
  options.progress = flags.progress;
  for (const std::string &setting : flags.settings) {
    // The name may hold any character but the last '='.
    auto [name, text] = StringRef(setting).rsplit('=');
    double number;
    if (text.empty() || text.getAsDouble(number, /*AllowInexact=*/true))
      return usageError("--set wants name=number, not " + quote(setting));
    options.settings.emplace_back(name.str(), number);
  }
  if (!flags.fill.empty()) {
    uint64_t seed;
    if (StringRef(flags.fill).getAsInteger(0, seed))
      return usageError("--fill wants a number, not " + quote(flags.fill));
    options.fill = seed;
  }
  if (options.steps < 1)
    return usageError("--steps wants a number from 1 on");
  if (options.stallAfter < 0)
    return usageError("--stall-after wants a number from 0 on");
  if (!(options.nudgeSize >= 0 && options.nudgeSize < 1))
    return usageError("--nudge-size wants a number from 0 to below 1");
  if (!(options.tolerance >= 0))
    return usageError("--tolerance wants a number from 0 on");
  StringRef losses = options.losses;
  if (!losses.empty() && !losses.ends_with(".json") &&
      !losses.ends_with(".csv"))
    return usageError("--losses wants a name that ends in .json or .csv");
  if (options.profile.empty() && !options.profileIn.empty())
    return usageError("--profile-in wants --profile, which says where the "
                      "merged profile goes");
  if (std::optional<std::string> problem = findUnheard(options))
    return usageError(*problem);
  return options;
}

bool mp::run::needsRoles(const Options &options) {
  return options.steps > 1 || options.nudges || !options.losses.empty() ||
         !options.newState.empty() || !options.roles.empty();
}

std::optional<Options> mp::run::parseCommandLine(int argc, char **argv) {
  Flags flags;
  cl::HideUnrelatedOptions(flags.category);
  if (!mp::parseCommandLine(argc, argv, overview))
    return std::nullopt;
  return makeOptions(flags);
}
