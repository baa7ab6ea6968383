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
  std::string explain(NodeId node) const override;

private:
  const FunctionPrecision &function;
  PrecisionPlan plan;
  TypePlan types;
};
} // namespace

std::string PaintedTypes::explain(NodeId node) const {
  const PrecisionPlan::Entry &entry = plan[node];
  std::string text;
  llvm::raw_string_ostream os(text);
  const ClassDecision &decision = function.getClass(node);
  if (isDeniedByUser(decision))
    os << "denied by " << describe(decision);
  else if (!entry.narrow && function.getPin(node) != PinReason::None)
    os << function.getPinText(node);
  else
    os << stringifyPaintReason(entry.reason);
  os << " (class " << stringifyOpClass(*decision.opClass) << ", "
     << describe(decision);
  if (entry.forcedBy != node && entry.reason != PaintReason::Unpainted) {
    Operation *by = function.getOps()[entry.forcedBy];
    os << "; forced by " << by->getName();
    if (auto line = by->getLoc()->findInstanceOf<FileLineColLoc>())
      os << " at line " << line.getLine();
  }
  os << ")";
  if (entry.storesWide)
    os << "; stores f32, since only gradients are made of it";
  return text;
}

std::unique_ptr<PlannedTypes>
mp::planTypesByPainting(const FunctionPrecision &function, PolicyAttr policy) {
  return std::make_unique<PaintedTypes>(function, policy);
}
