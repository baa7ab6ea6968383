//===- Slices.cpp - Where the slices of gather and scatter lie ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Slices.h"

#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

Slices Slices::of(GatherOp op) {
  return {op.getOperand(),
          op.getIndices(),
          op.getResult(),
          {op.getOffsetDims(), op.getCollapsedSliceDims(),
           op.getOperandBatchingDims(), op.getIndicesBatchingDims(),
           static_cast<int64_t>(op.getIndexVectorDim())},
          op.getStartIndexMap()};
}

Slices Slices::of(ScatterOp op) {
  return {op.getOperand(),
          op.getIndices(),
          op.getUpdates(),
          {op.getUpdateWindowDims(), op.getInsertedWindowDims(),
           op.getOperandBatchingDims(), op.getIndicesBatchingDims(),
           static_cast<int64_t>(op.getIndexVectorDim())},
          op.getScatterDimsToOperandDims()};
}

Slices::Slices(Value operand, Value indices, Value whole,
               const Numbers &numbers, ArrayRef<int64_t> startMap)
    : shape(getTensorType(operand).getShape()), strides(getStrides(shape)),
      sizes(shape.size(), 1), wholeStrides(shape.size(), 0),
      wholeShape(getTensorType(whole).getShape()),
      operandDims(wholeShape.size(), -1), startMap(startMap) {
  SmallVector<int64_t> all = getStrides(wholeShape);
  SmallVector<int64_t> steps = getStrides(getTensorType(indices).getShape());
  auto vector = static_cast<size_t>(numbers.indexVectorDim);
  if (vector < steps.size())
    componentStride = steps[vector];

  const int64_t *window = numbers.windowDims.begin();
  for (auto [dim, stride] : llvm::enumerate(wholeStrides)) {
    auto number = static_cast<int64_t>(dim);
    if (llvm::is_contained(numbers.droppedDims, number) ||
        llvm::is_contained(numbers.operandBatching, number))
      continue;
    sizes[dim] = wholeShape[*window];
    stride = all[*window];
    operandDims[*window++] = number;
  }

  // The other dimensions count slices as those of the indices do.
  size_t from = 0;
  for (auto [dim, size] : llvm::enumerate(wholeShape)) {
    if (operandDims[dim] >= 0)
      continue;
    from += from == vector;
    Counter counter{size, all[dim], steps[from]};
    for (auto [o, i] :
         llvm::zip_equal(numbers.operandBatching, numbers.indicesBatching))
      if (i == static_cast<int64_t>(from))
        counter.batching = o;
    counters.push_back(counter);
    count = saturatingMultiply(count, size);
    ++from;
  }
}

llvm::Value *Slices::readStart(EntryBuilder &entry, Value indices,
                               llvm::Value *offset, size_t k, int64_t least,
                               int64_t most) const {
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Value *start = loadElement(
      entry, indices,
      b.CreateNSWAdd(offset, entry.index(int64_t(k) * componentStride)));
  // In the wider of both types, as far as limits fit there.
  if (start->getType()->getIntegerBitWidth() <
      entry.getIndexType()->getIntegerBitWidth())
    start = b.CreateSExt(start, entry.getIndexType());
  auto limit = [&](int64_t value) {
    return llvm::ConstantInt::getSigned(start->getType(), value);
  };
  start = b.CreateBinaryIntrinsic(llvm::Intrinsic::smax, start, limit(least));
  start = b.CreateBinaryIntrinsic(llvm::Intrinsic::smin, start, limit(most));
  return b.CreateTrunc(start, entry.getIndexType());
}
