//===- Execute.h - The values of a program ----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_EXECUTE_H
#define MP_TEST_RANDOM_EXECUTE_H

#include "mlir/IR/BuiltinOps.h"
#include "mp/Execution/Program.h"
#include "mp/Execution/StepInputs.h"

#include <optional>
#include <string>
#include <vector>

namespace mlir::mp::random {

/// What `@main` returned.
struct Values {
  std::vector<exec::Tensor> results;
  std::vector<std::string> names;
  /// The step found an infinity in a gradient and kept its state.
  bool isSkipped = false;
  /// What was wrong with the memory of a plan; then results say nothing.
  std::string fault;
};

/// Runs a program of `main` once; nothing where an argument has no value.
std::optional<Values> run(exec::Program &program, EntryFunction main,
                          const exec::StepInputs &inputs);

/// Whether `module` is the plan of a step.
bool holdsPlan(ModuleOp module);
/// As `execute`, on the device that runs plans.
std::optional<Values> executePlan(ModuleOp module);

/// Executes `@main` on numbers that depend on the position of an argument only;
/// what passes have added is made by `@init`. Nothing if an op has no kernel. A
/// plan is executed as one, in its own types only, and not watched.
std::optional<Values> execute(ModuleOp module, exec::Precision precision,
                              exec::Watch watch = nullptr);

/// Executes `@main` in its types, on numbers of `seed`: of all magnitudes, with
/// infinities and NaNs. Shows all ops, those in regions as often as they are
/// executed. False if an op has no kernel.
bool observe(ModuleOp module, uint64_t seed, exec::Program::Observer observer);

/// What a comparison of two executions found.
struct Difference {
  /// Results that were compared, and those that could not be.
  unsigned compared = 0, skipped = 0;
  /// The first result that differs, in words; empty if none does.
  std::string found;
};

/// Compares all results that both have, bit for bit, but for those whose names
/// begin with `except`, unless that is empty.
Difference compareBits(const Values &before, const Values &after,
                       StringRef except = {});

/// Compares numbers. `rounded` are those of `before` computed in its types: a
/// result that rounding alone moves far is not judged. `factor` is by how much
/// more the numbers may differ.
Difference compareNumbers(const Values &before, const Values &after,
                          const Values &rounded, double factor);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_EXECUTE_H
