//===- Training.cpp - A few steps, and how far from f32 they end ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of each step only what later steps and the comparison need is computed, and
// of that only what no run before has computed. A step that the loss scale
// skips is tried again on its batch, so that all runs see the same data.
//
//===----------------------------------------------------------------------===//

#include "Training.h"

#include "MixedStep.h"

#include "mp/Execution/Distance.h"
#include "llvm/Support/Format.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;
using namespace mlir::mp::bisect;

/// A loss scale that starts at 2^16 is below 1 after as many.
static constexpr unsigned maxSkipped = 16;

static std::string percent(double share) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.3g %%", 100 * share);
  return text;
}

std::string Deviation::describe() const {
  if (skipped > maxSkipped)
    return "skips " + std::to_string(maxSkipped) + " steps and more";
  if (size == 0)
    return "as in f32";
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (std::isfinite(size))
    stream << "off by " << percent(size) << " at step " << step;
  else
    stream << "not finite at step " << step;
  if (got)
    stream << llvm::format(" (%.6g, in f32 %.6g)", *got, *wanted);
  if (skipped)
    stream << ", " << skipped << " skipped";
  return text;
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

llvm::Expected<Trainer> Trainer::create(const Options &options) {
  Trainer trainer(options);
  if (llvm::Error error = openIfGiven(options.inputs, trainer.inputs))
    return std::move(error);
  if (llvm::Error error = openIfGiven(options.batches, trainer.batches))
    return std::move(error);
  return std::move(trainer);
}

llvm::Expected<unsigned> Trainer::findResult(EntryFunction main) {
  if (!options->result.empty()) {
    for (unsigned i = 0; i < main.getNumResults(); ++i)
      if (options->result == main.getResultName(i) ||
          options->result == "out" + std::to_string(i))
        return i;
    return llvm::createStringError("--result names '" + options->result +
                                   "', and @main has no such result");
  }
  SmallVector<unsigned> losses = main.getResultsWithRole(Role::Loss);
  if (losses.empty())
    return llvm::createStringError(
        "no result has the role loss; --result names what is to be compared");
  return losses.front();
}

llvm::Expected<StepInputs> Trainer::readInputs(EntryFunction main) const {
  InputSources sources;
  sources.settings = options->settings;
  sources.fill = options->fill;
  sources.inputs = inputs ? &*inputs : nullptr;
  sources.batches = batches ? &*batches : nullptr;
  llvm::Expected<StepInputs> values =
      StepInputs::read(main, sources, Precision::Native);
  if (!values)
    return values;
  if (llvm::Error error = values->complete())
    return std::move(error);
  return values;
}

llvm::Expected<std::optional<unsigned>> Trainer::run(ModuleOp step,
                                                     AfterStep afterStep) {
  QuietDiagnostics quiet(*step.getContext());
  FailureOr<EntryFunction> main = EntryFunction::find(step);
  if (failed(main))
    return quiet.takeError();
  llvm::Expected<unsigned> compared = findResult(*main);
  if (!compared)
    return compared.takeError();
  name = main->getResultName(*compared);
  auto program = Program::compile(main->getFunction());
  if (failed(program))
    return quiet.takeError();
  FailureOr<StepLoop> loop = StepLoop::create(*main, **program);
  if (failed(loop))
    return quiet.takeError();
  if (options->steps > 1 && !loop->hasPairs())
    return llvm::createStringError("--steps wants results that are next values "
                                   "of arguments, and @main has no mp.pair");
  llvm::Expected<StepInputs> values = readInputs(*main);
  if (!values)
    return values.takeError();

  MemoizedProgram memoized(**program, *cache);
  SmallVector<unsigned> result = {*compared}, all = {*compared};
  for (auto [next, argument] : loop->nextValues())
    all.push_back(next);
  // A loss is right in a step that is skipped as well, a gradient is not.
  bool isLoss = main->getResultRole(*compared) == Role::Loss;
  bool maySkip = !loop->lossScaleNames().empty();
  loop->start(*values);
  std::optional<unsigned> skipped = 0;
  for (int64_t taken = 0; taken < options->steps;) {
    bool isLast = taken + 1 == options->steps && (isLoss || !maySkip);
    StepRecord record =
        loop->run(*values, taken, [&] { memoized.run(isLast ? result : all); });
    bool isSkipped = maySkip && !isLast && record.isSkipped;
    if ((isLoss || !isSkipped) &&
        !afterStep((*program)->results()[*compared], taken))
      break;
    if (isSkipped && ++*skipped > maxSkipped) {
      skipped = std::nullopt;
      break;
    }
    taken += isSkipped ? 0 : 1;
    if (!isLast)
      loop->advance();
  }
  executedOps += memoized.executed();
  totalOps += memoized.total();
  return skipped;
}

llvm::Error Trainer::trainReference(ModuleOp step) {
  reference.clear();
  bool isFinite = true;
  auto copy = [&](const Buffer &result, int64_t) {
    std::vector<double> &values = reference.emplace_back();
    for (int64_t i = 0; i < result.count; ++i) {
      values.push_back(result.number(i));
      isFinite &= std::isfinite(values.back());
    }
    return isFinite;
  };
  llvm::Expected<std::optional<unsigned>> skipped = run(step, copy);
  if (!skipped)
    return skipped.takeError();
  if (!isFinite)
    return llvm::createStringError(
        "in f32 '" + name + "' is not finite at step " +
        std::to_string(reference.size() - 1) + ": there is nothing to reach");
  return llvm::Error::success();
}

llvm::Expected<Deviation> Trainer::train(ModuleOp step, bool stopsEarly) {
  Deviation deviation;
  std::optional<std::string> mismatch;
  auto judge = [&](const Buffer &result, int64_t at) {
    const std::vector<double> &wanted = reference[at];
    if (result.count != static_cast<int64_t>(wanted.size())) {
      mismatch = "'" + name + "' has another size than in f32";
      return false;
    }
    Distance distance = measure(
        result.count, [&](int64_t i) { return result.number(i); },
        [&](int64_t i) { return wanted[i]; });
    double size = std::max(distance.maxOverMax, distance.l2OverL2);
    if (!deviation.isMeasured || size > deviation.size) {
      deviation.isMeasured = true;
      deviation.size = size;
      deviation.step = at;
      if (result.count == 1) {
        deviation.got = result.number(0);
        deviation.wanted = wanted.front();
      }
    }
    // Behind an infinity there is nothing to see.
    return std::isfinite(size) && (!stopsEarly || size <= options->bound);
  };
  llvm::Expected<std::optional<unsigned>> skipped = run(step, judge);
  if (!skipped)
    return skipped.takeError();
  if (mismatch)
    return llvm::createStringError(*mismatch);
  deviation.skipped = skipped->value_or(maxSkipped + 1);
  if (!*skipped)
    deviation.size = std::numeric_limits<double>::infinity();
  return deviation;
}
