//===- Texts.cpp - Files with a mistake, through all of mp-amp ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the tools do with a file, in one process and with the verifier after
// each pass. A mutant that is read wrong kills a child, and no other mutant.
//
//===----------------------------------------------------------------------===//

#include "Texts.h"

#include "Edits.h"
#include "Faults.h"
#include "support/Diagnostics.h"
#include "support/Structure.h"

#include "mlir/IR/Verifier.h"
#include "mp/Conversion/StablehloToMP.h"
#include "mp/Import/Import.h"
#include "mp/InitAll.h"
#include "mp/Pipelines/Pipelines.h"
#include "mp/Support/TextLimits.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>
#include <sys/resource.h>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// What became of a mutant, as an index of `Board::refused`.
enum Fate : unsigned { Unread, RefusedF16, RefusedBF16, RefusedPlan, NumFates };

/// Of so many mutants one is compiled to the end, as it is or in f16 by turns:
/// the code of kernels takes longer than all before it.
static constexpr uint64_t mutantsPerPlan = 4;

namespace {
/// The errors of a scope.
class Errors {
public:
  explicit Errors(MLIRContext &context)
      : handler(&context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == DiagnosticSeverity::Error) {
            ++number;
            text += diagnostic.str() + " | ";
          }
          return success();
        }) {}

  unsigned count() const { return number; }
  const std::string &all() const { return text; }

private:
  unsigned number = 0;
  std::string text;
  ScopedDiagnosticHandler handler;
};

/// Finds the first pass that leaves what is not valid.
struct VerifyEach final : PassInstrumentation {
  explicit VerifyEach(std::string &broken) : broken(broken) {}
  void runAfterPass(Pass *pass, Operation *op) override {
    if (!broken.empty() || pass->getArgument().empty())
      return; // an adaptor around the pass
    Errors errors(*op->getContext());
    if (failed(verify(op)))
      broken =
          (pass->getArgument() + " leaves what is not valid: " + errors.all())
              .str();
  }
  std::string &broken;
};

/// Makes a mistake in what a pass leaves.
struct PlantFault final : PassInstrumentation {
  explicit PlantFault(const Fault &fault) : fault(fault) {}
  void runAfterPass(Pass *pass, Operation *op) override {
    auto module = dyn_cast<ModuleOp>(op);
    if (module && pass->getArgument() == fault.pass)
      (void)fault.plant(module);
  }
  const Fault &fault;
};

/// One mutant after the other, in a child.
class TextTrial {
public:
  TextTrial(const std::string &folder, const Fault *planted, Board &board,
            unsigned worker)
      : folder(folder), planted(planted), board(board),
        place(board.places[worker]) {
    registerAllDialects(registry);
  }
  void run(uint64_t seed);

private:
  void begin(StringRef stage);
  void fail(StringRef message);
  OwningOpRef<ModuleOp> read(MLIRContext &context, StringRef text);
  bool rewrite(ModuleOp module, StringRef dtype, StringRef defaultRole);
  void judge(StringRef text, Fate fate);
  void judgePlan(StringRef text, bool isMixed);

  const std::string &folder;
  const Fault *planted;
  Board &board;
  Place &place;
  DialectRegistry registry;
  uint64_t seed = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Mutants
//===----------------------------------------------------------------------===//

/// All steps of the folder, in the order of their names.
static std::vector<std::string> findSteps(StringRef folder) {
  std::vector<std::string> files;
  for (StringRef part : {"Inputs", "Hazards/steps", "Random/Inputs"}) {
    std::error_code error;
    llvm::sys::fs::recursive_directory_iterator at(folder + "/" + part, error),
        end;
    for (; at != end && !error; at.increment(error))
      if (StringRef(at->path()).ends_with(".mlir"))
        files.push_back(at->path());
  }
  llvm::sort(files);
  return files;
}

static LogicalResult runAmp(ModuleOp module, StringRef dtype,
                            StringRef defaultRole,
                            std::string *broken = nullptr,
                            const Fault *planted = nullptr) {
  PassManager manager(module.getContext(), "builtin.module");
  manager.enableVerifier(false);
  if (broken)
    manager.addInstrumentation(std::make_unique<VerifyEach>(*broken));
  // The last one that is added is the first to see what a pass leaves.
  if (planted)
    manager.addInstrumentation(std::make_unique<PlantFault>(*planted));
  AmpOptions options;
  options.dtype = dtype.str();
  options.defaultRole = defaultRole.str();
  buildAmpPipeline(manager, options);
  return manager.run(module);
}

static OwningOpRef<ModuleOp> readText(MLIRContext &context, StringRef text) {
  OwningOpRef<ModuleOp> module;
  if (detectFormat(text) != FileFormat::MLIR) {
    module = readStablehlo(text, "mutant", &context);
    if (module && failed(convertStablehloToMP(*module)))
      return {};
  } else if (succeeded(checkText(&context, text, "mutant"))) {
    module = parse(&context, text);
  }
  if (module && failed(checkStructure(*module)))
    return {};
  return module;
}

/// The text of a module, which need not be valid.
static std::string printAny(ModuleOp module) {
  if (succeeded(verify(module)))
    return print(module);
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, OpPrintingFlags().printGenericOpForm().useLocalScope());
  return text;
}

std::string random::makeMutantText(const std::string &folder, uint64_t seed) {
  std::vector<std::string> files = findSteps(folder);
  if (files.empty())
    llvm::report_fatal_error(Twine("there are no steps in ") + folder);
  Choices choices(seed);
  auto file = llvm::MemoryBuffer::getFile(choices.in(files));
  if (!file)
    return "";
  std::string text = (*file)->getBuffer().str();
  unsigned edits = choices.of({1, 1, 2, 4});
  if (choices.chance(70)) {
    std::unique_ptr<MLIRContext> context = makeContext();
    Errors silent(*context);
    OwningOpRef<ModuleOp> module = readText(*context, text);
    bool isRewritten = choices.chance(25);
    if (!module || (isRewritten && failed(runAmp(*module, "f16", ""))))
      return "";
    bool isStructured = choices.chance(70);
    for (unsigned tries = 0; isStructured && edits > 0 && tries < 20; ++tries)
      edits -= editStep(*module, choices);
    text = printAny(*module);
    edits = isStructured ? 0 : edits;
  }
  for (; edits > 0; --edits)
    text = editText(text, choices);
  return text;
}

//===----------------------------------------------------------------------===//
// What becomes of them
//===----------------------------------------------------------------------===//

void TextTrial::begin(StringRef stage) {
  place.task.set(seed, Property::Accepts, {}, {stage.str()});
  ++place.moves;
}

void TextTrial::fail(StringRef message) {
  place.task.say(message);
  board.report(place.task);
}

/// Null after one error; others are failures.
OwningOpRef<ModuleOp> TextTrial::read(MLIRContext &context, StringRef text) {
  Errors errors(context);
  // As tools do it.
  FirstErrorOnly first(&context);
  OwningOpRef<ModuleOp> module = readText(context, text);
  if (errors.count() != unsigned(!module))
    fail((module ? "is read with " : "is refused by ") +
         std::to_string(errors.count()) + " errors: " + errors.all());
  return module;
}

/// False where the step was refused.
bool TextTrial::rewrite(ModuleOp module, StringRef dtype,
                        StringRef defaultRole) {
  std::string broken;
  bool isDone = false;
  {
    Errors errors(*module.getContext());
    isDone = succeeded(runAmp(module, dtype, defaultRole, &broken, planted));
    if (!broken.empty())
      fail(broken);
    else if (errors.count() != unsigned(!isDone))
      fail((isDone ? "is rewritten with " : "is refused by ") +
           std::to_string(errors.count()) + " errors: " + errors.all());
  }
  if (!isDone || !broken.empty())
    return isDone;
  begin("the result");
  MLIRContext other(registry, MLIRContext::Threading::DISABLED);
  Errors errors(other);
  if (!parse(&other, print(module)))
    fail("what is made cannot be read: " + errors.all());
  return true;
}

void TextTrial::judge(StringRef text, Fate fate) {
  begin("reading");
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = read(context, text);
  if (!module) {
    board.refused[Unread] += fate == RefusedF16;
    return;
  }
  begin(fate == RefusedF16 ? "mp-amp=dtype=f16"
                           : "mp-amp=dtype=bf16 default-role=batch");
  bool isDone = fate == RefusedF16 ? rewrite(*module, "f16", "")
                                   : rewrite(*module, "bf16", "batch");
  ++(isDone ? board.mixed : board.refused[fate]);
}

/// The step as a plan with code, or one error. What comes before is judged.
void TextTrial::judgePlan(StringRef text, bool isMixed) {
  begin(isMixed ? "mp-amp, mp-to-cuda" : "mp-to-cuda");
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  Errors errors(context);
  OwningOpRef<ModuleOp> module = readText(context, text);
  if (!module || (isMixed && failed(runAmp(*module, "f16", ""))))
    return;
  PassManager manager(&context, "builtin.module");
  ToCudaOptions options;
  options.chip = "sm_80";
  buildToCudaPipeline(manager, options);
  unsigned before = errors.count();
  bool isDone = succeeded(manager.run(*module));
  if (errors.count() - before != unsigned(!isDone))
    fail((isDone ? "has code with " : "is refused by ") +
         std::to_string(errors.count() - before) + " errors: " + errors.all());
  ++(isDone ? board.planned : board.refused[RefusedPlan]);
}

void TextTrial::run(uint64_t newSeed) {
  seed = newSeed;
  begin("editing");
  std::string text = makeMutantText(folder, seed);
  if (text.empty())
    return;
  ++board.programs;
  judge(text, RefusedF16);
  judge(text, RefusedBF16);
  if (seed % mutantsPerPlan == 0)
    judgePlan(text, seed % (2 * mutantsPerPlan) == 0);
}

/// 2 GB for a mutant, and half of one for the tool itself.
static void boundMemory() {
  constexpr rlim_t bytes = rlim_t(5) << 29;
  struct rlimit limit = {bytes, bytes};
  setrlimit(RLIMIT_AS, &limit);
}

/// Findings with the same stage and the same first words are one.
static unsigned explain(const Board &board) {
  std::map<std::string, std::pair<const Task *, unsigned>> kinds;
  uint64_t count = std::min<uint64_t>(board.findings, maxFindings);
  for (const Task &task : ArrayRef(board.found).take_front(count)) {
    StringRef words = StringRef(task.message).take_front(60);
    auto &[first, times] = kinds[(Twine(task.stages) + ": " + words).str()];
    ++times;
    if (!first || task.seed < first->seed)
      first = &task;
  }
  for (const auto &[kind, finding] : kinds)
    llvm::outs() << "FAILED, " << finding.second
                 << " times: " << finding.first->stages << ": "
                 << finding.first->message
                 << "\n  see it: mp-random --texts=1 --seed="
                 << finding.first->seed << " --print\n";
  return kinds.size();
}

unsigned random::runTexts(const std::string &folder, const Work &work,
                          const Fault *planted) {
  Board &board = *Board::create();
  runWorkers(board, work, [&](unsigned worker, uint64_t first, uint64_t end) {
    boundMemory();
    TextTrial trial(folder, planted, board, worker);
    for (uint64_t seed = first; seed < end; ++seed)
      trial.run(seed);
  });
  unsigned defects = explain(board);
  llvm::outs() << "mutants of texts: " << board.programs << ", "
               << board.refused[Unread] << " refused when read, "
               << board.refused[RefusedF16] << " by --mp-amp in f16, "
               << board.refused[RefusedBF16] << " in bf16, rewritten "
               << board.mixed << " times, planned " << board.planned
               << " times, " << board.refused[RefusedPlan]
               << " refused by --mp-to-cuda, " << board.findings
               << " failures of " << defects << " kinds\n";
  return defects;
}
