//===- Errors.cpp - Targets less predictions ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Errors.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

/// What `value` is but for sign, shape and order of its elements.
static ValueId getOrigin(const DegreeGraph &graph, ValueId value) {
  for (const DegreeGraph::Node *node = graph.getDefinition(value);
       node && node->kind == NodeKind::Op && !node->sums &&
       node->rule.kind == LinearityKind::Linear && node->operands.size() == 1;
       node = graph.getDefinition(value))
    value = node->operands.front();
  return value;
}

/// The op that adds up two values, or takes one from the other, and gives
/// `value`; none if another one does.
static const DegreeGraph::Node *findSum(const DegreeGraph &graph,
                                        ValueId value) {
  const DegreeGraph::Node *node = graph.getDefinition(getOrigin(graph, value));
  bool isSum = node && node->kind == NodeKind::Op &&
               node->operands.size() == 2 &&
               node->rule.kind == LinearityKind::Common;
  return isSum ? node : nullptr;
}

/// What the argument is added to on its way to `value`; none where it is itself
/// in that, or there on another way.
static SmallVector<ValueId> findSummands(const DegreeGraph &graph,
                                         ValueId value, ValueId argument,
                                         const BitVector &ofArgument) {
  SmallVector<ValueId> summands;
  while (getOrigin(graph, value) != argument) {
    const DegreeGraph::Node *sum = findSum(graph, value);
    if (!sum)
      return {};
    ValueId one = sum->operands[0], other = sum->operands[1];
    if (!ofArgument[one])
      std::swap(one, other);
    if (!ofArgument[one] || ofArgument[other])
      return {};
    summands.push_back(other);
    value = one;
  }
  return summands;
}

/// Whether a scalar that the step gives is made of the argument and of what it
/// is added to in `result`.
static bool isInLoss(const RoleFacts &facts, unsigned results, unsigned a,
                     unsigned result) {
  const DegreeGraph &graph = facts.getGraph();
  BitVector ofArgument = graph.getDependents(facts.getArgument(a));
  BitVector ofPrediction = graph.getDependents(findSummands(
      graph, facts.getResult(result), facts.getArgument(a), ofArgument));
  return llvm::any_of(llvm::seq<unsigned>(0, results), [&](unsigned r) {
    ValueId value = facts.getResult(r);
    return graph.getValue(value).isFloat && graph.getValue(value).isScalar() &&
           ofArgument[value] && ofPrediction[value];
  });
}

/// Whether another argument of the type of `a` moves: its parameter, where `a`
/// is what an optimizer keeps.
static bool hasMovingTwin(const RoleTable &table, const RoleFacts &facts,
                          unsigned a, unsigned r) {
  EntryFunction main = table.getMain();
  for (unsigned b = 0; b < main.getNumArguments(); ++b)
    if (b != a && facts.haveSameType(b, r))
      for (unsigned other = 0; other < main.getNumResults(); ++other)
        if (other != r && facts.isAffinePair(b, other))
          return true;
  return false;
}

/// Whether it is a member of what has members that are known to come back.
static bool isOfState(const RoleTable &table, unsigned a) {
  EntryFunction main = table.getMain();
  auto pathOf = [&](unsigned b) { return splitName(main.getArgumentName(b)); };
  if (pathOf(a).size() < 2)
    return false;
  std::string front = pathOf(a).front();
  for (auto [b, fact] : llvm::enumerate(table.getArguments()))
    if (fact.pair && !pathOf(b).empty() && pathOf(b).front() == front)
      return true;
  return false;
}

bool mp::isError(const RoleTable &table, const RoleFacts &facts, unsigned a,
                 unsigned r) {
  // What asks the whole graph comes last.
  return facts.isFloat(a) && !facts.isScalar(a) &&
         findSum(facts.getGraph(), facts.getResult(r)) &&
         !isOfState(table, a) && !hasMovingTwin(table, facts, a, r) &&
         isInLoss(facts, table.getResults().size(), a, r);
}
