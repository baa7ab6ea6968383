//===- GradientAssignment.cpp - Which gradient is whose -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A place where scaling ends is the gradient of the targets that lie behind it,
// as far as their sizes agree: who surgically changes gradients has all of them
// in one vector.
//
//===----------------------------------------------------------------------===//

#include "GradientFrontier.h"

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::SmallVector;
using NodeKind = DegreeGraph::NodeKind;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

/// Ops that take a parameter out of what holds all, at most.
static constexpr unsigned maxMoves = 8;
/// Losses whose gradients are one tensor, at most.
static constexpr int64_t maxTasks = 64;
/// Values that what holds all is joined of, and moved from, at most.
static constexpr unsigned maxParts = 10000;

namespace {
class GradientAssignment {
public:
  GradientAssignment(const StepFacts &facts, const SeedSet &seeds,
                     GradientFrontier &frontier)
      : facts(facts), graph(facts.graph), seeds(seeds), frontier(frontier) {}
  void run();

private:
  bool isIdle(ValueId gradient) const;
  void assign(ValueId value, ArrayRef<Use> uses, bool itself);
  bool servesTarget(ValueId value, unsigned index, bool writesRows) const;
  bool holdsGradient(ValueId value, unsigned index) const;
  bool hasPart(ValueId value, ArrayRef<int64_t> sizes) const;

  const StepFacts &facts;
  const DegreeGraph &graph;
  const SeedSet &seeds;
  GradientFrontier &frontier;
  /// What holds the gradient of a target among others.
  std::map<unsigned, ValueId> holders;
};
} // namespace

/// Whether scaling reaches `gradient` without passing a value of the batch:
/// the gradient itself, or a constant factor of it, is the seed.
bool GradientAssignment::isIdle(ValueId gradient) const {
  if (seeds.count({std::nullopt, gradient}))
    return !graph.getValue(gradient).isArgument;
  const DegreeGraph::Node *node = graph.getDefinition(gradient);
  if (!node || !node->elementwise)
    return false;
  return llvm::none_of(node->operands, [&](ValueId operand) {
    return facts.onBatch[operand] && frontier.degrees[operand].isScaled();
  });
}

/// Sizes in any order, but for those of 1.
static SmallVector<int64_t, 4> squeeze(const DegreeGraph &graph,
                                       ValueId tensor) {
  SmallVector<int64_t, 4> shape(graph.getValue(tensor).shape);
  llvm::erase(shape, 1);
  llvm::sort(shape);
  return shape;
}

/// Whether `value` is joined of scaled tensors, behind moves and in joins, of
/// which one has these sizes: one vector of all gradients.
bool GradientAssignment::hasPart(ValueId value, ArrayRef<int64_t> sizes) const {
  SmallVector<ValueId> parts = {value};
  std::set<ValueId> seen = {value};
  while (!parts.empty() && seen.size() < maxParts) {
    ValueId part = parts.pop_back_val();
    const DegreeGraph::Node *node = graph.getDefinition(part);
    if (!node || node->kind != NodeKind::Op || node->sums || node->elementwise)
      continue;
    int64_t elements = graph.getValue(part).numElements();
    // A broadcast has the rule of a join, too.
    bool joins =
        node->rule.kind == LinearityKind::Common && node->operands.size() > 1;
    bool moves = node->rule.kind == LinearityKind::Linear;
    for (ValueId operand : node->operands) {
      int64_t own = graph.getValue(operand).numElements();
      if (frontier.degrees[operand] != Degree::of(1) ||
          (joins ? own >= elements : !moves || own != elements))
        continue;
      if (squeeze(graph, operand) == sizes)
        return true;
      if (seen.insert(operand).second)
        parts.push_back(operand);
    }
  }
  return false;
}

/// Whether `value`, unscaled, can be the gradient behind a target: it has its
/// sizes, in any order, as a gradient may be transposed after it was read,
/// those of what the target is a part of, those of a device's part of it, or
/// those of as many copies as the target is the sum of.
bool GradientAssignment::servesTarget(ValueId value, unsigned index,
                                      bool writesRows) const {
  ValueId result = facts.getTarget(facts.targets[index]);
  const DegreeGraph::Node *definition = graph.getDefinition(result);
  if (writesRows || (definition && definition->rule.updatesParts))
    return true;
  SmallVector<int64_t, 4> own = squeeze(graph, value),
                          sizes = squeeze(graph, result);
  if (own == sizes)
    return true;
  // One vector holds the gradients of all, and the parameters, too.
  for (unsigned number = 0; number != maxMoves; ++number) {
    const DegreeGraph::Node *node = graph.getDefinition(result);
    if (!node || node->kind != NodeKind::Op || node->sums ||
        node->rule.kind != LinearityKind::Linear || node->operands.size() != 1)
      break;
    result = node->operands.front();
    if (own == squeeze(graph, result))
      return true;
  }
  ValueId target = facts.getTarget(facts.targets[index]);
  if (facts.isGathered(target, graph.getValue(value).numElements()))
    return true;
  int64_t copies = facts.copies[index];
  return copies > 1 && llvm::includes(own, sizes) &&
         graph.getValue(value).numElements() ==
             copies * graph.getValue(target).numElements();
}

/// Whether `value`, unscaled, holds the gradient of a target among others: it
/// is joined of them, or has those of several losses, which are not as many as
/// the batch has examples.
bool GradientAssignment::holdsGradient(ValueId value, unsigned index) const {
  ValueId target = facts.getTarget(facts.targets[index]);
  SmallVector<int64_t, 4> own = squeeze(graph, value),
                          sizes = squeeze(graph, target);
  if (hasPart(value, sizes))
    return true;
  int64_t size = graph.getValue(target).numElements();
  if (size <= 1 || own.size() != sizes.size() + 1 ||
      !llvm::includes(own, sizes))
    return false;
  // Else it moves other state, of which it has the sizes.
  if (llvm::any_of(graph.getResults(), [&](ValueId result) {
        return squeeze(graph, result) == own;
      }))
    return false;
  int64_t tasks = graph.getValue(value).numElements() / size;
  // A square matrix is made of vectors for other reasons.
  bool isSquare = sizes.size() == 1 && sizes[0] == tasks;
  return tasks <= maxTasks && !isSquare &&
         llvm::none_of(facts.roles.batch, [&](ValueId id) {
           ArrayRef<int64_t> shape = graph.getValue(id).shape;
           return !shape.empty() && shape[0] > 0 && tasks % shape[0] == 0;
         });
}

/// Gives `value`, unscaled at `uses`, to the targets behind them; `itself`: to
/// the results that it is, too.
void GradientAssignment::assign(ValueId value, ArrayRef<Use> uses,
                                bool itself) {
  // What comes from a parameter by additions is no gradient, but moved by one.
  if (isIdle(value) || facts.onCopies[value] ||
      (!facts.onBatch[value] && facts.roles.seeds.empty())) {
    frontier.sawIdle = true;
    return;
  }
  SmallVector<TargetSets::Id> after;
  if (itself)
    after.push_back(facts.getTargets(value));
  bool writesRows = false;
  for (Use use : uses) {
    const DegreeGraph::Node &node = graph.getNode(use.node);
    writesRows |= node.rule.updatesParts;
    // What weighs the copies of a parameter moves none.
    if (node.rule.kind != LinearityKind::Common &&
        llvm::any_of(node.results,
                     [&](ValueId v) { return facts.onCopies[v]; }))
      continue;
    for (ValueId result : node.results)
      if (graph.getValue(value).isScalar() ||
          !graph.getValue(result).isScalar())
        after.push_back(facts.getTensorReach(result, result));
  }
  facts.getSets().forEach(facts.unite(after), [&](unsigned index) {
    unsigned target = facts.targets[index];
    if (servesTarget(value, index, writesRows))
      frontier.gradients.try_emplace(target, value);
    else if (holdsGradient(value, index))
      holders.try_emplace(target, value);
  });
}

void GradientAssignment::run() {
  for (ValueId value : frontier.values)
    assign(value, graph.getValue(value).uses, /*itself=*/true);
  for (Use use : frontier.uses)
    // A seed that is unscaled where it is read is no gradient.
    if (!seeds.count({use}))
      assign(graph.getOperand(use), use, /*itself=*/false);
  for (unsigned target : facts.roles.targets)
    if (frontier.uses.count(graph.getResultUse(target)) &&
        !isIdle(graph.getResults()[target]))
      frontier.gradients.try_emplace(target, graph.getResults()[target]);
  frontier.gradients.insert(holders.begin(), holders.end());
}

void mlir::mp::assignGradients(const StepFacts &facts, const SeedSet &seeds,
                               GradientFrontier &frontier) {
  GradientAssignment(facts, seeds, frontier).run();
}
