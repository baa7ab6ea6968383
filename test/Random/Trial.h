//===- Trial.h - All properties on one program ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_TRIAL_H
#define MP_TEST_RANDOM_TRIAL_H

#include "Board.h"
#include "Coverage.h"
#include "Generate.h"

#include <chrono>

namespace mlir::mp::random {

/// Tries the programs of seeds, and writes on the board what it finds.
class Trial {
public:
  /// `passes` are tried alone; all run in pipelines.
  Trial(Board &board, unsigned worker, const Names &names,
        ArrayRef<std::string> passes);

  void run(uint64_t seed);

private:
  /// What is judged of one stage.
  struct Step {
    ArrayRef<Stage> before;
    const Stage &stage;
    bool isPipeline;
  };

  void begin(Property property, ArrayRef<Stage> before, const Stage &stage);
  void fail(Property property, const Step &step, StringRef message);
  void judged(Property property, const Stage &stage);
  void count(const Difference &seen);

  void runAlone();
  void runPipelines();
  /// Walks through stages; those that succeeded. Stops at a failure.
  Stages walk(OwningOpRef<ModuleOp> module, ArrayRef<Stage> stages);
  /// Applies a stage. False if it did not succeed.
  bool apply(Subject &subject, const Step &step);
  void judgeOutcome(const Outcome &outcome, const Step &step);
  void judgeAgain(const Subject &now, const Step &step);
  void judgeValues(Subject &old, Subject &now, const Step &step);
  void judgeMeaning(ModuleOp now, const Step &step);
  void judgeRanges(ModuleOp now, const Step &step);
  void judgeMixed(ModuleOp now, const Step &step);
  void judgeRuns(ArrayRef<Stage> stages);
  void judgeSecondRun(ArrayRef<Stage> stages);
  void judgeOff();

  Stages chooseAmp();
  Stages chooseToCuda();

  Board &board;
  Place &place;
  const Names &names;
  ArrayRef<std::string> passes;
  std::unique_ptr<MLIRContext> context;

  /// When the property that is judged was begun with.
  using Clock = std::chrono::steady_clock;
  Clock::time_point begun = Clock::now();

  uint64_t seed = 0;
  Choices choices{0};
  RandomProgram program;
  std::string text;
  std::optional<Meaning> meaning;
  /// Whether the values of the module that is walked still have a meaning to
  /// compare with.
  bool keepsMeaning = true;
};

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_TRIAL_H
