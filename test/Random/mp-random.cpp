//===- mp-random.cpp - Random programs through all passes -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   mp-random                      2,000 programs, seeds 1 to 2000
//   mp-random --seed=N             one program
//   mp-random --nightly            a million
//   mp-random --seed=N --print     the program itself
//   mp-random --mp-cancel-pads     of passes alone, only this one
//   mp-random --faults             mistakes of passes, which must be found
//   mp-random --mutants=2000       scaled steps with a mistake in their state
//   mp-random --texts=2000         files with a mistake, through all of mp-amp
//   mp-random --texts=60 --plant='lost reason'    with a mistake of a pass
//
//===----------------------------------------------------------------------===//

#include "Children.h"
#include "Faults.h"
#include "MutationRun.h"
#include "Reduce.h"
#include "Texts.h"
#include "Trial.h"

#include "mlir/IR/MLIRContext.h"
#include "mp/Execution/Program.h"
#include "mp/InitAll.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

#include <map>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;
namespace cl = llvm::cl;

namespace {
struct Options {
  cl::opt<uint64_t> seed{"seed", cl::desc("Try this program only"),
                         cl::init(0)};
  cl::opt<uint64_t> first{"first", cl::desc("The first seed"), cl::init(1)};
  cl::opt<uint64_t> count{"count", cl::desc("How many programs"),
                          cl::init(2000)};
  cl::opt<bool> nightly{"nightly", cl::desc("A million programs")};
  cl::opt<bool> faults{
      "faults", cl::desc("Plant each fault, and find it within 200 programs")};
  cl::opt<uint64_t> mutants{
      "mutants", cl::desc("Make so many mutants of scaled steps"), cl::init(0)};
  cl::opt<uint64_t> texts{
      "texts", cl::desc("Make so many mutants of files, or that of --seed"),
      cl::init(0)};
  cl::opt<std::string> plant{
      "plant", cl::desc("Plant this fault in the passes of --texts")};
  cl::opt<std::string> steps{
      "steps", cl::desc("The folder `test`, where their steps are"),
      cl::init("test")};
  cl::opt<bool> print{"print", cl::desc("Print the program of --seed")};
  cl::opt<unsigned> workers{"j", cl::desc("Processes at once"), cl::init(2)};
  cl::opt<unsigned> seconds{
      "time-limit", cl::desc("Seconds that a stage may take"), cl::init(20)};
  cl::opt<unsigned> questions{
      "reduce", cl::desc("Modules to try for a smaller one; 0: none"),
      cl::init(3000)};
  cl::opt<bool> coverage{"coverage",
                         cl::desc("Fail if an op or a pass was never seen"),
                         cl::init(true)};
};
} // namespace

/// Takes the stages before away where the fault is in the last alone, and makes
/// the module small. `module` is what is to be read by the rest.
static void shrink(Check &check, const Task &task,
                   OwningOpRef<ModuleOp> &module, const Options &options) {
  auto isWrong = [&](const Check &asked, ModuleOp candidate) {
    Verdict verdict = judgeInChild(asked, candidate, options.seconds);
    // A file that nobody reads is another fault than values that differ.
    auto isUnread = [](StringRef message) {
      return message.starts_with("what is exported cannot be imported");
    };
    return verdict.died == task.died && verdict.failure.has_value() &&
           isUnread(*verdict.failure) == isUnread(task.message);
  };
  Check alone = check;
  alone.before.clear();
  OwningOpRef<ModuleOp> late((*module).clone());
  // What a checker refuses is the fault of those before it.
  bool isAlone = check.property != Property::LeavesOff &&
                 check.property != Property::Accepts &&
                 check.property != Property::StaysMixed;
  if (isAlone && applyStages(*late, check.before).isDone() &&
      isWrong(alone, *late)) {
    check = alone;
    module = std::move(late);
  }
  if (options.questions > 0)
    module = reduce(
        *module, [&](ModuleOp candidate) { return isWrong(check, candidate); },
        options.questions);
}

/// One finding: what, where, the smallest module, and how to see it again.
static void explain(const Task &task, uint64_t times, const Options &options) {
  raw_ostream &out = llvm::outs();
  Check check = task.toCheck();
  out << "\nFAILED: " << check.stage.pass() << " " << nameOf(task.property)
      << " not, in " << times << " programs, first in that of seed "
      << task.seed << "\n  " << task.message << "\n";
  out.flush();
  if (check.stage.pass() == "generator")
    return;
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = generate(context.get(), task.seed).module;
  // As the pipelines saw it.
  module = parse(context.get(), print(*module, /*hasLocations=*/true));
  Verdict verdict = judgeInChild(check, *module, options.seconds);
  if (!verdict.failure || verdict.died != task.died) {
    out << "  and cannot be seen again apart from what ran before it\n";
  } else {
    shrink(check, task, module, options);
    verdict = judgeInChild(check, *module, options.seconds);
    if (verdict.failure)
      out << "  reduced: " << StringRef(*verdict.failure).rtrim() << "\n";
  }
  out << "  repeat: mp-random --seed=" << task.seed << "\n  one pass: mp-opt "
      << "reduced.mlir --pass-pipeline='" << joinStages(check.stages())
      << "'\n";
  module->print(out, OpPrintingFlags().useLocalScope());
  out << "\n";
  out.flush();
}

/// All findings, those of one pass and property together.
static unsigned explainAll(const Board &board, const Options &options) {
  std::map<std::tuple<std::string, Property, bool>,
           std::pair<const Task *, uint64_t>>
      kinds;
  for (uint64_t i = 0; i < std::min<uint64_t>(board.findings, maxFindings);
       ++i) {
    const Task &task = board.found[i];
    auto &[first, times] =
        kinds[{task.toCheck().stage.pass().str(), task.property, task.died}];
    ++times;
    if (!first || task.seed < first->seed)
      first = &task;
  }
  for (const auto &[kind, finding] : kinds)
    explain(*finding.first, finding.second, options);
  return kinds.size();
}

/// The fault of this name; none if there is no name.
static const Fault *lookupFault(StringRef name) {
  for (const Fault &fault : allFaults())
    if (fault.name == name && fault.plant)
      return &fault;
  if (!name.empty())
    llvm::report_fatal_error("there is no fault '" + name + "' of a pass",
                             /*gen_crash_diag=*/false);
  return nullptr;
}

using TrialOf = std::function<void(Board &, const Work &)>;

/// Plants one fault after the other. Returns how many were not found.
static unsigned findFaults(const Options &options, const TrialOf &tryPrograms) {
  constexpr uint64_t most = 200, atOnce = 20;
  unsigned missed = 0;
  for (const Fault &fault : allFaults()) {
    plantFault(&fault);
    std::optional<uint64_t> seed;
    for (uint64_t first = 1; !seed && first <= most; first += atOnce) {
      Board *board = Board::create();
      tryPrograms(*board, {first, atOnce, options.workers, options.seconds});
      seed = findSeed(*board, fault);
    }
    missed += !seed;
    llvm::outs() << "fault '" << fault.name << "' in " << fault.pass << ": "
                 << (seed ? "found with program " + std::to_string(*seed)
                          : "NOT FOUND within " + std::to_string(most))
                 << "\n";
    llvm::outs().flush();
  }
  return missed;
}

int main(int argc, char **argv) {
  // A crash is told by where it happens, and many are to be found.
  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", /*replace=*/0);
  llvm::InitLLVM init(argc, argv);
  mlir::mp::registerAllPasses();
  mlir::mp::exec::useOneThread();
  Options options;
  Names names;
  cl::ParseCommandLineOptions(argc, argv, "random programs for all passes\n");
  if (options.print && options.texts) {
    llvm::outs() << makeMutantText(options.steps, options.seed);
    return 0;
  }
  if (options.print) {
    std::unique_ptr<MLIRContext> context = makeContext();
    generate(context.get(), options.seed).module->print(llvm::outs());
    return 0;
  }
  if (options.mutants)
    return runMutants(options.steps, options.mutants) != 0;
  Work work;
  work.first = options.seed ? options.seed : options.first;
  work.count = options.seed      ? 1
               : options.nightly ? uint64_t(1000000)
                                 : options.count;
  work.workers = std::clamp<unsigned>(options.workers, 1, maxWorkers);
  work.seconds = options.seconds;
  if (options.texts) {
    work.count = options.seed ? uint64_t(1) : uint64_t(options.texts);
    return runTexts(options.steps, work, lookupFault(options.plant)) != 0;
  }
  std::vector<std::string> passes = chosenPasses();
  TrialOf tryPrograms = [&](Board &board, const Work &work) {
    runWorkers(board, work, [&](unsigned worker, uint64_t first, uint64_t end) {
      Trial trial(board, worker, names, passes);
      for (uint64_t seed = first; seed < end; ++seed)
        trial.run(seed);
    });
  };
  if (options.faults)
    return findFaults(options, tryPrograms) != 0;
  Board *board = Board::create();
  tryPrograms(*board, work);
  unsigned defects = 0;
  if (options.coverage && !options.seed) {
    defects += reportUnknownPasses(names, llvm::outs());
    defects += reportCoverage(*board, names, llvm::outs());
  }
  defects += explainAll(*board, options);
  llvm::outs() << "random programs: " << work.count << " tried, seeds "
               << work.first << " to " << work.first + work.count - 1 << ", "
               << defects << " defects\n";
  return defects != 0;
}
