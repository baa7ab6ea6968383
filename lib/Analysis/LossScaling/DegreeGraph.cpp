//===- DegreeGraph.cpp - A step as a flat list of rules -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/DegreeGraph.h"

#include "mp/Support/Sizes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir::mp;
using llvm::ArrayRef;
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
  bool isLoopHead = llvm::any_of(node.operands, [&](ValueId operand) {
    return !values[operand].isArgument && !values[operand].definition;
  });
  loops |= isLoopHead;
  for (ValueId result : node.results)
    values[result].definition = id;
  Node &added = nodes.emplace_back(node);
  added.operands = keepIds(added.operands, *memory);
  added.results = keepIds(added.results, *memory);
  added.isLoopHead = isLoopHead;
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
