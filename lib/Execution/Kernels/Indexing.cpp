//===- Indexing.cpp - Where gathers and scatters go -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Works out, once, the place of every slice; only the start indices are left
// for the run.
//
//===----------------------------------------------------------------------===//

#include "Indexing.h"

#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp::exec;

IndexingPlan::IndexingPlan(const IndexingDims &dims, const Buffer &sliced,
                           const Buffer &indices, const Buffer &windowed)
    : startMap(dims.startMap), slicedShape(sliced.shape),
      slicedStrides(rowMajorStrides(sliced.shape)) {
  SmallVector<int64_t> windowedStrides = rowMajorStrides(windowed.shape);
  SmallVector<int64_t> ownStrides = rowMajorStrides(indices.shape);
  SmallVector<int64_t> sizes, toWindowed, toIndices, toSliced;
  int64_t rank = indices.shape.size();
  indexStride =
      dims.indexVectorDim < rank ? ownStrides[dims.indexVectorDim] : 0;

  // The other dimensions of the indices are the other ones of the windowed.
  int64_t indicesDim = 0;
  for (auto [dim, size] : llvm::enumerate(windowed.shape)) {
    if (llvm::is_contained(dims.windowDims, static_cast<int64_t>(dim)))
      continue;
    indicesDim += indicesDim == dims.indexVectorDim;
    sizes.push_back(size);
    toWindowed.push_back(windowedStrides[dim]);
    toIndices.push_back(ownStrides[indicesDim]);
    int64_t batching = 0;
    for (auto [s, i] :
         llvm::zip(dims.slicedBatchingDims, dims.indicesBatchingDims))
      if (i == indicesDim)
        batching = slicedStrides[s];
    toSliced.push_back(batching);
    ++indicesDim;
  }

  auto window = dims.windowDims.begin();
  for (int64_t dim = 0, e = sliced.shape.size(); dim < e; ++dim) {
    if (llvm::is_contained(dims.collapsedDims, dim) ||
        llvm::is_contained(dims.slicedBatchingDims, dim))
      continue;
    boxDims.push_back(dim);
    boxSizes.push_back(windowed.shape[*window]);
    boxStrides.push_back(windowedStrides[*window]);
    ++window;
  }

  int64_t count = *checkedElements(sizes);
  slices.reserve(count);
  for (int64_t i = 0; i < count; ++i) {
    SlicePlace place{0, 0, 0};
    int64_t at = i;
    for (size_t d = sizes.size(); d-- > 0; at /= sizes[d]) {
      int64_t coordinate = at % sizes[d];
      place.indexOffset += coordinate * toIndices[d];
      place.windowedOffset += coordinate * toWindowed[d];
      place.slicedOffset += coordinate * toSliced[d];
    }
    slices.push_back(place);
  }
}
