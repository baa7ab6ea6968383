//===- DegreeReach.cpp - What depends on what in a step -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/DegreeGraph.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;

// The closures below visit values in their order, which is that of memory: in
// any other one each step waits for it, in a large graph. Only a loop makes a
// value come up that lies behind.

BitVector DegreeGraph::getDependents(ArrayRef<ValueId> start) const {
  BitVector seen(values.size());
  for (ValueId value : start)
    seen.set(value);
  BitVector todo(seen);
  auto visit = [&](ValueId value) {
    todo.reset(value);
    for (Use use : values[value].uses)
      for (ValueId result : nodes[use.node].results)
        if (!seen.test(result)) {
          seen.set(result);
          todo.set(result);
        }
  };
  while (todo.any())
    for (int value = todo.find_first(); value >= 0;
         value = todo.find_next(value))
      visit(value);
  return seen;
}

BitVector DegreeGraph::getAncestors(ArrayRef<ValueId> start,
                                    ArrayRef<ValueId> ends) const {
  BitVector seen(values.size()), todo(values.size());
  for (ValueId value : ends)
    seen.set(value);
  auto add = [&](ValueId value) {
    if (!seen.test(value)) {
      seen.set(value);
      todo.set(value);
    }
  };
  auto visit = [&](ValueId value) {
    todo.reset(value);
    const Node *node = getDefinition(value);
    if (!node)
      return;
    llvm::for_each(node->operands, add);
    // The results of a phi are one value under several names.
    if (node->kind == NodeKind::Phi)
      llvm::for_each(node->results, add);
  };
  llvm::for_each(start, add);
  while (todo.any())
    for (int value = todo.find_last(); value >= 0;
         value = todo.find_prev(value))
      visit(value);
  for (ValueId value : ends)
    seen.reset(value);
  return seen;
}

/// Whether a factor of the operand may be one of the results.
static bool handsFactorsOn(const DegreeGraph::Node &node, unsigned operand) {
  switch (node.rule.kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
  case LinearityKind::Product:
  case LinearityKind::Quotient:
  case LinearityKind::Power:
  case LinearityKind::Weighed:
    return node.rule.getPart(operand) == OperandPart::Data;
  case LinearityKind::Opaque:
  case LinearityKind::Invariant:
  case LinearityKind::Each:
  case LinearityKind::Branch:
    return false;
  }
  llvm_unreachable("not a kind of rule");
}

BitVector DegreeGraph::getFactorAncestors(ArrayRef<ValueId> start) const {
  BitVector seen(values.size());
  SmallVector<ValueId> todo;
  auto add = [&](ValueId value) {
    if (!seen.test(value)) {
      seen.set(value);
      todo.push_back(value);
    }
  };
  llvm::for_each(start, add);
  while (!todo.empty()) {
    const Node *node = getDefinition(todo.pop_back_val());
    if (!node)
      continue;
    bool isPhi = node->kind == NodeKind::Phi;
    for (auto [index, operand] : llvm::enumerate(node->operands))
      if (isPhi || (node->kind == NodeKind::Op && handsFactorsOn(*node, index)))
        add(operand);
    if (isPhi)
      llvm::for_each(node->results, add);
  }
  return seen;
}

/// Hands the bits of each value on to those that it depends on.
void DegreeGraph::handBack(llvm::MutableArrayRef<uint64_t> bits) const {
  bool changed = true;
  while (changed) {
    changed = false;
    for (const Node &node : llvm::reverse(nodes)) {
      uint64_t made = 0;
      for (ValueId result : node.results)
        made |= bits[result];
      auto hand = [&](ValueId value) {
        changed |= (bits[value] & made) != made;
        bits[value] |= made;
      };
      if (made == 0)
        continue;
      llvm::for_each(node.operands, hand);
      if (node.kind == NodeKind::Phi)
        llvm::for_each(node.results, hand);
    }
    changed &= loops;
  }
}

namespace {
/// One way back from each value of a step without loops, by the operand that
/// the most nodes stand behind one after the other. The ways are a forest: the
/// values whose ways pass through a value are numbered one after the other.
class LongestWays {
public:
  using ValueId = DegreeGraph::ValueId;

  explicit LongestWays(const DegreeGraph &graph)
      : first(graph.getValues().size()), count(first.size(), 1) {
    std::vector<std::optional<ValueId>> before(first.size());
    std::vector<ValueId> order = findWays(graph, before);
    for (ValueId value : llvm::reverse(order))
      if (before[value])
        count[*before[value]] += count[value];
    unsigned end = 0;
    std::vector<unsigned> next(first.size());
    for (ValueId value : order) {
      unsigned &place = before[value] ? next[*before[value]] : end;
      first[value] = place;
      next[value] = place + 1;
      place += count[value];
    }
  }

  /// Whether the way from `value` passes through `other`, or begins there.
  bool passes(ValueId value, ValueId other) const {
    return first[other] <= first[value] &&
           first[value] < first[other] + count[other];
  }

private:
  /// The next value on the way from each, and all in an order in which it comes
  /// before.
  static std::vector<ValueId>
  findWays(const DegreeGraph &graph,
           std::vector<std::optional<ValueId>> &before) {
    std::vector<ValueId> order;
    std::vector<unsigned> depth(before.size());
    for (auto [value, info] : llvm::enumerate(graph.getValues()))
      if (!info.definition)
        order.push_back(value);
    for (const DegreeGraph::Node &node : graph.getNodes())
      for (ValueId result : node.results) {
        for (ValueId operand : node.operands)
          if (!before[result] || depth[operand] > depth[*before[result]])
            before[result] = operand;
        if (before[result])
          depth[result] = depth[*before[result]] + 1;
        order.push_back(result);
      }
    return order;
  }

  std::vector<unsigned> first, count;
};
} // namespace

BitVector
DegreeGraph::findDependent(ArrayRef<std::pair<ValueId, ValueId>> pairs) const {
  BitVector found(pairs.size());
  std::vector<size_t> open;
  std::optional<LongestWays> ways;
  if (!loops)
    ways.emplace(*this);
  for (auto [index, pair] : llvm::enumerate(pairs)) {
    if (ways && ways->passes(pair.second, pair.first))
      found.set(index);
    else if (loops ||
             values[pair.first].definition <= values[pair.second].definition)
      open.push_back(index);
  }
  findDependent(pairs, open, found);
  return found;
}

/// Of those of the pairs that are still open.
void DegreeGraph::findDependent(ArrayRef<std::pair<ValueId, ValueId>> pairs,
                                ArrayRef<size_t> open, BitVector &found) const {
  constexpr unsigned together = 64;
  for (size_t begin = 0, end = 0; begin < open.size(); begin = end) {
    llvm::DenseMap<ValueId, unsigned> bitOf;
    for (; end < open.size(); ++end) {
      ValueId value = pairs[open[end]].second;
      if (bitOf.size() == together && !bitOf.contains(value))
        break;
      bitOf.try_emplace(value, bitOf.size());
    }
    std::vector<uint64_t> bits(values.size());
    for (auto [value, bit] : bitOf)
      bits[value] |= uint64_t(1) << bit;
    handBack(bits);
    for (size_t index : open.slice(begin, end - begin))
      if (bits[pairs[index].first] >> bitOf[pairs[index].second] & 1)
        found.set(index);
  }
}

BitVector DegreeGraph::getLive() const {
  SmallVector<ValueId> ends(results);
  for (const Node &node : nodes)
    if (node.kind == NodeKind::Exit || node.hasEffects)
      ends.append(node.operands.begin(), node.operands.end());
  return getAncestors(ends);
}

bool DegreeGraph::isYielded(ValueId value, NodeId by) const {
  return nodes[by].kind == NodeKind::Phi && values[value].definition &&
         *values[value].definition > by;
}

BitVector
DegreeGraph::getDependentsInOneIteration(ArrayRef<ValueId> start) const {
  // Values reached, and names inside a loop of values that leave it.
  BitVector seen(values.size()), leaving(values.size());
  SmallVector<std::pair<ValueId, bool>> todo;
  auto visit = [&](ValueId value, bool leaves) {
    BitVector &set = leaves ? leaving : seen;
    if (set.test(value))
      return;
    set.set(value);
    todo.push_back({value, leaves});
  };
  for (ValueId value : start)
    visit(value, /*leaves=*/false);
  while (!todo.empty()) {
    auto [value, leaves] = todo.pop_back_val();
    for (Use use : values[value].uses) {
      if (leaves && !handsOn(use.node))
        continue;
      bool out = leaves || isYielded(value, use.node);
      for (ValueId result : nodes[use.node].results)
        visit(result, out && values[result].isInside);
    }
  }
  return seen;
}

BitVector
DegreeGraph::getAncestorsInOneIteration(ArrayRef<ValueId> start,
                                        ArrayRef<ValueId> ends) const {
  // A value under its name inside a loop, and under that outside.
  BitVector inside(values.size()), outside(values.size());
  for (ValueId value : ends) {
    inside.set(value);
    outside.set(value);
  }
  SmallVector<std::pair<ValueId, bool>> todo;
  auto visit = [&](ValueId value, bool isOutside) {
    BitVector &seen = isOutside ? outside : inside;
    if (seen.test(value))
      return;
    seen.set(value);
    todo.push_back({value, isOutside});
  };
  for (ValueId value : start)
    visit(value, !values[value].isInside);
  while (!todo.empty()) {
    auto [value, isOutside] = todo.pop_back_val();
    const Node *node = getDefinition(value);
    if (!node)
      continue;
    NodeId id = *values[value].definition;
    for (ValueId operand : node->operands)
      if (isOutside || !isYielded(operand, id))
        visit(operand, handsOn(id) ? isOutside : !values[operand].isInside);
  }
  inside |= outside;
  return inside;
}
