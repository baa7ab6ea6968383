//===- Trial.cpp - All properties on one program --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each pass alone on the program as it was written, and then the pipelines, one
// stage at a time: what a stage needs before it, the pipeline has done.
//
//===----------------------------------------------------------------------===//

#include "Trial.h"

#include "PassFacts.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mp/InitAll.h"
#include "mp/Pipelines/Pipelines.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// Of so many programs, one is compiled in other contexts.
static constexpr unsigned rerunOneIn = 4;

Trial::Trial(Board &board, unsigned worker, const Names &names,
             ArrayRef<std::string> passes)
    : board(board), place(board.places[worker]), names(names), passes(passes) {}

void Trial::begin(Property property, ArrayRef<Stage> before,
                  const Stage &stage) {
  place.task.set(seed, property, before, stage);
  ++place.moves;
}

void Trial::judged(Property property, const Stage &stage) {
  if (std::optional<unsigned> index = names.findPass(stage.pass()))
    ++board.judged[static_cast<unsigned>(property)][*index];
}

void Trial::count(const Difference &seen) {
  board.compared += seen.compared;
  board.skipped += seen.skipped;
}

void Trial::fail(Property property, const Step &step, StringRef message) {
  Task task;
  task.set(seed, property, step.before, step.stage);
  task.say(message);
  board.report(task);
}

//===----------------------------------------------------------------------===//
// One stage
//===----------------------------------------------------------------------===//

void Trial::judgeOutcome(const Outcome &outcome, const Step &step) {
  judged(Property::Finishes, step.stage);
  switch (outcome.kind) {
  case Outcome::Silent:
    return fail(Property::Speaks, step, "fails without an error");
  case Outcome::Broken:
    return fail(Property::Verifies, step, outcome.message);
  case Outcome::Refused:
    judged(Property::Speaks, step.stage);
    if (std::optional<unsigned> index = names.findPass(step.stage.pass()))
      ++board.refused[*index];
    if (step.isPipeline && step.stage.isChecker() &&
        !isRefusedAnyway(*program.module, step.stage))
      fail(Property::Accepts, step, outcome.message);
    return;
  case Outcome::Done:
    judged(Property::Verifies, step.stage);
    if (step.isPipeline && step.stage.isChecker())
      judged(Property::Accepts, step.stage);
    return;
  }
}

/// The stage on its own result. Of passes that are not ours nobody says that
/// they are done after one run.
void Trial::judgeAgain(ModuleOp now, const Step &step) {
  if (!step.stage.isOurs())
    return;
  begin(Property::Repeats, step.before, step.stage);
  judged(Property::Repeats, step.stage);
  OwningOpRef<ModuleOp> twice(now.clone());
  Outcome again = applyStage(*twice, step.stage);
  if (!again.isDone())
    fail(Property::Repeats, step, "the second time: " + again.message);
  else if (print(*twice) != print(now))
    fail(Property::Repeats, step, "the second time changes something");
}

/// What the stage made of `old`, which is another text.
void Trial::judgeResult(ModuleOp old, ModuleOp now, const Step &step) {
  judgeAgain(now, step);
  begin(Property::KeepsValues, step.before, step.stage);
  Difference seen;
  std::optional<std::string> change =
      findChangedValues(old, now, step.stage, seen);
  count(seen);
  if (seen.compared)
    judged(Property::KeepsValues, step.stage);
  if (change)
    fail(Property::KeepsValues, step, *change);
}

void Trial::judgeMeaning(ModuleOp now, const Step &step) {
  Promise promise = promiseOf(step.stage);
  // What is rounded anew by design has no number to be held to.
  bool rounds =
      program.roundsConstants && step.stage.pass() == "mp-insert-casts";
  keepsMeaning &= promise != Promise::Nothing && !rounds;
  if (!keepsMeaning)
    return;
  begin(Property::KeepsMeaning, step.before, step.stage);
  Difference seen;
  std::optional<std::string> change = meaning->findChange(now, seen);
  count(seen);
  if (seen.compared)
    judged(Property::KeepsMeaning, step.stage);
  if (!change)
    return;
  keepsMeaning = false;
  fail(Property::KeepsMeaning, step, *change);
}

bool Trial::apply(ModuleOp module, const Step &step) {
  OwningOpRef<ModuleOp> old(module.clone());
  begin(Property::Finishes, step.before, step.stage);
  Outcome outcome = applyStage(module, step.stage);
  judgeOutcome(outcome, step);
  if (!outcome.isDone())
    return false;
  names.count(module, board.made);
  if (print(*old) == print(module))
    return true;
  judgeResult(*old, module, step);
  judgeMeaning(module, step);
  return true;
}

//===----------------------------------------------------------------------===//
// All stages
//===----------------------------------------------------------------------===//

void Trial::runAlone() {
  for (const std::string &pass : passes) {
    const PassFacts *facts = findFacts(pass);
    SmallVector<StringRef> options = {facts->always};
    facts->options.split(options, '|', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    Stage stage = makeStage(pass, choices.in(options));
    OwningOpRef<ModuleOp> module((*program.module).clone());
    keepsMeaning = true;
    apply(*module, {{}, stage, /*isPipeline=*/false});
  }
}

Stages Trial::walk(ModuleOp module, ArrayRef<Stage> stages) {
  Stages done;
  for (const Stage &stage : stages) {
    if (!apply(module, {done, stage, /*isPipeline=*/true}))
      break;
    done.push_back(stage);
  }
  return done;
}

Stages Trial::chooseAmp() {
  AmpOptions options;
  options.dtype = choices.chance(60) ? "f16" : "bf16";
  if (std::optional<PolicyAttr> policy =
          (*program.module)->getAttrOfType<PolicyAttr>(attr::policy);
      policy && *policy)
    options.dtype = policy->getType().isF16() ? "f16" : "bf16";
  options.defaultRole = "batch";
  options.lossScale = choices.of({"dynamic", "dynamic", "1024", "off"});
  options.masters = choices.chance(80);
  options.pad = choices.chance(90);
  if (program.form == Form::Gradients && choices.chance(60))
    options.optimizer = choices.of({OptimizerKind::SGD, OptimizerKind::Momentum,
                                    OptimizerKind::AdamW, OptimizerKind::LAMB,
                                    OptimizerKind::Adafactor});
  OpPassManager manager("builtin.module");
  buildAmpPipeline(manager, options);
  Stages stages = splitPipeline(manager);
  // Small programs seldom find it worth while to pad.
  std::string cost = choices.of({"1.35", "2", "4", "4"});
  for (Stage &stage : stages)
    if (stage.pass() == "mp-pad-to-tile")
      stage = makeStage(stage.pass(), "min-extent=1 max-cost=" + cost);
  return stages;
}

Stages Trial::chooseToCuda() {
  ToCudaOptions options;
  options.chip = choices.of({"sm_80", "sm_90", "sm_100"});
  OpPassManager manager("builtin.module");
  buildToCudaPipeline(manager, options);
  return splitPipeline(manager);
}

void Trial::runPipelines() {
  OwningOpRef<ModuleOp> module = parse((*program.module).getContext(), text);
  Stages amp = chooseAmp(), all = amp;
  llvm::append_range(all, chooseToCuda());
  keepsMeaning = true;
  Stages done = walk(*module, all);
  board.mixed += done.size() >= amp.size();
  board.planned += done.size() == all.size();
  if (seed % rerunOneIn == 0)
    judgeRuns(done);
}

void Trial::judgeRuns(ArrayRef<Stage> stages) {
  if (stages.empty())
    return;
  begin(Property::Reproduces, stages.drop_back(), stages.back());
  std::vector<std::string> first = runAfresh(text, stages, 0);
  for (const Stage &stage : stages)
    judged(Property::Reproduces, stage);
  for (unsigned run = 1; run < 3; ++run) {
    std::vector<std::string> other = runAfresh(text, stages, run);
    for (size_t i = 0; i < std::min(first.size(), other.size()); ++i)
      if (first[i] != other[i])
        return fail(Property::Reproduces,
                    {stages.take_front(i), stages[i], true},
                    "another result in run " + std::to_string(run));
  }
}

void Trial::judgeOff() {
  Stages off = makeOffStages();
  begin(Property::LeavesOff, ArrayRef(off).drop_back(), off.back());
  judged(Property::LeavesOff, off.back());
  Check check;
  check.property = Property::LeavesOff;
  if (std::optional<std::string> problem = check.fails(*program.module))
    fail(Property::LeavesOff, {{}, off.back(), true}, *problem);
}

static bool isValid(ModuleOp module, std::string &problem) {
  ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &error) {
    problem += error.str() + "\n";
    return success();
  });
  return succeeded(verify(module));
}

void Trial::run(uint64_t newSeed) {
  seed = newSeed;
  choices = Choices(seed ^ 0x5bf03635u);
  Stage none{"generator"};
  begin(Property::Finishes, {}, none);
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  program = generate(&context, seed);
  ++board.programs;
  board.ops += names.count(*program.module, board.written);
  if (std::string problem; !isValid(*program.module, problem)) {
    fail(Property::Verifies, {{}, none, false}, problem);
  } else {
    text = print(*program.module);
    meaning.emplace(*program.module);
    runAlone();
    runPipelines();
    judgeOff();
  }
  // The module dies before its context.
  program.module = nullptr;
}
