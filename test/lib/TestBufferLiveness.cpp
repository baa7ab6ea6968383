//===- TestBufferLiveness.cpp - Tell when the buffers of a plan live ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include "mp/Dialect/MPRT/Analysis/Liveness.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
struct TestBufferLiveness final
    : PassWrapper<TestBufferLiveness, OperationPass<mprt::PlanOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestBufferLiveness)

  StringRef getArgument() const final { return "test-print-buffer-liveness"; }
  StringRef getDescription() const final {
    return "Tell when the buffers of a plan live";
  }

  void runOnOperation() override {
    mp::Liveness liveness(getOperation());
    for (auto [buffer, range] :
         llvm::zip_equal(liveness.buffers, liveness.ranges)) {
      InFlightDiagnostic remark = buffer.emitRemark();
      if (range.first == -1)
        remark << "lives nowhere";
      else
        remark << "lives from call " << range.first << " to " << range.last
               << ", " << range.bytes << " bytes";
    }
  }
};
} // namespace

void test::registerTestBufferLiveness() {
  PassRegistration<TestBufferLiveness>();
}
