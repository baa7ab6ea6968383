//===- Stall.h - Training that goes nowhere ---------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_RUN_STALL_H
#define MP_TOOLS_MP_RUN_STALL_H

#include "Session.h"

namespace mlir::mp::run {

/// Counts the steps in a row that changed no parameter and no optimizer state,
/// and listens to `mp.stalled` of a step that counts for itself.
class StallDetector {
public:
  /// `after` steps are a stall; with 0 nothing is.
  StallDetector(const HistoryNames &names, int64_t after);

  /// Takes the next step into account; true once training has stalled.
  bool hasStalled(const exec::StepRecord &record);

private:
  int64_t after, unchanged = 0;
  /// The metric that tells, if there is one.
  std::optional<size_t> metric;
};

/// Says of a run that has stalled how long nothing changed, and why: the op or
/// the argument where the first value that is not finite comes from, on the way
/// to the gradients where the step checks them. Runs the step once more, so
/// that files are written before.
void reportStall(const Session &session, const RunHistory &history);

/// Whoever trains for less than a stall takes sees all the same that the scale
/// has fallen as far as it may, and still every step is refused: one warning,
/// with the op. Runs the step once more.
void warnAtFloor(const Session &session, const RunHistory &history);

} // namespace mlir::mp::run

#endif // MP_TOOLS_MP_RUN_STALL_H
