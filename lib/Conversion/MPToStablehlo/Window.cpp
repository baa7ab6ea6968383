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
  Type from = pool.getInput().getType().getElementType();
  Type element = op.getType().getElementType();
  Type sum = getSumType(pool.getKind(), from, pool.getAccumulator());
  FailureOr<Value> init = makeNeutral(op, pool.getKind(), sum);
  if (failed(init))
    return failure();
  SmallVector<NamedAttribute, 1> marks;
  if (sum != from)
    marks.push_back(op.mark(mark::widened));
  size_t rank = pool.getWindow().size();
  Operation *result =
      op.create("reduce_window", op.getType().clone(sum),
                {op.convert(op.operands[0], sum), *init},
                {op.list("window_dimensions", pool.getWindow()),
                 op.list("window_strides", pool.getStrides()),
                 op.list("base_dilations", pool.getBaseDilation(), rank, 1),
                 op.list("window_dilations", pool.getWindowDilation(), rank, 1),
                 op.pads("padding", pool.getLow(), pool.getHigh())},
                marks, /*regions=*/1);
  addCombiner(op, result, pool.getKind(), sum);
  return op.finish(
      op.convert(result->getResult(0), element, op.mark(mark::rounds)));
}

static LogicalResult writePoolGrad(OpExport &op) {
  auto grad = op.as<PoolGradOp>();
  Type element = op.getType().getElementType();
  Type sum = getSumType(ReduceKind::Add, element, grad.getAccumulator());
  if (grad.getCotangent().getType().getElementType() != element)
    return op.refuse("an operand and a cotangent of different types");
  SmallVector<NamedAttribute, 1> marks;
  if (sum != element)
    marks.push_back(op.mark(mark::widened));
  FailureOr<Value> zero = makeNeutral(op, ReduceKind::Add, sum);
  if (failed(zero))
    return failure();
  Operation *result = op.create(
      "select_and_scatter", op.getType().clone(sum),
      {op.convert(op.operands[0], sum), op.convert(op.operands[1], sum), *zero},
      {op.list("window_dimensions", grad.getWindow()),
       op.list("window_strides", grad.getStrides()),
       op.pads("padding", grad.getLow(), grad.getHigh())},
      marks, /*regions=*/2);
  // The first of equals wins.
  StringRef direction = grad.getKind() == ReduceKind::Max ? "GE" : "LE";
  op.addRegion(result, sum, [&](OpBuilder &, Block &block) -> ValueRange {
    Value keeps =
        op.compare(direction, block.getArgument(0), block.getArgument(1));
    return keeps.getDefiningOp()->getResults();
  });
  addCombiner(op, result, ReduceKind::Add, sum);
  return op.finish(
      op.convert(result->getResult(0), element, op.mark(mark::rounds)));
}

static const ExporterRow rows[] = {
    {"mp.pool", writePool},
    {"mp.pool_grad", writePoolGrad},
};

ArrayRef<ExporterRow> hloexport::getWindowRows() { return rows; }
