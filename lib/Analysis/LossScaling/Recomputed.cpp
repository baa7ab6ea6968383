//===- Recomputed.cpp - Forward values that are computed anew -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values are numbered: those of nodes of one name on the same values have one
// number. Attributes are not in the graph, so two slices of a forward value are
// one here; both are computed of forward values alone, which is what is asked.
//
//===----------------------------------------------------------------------===//

#include "Recomputed.h"

#include "llvm/ADT/StringRef.h"

#include <map>
#include <tuple>
#include <vector>

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;
using Node = DegreeGraph::Node;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

namespace {
class Numbering {
public:
  Numbering(const DegreeGraph &graph) : graph(graph) {
    behind.resize(graph.getValues().size());
    for (ValueId value = 0; value < graph.getValues().size(); ++value)
      numbers.push_back(value);
    for (DegreeGraph::NodeId id = 0; id < graph.getNodes().size(); ++id)
      visit(id);
  }

  /// Per value: the first one that is computed as it is.
  std::vector<ValueId> numbers;
  /// Per value: it stands behind a barrier.
  BitVector behind;

private:
  using Key = std::tuple<llvm::StringRef, std::vector<ValueId>,
                         std::vector<ArrayRef<int64_t>>>;

  void visit(DegreeGraph::NodeId id);

  const DegreeGraph &graph;
  std::map<Key, ArrayRef<ValueId>> known;
};
} // namespace

/// Loops hand on what their rounds have changed; a barrier, what there was.
static bool isBarrier(const Node &node) {
  return node.kind == NodeKind::Phi && node.rule.kind == LinearityKind::Each;
}

void Numbering::visit(DegreeGraph::NodeId id) {
  const Node &node = graph.getNode(id);
  if (isBarrier(node)) {
    ValueId to = node.results.front();
    numbers[to] = numbers[node.operands.front()];
    behind.set(to);
    return;
  }
  if (node.kind != NodeKind::Op || node.hasEffects)
    return;
  Key key = {node.name, {}, {}};
  bool isBehind = false;
  for (ValueId operand : node.operands) {
    std::get<1>(key).push_back(numbers[operand]);
    isBehind |= behind[operand];
  }
  for (ValueId result : node.results)
    std::get<2>(key).push_back(graph.getValue(result).shape);
  auto [first, isNew] = known.try_emplace(std::move(key), node.results);
  for (auto [value, other] : llvm::zip(node.results, first->second)) {
    numbers[value] = numbers[other];
    behind[value] = isBehind;
  }
}

void mlir::mp::addRecomputed(const DegreeGraph &graph, BitVector &forward) {
  if (llvm::none_of(graph.getNodes(), isBarrier))
    return;
  Numbering found(graph);
  BitVector read(graph.getValues().size());
  for (ValueId value : forward.set_bits())
    read.set(found.numbers[value]);
  for (ValueId value : found.behind.set_bits())
    if (read[found.numbers[value]])
      forward.set(value);
}
