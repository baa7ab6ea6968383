//===- InnerUpdates.cpp - Parameters that a step moves and reads ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A version of a parameter is the parameter itself, and a version times a
// factor near 1 (decay) or plus something else. Where that is of the batch and
// depends on parameters, the version is updated. A residual connection that
// starts at a parameter looks the same, but moves one parameter alone. What an
// updated parameter is brought back to before anything else reads it (rows of
// norm 1, an orthogonal matrix, a ball) is the updated version.
//
//===----------------------------------------------------------------------===//

#include "InnerUpdates.h"
#include "mp/Analysis/LossScaling/StateCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir::mp;
using llvm::BitVector;
using llvm::SmallVector;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

namespace {
/// Follows the versions of some arguments.
class UpdateSearch {
public:
  /// `inLoops`: also what a loop begins with, if each round yields a version.
  UpdateSearch(const DegreeGraph &graph, const StepRoles &roles, bool inLoops)
      : graph(graph), roles(roles), inLoops(inLoops),
        onBatch(graph.getDependents(roles.batch)),
        onParameters(graph.getDependents(roles.parameters)) {
    findCopies();
  }
  SmallVector<ValueId> findParameters();
  /// All values that something was added to, so far.
  SmallVector<ValueId> getUpdated() const {
    return llvm::map_to_vector(
        updates, [](const Update &update) { return update.result; });
  }
  const llvm::DenseMap<ValueId, ValueId> &getOwners() const { return owners; }
  /// `parameters`: all versions of parameters that something was added to.
  void findMoments(llvm::ArrayRef<ValueId> parameters, InnerUpdates &inner);

private:
  void findCopies();
  void follow(llvm::ArrayRef<ValueId> arguments);
  void followOnce(llvm::ArrayRef<ValueId> arguments);
  bool refuseLoops();
  void visit(NodeId id);
  void visitPhi(NodeId id);
  ValueId findRetraction(ValueId update) const;
  BitVector findMadeOf(ValueId update) const;
  bool isReadBeside(ValueId update, ValueId version,
                    const BitVector &made) const;
  std::optional<ValueId> findVersion(const DegreeGraph::Node &node) const;
  bool isNearOne(ValueId factor) const;
  bool isReadOn(ValueId value) const;

  const DegreeGraph &graph;
  const StepRoles &roles;
  const bool inLoops;
  /// Phis that were taken for versions and are none.
  llvm::DenseSet<NodeId> refused;
  BitVector onBatch, onParameters;
  /// Copies of a parameter that are moved each, and then summed.
  BitVector isCopies;
  /// The parameter that a value is a version of.
  llvm::DenseMap<ValueId, ValueId> owners;
  /// The updated value that a version is made of.
  llvm::DenseMap<ValueId, ValueId> updateOf;
  struct Update {
    ValueId result;
    /// The version that something was added to, and what was.
    Use version;
    SmallVector<ValueId> added;
  };
  SmallVector<Update> updates;
};
} // namespace

void UpdateSearch::findCopies() {
  BitVector nothing(graph.getValues().size()), forward;
  isCopies = nothing;
  for (unsigned target : roles.targets) {
    if (roles.gradients.contains(target))
      continue;
    StateCopies found(graph, graph.getResults()[target], onBatch);
    for (ValueId argument : found.getArguments()) {
      if (forward.empty())
        forward = graph.getAncestorsInOneIteration(llvm::map_to_vector(
            roles.losses, [&](unsigned r) { return graph.getResults()[r]; }));
      if (!llvm::is_contained(roles.parameters, argument) ||
          !found.movesCopies(argument, forward, nothing))
        continue;
      for (const auto &[value, part] : found.getWay(argument))
        if (part == StateCopies::InCopies)
          isCopies.set(value);
    }
  }
}

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
  bool copies = node.kind == NodeKind::Op && isCopies[node.results[0]];
  if ((!node.elementwise && !copies) || versions.size() != 1)
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

/// What rounds yield is not known yet, and taken for versions.
void UpdateSearch::visitPhi(NodeId id) {
  const DegreeGraph::Node &node = graph.getNode(id);
  auto isKnown = [&](ValueId value) { return owners.count(value); };
  const auto *version = llvm::find_if(node.operands, isKnown);
  if (version == node.operands.end() || refused.contains(id) ||
      !llvm::all_of(node.operands, [&](ValueId value) {
        return isKnown(value) || graph.isYielded(value, id);
      }))
    return;
  ValueId owner = owners.lookup(*version);
  bool isUpdated = updateOf.count(*version);
  ValueId update = updateOf.lookup(*version);
  for (ValueId result : node.results) {
    owners[result] = owner;
    if (isUpdated)
      updateOf[result] = update;
  }
}

void UpdateSearch::visit(NodeId id) {
  const DegreeGraph::Node &node = graph.getNode(id);
  if (inLoops && node.kind == NodeKind::Phi)
    return visitPhi(id);
  if ((node.kind != NodeKind::Op && node.kind != NodeKind::Phi) ||
      node.results.size() != 1)
    return;
  std::optional<ValueId> version = findVersion(node);
  if (!version)
    return;
  ValueId result = node.results[0];
  owners[result] = owners.lookup(*version);
  if (auto update = updateOf.find(*version); update != updateOf.end())
    updateOf[result] = update->second;
  if (node.rule.kind != LinearityKind::Common)
    return;
  Update update{result, {id, 0}, {}};
  for (auto [index, operand] : llvm::enumerate(node.operands)) {
    if (operand == *version)
      update.version.operand = index;
    else if (!owners.count(operand) && onBatch[operand] &&
             onParameters[operand])
      update.added.push_back(operand);
  }
  if (update.added.empty())
    return;
  updates.push_back(std::move(update));
}

/// More values than this between an update and its retraction are none.
static constexpr size_t maxRetraction = 2000;

/// What is made of `update` and of nothing else of the batch; nothing where
/// that is too much. A loop hands on what it is not known yet to make, so its
/// values are taken for such until one is found that is not.
BitVector UpdateSearch::findMadeOf(ValueId update) const {
  BitVector made(graph.getValues().size());
  made.set(update);
  auto isMade = [&](ValueId value) { return made[value] || !onBatch[value]; };
  SmallVector<ValueId> pending = {update}, found;
  while (!pending.empty()) {
    for (Use use : graph.getValue(pending.pop_back_val()).uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (node.kind != NodeKind::Phi && !llvm::all_of(node.operands, isMade))
        continue;
      for (ValueId result : node.results)
        if (!made[result]) {
          made.set(result);
          pending.push_back(result);
          found.push_back(result);
        }
    }
    if (found.size() > maxRetraction)
      return BitVector(graph.getValues().size());
  }
  auto isWrong = [&](ValueId value) {
    return made[value] &&
           !llvm::all_of(graph.getDefinition(value)->operands, isMade);
  };
  while (llvm::any_of(found, isWrong))
    for (ValueId value : found)
      if (isWrong(value))
        made.reset(value);
  return made;
}

/// Whether something that is not made of `update` alone reads what is, and not
/// by way of `version`.
bool UpdateSearch::isReadBeside(ValueId update, ValueId version,
                                const BitVector &made) const {
  BitVector seen(graph.getValues().size());
  SmallVector<ValueId> pending = {update};
  seen.set(version);
  while (!pending.empty()) {
    ValueId value = pending.pop_back_val();
    if (seen[value])
      continue;
    seen.set(value);
    for (Use use : graph.getValue(value).uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (node.results.empty() ||
          llvm::any_of(node.results, [&](ValueId v) { return !made[v]; }))
        return true;
      llvm::append_range(pending, node.results);
    }
  }
  return false;
}

/// The last value of the shape of `update` by way of which alone it is read;
/// `update` itself if there is no other.
ValueId UpdateSearch::findRetraction(ValueId update) const {
  // Most are read with the batch, or returned, and cost no walk.
  bool isReadAlone = llvm::any_of(graph.getValue(update).uses, [&](Use use) {
    const DegreeGraph::Node &node = graph.getNode(use.node);
    return !node.results.empty() &&
           llvm::all_of(node.operands, [&](ValueId operand) {
             return operand == update || !onBatch[operand];
           });
  });
  if (!isReadAlone)
    return update;
  BitVector made = findMadeOf(update);
  for (int value = made.find_last(); value >= 0; value = made.find_prev(value))
    if (graph.getValue(value).shape == graph.getValue(update).shape &&
        !graph.getValue(value).uses.empty() &&
        !isReadBeside(update, value, made))
      return value;
  return update;
}

/// Whether some loop yields what is no version of what it began with.
bool UpdateSearch::refuseLoops() {
  bool hasRefused = false;
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    if (node.kind != NodeKind::Phi || !owners.count(node.results.front()))
      continue;
    ValueId owner = owners.lookup(node.results.front());
    if (llvm::any_of(node.operands, [&](ValueId operand) {
          return !owners.count(operand) || owners.lookup(operand) != owner;
        }))
      hasRefused |= refused.insert(id).second;
  }
  return hasRefused;
}

/// Loops in loops that are refused one after the other.
static constexpr unsigned mostRounds = 8;

void UpdateSearch::follow(llvm::ArrayRef<ValueId> arguments) {
  for (unsigned round = 0; round < mostRounds; ++round) {
    followOnce(arguments);
    if (!inLoops || !refuseLoops())
      return;
    owners.clear();
    updateOf.clear();
    updates.clear();
  }
}

void UpdateSearch::followOnce(llvm::ArrayRef<ValueId> arguments) {
  for (ValueId argument : arguments)
    owners[argument] = argument;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    size_t before = updates.size();
    visit(id);
    if (updates.size() == before)
      continue;
    ValueId update = updates.back().result;
    ValueId version = findRetraction(update);
    updates.back().result = version;
    owners[version] = owners.lookup(update);
    updateOf[update] = updateOf[version] = version;
  }
}

bool UpdateSearch::isReadOn(ValueId value) const {
  llvm::SmallSetVector<ValueId, 4> names;
  names.insert(value);
  for (unsigned i = 0; i < names.size(); ++i)
    for (Use use : graph.getValue(names[i]).uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (llvm::any_of(node.results, [&](auto v) { return !owners.count(v); }))
        return true;
      if (inLoops && node.kind == NodeKind::Phi)
        names.insert(node.results.begin(), node.results.end());
    }
  return false;
}

SmallVector<ValueId> UpdateSearch::findParameters() {
  follow(roles.parameters);
  SmallVector<ValueId> found;
  llvm::SmallSet<ValueId, 8> moved;
  for (const Update &update : updates)
    if (isReadOn(update.result)) {
      found.push_back(update.result);
      moved.insert(owners.lookup(update.result));
    }
  if (moved.size() < std::min<size_t>(2, roles.parameters.size()))
    found.clear();
  return found;
}

/// An average of parameters is no moment: what it is made of is of the batch by
/// way of an update only.
void UpdateSearch::findMoments(llvm::ArrayRef<ValueId> parameters,
                               InnerUpdates &inner) {
  follow(roles.state);
  auto takesGradient = [&](const Update &update) {
    BitVector made = graph.getAncestors(update.added, parameters);
    return llvm::any_of(roles.batch, [&](ValueId v) { return made[v]; });
  };
  llvm::SmallSet<ValueId, 8> known;
  for (const Update &update : updates) {
    const DegreeGraph::Node &node = graph.getNode(update.version.node);
    auto earlier = updateOf.find(node.operands[update.version.operand]);
    if (earlier == updateOf.end() || !takesGradient(update))
      continue;
    inner.later.push_back(update.version);
    if (known.insert(earlier->second).second)
      inner.moments.push_back(earlier->second);
  }
}

InnerUpdates mlir::mp::findInnerUpdates(const DegreeGraph &graph,
                                        const StepRoles &roles, bool inLoops) {
  InnerUpdates inner;
  UpdateSearch search(graph, roles, inLoops);
  inner.parameters = search.findParameters();
  inner.owners = search.getOwners();
  if (!inner.parameters.empty() && !inLoops)
    UpdateSearch(graph, roles, inLoops).findMoments(search.getUpdated(), inner);
  return inner;
}
