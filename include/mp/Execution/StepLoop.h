//===- StepLoop.h - Running a step again and again --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_STEPLOOP_H
#define MP_EXECUTION_STEPLOOP_H

#include "mp/Execution/Program.h"
#include "mp/Execution/StepInputs.h"

namespace mlir::mp::exec {

/// What one run of a training step told.
struct StepRecord {
  /// Values of the results with the role loss, then of those with metric.
  SmallVector<double, 2> losses, metrics;
  /// The loss scales the step was run with, one for each such argument.
  SmallVector<double, 1> lossScales;
  /// No bit of any parameter or optimizer state changed, nor a counter of the
  /// step, unless its author moves a loss scale himself.
  bool isSkipped = false;
};

/// A step whose results are its next arguments.
class StepLoop {
public:
  /// Looks at roles and pairs. A pair of two different types is an error.
  static FailureOr<StepLoop> create(EntryFunction main, Program &program);
  /// Takes result `index` as the loss, whatever its role.
  void setLoss(unsigned index, std::string name) {
    indices[0] = {index};
    names[0] = {std::move(name)};
  }

  /// Copies first values into the program.
  void start(const StepInputs &inputs);
  /// Runs step `index` (from 0) on its slice of the batches. Results are in the
  /// program afterwards; `advance` makes them arguments.
  StepRecord run(const StepInputs &inputs, int64_t index,
                 std::optional<Program::Observer> observe = std::nullopt);
  /// The same, where `execute` stands for `Program::run`. Of results that it
  /// leaves undefined the record says nothing that holds.
  StepRecord run(const StepInputs &inputs, int64_t index,
                 llvm::function_ref<void()> execute);
  void advance() { program->feedBack(pairs); }

  /// Names of the results that a record's losses and metrics are.
  ArrayRef<std::string> lossNames() const { return names[0]; }
  ArrayRef<std::string> metricNames() const { return names[1]; }
  bool hasPairs() const { return !pairs.empty(); }
  /// Results and the arguments they are the next values of.
  ArrayRef<std::pair<unsigned, unsigned>> nextValues() const { return pairs; }
  /// Names of the arguments that a record's loss scales are.
  ArrayRef<std::string> lossScaleNames() const { return scaleNames; }

private:
  Program *program = nullptr;
  /// Result and argument of each pair; those that hold what a guard keeps.
  SmallVector<std::pair<unsigned, unsigned>> pairs, guarded;
  /// Result indices by role loss and metric, and their names.
  SmallVector<unsigned> indices[2];
  SmallVector<std::string> names[2];
  SmallVector<unsigned> lossScales;
  SmallVector<std::string> scaleNames;
};

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_STEPLOOP_H
