//===- FusionTestGraph.h - Abstract graphs for the planner ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_ANALYSIS_FUSIONTESTGRAPH_H
#define MP_TEST_UNIT_ANALYSIS_FUSIONTESTGRAPH_H

#include "mp/Analysis/Fusion/FusionPlan.h"

#include "gtest/gtest.h"

namespace mlir::mp {

/// Adds nodes by short calls; returns their numbers.
struct FusionTestGraph {
  using Kind = FusionNodeKind;
  FusionGraph nodes;

  unsigned add(Kind kind, llvm::ArrayRef<int64_t> shape,
               llvm::ArrayRef<unsigned> operands,
               llvm::ArrayRef<int64_t> dims = {}) {
    FusionNode node;
    node.kind = kind;
    node.shape.assign(shape.begin(), shape.end());
    node.operands.assign(operands.begin(), operands.end());
    node.dims.assign(dims.begin(), dims.end());
    node.bytes = node.getNumElements() * 4;
    node.duplicable = kind == Kind::Broadcast || kind == Kind::Source;
    nodes.push_back(node);
    return nodes.size() - 1;
  }
  unsigned opaque(llvm::ArrayRef<int64_t> shape,
                  llvm::ArrayRef<unsigned> operands = {}) {
    return add(Kind::Opaque, shape, operands);
  }
  unsigned map(llvm::ArrayRef<int64_t> shape,
               llvm::ArrayRef<unsigned> operands) {
    return add(Kind::Elementwise, shape, operands);
  }
  void pin(unsigned node) { nodes[node].pinned = true; }
};

/// The group a node is an output of, or -1.
inline int groupOf(const FusionPlan &plan, unsigned node) {
  for (auto [number, group] : llvm::enumerate(plan.groups))
    if (llvm::is_contained(group.outputs, node))
      return static_cast<int>(number);
  return -1;
}

/// Every step comes after what it reads.
inline void expectOrdered(const FusionGraph &graph, const FusionPlan &plan) {
  llvm::DenseSet<unsigned> known;
  for (auto [number, node] : llvm::enumerate(graph))
    if (node.kind == FusionNodeKind::Source)
      known.insert(number);
  for (const FusionStep &step : plan.steps) {
    llvm::SmallVector<unsigned> members = {step.node}, outputs = {step.node};
    if (step.group >= 0) {
      members = plan.groups[step.group].members;
      outputs = plan.groups[step.group].outputs;
    }
    for (unsigned member : members)
      for (unsigned operand : graph[member].operands)
        EXPECT_TRUE(known.contains(operand) ||
                    llvm::is_contained(members, operand))
            << member << " of kind " << int(graph[member].kind) << " reads "
            << operand << " of kind " << int(graph[operand].kind);
    known.insert(outputs.begin(), outputs.end());
  }
}

} // namespace mlir::mp

#endif // MP_TEST_UNIT_ANALYSIS_FUSIONTESTGRAPH_H
