//===- StateCopies.cpp - State that a step moves in copies ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The number of copies is that of the first sum on a way back; a way through
// sums of other sizes is one through gradients, and is not taken.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/StateCopies.h"

#include "llvm/ADT/STLExtras.h"

#include <deque>

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;
using Node = DegreeGraph::Node;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

SmallVector<ValueId> mlir::mp::getAffineOperands(const DegreeGraph &graph,
                                                 const Node &node,
                                                 const BitVector &varying) {
  SmallVector<ValueId> affine;
  if (node.kind == NodeKind::Phi)
    return SmallVector<ValueId>(ArrayRef<ValueId>(node.operands));
  if (node.kind != NodeKind::Op)
    return affine;
  int64_t size = graph.getValue(node.results.front()).numElements();
  auto isFixed = [&](unsigned skipped) {
    for (auto [index, operand] : llvm::enumerate(node.operands))
      if (index != skipped && !varying.empty() && varying[operand])
        return false;
    return true;
  };
  for (auto [index, operand] : llvm::enumerate(node.operands)) {
    if (node.rule.getPart(index) != OperandPart::Data ||
        graph.getValue(operand).numElements() != size)
      continue;
    switch (node.rule.kind) {
    case LinearityKind::Linear:
    case LinearityKind::Common:
      if (!node.rule.losesSign)
        affine.push_back(operand);
      break;
    case LinearityKind::Product:
      if (node.elementwise && isFixed(index))
        affine.push_back(operand);
      break;
    case LinearityKind::Quotient:
      if (index == 0 && isFixed(index))
        affine.push_back(operand);
      break;
    default:
      break;
    }
  }
  return affine;
}

/// More copies than this are examples of a batch, and not trained each.
static constexpr int64_t mostCopies = 1 << 16;
/// A way back through more values than this is one through the whole backward
/// pass.
static constexpr size_t mostPlaces = 1000;

/// Whether the node sums copies, of each of which it makes the result's size:
/// over a dimension, or with weights.
bool StateCopies::findEntry(const Node &node, ValueId &copies) {
  if (node.kind != NodeKind::Op || !node.sums)
    return false;
  auto isSource = [&](ValueId value, ValueId weights) {
    int64_t elements = graph.getValue(value).numElements();
    int64_t times = elements / std::max<int64_t>(size, 1);
    if (times < 2 || times > mostCopies || times * size != elements ||
        (count > 1 && times != count) ||
        (weights != value && graph.getValue(weights).numElements() != times))
      return false;
    count = times;
    copies = value;
    return true;
  };
  ArrayRef<ValueId> operands = node.operands;
  if (node.rule.kind == LinearityKind::Linear && operands.size() == 1)
    return isSource(operands[0], operands[0]);
  if (node.rule.kind != LinearityKind::Product || operands.size() != 2)
    return false;
  return isSource(operands[0], operands[1]) ||
         isSource(operands[1], operands[0]);
}

/// Whether what an elementwise op multiplies `operand` by, or divides it by, is
/// made of so many numbers at most: one for each copy, or their sum.
bool StateCopies::weighs(const Node &node, unsigned operand,
                         int64_t numbers) const {
  if (!node.elementwise || node.operands.size() != 2 ||
      (node.rule.kind != LinearityKind::Product &&
       (node.rule.kind != LinearityKind::Quotient || operand != 0)))
    return false;
  ValueId factor = node.operands[1 - operand];
  while (graph.getValue(factor).numElements() > numbers) {
    const Node *made = graph.getDefinition(factor);
    if (!made || made->kind != NodeKind::Op || made->operands.size() != 1 ||
        made->rule.kind != LinearityKind::Linear)
      return false;
    factor = made->operands[0];
  }
  return true;
}

SmallVector<StateCopies::Place> StateCopies::findOrigins(const Place &place) {
  auto [value, part] = place;
  SmallVector<Place> origins;
  const Node *node = graph.getDefinition(value);
  if (!node)
    return origins;
  for (ValueId operand : getAffineOperands(graph, *node, varying))
    origins.emplace_back(operand, part);
  ValueId copies = 0;
  if (part == AfterCopies && findEntry(*node, copies))
    origins.emplace_back(copies, InCopies);
  if (part == BeforeCopies || node->kind != NodeKind::Op)
    return origins;
  bool isBeside = node->rule.kind == LinearityKind::Linear ||
                  node->rule.kind == LinearityKind::Common;
  int64_t each = part == InCopies ? count : 1;
  for (auto [index, operand] : llvm::enumerate(node->operands)) {
    int64_t elements = graph.getValue(operand).numElements();
    if (elements == each * size && weighs(*node, index, each))
      origins.emplace_back(operand, part);
    else if (part == InCopies && elements == size && isBeside && !node->sums &&
             node->rule.getPart(index) == OperandPart::Data)
      origins.emplace_back(operand, BeforeCopies);
  }
  return origins;
}

StateCopies::StateCopies(const DegreeGraph &graph, ValueId result,
                         const BitVector &varying)
    : graph(graph), varying(varying),
      size(graph.getValue(result).numElements()), result(result) {
  std::deque<Place> todo = {{result, AfterCopies}};
  distances[todo.front()] = 0;
  while (!todo.empty() && distances.size() < mostPlaces) {
    Place place = todo.front();
    todo.pop_front();
    const Node *node = graph.getDefinition(place.first);
    bool counts = node && node->kind == NodeKind::Op &&
                  node->rule.kind != LinearityKind::Linear;
    unsigned distance = distances[place] + counts;
    for (const Place &origin : findOrigins(place)) {
      origins[place].push_back(origin);
      readers[origin].push_back(place);
      if (distances.try_emplace(origin, distance).second)
        todo.push_back(origin);
    }
  }
}

std::optional<unsigned> StateCopies::getDistance(ValueId argument) const {
  auto known = distances.find({argument, BeforeCopies});
  return known == distances.end() ? std::nullopt : std::optional(known->second);
}

llvm::DenseMap<StateCopies::Place, unsigned>
StateCopies::countHops(ValueId argument) const {
  llvm::DenseMap<Place, unsigned> hops;
  std::deque<Place> todo = {{argument, BeforeCopies}};
  hops[todo.front()] = 0;
  while (!todo.empty()) {
    Place place = todo.front();
    todo.pop_front();
    unsigned next = hops[place] + 1;
    auto known = readers.find(place);
    if (known == readers.end())
      continue;
    for (const Place &reader : known->second)
      if (hops.try_emplace(reader, next).second)
        todo.push_back(reader);
  }
  return hops;
}

/// Whether the value is a sum, and no choice between its operands.
bool StateCopies::adds(ValueId value) const {
  const Node *node = graph.getDefinition(value);
  return node && node->kind == NodeKind::Op && node->elementwise &&
         node->rule.kind == LinearityKind::Common &&
         node->rule.getPart(0) == OperandPart::Data;
}

llvm::DenseMap<ValueId, StateCopies::Part>
StateCopies::getWay(ValueId argument) const {
  llvm::DenseMap<Place, unsigned> hops = countHops(argument);
  llvm::DenseMap<ValueId, Part> way;
  SmallVector<Place> todo = {{result, AfterCopies}};
  while (!todo.empty()) {
    Place place = todo.pop_back_val();
    if (!hops.contains(place) ||
        !way.try_emplace(place.first, Part(place.second)).second)
      continue;
    auto known = origins.find(place);
    if (known == origins.end())
      continue;
    unsigned nearest = ~0U;
    for (const Place &origin : known->second)
      if (auto found = hops.find(origin); found != hops.end())
        nearest = std::min(nearest, found->second);
    for (const Place &origin : known->second)
      if (!adds(place.first) || hops.lookup(origin) == nearest)
        todo.push_back(origin);
  }
  return way;
}

SmallVector<ValueId>
StateCopies::getAdded(const llvm::DenseMap<ValueId, Part> &way) const {
  SmallVector<ValueId> added;
  for (const auto &[value, part] : way)
    if (part != AfterCopies && adds(value))
      for (ValueId operand : graph.getDefinition(value)->operands)
        if (!way.contains(operand))
          added.push_back(operand);
  llvm::sort(added);
  return added;
}

SmallVector<ValueId> StateCopies::getArguments() const {
  SmallVector<ValueId> copied, both;
  bool isStraight = false;
  for (const auto &[place, distance] : distances) {
    if (!graph.getValue(place.first).isArgument ||
        graph.getValue(place.first).numElements() != size)
      continue;
    isStraight |= place.second == AfterCopies;
    if (place.second != BeforeCopies)
      continue;
    copied.push_back(place.first);
    if (distances.count({place.first, AfterCopies}))
      both.push_back(place.first);
  }
  return isStraight ? both : copied;
}

bool StateCopies::movesCopies(ValueId argument, const BitVector &forward,
                              const BitVector &constant) const {
  SmallVector<ValueId> added = getAdded(getWay(argument));
  llvm::erase_if(added, [&](ValueId value) { return constant[value]; });
  auto isForward = [&](ValueId value) { return forward[value]; };
  bool isStraight = distances.count({argument, AfterCopies});
  // Where nobody knows what the loss is made of, that may be the gradient of a
  // bias: a sum of errors, which are affine in it.
  bool mayBeErrors = forward.none() || llvm::any_of(added, isForward);
  return !llvm::all_of(added, isForward) && !(isStraight && mayBeErrors);
}
