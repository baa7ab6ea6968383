//===- Anchors.cpp - Nodes that one kernel computes ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Anchors.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

void mp::sortAscending(SmallVectorImpl<unsigned> &numbers) {
  llvm::sort(numbers, std::less<unsigned>());
}

Anchors::Anchors(const FusionGraph &graph)
    : graph(graph), anchored(graph.size(), false), read(graph.size()),
      closures(graph.size()), users(graph.size()) {
  findAnchored();
  for (unsigned node = 0, e = graph.size(); node != e; ++node)
    if (isAnchor(node))
      findOperands(node);
}

void Anchors::findAnchored() {
  for (unsigned node = graph.size(); node-- > 0;) {
    const FusionNode &desc = graph[node];
    if (!desc.duplicable || desc.pinned)
      anchored[node] = true;
    if (isFixed(node))
      for (unsigned operand : desc.operands)
        anchored[operand] = true;
  }
  for (auto [node, desc] : llvm::enumerate(graph))
    if (desc.kind == FusionNodeKind::Source && desc.resident)
      anchored[node] = false;
}

void Anchors::findOperands(unsigned node) {
  llvm::SmallSetVector<unsigned, 8> stack, found, duplicated;
  stack.insert(graph[node].operands.begin(), graph[node].operands.end());
  bool fixed = isFixed(node);
  for (size_t next = 0; next != stack.size(); ++next) {
    unsigned operand = stack[next];
    const FusionNode &desc = graph[operand];
    if (fixed || !desc.duplicable) {
      found.insert(operand);
      continue;
    }
    duplicated.insert(operand);
    stack.insert(desc.operands.begin(), desc.operands.end());
  }
  read[node].assign(found.begin(), found.end());
  closures[node].assign(duplicated.begin(), duplicated.end());
  sortAscending(read[node]);
  for (unsigned operand : read[node])
    users[operand].push_back(node);
}

SmallVector<unsigned> Anchors::withClosures(ArrayRef<unsigned> members) const {
  SmallVector<unsigned> all(members);
  for (unsigned member : members)
    llvm::append_range(all, closures[member]);
  sortAscending(all);
  all.erase(llvm::unique(all), all.end());
  return all;
}
