//===- Coverage.cpp - Which ops and passes were seen ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Coverage.h"

#include "PassFacts.h"

#include "mlir/IR/MLIRContext.h"
#include "mp/InitAll.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

namespace {
struct Exception {
  StringLiteral op, reason;
};
} // namespace

/// Dialects whose ops stand in a step. Of scf only what an importer makes.
static constexpr StringLiteral dialects[] = {"arith", "math", "mp", "scf"};

static constexpr Exception exceptions[] = {
    {"arith.scaling_extf", "no element type of a step has such a scale"},
    {"arith.scaling_truncf", "no element type of a step has such a scale"},
    {"mp.fusion", "only mp-form-fusions makes them; counted below"},
    {"mp.pack_bits", "only mp-pack-masks makes them, in fusions"},
    {"mp.manual_computation", "only XLA can run them"},
    {"mp.opaque", "only XLA can run them"},
    {"scf.execute_region", "no importer makes it"},
    {"scf.forall", "no importer makes it"},
    {"scf.forall.in_parallel", "no importer makes it"},
    {"scf.parallel", "no importer makes it"},
    {"scf.reduce", "no importer makes it"},
    {"scf.reduce.return", "no importer makes it"},
};

Names::Names() : passes(registeredPasses()) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  for (RegisteredOperationName name : context.getRegisteredOperations())
    if (llvm::is_contained(dialects, name.getDialectNamespace()))
      ops.push_back(name.getStringRef().str());
  llvm::sort(ops);
  for (auto [index, op] : llvm::enumerate(ops))
    opIndex[op] = index;
  for (auto [index, pass] : llvm::enumerate(passes))
    passIndex[pass] = index;
}

std::optional<unsigned> Names::findPass(StringRef pass) const {
  auto found = passIndex.find(pass);
  if (found == passIndex.end())
    return std::nullopt;
  return found->second;
}

uint64_t Names::count(ModuleOp module, Counter *counters) const {
  uint64_t number = 0;
  module.walk([&](Operation *op) {
    ++number;
    auto found = opIndex.find(op->getName().getStringRef());
    if (found != opIndex.end())
      ++counters[found->second];
  });
  return number;
}

static unsigned reportOps(const Board &board, const Names &names,
                          raw_ostream &stream) {
  unsigned written = 0, missing = 0;
  for (auto [index, op] : llvm::enumerate(names.getOps())) {
    auto *exception = llvm::find_if(
        exceptions, [op = op](const Exception &one) { return one.op == op; });
    if (board.written[index] > 0) {
      ++written;
    } else if (exception != std::end(exceptions)) {
      stream << "  not generated: " << op << ", " << exception->reason;
      if (board.made[index] > 0)
        stream << " (" << uint64_t(board.made[index]) << " made)";
      stream << "\n";
    } else {
      ++missing;
      stream << "  NEVER GENERATED: " << op << "\n";
    }
  }
  stream << "  " << written << " of " << names.getOps().size()
         << " ops generated\n";
  return missing;
}

/// What every pass is to be held to at least once.
static bool isDue(Property property) {
  switch (property) {
  case Property::Finishes:
    return true;
  case Property::Verifies:
    return true;
  default:
    return false;
  }
}

static unsigned reportPasses(const Board &board, const Names &names,
                             raw_ostream &stream) {
  unsigned missing = 0;
  stream << llvm::formatv("  {0,-28}", "pass");
  for (unsigned p = 0; p < numProperties; ++p)
    stream << llvm::formatv(" {0,8}",
                            nameOf(static_cast<Property>(p)).take_front(8));
  stream << "  refused\n";
  for (auto [index, pass] : llvm::enumerate(names.getPasses())) {
    stream << llvm::formatv("  {0,-28}", pass);
    const PassFacts *facts = findFacts(pass);
    for (unsigned p = 0; p < numProperties; ++p) {
      uint64_t number = board.judged[p][index];
      bool isMissing = number == 0 && facts && !facts->needsFile &&
                       isDue(static_cast<Property>(p));
      missing += isMissing;
      stream << llvm::formatv(" {0,8}",
                              isMissing ? "NEVER" : std::to_string(number));
    }
    stream << llvm::formatv(" {0,8}\n", uint64_t(board.refused[index]));
  }
  return missing;
}

unsigned random::reportCoverage(const Board &board, const Names &names,
                                raw_ostream &stream) {
  stream << uint64_t(board.programs) << " programs of "
         << board.ops / std::max<uint64_t>(board.programs, 1)
         << " ops; through mp-amp " << uint64_t(board.mixed)
         << ", through mp-to-cuda " << uint64_t(board.planned) << "; "
         << uint64_t(board.compared) << " results compared, "
         << uint64_t(board.skipped) << " that rounding moves too far; "
         << uint64_t(board.inRange) << " numbers held to a range\n";
  stream << "  seconds:";
  for (unsigned p = 0; p < numProperties; ++p)
    if (board.micros[p] > 0)
      stream << llvm::formatv(" {0} {1:f1}", nameOf(static_cast<Property>(p)),
                              board.micros[p] / 1e6);
  stream << "\n";
  unsigned passes = reportPasses(board, names, stream);
  return passes + reportOps(board, names, stream);
}

unsigned random::reportUnknownPasses(const Names &names, raw_ostream &stream) {
  unsigned problems = 0;
  for (const std::string &pass : names.getPasses())
    if (!findFacts(pass)) {
      stream << "test/Random/PassFacts.cpp says nothing of " << pass
             << ": add what it promises of values\n";
      ++problems;
    }
  for (const PassFacts &facts : passFacts())
    if (!names.findPass(facts.name)) {
      stream << "test/Random/PassFacts.cpp names " << facts.name
             << ", which is no pass\n";
      ++problems;
    }
  return problems;
}
