//===- Reduction.cpp - Reductions -----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The region of StableHLO's op works in the type of its operand. Sums of
// narrow floats are converted to their accumulator before and rounded after;
// the marks tell the importer that the three are one op.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mp/Dialect/MP/IR/IndexPattern.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static LogicalResult writeReduce(OpExport &op) {
  auto reduce = op.as<ReduceOp>();
  FailureOr<Accumulation> sum = startAccumulation(
      op, reduce.getKind(), reduce.getInput().getType().getElementType(),
      reduce.getAccumulator());
  if (failed(sum))
    return failure();
  Operation *result =
      op.create("reduce", op.getType().clone(sum->type),
                {op.convert(op.operands[0], sum->type), sum->start},
                op.list("dimensions", reduce.getDims()), sum->marks,
                /*regions=*/1);
  addCombiner(op, result, reduce.getKind(), sum->type);
  return finishRounded(op, result->getResult(0));
}

FailureOr<Value> hloexport::reduceFrom(OpExport &op, ReduceKind kind,
                                       Value input, int64_t first) {
  auto type = cast<RankedTensorType>(input.getType());
  FailureOr<Value> init = makeNeutral(op, kind, type.getElementType());
  if (failed(init))
    return failure();
  auto dims = llvm::to_vector(llvm::seq<int64_t>(first, type.getRank()));
  Operation *reduced =
      op.create("reduce", type.clone(type.getShape().take_front(first)),
                {input, *init}, op.list("dimensions", dims), {}, /*regions=*/1);
  addCombiner(op, reduced, kind, type.getElementType());
  return reduced->getResult(0);
}

FailureOr<Value> hloexport::reduceAll(OpExport &op, ReduceKind kind,
                                      Value input) {
  auto type = cast<RankedTensorType>(input.getType());
  if (type.getRank() == 0)
    return input;
  return reduceFrom(op, kind, input, 0);
}

//===----------------------------------------------------------------------===//
// Extremes with their index
//===----------------------------------------------------------------------===//

/// The winner of (a, i) and (b, j): NaN before every number, then the extreme,
/// then the smaller index.
static SmallVector<Value, 2> makeWinner(OpExport &op, Block &block, bool isMax,
                                        bool isFloat) {
  Value a = block.getArgument(0), i = block.getArgument(1);
  Value b = block.getArgument(2), j = block.getArgument(3);
  Value wins = op.compare(isMax ? "GT" : "LT", a, b);
  if (isFloat)
    wins = op.same("or", {wins, op.compare("NE", a, a)});
  Value isTie =
      op.same("and", {op.compare("EQ", a, b), op.compare("LT", i, j)});
  Value index = op.select(op.same("or", {wins, isTie}), i, j);
  return {op.select(wins, a, b), index};
}

static LogicalResult writeArgReduce(OpExport &op) {
  auto reduce = op.as<ArgReduceOp>();
  Type value = op.getType(0).getElementType();
  Type index = op.getType(1).getElementType();
  if (value.isInteger(1) || !isa<IntegerType>(index))
    return op.refuse("booleans, or indices that are not integers");
  FailureOr<Value> init = makeNeutral(op, reduce.getKind(), value);
  if (failed(init))
    return failure();
  // The initial value ties with an element that is as extreme; its index is
  // then that of the first element, or one that loses against all.
  ArrayRef<int64_t> dims = reduce.getDims();
  unsigned width = index.getIntOrFloatBitWidth();
  bool counts = dims.size() == 1 && countsAlong(reduce.getIndices(), dims[0]);
  Value start =
      op.splat(RankedTensorType::get({}, index),
               counts ? APInt(width, 0) : APInt::getSignedMaxValue(width));
  Operation *result = op.create("reduce", op.source->getResultTypes(),
                                {op.operands[0], op.operands[1], *init, start},
                                op.list("dimensions", dims), {}, /*regions=*/1);
  bool isMax = reduce.getKind() == ReduceKind::Max;
  SmallVector<Value, 2> winner;
  op.addRegion(result, {value, index}, [&](OpBuilder &, Block &block) {
    winner = makeWinner(op, block, isMax, isa<FloatType>(value));
    return ValueRange(winner);
  });
  llvm::append_range(op.results, result->getResults());
  return success();
}

static const ExporterRow rows[] = {
    {"mp.reduce", writeReduce},
    {"mp.arg_reduce", writeArgReduce},
};

ArrayRef<ExporterRow> hloexport::getReductionRows() { return rows; }
