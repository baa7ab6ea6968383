//===- mp-bisect.cpp - Which ops must be f32 ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks first whether there is anything to find, and whether it can be found;
// then searches, and tries what it proposes.
//
//===----------------------------------------------------------------------===//

#include "MixedStep.h"
#include "Options.h"
#include "Rules.h"
#include "Search.h"
#include "Training.h"

#include "mlir/IR/MLIRContext.h"
#include "mp/InitAll.h"
#include "mp/Support/Messages.h"
#include "support/Diagnostics.h"
#include "support/Output.h"
#include "support/Start.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::bisect;

static int fail(llvm::Error error) {
  reportError(toString(std::move(error)));
  return BadInput;
}

namespace {
/// One question, from the first run to the last.
class Bisection {
public:
  Bisection(const MixedStep &step, Trainer &trainer, const Options &options)
      : step(step), trainer(trainer), options(options),
        search(step, trainer, options) {}

  int run();

private:
  llvm::Error findPolicy();
  int tellFound(ArrayRef<unsigned> blamed);
  int tellRules(ArrayRef<unsigned> blamed);
  void tellRuns() const;

  bool isWithin(const Deviation &deviation) const {
    return deviation.size <= options.bound;
  }

  const MixedStep &step;
  Trainer &trainer;
  const Options &options;
  Search search;
  PolicyAttr policy;
};
} // namespace

static std::string describe(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << op->getName() << " at " << op->getLoc();
  return text;
}

llvm::Error Bisection::findPolicy() {
  llvm::Expected<Mixed> mixed = step.mix(ArrayRef<unsigned>());
  if (!mixed)
    return mixed.takeError();
  policy = MixedStep::policyOf(*mixed);
  return llvm::Error::success();
}

int Bisection::run() {
  if (llvm::Error error = findPolicy())
    return fail(std::move(error));
  if (llvm::Error error = trainer.trainReference(step.inF32()))
    return fail(std::move(error));
  llvm::outs() << "'" << trainer.resultName() << "' over "
               << countOf(options.steps, "step")
               << llvm::format(", bound %.3g %%\n", 100 * options.bound);
  llvm::Expected<Deviation> plain = search.measure(ArrayRef<unsigned>());
  if (!plain)
    return fail(plain.takeError());
  llvm::outs() << "as the policy says: " << plain->describe() << "\n";
  if (isWithin(*plain)) {
    llvm::outs() << "already within the bound: no op is to blame\n";
    return WithinBound;
  }
  SmallVector<unsigned> all =
      llvm::to_vector(llvm::seq<unsigned>(step.candidates().size()));
  llvm::Expected<Deviation> denied = search.measure(all);
  if (!denied)
    return fail(denied.takeError());
  llvm::outs() << "with all " << all.size()
               << " ops in f32: " << denied->describe() << "\n";
  if (!isWithin(*denied)) {
    llvm::outs() << "no set of ops is to blame: f32 everywhere does not bring "
                    "it into the bound; what is left are the loss scale and "
                    "the order of sums (mp-run --nudge says how far rounding "
                    "alone carries the loss)\n";
    return NoCure;
  }
  llvm::Expected<SmallVector<unsigned>> blamed = search.findToBlame();
  if (!blamed)
    return fail(blamed.takeError());
  return tellFound(*blamed);
}

int Bisection::tellFound(ArrayRef<unsigned> blamed) {
  llvm::Expected<Deviation> cured = search.measure(blamed);
  if (!cured)
    return fail(cured.takeError());
  llvm::Expected<size_t> changed = search.countChanged(blamed);
  if (!changed)
    return fail(changed.takeError());
  llvm::outs() << "with " << (blamed.size() == 1 ? "this op" : "these ops")
               << " in f32: " << cured->describe() << "; the planner decides "
               << "otherwise on " << countOf(*changed, "op") << "\n";
  for (unsigned number : blamed)
    llvm::outs() << "  " << describe(step.candidates()[number]) << "\n";
  return tellRules(blamed);
}

int Bisection::tellRules(ArrayRef<unsigned> blamed) {
  PolicyAttr ruled = denyByRules(policy, step, blamed);
  llvm::Expected<Deviation> result = search.measure(ruled);
  unsigned matches = countMatches(ruled, policy, step);
  llvm::outs() << "as rules, which match " << countOf(matches, "op") << ": "
               << (result ? result->describe()
                          : "refused: " + toString(result.takeError()))
               << "\n";
  auto write = [&](raw_ostream &stream) {
    stream << "module attributes {" << attr::policy << " = " << ruled
           << "} {}\n";
    return success();
  };
  (void)write(llvm::outs());
  if (!result || !isWithin(*result))
    llvm::outs() << "these rules do not bring it into the bound: write "
                 << attr::opClass << " = "
                 << OpClassAttr::get(ruled.getContext(), OpClass::Deny)
                 << " on the ops themselves\n";
  tellRuns();
  if (!options.output.empty() && failed(writeOutput(options.output, write)))
    return BadInput;
  return Found;
}

void Bisection::tellRuns() const {
  llvm::outs() << countOf(search.runs(), "run");
  if (search.refused())
    llvm::outs() << ", " << search.refused() << " of them refused";
  llvm::outs() << "; " << trainer.executed() << " of " << trainer.total()
               << " ops executed\n";
}

int main(int argc, char **argv) {
  Start start(argc, argv);
  std::optional<Options> options = parseCommandLine(argc, argv);
  if (!options || !isAmpText(options->amp))
    return BadUsage;
  exec::useOneThread();
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  std::unique_ptr<MixedStep> step =
      MixedStep::create(context, options->file, options->amp);
  if (!step)
    return BadInput;
  llvm::Expected<Trainer> trainer = Trainer::create(*options);
  if (!trainer)
    return fail(trainer.takeError());
  return finish(Bisection(*step, *trainer, *options).run());
}
