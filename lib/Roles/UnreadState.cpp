//===- UnreadState.cpp - Parameters that no loss reads --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnreadState.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

namespace {
class UnreadSearch {
public:
  UnreadSearch(const RoleTable &table, const RoleFacts &facts)
      : table(table), facts(facts), graph(facts.getGraph()) {
    for (auto [id, node] : llvm::enumerate(graph.getNodes()))
      if (isProduct(node))
        for (ValueId operand : node.operands)
          productsOf[getOrigin(operand)].push_back(id);
  }

  bool isWeight(unsigned argument) const;
  bool belongs(unsigned argument, ArrayRef<unsigned> others) const;
  bool isAverage(unsigned argument, const BitVector &others) const;
  BitVector findLater(ValueId loss, const BitVector &all) const;
  BitVector findUndriven(const BitVector &all) const;

private:
  static bool isProduct(const DegreeGraph::Node &node) {
    return node.kind == NodeKind::Op &&
           node.rule.kind == LinearityKind::Product && !node.elementwise;
  }
  ValueId getNext(unsigned argument) const {
    return facts.getResult(*table.getArguments()[argument].pair);
  }
  ValueId getOrigin(ValueId value) const;
  bool isMadeAnew(const DegreeGraph::Node &node, const BitVector &from) const;

  const RoleTable &table;
  const RoleFacts &facts;
  const DegreeGraph &graph;
  /// By what they read, but for its shape.
  llvm::MapVector<ValueId, SmallVector<DegreeGraph::NodeId>> productsOf;
};
} // namespace

/// What `value` is but for the shape, order, number and type of its elements,
/// and for the name that a loop gives it.
ValueId UnreadSearch::getOrigin(ValueId value) const {
  while (const DegreeGraph::Node *node = graph.getDefinition(value)) {
    bool isShape = node->kind == NodeKind::Op && !node->sums &&
                   node->rule.kind == LinearityKind::Linear;
    bool isName = node->kind == NodeKind::Phi && !node->isLoopHead;
    if (node->operands.size() != 1 || !(isShape || isName))
      break;
    value = node->operands.front();
  }
  return value;
}

/// Whether y = x w is followed by x g, with g made of y, on the way to the next
/// value of w.
bool UnreadSearch::isWeight(unsigned argument) const {
  auto own = productsOf.find(facts.getArgument(argument));
  if (own == productsOf.end())
    return false;
  BitVector before = graph.getAncestors(getNext(argument));
  for (DegreeGraph::NodeId id : own->second) {
    const DegreeGraph::Node &forward = graph.getNode(id);
    BitVector behind = graph.getDependents(forward.results.front());
    for (ValueId operand : forward.operands) {
      ValueId origin = getOrigin(operand);
      if (origin == own->first)
        continue;
      for (DegreeGraph::NodeId other : productsOf.lookup(origin)) {
        ValueId made = graph.getNode(other).results.front();
        if (other != id && behind[made] && before[made])
          return true;
      }
    }
  }
  return false;
}

/// Whether the results are more than multiples of what depends on `from`, place
/// by place.
bool UnreadSearch::isMadeAnew(const DegreeGraph::Node &node,
                              const BitVector &from) const {
  if (node.kind != NodeKind::Op)
    return false;
  auto isFrom = [&](ValueId operand) { return from[operand]; };
  switch (node.rule.kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
  case LinearityKind::Each:
  case LinearityKind::Branch:
    return node.sums;
  case LinearityKind::Product:
    return node.sums || llvm::count_if(node.operands, isFrom) > 1;
  case LinearityKind::Quotient:
    return isFrom(node.operands.back());
  default:
    return true;
  }
}

/// Whether the next value of the argument is made of it by more than multiples
/// and sums place by place, and that of some of `others`, of another type, too.
/// A moment moves its own parameter alone, which has its type.
bool UnreadSearch::belongs(unsigned argument, ArrayRef<unsigned> others) const {
  ValueId own = facts.getArgument(argument);
  auto moves = [&](const BitVector &values, unsigned other) {
    return values[getNext(other)];
  };
  BitVector behind = graph.getDependents(own);
  if (llvm::none_of(others, [&](unsigned other) {
        return moves(behind, other) &&
               !facts.haveSameType(argument, *table.getArguments()[other].pair);
      }))
    return false;
  SmallVector<ValueId> made;
  for (const DegreeGraph::Node &node : graph.getNodes())
    if (llvm::any_of(node.operands,
                     [&](ValueId operand) {
                       return behind[operand] &&
                              graph.getValue(operand).isFloat;
                     }) &&
        isMadeAnew(node, behind))
      llvm::append_range(made, node.results);
  return moves(graph.getDependents(made), argument);
}

/// Whether the next value of the argument is a sum with that of another of
/// `others`: a teacher, whose outputs are read as a network's are.
bool UnreadSearch::isAverage(unsigned argument, const BitVector &others) const {
  auto sources = facts.getAffineSources(getNext(argument));
  return llvm::any_of(others.set_bits(), [&](unsigned other) {
    return other != argument && getNext(other) != getNext(argument) &&
           sources.count(getNext(other)) &&
           facts.haveSameType(argument, *table.getArguments()[other].pair);
  });
}

/// Parameters that the loss is made of by way of next values alone, and that
/// move others, or follow them.
BitVector UnreadSearch::findLater(ValueId loss, const BitVector &all) const {
  SmallVector<ValueId> ends;
  for (auto [a, fact] : llvm::enumerate(table.getArguments()))
    if (fact.pair && facts.isFloat(a) && !facts.findArgument(getNext(a)))
      ends.push_back(getNext(a));
  BitVector read = graph.getAncestors(loss, ends), found(all.size());
  for (unsigned a : all.set_bits()) {
    if (read[facts.getArgument(a)] || facts.findArgument(getNext(a)))
      continue;
    BitVector behind = graph.getDependents(getNext(a));
    found[a] =
        isAverage(a, all) || llvm::any_of(all.set_bits(), [&](unsigned other) {
          return getNext(other) != getNext(a) && behind[getNext(other)];
        });
  }
  return found;
}

/// Those of `all` that are made without a backward pass, a product that reads
/// what one before it has read, where others are made with one. Of a step that
/// is given no data the state is what is not drawn: of a game, its players.
BitVector UnreadSearch::findUndriven(const BitVector &all) const {
  BitVector backward(graph.getValues().size()), found(all.size());
  for (auto &[origin, products] : productsOf)
    for (DegreeGraph::NodeId id : products) {
      if (products.size() < 2)
        continue;
      BitVector behind =
          graph.getDependentsInOneIteration(graph.getNode(id).results.front());
      for (DegreeGraph::NodeId other : products)
        if (ValueId made = graph.getNode(other).results.front();
            other != id && behind[made])
          backward.set(made);
    }
  for (unsigned a : all.set_bits())
    found[a] = !graph.getAncestors(getNext(a)).anyCommon(backward);
  return found == all ? BitVector(all.size()) : found;
}

BitVector mp::reviewParameters(const RoleTable &table, const RoleFacts &facts,
                               std::optional<unsigned> loss,
                               BitVector candidates,
                               SmallVectorImpl<unsigned> &parameters) {
  BitVector all(table.getArguments().size());
  candidates.resize(all.size());
  for (unsigned a : parameters)
    all.set(a);
  UnreadSearch search(table, facts);
  BitVector later(all.size());
  if (loss) {
    later = search.findLater(facts.getResult(*loss), all);
    candidates |= later;
    all.reset(later);
  }
  bool isGivenData = false;
  for (auto [a, fact] : llvm::enumerate(table.getArguments()))
    isGivenData |= !fact.pair && !facts.isScalar(a) && !facts.isKey(a);
  if (!isGivenData && all.count() > 1)
    all.reset(search.findUndriven(all));
  SmallVector<unsigned> weights, others;
  for (unsigned a : candidates.set_bits())
    (search.isWeight(a) ? weights : others).push_back(a);
  BitVector found(all.size());
  for (unsigned a : weights)
    found.set(a);
  // Moments are many, and each takes a way through the step.
  if (!weights.empty())
    for (unsigned a : others)
      found[a] = search.belongs(a, weights);
  all |= found;
  for (unsigned a : found.set_bits())
    if (search.isAverage(a, all))
      all.reset(a);
  parameters.assign(all.set_bits_begin(), all.set_bits_end());
  return later.reset(all);
}
