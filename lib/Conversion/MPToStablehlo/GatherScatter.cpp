//===- GatherScatter.cpp - Gather and scatter -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static LogicalResult writeGather(OpExport &op) {
  auto gather = op.as<GatherOp>();
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
