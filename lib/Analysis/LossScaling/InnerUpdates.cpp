//===- InnerUpdates.cpp - Parameters that a step moves and reads ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A version of a parameter is the parameter itself, and a version times a
// factor near 1 (decay) or plus something else. Where that is of the batch and
// depends on parameters, the version is updated. A residual connection that
// starts at a parameter looks the same, but moves one parameter alone.
//
//===----------------------------------------------------------------------===//

#include "InnerUpdates.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir::mp;
using llvm::BitVector;
using llvm::SmallVector;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

namespace {
class UpdateSearch {
public:
  UpdateSearch(const DegreeGraph &graph, const StepRoles &roles)
      : graph(graph), roles(roles), onBatch(graph.getDependents(roles.batch)),
        onParameters(graph.getDependents(roles.parameters)) {}
  SmallVector<ValueId> run();

private:
  void visit(NodeId id);
  std::optional<ValueId> findVersion(const DegreeGraph::Node &node) const;
  bool isNearOne(ValueId factor) const;
  bool isReadOn(ValueId value) const;

  const DegreeGraph &graph;
  const StepRoles &roles;
  BitVector onBatch, onParameters;
  /// The parameter that a value is a version of.
  llvm::DenseMap<ValueId, ValueId> owners;
  SmallVector<ValueId> updates;
};
} // namespace

/// Whether a parameter times this is one: 0.9, 1 - rate * decay; not the decay
/// of a gradient, which is small.
bool UpdateSearch::isNearOne(ValueId factor) const {
  double magnitude = graph.getValue(factor).magnitude;
  if (magnitude != 0)
    return magnitude >= 0.5 && magnitude <= 2;
  const DegreeGraph::Node *node = graph.getDefinition(factor);
  while (node && node->kind == NodeKind::Op &&
         node->rule.kind == LinearityKind::Linear && node->operands.size() == 1)
    node = graph.getDefinition(node->operands[0]);
  return node && node->kind == NodeKind::Op &&
         node->rule.kind == LinearityKind::Common &&
         llvm::any_of(node->operands, [&](ValueId operand) {
           return graph.getValue(operand).magnitude == 1;
         });
}

/// The operand of which the result is a version, if there is one.
std::optional<ValueId>
UpdateSearch::findVersion(const DegreeGraph::Node &node) const {
  SmallVector<ValueId> versions, others;
  for (auto [index, operand] : llvm::enumerate(node.operands))
    if (node.kind == NodeKind::Phi ||
        node.rule.getPart(index) == OperandPart::Data)
      (owners.count(operand) ? versions : others).push_back(operand);
  if (versions.empty())
    return std::nullopt;
  bool chooses = node.kind == NodeKind::Phi ||
                 versions.size() + others.size() < node.operands.size();
  if (chooses)
    return others.empty() ? std::optional(versions[0]) : std::nullopt;
  if (!node.elementwise || versions.size() != 1)
    return std::nullopt;
  switch (node.rule.kind) {
  case LinearityKind::Linear:
    return versions[0];
  case LinearityKind::Common:
    // The distance from an average is no parameter.
    return llvm::all_of(
               others, [&](ValueId v) { return onBatch[v] || onParameters[v]; })
               ? std::optional(versions[0])
               : std::nullopt;
  case LinearityKind::Product:
    return llvm::all_of(others, [&](ValueId v) { return isNearOne(v); })
               ? std::optional(versions[0])
               : std::nullopt;
  case LinearityKind::Ordered:
    return llvm::none_of(others, [&](ValueId v) { return onBatch[v]; })
               ? std::optional(versions[0])
               : std::nullopt;
  default:
    return std::nullopt;
  }
}

void UpdateSearch::visit(NodeId id) {
  const DegreeGraph::Node &node = graph.getNode(id);
  if ((node.kind != NodeKind::Op && node.kind != NodeKind::Phi) ||
      node.results.size() != 1)
    return;
  std::optional<ValueId> version = findVersion(node);
  if (!version)
    return;
  ValueId result = node.results[0];
  owners[result] = owners.lookup(*version);
  bool isUpdated = node.rule.kind == LinearityKind::Common &&
                   llvm::any_of(node.operands, [&](ValueId operand) {
                     return !owners.count(operand) && onBatch[operand] &&
                            onParameters[operand];
                   });
  if (isUpdated)
    updates.push_back(result);
}

/// Whether the value is read as a parameter: not only to be returned or updated
/// further.
bool UpdateSearch::isReadOn(ValueId value) const {
  return llvm::any_of(graph.getValue(value).uses, [&](Use use) {
    const DegreeGraph::Node &node = graph.getNode(use.node);
    return llvm::any_of(node.results,
                        [&](ValueId v) { return !owners.count(v); });
  });
}

SmallVector<ValueId> UpdateSearch::run() {
  for (ValueId parameter : roles.parameters)
    owners[parameter] = parameter;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id)
    visit(id);
  llvm::SmallSet<ValueId, 8> moved;
  llvm::erase_if(updates, [&](ValueId value) { return !isReadOn(value); });
  for (ValueId value : updates)
    moved.insert(owners.lookup(value));
  if (moved.size() < std::min<size_t>(2, roles.parameters.size()))
    updates.clear();
  return std::move(updates);
}

SmallVector<ValueId> mlir::mp::findInnerUpdates(const DegreeGraph &graph,
                                                const StepRoles &roles) {
  return UpdateSearch(graph, roles).run();
}
