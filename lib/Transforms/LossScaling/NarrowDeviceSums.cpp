//===- NarrowDeviceSums.cpp - Sum gradients over devices in 16 bits -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of n numbers below the largest one of a type, each divided by a power of two
// from n up, all partial sums are below it, in whatever order: rounding never
// passes a number of the type. The powers are exact, and taken back in f32.
//
//===----------------------------------------------------------------------===//

#include "Shifts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/Collectives.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/LossScaling/Passes.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-narrow-device-sums"

namespace mlir::mp {
#define GEN_PASS_DEF_NARROWDEVICESUMS
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

llvm::cl::ValuesClass mp::deviceSumValues() {
  return llvm::cl::values(
      clEnumValN(DeviceSumMode::Wide, "wide", "as the step is written"),
      clEnumValN(DeviceSumMode::Narrow, "narrow",
                 "in 16 bits, so that no sum overflows"),
      clEnumValN(DeviceSumMode::Undivided, "undivided",
                 "in 16 bits as they are, for comparisons"));
}

static Value multiply(OpBuilder &builder, Location loc, Value value,
                      int exponent) {
  auto type = cast<RankedTensorType>(value.getType());
  auto factor = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(
          type, builder.getF32FloatAttr(std::ldexp(1.0f, exponent))));
  auto product = arith::MulFOp::create(builder, loc, value, factor);
  product->setAttr(attr::shift, builder.getI64IntegerAttr(exponent));
  return product;
}

/// Sends what `op` sums in `type`, divided by 2^`exponent`.
static void narrow(OpaqueOp op, FloatType type, int exponent) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto toNarrow = [&](Type wide) -> Type {
    return cast<RankedTensorType>(wide).clone(type);
  };
  SmallVector<Value> sent;
  for (Value value : op.getInputs()) {
    if (exponent != 0)
      value = multiply(builder, loc, value, -exponent);
    sent.push_back(
        CastOp::create(builder, loc, toNarrow(value.getType()), value));
  }
  auto sum = OpaqueOp::create(
      builder, loc, llvm::map_to_vector(op.getResultTypes(), toNarrow),
      op.getKeptAttr(), op.getRuleAttr(), op.getMovesAttr(),
      op.getHasEffectsAttr(), op.getConfigAttr(),
      builder.getStringAttr(printCombiner("add", type)), TypeAttr(), sent);
  for (auto [old, result] :
       llvm::zip_equal(op->getResults(), sum->getResults())) {
    Value wide = CastOp::create(builder, loc, old.getType(), result);
    old.replaceAllUsesWith(
        exponent != 0 ? multiply(builder, loc, wide, exponent) : wide);
  }
  op.erase();
}

namespace {
struct NarrowDeviceSums final
    : mp::impl::NarrowDeviceSumsBase<NarrowDeviceSums> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    FailureOr<int64_t> devices = findDeviceCount(getOperation());
    if (failed(main) || failed(devices))
      return signalPassFailure();
    StepGraph graph(*main);
    DegreeShifts scale = getLossScaleShifts(*main, graph);
    if (std::optional<StringRef> reason =
            getReasonToStay(*main, *devices, graph, scale)) {
      remark::missed(main->getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "DeviceSums"))
          << remark::reason("{0}", *reason);
      return markAllAnalysesPreserved();
    }
    std::vector<Degree> degrees = computeDegrees(graph.getGraph(), scale);
    SmallVector<OpaqueOp> sums;
    main->getFunction()->walk([&](OpaqueOp op) {
      if (countCombined(op, *devices) > 0 && isGradientSum(op, graph, degrees))
        sums.push_back(op);
    });
    for (OpaqueOp op : sums)
      narrowOne(op, *devices);
    remark::analysis(main->getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "DeviceSums"))
        << remark::metric("Sums", sums.size());
  }

private:
  FloatType getNarrowType() {
    PolicyAttr policy = findPolicy(getOperation());
    return policy ? dyn_cast<FloatType>(policy.getType()) : FloatType();
  }

  /// Whether devices run parts of the step on parts of the values.
  static bool hasParts(EntryFunction main) {
    WalkResult walk = main.getFunction()->walk(
        [](ManualComputationOp) { return WalkResult::interrupt(); });
    return walk.wasInterrupted();
  }

  /// Finds where a scale would be put into a step that has none.
  std::optional<StringRef> getReasonToStay(EntryFunction main, int64_t devices,
                                           const StepGraph &graph,
                                           DegreeShifts &scale) {
    FloatType type = getNarrowType();
    if (mode == DeviceSumMode::Wide)
      return "sums are to stay as they are";
    if (devices == 0 && !hasParts(main))
      return "no device runs the step on a part of the values, so that "
             "there are no sums over devices";
    if (!type || !(type.isF16() || type.isBF16()))
      return "the policy is for f32, or there is none";
    if (!scale.values.empty())
      return std::nullopt;
    if (type.isF16())
      return "the loss is not scaled, so that nothing would see an overflow; "
             "bf16 needs no scale";
    LossScalePlan plan =
        planLossScale(graph.getGraph(), getStepRoles(main, graph));
    if (!isUsable(plan))
      return "which values are gradients is not known";
    scale = plan.getShifts();
    return std::nullopt;
  }

  /// Whether all that `op` sums are gradients, in f32.
  static bool isGradientSum(OpaqueOp op, const StepGraph &graph,
                            ArrayRef<Degree> degrees) {
    return combinesDevices(op, "add") && op.getRule() == ScalingRule::Each &&
           llvm::all_of(op.getInputs(), [&](Value value) {
             return getElementTypeOrSelf(value.getType()).isF32() &&
                    degrees[graph.getId(value)] == Degree::of(1);
           });
  }

  void narrowOne(OpaqueOp op, int64_t devices) {
    FloatType type = getNarrowType();
    int64_t terms = countCombined(op, devices);
    bool divides = type.isF16() && mode == DeviceSumMode::Narrow;
    int exponent = divides ? int(llvm::Log2_64_Ceil(uint64_t(terms))) : 0;
    remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "DeviceSum"))
        << ("gradients of " + countOf(terms, "device") + " are summed in " +
            textOf(type) + ", divided by " +
            std::to_string(int64_t(1) << exponent) + " before");
    narrow(op, type, exponent);
  }
};
} // namespace
