//===- Timeline.cpp - What is ordered behind what -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timeline.h"

#include <algorithm>

using namespace mp::fakes;

void mp::fakes::join(Clock &to, const Clock &from) {
  if (to.size() < from.size())
    to.resize(from.size());
  for (size_t i = 0; i != from.size(); ++i)
    to[i] = std::max(to[i], from[i]);
}

bool mp::fakes::covers(const Clock &clock, unsigned lane, uint64_t tick) {
  return lane < clock.size() && clock[lane] >= tick;
}

unsigned Timeline::addLane(std::string name) {
  lanes.push_back({std::move(name), {}, {}, {}});
  return lanes.size() - 1;
}

uint64_t Timeline::begin(unsigned lane, uint64_t time, std::string what) {
  Lane &own = lanes[lane];
  own.times.push_back(time);
  own.whats.push_back(std::move(what));
  if (own.clock.size() <= lane)
    own.clock.resize(lane + 1);
  return own.clock[lane] = own.times.size();
}

mp::ptx::Order Timeline::orderOf(unsigned lane) const {
  ptx::Order order;
  const Clock &clock = lanes[lane].clock;
  for (size_t other = 0; other != lanes.size(); ++other) {
    uint64_t done = other < clock.size() ? clock[other] : 0;
    if (other != lane && done < lanes[other].times.size())
      order.since = std::min(order.since, lanes[other].times[done]);
  }
  order.whoRaces = [this, lane](uint64_t time) { return whoRaces(time, lane); };
  return order;
}

std::string Timeline::whoRaces(uint64_t time, unsigned lane) const {
  // Operations run one after the other: it was the one that began last.
  uint64_t latest = 0;
  size_t who = 0, tick = 0;
  for (size_t other = 0; other != lanes.size(); ++other) {
    const std::vector<uint64_t> &times = lanes[other].times;
    auto behind = std::upper_bound(times.begin(), times.end(), time);
    if (behind == times.begin() || *(behind - 1) < latest)
      continue;
    latest = *(behind - 1);
    who = other;
    tick = behind - times.begin();
  }
  if (tick == 0 || who == lane || covers(lanes[lane].clock, who, tick))
    return "";
  return lanes[who].whats[tick - 1] + " on " + lanes[who].name;
}
