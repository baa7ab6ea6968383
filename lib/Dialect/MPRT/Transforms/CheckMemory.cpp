//===- CheckMemory.cpp - Reject plans whose live buffers overlap ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/Liveness.h"
#include "mp/Dialect/MPRT/Analysis/UnreadBuffers.h"
#include "mp/Dialect/MPRT/Transforms/Passes.h"

namespace mlir::mp {
#define GEN_PASS_DEF_CHECKMEMORY
#include "mp/Dialect/MPRT/Transforms/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
struct CheckMemory final : mlir::mp::impl::CheckMemoryBase<CheckMemory> {
  using Base::Base;

  void runOnOperation() override {
    Liveness liveness(getOperation());
    SmallVector<int64_t> offsets;
    for (mprt::BufferOp buffer : liveness.buffers) {
      if (!buffer.getOffset()) {
        buffer.emitOpError() << "has no place; run mp-plan-memory first";
        return signalPassFailure();
      }
      offsets.push_back(*buffer.getOffset());
    }
    std::optional<std::pair<size_t, size_t>> overlap =
        findOverlap(liveness.ranges, offsets);
    if (!overlap) {
      if (failed(checkUnreadBuffers(getOperation())))
        signalPassFailure();
      return;
    }
    auto [first, second] = *overlap;
    InFlightDiagnostic diagnostic =
        liveness.buffers[second].emitOpError()
        << "at " << offsets[second] << " overlaps a buffer at "
        << offsets[first] << " of " << liveness.ranges[first].bytes
        << " bytes that lives at call " << liveness.ranges[second].first
        << " too";
    diagnostic.attachNote(liveness.buffers[first].getLoc()) << "the other one";
    signalPassFailure();
  }
};
} // namespace
