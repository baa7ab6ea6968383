//===- TestValueTrust.cpp - Tell which values 16 bits may hold ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/Origin/BatchMasks.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Policy/Policy.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
struct TestValueTrust final
    : PassWrapper<TestValueTrust, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestValueTrust)

  StringRef getArgument() const final { return "test-print-value-trust"; }
  StringRef getDescription() const final {
    return "Tell which values 16 bits may hold, and why not";
  }

  LogicalResult tell(FunctionOpInterface function, PolicyAttr policy) {
    ClassResolver resolver(policy);
    FailureOr<FunctionPrecision> graph =
        FunctionPrecision::build(function, policy, resolver);
    if (failed(graph))
      return failure();
    StateValues state = findStateValues(function);
    RangeAnalysis ranges(function);
    ranges.setMasks(findBatchMasks(function));
    ranges.run();
    ValueTrust trust(*graph, state, ranges, policy.getType());
    function->walk<WalkOrder::PreOrder>([&](Operation *op) {
      for (OpResult result : op->getResults()) {
        if (!getPlannableType(result))
          continue;
        InFlightDiagnostic diag = op->emitRemark()
                                  << "result " << result.getResultNumber()
                                  << ": " << stringifyTrust(trust.get(result));
        if (!trust.mayStore(result))
          diag << "; stays f32, as it " << trust.explain(result);
        if (!trust.mayContract(result, /*reader=*/nullptr))
          diag << "; no contraction may round it";
      }
    });
    return success();
  }

  void runOnOperation() override {
    FailureOr<PolicyAttr> policy = getPolicy(getOperation());
    if (failed(policy))
      return signalPassFailure();
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (failed(tell(function, *policy)))
        return signalPassFailure();
  }
};
} // namespace

void test::registerTestValueTrust() { PassRegistration<TestValueTrust>(); }
