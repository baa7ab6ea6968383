//===- Stages.cpp - Passes one by one -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassRegistry.h"
#include "mp/InitAll.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// The registry does not tell its names, but makes options of them.
static const PassPipelineCLParser &passOptions() {
  static PassPipelineCLParser parser("", "Only these passes alone");
  return parser;
}

std::vector<std::string> random::registeredPasses() {
  passOptions();
  std::vector<std::string> names;
  for (const auto &option : llvm::cl::getRegisteredOptions())
    if (PassInfo::lookup(option.first))
      names.push_back(option.first.str());
  llvm::sort(names);
  return names;
}

std::vector<std::string> random::chosenPasses() {
  std::vector<std::string> names = registeredPasses();
  if (passOptions().hasAnyOccurrences())
    llvm::erase_if(names, [](StringRef name) {
      return !passOptions().contains(PassInfo::lookup(name));
    });
  return names;
}

/// Where the part that begins at `begin` ends: at a comma outside of brackets.
static size_t findEnd(StringRef text, size_t begin) {
  int depth = 0;
  for (size_t at = begin; at < text.size(); ++at) {
    depth += text[at] == '(' || text[at] == '{';
    depth -= text[at] == ')' || text[at] == '}';
    if (text[at] == ',' && depth == 0)
      return at;
  }
  return text.size();
}

/// Adds the passes of `text`, a list without what it is nested in.
// NOLINTNEXTLINE(misc-no-recursion): as deep as the pipelines of the registry
static void addStages(StringRef text, const std::string &before,
                      const std::string &after, Stages &stages) {
  for (size_t begin = 0; begin < text.size();) {
    size_t end = findEnd(text, begin);
    StringRef part = text.slice(begin, end);
    size_t bracket = part.find_first_of("({");
    if (bracket != StringRef::npos && part[bracket] == '(')
      addStages(part.slice(bracket + 1, part.size() - 1),
                before + part.take_front(bracket + 1).str(), ")" + after,
                stages);
    else
      stages.push_back({(Twine(before) + part + after).str()});
    begin = end + 1;
  }
}

Stages random::splitPipeline(const OpPassManager &pipeline) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  const_cast<OpPassManager &>(pipeline).printAsTextualPipeline(stream);
  StringRef inside = text;
  inside.consume_front("builtin.module(");
  Stages stages;
  addStages(inside.drop_back(), "", "", stages);
  return stages;
}

Stage random::makeStage(StringRef pass, StringRef options) {
  OpPassManager manager("builtin.module", OpPassManager::Nesting::Implicit);
  const PassInfo *info = PassInfo::lookup(pass);
  auto fail = [](const Twine &message) -> LogicalResult {
    llvm::report_fatal_error(message);
  };
  if (!info || failed(info->addToPipeline(manager, options, fail)))
    llvm::report_fatal_error("no pass " + pass + " with " + options);
  return splitPipeline(manager).front();
}

StringRef Stage::pass() const {
  StringRef name = text;
  name = name.take_until([](char c) { return c == '{'; });
  name = name.substr(name.rfind('(') + 1);
  return name.take_until([](char c) { return c == ')'; });
}

std::string random::joinStages(ArrayRef<Stage> stages) {
  std::string text = "builtin.module(";
  for (auto [index, stage] : llvm::enumerate(stages))
    text += (index ? "," : "") + stage.text;
  return text + ")";
}

static std::function<LogicalResult(ModuleOp, const Stage &)> afterStage;

void random::setAfterStage(
    std::function<LogicalResult(ModuleOp, const Stage &)> hook) {
  afterStage = std::move(hook);
}

Outcome random::applyStage(ModuleOp module, const Stage &stage) {
  Outcome outcome;
  bool hasError = false;
  ScopedDiagnosticHandler handler(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return success();
        hasError = true;
        outcome.message += diagnostic.str() + "\n";
        return success();
      });
  PassManager manager(module.getContext(), "builtin.module");
  manager.enableVerifier(false);
  std::string problem;
  llvm::raw_string_ostream stream(problem);
  if (failed(parsePassPipeline(stage.text, manager, stream)))
    llvm::report_fatal_error("bad stage " + Twine(stage.text) + ": " + problem);
  bool succeeds = succeeded(manager.run(module));
  if (succeeds && afterStage)
    succeeds = succeeded(afterStage(module, stage));
  if (!succeeds)
    outcome.kind = hasError ? Outcome::Refused : Outcome::Silent;
  else if (failed(verify(module)))
    outcome.kind = Outcome::Broken;
  return outcome;
}

Outcome random::applyStages(ModuleOp module, ArrayRef<Stage> stages) {
  for (const Stage &stage : stages)
    if (Outcome outcome = applyStage(module, stage); !outcome.isDone())
      return outcome;
  return {};
}

static void (*addModels)(DialectRegistry &) = nullptr;

void random::setModels(void (*add)(DialectRegistry &)) { addModels = add; }

std::unique_ptr<MLIRContext> random::makeContext() {
  DialectRegistry registry;
  if (addModels)
    addModels(registry);
  registerAllDialects(registry);
  auto context =
      std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->loadAllAvailableDialects();
  return context;
}

std::string random::print(ModuleOp module, bool hasLocations) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  // Aliases are looked for in every attribute, and the verifier would run
  // again.
  module->print(stream, OpPrintingFlags()
                            .enableDebugInfo(hasLocations)
                            .useLocalScope()
                            .assumeVerified());
  return text;
}

OwningOpRef<ModuleOp> random::parse(MLIRContext *context, StringRef text) {
  ParserConfig config(context);
  return parseSourceString<ModuleOp>(text, config);
}
