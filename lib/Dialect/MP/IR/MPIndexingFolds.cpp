//===- MPIndexingFolds.cpp - Gather and scatter at known places -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One window at constant indices, what a dynamic slice or its update becomes
// where the counter of a loop is known, needs no indices: it is a slice, or a
// slice before, the update, and a slice behind. A scatter of one number a row
// into zeros, the gradient of a loss that picks each row's target, is a
// selection that kernels make as they read. Exact.
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/SinglePlaces.h"

using namespace mlir;
using namespace mlir::mp;

/// Where the one window of `op` begins in each dimension of its operand, as the
/// indices say; nothing where they are not constants or place several windows.
template <typename OpT>
static std::optional<SmallVector<int64_t>>
findStart(OpT op, ArrayRef<int64_t> indexMap) {
  DenseIntElementsAttr indices;
  if (rankOf(op.getIndices()) != 1 || op.getIndexVectorDim() != 0 ||
      !op.getOperandBatchingDims().empty() ||
      !matchPattern(op.getIndices(), m_Constant(&indices)))
    return std::nullopt;
  SmallVector<int64_t> start(rankOf(op.getOperand()), 0);
  for (auto [dim, index] :
       llvm::zip_equal(indexMap, indices.template getValues<APInt>())) {
    if (!index.isSignedIntN(64))
      return std::nullopt;
    start[dim] = index.getSExtValue();
  }
  return start;
}

static SmallVector<int64_t> add(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  SmallVector<int64_t> sums;
  for (auto [x, y] : llvm::zip_equal(a, b))
    sums.push_back(x + y);
  return sums;
}

LogicalResult GatherOp::canonicalize(GatherOp op, PatternRewriter &rewriter) {
  auto start = findStart(op, op.getStartIndexMap());
  if (!start)
    return rewriter.notifyMatchFailure(op, "not one window at a known place");
  ArrayRef<int64_t> sizes = op.getSliceSizes(),
                    shape = shapeOf(op.getOperand());
  for (auto [dim, from] : llvm::enumerate(*start))
    from = std::clamp<int64_t>(from, 0, shape[dim] - sizes[dim]);
  SmallVector<int64_t> ones(sizes.size(), 1);
  auto type = RankedTensorType::get(sizes, elementOf(op.getOperand()));
  Value window = SliceOp::create(rewriter, op.getLoc(), type, op.getOperand(),
                                 *start, add(*start, sizes), ones);
  // Dimensions of one element are left out, and no other has moved.
  rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), window);
  return success();
}

/// The only dimension in which `window` does not fill `shape`; the first where
/// it fills all, nothing where there are several.
static std::optional<int64_t> findCutDim(ArrayRef<int64_t> window,
                                         ArrayRef<int64_t> shape) {
  std::optional<int64_t> cut;
  for (auto [dim, size] : llvm::enumerate(window)) {
    if (size == shape[dim])
      continue;
    if (cut)
      return std::nullopt;
    cut = dim;
  }
  return cut.value_or(0);
}

/// The sizes of the window in each dimension of the operand.
static SmallVector<int64_t> getWindow(ScatterOp op) {
  SmallVector<int64_t> window;
  ArrayRef<int64_t> sizes = shapeOf(op.getUpdates());
  for (int64_t dim = 0; dim < rankOf(op.getOperand()); ++dim) {
    if (llvm::is_contained(op.getInsertedWindowDims(), dim)) {
      window.push_back(1);
      continue;
    }
    window.push_back(sizes.front());
    sizes = sizes.drop_front();
  }
  return window;
}

/// What a sum that begins at 0 has of a number: of -0 it is 0.
static Value addToZero(ScatterOp op, PatternRewriter &rewriter) {
  Value updates = op.getUpdates();
  auto type = cast<RankedTensorType>(updates.getType());
  if (!isa<FloatType>(type.getElementType()))
    return updates;
  Value zero = arith::ConstantOp::create(
      rewriter, op.getLoc(), cast<TypedAttr>(rewriter.getZeroAttr(type)));
  return arith::AddFOp::create(rewriter, op.getLoc(), updates, zero);
}

/// Selects the one number that each batch of a scatter adds to zeros.
static LogicalResult selectUpdate(ScatterOp op, PatternRewriter &rewriter) {
  bool addsToZeros = op.getKind() == ReduceKind::Add &&
                     elementOf(op.getUpdates()) == elementOf(op.getOperand()) &&
                     (matchPattern(op.getOperand(), m_PosZeroFloat()) ||
                      matchPattern(op.getOperand(), m_Zero()));
  std::optional<SinglePlaces> places = SinglePlaces::find(op);
  if (!addsToZeros || !places)
    return rewriter.notifyMatchFailure(op, "not one number for each batch");
  Value mask = places->makeMask(rewriter, op.getLoc(), /*clamps=*/false);
  Value update = places->spread(rewriter, op.getLoc(), addToZero(op, rewriter));
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, mask, update,
                                               op.getOperand());
  return success();
}

/// Adds an update as large as the operand, one number to each: the gradient of
/// what was picked along a dimension of size one.
static LogicalResult addWhole(ScatterOp op, ArrayRef<int64_t> start,
                              PatternRewriter &rewriter) {
  Type element = elementOf(op.getOperand());
  bool isWhole = getWindow(op) == shapeOf(op.getOperand()) &&
                 llvm::all_of(start, [](int64_t from) { return from == 0; });
  if (!isWhole || !element.isIntOrFloat() || element.isInteger(1) ||
      elementOf(op.getUpdates()) != element ||
      (op.getAccumulator() && Type(*op.getAccumulator()) != element))
    return rewriter.notifyMatchFailure(op, "not one sum for each element");
  Value update =
      ReshapeOp::create(rewriter, op.getLoc(), op.getType(), op.getUpdates());
  if (isa<FloatType>(element))
    rewriter.replaceOpWithNewOp<arith::AddFOp>(op, op.getOperand(), update);
  else
    rewriter.replaceOpWithNewOp<arith::AddIOp>(op, op.getOperand(), update);
  return success();
}

LogicalResult ScatterOp::canonicalize(ScatterOp op, PatternRewriter &rewriter) {
  if (succeeded(selectUpdate(op, rewriter)))
    return success();
  auto start = findStart(op, op.getScatterDimsToOperandDims());
  if (start && op.getKind() == ReduceKind::Add)
    return addWhole(op, *start, rewriter);
  if (!start || op.getKind() != ReduceKind::Replace)
    return rewriter.notifyMatchFailure(op, "not one window at a known place");
  ArrayRef<int64_t> shape = shapeOf(op.getOperand());
  if (shape.empty() || llvm::is_contained(shape, 0))
    return rewriter.notifyMatchFailure(op, "no dimension to join along");
  SmallVector<int64_t> window = getWindow(op);
  for (auto [from, extent, size] : llvm::zip_equal(*start, window, shape))
    if (from < 0 || from > size - extent)
      return rewriter.notifyMatchFailure(op, "leaves the operand");
  SmallVector<int64_t> end = add(*start, window);
  std::optional<int64_t> dim = findCutDim(window, shape);
  if (!dim)
    return rewriter.notifyMatchFailure(op, "is cut in several dimensions");
  Type element = elementOf(op.getOperand());
  SmallVector<Value> pieces;
  auto keep = [&](int64_t from, int64_t to) {
    if (from == to)
      return;
    SmallVector<int64_t> begin(shape.size(), 0), limit(shape),
        ones(shape.size(), 1), sizes(shape);
    begin[*dim] = from;
    limit[*dim] = to;
    sizes[*dim] = to - from;
    pieces.push_back(SliceOp::create(rewriter, op.getLoc(),
                                     RankedTensorType::get(sizes, element),
                                     op.getOperand(), begin, limit, ones));
  };
  keep(0, (*start)[*dim]);
  pieces.push_back(ReshapeOp::create(rewriter, op.getLoc(),
                                     RankedTensorType::get(window, element),
                                     op.getUpdates()));
  keep(end[*dim], shape[*dim]);
  rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), pieces, *dim);
  return success();
}
