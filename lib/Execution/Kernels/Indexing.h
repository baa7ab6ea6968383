//===- Indexing.h - Where gathers and scatters go ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_KERNELS_INDEXING_H
#define MP_LIB_EXECUTION_KERNELS_INDEXING_H

#include "Kernel.h"
#include "StridedCopy.h"

namespace mlir::mp::exec {

/// The dimension numbers that StableHLO's gather and scatter share. "Sliced" is
/// the operand; "windowed" is the result of a gather, the updates of a scatter.
struct IndexingDims {
  /// Dimensions of the windowed tensor that run along a slice.
  ArrayRef<int64_t> windowDims;
  /// Dimensions of the sliced tensor that a slice has size one in and that the
  /// windowed tensor lacks.
  ArrayRef<int64_t> collapsedDims;
  ArrayRef<int64_t> slicedBatchingDims, indicesBatchingDims;
  /// Which dimension of the sliced tensor component k of an index is for.
  ArrayRef<int64_t> startMap;
  int64_t indexVectorDim;
};

/// One slice: where its index is, where it lies in the windowed tensor, and its
/// place in the sliced tensor as far as batching dimensions tell.
struct SlicePlace {
  int64_t indexOffset, windowedOffset, slicedOffset;
};

/// Everything about a gather or scatter that does not depend on the indices.
struct IndexingPlan {
  std::vector<SlicePlace> slices;
  /// Between the components of one index.
  int64_t indexStride = 0;
  SmallVector<int64_t> startMap;
  SmallVector<int64_t> slicedShape, slicedStrides;
  /// The box of one slice: sliced dimension, size and stride in the windowed
  /// tensor, for each window dimension in order.
  SmallVector<int64_t> boxDims, boxSizes, boxStrides;

  IndexingPlan(const IndexingDims &dims, const Buffer &sliced,
               const Buffer &indices, const Buffer &windowed);
};

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_KERNELS_INDEXING_H
