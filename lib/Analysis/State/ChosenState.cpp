//===- ChosenState.cpp - State though the batch says which ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChosenState.h"

#include "GraphClosures.h"
#include "mp/Analysis/LossScaling/StateCopies.h"

using namespace mlir;
using namespace mlir::mp;
using Graph = DegreeGraph;

llvm::BitVector mp::findChosenState(EntryFunction main, const StepGraph &step,
                                    const llvm::BitVector &gradients) {
  const Graph &graph = step.getGraph();
  auto isData = [](const Graph::Node &node, unsigned operand) {
    return node.kind != Graph::NodeKind::Op ||
           node.rule.getPart(operand) == OperandPart::Data;
  };
  llvm::BitVector batch(graph.getValues().size());
  for (unsigned argument : main.getArgumentsWithRole(Role::Batch))
    batch.set(step.getId(main.getArgument(argument)));
  closeForward(graph, batch, [&](Graph::NodeId id) {
    const Graph::Node &node = graph.getNode(id);
    bool takesBatch = false;
    for (auto [index, operand] : llvm::enumerate(node.operands))
      takesBatch |= batch[operand] && isData(node, index);
    return !takesBatch || endsGradients(graph, gradients, id);
  });
  llvm::BitVector chosen(graph.getValues().size());
  for (Role role : {Role::NewParameter, Role::NewState})
    for (unsigned result : main.getResultsWithRole(role))
      chosen.set(step.getId(main.getResult(result)));
  for (Graph::NodeId id = graph.getNodes().size(); id-- > 0;) {
    const Graph::Node &node = graph.getNode(id);
    bool moves = node.rule.kind == LinearityKind::Linear && !node.sums;
    bool chooses = node.rule.kind == LinearityKind::Common &&
                   node.rule.getPart(0) == OperandPart::Control;
    bool isChoice = node.kind == Graph::NodeKind::Phi ||
                    (node.kind == Graph::NodeKind::Op && (moves || chooses));
    if (!isChoice || llvm::none_of(node.results, [&](Graph::ValueId result) {
          return chosen[result];
        }))
      continue;
    for (auto [index, operand] : llvm::enumerate(node.operands))
      if (isData(node, index) && !batch[operand] && !gradients[operand] &&
          graph.getValue(operand).isFloat)
        chosen.set(operand);
  }
  return chosen;
}

llvm::BitVector mp::findStateInCopies(EntryFunction main, const StepGraph &step,
                                      const llvm::BitVector &gradients) {
  const Graph &graph = step.getGraph();
  llvm::BitVector nothing(graph.getValues().size()), found = nothing;
  SmallVector<Graph::ValueId> losses, batch;
  for (unsigned loss : main.getResultsWithRole(Role::Loss))
    losses.push_back(graph.getResults()[loss]);
  for (unsigned index : main.getArgumentsWithRole(Role::Batch))
    batch.push_back(step.getId(main.getArgument(index)));
  llvm::BitVector onBatch = graph.getDependents(batch);
  llvm::BitVector forward = graph.getAncestorsInOneIteration(losses);
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    std::optional<unsigned> pair = main.getPair(index);
    if (!pair)
      continue;
    StateCopies copies(graph, graph.getResults()[*pair], onBatch);
    Graph::ValueId argument = step.getId(main.getArgument(index));
    if (!llvm::is_contained(copies.getArguments(), argument) ||
        !copies.movesCopies(argument, forward, nothing))
      continue;
    for (const auto &[value, part] : copies.getWay(argument))
      if (!gradients[value])
        found.set(value);
  }
  return found;
}
