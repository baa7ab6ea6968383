//===- TestStorageProblem.cpp - Write which types are to be chosen --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the planner mincut decides on, as MemoryBytes counts it and not as the
// planner does, and what it decided: for a solver that shares nothing with it.
//
//===----------------------------------------------------------------------===//

#include "../Unit/Analysis/MemoryBytes.h"
#include "TestPasses.h"

#include "mlir/Pass/Pass.h"
#include "mp/Analysis/Origin/BatchMasks.h"
#include "mp/Analysis/Precision/Planner.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
struct TestStorageProblem final
    : PassWrapper<TestStorageProblem, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestStorageProblem)

  StringRef getArgument() const final { return "test-print-storage-problem"; }
  StringRef getDescription() const final {
    return "Write the choices of types in memory of @main, and the plan, as "
           "JSON on stdout";
  }

  LogicalResult tell(FunctionOpInterface function, PolicyAttr policy) {
    ClassResolver resolver(policy);
    FailureOr<FunctionPrecision> graph =
        FunctionPrecision::build(function, policy, resolver);
    if (failed(graph))
      return failure();
    MemoryGraph memory(function, policy.getFusion());
    StateValues state = findStateValues(function);
    RangeAnalysis ranges(function);
    ranges.setMasks(findBatchMasks(function));
    ranges.run();
    ValueTrust trust(*graph, state, ranges, policy.getType());
    MemoryBytes bytes(*graph, memory, trust, policy.getType());
    std::unique_ptr<PlannedTypes> plan = planTypes(*graph, policy);
    auto planned = bytes.readOff(
        [&](auto node) { return plan->getTypes(node); }, policy.getType(),
        [&](OpOperand &operand) { return plan->getCarried(operand); });
    if (!planned || !bytes.isAllowed(*planned))
      return function.emitError("is planned as the verdicts do not allow");
    llvm::json::OStream json(llvm::outs());
    bytes.write(json, *planned);
    llvm::outs() << "\n";
    return success();
  }

  void runOnOperation() override {
    FailureOr<PolicyAttr> policy = getPolicy(getOperation());
    if (failed(policy))
      return signalPassFailure();
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (function.getName() == "main" && failed(tell(function, *policy)))
        return signalPassFailure();
  }
};
} // namespace

void test::registerTestStorageProblem() {
  PassRegistration<TestStorageProblem>();
}
