//===- CheckAlignment.cpp - Check the post-condition of padding -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads shapes and recorded refusals only; shares the tile with the planner
// and nothing else, so that a wrong plan does not pass its own check.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Padding/PaddingPlan.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Transforms/Padding/Passes.h"

using namespace mlir;
using namespace mlir::mp;

namespace mlir::mp {
#define GEN_PASS_DEF_CHECKALIGNMENT
#include "mp/Transforms/Padding/Passes.h.inc"
} // namespace mlir::mp

static LogicalResult checkOp(AlignableOpInterface op, int64_t tile) {
  for (const AlignableDim &dim : op.getAlignableDims()) {
    if (dim.extent % tile == 0 || !getRecordedRefusal(op, dim.kind).empty())
      continue;
    InFlightDiagnostic error = op.emitOpError()
                               << stringifyGemmDim(dim.kind) << " is "
                               << dim.extent << ", not a multiple of " << tile;
    error.attachNote() << "run mp-pad-to-tile, or record why it stays in '"
                       << attr::unaligned << " = {"
                       << stringifyGemmDim(dim.kind) << " = \"...\"}'";
    return error;
  }
  return success();
}

namespace {
struct CheckAlignment final : mp::impl::CheckAlignmentBase<CheckAlignment> {
  using Base::Base;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    int64_t chosen = chooseTile(tile, getOperation());
    getOperation()->walk([&](AlignableOpInterface op) {
      std::optional<int64_t> wanted = getTile(op, chosen);
      if (wanted && failed(checkOp(op, *wanted)))
        signalPassFailure();
    });
  }
};
} // namespace
