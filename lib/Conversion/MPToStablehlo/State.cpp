//===- State.cpp - Training state, and fusions by their body --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same bits as the ops, which are defined by a reciprocal and one
// multiplication in f32, or in f64 for tensors of f64. A guard runs its body
// and selects: infinities and NaNs of a refused update reach nothing. What
// moves the scale is written out as arithmetic first.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mlir/IR/BuiltinOps.h"
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

/// XLA fuses each comparison with the update, which it computes for it again.
static LogicalResult writeAnyChanged(OpExport &op) {
  size_t half = op.operands.size() / 2;
  Value any;
  for (auto [old, next] :
       llvm::zip_equal(ArrayRef<Value>(op.operands).take_front(half),
                       ArrayRef<Value>(op.operands).drop_front(half))) {
    // Not NE, which holds of a NaN: no such is a change.
    Value changed = op.same(
        "or", {op.compare("LT", next, old), op.compare("GT", next, old)});
    FailureOr<Value> part = reduceAll(op, ReduceKind::Or, changed);
    if (failed(part))
      return failure();
    any = any ? op.same("or", {any, *part}) : *part;
  }
  return op.finish(any);
}

static LogicalResult writeGuard(OpExport &op) {
  auto guard = op.as<GuardOp>();
  SmallVector<Value> updated = op.exportBody(guard.getBody().front(), {});
  for (auto [kept, value] :
       llvm::zip_equal(ArrayRef<Value>(op.operands).drop_front(), updated)) {
    // As importing makes it of a single flag.
    auto type = cast<RankedTensorType>(value.getType());
    Value flags = op.repeat(op.operands[0], type);
    op.results.push_back(op.select(flags, value, kept));
  }
  return success();
}

static LogicalResult writeFusion(OpExport &op) {
  op.results = op.exportBody(op.as<FusionOp>().getBody().front(), op.operands);
  return success();
}

LogicalResult hloexport::writeBuilt(
    OpExport &op,
    llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> build) {
  Block body;
  for (Value operand : op.source->getOperands())
    body.addArgument(operand.getType(), op.loc);
  // It belongs to no op, and knows no context of its own.
  OpBuilder builder(op.builder.getContext());
  builder.setInsertionPointToEnd(&body);
  YieldOp::create(builder, op.loc, build(builder, body.getArguments()));
  op.results = op.exportBody(body, op.operands);
  return success();
}

LogicalResult hloexport::writeArithmetic(OpExport &op) {
  return writeBuilt(op, [&](OpBuilder &builder, ValueRange operands) {
    return op.as<ArithmeticOpInterface>().lower(builder, operands);
  });
}

static const ExporterRow rows[] = {
    {"mp.scale", writeScale},
    {"mp.unscale", writeUnscale},
    {"mp.any_changed", writeAnyChanged},
    {"mp.guard", writeGuard},
    {"mp.fusion", writeFusion},
};

ArrayRef<ExporterRow> hloexport::getStateRows() { return rows; }
