//===- StatePairs.cpp - Which result is the next value --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State comes back as old + something. What has no such way is counted.
//
//===----------------------------------------------------------------------===//

#include "StatePairs.h"

#include "CopiedState.h"
#include "Errors.h"
#include "ShiftedState.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;

/// Greedy by length: the old value is the argument of equal type that the new
/// one is affine in with the fewest ops between.
static BitVector pairByAffinePath(RoleTable &table, const RoleFacts &facts) {
  auto [edges, varying] = findAffineEdges(table, facts);
  BitVector isShown = pairShiftedState(table, facts, edges, varying);
  std::stable_partition(
      edges.begin(), edges.end(),
      [&](const AffineEdge &edge) { return !isShown[edge.result]; });
  for (auto [ops, distance, a, r] : edges)
    if (!isError(table, facts, a, r))
      table.givePair(a, r, RoleSource::Structure);
  BitVector inCopies = pairCopiedState(table, facts, varying);
  pairSiblings(table, facts);
  return inCopies;
}

/// Keys, and low-precision copies of masters: as many arguments as results of
/// one type are left.
static void pairByTypeAndOrder(RoleTable &table) {
  llvm::MapVector<Type, SmallVector<unsigned>> left;
  EntryFunction main = table.getMain();
  for (unsigned r = 0; r < table.getResults().size(); ++r) {
    auto type = dyn_cast<ShapedType>(main.getResult(r).getType());
    if (!table.getOwner(r) && type &&
        (isa<IntegerType>(type.getElementType()) ||
         (isa<FloatType>(type.getElementType()) &&
          type.getElementTypeBitWidth() < 32)))
      left[type].push_back(r);
  }
  for (auto &[type, results] : left) {
    SmallVector<unsigned> arguments;
    for (unsigned a = 0; a < table.getArguments().size(); ++a)
      if (!table.getArguments()[a].pair &&
          main.getArgument(a).getType() == type)
        arguments.push_back(a);
    // Labels may have the type of the key.
    if (arguments.size() != results.size())
      llvm::erase_if(arguments, [&](unsigned a) {
        return table.getArguments()[a].role != Role::Rng;
      });
    if (arguments.size() == results.size())
      for (auto [a, r] : llvm::zip_equal(arguments, results))
        table.givePair(a, r, RoleSource::Structure);
  }
}

BitVector mp::pairState(RoleTable &table, const RoleFacts &facts) {
  BitVector inCopies = pairByAffinePath(table, facts);
  pairByTypeAndOrder(table);
  return inCopies;
}

bool mp::isSnapshot(const RoleTable &table, const RoleFacts &facts,
                    unsigned argument, const BitVector &isParameter) {
  using NodeKind = DegreeGraph::NodeKind;
  const DegreeGraph &graph = facts.getGraph();
  llvm::SmallSetVector<DegreeGraph::ValueId, 8> choices;
  choices.insert(facts.getArgument(argument));
  bool isFound = false;
  for (unsigned i = 0; i < choices.size(); ++i) {
    const DegreeGraph::Node *node = graph.getDefinition(choices[i]);
    if (!node) {
      std::optional<unsigned> from = facts.findArgument(choices[i]);
      if (!from)
        return false;
      // What it takes from another snapshot was a parameter some steps before.
      std::optional<unsigned> next = table.getArguments()[*from].pair;
      if (isParameter[*from])
        isFound = true;
      else if (next)
        choices.insert(facts.getResult(*next));
      else
        return false;
      continue;
    }
    bool joins = node->kind == NodeKind::Phi;
    if (!joins && node->rule.getPart(0) != OperandPart::Control)
      return false;
    for (auto [index, operand] : llvm::enumerate(node->operands))
      if (joins || node->rule.getPart(index) == OperandPart::Data)
        choices.insert(operand);
  }
  return isFound;
}

bool mp::isStatistic(const RoleFacts &facts, DegreeGraph::ValueId next,
                     const BitVector &onData, const BitVector &forward) {
  if (!onData[next])
    return false;
  const DegreeGraph &graph = facts.getGraph();
  auto affine = facts.getAffineSources(next);
  // All that the forward pass is made of is in it: no need to look behind.
  BitVector seen(graph.getValues().size());
  SmallVector<DegreeGraph::ValueId> todo = {next};
  while (!todo.empty()) {
    DegreeGraph::ValueId value = todo.pop_back_val();
    if (onData[value] && !affine.count(value))
      return false;
    const DegreeGraph::Node *node = graph.getDefinition(value);
    if (!node)
      continue;
    for (DegreeGraph::ValueId operand : node->operands)
      if (!seen[operand] && !forward[operand]) {
        seen.set(operand);
        todo.push_back(operand);
      }
  }
  return true;
}
