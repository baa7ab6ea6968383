//===- MetGradients.cpp - Gradients that meet those that are scaled -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An update may read more gradients than that of the loss: those of the same
// batch at parameters of steps before, as variance reduction subtracts them,
// or of another batch, that state keeps. They are no reason to move less, as
// each parameter has its scaled gradient without them, but small as that is.
//
// What is added to an unscaled gradient, or chosen instead of it, is one if it
// is of the batch, of no state and not of the forward pass.
//
//===----------------------------------------------------------------------===//

#include "GradientFrontier.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir::mp;
using llvm::BitVector;
using llvm::SmallVector;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

/// Values that an update makes of gradients, at most.
static constexpr size_t mostMade = 2000;

/// Whether an update hands a gradient on by the node: a sum, a choice, a
/// multiple.
static bool handsOn(const DegreeGraph::Node &node) {
  if (node.kind == NodeKind::Phi)
    return true;
  return node.kind == NodeKind::Op && node.elementwise &&
         (node.rule.kind == LinearityKind::Linear ||
          node.rule.kind == LinearityKind::Common ||
          node.rule.kind == LinearityKind::Product);
}

/// Whether what the node reads is added, or chosen from.
static bool joins(const DegreeGraph::Node &node) {
  return node.kind == NodeKind::Phi ||
         (node.kind == NodeKind::Op && node.elementwise &&
          node.rule.kind == LinearityKind::Common);
}

static SmallVector<ValueId> getData(const DegreeGraph::Node &node) {
  SmallVector<ValueId> data;
  for (auto [index, operand] : llvm::enumerate(node.operands))
    if (node.kind == NodeKind::Phi ||
        node.rule.getPart(index) == OperandPart::Data)
      data.push_back(operand);
  return data;
}

SmallVector<ValueId>
mlir::mp::findMetGradients(const StepFacts &facts,
                           const GradientFrontier &frontier) {
  const DegreeGraph &graph = facts.graph;
  llvm::SetVector<ValueId> made, met;
  made.insert(frontier.values.begin(), frontier.values.end());
  for (Use use : frontier.uses)
    made.insert(graph.getNode(use.node).results.begin(),
                graph.getNode(use.node).results.end());
  BitVector behind = graph.getDependents(made.getArrayRef());
  for (size_t i = 0; i < made.size() && i < mostMade; ++i)
    for (Use use : graph.getValue(made[i]).uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (!handsOn(node) || node.results.size() != 1 ||
          graph.getValue(node.results[0]).isScalar())
        continue;
      made.insert(node.results[0]);
      if (joins(node))
        met.insert_range(getData(node));
    }
  SmallVector<ValueId> found;
  for (size_t i = 0; i < met.size() && i < mostMade; ++i) {
    ValueId value = met[i];
    const DegreeGraph::Node *maker = graph.getDefinition(value);
    if (!maker || graph.getValue(value).isScalar() || made.contains(value))
      continue;
    if (!behind[value] && facts.isDemandable(value) &&
        frontier.degrees[value] == Degree::of(0))
      found.push_back(value);
    else if (handsOn(*maker))
      met.insert_range(getData(*maker));
  }
  return found;
}
