//===- TestStepCost.cpp - Tell what a function costs ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/Cost/StepCost.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
struct TestStepCost final
    : PassWrapper<TestStepCost, InterfacePass<FunctionOpInterface>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestStepCost)

  StringRef getArgument() const final { return "test-print-step-cost"; }
  StringRef getDescription() const final {
    return "Tell what each function costs";
  }

  void runOnOperation() override {
    FunctionOpInterface function = getOperation();
    StepCost cost = countStepCost(function);
    function.emitRemark() << "ops " << cost.ops << ", casts " << cost.casts
                          << " of " << cost.castBytes << " bytes, flops "
                          << cost.flops << ", on 16 bits " << cost.narrowFlops;
    auto tell = [&](StringRef what, const Traffic &traffic) {
      if (traffic.read || traffic.written)
        function.emitRemark() << what << ": " << traffic.read << " read, "
                              << traffic.written << " written";
    };
    tell("activations", cost.activations);
    tell("weights", cost.weights);
    tell("state", cost.state);
  }
};
} // namespace

void test::registerTestStepCost() { PassRegistration<TestStepCost>(); }
