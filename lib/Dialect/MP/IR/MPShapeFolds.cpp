//===- MPShapeFolds.cpp - Data movement: folders and canonical forms ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moving data is exact, so every fold here keeps each bit of each element. What
// is cut out of something joined is read where it came from: the stacks of an
// unrolled scan, written slice by slice and read slice by slice, go away.
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/PatternMatch.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

static bool isIota(ArrayRef<int64_t> values) {
  for (auto [i, value] : llvm::enumerate(values))
    if (value != static_cast<int64_t>(i))
      return false;
  return true;
}

/// The same repeated element in another shape, or nothing. A tensor without
/// elements repeats nothing.
static OpFoldResult foldSplat(Attribute input, Type resultType) {
  auto splat = dyn_cast_if_present<SplatElementsAttr>(input);
  auto type = cast<RankedTensorType>(resultType);
  std::optional<int64_t> elements = checkedElements(type.getShape());
  if (!splat || !elements || *elements == 0 ||
      llvm::is_contained(splat.getType().getShape(), 0))
    return {};
  return splat.resizeSplat(type);
}

/// Constants up to this size are folded element by element: indices, not data.
static constexpr int64_t mostElements = 64;

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  // Equal types are not enough: dims may swap dimensions of equal size.
  if (getInput().getType() == getType() && isIota(getDims()))
    return getInput();
  if (auto inner = getInput().getDefiningOp<BroadcastOp>()) {
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getDims())
      dims.push_back(getDims()[dim]);
    setDims(dims);
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  return foldSplat(adaptor.getInput(), getType());
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getType())
    return getInput();
  if (auto inner = getInput().getDefiningOp<ReshapeOp>()) {
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  auto dense = dyn_cast_if_present<DenseElementsAttr>(adaptor.getInput());
  if (dense && !llvm::is_contained(shapeOf(getResult()), 0))
    return dense.reshape(cast<ShapedType>(getType()));
  return {};
}

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getType() && isIota(getPerm()))
    return getInput();
  if (auto inner = getInput().getDefiningOp<TransposeOp>()) {
    SmallVector<int64_t> perm;
    for (int64_t dim : getPerm())
      perm.push_back(inner.getPerm()[dim]);
    setPerm(perm);
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  return foldSplat(adaptor.getInput(), getType());
}

/// The elements that a slice takes of a constant, or nothing where they are
/// many.
static Attribute sliceConstant(SliceOp op, DenseElementsAttr input) {
  auto type = cast<RankedTensorType>(op.getType());
  std::optional<int64_t> size = checkedElements(type.getShape());
  if (!size || *size > mostElements)
    return {};
  SmallVector<int64_t> from = computeSuffixProduct(shapeOf(op.getInput())),
                       to = computeSuffixProduct(type.getShape());
  auto values = input.getValues<Attribute>();
  SmallVector<Attribute> taken;
  for (int64_t i = 0; i < *size; ++i) {
    SmallVector<int64_t> place = delinearize(i, to);
    for (auto [at, start, stride] :
         llvm::zip_equal(place, op.getStart(), op.getStrides()))
      at = start + at * stride;
    taken.push_back(values[linearize(place, from)]);
  }
  return DenseElementsAttr::get(type, taken);
}

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  // Equal shapes leave no element out, whatever the strides of size-one
  // dimensions are.
  if (getInput().getType() == getType())
    return getInput();
  if (OpFoldResult splat = foldSplat(adaptor.getInput(), getType()))
    return splat;
  if (auto dense = dyn_cast_if_present<DenseElementsAttr>(adaptor.getInput()))
    return sliceConstant(*this, dense);
  return {};
}

/// Makes `op` take from `input`, from these places on, as many elements at
/// these distances. Of no elements the place is 0: it may have been behind the
/// last.
static void sliceFrom(PatternRewriter &rewriter, SliceOp op, Value input,
                      MutableArrayRef<int64_t> start,
                      ArrayRef<int64_t> strides) {
  SmallVector<int64_t> limit;
  for (auto [size, from, stride] :
       llvm::zip_equal(shapeOf(op.getResult()), start, strides)) {
    from = size == 0 ? 0 : from;
    limit.push_back(size == 0 ? 0 : from + (size - 1) * stride + 1);
  }
  rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), input, start, limit,
                                       strides);
}

/// slice(slice(x)) is a slice of x.
static LogicalResult mergeSlices(SliceOp op, PatternRewriter &rewriter) {
  auto inner = op.getInput().getDefiningOp<SliceOp>();
  if (!inner)
    return failure();
  // A stride that no second element uses may be any number.
  auto used = [](SliceOp slice, int64_t dim) {
    return shapeOf(slice.getResult())[dim] > 1 ? slice.getStrides()[dim] : 1;
  };
  SmallVector<int64_t> start, strides;
  for (int64_t dim = 0; dim < rankOf(op.getResult()); ++dim) {
    start.push_back(inner.getStart()[dim] +
                    op.getStart()[dim] * used(inner, dim));
    strides.push_back(used(op, dim) * used(inner, dim));
  }
  sliceFrom(rewriter, op, inner.getInput(), start, strides);
  return success();
}

/// A slice of what was joined takes from the one piece that it lies in, or
/// joins the pieces that it takes whole.
static LogicalResult sliceOnePiece(SliceOp op, PatternRewriter &rewriter) {
  auto joined = op.getInput().getDefiningOp<ConcatOp>();
  if (!joined || llvm::is_contained(shapeOf(op.getResult()), 0))
    return failure();
  int64_t dim = joined.getDim(), begin = op.getStart()[dim];
  int64_t end =
      begin + (shapeOf(op.getResult())[dim] - 1) * op.getStrides()[dim] + 1;
  SmallVector<Value> whole;
  int64_t at = 0;
  for (Value piece : joined.getInputs()) {
    int64_t next = at + shapeOf(piece)[dim];
    if (at <= begin && end <= next) {
      SmallVector<int64_t> start(op.getStart());
      start[dim] -= at;
      sliceFrom(rewriter, op, piece, start, op.getStrides());
      return success();
    }
    if (begin <= at && next <= end)
      whole.push_back(piece);
    else if (at < end && begin < next)
      return failure(); // A part of several.
    at = next;
  }
  SmallVector<int64_t> taken(shapeOf(joined.getResult()));
  taken[dim] = end - begin;
  if (whole.empty() || ArrayRef<int64_t>(taken) != shapeOf(op.getResult()))
    return failure();
  rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), whole, dim);
  return success();
}

LogicalResult SliceOp::canonicalize(SliceOp op, PatternRewriter &rewriter) {
  return success(succeeded(mergeSlices(op, rewriter)) ||
                 succeeded(sliceOnePiece(op, rewriter)));
}

/// The elements of joined vectors, or nothing where one is not a constant, is
/// not a vector, or where they are many.
static Attribute joinConstants(ConcatOp op, ArrayRef<Attribute> inputs) {
  auto type = cast<RankedTensorType>(op.getType());
  if (type.getRank() != 1 || type.getDimSize(0) > mostElements)
    return {};
  SmallVector<Attribute> values;
  for (Attribute input : inputs) {
    auto dense = dyn_cast_if_present<DenseElementsAttr>(input);
    if (!dense)
      return {};
    llvm::append_range(values, dense.getValues<Attribute>());
  }
  return DenseElementsAttr::get(type, values);
}

OpFoldResult ConcatOp::fold(FoldAdaptor adaptor) {
  if (getInputs().size() == 1)
    return getInputs().front();
  return joinConstants(*this, adaptor.getInputs());
}

static bool isEmpty(Value value) {
  return llvm::is_contained(shapeOf(value), 0);
}

/// Pieces of pieces are pieces, and those without elements are none.
LogicalResult ConcatOp::canonicalize(ConcatOp op, PatternRewriter &rewriter) {
  SmallVector<Value> pieces;
  for (Value input : op.getInputs()) {
    auto inner = input.getDefiningOp<ConcatOp>();
    if (inner && inner.getDim() == op.getDim())
      llvm::append_range(pieces, inner.getInputs());
    else
      pieces.push_back(input);
  }
  if (!isEmpty(op.getResult()))
    llvm::erase_if(pieces, isEmpty);
  if (ValueRange(pieces) == op.getInputs())
    return failure();
  rewriter.replaceOpWithNewOp<ConcatOp>(op, op.getType(), pieces, op.getDim());
  return success();
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  auto isZero = [](int64_t amount) { return amount == 0; };
  // Not by type: low 1, high -1 shifts and keeps the shape. Interior padding
  // of a dimension with fewer than two elements does nothing.
  if (getInput().getType() == getType() && llvm::all_of(getLow(), isZero) &&
      llvm::all_of(getHigh(), isZero))
    return getInput();
  return {};
}

/// Around nothing there is padding only.
LogicalResult PadOp::canonicalize(PadOp op, PatternRewriter &rewriter) {
  if (!isEmpty(op.getInput()))
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), op.getValue(),
                                           ArrayRef<int64_t>());
  return success();
}
