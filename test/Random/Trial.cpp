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

#include "Bounds.h"
#include "PassFacts.h"
#include "Roundings.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mp/InitAll.h"
#include "mp/Pipelines/Pipelines.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// Of so many programs, one is compiled in other contexts; and of one, kernels
/// are made, which takes longer than all else together.
static constexpr unsigned rerunOneIn = 5, emitOneIn = 10;
/// Of so many stages of a pipeline, the ranges of one result are tried.
static constexpr unsigned rangesOneIn = 3;

Trial::Trial(Board &board, unsigned worker, const Names &names,
             ArrayRef<std::string> passes)
    : board(board), place(board.places[worker]), names(names), passes(passes),
      context(makeContext()) {}

void Trial::begin(Property property, ArrayRef<Stage> before,
                  const Stage &stage) {
  Clock::time_point now = Clock::now();
  board.micros[static_cast<unsigned>(place.task.property)] +=
      std::chrono::duration_cast<std::chrono::microseconds>(now - begun)
          .count();
  begun = now;
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
void Trial::judgeAgain(const Subject &now, const Step &step) {
  if (!step.stage.isOurs())
    return;
  begin(Property::Repeats, step.before, step.stage);
  judged(Property::Repeats, step.stage);
  Subject twice{(*now.module).clone(), "", nullptr};
  Outcome again = applyStage(*twice.module, step.stage);
  if (!again.isDone())
    fail(Property::Repeats, step, "the second time: " + again.message);
  else if (print(*twice.module) != now.text)
    fail(Property::Repeats, step, "the second time changes something");
}

/// What the stage made of `old`.
void Trial::judgeValues(Subject &old, Subject &now, const Step &step) {
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

/// Whether some constant has another value in bf16: where a step is made
/// narrow, it is rounded, by design.
static bool hasFineConstants(ModuleOp module) {
  WalkResult walk = module.walk([](arith::ConstantOp op) {
    auto elements = dyn_cast<DenseFPElementsAttr>(op.getValue());
    if (!elements)
      return WalkResult::advance();
    for (APFloat value : elements.getValues<APFloat>()) {
      bool loses = false;
      value.convert(APFloat::BFloat(), APFloat::rmNearestTiesToEven, &loses);
      if (loses)
        return WalkResult::interrupt();
      if (elements.isSplat())
        break;
    }
    return WalkResult::advance();
  });
  return walk.wasInterrupted();
}

void Trial::judgeMeaning(ModuleOp now, const Step &step) {
  Promise promise = promiseOf(step.stage);
  keepsMeaning &= promise == Promise::Bits || promise == Promise::Meaning;
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

/// What is to be in the ranges is computed by what stages make of the program.
void Trial::judgeRanges(ModuleOp now, const Step &step) {
  if (!step.isPipeline || (seed + step.before.size()) % rangesOneIn != 0)
    return;
  begin(Property::StaysInRange, step.before, step.stage);
  uint64_t elements = 0;
  std::optional<std::string> problem = findOutOfRange(now, elements);
  board.inRange += elements;
  if (elements)
    judged(Property::StaysInRange, step.stage);
  if (problem)
    fail(Property::StaysInRange, step, *problem);
}

/// What casts make of the step: the last that rounds anew.
void Trial::judgeMixed(ModuleOp now, const Step &step) {
  if (!step.isPipeline || step.stage.pass() != "mp-insert-casts")
    return;
  begin(Property::RoundsAsSaid, step.before, step.stage);
  if (auto problem = findNarrowSum(*program.module, now))
    fail(Property::RoundsAsSaid, step, *problem);
  using Finds = std::optional<std::string> (*)(ModuleOp, Difference &);
  std::pair<Property, Finds> checks[] = {
      {Property::RoundsAsSaid, findTooFar},
      {Property::SurvivesExport, findChangedByExport}};
  for (auto [property, finds] : checks) {
    if (property == Property::RoundsAsSaid && !keepsMeaning)
      continue;
    begin(property, step.before, step.stage);
    Difference seen;
    std::optional<std::string> problem = finds(now, seen);
    count(seen);
    if (seen.compared)
      judged(property, step.stage);
    if (problem)
      fail(property, step, *problem);
  }
}

bool Trial::apply(Subject &subject, const Step &step) {
  Promise promise = promiseOf(step.stage);
  Subject old;
  if (promise == Promise::Bits || promise == Promise::Close) {
    old.module = (*subject.module).clone();
    old.values = std::move(subject.values);
  }
  subject.values.reset();
  if (step.stage.pass() == "mp-insert-casts")
    keepsMeaning &= !hasFineConstants(*subject.module);
  begin(Property::Finishes, step.before, step.stage);
  Outcome outcome = applyStage(*subject.module, step.stage);
  judgeOutcome(outcome, step);
  if (!outcome.isDone())
    return false;
  names.count(*subject.module, board.made);
  std::string text = print(*subject.module);
  if (text == subject.text) {
    subject.values = std::move(old.values);
    return true;
  }
  subject.text = std::move(text);
  if (step.stage.isChecker())
    fail(Property::Repeats, step, "a checker changes something");
  judgeAgain(subject, step);
  if (old.module)
    judgeValues(old, subject, step);
  judgeMeaning(*subject.module, step);
  judgeRanges(*subject.module, step);
  judgeMixed(*subject.module, step);
  return true;
}

//===----------------------------------------------------------------------===//
// All stages
//===----------------------------------------------------------------------===//

void Trial::runAlone() {
  Subject original{(*program.module).clone(), print(*program.module), nullptr};
  original.execute();
  for (const std::string &pass : passes) {
    const PassFacts *facts = findFacts(pass);
    if (!facts) // which Coverage tells
      continue;
    SmallVector<StringRef> options = {facts->always};
    facts->options.split(options, '|', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    Stage stage = makeStage(pass, choices.in(options));
    Subject subject{(*program.module).clone(), original.text, original.values};
    keepsMeaning = true;
    apply(subject, {{}, stage, /*isPipeline=*/false});
  }
}

Stages Trial::walk(OwningOpRef<ModuleOp> module, ArrayRef<Stage> stages) {
  Subject subject;
  subject.text = print(*module);
  subject.module = std::move(module);
  Stages done;
  for (const Stage &stage : stages) {
    if (!apply(subject, {done, stage, /*isPipeline=*/true}))
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
  options.planner = choices.chance(70) ? "mincut" : "painting";
  options.defaultRole = "batch";
  options.lossScale = choices.of({"dynamic", "dynamic", "1024", "off"});
  options.masters =
      choices.of({MasterMode::FP32, MasterMode::FP32, MasterMode::FP32,
                  MasterMode::None, MasterMode::Stochastic});
  options.pad = choices.chance(90) ? PaddingMode::Always : PaddingMode::Never;
  if (program.form == Form::Gradients && choices.chance(60)) {
    options.optimizer = choices.of(
        {OptimizerKind::SGD, OptimizerKind::Momentum, OptimizerKind::AdamW,
         OptimizerKind::LAMB, OptimizerKind::Adafactor, OptimizerKind::RMSProp,
         OptimizerKind::Muon, OptimizerKind::Prodigy});
    options.accumulate = choices.chance(20) ? 3 : 1;
  }
  OpPassManager manager("builtin.module");
  buildAmpPipeline(manager, options);
  Stages stages = splitPipeline(manager);
  // Small programs seldom find it worth while to pad, and by time never.
  std::string cost = choices.of({"1.35", "2", "4", "4"});
  std::string mode = choices.chance(90) ? "always" : "by-time";
  for (Stage &stage : stages)
    if (stage.pass() == "mp-pad-to-tile")
      stage = makeStage(stage.pass(),
                        "min-extent=1 max-cost=" + cost + " mode=" + mode);
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
  for (const Stage &stage : chooseToCuda())
    if (stage.pass() != "mp-emit-kernels" || choices.below(emitOneIn) == 0)
      all.push_back(stage);
  keepsMeaning = true;
  Stages done = walk(std::move(module), all);
  board.mixed += done.size() >= amp.size();
  board.planned += done.size() == all.size();
  if (choices.below(rerunOneIn) == 0)
    judgeRuns(done);
  if (done.size() >= amp.size())
    judgeSecondRun(amp);
}

void Trial::judgeSecondRun(ArrayRef<Stage> stages) {
  begin(Property::StaysMixed, stages.drop_back(), stages.back());
  OwningOpRef<ModuleOp> module = parse((*program.module).getContext(), text);
  if (!applyStages(*module, stages).isDone())
    return;
  judged(Property::StaysMixed, stages.back());
  if (std::optional<std::string> change = findChangeByPipeline(*module, stages))
    fail(Property::StaysMixed, {stages.drop_back(), stages.back(), true},
         *change);
}

void Trial::judgeRuns(ArrayRef<Stage> stages) {
  if (stages.empty())
    return;
  begin(Property::Reproduces, stages.drop_back(), stages.back());
  for (const Stage &stage : stages)
    judged(Property::Reproduces, stage);
  std::vector<std::string> first = runAfresh(text, stages, 0, false);
  for (unsigned run = 1; run < 3; ++run) {
    if (runAfresh(text, stages, run, false) == first)
      continue;
    // Which stage it was, is asked only now.
    std::vector<std::string> all = runAfresh(text, stages, 0, true),
                             other = runAfresh(text, stages, run, true);
    size_t at = 0;
    while (at + 1 < std::min(all.size(), other.size()) && all[at] == other[at])
      ++at;
    return fail(Property::Reproduces, {stages.take_front(at), stages[at], true},
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
  program = generate(context.get(), seed);
  ++board.programs;
  board.ops += names.count(*program.module, board.written);
  if (std::string problem; !isValid(*program.module, problem))
    return fail(Property::Verifies, {{}, none, false}, problem);
  text = print(*program.module, /*hasLocations=*/true);
  meaning.emplace(*program.module);
  runAlone();
  runPipelines();
  judgeOff();
}
