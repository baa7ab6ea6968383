//===- ConvProduct.cpp - Convolutions that are matrix products ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConvProduct.h"

#include "mp/Support/Sizes.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::mp;

/// What rows of a matrix are multiples of, for Tensor Cores and for accesses of
/// as many bytes.
static constexpr int64_t rowBytes = 16;

ConvWindow mp::getConvWindow(ConvOp op, size_t i) {
  ConvDimsAttr dims = op.getDims();
  auto entry = [&](ArrayRef<int64_t> list) {
    return list.empty() ? int64_t(1) : list[i];
  };
  return {op.getLhs().getType().getDimSize(dims.getInputSpatial()[i]),
          op.getRhs().getType().getDimSize(dims.getKernelSpatial()[i]),
          op.getType().getDimSize(dims.getOutputSpatial()[i]),
          op.getStrides()[i],
          op.getLow()[i],
          op.getHigh()[i],
          entry(op.getLhsDilation()),
          entry(op.getRhsDilation()),
          !op.getReversal().empty() && op.getReversal()[i]};
}

std::optional<ConvProduct> mp::findConvProduct(ConvOp op) {
  if (op.getFeatureGroups() != 1 || op.getBatchGroups() != 1)
    return std::nullopt;
  ConvDimsAttr dims = op.getDims();
  ConvProduct product;
  SmallVector<std::pair<int64_t, int64_t>> pairs = {
      {dims.getInputFeature(), dims.getKernelInputFeature()}};
  // The free dimensions of lhs, and what they become in the result.
  SmallVector<std::pair<int64_t, int64_t>> free = {
      {dims.getInputBatch(), dims.getOutputBatch()}};
  for (size_t i = 0; i < op.getStrides().size(); ++i) {
    ConvWindow window = getConvWindow(op, i);
    if (window.isPoint())
      free.emplace_back(dims.getInputSpatial()[i], dims.getOutputSpatial()[i]);
    else if (window.isWhole())
      pairs.emplace_back(dims.getInputSpatial()[i], dims.getKernelSpatial()[i]);
    else
      return std::nullopt;
  }
  llvm::sort(pairs);
  for (auto [lhs, rhs] : pairs) {
    product.lhsContracting.push_back(lhs);
    product.rhsContracting.push_back(rhs);
  }
  llvm::sort(free);
  product.fromLhs = llvm::to_vector(llvm::make_second_range(free));
  product.fromRhs = {dims.getOutputFeature()};
  return product;
}

/// Bytes of the rows of A, B and D as they lie in memory.
static bool haveWholeRows(const MatmulLayout &layout, Type element,
                          std::string &problem) {
  int64_t bytes = *getElementBytes(element);
  for (int64_t ld : {layout.ld[0], layout.ld[1], layout.ld[3]}) {
    if (ld * bytes % rowBytes == 0)
      continue;
    problem = llvm::formatv("a product for each image would have rows of {0} "
                            "bytes, which {1} does not divide",
                            ld * bytes, rowBytes);
    return false;
  }
  return true;
}

std::optional<MatmulLayout> mp::findImageProducts(ConvOp op,
                                                  std::string &problem) {
  std::optional<ConvProduct> product = findConvProduct(op);
  if (!product || product->lhsContracting.size() != 1)
    return std::nullopt;
  ConvDimsAttr dims = op.getDims();
  DotOperandDims images{{dims.getInputBatch()}, {}, product->lhsContracting};
  DotOperandDims filter{
      {}, {dims.getKernelOutputFeature()}, product->rhsContracting};
  SmallVector<int64_t> order = {dims.getOutputBatch(), dims.getOutputFeature()};
  SmallVector<std::pair<int64_t, int64_t>> places;
  for (auto [input, output] :
       llvm::zip_equal(dims.getInputSpatial(), dims.getOutputSpatial()))
    places.emplace_back(input, output);
  llvm::sort(places);
  for (auto [input, output] : places) {
    images.free.push_back(input);
    order.push_back(output);
  }
  if (!isInOrder(op.getType(), order))
    return std::nullopt;
  std::optional<MatmulLayout> layout = findMatmulLayout(
      op.getRhs().getType(), filter, op.getLhs().getType(), images);
  if (!layout ||
      !haveWholeRows(*layout, getElementTypeOrSelf(op.getLhs()), problem))
    return std::nullopt;
  return layout;
}
