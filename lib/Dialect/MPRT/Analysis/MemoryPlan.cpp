//===- MemoryPlan.cpp - Places for buffers by their lifetimes -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/MemoryPlan.h"

#include "mp/Support/Sizes.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <limits>
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
                       ArrayRef<int64_t> alignments) {
  int64_t total = 0;
  for (auto [range, alignment] : llvm::zip_equal(ranges, alignments)) {
    range.bytes = roundUp(range.bytes, alignment);
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

namespace {
/// Orders of the buffers, in each of which every buffer is put where it fits
/// best: the plan of least peak is kept.
class Placement {
public:
  Placement(ArrayRef<LiveRange> ranges, ArrayRef<int64_t> alignments,
            MemoryPlan &best)
      : ranges(ranges), alignments(alignments), best(best) {}

  /// Places the buffers in the order that `measure` gives, most first, and then
  /// again with those first that reached to the end, as long as that may help.
  template <typename Measure>
  void search(Measure measure);

private:
  int64_t findGap(size_t index, ArrayRef<size_t> placed,
                  ArrayRef<int64_t> offsets) const;
  void place(ArrayRef<size_t> order, MemoryPlan &plan) const;

  ArrayRef<LiveRange> ranges;
  ArrayRef<int64_t> alignments;
  MemoryPlan &best;
};
} // namespace

/// The smallest gap that holds the buffer between those placed that live when
/// it does; behind them all if there is none. `placed` is sorted by offset.
int64_t Placement::findGap(size_t index, ArrayRef<size_t> placed,
                           ArrayRef<int64_t> offsets) const {
  const LiveRange &range = ranges[index];
  int64_t end = 0, best = -1, bestSize = 0;
  for (size_t other : placed) {
    if (ranges[other].first > range.last || ranges[other].last < range.first)
      continue;
    int64_t begin = roundUp(end, alignments[index]);
    int64_t gap = offsets[other] - begin;
    if (gap >= range.bytes && (best == -1 || gap < bestSize)) {
      best = begin;
      bestSize = gap;
    }
    end = std::max(end, offsets[other] + ranges[other].bytes);
  }
  return best == -1 ? roundUp(end, alignments[index]) : best;
}

void Placement::place(ArrayRef<size_t> order, MemoryPlan &plan) const {
  plan.offsets.assign(ranges.size(), 0);
  plan.peak = 0;
  SmallVector<size_t> placed;
  for (size_t index : order) {
    if (ranges[index].bytes == 0)
      continue;
    int64_t offset = findGap(index, placed, plan.offsets);
    plan.offsets[index] = offset;
    plan.peak = std::max(plan.peak, offset + ranges[index].bytes);
    auto behind = llvm::upper_bound(placed, offset, [&](int64_t at, size_t b) {
      return at < plan.offsets[b];
    });
    placed.insert(behind, index);
  }
}

/// Orders that are tried of each kind, and pairs of buffers looked at for them.
static constexpr int64_t mostTries = 48, mostPairs = int64_t(1) << 23;

template <typename Measure>
void Placement::search(Measure measure) {
  SmallVector<size_t> order(ranges.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order, [&](size_t a, size_t b) {
    return measure(ranges[a]) > measure(ranges[b]);
  });
  auto count = static_cast<int64_t>(std::max<size_t>(ranges.size(), 1));
  int64_t tries = std::clamp<int64_t>(mostPairs / count / count, 1, mostTries);
  MemoryPlan plan;
  plan.lowerBound = best.lowerBound;
  for (; tries > 0 && best.peak > best.lowerBound; --tries) {
    place(order, plan);
    if (plan.peak < best.peak)
      best = plan;
    std::stable_partition(order.begin(), order.end(), [&](size_t index) {
      return plan.offsets[index] + ranges[index].bytes == plan.peak;
    });
  }
}

std::optional<MemoryPlan>
mp::planMemory(ArrayRef<LiveRange> given,
               llvm::function_ref<int64_t(int64_t)> getAlignment) {
  SmallVector<LiveRange> ranges(given);
  SmallVector<int64_t> alignments;
  for (const LiveRange &range : ranges)
    alignments.push_back(getAlignment(range.bytes));
  if (!alignSizes(ranges, alignments))
    return std::nullopt;
  MemoryPlan best;
  best.offsets.assign(ranges.size(), 0);
  best.lowerBound = getLowerBound(ranges);
  if (best.lowerBound == 0)
    return best;
  best.peak = std::numeric_limits<int64_t>::max();
  Placement placement(ranges, alignments, best);
  using Key = std::pair<double, double>;
  auto lengthOf = [](const LiveRange &range) {
    return static_cast<double>(range.last - range.first + 1);
  };
  placement.search([&](const LiveRange &range) {
    return Key(range.bytes, lengthOf(range));
  });
  placement.search([&](const LiveRange &range) {
    return Key(static_cast<double>(range.bytes) * lengthOf(range), range.bytes);
  });
  placement.search([&](const LiveRange &range) {
    return Key(lengthOf(range), range.bytes);
  });
  return best;
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
