//===- MPAlignableOps.cpp - Tiles and pads of mp ops ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which dimensions are M, N and K, and which ops a padded extent passes
// through. Only the innermost dimension of a group grows: the others would
// spread the pads over the matrix.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

static ArrayRef<int64_t> shape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

SmallVector<AlignableDim> DotOp::getAlignableDims() {
  SmallVector<AlignableDim> dims;
  SmallVector<int64_t> m = getLhsFree(), n = getRhsFree();
  ArrayRef<int64_t> k = getLhsContracting();
  int64_t resultDim = getLhsBatching().size();
  auto addFree = [&](GemmDim kind, unsigned operand, ArrayRef<int64_t> group) {
    resultDim += group.size();
    if (group.empty())
      return;
    Value value = getOperand(operand);
    dims.push_back({kind,
                    saturatingProduct(shape(value), group),
                    shape(value)[group.back()],
                    {{operand, group.back()}},
                    resultDim - 1});
  };
  addFree(GemmDim::M, 0, m);
  addFree(GemmDim::N, 1, n);
  if (!k.empty()) {
    int64_t innermost = shape(getLhs())[k.back()];
    dims.push_back({GemmDim::K,
                    saturatingProduct(shape(getLhs()), k),
                    innermost,
                    {{0, k.back()}, {1, getRhsContracting().back()}},
                    std::nullopt});
  }
  return dims;
}

std::optional<SmallVector<int64_t>> DotOp::getSummedDims(unsigned operand) {
  return SmallVector<int64_t>(operand == 0 ? getLhsContracting()
                                           : getRhsContracting());
}

SmallVector<AlignableDim> ConvOp::getAlignableDims() {
  ConvDimsAttr dims = getDims();
  int64_t out = shape(getRhs())[dims.getKernelOutputFeature()];
  int64_t in = shape(getRhs())[dims.getKernelInputFeature()];
  return {{GemmDim::N,
           out,
           out,
           {{1, dims.getKernelOutputFeature()}},
           dims.getOutputFeature()},
          {GemmDim::K,
           in,
           in,
           {{0, dims.getInputFeature()}, {1, dims.getKernelInputFeature()}},
           std::nullopt}};
}

int64_t ConvOp::getProductsPerElement() {
  return saturatingMultiply(
      getExtentOfK(*this),
      saturatingProduct(shape(getRhs()), getDims().getKernelSpatial()));
}

/// Of the kernel, the window of one output feature; windows of the image
/// overlap.
std::optional<SmallVector<int64_t>> ConvOp::getSummedDims(unsigned operand) {
  if (operand == 0)
    return std::nullopt;
  SmallVector<int64_t> dims(getDims().getKernelSpatial());
  dims.push_back(getDims().getKernelInputFeature());
  return dims;
}

bool ConvOp::sumsParts() {
  return llvm::any_of(getLow(), [](int64_t pad) { return pad != 0; }) ||
         llvm::any_of(getHigh(), [](int64_t pad) { return pad != 0; }) ||
         llvm::any_of(getLhsDilation(),
                      [](int64_t times) { return times != 1; });
}

std::string ConvOp::getPaddingRefusal() {
  ConvDimsAttr dims = getDims();
  return "convolution channels are not padded: " +
         std::to_string(shape(getRhs())[dims.getKernelInputFeature()]) +
         " in, " +
         std::to_string(shape(getRhs())[dims.getKernelOutputFeature()]) +
         " out";
}

//===----------------------------------------------------------------------===//
// Carriers of padded extents
//===----------------------------------------------------------------------===//

std::optional<int64_t> TransposeOp::getCarriedDim(int64_t dim) {
  return getPerm()[dim];
}

std::optional<int64_t> BroadcastOp::getCarriedDim(int64_t dim) {
  for (auto [i, to] : llvm::enumerate(getDims()))
    if (to == dim && shape(getInput())[i] == shape(getResult())[dim])
      return i;
  return std::nullopt;
}

std::optional<int64_t> ReshapeOp::getCarriedDim(int64_t dim) {
  ArrayRef<int64_t> from = shape(getInput()), to = shape(getResult());
  auto outer = [](ArrayRef<int64_t> sizes, int64_t end) {
    return saturatingProduct(sizes.take_front(end));
  };
  // Same size and same number of elements before it, so also behind it.
  for (auto [i, size] : llvm::enumerate(from))
    if (size == to[dim] && size > 0 && outer(from, i) == outer(to, dim))
      return i;
  return std::nullopt;
}

std::optional<int64_t> ReduceOp::getCarriedDim(int64_t dim) {
  // The dim-th of those that are not reduced.
  for (int64_t i = 0, end = shape(getInput()).size(); i < end; ++i)
    if (!llvm::is_contained(getDims(), i) && dim-- == 0)
      return i;
  return std::nullopt;
}

bool ReduceOp::keepsElements() { return false; }
