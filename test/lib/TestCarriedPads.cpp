//===- TestCarriedPads.cpp - Tell which pads meet a crop ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/Padding/PadCarrying.h"

using namespace mlir;
using namespace mlir::mp;

static StringRef nameOf(PaddedValue::Kind kind) {
  switch (kind) {
  case PaddedValue::Kind::Crop:
    return "crop";
  case PaddedValue::Kind::Splat:
    return "splat";
  case PaddedValue::Kind::Carry:
    return "carry";
  case PaddedValue::Kind::Pad:
    return "pad";
  }
  llvm_unreachable("not a kind of carried value");
}

namespace {
struct TestCarriedPads final : PassWrapper<TestCarriedPads, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestCarriedPads)

  StringRef getArgument() const final { return "test-print-carried-pads"; }
  StringRef getDescription() const final {
    return "Tell which pads meet a crop, the way there and the price";
  }

  void runOnOperation() override {
    for (const CarriedPad &plan : planCarriedPads(getOperation())) {
      std::string way;
      for (const PaddedValue &entry : plan.values)
        way += (way.empty() ? "" : ", ") + nameOf(entry.kind).str();
      PadOp pad = plan.pad;
      pad.emitRemark() << "carried (" << way << ")"
                       << (plan.needsMask ? " and masked" : "") << ", copies "
                       << plan.copiedAfter << " for " << plan.copiedBefore;
    }
  }
};
} // namespace

void test::registerTestCarriedPads() { PassRegistration<TestCarriedPads>(); }
