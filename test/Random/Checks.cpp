//===- Checks.cpp - What passes are held to -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checks.h"

#include "Bounds.h"
#include "Roundings.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mp/Dialect/MP/IR/MP.h"
#include "mp/Dialect/MP/IR/StateAttributes.h"
#include "mp/InitAll.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Pipelines/Pipelines.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;
using exec::Precision;

StringRef random::nameOf(Property property) {
  constexpr StringLiteral names[numProperties] = {
      "finishes",   "verifies",       "speaks",         "accepts",
      "repeats",    "keeps values",   "keeps meaning",  "reproduces",
      "leaves off", "stays in range", "rounds as said", "survives export",
      "stays mixed"};
  return names[static_cast<unsigned>(property)];
}

Stages Check::stages() const {
  Stages all = before;
  all.push_back(stage);
  return all;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

const std::optional<Values> &Subject::execute() {
  if (!values)
    values = std::make_shared<const std::optional<Values>>(
        random::execute(*module, Precision::Native));
  return *values;
}

/// Whether the sums of a product of floats are in it.
static bool multipliesFloats(ModuleOp module) {
  auto find = [](AlignableOpInterface op) {
    return WalkResult(failure(
        isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()))));
  };
  return module.walk(find).wasInterrupted();
}

std::optional<std::string> random::findChangedValues(Subject &old, Subject &now,
                                                     const Stage &stage,
                                                     Difference &seen) {
  Promise promise = promiseOf(stage);
  if ((promise != Promise::Bits && promise != Promise::Close) ||
      !old.execute() || !now.execute())
    return std::nullopt;
  const PassFacts *facts = findFacts(stage.pass());
  seen = compareBits(*old.execute(), *now.execute(),
                     facts ? StringRef(facts->changes) : StringRef());
  if (seen.found.empty())
    return std::nullopt;
  // A plan may give a library the transposed product, which adds up in an order
  // of its own.
  bool reordersSums = holdsPlan(*now.module) && !holdsPlan(*old.module) &&
                      multipliesFloats(*old.module);
  if (promise == Promise::Close || reordersSums) {
    std::optional<Values> exact =
        random::execute(*old.module, Precision::Exact);
    if (!exact)
      return std::nullopt;
    seen = compareNumbers(*old.execute(), *now.execute(), *exact, 16);
    if (!seen.found.empty() && canRoundTo(*old.module, *exact, *now.execute()))
      return std::nullopt;
  }
  if (seen.found.empty())
    return std::nullopt;
  return seen.found;
}

Meaning::Meaning(ModuleOp original)
    : original(original), exact(execute(original, Precision::Exact)),
      rounded(exact ? execute(original, Precision::Native) : std::nullopt) {}

std::optional<std::string> Meaning::findChange(ModuleOp module,
                                               Difference &seen) const {
  if (!exact || !rounded)
    return std::nullopt;
  std::optional<Values> now = execute(module, Precision::Exact);
  if (!now)
    return std::nullopt;
  seen = compareNumbers(*exact, *now, *rounded, 1);
  if (seen.found.empty() || canRoundTo(original, *exact, *now))
    return std::nullopt;
  return seen.found;
}

//===----------------------------------------------------------------------===//
// Other contexts
//===----------------------------------------------------------------------===//

namespace {
/// Takes memory of many sizes and gives half of it back, so that what is
/// allocated next lies elsewhere, and in another order.
class Disorder {
public:
  explicit Disorder(unsigned run) {
    Choices choices(run);
    std::vector<std::unique_ptr<char[]>> taken;
    taken.reserve(size_t(512) * run);
    for (unsigned i = 0; i < 512 * run; ++i)
      taken.emplace_back(new char[size_t(16) * choices.between(1, 40)]);
    for (auto &piece : taken)
      if (choices.chance(50))
        kept.push_back(std::move(piece));
  }

private:
  std::vector<std::unique_ptr<char[]>> kept;
};
} // namespace

std::vector<std::string> random::runAfresh(StringRef text,
                                           ArrayRef<Stage> stages, unsigned run,
                                           bool printsAll) {
  Disorder disorder(run);
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, run % 2 ? MLIRContext::Threading::ENABLED
                                        : MLIRContext::Threading::DISABLED);
  std::vector<std::string> texts;
  OwningOpRef<ModuleOp> module = parse(&context, text);
  if (!module)
    return {"the text cannot be read again"};
  Disorder more(run + 1);
  for (const Stage &stage : stages) {
    Outcome outcome = applyStage(*module, stage);
    if (printsAll)
      texts.push_back(outcome.message + print(*module));
    if (!outcome.isDone())
      break;
  }
  if (!printsAll)
    texts.push_back(print(*module));
  return texts;
}

static std::optional<std::string> findOtherRun(ModuleOp input,
                                               ArrayRef<Stage> stages) {
  std::string text = print(input, /*hasLocations=*/true);
  std::vector<std::string> first = runAfresh(text, stages, 0, true);
  // What was another before the last stage is not its fault.
  for (unsigned run = 1; run < 8; ++run) {
    std::vector<std::string> other = runAfresh(text, stages, run, true);
    if (other == first)
      continue;
    if (other.size() == stages.size() && first.size() == stages.size() &&
        std::equal(other.begin(), other.end() - 1, first.begin()))
      return "another result in run " + std::to_string(run);
    return std::nullopt;
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// dtype=off
//===----------------------------------------------------------------------===//

Stages random::makeOffStages() {
  OpPassManager manager("builtin.module");
  AmpOptions options;
  options.dtype = "off";
  buildAmpPipeline(manager, options);
  return splitPipeline(manager);
}

bool random::isRefusedAnyway(ModuleOp original, const Stage &checker) {
  OwningOpRef<ModuleOp> module(original.clone());
  return checker.isChecker() &&
         applyStage(*module, makeStage("mp-assign-roles", "default-role=batch"))
             .isDone() &&
         applyStage(*module, checker).kind == Outcome::Refused;
}

/// Roles are found and what is dead or there twice goes, as in any pipeline;
/// besides this, nothing may change but the policy itself.
static std::optional<std::string> findChangeOff(ModuleOp input) {
  OwningOpRef<ModuleOp> off(input.clone()), plain(input.clone());
  if (input->hasAttr(attr::policy))
    return std::nullopt;
  // With the options they have there: others order constants otherwise.
  Stages tidy = makeOffStages();
  llvm::erase_if(tidy, [](const Stage &stage) {
    return !llvm::is_contained({"mp-assign-roles", "cse", "canonicalize"},
                               stage.pass());
  });
  if (!applyStages(*plain, tidy).isDone())
    return std::nullopt;
  for (const Stage &stage : makeOffStages())
    if (Outcome outcome = applyStage(*off, stage); !outcome.isDone()) {
      if (isRefusedAnyway(input, stage))
        return std::nullopt;
      return stage.pass().str() + ": " + outcome.message;
    }
  (*off)->removeAttr(attr::policy);
  if (print(*off) == print(*plain))
    return std::nullopt;
  return std::string("the step is another");
}

//===----------------------------------------------------------------------===//
// One property
//===----------------------------------------------------------------------===//

std::optional<std::string>
random::findChangeAgain(ModuleOp before, ModuleOp once, const Stage &stage) {
  if (stage.isChecker() && print(before) != print(once))
    return std::string("a checker changes something");
  OwningOpRef<ModuleOp> twice(once.clone());
  Outcome outcome = applyStage(*twice, stage);
  if (!outcome.isDone())
    return "the second time: " + outcome.message;
  if (print(*twice) != print(once))
    return std::string("the second time changes something");
  return std::nullopt;
}

/// Passes that say the same with fewer ops, which later ones may leave to be
/// had again: what they find in a finished step changes no decision.
static bool onlyTidies(StringRef pass) {
  return llvm::is_contained(
      {"cse", "canonicalize", "mp-simplify-casts", "mp-cancel-pads"}, pass);
}

/// The text without what mp-assign-roles notes of exchanged states: of a step
/// that no type was planned for it is noted anew, and loops may be gone.
static std::string printDecisions(ModuleOp module) {
  OwningOpRef<ModuleOp> copy(module.clone());
  for (auto function : copy->getOps<func::FuncOp>())
    function->removeDiscardableAttr(attr::takenFrom);
  return print(*copy);
}

std::optional<std::string>
random::findChangeByPipeline(ModuleOp made, ArrayRef<Stage> pipeline) {
  // What is rounded at random behind its guard, mp-check-scaling refuses: a
  // step without masters is told off.
  if (llvm::any_of(pipeline, [](const Stage &stage) {
        return StringRef(stage.text).contains("mode=stochastic");
      }))
    return std::nullopt;
  OwningOpRef<ModuleOp> again(made.clone());
  std::string expected = printDecisions(made);
  bool isRound = false;
  for (const Stage &stage : pipeline) {
    // The step has its update, and none is to be appended to it.
    bool updates = stage.pass() == "mp-insert-optimizer";
    Outcome outcome = applyStage(
        *again, updates ? makeStage(stage.pass(), "optimizer=none") : stage);
    if (!outcome.isDone())
      return stage.pass().str() + " the second time: " + outcome.message;
    isRound |= stage.pass() == "mp-outline-rounds";
    isRound &= stage.pass() != "mp-inline-rounds";
    if (isRound)
      continue;
    if (onlyTidies(stage.pass()) || stage.pass() == "mp-inline-rounds")
      expected = printDecisions(*again);
    else if (printDecisions(*again) != expected)
      return stage.pass().str() + " changes a step that is finished";
  }
  return std::nullopt;
}

std::optional<std::string> Check::fails(ModuleOp input) const {
  if (property == Property::Reproduces)
    return findOtherRun(input, stages());
  if (property == Property::LeavesOff)
    return findChangeOff(input);
  Subject old{input.clone(), "", nullptr};
  if (!applyStages(*old.module, before).isDone())
    return std::nullopt;
  Subject now{(*old.module).clone(), "", nullptr};
  Outcome outcome = applyStage(*now.module, stage);
  auto when = [&](Outcome::Kind kind) -> std::optional<std::string> {
    if (outcome.kind != kind)
      return std::nullopt;
    return outcome.message;
  };
  if (property == Property::Verifies)
    return when(Outcome::Broken);
  if (property == Property::Speaks)
    return when(Outcome::Silent);
  if (property == Property::Accepts && !isRefusedAnyway(input, stage))
    return when(Outcome::Refused);
  if (!outcome.isDone())
    return std::nullopt;
  Difference seen;
  switch (property) {
  case Property::StaysInRange: {
    uint64_t judged;
    return findOutOfRange(*now.module, judged);
  }
  case Property::RoundsAsSaid:
    if (auto problem = findNarrowSum(input, *now.module))
      return problem;
    return findTooFar(*now.module, seen);
  case Property::SurvivesExport:
    return findChangedByExport(*now.module, seen);
  case Property::StaysMixed:
    return findChangeByPipeline(*now.module, stages());
  case Property::Repeats:
    return findChangeAgain(*old.module, *now.module, stage);
  case Property::KeepsValues:
    return findChangedValues(old, now, stage, seen);
  case Property::KeepsMeaning: {
    Meaning meaning(input);
    if (meaning.findChange(*old.module, seen))
      return std::nullopt;
    return meaning.findChange(*now.module, seen);
  }
  default:
    return std::nullopt;
  }
}
