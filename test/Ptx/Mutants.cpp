//===- Mutants.cpp - Kernels with one thing changed -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A judge that never condemns is none. A mutant is held against the kernel that
// it was made of, on three draws of operands: what is not an error and changes
// no bit of any result is a change that means nothing, or one that was missed.
//
//===----------------------------------------------------------------------===//

#include "Mutants.h"

#include "Mutate.h"

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;

/// No mutant need run longer than some of these.
static constexpr uint64_t mutantBudget = uint64_t(1) << 20;

namespace {

enum class Fate { ByError, ByResults, Same };

/// A kernel, its operands and what it computes.
class Original {
public:
  Original(mprt::KernelOp kernel, const HoldOptions &options);

  Fate judge(const Mutant &mutant, std::string &error);
  bool isSound() const { return !draws.empty(); }
  mprt::KernelOp kernel;

private:
  struct Draw {
    std::vector<Bytes> operands, results;
  };
  std::vector<Draw> draws;
  RunOptions options;
  RunCounts counts;
};

/// What became of the mutants of one kind.
struct Tally {
  unsigned errors = 0, results = 0, same = 0;
};

} // namespace

Original::Original(mprt::KernelOp kernel, const HoldOptions &options)
    : kernel(kernel), options(options.run) {
  this->options.budget = mutantBudget;
  std::vector<std::vector<Bytes>> drawn;
  for (InputKind kind : {InputKind::Real, InputKind::Whole, InputKind::Special})
    drawn.push_back(drawOperands(kernel, kind, options.run.seed));
  for (unsigned lone = 0; lone != options.numLone; ++lone)
    drawn.push_back(drawLone(kernel, InputKind::Real, options.run.seed + lone));
  for (std::vector<Bytes> &operands : drawn) {
    Draw draw;
    draw.operands = std::move(operands);
    auto module = ::mp::ptx::parse(*kernel.getPtx());
    if (!module) {
      llvm::consumeError(module.takeError());
      draws.clear();
      return;
    }
    auto results = runKernel(kernel, std::move(*module), stagesOf(kernel),
                             draw.operands, this->options, counts);
    if (!results) {
      llvm::consumeError(results.takeError());
      draws.clear();
      return;
    }
    draw.results = std::move(*results);
    draws.push_back(std::move(draw));
  }
}

Fate Original::judge(const Mutant &mutant, std::string &error) {
  for (const Draw &draw : draws) {
    auto module = ::mp::ptx::parse(mutant.ptx);
    if (!module) {
      error = toString(module.takeError());
      return Fate::ByError;
    }
    auto results = runKernel(kernel, std::move(*module), mutant.stages,
                             draw.operands, options, counts);
    if (!results) {
      error = toString(results.takeError());
      return Fate::ByError;
    }
    error = findDifference(kernel.getLaunchResultTypes(), *results,
                           draw.results, /*zerosAreSame=*/false);
    if (!error.empty())
      return Fate::ByResults;
  }
  return Fate::Same;
}

int held::mutateAll(ArrayRef<mprt::KernelOp> kernels, unsigned count,
                    const HoldOptions &options, bool prints) {
  std::vector<Original> originals;
  for (mprt::KernelOp kernel : kernels) {
    originals.emplace_back(kernel, options);
    if (!originals.back().isSound()) {
      llvm::errs() << kernel.getSymName() << " is wrong as it is\n";
      return 1;
    }
  }
  std::map<std::string, Tally> tallies;
  Tally all;
  for (unsigned number = 0; number != count; ++number) {
    Original &original = originals[number % originals.size()];
    std::optional<Mutant> mutant =
        mutate(original.kernel, options.run.seed * 1000003 + number);
    if (!mutant)
      continue;
    std::string error;
    Fate fate = original.judge(*mutant, error);
    for (Tally *tally : {&tallies[mutant->kind], &all}) {
      tally->errors += fate == Fate::ByError;
      tally->results += fate == Fate::ByResults;
      tally->same += fate == Fate::Same;
    }
    if (prints)
      llvm::outs() << original.kernel.getSymName() << ": " << mutant->kind
                   << ": " << mutant->change << ": "
                   << (fate == Fate::Same ? "same bits" : error) << "\n";
  }
  auto print = [](StringRef name, const Tally &tally) {
    llvm::outs() << llvm::formatv(
        "{0}: {1} mutants, {2} found by an error, {3} by other results, {4} "
        "with the same bits\n",
        name, tally.errors + tally.results + tally.same, tally.errors,
        tally.results, tally.same);
  };
  for (const auto &[kind, tally] : tallies)
    print(kind, tally);
  print("all", all);
  return all.errors + all.results == 0;
}
