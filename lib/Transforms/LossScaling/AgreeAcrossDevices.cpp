//===- AgreeAcrossDevices.cpp - Let all devices act on one finite flag ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where each device runs the step on its part of the values, an infinity on one
// of them would let that one skip a step that the others take. What is read of
// gradients is combined over the devices before anyone acts on it, so that
// flag, guards and scale are the same on all.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/LossScaling/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/Utils/Collectives.h"
#include "mp/Interfaces/LossScalerOpInterface.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "mp-agree-across-devices"

namespace mlir::mp {
#define GEN_PASS_DEF_AGREEACROSSDEVICES
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Whether a collective reads this result already.
static bool isCombined(OpResult result, StringRef combiner) {
  if (!result.hasOneUse())
    return false;
  auto kept = dyn_cast<OpaqueOp>(*result.user_begin());
  return kept && combinesAllDevices(kept, combiner);
}

/// Lets the readers of one result read what all devices have of it.
static LogicalResult combine(GradientStatisticOpInterface op, OpResult result,
                             DenseIntElementsAttr groups) {
  unsigned index = result.getResultNumber();
  StringRef combiner = getForeignCombiner(op.getCombiner(index));
  auto type = dyn_cast<RankedTensorType>(result.getType());
  if (combiner.empty() || !type) {
    InFlightDiagnostic error = op->emitOpError()
                               << "result " << index << " is combined by "
                               << op.getCombiner(index)
                               << ", which no collective does";
    error.attachNote() << "train without this loss scaler on several devices";
    return error;
  }
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  OpaqueOp all =
      createAllReduce(builder, op.getLoc(), combiner, result, groups);
  result.replaceAllUsesExcept(all->getResult(0), all);
  return success();
}

namespace {
struct AgreeAcrossDevices final
    : mlir::mp::impl::AgreeAcrossDevicesBase<AgreeAcrossDevices> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<int64_t> count = findDeviceCount(module);
    if (failed(count))
      return signalPassFailure();
    int64_t combined = 0;
    SmallVector<GradientStatisticOpInterface> ops;
    if (*count > 0)
      module.walk([&](GradientStatisticOpInterface op) { ops.push_back(op); });
    for (GradientStatisticOpInterface op : ops)
      for (OpResult result : op->getResults()) {
        StringRef combiner =
            getForeignCombiner(op.getCombiner(result.getResultNumber()));
        if (result.use_empty() || isCombined(result, combiner))
          continue;
        if (failed(combine(op, result, getDeviceGroups(module))))
          return signalPassFailure();
        remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Combined"))
            << ("all " + countOf(*count, "device") + " act on one result");
        ++combined;
      }
    remark::analysis(module.getLoc(), remarkOf(DEBUG_TYPE, "Devices"))
        << remark::metric("Combined", combined);
  }
};
} // namespace
