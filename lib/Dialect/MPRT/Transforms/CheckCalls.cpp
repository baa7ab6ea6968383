//===- CheckCalls.cpp - Reject calls that a library would refuse ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/LibraryRules.h"
#include "mp/Dialect/MPRT/Transforms/Passes.h"

namespace mlir::mp {
#define GEN_PASS_DEF_CHECKCALLS
#include "mp/Dialect/MPRT/Transforms/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
struct CheckCalls final : mlir::mp::impl::CheckCallsBase<CheckCalls> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(checkLibraryRules(getOperation())))
      signalPassFailure();
  }
};
} // namespace
