//===- LossScaleVerdict.cpp - Why a step cannot be scaled -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/LossScalePlan.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir::mp;
using llvm::SmallVector;
using Verdict = LossScalePlan::Verdict;

/// "'a', 'b' and 3 more".
static std::string
listTargets(llvm::ArrayRef<unsigned> targets,
            llvm::function_ref<std::string(unsigned)> nameTarget) {
  constexpr unsigned shown = 3;
  std::string text;
  for (auto [index, target] : llvm::enumerate(targets)) {
    if (index == shown)
      return text + " and " + std::to_string(targets.size() - shown) + " more";
    text += (index ? ", '" : "'") + nameTarget(target) + "'";
  }
  return text;
}

static std::string describeObstacle(const DegreeGraph &graph,
                                    const LossScalePlan &plan) {
  const DegreeGraph::Node &node = graph.getNode(plan.obstacle->node);
  std::string operand = std::to_string(plan.obstacle->operand);
  bool opaque = node.rule.kind == LinearityKind::Opaque;
  if (opaque)
    return "'" + node.name + "', which is not known to be linear in operand " +
           operand;
  return "'" + node.name + "', which is not linear in operand " + operand;
}

/// What may hide the backward pass of a step in which none was found.
static std::string suspectObstacle(const DegreeGraph &graph,
                                   const LossScalePlan &plan) {
  if (!plan.obstacle)
    return "";
  return "; on the way is " + describeObstacle(graph, plan);
}

std::string
mlir::mp::explainVerdict(const DegreeGraph &graph, const LossScalePlan &plan,
                         llvm::function_ref<std::string(unsigned)> nameTarget) {
  std::string failed = listTargets(plan.failed, nameTarget);
  std::string unscaled =
      failed.empty() ? listTargets(plan.independent, nameTarget) : failed;
  switch (plan.verdict) {
  case Verdict::Proved:
    return "the plan is proved";
  case Verdict::NothingToScale:
    return "no result is a new parameter or a gradient: forward only";
  case Verdict::NoSeed:
    return "found no loss seed: no constant and no value computed from the "
           "forward pass alone starts a backward pass to " +
           unscaled + suspectObstacle(graph, plan);
  case Verdict::NoBackwardPass:
    return "found no backward pass to " + unscaled +
           ": scaling would end where it starts, as if the gradients were "
           "arguments" +
           suspectObstacle(graph, plan);
  case Verdict::NotInvariant: {
    std::string text = "the scale would change " + failed;
    if (!plan.obstacle)
      return text;
    text += ": it does not cancel at '" +
            graph.getNode(plan.obstacle->node).name + "'";
    SmallVector<std::string> degrees;
    for (Degree degree : plan.obstacleDegrees)
      degrees.push_back(degree.str());
    return text + ", whose operands have the degrees " +
           llvm::join(degrees, ", ");
  }
  case Verdict::NotCovered:
    if (plan.obstacle)
      return "the gradients of " + failed + " pass through " +
             describeObstacle(graph, plan) + ": scaling would end there";
    return "found no scaled gradient for " + failed;
  }
  llvm_unreachable("not a verdict");
}
