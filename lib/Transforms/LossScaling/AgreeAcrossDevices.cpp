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
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Interfaces/LossScalerOpInterface.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "llvm/ADT/StringSwitch.h"

#define DEBUG_TYPE "mp-agree-across-devices"

namespace mlir::mp {
#define GEN_PASS_DEF_AGREEACROSSDEVICES
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// A group lists them all.
static constexpr int64_t maxDevices = int64_t(1) << 20;

/// The op of StableHLO that combines as this one of ours; empty for others.
static StringRef getForeignCombiner(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("arith.addf", "add")
      .Case("arith.addi", "add")
      .Case("arith.andi", "and")
      .Case("arith.maximumf", "maximum")
      .Case("arith.ori", "or")
      .Default("");
}

/// The region of an op that combines two scalars of this type.
static std::string getCode(StringRef combiner, Type type) {
  std::string t = textOf(type);
  return "module {\n  \"kept.regions\"() ({\n  ^bb0(%a: " + t + ", %b: " + t +
         "):\n    %0 = \"stablehlo." + combiner.str() + "\"(%a, %b) : (" + t +
         ", " + t + ") -> " + t + "\n    \"stablehlo.return\"(%0) : (" + t +
         ") -> ()\n  }) : () -> ()\n}\n";
}

/// One group of all devices, in the attributes of a collective.
static DictionaryAttr getConfig(Builder &builder, int64_t count) {
  auto type = RankedTensorType::get({1, count}, builder.getI64Type());
  SmallVector<int64_t> devices = llvm::to_vector(llvm::seq<int64_t>(0, count));
  auto channel = builder.getDictionaryAttr(
      {builder.getNamedAttr("handle", builder.getI64IntegerAttr(1)),
       builder.getNamedAttr("type", builder.getI64IntegerAttr(0))});
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("channel_handle", channel),
       builder.getNamedAttr("replica_groups",
                            DenseIntElementsAttr::get(type, devices)),
       builder.getNamedAttr("use_global_device_ids", builder.getUnitAttr())});
}

/// Whether a collective reads this result already.
static bool isCombined(OpResult result) {
  return result.hasOneUse() && [&] {
    auto kept = dyn_cast<OpaqueOp>(*result.user_begin());
    return kept && kept.getKept() == "stablehlo.all_reduce";
  }();
}

/// Lets the readers of one result read what all devices have of it.
static LogicalResult combine(GradientStatisticOpInterface op, OpResult result,
                             int64_t count) {
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
  Type scalar = RankedTensorType::get({}, type.getElementType());
  auto all = OpaqueOp::create(
      builder, op.getLoc(), TypeRange{type},
      builder.getStringAttr("stablehlo.all_reduce"),
      ScalingRuleAttr::get(op->getContext(), ScalingRule::Unknown), UnitAttr(),
      UnitAttr(), getConfig(builder, count),
      builder.getStringAttr(getCode(combiner, scalar)), TypeAttr(),
      ValueRange{result});
  result.replaceAllUsesExcept(all->getResult(0), all);
  return success();
}

namespace {
struct AgreeAcrossDevices final
    : mlir::mp::impl::AgreeAcrossDevicesBase<AgreeAcrossDevices> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto devices = module->getAttrOfType<DictionaryAttr>(attr::devices);
    auto count = devices ? devices.getAs<IntegerAttr>("count") : IntegerAttr();
    if (count && (count.getInt() < 1 || count.getInt() > maxDevices)) {
      module.emitOpError() << "is for " << count.getInt()
                           << " devices; expected 1 or more";
      return signalPassFailure();
    }
    int64_t combined = 0;
    SmallVector<GradientStatisticOpInterface> ops;
    if (count)
      module.walk([&](GradientStatisticOpInterface op) { ops.push_back(op); });
    for (GradientStatisticOpInterface op : ops)
      for (OpResult result : op->getResults()) {
        if (result.use_empty() || isCombined(result))
          continue;
        if (failed(combine(op, result, count.getInt())))
          return signalPassFailure();
        remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Combined"))
            << ("all " + countOf(count.getInt(), "device") +
                " act on one result");
        ++combined;
      }
    remark::analysis(module.getLoc(), remarkOf(DEBUG_TYPE, "Devices"))
        << remark::metric("Combined", combined);
  }
};
} // namespace
