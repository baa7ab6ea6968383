//===- Training.h - A few steps, and how far from f32 they end --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_BISECT_TRAINING_H
#define MP_TOOLS_MP_BISECT_TRAINING_H

#include "Options.h"

#include "mp/Execution/MemoizedProgram.h"
#include "mp/Execution/Npz.h"
#include "mp/Execution/StepLoop.h"

namespace mlir::mp::bisect {

/// The result that is compared, after each step that was taken.
using Course = std::vector<std::vector<double>>;

/// How far a run ends from f32.
struct Deviation {
  /// The greatest distance (Distance.h), max or l2, of any step; infinite where
  /// a number is not finite, or where steps are skipped without end.
  double size = 0;
  /// Whether any step was compared.
  bool isMeasured = false;
  /// The step where it is, and how many were skipped in all.
  int64_t step = 0;
  unsigned skipped = 0;
  /// The mixed result there, if it is one number.
  std::optional<double> got, wanted;

  /// "off by 3.1 % at step 4 (0.71, in f32 0.69)".
  std::string describe() const;
};

/// Trains steps from one set of values, with one cache.
class Trainer {
public:
  static llvm::Expected<Trainer> create(const Options &options);

  /// The run in f32. An error if it has no finite result at each step.
  llvm::Error trainReference(ModuleOp step);
  /// How far another step ends from it; with `stopsEarly`, it is at the first
  /// step beyond the bound that the search ends.
  llvm::Expected<Deviation> train(ModuleOp step, bool stopsEarly);

  /// The name of the result that is compared.
  StringRef resultName() const { return name; }
  /// Ops executed, and how many it would have been without the cache.
  int64_t executed() const { return executedOps; }
  int64_t total() const { return totalOps; }

private:
  explicit Trainer(const Options &options)
      : options(&options),
        cache(std::make_unique<exec::ValueCache>(options.cacheBytes)) {}
  /// Whether to go on after what a step gave.
  using AfterStep =
      llvm::function_ref<bool(const exec::Buffer &result, int64_t step)>;
  /// Returns how many steps were skipped; nothing if too many.
  llvm::Expected<std::optional<unsigned>> run(ModuleOp step,
                                              AfterStep afterStep);
  llvm::Expected<unsigned> findResult(EntryFunction main);
  llvm::Expected<exec::StepInputs> readInputs(EntryFunction main) const;

  const Options *options;
  std::optional<exec::NpzReader> inputs, batches;
  std::unique_ptr<exec::ValueCache> cache;
  std::string name;
  Course reference;
  int64_t executedOps = 0, totalOps = 0;
};

} // namespace mlir::mp::bisect

#endif // MP_TOOLS_MP_BISECT_TRAINING_H
