//===- TestBreakTypes.cpp - A pass with a mistake -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;

namespace {
/// Gives every float result f16, and asks no op whether it agrees.
struct TestBreakTypes final
    : PassWrapper<TestBreakTypes, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestBreakTypes)

  StringRef getArgument() const final { return "test-break-types"; }
  StringRef getDescription() const final {
    return "Leave IR that is not valid";
  }

  void runOnOperation() override {
    getOperation().getBody().walk([&](Operation *op) {
      for (Value result : op->getResults())
        if (result.getType().isF32())
          result.setType(Float16Type::get(&getContext()));
    });
  }
};
} // namespace

void mp::test::registerTestBreakTypes() { PassRegistration<TestBreakTypes>(); }
