//===- GivenStatistics.cpp - Means and variances a step is given ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/State/GivenStatistics.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

namespace {
class StatisticSearch {
public:
  StatisticSearch(const StepGraph &step, ArrayRef<GivenTensor> tensors)
      : step(step), graph(step.getGraph()), tensors(tensors) {
    for (auto [index, tensor] : llvm::enumerate(tensors))
      given[tensor.value] = index;
  }

  BitVector find();

private:
  std::optional<unsigned> findTensor(ValueId value, bool isRepeated) const;
  std::optional<unsigned> findVariance(const DegreeGraph::Node &root) const;
  bool isConstant(ValueId value) const;

  const StepGraph &step;
  const DegreeGraph &graph;
  ArrayRef<GivenTensor> tensors;
  llvm::DenseMap<ValueId, unsigned> given;
};
} // namespace

/// The tensor that is repeated along the first dimension of the value, or, if
/// `isRepeated`, that the value is made of by moves.
std::optional<unsigned> StatisticSearch::findTensor(ValueId value,
                                                    bool isRepeated) const {
  while (true) {
    if (auto tensor = given.find(value); tensor != given.end())
      return isRepeated ? std::optional(tensor->second) : std::nullopt;
    const DegreeGraph::Node *node = graph.getDefinition(value);
    if (!node || node->kind != NodeKind::Op || node->operands.size() != 1 ||
        node->sums || node->rule.kind != LinearityKind::Linear ||
        isa<arith::NegFOp>(step.getOp(*graph.getValue(value).definition)))
      return std::nullopt;
    if (auto broadcast = step.getValue(value).getDefiningOp<BroadcastOp>())
      isRepeated |=
          broadcast.getType().getRank() > 1 && repeatsAlongFirst(broadcast);
    value = node->operands[0];
  }
}

bool StatisticSearch::isConstant(ValueId value) const {
  while (const DegreeGraph::Node *node = graph.getDefinition(value)) {
    if (node->kind == NodeKind::Constant)
      return true;
    if (node->kind != NodeKind::Op || node->operands.size() != 1)
      return false;
    value = node->operands[0];
  }
  return false;
}

/// Of a root of a tensor and a constant the tensor. The root may be taken
/// before it is repeated.
std::optional<unsigned>
StatisticSearch::findVariance(const DegreeGraph::Node &root) const {
  if (root.kind != NodeKind::Op || root.rule.kind != LinearityKind::Power ||
      root.rule.root < 2)
    return std::nullopt;
  ValueId value = root.operands[0];
  const DegreeGraph::Node *sum = graph.getDefinition(value);
  if (!sum || sum->operands.size() != 2 ||
      !isa_and_present<arith::AddFOp>(step.getValue(value).getDefiningOp()))
    return std::nullopt;
  for (unsigned side : {0, 1})
    if (isConstant(sum->operands[1 - side]))
      return findTensor(sum->operands[side],
                        graph.getValue(value).shape.size() == 1);
  return std::nullopt;
}

BitVector StatisticSearch::find() {
  BitVector found(tensors.size()), means(tensors.size());
  for (const DegreeGraph::Node &node : graph.getNodes())
    if (node.operands.size() == 2 && node.results.size() == 1 &&
        isa_and_present<arith::SubFOp>(
            step.getValue(node.results[0]).getDefiningOp()))
      if (std::optional<unsigned> mean =
              findTensor(node.operands[1], /*isRepeated=*/false))
        means.set(*mean);
  if (means.none())
    return found;
  for (const DegreeGraph::Node &node : graph.getNodes()) {
    std::optional<unsigned> variance = findVariance(node);
    if (!variance)
      continue;
    for (unsigned mean : means.set_bits()) {
      const GivenTensor &one = tensors[mean], &other = tensors[*variance];
      if (mean == *variance || one.tree != other.tree ||
          step.getValue(one.value).getType() !=
              step.getValue(other.value).getType())
        continue;
      found.set(mean);
      found.set(*variance);
    }
  }
  return found;
}

BitVector mp::findGivenStatistics(const StepGraph &step,
                                  ArrayRef<GivenTensor> tensors) {
  return StatisticSearch(step, tensors).find();
}
