//===- Report.h - What mp-run prints and writes -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_RUN_REPORT_H
#define MP_TOOLS_MP_RUN_REPORT_H

#include "Options.h"

#include "mp/Execution/StepLoop.h"
#include "llvm/ADT/StringRef.h"

#include <chrono>

namespace mlir::mp::run {

/// The records of one run, one a step.
struct RunHistory {
  std::vector<exec::StepRecord> steps;
  /// The last of these steps is where training has stalled.
  bool hasStalled = false;
  /// Mean of the first loss over the last 50 steps, or all if there are fewer.
  double meanOfLastLosses() const;
};

/// Names of what the records hold.
struct HistoryNames {
  ArrayRef<std::string> losses, metrics, lossScales;
};

/// Writes the history, as JSON or CSV by the file's name. JSON has `steps`,
/// `loss`, `metrics` (by name), `loss_scale` (the scale each step ran with),
/// `skipped` (step indices) and `nudged` (loss of each nudged run); where there
/// are several of them, `losses` and `loss_scales`, by name; numbers that are
/// not finite are null. The old file stays unless all was written.
llvm::Error writeHistory(StringRef path, const HistoryNames &names,
                         const RunHistory &history,
                         ArrayRef<RunHistory> nudged);

/// One line on stdout for each result: name, type and the first 16 elements.
void printResults(EntryFunction main, const exec::Program &program);

/// One line about a run of several steps.
void printSummary(const HistoryNames &names, const RunHistory &history);
/// One line about the scatter of nudged runs.
void printScatter(const RunHistory &history, ArrayRef<RunHistory> nudged);

/// A bar on stderr.
class ProgressBar {
public:
  ProgressBar(Progress mode, int64_t total);
  ~ProgressBar();
  void update(int64_t done, const exec::StepRecord &record);

private:
  using Clock = std::chrono::steady_clock;
  int64_t total;
  bool isOn;
  Clock::time_point start = Clock::now(), shown{};
};

} // namespace mlir::mp::run

#endif // MP_TOOLS_MP_RUN_REPORT_H
