//===- Gather.cpp - Slices of an operand at indices -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each slice is one strided copy; a start index is clamped so that the slice
// stays inside the operand.
//
//===----------------------------------------------------------------------===//

#include "Indexing.h"

#include "mp/Dialect/MP/IR/MPIndexingOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

static FailureOr<Kernel> makeGather(const KernelContext &c) {
  auto gather = c.as<GatherOp>();
  Buffer from = c.inputs[0], indices = c.inputs[1], to = c.outputs[0];
  if (indices.storage != Storage::I64)
    return c.op->emitOpError("the interpreter wants integer indices");
  IndexingPlan plan({gather.getOffsetDims(), gather.getCollapsedSliceDims(),
                     gather.getOperandBatchingDims(),
                     gather.getIndicesBatchingDims(), gather.getStartIndexMap(),
                     static_cast<int64_t>(gather.getIndexVectorDim())},
                    from, indices, to);
  SmallVector<int64_t> fromStrides, lastStart;
  for (int64_t dim : plan.boxDims)
    fromStrides.push_back(plan.slicedStrides[dim]);
  for (int64_t dim : plan.startMap)
    lastStart.push_back(from.shape[dim] - gather.getSliceSizes()[dim]);
  unsigned width = byteWidth(to.storage);
  StridedCopy copy(width, plan.boxSizes, plan.boxStrides, fromStrides);
  return Kernel([=, plan = std::move(plan)] {
    for (const SlicePlace &slice : plan.slices) {
      int64_t at = slice.slicedOffset;
      const int64_t *index = indices.as<int64_t>() + slice.indexOffset;
      for (auto [k, dim] : llvm::enumerate(plan.startMap))
        at += std::clamp<int64_t>(index[k * plan.indexStride], 0,
                                  std::max<int64_t>(0, lastStart[k])) *
              plan.slicedStrides[dim];
      copy.run(to.as<char>() + slice.windowedOffset * width,
               from.as<char>() + at * width);
    }
  });
}

void mp::exec::addGatherKernels(KernelTable &table) {
  table["mp.gather"] = {makeGather};
}
