//===- GatherScatter.cpp - Gather and scatter -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

//===----------------------------------------------------------------------===//
// Slices at a place that is computed
//===----------------------------------------------------------------------===//
//
// XLA writes such a slice in place, and reads it alone, where it would carry a
// scatter or gather of one window through a loop as a whole.

static bool isIdentity(ArrayRef<int64_t> dims, int64_t rank) {
  return llvm::equal(dims, llvm::seq<int64_t>(0, rank));
}

static bool isWritten(Operation *op, StringRef name) {
  return op && op->getName().getStringRef() == name;
}

/// One number of a vector that was written.
static Value pickNumber(OpExport &op, Value vector, int64_t at) {
  if (Operation *joined = vector.getDefiningOp();
      isWritten(joined, "stablehlo.concatenate"))
    for (Value part : joined->getOperands()) {
      int64_t size = cast<RankedTensorType>(part.getType()).getDimSize(0);
      vector = part;
      if (at < size)
        break;
      at -= size;
    }
  auto type = cast<RankedTensorType>(vector.getType());
  auto scalar = type.clone(ArrayRef<int64_t>());
  if (Operation *reshape = vector.getDefiningOp();
      isWritten(reshape, "stablehlo.reshape") &&
      reshape->getOperand(0).getType() == scalar)
    return reshape->getOperand(0);
  if (type.getNumElements() != 1)
    vector =
        op.make("slice", type.clone({1}), vector,
                {op.list("start_indices", {at}),
                 op.list("limit_indices", {at + 1}), op.list("strides", {1})});
  return op.make("reshape", scalar, vector);
}

/// The operands and where a slice begins in the first of them.
static SmallVector<Value> withStart(OpExport &op, ArrayRef<Value> operands,
                                    Value start) {
  SmallVector<Value> all(operands);
  int64_t rank = cast<RankedTensorType>(operands[0].getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    all.push_back(pickNumber(op, start, dim));
  return all;
}

static bool isSlice(GatherOp gather) {
  int64_t rank =
      cast<RankedTensorType>(gather.getOperand().getType()).getRank();
  return rank > 0 && gather.getIndices().getType().getRank() == 1 &&
         isIdentity(gather.getStartIndexMap(), rank) &&
         isIdentity(gather.getOffsetDims(), rank);
}

/// Where the one window of a scatter begins, of the value that was written for
/// the indices; null if it may leave the operand and be dropped.
static Value findStart(ScatterOp scatter, Value written) {
  auto type = cast<RankedTensorType>(scatter.getType());
  auto updates = cast<RankedTensorType>(scatter.getUpdates().getType());
  int64_t rank = type.getRank();
  if (scatter.getKind() != ReduceKind::Replace || rank == 0 ||
      scatter.getIndices().getType().getRank() != 1 ||
      updates.getElementType() != type.getElementType() ||
      !isIdentity(scatter.getScatterDimsToOperandDims(), rank) ||
      !isIdentity(scatter.getUpdateWindowDims(), rank))
    return {};
  auto lowered = scatter.getIndices().getDefiningOp<arith::MinSIOp>();
  auto raised =
      lowered ? lowered.getLhs().getDefiningOp<arith::MaxSIOp>() : nullptr;
  DenseIntElementsAttr last;
  if (!raised || !matchPattern(raised.getRhs(), m_Zero()) ||
      !matchPattern(lowered.getRhs(), m_Constant(&last)))
    return {};
  for (auto [bound, size, part] : llvm::zip_equal(
           last.getValues<APInt>(), type.getShape(), updates.getShape()))
    if (bound.getSExtValue() != size - part)
      return {};
  // It is moved as a slice is that leaves the operand.
  Operation *least = written.getDefiningOp();
  if (!isWritten(least, "stablehlo.minimum"))
    return written;
  Operation *most = least->getOperand(0).getDefiningOp();
  return isWritten(most, "stablehlo.maximum") ? most->getOperand(0) : written;
}

//===----------------------------------------------------------------------===//
// Gather and scatter
//===----------------------------------------------------------------------===//

static LogicalResult writeGather(OpExport &op) {
  auto gather = op.as<GatherOp>();
  if (isSlice(gather))
    return op.finish(op.make("dynamic_slice", op.getType(),
                             withStart(op, op.operands[0], op.operands[1]),
                             op.list("slice_sizes", gather.getSliceSizes())));
  std::string numbers =
      "gather<offset_dims = " + printList(gather.getOffsetDims()) +
      ", collapsed_slice_dims = " + printList(gather.getCollapsedSliceDims()) +
      ", operand_batching_dims = " +
      printList(gather.getOperandBatchingDims()) +
      ", start_indices_batching_dims = " +
      printList(gather.getIndicesBatchingDims()) +
      ", start_index_map = " + printList(gather.getStartIndexMap()) +
      ", index_vector_dim = " + std::to_string(gather.getIndexVectorDim()) +
      ">";
  return op.finish(op.make("gather", op.getType(), op.operands,
                           {op.symbol("dimension_numbers", numbers),
                            op.list("slice_sizes", gather.getSliceSizes()),
                            op.flag("indices_are_sorted", false)}));
}

static LogicalResult writeScatter(OpExport &op) {
  auto scatter = op.as<ScatterOp>();
  if (Value start = findStart(scatter, op.operands[1]))
    return op.finish(
        op.make("dynamic_update_slice", op.getType(),
                withStart(op, {op.operands[0], op.operands[2]}, start)));
  Type element = op.getType().getElementType();
  Type ofUpdates = getElementTypeOrSelf(op.operands[2].getType());
  Type sum = getSumType(scatter.getKind(), element, scatter.getAccumulator());
  if (ofUpdates != element && !scatter.getAccumulator())
    return op.refuse("an operand and updates of different types");
  SmallVector<NamedAttribute, 1> marks;
  if (sum != element || sum != ofUpdates)
    marks.push_back(op.mark(mark::widened));
  std::string numbers =
      "scatter<update_window_dims = " +
      printList(scatter.getUpdateWindowDims()) +
      ", inserted_window_dims = " + printList(scatter.getInsertedWindowDims()) +
      ", input_batching_dims = " + printList(scatter.getOperandBatchingDims()) +
      ", scatter_indices_batching_dims = " +
      printList(scatter.getIndicesBatchingDims()) +
      ", scatter_dims_to_operand_dims = " +
      printList(scatter.getScatterDimsToOperandDims()) +
      ", index_vector_dim = " + std::to_string(scatter.getIndexVectorDim()) +
      ">";
  Operation *result = op.create(
      "scatter", op.getType().clone(sum),
      {op.convert(op.operands[0], sum), op.operands[1],
       op.convert(op.operands[2], sum)},
      {op.symbol("scatter_dimension_numbers", numbers),
       op.flag("indices_are_sorted", false), op.flag("unique_indices", false)},
      marks, /*regions=*/1);
  addCombiner(op, result, scatter.getKind(), sum);
  return finishRounded(op, result->getResult(0));
}

static const ExporterRow rows[] = {
    {"mp.gather", writeGather},
    {"mp.scatter", writeScatter},
};

ArrayRef<ExporterRow> hloexport::getIndexingRows() { return rows; }
