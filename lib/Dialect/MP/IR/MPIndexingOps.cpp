//===- MPIndexingOps.cpp - Verifiers of gather and scatter ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gather and scatter number their dimensions alike: a window of the operand,
// dimensions of the operand that the window leaves out, batching dimensions of
// both sides, and where the entries of an index vector point. IndexingDims
// checks what they share.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "ShapeRules.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPIndexingOps.cpp.inc"

void MPDialect::registerIndexingOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPIndexingOps.cpp.inc"
      >();
}

namespace {
/// The dimension numbers of a gather or a scatter, each with its name there.
struct IndexingDims {
  Value operand, indices;
  std::pair<StringRef, ArrayRef<int64_t>> window, dropped, indexMap;
  ArrayRef<int64_t> operandBatching, indicesBatching;
  int64_t indexVectorDim;

  LogicalResult verify(Operation *op) const;
  /// Sizes of the indices without the dimension of the index vector.
  SmallVector<int64_t> placeSizes() const;

private:
  LogicalResult verifyBatching(Operation *op) const;
  LogicalResult verifyIndexVector(Operation *op) const;
};
} // namespace

static SmallVector<int64_t> joined(ArrayRef<int64_t> first,
                                   ArrayRef<int64_t> second) {
  SmallVector<int64_t> all(first);
  llvm::append_range(all, second);
  return all;
}

LogicalResult IndexingDims::verifyBatching(Operation *op) const {
  if (failed(verifySortedDims(op, "operand_batching_dims", operandBatching,
                              rankOf(operand))) ||
      failed(verifyDims(op, "indices_batching_dims", indicesBatching,
                        rankOf(indices))))
    return failure();
  if (operandBatching.size() != indicesBatching.size())
    return op->emitOpError()
           << "batching dimensions: " << operandBatching.size()
           << " of the operand, but " << indicesBatching.size()
           << " of the indices";
  for (auto [o, i] : llvm::zip_equal(operandBatching, indicesBatching)) {
    if (i == indexVectorDim)
      return op->emitOpError() << "dimension " << i
                               << " of the indices is a batching dimension "
                                  "and 'index_vector' too";
    if (shapeOf(operand)[o] != shapeOf(indices)[i])
      return op->emitOpError()
             << "batching dimension " << o << " of the operand has size "
             << shapeOf(operand)[o] << ", but dimension " << i
             << " of the indices has size " << shapeOf(indices)[i];
  }
  return success();
}

LogicalResult IndexingDims::verifyIndexVector(Operation *op) const {
  if (!elementOf(indices).isIntOrIndex())
    return op->emitOpError() << "indices have elements of type "
                             << elementOf(indices) << ", expected integers";
  // One past the last dimension: each index is a scalar of its own.
  if (indexVectorDim < 0 || indexVectorDim > rankOf(indices))
    return op->emitOpError() << "'index_vector' is " << indexVectorDim
                             << " for indices of rank " << rankOf(indices);
  int64_t length =
      indexVectorDim == rankOf(indices) ? 1 : shapeOf(indices)[indexVectorDim];
  return verifyLength(op, indexMap.first, indexMap.second.size(),
                      "entries in an index vector", length);
}

LogicalResult IndexingDims::verify(Operation *op) const {
  int64_t rank = rankOf(operand);
  if (failed(verifyIndexVector(op)) ||
      failed(verifySortedDims(op, dropped.first, dropped.second, rank)) ||
      failed(verifyBatching(op)) ||
      failed(verifyDims(op, "operand dimensions",
                        joined(dropped.second, operandBatching), rank)) ||
      failed(verifyDims(op, indexMap.first,
                        joined(indexMap.second, operandBatching), rank)))
    return failure();
  size_t numbered =
      window.second.size() + dropped.second.size() + operandBatching.size();
  if (static_cast<int64_t>(numbered) != rank)
    return op->emitOpError()
           << "window, dropped and batching dimensions number " << numbered
           << ", but the operand has rank " << rank;
  return success();
}

SmallVector<int64_t> IndexingDims::placeSizes() const {
  SmallVector<int64_t> sizes;
  for (auto [i, size] : llvm::enumerate(shapeOf(indices)))
    if (static_cast<int64_t>(i) != indexVectorDim)
      sizes.push_back(size);
  return sizes;
}

/// The shape whose dimensions `windowDims` are `windowSizes` in order and
/// whose other dimensions are `placeSizes` in order.
static SmallVector<int64_t> weave(ArrayRef<int64_t> windowDims,
                                  ArrayRef<int64_t> windowSizes,
                                  ArrayRef<int64_t> placeSizes) {
  SmallVector<int64_t> shape;
  int64_t rank = windowSizes.size() + placeSizes.size();
  const int64_t *window = windowSizes.begin(), *place = placeSizes.begin();
  for (int64_t dim = 0; dim < rank; ++dim)
    shape.push_back(llvm::is_contained(windowDims, dim) ? *window++ : *place++);
  return shape;
}

LogicalResult GatherOp::verify() {
  IndexingDims dims{getOperand(),
                    getIndices(),
                    {"offset", getOffsetDims()},
                    {"collapsed", getCollapsedSliceDims()},
                    {"start", getStartIndexMap()},
                    getOperandBatchingDims(),
                    getIndicesBatchingDims(),
                    static_cast<int64_t>(getIndexVectorDim())};
  ArrayRef<int64_t> sizes = getSliceSizes();
  if (failed(dims.verify(*this)) ||
      failed(verifyLength(*this, "slice", sizes.size(), "operand dimensions",
                          rankOf(getOperand()))) ||
      failed(verifyAtLeast(*this, "slice", sizes, 0)) ||
      failed(verifySameElement(*this, "operand", getOperand(), getResult())))
    return failure();
  SmallVector<int64_t> dropped =
      joined(getCollapsedSliceDims(), getOperandBatchingDims());
  SmallVector<int64_t> windowSizes;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (size > shapeOf(getOperand())[i])
      return emitOpError() << "'slice' is " << size << " in dimension " << i
                           << " of size " << shapeOf(getOperand())[i];
    if (!llvm::is_contained(dropped, static_cast<int64_t>(i)))
      windowSizes.push_back(size);
    else if (size > 1)
      return emitOpError() << "'slice' is " << size << " in dimension " << i
                           << ", but a collapsed or batching dimension "
                              "has a slice of at most 1";
  }
  SmallVector<int64_t> places = dims.placeSizes();
  if (failed(verifySortedDims(*this, "offset", getOffsetDims(),
                              windowSizes.size() + places.size())))
    return failure();
  return verifyResultShape(*this, getResult(),
                           weave(getOffsetDims(), windowSizes, places));
}

/// The kind combines an old element with an update.
static LogicalResult verifyUpdates(ScatterOp op) {
  ReduceKind kind = op.getKind();
  bool bitwise = kind == ReduceKind::And || kind == ReduceKind::Or;
  if (bitwise && !isa<IntegerType>(elementOf(op.getOperand())))
    return op.emitOpError()
           << "cannot combine elements of type " << elementOf(op.getOperand())
           << " by '" << stringifyReduceKind(kind) << "'";
  if (kind == ReduceKind::Replace)
    return verifySameElement(op, "updates", op.getUpdates(), op.getResult());
  return verifyElements(op, op.getUpdates(), op.getResult());
}

LogicalResult ScatterOp::verify() {
  IndexingDims dims{getOperand(),
                    getIndices(),
                    {"window", getUpdateWindowDims()},
                    {"inserted", getInsertedWindowDims()},
                    {"start", getScatterDimsToOperandDims()},
                    getOperandBatchingDims(),
                    getIndicesBatchingDims(),
                    static_cast<int64_t>(getIndexVectorDim())};
  if (failed(dims.verify(*this)))
    return failure();
  SmallVector<int64_t> places = dims.placeSizes();
  int64_t rank = places.size() + getUpdateWindowDims().size();
  if (rankOf(getUpdates()) != rank)
    return emitOpError() << "updates have rank " << rankOf(getUpdates())
                         << ", but indices and window give " << rank;
  if (failed(verifySortedDims(*this, "window", getUpdateWindowDims(), rank)))
    return failure();
  SmallVector<int64_t> dropped =
      joined(getInsertedWindowDims(), getOperandBatchingDims());
  SmallVector<int64_t> windowSizes;
  for (int64_t dim = 0, next = 0; dim < rankOf(getOperand()); ++dim) {
    if (llvm::is_contained(dropped, dim))
      continue;
    int64_t size = shapeOf(getUpdates())[getUpdateWindowDims()[next++]];
    if (size > shapeOf(getOperand())[dim])
      return emitOpError() << "window of size " << size
                           << " does not fit dimension " << dim << " of size "
                           << shapeOf(getOperand())[dim];
    windowSizes.push_back(size);
  }
  SmallVector<int64_t> expected =
      weave(getUpdateWindowDims(), windowSizes, places);
  if (shapeOf(getUpdates()) != ArrayRef<int64_t>(expected))
    return emitOpError() << "updates have shape "
                         << shapeText(shapeOf(getUpdates()))
                         << ", but indices and window give "
                         << shapeText(expected);
  if (failed(verifyUpdates(*this)))
    return failure();
  bool sums = getKind() == ReduceKind::Add || getKind() == ReduceKind::Mul;
  return verifyAccumulator(*this, sums, getAccumulator(),
                           {getOperand(), getUpdates()}, getResult());
}
