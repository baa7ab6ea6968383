//===- GroupSequenceTest.cpp - An order that changes ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fusion/GroupSequence.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <random>

using namespace mlir::mp;

namespace {

/// The same by moving numbers in a vector.
struct Reference {
  std::vector<int> order;

  bool isBefore(int first, int second) const {
    return find(first) < find(second);
  }
  std::vector<int>::const_iterator find(int group) const {
    return std::find(order.begin(), order.end(), group);
  }
  void remove(int group) { order.erase(find(group)); }
  void moveBehind(int anchor, std::vector<int> moved) {
    std::sort(moved.begin(), moved.end(),
              [&](int a, int b) { return isBefore(a, b); });
    for (int group : moved)
      remove(group);
    order.insert(find(anchor) + 1, moved.begin(), moved.end());
  }
};

TEST(GroupSequence, MovesAsAVectorDoes) {
  std::mt19937 random(1);
  constexpr int size = 200;
  GroupSequence sequence;
  sequence.reset(size);
  Reference reference;
  for (int group = 0; group != size; ++group)
    reference.order.push_back(group);
  for (int round = 0; round != 2000; ++round) {
    std::vector<int> picked = reference.order;
    std::shuffle(picked.begin(), picked.end(), random);
    picked.resize(1 + random() % 5);
    int anchor = picked.back();
    picked.pop_back();
    reference.moveBehind(anchor, picked);
    sequence.moveBehind(anchor, picked);
    if (round % 20 == 0) {
      reference.remove(anchor);
      sequence.remove(anchor);
    }
    ASSERT_EQ(sequence.getOrder(), reference.order);
    for (int pair = 0; pair != 10; ++pair) {
      int first = reference.order[random() % reference.order.size()];
      int second = reference.order[random() % reference.order.size()];
      EXPECT_EQ(sequence.isBefore(first, second),
                reference.isBefore(first, second));
    }
  }
}

// Behind the same one again and again the room between labels is used up.
TEST(GroupSequence, MakesRoom) {
  GroupSequence sequence;
  sequence.reset(100);
  for (int round = 0; round != 10; ++round)
    for (int group = 99; group != 0; --group) {
      std::vector<int> moved = {group};
      sequence.moveBehind(0, moved);
      EXPECT_TRUE(sequence.isBefore(0, group));
    }
  std::vector<int> order = sequence.getOrder();
  EXPECT_EQ(order.size(), 100u);
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end(),
                             [&](int a, int b) { return a < b; }));
}

} // namespace
