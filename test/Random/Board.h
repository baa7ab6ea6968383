//===- Board.h - What all processes of a run write on -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs are tried in processes that may crash. What they found, and what
// they were about to do, lies in memory that outlives them.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_BOARD_H
#define MP_TEST_RANDOM_BOARD_H

#include "Checks.h"

#include <atomic>

namespace mlir::mp::random {

constexpr unsigned maxOpNames = 1024;
constexpr unsigned maxPasses = 128;
constexpr unsigned maxWorkers = 64;
constexpr unsigned maxFindings = 512;

using Counter = std::atomic<uint64_t>;

/// A check as plain text.
struct Task {
  uint64_t seed;
  Property property;
  /// The process died while the property was judged.
  bool died;
  /// Stages, a line each; the last is the one at fault.
  char stages[16384];
  char message[2048];

  void set(uint64_t newSeed, Property newProperty, ArrayRef<Stage> before,
           const Stage &stage);
  void say(StringRef text);
  Check toCheck() const;
};

/// What a worker is doing; read by its parent when it dies.
struct Place {
  Task task;
  /// Counts what was begun, so that a parent sees whether it goes on.
  Counter moves;
};

struct Board {
  /// A board that child processes share.
  static Board *create();

  /// Ops of generated programs, and of what passes made of them, by the index
  /// of their name.
  Counter written[maxOpNames], made[maxOpNames];
  /// How often each property of each pass was judged, by the index of its name.
  Counter judged[numProperties][maxPasses];
  Counter refused[maxPasses];
  /// Microseconds that were spent on each property, judged and prepared.
  Counter micros[numProperties];
  /// Programs; those that went through all of mp-amp, and of mp-to-cuda.
  Counter programs, ops, mixed, planned;
  /// Results that were compared, and that rounding moves too far.
  Counter compared, skipped;
  /// Elements that were looked for in the range of their value.
  Counter inRange;
  Counter findings;
  Task found[maxFindings];
  Place places[maxWorkers];

  /// Writes a finding down, if there is room.
  void report(const Task &task);
};

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_BOARD_H
