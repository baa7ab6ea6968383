//===- Options.cpp - What mp-bisect is asked to do ------------------------===//
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

using namespace mlir::mp;
using namespace mlir::mp::bisect;
namespace cl = llvm::cl;

static constexpr llvm::StringLiteral overview =
    R"(mp-bisect: which ops must be f32

Trains the step in mixed precision and in f32, and where they end apart, looks
for ops of which none can be spared: with all of them in f32, by a rule of class
deny, the mixed step stays in the bound. Prints them, and a policy with such
rules. Values are given as to mp-run.

Exit code: 0 found, 1 bad input, 2 bad usage, 3 the step is within the bound as
it is, 4 it is out of bound even with all ops in f32.
)";

namespace {
/// The flags of the command line; they live as long as it is parsed.
struct Flags {
  cl::OptionCategory category{"mp-bisect options"};
  cl::opt<std::string> file{cl::Positional, cl::desc("<step.mlir>"),
                            cl::Required, cl::cat(category)};
  cl::opt<std::string> amp{
      "amp", cl::desc("Options of --mp-amp, as mp-opt takes them"),
      cl::value_desc("dtype=f16 policy=..."), cl::cat(category)};
  cl::opt<std::string> inputs{"inputs", cl::desc("First values of arguments"),
                              cl::value_desc("in.npz"), cl::cat(category)};
  cl::opt<std::string> batches{
      "batches",
      cl::desc("Arrays with a leading dimension: slice i is for the step that "
               "is taken as number i, wrapping around"),
      cl::value_desc("b.npz"), cl::cat(category)};
  cl::list<std::string> settings{
      "set", cl::desc("Value of a one-element argument, --set lr=0.0005"),
      cl::value_desc("name=number"), cl::cat(category)};
  cl::opt<std::string> fill{
      "fill", cl::desc("Values for arguments that have none, as in mp-run"),
      cl::value_desc("seed"), cl::cat(category)};
  cl::opt<std::string> result{
      "result",
      cl::desc("The result that is compared; without it, the first of role "
               "loss"),
      cl::value_desc("out21|name"), cl::cat(category)};
  cl::opt<int64_t> steps{
      "steps",
      cl::desc("Steps that are compared; those that a loss scale skips are not "
               "counted"),
      cl::init(1), cl::cat(category)};
  cl::opt<double> bound{
      "bound",
      cl::desc("How far from f32 the result may be after each step, relative "
               "to its size (default 0.005)"),
      cl::init(0.005), cl::cat(category)};
  cl::opt<int64_t> cache{
      "cache",
      cl::desc("Memory for values that are not computed again (default 2048)"),
      cl::init(2048), cl::value_desc("MiB"), cl::cat(category)};
  cl::opt<std::string> output{"o",
                              cl::desc("Write the policy with the rules there"),
                              cl::value_desc("policy.mlir"), cl::cat(category)};
  cl::opt<bool> verbose{"verbose", cl::desc("A line on stderr for each run"),
                        cl::cat(category)};
};
} // namespace

void bisect::reportError(llvm::StringRef message) {
  std::string text = makePlain((message.rtrim('\n') + "\n").str());
  // What a pass said has its place and its word.
  if (!message.contains(": error: "))
    llvm::WithColor::error(llvm::errs(), "mp-bisect");
  llvm::errs() << text;
}

static std::nullopt_t usageError(const llvm::Twine &message) {
  reportError(message.str());
  return std::nullopt;
}

static std::optional<Options> makeOptions(const Flags &flags) {
  Options options;
  options.file = flags.file;
  options.amp = flags.amp;
  options.inputs = flags.inputs;
  options.batches = flags.batches;
  options.result = flags.result;
  options.output = flags.output;
  options.steps = flags.steps;
  options.bound = flags.bound;
  options.isVerbose = flags.verbose;
  for (const std::string &setting : flags.settings) {
    // The name may hold any character but the last '='.
    auto [name, text] = llvm::StringRef(setting).rsplit('=');
    double number;
    if (text.empty() || text.getAsDouble(number, /*AllowInexact=*/true))
      return usageError("--set wants name=number, not " + quote(setting));
    options.settings.emplace_back(name.str(), number);
  }
  if (!flags.fill.empty()) {
    uint64_t seed;
    if (llvm::StringRef(flags.fill).getAsInteger(0, seed))
      return usageError("--fill wants a number, not " + quote(flags.fill));
    options.fill = seed;
  }
  if (options.steps < 1)
    return usageError("--steps wants a number from 1 on");
  if (!(options.bound >= 0 && std::isfinite(options.bound)))
    return usageError("--bound wants a number from 0 on");
  constexpr int64_t mebibyte = int64_t(1) << 20;
  if (flags.cache < 0 || flags.cache > mebibyte)
    return usageError("--cache wants a number of MiB from 0 to 1048576");
  options.cacheBytes = flags.cache * mebibyte;
  return options;
}

std::optional<Options> bisect::parseCommandLine(int argc, char **argv) {
  Flags flags;
  cl::HideUnrelatedOptions(flags.category);
  if (!mp::parseCommandLine(argc, argv, overview))
    return std::nullopt;
  return makeOptions(flags);
}
