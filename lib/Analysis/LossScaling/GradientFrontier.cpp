//===- GradientFrontier.cpp - Values where scaling must end ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A gradient is where the first op reads a scaled value in which it is not
// linear. So clipping by a global norm needs no rule: g * g has degree 2, and g
// is unscaled before it.
//
//===----------------------------------------------------------------------===//

#include "LossScalePlanner.h"

using namespace mlir::mp;
using llvm::BitVector;
using llvm::SmallVector;
using NodeKind = DegreeGraph::NodeKind;

/// Each round unscales the earliest places; a chain of places deeper than this
/// is not an update rule.
static constexpr unsigned maxRounds = 60;

/// Uses of a value of degree 1 by a node whose results are not of degree 1.
std::map<LossScalePlanner::ValueId, SmallVector<LossScalePlanner::Use>>
LossScalePlanner::findNonlinearUses() {
  DegreeShifts shifts = getShifts(seeds, /*withUnscale=*/true);
  degrees = computeDegrees(graph, shifts, {nullptr, /*recover=*/true});
  std::map<ValueId, SmallVector<Use>> bad;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    if (!isLive(node))
      continue;
    SmallVector<Degree> operands =
        getOperandDegrees(graph, id, degrees, shifts);
    if (llvm::none_of(operands, [](Degree d) { return d.isScaled(); }))
      continue;
    SmallVector<Degree> results = applyRule(graph, node, operands);
    bool linear = !results.empty() && llvm::all_of(results, [](Degree d) {
      return d == Degree::of(1) || d.isZero();
    });
    if (linear)
      continue;
    for (auto [index, degree] : llvm::enumerate(operands))
      if (degree == Degree::of(1))
        bad[node.operands[index]].push_back({id, unsigned(index)});
  }
  return bad;
}

/// Those values that depend on no other one, but for those of an iteration
/// before.
SmallVector<LossScalePlanner::ValueId> LossScalePlanner::keepFirst(
    const std::map<ValueId, SmallVector<Use>> &bad) const {
  SmallVector<ValueId> starts;
  for (auto &[value, uses] : bad)
    for (Use use : graph.getValue(value).uses)
      llvm::append_range(starts, graph.getNode(use.node).results);
  BitVector after = graph.getDependentsInOneIteration(starts);
  SmallVector<ValueId> first, all;
  for (auto &[value, uses] : bad) {
    all.push_back(value);
    if (!after[value])
      first.push_back(value);
  }
  return first.empty() ? all : first;
}

void LossScalePlanner::findFrontier() {
  unscaleValues.clear();
  unscaleUses.clear();
  for (unsigned round = 0; round < maxRounds; ++round) {
    std::map<ValueId, SmallVector<Use>> bad = findNonlinearUses();
    if (bad.empty())
      return hoist();
    for (ValueId value : keepFirst(bad)) {
      const DegreeGraph::ValueInfo &info = graph.getValue(value);
      bool returned =
          graph.getNode(bad[value].front().node).kind == NodeKind::Exit &&
          info.uses.size() == 1;
      // What feeds one target only is its gradient. What feeds several, such
      // as the sums that a normalization gives on, goes on scaled.
      if (returned || getTensorReach(value, value).count() <= 1)
        unscaleValues.insert(value);
      else
        unscaleUses.insert(bad[value].begin(), bad[value].end());
    }
  }
}

/// The operand u of v = u * factor where the factor does not depend on the
/// batch: a rate, 1 - beta, the number of micro-batches. Loosely also where it
/// does, and through reshapes: a clipped gradient, and its copy for the norm.
std::optional<LossScalePlanner::ValueId>
LossScalePlanner::getFactorOf(ValueId value, bool loose) const {
  const DegreeGraph::Node *node = graph.getDefinition(value);
  if (!node || node->kind != NodeKind::Op || seeds.count({std::nullopt, value}))
    return std::nullopt;
  LinearityKind kind = node->rule.kind;
  bool reshapes = kind == LinearityKind::Linear && !node->elementwise;
  bool factor = kind == LinearityKind::Product ||
                kind == LinearityKind::Quotient ||
                kind == LinearityKind::Linear;
  if (!factor || (!loose && !node->elementwise))
    return std::nullopt;
  std::optional<unsigned> scaled;
  for (auto [index, operand] : llvm::enumerate(node->operands)) {
    if (degrees[operand] == Degree::of(1)) {
      if (scaled)
        return std::nullopt;
      scaled = index;
    } else if (!loose && onBatch[operand]) {
      return std::nullopt;
    }
  }
  NodeId id = *graph.getValue(value).definition;
  if (!scaled || (kind == LinearityKind::Quotient && *scaled == 1) ||
      seeds.count({Use{id, *scaled}}))
    return std::nullopt;
  ValueId operand = node->operands[*scaled];
  bool sameSize = graph.getValue(operand).numElements() ==
                  graph.getValue(value).numElements();
  if ((reshapes || !node->elementwise) && !sameSize)
    return std::nullopt;
  return operand;
}

bool LossScalePlanner::coversAllUses(ValueId value,
                                     const std::set<ValueId> &by) const {
  return llvm::all_of(graph.getValue(value).uses, [&](Use use) {
    const DegreeGraph::Node &node = graph.getNode(use.node);
    return !node.results.empty() && llvm::any_of(node.results, [&](ValueId v) {
      return by.count(v) || !live[v];
    });
  });
}

bool LossScalePlanner::hoistOnce() {
  std::map<ValueId, std::set<ValueId>> strict, loose;
  for (ValueId value : unscaleValues) {
    if (std::optional<ValueId> operand = getFactorOf(value, /*loose=*/false))
      strict[*operand].insert(value);
    else if (std::optional<ValueId> other = getFactorOf(value, /*loose=*/true))
      loose[*other].insert(value);
  }
  for (auto &[operand, values] : loose) {
    bool reshapes = llvm::any_of(values, [&](ValueId value) {
      return !graph.getDefinition(value)->elementwise;
    });
    values.insert(strict[operand].begin(), strict[operand].end());
    if (reshapes && values.size() > 1)
      strict[operand] = values;
  }
  for (auto &[operand, values] : strict) {
    if (values.empty() || unscaleValues.count(operand) ||
        !coversAllUses(operand, values))
      continue;
    for (ValueId value : values)
      unscaleValues.erase(value);
    unscaleValues.insert(operand);
    return true;
  }
  return false;
}

/// Moves the unscaling from g * rate to g, where that serves all uses of g.
void LossScalePlanner::hoist() {
  while (hoistOnce())
    ;
}

/// Whether scaling reaches `gradient` without passing a value of the batch:
/// the gradient itself, or a constant factor of it, is the seed.
bool LossScalePlanner::isIdle(ValueId gradient) const {
  if (seeds.count({std::nullopt, gradient}))
    return !graph.getValue(gradient).isArgument;
  const DegreeGraph::Node *node = graph.getDefinition(gradient);
  if (!node || !node->elementwise)
    return false;
  return llvm::none_of(node->operands, [&](ValueId operand) {
    return onBatch[operand] && degrees[operand].isScaled();
  });
}

/// Finds for each target an unscaled value of its own shape, 1s aside, on the
/// way to it; for rows that are written into a table, any value.
LossScalePlanner::TargetSet LossScalePlanner::findCovered() {
  gradients.clear();
  TargetSet covered(roles.targets.size());
  auto squeeze = [&](ValueId value) {
    SmallVector<int64_t, 4> shape(graph.getValue(value).shape);
    llvm::erase(shape, 1);
    return shape;
  };
  auto cover = [&](ValueId value, llvm::ArrayRef<Use> uses, bool itself) {
    if (isIdle(value)) {
      sawIdle = true;
      return;
    }
    TargetSet after(roles.targets.size());
    if (itself)
      for (auto [index, target] : llvm::enumerate(roles.targets))
        if (graph.getResults()[target] == value)
          after.set(index);
    bool writesRows = false;
    for (Use use : uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      writesRows |= node.rule.updatesParts;
      for (ValueId result : node.results)
        if (graph.getValue(value).isScalar() ||
            !graph.getValue(result).isScalar())
          after |= getTensorReach(result, result);
    }
    for (unsigned index : after.set_bits()) {
      unsigned target = roles.targets[index];
      ValueId result = graph.getResults()[target];
      const DegreeGraph::Node *definition = graph.getDefinition(result);
      bool rows = writesRows || (definition && definition->rule.updatesParts);
      if (!rows && squeeze(value) != squeeze(result))
        continue;
      gradients.try_emplace(target, value);
      covered.set(index);
    }
  };
  for (ValueId value : unscaleValues)
    cover(value, graph.getValue(value).uses, /*itself=*/true);
  for (Use use : unscaleUses)
    cover(graph.getOperand(use), use, /*itself=*/false);
  for (auto [index, target] : llvm::enumerate(roles.targets))
    if (unscaleUses.count(graph.getResultUse(target)) &&
        !isIdle(graph.getResults()[target])) {
      gradients.try_emplace(target, graph.getResults()[target]);
      covered.set(index);
    }
  return covered;
}
