//===- StablehloIndexing.cpp - Gather and scatter -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimension numbers change their names. Promises about the indices (sorted,
// unique) are dropped: mp keeps the meaning that needs none.
//
//===----------------------------------------------------------------------===//

#include "StablehloReducers.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// Signless indices are read as signed; an unsigned one that is so large that
/// this matters is outside any tensor, but on the other side.
static LogicalResult requireSignedIndices(OpConversion &op, unsigned index) {
  switch (op.getOperandKind(index)) {
  case ElementKind::Signed:
    return success();
  case ElementKind::Unsigned:
    return op.refuse("unsigned indices", "convert them to a signed type first");
  default:
    return op.refuse("indices are not integers");
  }
}

static LogicalResult convertGather(OpConversion &op) {
  auto sizes = op.getIntegers("slice_sizes");
  auto offset = op.getIntegers("offset_dims");
  auto collapsed = op.getIntegers("collapsed_slice_dims");
  auto operandBatching = op.getIntegers("operand_batching_dims");
  auto indicesBatching = op.getIntegers("start_indices_batching_dims");
  auto startMap = op.getIntegers("start_index_map");
  auto vectorDim = op.getInteger("index_vector_dim");
  if (failed(sizes) || failed(offset) || failed(collapsed) ||
      failed(operandBatching) || failed(indicesBatching) || failed(startMap) ||
      failed(vectorDim) || failed(requireSignedIndices(op, 1)))
    return failure();
  return op.finish(GatherOp::create(op.builder, op.loc, op.types[0],
                                    op.operands[0], op.operands[1], *sizes,
                                    *offset, *collapsed, *operandBatching,
                                    *indicesBatching, *startMap, *vectorDim));
}

static LogicalResult convertScatter(OpConversion &op) {
  auto window = op.getIntegers("update_window_dims");
  auto inserted = op.getIntegers("inserted_window_dims");
  auto operandBatching = op.getIntegers("input_batching_dims");
  auto indicesBatching = op.getIntegers("scatter_indices_batching_dims");
  auto startMap = op.getIntegers("scatter_dims_to_operand_dims");
  auto vectorDim = op.getInteger("index_vector_dim");
  if (failed(window) || failed(inserted) || failed(operandBatching) ||
      failed(indicesBatching) || failed(startMap) || failed(vectorDim) ||
      failed(requireSignedIndices(op, 1)))
    return failure();
  if (op.getOperandType(0) != op.types[0])
    return op.refuse("operand and result types differ");
  Region &body = op.source->getRegion(0);
  FailureOr<ReduceKind> kind = ReduceKind::Replace;
  if (!returnsUpdate(body))
    kind = getCombiner(op, body);
  if (failed(kind))
    return failure();
  bool rounds = *kind == ReduceKind::Add || *kind == ReduceKind::Mul;
  return op.finish(ScatterOp::create(
      op.builder, op.loc, op.types[0], *kind, op.operands[0], op.operands[1],
      op.operands[2], *window, *inserted, *operandBatching, *indicesBatching,
      *startMap, *vectorDim,
      rounds ? getAccumulator(op.types[0].getElementType()) : TypeAttr()));
}

static const ConverterRow rows[] = {
    {"stablehlo.gather", 2, 1, 0, convertGather},
    {"stablehlo.scatter", 3, 1, 1, convertScatter},
};

ArrayRef<ConverterRow> stablehlo::getIndexingRows() { return rows; }
