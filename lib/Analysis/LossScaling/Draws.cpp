//===- Draws.cpp - Random numbers that a step makes a loss of -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Draws.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/LossScaling/DegreePropagation.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether products and losses read nothing of the draws but what is linear in
/// them: directions that derivatives are taken along, as for the diagonal of a
/// Hessian. They begin to count where they meet numbers that were not drawn.
static bool areDirections(const DegreeGraph &graph,
                          ArrayRef<DegreeGraph::ValueId> draws,
                          const llvm::BitVector &onNumbers,
                          ArrayRef<DegreeGraph::ValueId> ends) {
  llvm::BitVector made = graph.getDependents(draws);
  DegreeShifts shifts;
  for (unsigned value : made.set_bits())
    if (!onNumbers[value])
      for (DegreeGraph::Use use : graph.getValue(value).uses)
        if (llvm::any_of(graph.getNode(use.node).results,
                         [&](auto result) { return onNumbers[result]; }))
          shifts.uses[use] = 1;
  std::vector<Degree> degrees = computeDegrees(graph, shifts);
  return llvm::none_of(ends, [&](DegreeGraph::ValueId value) {
    return made[value] && degrees[value].isMixed();
  });
}

SmallVector<DegreeGraph::ValueId> mp::findDraws(EntryFunction main,
                                                const StepGraph &step,
                                                const StepRoles &roles) {
  const DegreeGraph &graph = step.getGraph();
  SmallVector<DegreeGraph::ValueId> draws, made(roles.batch), keys, ends;
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    if (isa_and_present<arith::BitcastOp>(step.getOp(id)))
      llvm::copy_if(node.results, std::back_inserter(draws),
                    [&](auto value) { return graph.getValue(value).isFloat; });
    if (node.sums && node.operands.size() > 1)
      llvm::append_range(ends, node.operands);
  }
  if (draws.empty())
    return draws;
  for (BlockArgument argument : main.getBody().getArguments())
    (graph.getValue(step.getId(argument)).isFloat ? made : keys)
        .push_back(step.getId(argument));
  for (unsigned loss : roles.losses)
    ends.push_back(graph.getResults()[loss]);
  llvm::BitVector onNumbers = graph.getDependents(made),
                  onKeys = graph.getDependents(keys),
                  isRead = graph.getAncestorsInOneIteration(ends);
  llvm::erase_if(draws, [&](DegreeGraph::ValueId value) {
    return !isRead[value] || !onKeys[value] || onNumbers[value];
  });
  if (!draws.empty() && areDirections(graph, draws, onNumbers, ends))
    draws.clear();
  return draws;
}
