//===- GroupWaits.cpp - Which groups wait for which -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionPlanner.h"

using namespace mlir;
using namespace mlir::mp;

/// Adds the groups before the `second` that read what a group makes. Whether
/// the second itself does.
bool FusionPlanner::addFollowers(int group, int second,
                                 SmallVectorImpl<int> &behind) {
  bool reachesSecond = false;
  for (unsigned member : groups[group].members)
    for (unsigned user : anchors.users[member]) {
      int reader = groupOf[user];
      reachesSecond |= reader == second;
      if (reader != group && sequence.isBefore(reader, second) &&
          after.insert(reader))
        behind.push_back(reader);
    }
  return reachesSecond;
}

/// Adds those between these and the `second` that wait for them. Whether the
/// second does; so it is believed where there are very many.
bool FusionPlanner::leadTo(int second, SmallVectorImpl<int> &behind) {
  for (size_t next = 0; next != behind.size(); ++next) // grows
    if (behind.size() > limits.maxFollowers ||
        addFollowers(behind[next], second, behind))
      return true;
  return false;
}

/// Puts the union of two groups where the second is, and behind it those
/// between them that follow the first; false if the second follows one of
/// these.
bool FusionPlanner::reorder(int first, int second) {
  after.clear();
  SmallVector<int> behind;
  addFollowers(first, second, behind);
  if (leadTo(second, behind))
    return false;
  sequence.remove(first);
  sequence.moveBehind(second, behind);
  return true;
}

/// Whether the one of two groups that stands later waits for the other.
bool FusionPlanner::follows(int first, int second) {
  if (sequence.isBefore(second, first))
    std::swap(first, second);
  after.clear();
  SmallVector<int> behind;
  return addFollowers(first, second, behind) || leadTo(second, behind);
}

/// Whether nothing large is kept longer where the first of the groups of two
/// nodes waits for the second: that reads all that the first does, and of those
/// that wait with it none makes more than single numbers.
bool FusionPlanner::keepsNothing(unsigned node, unsigned other) {
  int first = groupOf[node], second = groupOf[other];
  if (sequence.isBefore(second, first))
    std::swap(first, second);
  auto isSmall = [&](unsigned number) {
    return graph[number].bytes < minSharedBytes;
  };
  inside.clear();
  for (unsigned member : groups[second].members)
    for (unsigned operand : anchors.read[member])
      inside.insert(operand);
  for (unsigned member : groups[first].members)
    for (unsigned operand : anchors.read[member])
      if (groupOf[operand] != first && !inside.contains(operand) &&
          !isSmall(operand))
        return false;
  after.clear();
  SmallVector<int> behind;
  addFollowers(first, second, behind);
  for (size_t next = 0; next != behind.size(); ++next) { // grows
    if (behind.size() > limits.maxFollowers ||
        !llvm::all_of(groups[behind[next]].members, isSmall))
      return false;
    addFollowers(behind[next], second, behind);
  }
  return true;
}

/// Whether others that read the single numbers of a group, and do not wait for
/// one that makes more of them, would wait for it if it made the numbers: the
/// update of one parameter for that of another, by a correction of both.
bool FusionPlanner::holdsUp(int producer, int consumer) {
  if (!groups[producer].numbers || groups[consumer].numbers)
    return false;
  SmallVector<int> others;
  for (unsigned member : groups[producer].members)
    for (unsigned user : anchors.users[member])
      if (int reader = groupOf[user]; reader != producer &&
                                      reader != consumer &&
                                      !llvm::is_contained(others, reader)) {
        if (others.size() == maxSiblings)
          return false;
        others.push_back(reader);
      }
  return llvm::any_of(others,
                      [&](int reader) { return !follows(consumer, reader); });
}
