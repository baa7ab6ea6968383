//===- Timeline.h - What is ordered behind what -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lane is a stream, or a branch of a graph. Its clock has for every lane how
// many of that one's operations are over before what the lane does next.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_TIMELINE_H
#define MP_TEST_FAKES_TIMELINE_H

#include "Memory.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mp::fakes {

/// For each lane a number of operations.
using Clock = std::vector<uint64_t>;

/// Has in `to` whatever either has.
void join(Clock &to, const Clock &from);

/// Whether an operation of a lane is among what the clock has.
bool covers(const Clock &clock, unsigned lane, uint64_t tick);

/// All lanes of a context.
class Timeline {
public:
  unsigned addLane(std::string name);
  Clock &clockOf(unsigned lane) { return lanes[lane].clock; }
  const std::string &nameOf(unsigned lane) const { return lanes[lane].name; }

  /// Begins an operation; its number in the lane, from 1 on. What stamps of
  /// memory say from this time on is its doing.
  uint64_t begin(unsigned lane, uint64_t time, std::string what);
  /// What is over before the operation that began last in the lane.
  ptx::Order orderOf(unsigned lane) const;

private:
  struct Lane {
    std::string name;
    Clock clock;
    /// When each operation began, and what it is.
    std::vector<uint64_t> times;
    std::vector<std::string> whats;
  };

  std::string whoRaces(uint64_t time, unsigned lane) const;

  std::vector<Lane> lanes;
};

} // namespace mp::fakes

#endif // MP_TEST_FAKES_TIMELINE_H
