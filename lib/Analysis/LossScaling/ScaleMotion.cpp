//===- ScaleMotion.cpp - Powers of two along a backward pass --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/ScaleMotion.h"
#include "SeedConstants.h"
#include "mlir/Support/LLVM.h"
#include "mp/Analysis/LossScaling/LossScalePlan.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::mp;
using Use = DegreeGraph::Use;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

namespace {
/// One walk over the step, in its order.
class MotionPlanner {
public:
  MotionPlanner(const DegreeGraph &graph, ArrayRef<Degree> scaled,
                const ScaleMotionOptions &options)
      : graph(graph), scaled(scaled), options(options),
        exponents(graph.getValues().size(), 0),
        constants(graph.getValues().size(), 0.0) {
    if (options.hoistsConstants)
      seeds.emplace(graph, scaled);
  }

  ScaleMotion run();

private:
  using Node = DegreeGraph::Node;

  void visit(NodeId id);
  void hoist(NodeId id);
  void fit(NodeId id, unsigned operand);
  void align(NodeId id);
  void moveTo(NodeId id, unsigned operand, int exponent);
  int getExponent(NodeId id, unsigned operand) const;
  int combine(NodeId id) const;
  int getCarried(ValueId value) const;
  bool isScaledUse(const Node &node, unsigned operand) const {
    return scaled[node.operands[operand]].isScaled();
  }
  /// Calls with the number of each operand that carries the loss scale.
  template <typename Callback>
  void forScaled(const Node &node, Callback callback) const {
    for (unsigned operand = 0; operand < node.operands.size(); ++operand)
      if (isScaledUse(node, operand))
        callback(operand);
  }

  const DegreeGraph &graph;
  ArrayRef<Degree> scaled;
  const ScaleMotionOptions &options;
  ScaleMotion motion;
  std::optional<SeedConstants> seeds;
  /// The power of two that each value carries.
  std::vector<int> exponents;
  /// Of a value that is a constant, or a constant times the loss scale: its
  /// magnitude; 0 if it is something else.
  std::vector<double> constants;
};
} // namespace

int MotionPlanner::getExponent(NodeId id, unsigned operand) const {
  int exponent = exponents[graph.getNode(id).operands[operand]];
  auto shift = motion.shifts.uses.find({id, operand});
  return shift == motion.shifts.uses.end() ? exponent
                                           : exponent + shift->second;
}

/// Puts a factor in at this operand, so that it carries `exponent`.
void MotionPlanner::moveTo(NodeId id, unsigned operand, int exponent) {
  int shift = exponent - exponents[graph.getNode(id).operands[operand]];
  if (shift == 0)
    motion.shifts.uses.erase({id, operand});
  else
    motion.shifts.uses[{id, operand}] = shift;
}

/// Where a constant times the loss scale meets a value of the step, what all
/// backward passes of that scale are below 1 is taken out.
void MotionPlanner::hoist(NodeId id) {
  forScaled(graph.getNode(id), [&](unsigned operand) {
    ValueId value = graph.getNode(id).operands[operand];
    if (constants[value] != 0)
      moveTo(id, operand, seeds->getExponent(value));
  });
}

/// Moves the operand of a contraction so that it and the result fit.
void MotionPlanner::fit(NodeId id, unsigned operand) {
  const Node &node = graph.getNode(id);
  std::optional<ExponentWindow> window =
      options.getWindow(node.operands[operand]);
  std::optional<ExponentWindow> after = options.getWindow(node.results[0]);
  if (!window)
    window = after;
  if (!window)
    return;
  int greatest = window->greatest, least = window->least;
  if (after) {
    greatest = std::min(greatest, after->greatest);
    least = std::max(least, after->least);
  }
  int exponent = getExponent(id, operand);
  bool isLow = exponent<least, isHigh = exponent> greatest;
  if (least > greatest) {
    motion.narrow.push_back(id);
    isHigh |= isLow;
    isLow = false;
    least = greatest;
  }
  // Most of the way to the other side: what vanished or grew so far goes on to.
  int room = (greatest - least) / 4;
  if (isLow)
    moveTo(id, operand, greatest - room);
  else if (isHigh)
    moveTo(id, operand, least + room);
}

/// Gives all scaled operands the power of the first.
void MotionPlanner::align(NodeId id) {
  std::optional<int> common;
  forScaled(graph.getNode(id), [&](unsigned operand) {
    if (!common)
      common = getExponent(id, operand);
    moveTo(id, operand, *common);
  });
}

/// The power of the results, by the rule of the node.
int MotionPlanner::combine(NodeId id) const {
  const Node &node = graph.getNode(id);
  int exponent = 0;
  switch (node.rule.kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
  case LinearityKind::Weighed:
    forScaled(node,
              [&](unsigned operand) { exponent = getExponent(id, operand); });
    return exponent;
  case LinearityKind::Product:
    forScaled(node,
              [&](unsigned operand) { exponent += getExponent(id, operand); });
    return exponent;
  case LinearityKind::Quotient:
    return getExponent(id, 0) - getExponent(id, 1);
  default:
    return 0;
  }
}

/// The power of what a loop carries: the one that its whole backward pass has.
int MotionPlanner::getCarried(ValueId value) const {
  return seeds && scaled[value] == Degree::of(1) ? seeds->getExponent(value)
                                                 : 0;
}

void MotionPlanner::visit(NodeId id) {
  const Node &node = graph.getNode(id);
  bool isScaled = false;
  forScaled(node, [&](unsigned) { isScaled = true; });
  bool staysScaled = llvm::any_of(
      node.results, [&](ValueId result) { return scaled[result].isScaled(); });
  // Where the loss scale comes in, it counts as 1.
  bool isSeed = staysScaled && !isScaled && node.kind == NodeKind::Op;
  double constant =
      isSeed ? constants[node.operands[0]] : getConstantFactor(node, constants);
  for (ValueId result : node.results)
    constants[result] =
        constant != 0 ? constant : graph.getValue(result).magnitude;
  // A loop hands on what it is handed later, too.
  if (node.kind == NodeKind::Phi)
    for (ValueId result : node.results)
      exponents[result] = getCarried(result);
  if (!isScaled || node.kind == NodeKind::Phi)
    return;
  if (seeds && constant == 0 && staysScaled)
    hoist(id);
  if (options.getWindow && node.sums &&
      node.rule.kind == LinearityKind::Product && staysScaled)
    forScaled(node, [&](unsigned operand) { fit(id, operand); });
  switch (node.rule.kind) {
  case LinearityKind::Linear:
  case LinearityKind::Product:
  case LinearityKind::Quotient:
  case LinearityKind::Weighed:
    break;
  case LinearityKind::Common:
  case LinearityKind::Ordered:
  case LinearityKind::Invariant:
    align(id);
    break;
  default:
    forScaled(node, [&](unsigned operand) { moveTo(id, operand, 0); });
  }
  int exponent = combine(id);
  for (ValueId result : node.results)
    if (scaled[result].isScaled())
      exponents[result] = exponent;
    else if (exponent != 0)
      motion.shifts.values[result] = -exponent;
}

ScaleMotion MotionPlanner::run() {
  for (NodeId id = 0; id < graph.getNodes().size(); ++id)
    visit(id);
  for (NodeId id = 0; id < graph.getNodes().size(); ++id)
    if (graph.getNode(id).kind == NodeKind::Phi)
      forScaled(graph.getNode(id), [&](unsigned operand) {
        moveTo(id, operand, getCarried(graph.getNode(id).results[0]));
      });
  if (seeds)
    motion.hoisted = seeds->getExponents();
  return std::move(motion);
}

ScaleMotion mp::planScaleMotion(const DegreeGraph &graph,
                                ArrayRef<Degree> scaled,
                                const ScaleMotionOptions &options) {
  return MotionPlanner(graph, scaled, options).run();
}

std::optional<NodeId> mp::findUncancelled(const DegreeGraph &graph,
                                          const DegreeShifts &shifts) {
  std::vector<Degree> degrees = computeDegrees(graph, shifts);
  for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
    auto isMixed = [](Degree degree) { return degree.isMixed(); };
    SmallVector<Degree> operands =
        getOperandDegrees(graph, id, degrees, shifts);
    if (llvm::none_of(operands, isMixed) &&
        llvm::any_of(applyRule(graph, graph.getNode(id), operands), isMixed))
      return id;
  }
  SmallVector<Use> exits = findVariantExits(graph, degrees, shifts);
  return exits.empty() ? std::nullopt : std::optional(exits.front().node);
}
