//===- Graph.h - Streams, events, captures and graphs -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_GRAPH_H
#define MP_TEST_FAKES_GRAPH_H

#include "Run.h"
#include "Timeline.h"

#include <thread>

namespace mp::fakes {

/// What was captured: steps of several lanes in the order of their calls.
struct Graph {
  struct Step {
    enum Kind : uint8_t { Work, Record, Wait };
    Kind kind;
    unsigned lane;
    /// Of an event, its number in the graph.
    unsigned mark;
    std::string what;
    fakes::Work work;
  };
  std::vector<Step> steps;
  unsigned lanes = 1;
  unsigned marks = 0;

  /// Whether all lanes have come back to the first.
  bool isJoined() const;
};

/// A graph that can be launched.
struct GraphExec {
  Graph graph;
  /// The lanes of a context that the branches run in, but for the first.
  std::vector<unsigned> lanes;
  /// What the last launch had behind it in the end.
  Clock last;
};

struct Stream;

/// What a stream records and does not run.
struct Capture {
  Graph graph;
  uint64_t number;
  CaptureMode mode;
  std::thread::id thread;
  /// The stream that it began on and those that have joined it.
  std::vector<Stream *> streams;
  bool isInvalid = false;
};

struct Stream {
  unsigned lane;
  /// Whether the legacy stream waits for it, and it for that.
  bool isBlocking;
  Capture *capture = nullptr;
  unsigned captureLane = 0;

  Stream(unsigned lane, bool isBlocking) : lane(lane), isBlocking(isBlocking) {}
};

struct Event {
  bool hasTime;
  bool isRecorded = false;
  Clock clock;
  double when = 0;
  /// The capture that it was recorded in, or 0, and where.
  uint64_t capture = 0;
  unsigned mark = 0;

  explicit Event(bool hasTime) : hasTime(hasTime) {}
};

} // namespace mp::fakes

#endif // MP_TEST_FAKES_GRAPH_H
