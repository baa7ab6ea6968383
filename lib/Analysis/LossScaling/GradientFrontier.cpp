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

#include "GradientFrontier.h"

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;
/// Values of degree 1, each with its uses by nodes that are not linear in it.
using NonlinearUses = std::map<ValueId, SmallVector<Use>>;

/// Each round unscales the earliest places; a chain of places deeper than this
/// is not an update rule.
static constexpr unsigned maxRounds = 60;

namespace {
class FrontierSearch {
public:
  FrontierSearch(const StepFacts &facts, const SeedSet &seeds)
      : facts(facts), graph(facts.graph), seeds(seeds) {}
  GradientFrontier run();

private:
  NonlinearUses findNonlinearUses();
  SmallVector<ValueId> keepFirst(const NonlinearUses &bad) const;
  void dropBehind(ValueId value);
  bool isSummedOn(ValueId value, ArrayRef<Use> badUses) const;
  void unscale(ValueId value, ArrayRef<Use> badUses);
  bool hoistOnce();
  std::optional<ValueId> getFactorOf(ValueId value, bool loose) const;
  bool coversAllUses(ValueId value, const std::set<ValueId> &by) const;

  const StepFacts &facts;
  const DegreeGraph &graph;
  const SeedSet &seeds;
  GradientFrontier frontier;
};
} // namespace

/// Uses of a value of degree 1 by a node whose results are not of degree 1.
NonlinearUses FrontierSearch::findNonlinearUses() {
  DegreeShifts shifts = getShifts(seeds);
  for (ValueId value : frontier.values)
    shifts.values[value] -= 1;
  for (Use use : frontier.uses)
    shifts.uses[use] -= 1;
  const std::vector<Degree> &degrees = frontier.degrees =
      computeDegrees(graph, shifts, {nullptr, /*recover=*/true});
  NonlinearUses bad;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    if (!facts.isLive(node))
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
SmallVector<ValueId> FrontierSearch::keepFirst(const NonlinearUses &bad) const {
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

/// Takes back what was unscaled behind `value`, which is unscaled itself now.
void FrontierSearch::dropBehind(ValueId value) {
  BitVector behind = graph.getDependents(value);
  std::set<ValueId> values;
  for (ValueId other : frontier.values)
    if (other == value || !behind[other])
      values.insert(other);
  std::set<Use> uses;
  for (Use use : frontier.uses)
    if (!behind[graph.getOperand(use)])
      uses.insert(use);
  frontier.values = std::move(values);
  frontier.uses = std::move(uses);
}

/// Whether a contraction with a value of the forward pass, or a sum over some
/// dimensions, takes what `value` is made into by those of its uses that are
/// linear in it: then the backward pass goes on behind it. A contraction with
/// itself or with state, such as a preconditioner, is one of an optimizer.
bool FrontierSearch::isSummedOn(ValueId value, ArrayRef<Use> badUses) const {
  SmallVector<ValueId> worklist{value};
  std::set<ValueId> seen{value};
  while (!worklist.empty()) {
    ValueId next = worklist.pop_back_val();
    for (Use use : graph.getValue(next).uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (llvm::is_contained(badUses, use) || node.kind == NodeKind::Exit)
        continue;
      bool isBackward =
          node.sums && (node.operands.size() == 1 ||
                        llvm::any_of(node.operands, [&](ValueId operand) {
                          return facts.forward[operand];
                        }));
      for (ValueId result : node.results) {
        if (frontier.degrees[result] != Degree::of(1))
          continue;
        if (isBackward && !graph.getValue(result).isScalar())
          return true;
        if (seen.insert(result).second)
          worklist.push_back(result);
      }
    }
  }
  return false;
}

/// What feeds one target only is its gradient, unless it is summed on. What
/// feeds several, such as the sums that a normalization gives on, goes on
/// scaled. A value that is not scaled itself is a seed in these uses, and in no
/// other.
void FrontierSearch::unscale(ValueId value, ArrayRef<Use> badUses) {
  if (frontier.degrees[value] != Degree::of(1)) {
    frontier.uses.insert(badUses.begin(), badUses.end());
    return;
  }
  bool returned = graph.getNode(badUses.front().node).kind == NodeKind::Exit &&
                  graph.getValue(value).uses.size() == 1;
  if (facts.isEager)
    dropBehind(value);
  bool isGradient =
      facts.getSets().count(facts.getTensorReach(value, value)) <= 1 &&
      !isSummedOn(value, badUses);
  if (returned || facts.isEager || isGradient)
    frontier.values.insert(value);
  else
    frontier.uses.insert(badUses.begin(), badUses.end());
}

/// The operand u of v = u * factor where the factor does not depend on the
/// batch: a rate, 1 - beta, the number of micro-batches. Loosely also where it
/// does, and through reshapes: a clipped gradient, and its copy for the norm.
std::optional<ValueId> FrontierSearch::getFactorOf(ValueId value,
                                                   bool loose) const {
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
    if (frontier.degrees[operand] == Degree::of(1)) {
      if (scaled)
        return std::nullopt;
      scaled = index;
    } else if (!loose && facts.onBatch[operand]) {
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

bool FrontierSearch::coversAllUses(ValueId value,
                                   const std::set<ValueId> &by) const {
  return llvm::all_of(graph.getValue(value).uses, [&](Use use) {
    const DegreeGraph::Node &node = graph.getNode(use.node);
    return !node.results.empty() && llvm::any_of(node.results, [&](ValueId v) {
      return by.count(v) || !facts.live[v];
    });
  });
}

/// Moves unscalings from g * rate to g, where that serves all uses of g. One
/// move takes nothing from another, so that all are made at once.
bool FrontierSearch::hoistOnce() {
  std::map<ValueId, std::set<ValueId>> strict, loose;
  for (ValueId value : frontier.values) {
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
  bool moved = false;
  for (auto &[operand, values] : strict) {
    if (values.empty() || frontier.values.count(operand) ||
        !coversAllUses(operand, values))
      continue;
    for (ValueId value : values)
      frontier.values.erase(value);
    frontier.values.insert(operand);
    moved = true;
  }
  return moved;
}

GradientFrontier FrontierSearch::run() {
  for (unsigned round = 0; round < maxRounds; ++round) {
    NonlinearUses bad = findNonlinearUses();
    if (bad.empty()) {
      while (hoistOnce())
        ;
      break;
    }
    for (ValueId value : keepFirst(bad))
      unscale(value, bad[value]);
  }
  return std::move(frontier);
}

GradientFrontier mlir::mp::findFrontier(const StepFacts &facts,
                                        const SeedSet &seeds) {
  GradientFrontier frontier = FrontierSearch(facts, seeds).run();
  assignGradients(facts, seeds, frontier);
  return frontier;
}
