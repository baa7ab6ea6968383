//===- MemoryPlan.cpp - Places for buffers by their lifetimes -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/MemoryPlan.h"

#include "mp/Support/Sizes.h"

#include "llvm/ADT/STLExtras.h"

#include <map>
#include <numeric>
#include <queue>

using namespace mlir;
using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::MutableArrayRef;
using llvm::SmallVector;

/// Rounds every size up; false on overflow of one or of their sum.
static bool alignSizes(MutableArrayRef<LiveRange> ranges,
                       llvm::function_ref<int64_t(int64_t)> getAlignment) {
  int64_t total = 0;
  for (LiveRange &range : ranges) {
    range.bytes = roundUp(range.bytes, getAlignment(range.bytes));
    total = saturatingAdd(total, range.bytes);
  }
  return total != uncountable;
}

static int64_t getLowerBound(ArrayRef<LiveRange> ranges) {
  std::map<int64_t, int64_t> change; // by step
  for (const LiveRange &range : ranges) {
    change[range.first] += range.bytes;
    change[range.last + 1] -= range.bytes;
  }
  int64_t live = 0, most = 0;
  for (auto [step, bytes] : change) {
    live += bytes;
    most = std::max(most, live);
  }
  return most;
}

/// The smallest gap of at least `range.bytes` between the placed buffers that
/// live when it does; behind them all if there is none. `placed` is sorted by
/// offset.
static int64_t findGap(const LiveRange &range, ArrayRef<LiveRange> ranges,
                       ArrayRef<size_t> placed, ArrayRef<int64_t> offsets) {
  int64_t end = 0, best = -1, bestSize = 0;
  for (size_t other : placed) {
    if (ranges[other].first > range.last || ranges[other].last < range.first)
      continue;
    int64_t gap = offsets[other] - end;
    if (gap >= range.bytes && (best == -1 || gap < bestSize)) {
      best = end;
      bestSize = gap;
    }
    end = std::max(end, offsets[other] + ranges[other].bytes);
  }
  return best == -1 ? end : best;
}

std::optional<MemoryPlan>
mp::planMemory(ArrayRef<LiveRange> given,
               llvm::function_ref<int64_t(int64_t)> getAlignment) {
  SmallVector<LiveRange> ranges(given);
  if (!alignSizes(ranges, getAlignment))
    return std::nullopt;
  SmallVector<size_t> order(ranges.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order, [&](size_t a, size_t b) {
    if (ranges[a].bytes != ranges[b].bytes)
      return ranges[a].bytes > ranges[b].bytes;
    return ranges[a].last - ranges[a].first > ranges[b].last - ranges[b].first;
  });
  MemoryPlan plan;
  plan.offsets.assign(ranges.size(), 0);
  plan.lowerBound = getLowerBound(ranges);
  SmallVector<size_t> placed;
  for (size_t index : order) {
    if (ranges[index].bytes == 0)
      continue;
    int64_t offset = findGap(ranges[index], ranges, placed, plan.offsets);
    plan.offsets[index] = offset;
    plan.peak = std::max(plan.peak, offset + ranges[index].bytes);
    auto behind = llvm::upper_bound(placed, offset, [&](int64_t at, size_t b) {
      return at < plan.offsets[b];
    });
    placed.insert(behind, index);
  }
  return plan;
}

std::optional<std::pair<size_t, size_t>>
mp::findOverlap(ArrayRef<LiveRange> ranges, ArrayRef<int64_t> offsets) {
  SmallVector<size_t> order;
  for (size_t i = 0; i < ranges.size(); ++i)
    if (ranges[i].bytes > 0)
      order.push_back(i);
  llvm::stable_sort(order, [&](size_t a, size_t b) {
    return ranges[a].first < ranges[b].first;
  });
  std::map<int64_t, size_t> live; // by offset; disjoint until the first overlap
  using End = std::pair<int64_t, size_t>;
  std::priority_queue<End, std::vector<End>, std::greater<End>> ends;
  for (size_t index : order) {
    while (!ends.empty() && ends.top().first < ranges[index].first) {
      live.erase(offsets[ends.top().second]);
      ends.pop();
    }
    auto next = live.lower_bound(offsets[index]);
    // Differences, as an offset plus a size may overflow.
    if (next != live.end() &&
        next->first - offsets[index] < ranges[index].bytes)
      return std::make_pair(next->second, index);
    if (next != live.begin()) {
      auto previous = std::prev(next);
      if (offsets[index] - previous->first < ranges[previous->second].bytes)
        return std::make_pair(previous->second, index);
    }
    live.emplace(offsets[index], index);
    ends.emplace(ranges[index].last, index);
  }
  return std::nullopt;
}
