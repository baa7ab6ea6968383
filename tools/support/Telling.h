//===- Telling.h - Take down what a pipeline decides ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_TELLING_H
#define MP_TOOLS_SUPPORT_TELLING_H

#include "mlir/Pass/PassManager.h"
#include "mp/Analysis/Record/StepRecord.h"

#include <memory>

namespace mlir::mp {

/// What a user wants to know of a pipeline's decisions.
struct Questions {
  /// Files to write, each `.json` or `.html`.
  std::vector<std::string> reports;
  /// Nodes, and nodes with a type: `main/12:mp.dot=f16`.
  std::vector<std::string> why, whatIf;

  bool any() const { return !reports.empty() || hasAnswers(); }
  /// Whether an answer is printed.
  bool hasAnswers() const { return !why.empty() || !whatIf.empty(); }
  /// Says on stderr, and fails, where a question is none.
  LogicalResult check() const;
};

/// Watches one run of a pipeline. The step is planned once more where
/// mp-annotate-precision begins, by the same analysis, so that the passes are
/// the same whether anybody asks or not.
class Telling {
public:
  explicit Telling(Questions questions) : questions(std::move(questions)) {}

  /// To be called with a pipeline that is complete.
  void watch(PassManager &passes);

  /// What was decided; null if the pipeline has not come to it.
  const StepRecord *getRecord() const { return record.get(); }
  /// Behind a run that succeeded: writes the reports, and answers to `stream`.
  /// Fails with a message on stderr, and no new report, where a question has no
  /// answer.
  LogicalResult finish(raw_ostream &stream);

private:
  class Watcher;

  void see(ModuleOp module);

  Questions questions;
  std::string step;
  std::unique_ptr<StepRecord> record;
  /// One for each question of `whatIf`.
  std::vector<std::string> whatIfAnswers;
  std::vector<std::string> errors;
};

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_TELLING_H
