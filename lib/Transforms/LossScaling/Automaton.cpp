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
#include "mp/Dialect/MP/IR/MPScalerOps.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether the automaton asked for a smaller scale than its floor: a bad step
/// that leaves the scale where it is, after as many as are tolerated. Asks for
/// no floor, which mp-move-scales moves.
static Value findEndAtFloor(UpdateLossScaleOp update, OpBuilder &builder) {
  Location loc = update.getLoc();
  auto constant = [&](TypedAttr value) -> Value {
    auto type = RankedTensorType::get({}, value.getType());
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(type, value));
  };
  Value atFloor =
      arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OLE,
                            update.getScale(), update.getNewScale());
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

FailureOr<Value> mp::addAutomaton(EntryFunction main, ScalerInputs &inputs,
                                  const LossScaleOptions &options) {
  UpdateLossScaleOp update;
  if (options.mode == LossScaleMode::Dynamic) {
    FailureOr<LossScalerOpInterface> added =
        addScaleUpdate(main, inputs, options);
    if (failed(added))
      return failure();
    // Others end at no floor.
    update = dyn_cast<UpdateLossScaleOp>(added->getOperation());
  }
  OpBuilder builder(main.getReturn());
  Location loc = main.getReturn().getLoc();
  Value stalled;
  if (options.stallAfter > 0) {
    FailureOr<BlockArgument> count = addScalarState(
        main, Role::Counter, (scaling::stalledSteps + inputs.suffix).str());
    if (failed(count))
      return failure();
    builder.setInsertionPoint(main.getReturn());
    // What is finite and zero moves nothing, as what is not finite.
    Value progress = arith::AndIOp::create(builder, loc, inputs.getFinite(),
                                           inputs.flags[*inputs.nonzero]);
    auto detect = DetectStallOp::create(
        builder, loc, count->getType(), progress.getType(), *count, progress,
        builder.getI32IntegerAttr(options.stallAfter));
    main.addNextValue(*count, detect.getNewCount(), Role::NewState);
    stalled = detect.getStalled();
  }
  builder.setInsertionPoint(main.getReturn());
  if (!update || !options.stopsAtFloor || !options.floor ||
      options.backoff == 1)
    return stalled;
  Value end = findEndAtFloor(update, builder);
  return stalled ? arith::OrIOp::create(builder, loc, stalled, end).getResult()
                 : end;
}
