//===- MPShapeFolders.cpp - Folders of data movement ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moving data is exact, so every fold here keeps each bit of each element.
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"
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

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  // Equal shapes leave no element out, whatever the strides of size-one
  // dimensions are.
  if (getInput().getType() == getType())
    return getInput();
  return foldSplat(adaptor.getInput(), getType());
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
