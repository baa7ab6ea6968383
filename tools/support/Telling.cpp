//===- Telling.cpp - Take down what a pipeline decides --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Telling.h"
#include "support/Output.h"
#include "support/WhatIf.h"

#include "mlir/Pass/PassInstrumentation.h"
#include "mp/Analysis/Evidence/ValueNames.h"
#include "mp/Analysis/Record/RecordFile.h"
#include "mp/Analysis/Record/TellRecord.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

static LogicalResult report(const Twine &message) {
  llvm::errs() << "error: " << message << "\n";
  return failure();
}

LogicalResult Questions::check() const {
  for (StringRef name : reports)
    if (!name.ends_with(".json") && !name.ends_with(".html"))
      return report("--report=" + escape(name) +
                    " ends neither in .json nor in .html");
  for (StringRef text : whatIf)
    if (!text.contains('='))
      return report("--what-if=" + escape(text) +
                    " has no type; write NODE=f16 or NODE=f32");
  return success();
}

/// Before the first pass and before the one that decides.
class Telling::Watcher final : public PassInstrumentation {
public:
  explicit Watcher(Telling &telling) : telling(telling) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    auto module = dyn_cast<ModuleOp>(op);
    // One without contents has yet to be imported.
    if (!module || telling.record || module.getBody()->empty())
      return;
    if (telling.step.empty())
      telling.step = fingerprint(module);
    if (pass->getArgument() == "mp-annotate-precision")
      telling.see(module);
  }

private:
  Telling &telling;
};

namespace {
/// The last pass: counts what is left.
struct CountFinal final : PassWrapper<CountFinal, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CountFinal)
  explicit CountFinal(std::unique_ptr<StepRecord> &record) : record(record) {}
  void runOnOperation() override {
    if (record)
      record->countFinal(getOperation());
    markAllAnalysesPreserved();
  }
  std::unique_ptr<StepRecord> &record;
};
} // namespace

void Telling::watch(PassManager &passes) {
  passes.addInstrumentation(std::make_unique<Watcher>(*this));
  passes.addPass(std::make_unique<CountFinal>(record));
}

void Telling::see(ModuleOp module) {
  FailureOr<StepRecord> planned = failure();
  {
    // The pass itself will say what is wrong.
    ScopedDiagnosticHandler silence(module.getContext(),
                                    [](Diagnostic &) { return success(); });
    planned = StepRecord::plan(module);
  }
  if (failed(planned))
    return;
  planned->step = step;
  answerWhatIf(module);
  record = std::make_unique<StepRecord>(std::move(*planned));
}

void Telling::answerWhatIf(ModuleOp module) {
  if (questions.whatIf.empty())
    return;
  FailureOr<StepRecord> before = planForQuestions(module);
  if (failed(before))
    return errors.push_back("--what-if: the step can not be planned again");
  if (before->functions.empty())
    return; // finish() says that
  for (StringRef question : questions.whatIf) {
    llvm::Expected<std::string> answer =
        mp::answerWhatIf(module, *before, question);
    if (answer)
      whatIfAnswers.push_back(std::move(*answer));
    else
      errors.push_back("--what-if: " + llvm::toString(answer.takeError()));
  }
}

LogicalResult Telling::finish(raw_ostream &stream) {
  if (!questions.any())
    return success();
  if (!record)
    return report("nothing was planned that could be told of: the passes do "
                  "not have mp-annotate-precision, which --mp-amp has");
  if (questions.hasAnswers() && record->functions.empty())
    return report("the policy's type is " + record->type +
                  ", so nothing is planned that could be told of");
  std::string answers;
  llvm::raw_string_ostream text(answers);
  for (StringRef name : questions.why) {
    llvm::Expected<FoundNode> node = findNode(*record, name);
    if (node)
      tellWhy(*record, *node, text);
    else
      errors.push_back("--why: " + llvm::toString(node.takeError()));
  }
  for (const std::string &message : errors)
    (void)report(message);
  if (!errors.empty())
    return failure();
  for (const std::string &answer : whatIfAnswers)
    text << answer;
  for (const std::string &name : questions.reports) {
    auto write = [&](raw_ostream &file) {
      StringRef(name).ends_with(".json") ? writeRecordJson(*record, file)
                                         : writeRecordHtml(*record, file);
      return success();
    };
    if (failed(writeOutput(name, write)))
      return failure();
  }
  stream << answers;
  return success();
}
