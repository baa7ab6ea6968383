//===- State.cpp - Training state, and fusions by their body --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same bits as the ops, which are defined by a reciprocal and one
// multiplication in f32, or in f64 for tensors of f64. A guard runs its body
// and selects: infinities and NaNs of a refused update reach nothing.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static LogicalResult writeScale(OpExport &op) {
  Value scale = op.convert(op.operands[1], op.getType().getElementType());
  Value factor = op.repeat(scale, op.getType());
  return op.finish(op.same("multiply", {op.operands[0], factor}));
}

static LogicalResult writeUnscale(OpExport &op) {
  Value scale = op.convert(op.operands[1], op.getType().getElementType());
  Value one = op.splat(cast<RankedTensorType>(scale.getType()), 1.0);
  Value factor = op.repeat(op.same("divide", {one, scale}), op.getType());
  Value wide = op.convert(op.operands[0], op.getType().getElementType());
  return op.finish(op.same("multiply", {wide, factor}));
}

static FailureOr<Value> makeAllOf(OpExport &op, Value flags) {
  auto type = cast<RankedTensorType>(flags.getType());
  if (type.getRank() == 0)
    return flags;
  FailureOr<Value> init =
      makeNeutral(op, ReduceKind::And, type.getElementType());
  if (failed(init))
    return failure();
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  Operation *all = op.create("reduce", op.getType(), {flags, *init},
                             op.list("dimensions", dims), {}, /*regions=*/1);
  addCombiner(op, all, ReduceKind::And, type.getElementType());
  return all->getResult(0);
}

static LogicalResult writeAllFinite(OpExport &op) {
  Value all;
  for (Value input : op.operands) {
    auto type = cast<RankedTensorType>(input.getType());
    Value flags =
        op.make("is_finite", type.clone(op.builder.getI1Type()), input);
    FailureOr<Value> part = makeAllOf(op, flags);
    if (failed(part))
      return failure();
    all = all ? op.same("and", {all, *part}) : *part;
  }
  return op.finish(all ? all : op.splat(op.getType(), APInt(1, 1)));
}

static LogicalResult writeGuard(OpExport &op) {
  auto guard = op.as<GuardOp>();
  SmallVector<Value> updated = op.exportBody(guard.getBody().front(), {});
  for (auto [kept, value] :
       llvm::zip_equal(ArrayRef<Value>(op.operands).drop_front(), updated))
    op.results.push_back(op.select(op.operands[0], value, kept));
  return success();
}

static LogicalResult writeFusion(OpExport &op) {
  op.results = op.exportBody(op.as<FusionOp>().getBody().front(), op.operands);
  return success();
}

namespace {
/// The automaton, written piece by piece.
struct AutomatonExport {
  explicit AutomatonExport(OpExport &op)
      : op(op), update(op.as<UpdateLossScaleOp>()), finite(op.operands[2]) {}

  Value count(int32_t value) {
    return op.splat(op.getType(1), APInt(32, value, /*isSigned=*/true));
  }
  Value real(FloatAttr value) { return op.splat(op.getType(0), value); }
  /// Counts bad steps, up to as many as make the scale fall.
  Value countBad() {
    return op.same("minimum", {op.same("add", {op.operands[3], count(1)}),
                               count(*update.getHysteresis())});
  }
  Value moveScale(Value isDue, Value falls);
  Value moveBadSteps(Value counted, Value isDue, Value falls);

  OpExport &op;
  UpdateLossScaleOp update;
  Value finite;
};
} // namespace

Value AutomatonExport::moveScale(Value isDue, Value falls) {
  Value scale = op.operands[0];
  Value grown = op.same("multiply", {scale, real(update.getGrowthAttr())});
  Value fits =
      op.make("is_finite", op.getType(0).clone(op.builder.getI1Type()), grown);
  Value afterGood = op.select(op.same("and", {isDue, fits}), grown, scale);
  Value afterBad = op.same("multiply", {scale, real(update.getBackoffAttr())});
  if (falls)
    afterBad = op.select(falls, afterBad, scale);
  Value next = op.select(finite, afterGood, afterBad);
  if (FloatAttr floor = update.getFloorAttr())
    next = op.same("maximum", {next, real(floor)});
  if (FloatAttr ceiling = update.getCeilingAttr())
    next = op.same("minimum", {next, real(ceiling)});
  return next;
}

Value AutomatonExport::moveBadSteps(Value counted, Value isDue, Value falls) {
  HysteresisRefill refill = *update.getRefill();
  Value none = count(0);
  Value afterGood = refill == HysteresisRefill::GoodStep
                        ? none
                        : op.select(isDue, none, op.operands[3]);
  Value afterBad = refill == HysteresisRefill::Backoff
                       ? op.select(falls, none, counted)
                       : counted;
  return op.select(finite, afterGood, afterBad);
}

static LogicalResult writeUpdateLossScale(OpExport &op) {
  AutomatonExport automaton(op);
  UpdateLossScaleOp update = automaton.update;
  Value none = automaton.count(0);
  Value good = op.same("add", {op.operands[1], automaton.count(1)});
  Value isDue = op.compare("GE", good, automaton.count(update.getInterval()));
  Value counted, falls;
  if (update.getBadSteps()) {
    counted = automaton.countBad();
    falls = op.compare("GE", counted, automaton.count(*update.getHysteresis()));
  }
  op.results = {
      automaton.moveScale(isDue, falls),
      op.select(automaton.finite, op.select(isDue, none, good), none)};
  if (update.getBadSteps())
    op.results.push_back(automaton.moveBadSteps(counted, isDue, falls));
  return success();
}

static LogicalResult writeDetectStall(OpExport &op) {
  auto count = [&](int32_t value) {
    return op.splat(op.getType(0), APInt(32, value, /*isSigned=*/true));
  };
  Value after = count(static_cast<int32_t>(op.as<DetectStallOp>().getAfter()));
  Value counted =
      op.same("minimum", {op.same("add", {op.operands[0], count(1)}), after});
  Value next = op.select(op.operands[1], count(0), counted);
  op.results = {next, op.compare("GE", next, after)};
  return success();
}

static const ExporterRow rows[] = {
    {"mp.scale", writeScale},
    {"mp.unscale", writeUnscale},
    {"mp.all_finite", writeAllFinite},
    {"mp.guard", writeGuard},
    {"mp.fusion", writeFusion},
    {"mp.update_loss_scale", writeUpdateLossScale},
    {"mp.detect_stall", writeDetectStall},
};

ArrayRef<ExporterRow> hloexport::getStateRows() { return rows; }
