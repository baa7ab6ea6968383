//===- GraphClosures.cpp - What depends, and on what ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphClosures.h"

using namespace mlir;
using namespace mlir::mp;
using Graph = DegreeGraph;

void mp::closeForward(const Graph &graph, llvm::BitVector &values,
                      llvm::function_ref<bool(Graph::NodeId)> ends) {
  bool changed;
  do {
    changed = false;
    for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
      if (llvm::none_of(node.operands,
                        [&](auto value) { return values.test(value); }) ||
          ends(id))
        continue;
      for (Graph::ValueId result : node.results) {
        changed |= !values.test(result);
        values.set(result);
      }
    }
  } while (changed && graph.hasLoop());
}

void mp::closeBackward(const Graph &graph, llvm::BitVector &values,
                       const llvm::BitVector &stop,
                       llvm::function_ref<bool(Graph::NodeId)> begins) {
  bool changed;
  do {
    changed = false;
    for (Graph::NodeId id = graph.getNodes().size(); id-- > 0;) {
      const Graph::Node &node = graph.getNodes()[id];
      if (llvm::none_of(node.results,
                        [&](auto value) { return values.test(value); }) ||
          begins(id))
        continue;
      for (Graph::ValueId operand : node.operands) {
        if (stop.test(operand))
          continue;
        changed |= !values.test(operand);
        values.set(operand);
      }
    }
  } while (changed && graph.hasLoop());
}

bool mp::endsGradients(const Graph &graph, const llvm::BitVector &gradients,
                       Graph::NodeId id) {
  const Graph::Node &node = graph.getNode(id);
  auto isGradient = [&](Graph::ValueId value) { return gradients.test(value); };
  return llvm::any_of(node.operands, isGradient) &&
         llvm::none_of(node.results, isGradient);
}
