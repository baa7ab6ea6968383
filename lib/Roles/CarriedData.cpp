//===- CarriedData.cpp - Data that comes back moved -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nothing in a step tells whether the noised batch that it returns is shown, or
// fed back as the hidden state of a network is. Nor does it matter: a weight
// multiplies either as it does examples, and what is returned is handed on in
// f32, and stays as it was where the step is skipped. What tells both from a
// momentum or a perturbed weight is that the other side of the product is made
// of parameters, and of nothing but these.
//
//===----------------------------------------------------------------------===//

#include "CarriedData.h"

#include "mp/Analysis/LossScaling/StateCopies.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

namespace {
class CarriedSearch {
public:
  CarriedSearch(const RoleTable &table, const RoleFacts &facts,
                const CarriedCandidates &candidates)
      : table(table), facts(facts), graph(facts.getGraph()),
        candidates(candidates) {}

  BitVector run(ValueId loss, llvm::function_ref<bool(unsigned)> isGiven);

private:
  void findWeights();
  void findRows(llvm::function_ref<bool(unsigned)> isGiven);
  BitVector findMoved(ArrayRef<ValueId> start) const;
  bool meetsWeight(unsigned a) const;
  bool hasTwin(unsigned a) const;
  int64_t countRows(unsigned a) const {
    return graph.getValue(facts.getArgument(a)).shape.front();
  }
  bool hasRowsOfData(unsigned a) const { return rows.contains(countRows(a)); }

  const RoleTable &table;
  const RoleFacts &facts;
  const DegreeGraph &graph;
  const CarriedCandidates &candidates;
  /// Parameters that are nothing else.
  SmallVector<unsigned> parameters;
  /// Values made of these alone.
  BitVector weights;
  /// How many rows data have.
  llvm::SmallSet<int64_t, 4> rows;
};
} // namespace

void CarriedSearch::findWeights() {
  SmallVector<ValueId> learnt, others;
  for (unsigned a = 0; a < table.getArguments().size(); ++a)
    if (candidates.trained[a] && !candidates.movedBefore[a]) {
      parameters.push_back(a);
      learnt.push_back(facts.getArgument(a));
    } else if (!facts.isScalar(a)) {
      others.push_back(facts.getArgument(a));
    }
  weights = graph.getDependents(learnt);
  weights.reset(graph.getDependents(others));
}

/// What sums, multiples, choices and moves make of `start`, element by element.
BitVector CarriedSearch::findMoved(ArrayRef<ValueId> start) const {
  const BitVector noneVaries(graph.getValues().size());
  BitVector moved(graph.getValues().size());
  SmallVector<ValueId> todo(start);
  for (ValueId value : start)
    moved.set(value);
  while (!todo.empty()) {
    ValueId value = todo.pop_back_val();
    for (DegreeGraph::Use use : graph.getValue(value).uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (node.sums || !llvm::is_contained(
                           getAffineOperands(graph, node, noneVaries), value))
        continue;
      for (ValueId result : node.results)
        if (!moved[result]) {
          moved.set(result);
          todo.push_back(result);
        }
    }
  }
  return moved;
}

/// Whether a product of matrices or a convolution reads the argument, moved or
/// not, and a weight. What has a parameter of its type added to it, as a
/// momentum that a network looks ahead with, is itself a weight.
bool CarriedSearch::meetsWeight(unsigned a) const {
  BitVector moved = findMoved(facts.getArgument(a));
  SmallVector<ValueId> alike;
  for (unsigned parameter : parameters)
    if (facts.haveSameType(parameter, *table.getArguments()[a].pair))
      alike.push_back(facts.getArgument(parameter));
  moved.reset(findMoved(alike));
  return llvm::any_of(graph.getNodes(), [&](const DegreeGraph::Node &node) {
    if (node.kind != NodeKind::Op || node.operands.size() != 2 ||
        node.rule.kind != LinearityKind::Product || node.elementwise)
      return false;
    ValueId one = node.operands[0], other = node.operands[1];
    return (moved[one] && weights[other]) || (moved[other] && weights[one]);
  });
}

/// Whether a parameter has the type of the argument, which may be what an
/// optimizer keeps of it.
bool CarriedSearch::hasTwin(unsigned a) const {
  return llvm::any_of(parameters, [&](unsigned parameter) {
    return facts.haveSameType(parameter, *table.getArguments()[a].pair);
  });
}

/// What data have that do not come back.
void CarriedSearch::findRows(llvm::function_ref<bool(unsigned)> isGiven) {
  for (auto [a, fact] : llvm::enumerate(table.getArguments()))
    if (!fact.pair && fact.role.value_or(Role::Batch) == Role::Batch &&
        !facts.isScalar(a) && !facts.isKey(a) && !isGiven(a))
      rows.insert(countRows(a));
}

BitVector CarriedSearch::run(ValueId loss,
                             llvm::function_ref<bool(unsigned)> isGiven) {
  BitVector found(table.getArguments().size());
  findWeights();
  findRows(isGiven);
  if (parameters.empty())
    return found;
  SmallVector<ValueId> ends;
  for (unsigned parameter : parameters)
    ends.push_back(facts.getResult(*table.getArguments()[parameter].pair));
  BitVector read = graph.getAncestors(loss, ends);
  BitVector multiplied = candidates.state;
  multiplied |= candidates.movedBefore;
  bool hasOtherData = !rows.empty();
  for (unsigned a : multiplied.set_bits()) {
    // A parameter, and a table that averages rows, may be multiplied so, too.
    bool needsRows = candidates.movedBefore[a] || candidates.keepBatch[a];
    found[a] = read[facts.getArgument(a)] &&
               (!needsRows || !hasOtherData || hasRowsOfData(a)) &&
               meetsWeight(a);
    if (found[a])
      rows.insert(countRows(a));
  }
  BitVector left = candidates.state;
  left.reset(candidates.keepBatch).reset(found);
  for (unsigned a : left.set_bits())
    found[a] = read[facts.getArgument(a)] && hasRowsOfData(a) && !hasTwin(a);
  return found;
}

BitVector mp::findCarriedData(const RoleTable &table, const RoleFacts &facts,
                              ValueId loss, const CarriedCandidates &candidates,
                              llvm::function_ref<bool(unsigned)> isGiven) {
  if (candidates.state.none() && candidates.movedBefore.none())
    return BitVector(table.getArguments().size());
  return CarriedSearch(table, facts, candidates).run(loss, isGiven);
}
