//===- TestPaddingPlan.cpp - Tell what would be padded to the tile --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/Padding/PaddingPlan.h"

using namespace mlir;
using namespace mlir::mp;

/// "M 13 to 16, N stays, K 3: fewer than 5 elements".
static std::string describe(const OpPadding &plan) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(plan.dims, os, [&](const DimPadding &d) {
    os << stringifyGemmDim(d.dim.kind);
    if (d.grows())
      os << " " << d.dim.inner << " to " << d.padded;
    else if (d.refusal.empty())
      os << " stays";
    else
      os << " " << d.dim.extent << ": " << d.refusal;
  });
  return text;
}

namespace {
struct TestPaddingPlan final : PassWrapper<TestPaddingPlan, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestPaddingPlan)

  StringRef getArgument() const final { return "test-print-padding-plan"; }
  StringRef getDescription() const final {
    return "Tell what would be padded to the tile, and at what price";
  }

  void runOnOperation() override {
    PaddingOptions options;
    options.tile = chooseTile(0, getOperation());
    for (const OpPadding &plan : planPadding(getOperation(), options)) {
      const PaddingBill &bill = plan.bill;
      AlignableOpInterface op = plan.op;
      op->emitRemark() << describe(plan) << "; flops " << bill.flops << " to "
                       << bill.paddedFlops << ", bytes " << bill.bytes << " to "
                       << bill.paddedBytes << ", copied " << bill.copiedBytes;
    }
  }
};
} // namespace

void test::registerTestPaddingPlan() { PassRegistration<TestPaddingPlan>(); }
