//===- TestPrecisionPlan.cpp - Tell how the planners see a function -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"

using namespace mlir;
using namespace mlir::mp;

/// "deny, pinned (...), f32: its class is deny; read by fence, arith.addf".
static std::string describe(const FunctionPrecision &function,
                            const PrecisionPlan &plan,
                            PrecisionGraph::NodeId id) {
  const PrecisionNode &node = function.getGraph()[id];
  std::string text;
  llvm::raw_string_ostream os(text);
  os << stringifyOpClass(*node.opClass);
  if (node.kind == PrecisionNodeKind::Conversion)
    os << ", reads no float";
  if (node.accumulates)
    os << ", accumulates";
  if (node.takesGradients)
    os << ", takes gradients";
  if (function.getPin(id) != PinReason::None)
    os << ", pinned (" << function.getPinText(id) << ")";
  os << (plan[id].narrow ? ", narrow: " : ", f32: ")
     << stringifyPaintReason(plan[id].reason);
  if (plan[id].storesWide)
    os << ", stores f32";
  os << "; read by";
  for (PrecisionGraph::NodeId reader : function.getGraph().getReaders(id))
    if (!function.getOps()[reader])
      os << " outside";
    else
      os << " " << function.getOps()[reader]->getName();
  return text;
}

namespace {
struct TestPrecisionPlan final
    : PassWrapper<TestPrecisionPlan, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestPrecisionPlan)

  StringRef getArgument() const final { return "test-print-precision-plan"; }
  StringRef getDescription() const final {
    return "Tell how the planners see each op, and what painting says of it";
  }

  LogicalResult tell(FunctionOpInterface function, PolicyAttr policy,
                     ClassResolver &resolver) {
    FailureOr<FunctionPrecision> built =
        FunctionPrecision::build(function, policy, resolver);
    if (failed(built))
      return failure();
    PrecisionPlan plan = planByPainting(built->getGraph());
    if (policy.getGradients() == GradientStorage::Wide)
      storeGradientsWide(built->getGraph(), plan);
    for (PrecisionGraph::NodeId id = 1; id < built->getOps().size(); ++id)
      built->getOps()[id]->emitRemark() << describe(*built, plan, id);
    for (OperationName name : built->getUnknownOps())
      function.emitRemark() << "'" << name << "' has no model";
    return success();
  }

  void runOnOperation() override {
    FailureOr<PolicyAttr> policy = getPolicy(getOperation());
    if (failed(policy))
      return signalPassFailure();
    ClassResolver resolver(*policy);
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (!function.isExternal() && failed(tell(function, *policy, resolver)))
        return signalPassFailure();
  }
};
} // namespace

void test::registerTestPrecisionPlan() {
  PassRegistration<TestPrecisionPlan>();
}
