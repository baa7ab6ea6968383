//===- FusionPlan.cpp - Greedy grouping of producers and consumers --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Groups live in one sequence in which they could run. Two groups may merge if
// none of those between them depends on the first and leads to the second;
// afterwards the ones that depend on the first follow the union. So a check
// looks only at these, however far apart the two are, and the sequence stays
// valid.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/FusionPlan.h"

#include "ColumnSums.h"
#include "FusionPlanner.h"
#include "mp/Analysis/Fusion/BlockShape.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Below this many elements a kernel that waits for its whole reduction before
/// it goes on loses nothing to a second launch.
static constexpr int64_t smallSpace = 1 << 16;
/// Rows that are enough to fill a device.
static constexpr int64_t manyRows = 64;
/// Arithmetic that may be repeated for each element a value spreads to, and
/// where one block computes all: there what a thread repeats of 20 rounds of a
/// generator takes less than a launch.
static constexpr int64_t maxRepeatedCost = 16, maxRepeatedOfBlock = 512;
static constexpr unsigned maxRounds = 4;
/// Members of a group that are little beside those of a large kernel.
static constexpr size_t littleMembers = 16;
/// Elements that one block computes, one a thread.
static constexpr int64_t blockElements = blockSize;

void FusionPlanner::makeGroups() {
  for (unsigned node = 0, e = graph.size(); node != e; ++node) {
    if (!anchors.isAnchor(node))
      continue;
    const int number = static_cast<int>(groups.size());
    groupOf[node] = number;
    Group group;
    group.members = {node};
    group.cost = graph[node].getArithmetic();
    group.due = times.due[node];
    for (unsigned copy : anchors.closures[node])
      group.cost += graph[copy].getArithmetic();
    group.numbers = measureNumber(anchors, node);
    groups.push_back(std::move(group));
  }
  sequence.reset(groups.size());
}

/// Whether somebody outside of the two groups reads the node from memory.
bool FusionPlanner::escapes(unsigned node, int a, int b) const {
  if (!anchors.isAnchor(node) || (groupOf[node] != a && groupOf[node] != b))
    return false;
  return graph[node].pinned ||
         llvm::any_of(anchors.users[node], [&](unsigned user) {
           return groupOf[user] != a && groupOf[user] != b;
         });
}

/// Spreading a small value repeats its arithmetic for each element, also where
/// the consumer ends in a total of these.
bool FusionPlanner::repeatsTooMuch(int producer, int consumer) const {
  if (groups[consumer].numbers)
    return false;
  int64_t from = graph[groups[producer].members.back()].getNumElements();
  int64_t to = 0;
  for (unsigned member : groups[consumer].members)
    to = std::max(to, graph[member].getNumElements());
  bool isOfBlock = from > 1 && to <= blockElements;
  int64_t most = isOfBlock ? maxRepeatedOfBlock : maxRepeatedCost;
  return from < to && groups[producer].cost > most &&
         llvm::none_of(groups[producer].members, [&](unsigned member) {
           return graph[member].kind == FusionNodeKind::Reduce;
         });
}

/// What the union holds, reads and writes.
KernelSize FusionPlanner::measure(ArrayRef<unsigned> members, int a, int b) {
  inside.clear();
  pointers.clear();
  for (unsigned member : members)
    inside.insert(member);
  KernelSize size;
  auto add = [&](unsigned node) {
    if (pointers.insert(node))
      size.addPointer(graph[node]);
  };
  for (unsigned member : members) {
    size.addOp(graph[member]);
    if (escapes(member, a, b))
      add(member);
    for (unsigned operand : graph[member].operands)
      if (!inside.contains(operand))
        add(operand);
  }
  return size;
}

/// Whether it reduces rows or columns, nothing to one number, and makes no new
/// state, which can take the place of the old where little else is read. What
/// is moved is read, and computed, at several places: all in registers.
bool FusionPlanner::makesRows(ArrayRef<unsigned> members) const {
  bool reduces = false;
  for (unsigned member : members) {
    const FusionNode &node = graph[member];
    if (node.isTotal() || node.kind == FusionNodeKind::Movement || node.pinned)
      return false;
    reduces |= node.kind == FusionNodeKind::Reduce;
  }
  return reduces;
}

/// Whether one kernel of two groups may have these ops and places. That of
/// little, such as of keys of random numbers, is all start and end. What is
/// large already may take a little more: whether the parameter that it computes
/// has changed.
bool FusionPlanner::fits(const KernelSize &size, ArrayRef<unsigned> members,
                         const Group &a, const Group &b) const {
  if (areWithin(graph, members, 1))
    return size.isWithinOfNumbers(limits);
  size_t maxOps = limits.maxMembers, maxPointers = limits.maxPointers;
  if (areWithin(graph, members, blockElements))
    maxOps *= limits.blockFactor;
  if (std::min(a.members.size(), b.members.size()) <= littleMembers)
    maxOps += maxOps / limits.partForLittle;
  if (a.due == b.due && makesRows(members))
    maxPointers *= limits.pointersAtOnce;
  return size.isWithin(limits, maxOps, maxPointers);
}

/// Whether one kernel may compute two groups of single numbers, by what they
/// hold at most; then `both` holds at most that, too.
bool FusionPlanner::fitsNumbers(int a, int b, std::optional<KernelSize> &both) {
  if (!groups[a].numbers || !groups[b].numbers)
    return false;
  both = *groups[a].numbers;
  both->add(*groups[b].numbers);
  return both->isWithinOfNumbers(limits);
}

/// Whether a template computes the union, and it pays. `both` is what it holds
/// at most, if it makes single numbers.
bool FusionPlanner::isLegal(int a, int b, std::optional<KernelSize> &both) {
  if (fitsNumbers(a, b, both))
    return true;
  SmallVector<unsigned> members(groups[a].members);
  llvm::append_range(members, groups[b].members);
  members = anchors.withClosures(members);
  KernelSize size = measure(members, a, b);
  if (!fits(size, members, groups[a], groups[b]))
    return false;
  if (both)
    both = size;
  auto isOutput = [&](unsigned node) { return escapes(node, a, b); };
  std::optional<FusionForm> form = findFusionForm(graph, members, isOutput);
  if (!form || !paysForColumnSums(*form, graph, anchors.read, groups[a].members,
                                  groups[b].members))
    return false;
  // New state in another layout is read for it: made again, it would need the
  // old state in an order in which that is written over.
  if (form->repeatsResults)
    return false;
  bool waits = form->depth > 1;
  for (auto [member, stage] : llvm::zip(form->members, form->stages))
    waits |=
        stage.level && stage.place == FusionPlace::Full && isOutput(member);
  return !waits ||
         mayGoOnBehind(form->kind, form->getNumElements(), form->getNumRows());
}

bool FusionPlanner::tryMerge(unsigned producer, unsigned consumer) {
  int a = groupOf[producer], b = groupOf[consumer];
  if (a == b || anchors.isFixed(producer) || anchors.isFixed(consumer))
    return false;
  if (sequence.isBefore(b, a))
    std::swap(a, b);
  std::pair sizes(groups[a].members.size(), groups[b].members.size());
  if (auto known = refused.find({a, b});
      known != refused.end() && known->second == sizes)
    return false;
  std::optional<KernelSize> both;
  if (repeatsTooMuch(a, b) || !isLegal(a, b, both) || holdsUp(a, b)) {
    refused[{a, b}] = sizes;
    return false;
  }
  if (!reorder(a, b))
    return false;
  for (unsigned member : groups[a].members)
    groupOf[member] = b;
  SmallVector<unsigned> &members = groups[b].members;
  llvm::append_range(members, groups[a].members);
  std::inplace_merge(members.begin(), members.begin() + sizes.second,
                     members.end());
  groups[b].cost += groups[a].cost;
  groups[b].due = std::max(groups[a].due, groups[b].due);
  groups[b].numbers = both;
  groups[a].members.clear();
  return true;
}

bool FusionPlanner::mergeProducers(ArrayRef<FusionEdge> edges) {
  bool changed = false;
  for (FusionEdge edge : edges)
    changed |= tryMerge(edge.producer, edge.consumer);
  return changed;
}

/// Whether a value is next to nothing beside what the group of a reader reads
/// or makes: labels of rows of logits.
bool FusionPlanner::isLittleOf(unsigned node, unsigned reader) const {
  int64_t enough = saturatingMultiply(graph[node].bytes, maxOverShared);
  auto isMuch = [&](unsigned number) { return graph[number].bytes > enough; };
  return llvm::any_of(groups[groupOf[reader]].members, [&](unsigned member) {
    return isMuch(member) || llvm::any_of(anchors.read[member], isMuch);
  });
}

/// Groups that read one large value and walk the same space read it once: those
/// that read it one after the other, and those with others between them where
/// nothing is kept for it, such as the norm of a gradient and its finite check,
/// with what clips it between them.
bool FusionPlanner::mergeSiblings() {
  bool changed = false;
  for (unsigned node = 0, e = graph.size(); node != e; ++node) {
    if (!anchors.isAnchor(node) || graph[node].bytes < minSharedBytes)
      continue;
    SmallVector<unsigned> others; // of different groups, the last first
    for (unsigned user : anchors.users[node]) {
      if (anchors.isFixed(user))
        continue;
      auto isTogether = [&](unsigned other) {
        return groupOf[other] == groupOf[user];
      };
      if (llvm::none_of(others, isTogether))
        changed |= llvm::any_of(others, [&](unsigned other) {
          bool isNear = other == others.front() && !isLittleOf(node, other);
          return (isNear || keepsNothing(other, user)) && tryMerge(other, user);
        });
      llvm::erase_if(others, isTogether);
      others.insert(others.begin(), user);
      if (others.size() > maxSiblings)
        others.pop_back();
    }
  }
  return changed;
}

FusionPlan FusionPlanner::finish() {
  FusionPlan plan;
  for (int number : sequence.getOrder()) {
    const Group &group = groups[number];
    FusionStep step;
    step.node = group.members.front();
    if (anchors.isFixed(step.node)) {
      plan.steps.push_back(step);
      continue;
    }
    FusionGroup result;
    result.members = anchors.withClosures(group.members);
    auto isOutput = [&](unsigned node) {
      return escapes(node, number, number);
    };
    llvm::copy_if(result.members, std::back_inserter(result.outputs), isOutput);
    std::optional<FusionForm> form =
        findFusionForm(graph, result.members, isOutput);
    if (!form || result.outputs.empty()) { // nobody reads it
      plan.steps.push_back(step);
      continue;
    }
    result.kind = form->kind;
    std::vector<FusionGroup> parts{std::move(result)};
    if (group.numbers)
      parts = separateNumbers(graph, parts.front());
    for (FusionGroup &part : parts) {
      step.group = static_cast<int>(plan.groups.size());
      plan.groups.push_back(std::move(part));
      plan.steps.push_back(step);
    }
  }
  return plan;
}

/// A merge can make another one legal: a value stops leaving its group.
void FusionPlanner::mergeAll(ArrayRef<FusionEdge> edges) {
  for (unsigned round = 0; round != maxRounds; ++round) {
    bool changed = mergeProducers(edges);
    if (!mergeSiblings() && !changed)
      return;
  }
}

FusionPlan FusionPlanner::run() {
  makeGroups();
  MergeOrder order = orderMerges(graph, anchors.read, times);
  mergeAll(order.edges);
  if (mergeProducers(order.late))
    mergeAll(order.edges);
  return finish();
}

/// It can not split its rows.
bool mp::mayGoOnBehind(FusionKind kind, int64_t elements, int64_t rows) {
  return elements <= smallSpace ||
         (kind == FusionKind::Row && rows >= manyRows) || rows >= smallSpace;
}

FusionPlan mp::planFusions(const FusionGraph &graph,
                           const FusionLimits &limits) {
  return FusionPlanner(graph, limits).run();
}
