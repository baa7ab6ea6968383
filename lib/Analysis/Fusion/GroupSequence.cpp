//===- GroupSequence.cpp - Groups in an order they could run --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupSequence.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

/// Between two labels that were just given: as many can be put there one by one
/// as this has bits, or all at once as it counts.
static constexpr int64_t room = int64_t(1) << 32;

void GroupSequence::reset(size_t size) {
  previous.resize(size + 1);
  next.resize(size + 1);
  labels.resize(size + 1);
  for (size_t group = 0; group <= size; ++group) {
    previous[group] = static_cast<int>(group == 0 ? size : group - 1);
    next[group] = static_cast<int>(group == size ? 0 : group + 1);
  }
  relabel();
}

/// The end has the greatest label, so that there is room before it too.
void GroupSequence::relabel() {
  int end = static_cast<int>(labels.size()) - 1;
  int64_t label = 0;
  for (int group = next[end]; group != end; group = next[group])
    labels[group] = label += room;
  labels[end] = label + room;
}

void GroupSequence::remove(int group) {
  next[previous[group]] = next[group];
  previous[next[group]] = previous[group];
}

void GroupSequence::link(int group, int before) {
  previous[group] = before;
  next[group] = next[before];
  previous[next[before]] = group;
  next[before] = group;
}

void GroupSequence::moveBehind(int anchor, llvm::MutableArrayRef<int> moved) {
  if (moved.empty())
    return;
  llvm::sort(moved,
             [&](int first, int second) { return isBefore(first, second); });
  llvm::for_each(moved, [&](int group) { remove(group); });
  int64_t free = labels[next[anchor]] - labels[anchor];
  int64_t step = free / static_cast<int64_t>(moved.size() + 1);
  int last = anchor;
  for (int group : moved) {
    link(group, last);
    labels[group] = labels[last] + step;
    last = group;
  }
  if (step == 0)
    relabel();
}

std::vector<int> GroupSequence::getOrder() const {
  std::vector<int> order;
  int end = static_cast<int>(labels.size()) - 1;
  for (int group = next[end]; group != end; group = next[group])
    order.push_back(group);
  return order;
}
