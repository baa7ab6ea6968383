//===- Window.cpp - Pooling and its gradient ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As for reductions, sums of narrow floats are converted to their accumulator
// before and rounded after. A selection in the accumulator selects the same
// element, since the conversion keeps the order.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static LogicalResult writePool(OpExport &op) {
  auto pool = op.as<PoolOp>();
  FailureOr<Accumulation> sum = startAccumulation(
      op, pool.getKind(), pool.getInput().getType().getElementType(),
      pool.getAccumulator());
  if (failed(sum))
    return failure();
  size_t rank = pool.getWindow().size();
  Operation *result =
      op.create("reduce_window", op.getType().clone(sum->type),
                {op.convert(op.operands[0], sum->type), sum->start},
                {op.list("window_dimensions", pool.getWindow()),
                 op.list("window_strides", pool.getStrides()),
                 op.list("base_dilations", pool.getBaseDilation(), rank, 1),
                 op.list("window_dilations", pool.getWindowDilation(), rank, 1),
                 op.pads("padding", pool.getLow(), pool.getHigh())},
                sum->marks, /*regions=*/1);
  addCombiner(op, result, pool.getKind(), sum->type);
  return finishRounded(op, result->getResult(0));
}

static LogicalResult writePoolGrad(OpExport &op) {
  auto grad = op.as<PoolGradOp>();
  Type element = op.getType().getElementType();
  if (grad.getCotangent().getType().getElementType() != element)
    return op.refuse("an operand and a cotangent of different types");
  FailureOr<Accumulation> sum =
      startAccumulation(op, ReduceKind::Add, element, grad.getAccumulator());
  if (failed(sum))
    return failure();
  Operation *result =
      op.create("select_and_scatter", op.getType().clone(sum->type),
                {op.convert(op.operands[0], sum->type),
                 op.convert(op.operands[1], sum->type), sum->start},
                {op.list("window_dimensions", grad.getWindow()),
                 op.list("window_strides", grad.getStrides()),
                 op.pads("padding", grad.getLow(), grad.getHigh())},
                sum->marks, /*regions=*/2);
  // The first of equals wins.
  StringRef direction = grad.getKind() == ReduceKind::Max ? "GE" : "LE";
  op.addRegion(result, sum->type, [&](OpBuilder &, Block &block) -> ValueRange {
    Value keeps =
        op.compare(direction, block.getArgument(0), block.getArgument(1));
    return keeps.getDefiningOp()->getResults();
  });
  addCombiner(op, result, ReduceKind::Add, sum->type);
  return finishRounded(op, result->getResult(0));
}

static const ExporterRow rows[] = {
    {"mp.pool", writePool},
    {"mp.pool_grad", writePoolGrad},
};

ArrayRef<ExporterRow> hloexport::getWindowRows() { return rows; }
