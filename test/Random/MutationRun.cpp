//===- MutationRun.cpp - What becomes of mutants --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mutant that all checkers take is trained beside the original. Every bit of
// every result counts, counters and scale included. The scale grows every four
// steps, so that all ways of the automaton are taken.
//
//===----------------------------------------------------------------------===//

#include "MutationRun.h"

#include "Mutants.h"
#include "Stages.h"

#include "mlir/IR/Verifier.h"
#include "mp/Conversion/StablehloToMP.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Execution/StepLoop.h"
#include "mp/Import/Import.h"
#include "mp/Pipelines/Pipelines.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

#include <limits>
#include <map>
#include <set>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;
using exec::Tensor;

static constexpr int64_t numSteps = 20, overflowAt = 9;
static constexpr int32_t growsAfter = 4;

namespace {
struct Subject {
  /// A step, and options of --mp-amp beside f16.
  const char *name, *options;
};
} // namespace

static constexpr Subject subjects[] = {
    {"Hazards/steps/muon", ""},
    {"Random/Inputs/clipped_rounds", ""},
    {"Hazards/steps/codebook_average", ""},
    {"Hazards/steps/ema_teacher", ""},
    {"Hazards/steps/gan", ""},
    {"Hazards/steps/lamb", ""},
    {"Hazards/steps/lookahead", ""},
    {"Hazards/steps/running_statistics", ""},
    {"Hazards/steps/target_network", ""},
    {"Hazards/steps/two_updates", ""},
    {"Random/Inputs/clipped_rounds", "loss-scale=logmax"},
    {"Random/Inputs/clipped_rounds", "loss-scale=popart"},
    {"Hazards/steps/gan", "scale-per-loss=true"},
    {"Pipelines/Inputs/mlp-gradients",
     "optimizer=sgd learning-rate=0.001 accumulate=4"},
    {"Hazards/steps/codebook_average", "scale-motion=mean"},
    {"Hazards/steps/epoch", ""},
    {"Hazards/steps/two_updates", "masters=stochastic"}};

namespace {
/// The bits of all results of all steps, hashed.
struct Trace {
  std::vector<std::vector<uint64_t>> results;
  unsigned counted = 0;
  bool refusesOverflow = false;
};

struct Original {
  OwningOpRef<ModuleOp> module;
  std::string inputs;
  Trace trace;
};
} // namespace

static OwningOpRef<ModuleOp> load(MLIRContext *context, const std::string &path,
                                  const Subject &subject) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return {};
  StringRef text = (*file)->getBuffer();
  bool isForeign = detectFormat(text) != FileFormat::MLIR;
  OwningOpRef<ModuleOp> module =
      isForeign ? readStablehlo(text, path, context) : parse(context, text);
  PassManager manager(context, "builtin.module");
  std::unique_ptr<AmpOptions> options =
      AmpOptions::createFromString(subject.options);
  if (!options)
    return {};
  options->dtype = "f16";
  buildAmpPipeline(manager, *options);
  if (!module || (isForeign && failed(convertStablehloToMP(*module))) ||
      failed(manager.run(*module)))
    return {};
  module->walk([](UpdateLossScaleOp op) { op.setInterval(growsAfter); });
  return module;
}

/// The first element of each float argument that is the batch.
static std::vector<std::pair<unsigned, Tensor>>
makeOverflow(EntryFunction main, const exec::StepInputs &inputs) {
  std::vector<std::pair<unsigned, Tensor>> arguments;
  for (unsigned index : main.getArgumentsWithRole(Role::Batch)) {
    const Tensor &value = *inputs.values()[index];
    if (!exec::isFloat(value.kind()) || value.count() == 0)
      continue;
    llvm::Expected<Tensor> infinite = value.clone();
    if (!infinite) {
      llvm::consumeError(infinite.takeError());
      continue;
    }
    infinite->setNumber(0, std::numeric_limits<double>::infinity());
    arguments.emplace_back(index, std::move(*infinite));
  }
  return arguments;
}

/// Whether the step says that some gradient was not finite: an epoch refuses
/// only the round with the infinity.
static bool tellsOverflow(EntryFunction main, exec::Program &program) {
  for (unsigned i = 0; i < main.getNumResults(); ++i)
    if (main.getResultName(i) == scaling::finite)
      return program.results()[i].number(0) == 0;
  return false;
}

static Trace train(EntryFunction main, exec::Program &program,
                   exec::StepLoop &loop, const exec::StepInputs &inputs) {
  auto overflow = makeOverflow(main, inputs);
  Trace trace;
  loop.start(inputs);
  for (int64_t step = 0; step < numSteps; ++step) {
    for (auto &[index, value] : overflow)
      program.setArgument(index,
                          step == overflowAt ? value : *inputs.values()[index]);
    bool isSkipped = loop.run(inputs, step).isSkipped;
    trace.counted += !isSkipped;
    trace.refusesOverflow |=
        step == overflowAt && (isSkipped || tellsOverflow(main, program));
    std::vector<uint64_t> &bits = trace.results.emplace_back();
    for (const exec::Buffer &result : program.results())
      bits.push_back(llvm::xxh3_64bits(
          ArrayRef(static_cast<const uint8_t *>(result.data), result.bytes())));
    loop.advance();
  }
  return trace;
}

/// Nothing where the step cannot be executed.
static std::optional<Trace> execute(ModuleOp module, const std::string &path) {
  ScopedDiagnosticHandler silent(module.getContext(),
                                 [](Diagnostic &) { return success(); });
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  if (failed(main))
    return std::nullopt;
  auto program = exec::Program::compile(main->getFunction());
  if (failed(program))
    return std::nullopt;
  exec::InputSources sources;
  sources.fill = 1;
  auto reader = exec::NpzReader::open(path);
  if (reader)
    sources.inputs = &*reader;
  else // all values are drawn
    llvm::consumeError(reader.takeError());
  auto inputs = exec::StepInputs::read(*main, sources, exec::Precision::Native);
  if (llvm::Error error = inputs ? inputs->complete() : inputs.takeError()) {
    llvm::consumeError(std::move(error));
    return std::nullopt;
  }
  FailureOr<exec::StepLoop> loop = exec::StepLoop::create(*main, **program);
  if (failed(loop))
    return std::nullopt;
  return train(*main, **program, *loop, *inputs);
}

/// "", or the first result that differs.
static std::string compare(const Trace &original, const Trace &mutant,
                           EntryFunction main) {
  for (int64_t step = 0; step < numSteps; ++step)
    for (unsigned i = 0; i < main.getNumResults(); ++i)
      if (original.results[step][i] != mutant.results[step][i])
        return ("result '" + main.getResultName(i) + "' differs at step " +
                Twine(step))
            .str();
  return "";
}

/// What became of a mutant: who refused it, "equal", or how it differs.
static std::string judge(ModuleOp mutant, const Original &original,
                         bool &differs) {
  {
    ScopedDiagnosticHandler silent(mutant.getContext(),
                                   [](Diagnostic &) { return success(); });
    if (failed(verify(mutant)))
      return "refused by the verifier";
  }
  for (StringRef checker : {"mp-check-scaling", "mp-check-state",
                            "mp-check-roles", "mp-check-precision"})
    if (!applyStage(mutant, makeStage(checker)).isDone())
      return ("refused by " + checker).str();
  std::optional<Trace> trace = execute(mutant, original.inputs);
  std::string found =
      trace ? compare(original.trace, *trace, *EntryFunction::find(mutant))
            : "cannot be executed";
  differs = !found.empty();
  return differs ? found : "equal bits";
}

/// False if the step is no test: it does not train, or refuses nothing.
static bool read(MLIRContext *context, const std::string &folder,
                 const Subject &subject, Original &original) {
  const char *name = subject.name;
  original.module = load(context, folder + "/" + name + ".mlir", subject);
  original.inputs = folder + "/" + name + ".npz";
  std::optional<Trace> trace;
  if (original.module)
    trace = execute(*original.module, original.inputs);
  if (!trace || !trace->refusesOverflow || trace->counted < numSteps / 2) {
    llvm::outs() << "FAILED: " << name << " is no test: "
                 << (trace ? "it refuses no infinity, or most steps"
                           : "it cannot be read, rewritten or executed")
                 << "\n";
    return false;
  }
  original.trace = std::move(*trace);
  return true;
}

unsigned random::runMutants(const std::string &folder, uint64_t count) {
  std::unique_ptr<MLIRContext> context = makeContext();
  ScopedDiagnosticHandler silent(context.get(), [](Diagnostic &diagnostic) {
    return success(diagnostic.getSeverity() != DiagnosticSeverity::Error);
  });
  unsigned bad = 0;
  uint64_t made = 0;
  std::map<std::string, unsigned> fates;
  for (auto [place, subject] : llvm::enumerate(subjects)) {
    Original original;
    if (!read(context.get(), folder, subject, original)) {
      ++bad;
      continue;
    }
    // As many of each step; a small one has fewer, and the others more.
    uint64_t wanted = (count - made) / (std::size(subjects) - place);
    Choices choices(place + 1);
    std::set<std::string> seen;
    for (uint64_t tries = 0; seen.size() < wanted && tries < 50 * wanted;
         ++tries) {
      OwningOpRef<ModuleOp> mutant(original.module->clone());
      std::optional<std::string> told = mutateState(*mutant, choices);
      if (!told || !seen.insert(*told).second)
        continue;
      bool differs = false;
      std::string fate = judge(*mutant, original, differs);
      ++fates[differs ? "DIFFERENT BITS" : fate];
      bad += differs;
      if (differs)
        llvm::outs() << "SURVIVES: " << subject.name << ", " << subject.options
                     << ": " << *told << "; " << fate << "\n";
    }
    made += seen.size();
  }
  for (auto &[fate, times] : fates)
    llvm::outs() << "  " << fate << ": " << times << "\n";
  llvm::outs() << "mutants: " << made << " of " << std::size(subjects)
               << " steps, " << bad << " defects\n";
  return bad;
}
