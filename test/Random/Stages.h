//===- Stages.h - Passes one by one -----------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which passes there are is asked of the registry, and what a pass needs before
// it of the pipelines: a new pass is tested without a word here.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_STAGES_H
#define MP_TEST_RANDOM_STAGES_H

#include "Choices.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

#include <functional>
#include <string>
#include <vector>

namespace mlir::mp::random {

/// A pass with its options and the ops it is nested in, as text:
/// `func.func(mp-insert-casts)`.
struct Stage {
  std::string text;

  /// The name of the pass.
  StringRef pass() const;
  /// Whether the pass is one of this project.
  bool isOurs() const { return pass().contains("mp-"); }
  /// Whether the pass only accepts or refuses.
  bool isChecker() const { return pass().starts_with("mp-check-"); }
};
using Stages = std::vector<Stage>;

/// The names of all passes of the registry, in order. Makes an option of each;
/// called before the command line is read.
std::vector<std::string> registeredPasses();
/// Those that the command line names, or all.
std::vector<std::string> chosenPasses();

/// One pass by its name and options. Ends the process where it is unknown.
Stage makeStage(StringRef pass, StringRef options = "");
/// The passes of a pipeline, each alone.
Stages splitPipeline(const OpPassManager &pipeline);
/// `builtin.module(a,b)`, as `--pass-pipeline` takes it.
std::string joinStages(ArrayRef<Stage> stages);

/// What became of a module.
struct Outcome {
  enum Kind : uint8_t {
    Done,
    /// The pass failed and said why.
    Refused,
    /// The pass failed without an error.
    Silent,
    /// The result is not valid.
    Broken
  };
  Kind kind = Done;
  /// What was said, errors only.
  std::string message;

  bool isDone() const { return kind == Done; }
};

/// What is done to the result of each stage before it is looked at: for faults
/// that the checks must find. If it fails, so does the stage, without a word.
void setAfterStage(std::function<LogicalResult(ModuleOp, const Stage &)> hook);

/// What is registered before all dialects in contexts that `makeContext` makes:
/// of two models of an interface the first stays.
void setModels(void (*add)(DialectRegistry &));

/// Runs a stage on `module`, and the verifier after it.
Outcome applyStage(ModuleOp module, const Stage &stage);
/// Runs stages until one of them does not succeed.
Outcome applyStages(ModuleOp module, ArrayRef<Stage> stages);

/// A context with all dialects, each loaded, and without threads.
std::unique_ptr<MLIRContext> makeContext();

/// The text of a valid module: what two runs are compared by.
std::string print(ModuleOp module, bool hasLocations = false);
/// The module of a text, or null.
OwningOpRef<ModuleOp> parse(MLIRContext *context, StringRef text);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_STAGES_H
