//===- DegreeGraph.cpp - A step as a flat list of rules -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/DegreeGraph.h"

#include "mp/Support/Sizes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;
using llvm::StringRef;

int64_t DegreeGraph::ValueInfo::numElements() const {
  return saturatingProduct(shape);
}

ArrayRef<int64_t> DegreeGraph::keepShape(ArrayRef<int64_t> shape) {
  if (!values.empty() && values.back().shape == shape)
    return values.back().shape;
  return *shapes.insert(shape.vec()).first;
}

void DegreeGraph::reserve(size_t numNodes, size_t numValues) {
  nodes.reserve(numNodes);
  values.reserve(numValues);
}

DegreeGraph::ValueId DegreeGraph::addValue(ArrayRef<int64_t> shape,
                                           bool isFloat) {
  ValueInfo value;
  value.shape = keepShape(shape);
  value.isFloat = isFloat;
  values.push_back(value);
  return values.size() - 1;
}

DegreeGraph::ValueId DegreeGraph::addValueLike(ValueId other) {
  ValueInfo value;
  value.shape = values[other].shape;
  value.isFloat = values[other].isFloat;
  value.isComplex = values[other].isComplex;
  values.push_back(value);
  return values.size() - 1;
}

DegreeGraph::ValueId DegreeGraph::addArgument(ArrayRef<int64_t> shape,
                                              bool isFloat) {
  arguments.push_back(addValue(shape, isFloat));
  values.back().isArgument = true;
  return arguments.back();
}

/// Room for so many; LLVM's allocator would meet that of MLIR, which is built
/// without sanitizers, under one name.
template <typename T>
static T *allocate(std::pmr::memory_resource &memory, size_t count) {
  return static_cast<T *>(memory.allocate(count * sizeof(T), alignof(T)));
}

static ArrayRef<DegreeGraph::ValueId>
keepIds(ArrayRef<DegreeGraph::ValueId> list,
        std::pmr::memory_resource &memory) {
  auto *room = allocate<DegreeGraph::ValueId>(memory, list.size());
  llvm::copy(list, room);
  return {room, list.size()};
}

void DegreeGraph::UseList::add(Use use, std::pmr::memory_resource &memory) {
  if (count == 0) {
    only = use;
    count = 1;
    return;
  }
  // There is room for the next power of two.
  if (llvm::isPowerOf2_32(count)) {
    Use *room = allocate<Use>(memory, size_t{2} * count);
    llvm::copy(*this, room);
    many = room;
  }
  many[count++] = use;
}

DegreeGraph::NodeId DegreeGraph::addNode(const Node &node) {
  NodeId id = nodes.size();
  for (auto [index, operand] : llvm::enumerate(node.operands))
    values[operand].uses.add({id, static_cast<unsigned>(index)}, *memory);
  loops |= llvm::any_of(node.operands, [&](ValueId operand) {
    return !values[operand].isArgument && !values[operand].definition;
  });
  for (ValueId result : node.results)
    values[result].definition = id;
  Node &added = nodes.emplace_back(node);
  added.operands = keepIds(added.operands, *memory);
  added.results = keepIds(added.results, *memory);
  return id;
}

DegreeGraph::ValueId DegreeGraph::add(Linearity rule,
                                      ArrayRef<ValueId> operands,
                                      ArrayRef<int64_t> shape, StringRef name) {
  ValueId result = addValue(shape);
  bool elementwise = llvm::all_of(operands, [&](ValueId operand) {
    return values[operand].shape == shape;
  });
  bool shrinks =
      rule.kind == LinearityKind::Linear && !operands.empty() &&
      values[operands[0]].numElements() > values[result].numElements();
  bool contracts = rule.kind == LinearityKind::Product && !elementwise;
  addNode({NodeKind::Op, rule, operands, result, name, elementwise,
           shrinks || contracts});
  return result;
}

DegreeGraph::ValueId DegreeGraph::addConstant(double value,
                                              ArrayRef<int64_t> shape) {
  ValueId result = addValue(shape);
  bool isZero = value == 0.0 || std::isinf(value);
  addNode({isZero ? NodeKind::Zero : NodeKind::Constant,
           {},
           {},
           result,
           "constant"});
  setMagnitude(result, isZero ? 0 : std::abs(value));
  return result;
}

void DegreeGraph::addResult(ValueId value) {
  results.push_back(value);
  resultUses.push_back({addNode({NodeKind::Exit, {}, value, {}, "return"}), 0});
}

const DegreeGraph::Node *DegreeGraph::getDefinition(ValueId id) const {
  return values[id].definition ? &nodes[*values[id].definition] : nullptr;
}

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
