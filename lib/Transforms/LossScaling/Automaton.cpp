//===- Automaton.cpp - What moves the loss scale --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All decisions are data: the host reads the result that tells of a stall when
// it likes, and the step never waits for it.
//
//===----------------------------------------------------------------------===//

#include "Automaton.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult mp::addFirstValue(EntryFunction main, StringRef name,
                                TypedAttr value) {
  FailureOr<InitFunction> init = InitFunction::getOrCreate(main);
  if (failed(init))
    return failure();
  OpBuilder builder = init->getBuilder();
  auto type = RankedTensorType::get({}, value.getType());
  init->setFirstValue(
      name, arith::ConstantOp::create(builder, main.getFunction().getLoc(),
                                      DenseElementsAttr::get(type, value)));
  return success();
}

/// A counter of the step that starts with zero.
static FailureOr<BlockArgument> addCounter(EntryFunction main, StringRef name) {
  Builder types(main.getFunction().getContext());
  BlockArgument counter =
      main.addArgument(RankedTensorType::get({}, types.getI32Type()),
                       Role::Counter, name, main.getFunction().getLoc());
  if (failed(addFirstValue(main, name, types.getI32IntegerAttr(0))))
    return failure();
  return counter;
}

static FailureOr<UpdateLossScaleOp>
addScaleUpdate(EntryFunction main, BlockArgument scale, Value finite,
               const LossScaleOptions &options) {
  bool countsBad = options.hysteresis > 1;
  FailureOr<BlockArgument> good = addCounter(main, scaling::goodSteps);
  FailureOr<BlockArgument> bad =
      countsBad ? addCounter(main, scaling::badSteps) : BlockArgument();
  if (failed(good) || failed(bad))
    return failure();
  OpBuilder builder(main.getReturn());
  auto optional = [&](std::optional<float> bound) {
    return bound ? builder.getF32FloatAttr(*bound) : FloatAttr();
  };
  Type counter = good->getType();
  auto update = UpdateLossScaleOp::create(
      builder, main.getReturn().getLoc(), scale.getType(), counter,
      countsBad ? counter : Type(), scale, *good, finite,
      countsBad ? Value(*bad) : Value(),
      builder.getF32FloatAttr(options.growth),
      builder.getF32FloatAttr(options.backoff),
      builder.getI32IntegerAttr(options.interval),
      countsBad ? builder.getI32IntegerAttr(options.hysteresis) : IntegerAttr(),
      countsBad
          ? HysteresisRefillAttr::get(builder.getContext(), options.refill)
          : HysteresisRefillAttr(),
      optional(options.floor), optional(options.ceiling));
  main.addNextValue(scale, update.getNewScale(), Role::NewState);
  main.addNextValue(*good, update.getNewGoodSteps(), Role::NewState);
  if (countsBad)
    main.addNextValue(*bad, update.getNewBadSteps(), Role::NewState);
  return update;
}

/// Whether the automaton asked for a smaller scale than its floor: a bad step
/// at the floor, after as many bad steps as are tolerated.
static Value findEndAtFloor(UpdateLossScaleOp update, OpBuilder &builder) {
  Location loc = update.getLoc();
  auto constant = [&](TypedAttr value) -> Value {
    auto type = RankedTensorType::get({}, value.getType());
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(type, value));
  };
  Value atFloor =
      arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OLE,
                            update.getScale(), constant(update.getFloorAttr()));
  Value bad = arith::XOrIOp::create(builder, loc, update.getFinite(),
                                    constant(builder.getBoolAttr(true)));
  Value end = arith::AndIOp::create(builder, loc, atFloor, bad);
  if (!update.getBadSteps())
    return end;
  Value exhausted = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::sge, update.getNewBadSteps(),
      constant(builder.getI32IntegerAttr(*update.getHysteresis())));
  return arith::AndIOp::create(builder, loc, end, exhausted);
}

/// `update` is null where the scale is static.
static LogicalResult addStallDetection(EntryFunction main, Value finite,
                                       UpdateLossScaleOp update,
                                       const LossScaleOptions &options) {
  OpBuilder builder(main.getReturn());
  Value stalled;
  if (options.stallAfter > 0) {
    FailureOr<BlockArgument> count = addCounter(main, scaling::stalledSteps);
    if (failed(count))
      return failure();
    builder.setInsertionPoint(main.getReturn());
    auto detect = DetectStallOp::create(
        builder, main.getReturn().getLoc(), count->getType(), finite.getType(),
        *count, finite, builder.getI32IntegerAttr(options.stallAfter));
    main.addNextValue(*count, detect.getNewCount(), Role::NewState);
    stalled = detect.getStalled();
  }
  builder.setInsertionPoint(main.getReturn());
  if (update && options.stopsAtFloor && options.floor) {
    Value end = findEndAtFloor(update, builder);
    stalled = stalled
                  ? arith::OrIOp::create(builder, end.getLoc(), stalled, end)
                        .getResult()
                  : end;
  }
  if (stalled)
    main.addResult(stalled, Role::Metric, scaling::stalled);
  return success();
}

LogicalResult mp::addAutomaton(EntryFunction main, BlockArgument scale,
                               Value finite, const LossScaleOptions &options) {
  UpdateLossScaleOp update;
  if (options.mode == LossScaleMode::Dynamic) {
    FailureOr<UpdateLossScaleOp> added =
        addScaleUpdate(main, scale, finite, options);
    if (failed(added))
      return failure();
    update = *added;
  }
  return addStallDetection(main, finite, update, options);
}
