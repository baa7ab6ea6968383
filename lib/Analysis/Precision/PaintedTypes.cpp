//===- PaintedTypes.cpp - Types by the order of Grappler ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/Planner.h"
#include "mp/Analysis/Precision/TypePlan.h"

#include "mlir/IR/Location.h"

using namespace mlir;
using namespace mlir::mp;

static PrecisionPlan paint(const FunctionPrecision &function,
                           PolicyAttr policy) {
  PrecisionPlan plan = planByPainting(function.getGraph());
  if (policy.getGradients() == GradientStorage::Wide)
    storeGradientsWide(function.getGraph(), plan);
  return plan;
}

namespace {
class PaintedTypes final : public PlannedTypes {
public:
  PaintedTypes(const FunctionPrecision &function, PolicyAttr policy)
      : function(function), plan(paint(function, policy)),
        types(function, plan, policy.getType(),
              policy.getLevel() == PrecisionLevel::InputsOnly) {}

  PrecisionAttr getTypes(NodeId node) const override {
    return types.getTypes(node);
  }
  bool isNarrow(NodeId node) const override { return plan[node].narrow; }
  Decision decide(NodeId node) const override;
  std::string explain(NodeId node) const override;

private:
  std::string getReason(NodeId node) const;
  std::string describeStore(NodeId node) const;

  const FunctionPrecision &function;
  PrecisionPlan plan;
  TypePlan types;
};
} // namespace

std::string PaintedTypes::getReason(NodeId node) const {
  const ClassDecision &decision = function.getClass(node);
  if (isDeniedByUser(decision))
    return "denied by " + describe(decision);
  if (!plan[node].narrow && function.getPin(node) != PinReason::None)
    return function.getPinText(node).str();
  return stringifyPaintReason(plan[node].reason).str();
}

/// The words for what an op sums in f32 and stores so.
std::string PaintedTypes::describeStore(NodeId node) const {
  return plan[node].storesWide
             ? "; stores f32, since only gradients are made of it"
             : "";
}

Decision PaintedTypes::decide(NodeId node) const {
  const PrecisionPlan::Entry &entry = plan[node];
  Decision result;
  result.rule = isDeniedByUser(function.getClass(node)) ? DecisionRule::Denied
                                                        : DecisionRule::Painted;
  result.trust = entry.narrow ? Trust::Assumed : Trust::Unknown;
  result.reason = getReason(node) + describeStore(node);
  if (entry.forcedBy != node && entry.reason != PaintReason::Unpainted)
    result.cause.reader = function.getOps()[entry.forcedBy];
  return result;
}

std::string PaintedTypes::explain(NodeId node) const {
  std::string text = getReason(node) + describeClass(function.getClass(node));
  if (Operation *by = decide(node).cause.reader) {
    text.pop_back(); // the bracket
    text += ("; forced by " + by->getName().getStringRef()).str();
    if (auto line = by->getLoc()->findInstanceOf<FileLineColLoc>())
      text += " at line " + std::to_string(line.getLine());
    text += ")";
  }
  return text + describeStore(node);
}

std::unique_ptr<PlannedTypes>
mp::planTypesByPainting(const FunctionPrecision &function, PolicyAttr policy) {
  return std::make_unique<PaintedTypes>(function, policy);
}
