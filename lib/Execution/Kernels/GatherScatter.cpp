//===- GatherScatter.cpp - Slices at indices, read and written ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The place of every slice is worked out once; only the start indices are left
// for the run.
//
//===----------------------------------------------------------------------===//

#include "Combine.h"
#include "StridedCopy.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

//===----------------------------------------------------------------------===//
// Where slices lie
//===----------------------------------------------------------------------===//

namespace {
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
} // namespace

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

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//
//
// Each slice is one strided copy; a start index is clamped so that the slice
// stays inside the operand.

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

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//
//
// Starts from a copy of the operand and combines updates in row-major order of
// the slices. Sums stay in the accumulator type until all are in; elements
// outside the operand are dropped.

namespace {
struct ScatterRun {
  IndexingPlan plan;
  Buffer from, indices, updates, to;

  /// Combines one slice, dropping what lies outside.
  template <typename T, typename Fn>
  void slice(SlicePlace place, Fn fn) const {
    // Where the slice begins, per dimension of the operand.
    SmallVector<int64_t> start(plan.slicedShape.size(), 0);
    const int64_t *index = indices.as<int64_t>() + place.indexOffset;
    int64_t base = place.slicedOffset;
    SmallVector<bool> inBox(start.size(), false);
    for (int64_t dim : plan.boxDims)
      inBox[dim] = true;
    for (auto [k, dim] : llvm::enumerate(plan.startMap)) {
      start[dim] = index[k * plan.indexStride];
      if (!inBox[dim] &&
          (start[dim] < 0 || start[dim] >= plan.slicedShape[dim]))
        return;
      if (!inBox[dim])
        base += start[dim] * plan.slicedStrides[dim];
    }
    elements<T>(place, base, start, fn);
  }

private:
  template <typename T, typename Fn>
  void elements(SlicePlace place, int64_t base, ArrayRef<int64_t> start,
                Fn fn) const {
    const int64_t count = saturatingProduct(plan.boxSizes);
    for (int64_t i = 0; i < count; ++i) {
      int64_t rest = i, element = base, update = place.windowedOffset;
      bool isInside = true;
      for (size_t d = plan.boxDims.size(); d-- > 0; rest /= plan.boxSizes[d]) {
        int64_t dim = plan.boxDims[d], offset = rest % plan.boxSizes[d];
        int64_t at = 0;
        isInside &= !llvm::AddOverflow(start[dim], offset, at) && at >= 0 &&
                    at < plan.slicedShape[dim];
        element += isInside ? at * plan.slicedStrides[dim] : 0;
        update += offset * plan.boxStrides[d];
      }
      if (isInside)
        to.as<T>()[element] = fn(to.as<T>()[element], updates.as<T>()[update]);
    }
  }
};
} // namespace

template <typename T, typename Fn>
static Kernel makeScatterAs(ScatterRun run, Fn fn) {
  return [run = std::move(run), fn] {
    std::memcpy(run.to.data, run.from.data, run.to.bytes());
    for (const SlicePlace &place : run.plan.slices)
      run.slice<T>(place, fn);
    if constexpr (std::is_floating_point_v<T>)
      roundAll(run.to.kind, run.to.as<T>(), run.to.count);
  };
}

static FailureOr<Kernel> makeScatter(const KernelContext &c) {
  auto scatter = c.as<ScatterOp>();
  Buffer to = c.outputs[0];
  if (c.inputs[1].storage != Storage::I64 || c.inputs[2].storage != to.storage)
    return c.op->emitOpError(
        "the interpreter wants integer indices, and updates "
        "that are held like the operand");
  ScatterRun run{
      IndexingPlan(
          {scatter.getUpdateWindowDims(), scatter.getInsertedWindowDims(),
           scatter.getOperandBatchingDims(), scatter.getIndicesBatchingDims(),
           scatter.getScatterDimsToOperandDims(),
           static_cast<int64_t>(scatter.getIndexVectorDim())},
          to, c.inputs[1], c.inputs[2]),
      c.inputs[0], c.inputs[1], c.inputs[2], to};
  ReduceKind combiner = scatter.getKind();
  ElementKind kind = accumulatorKind(scatter.getAccumulator(), to);
  return dispatch(to.storage, [&](auto *pointer) -> FailureOr<Kernel> {
    using T = Pointee<decltype(pointer)>;
    if constexpr (std::is_floating_point_v<T>)
      return withFloatCombiner<T>(c.op, combiner, kind,
                                  [&](auto fn, T) -> FailureOr<Kernel> {
                                    return makeScatterAs<T>(std::move(run), fn);
                                  });
    else
      return makeScatterAs<T>(
          std::move(run), [combiner, own = to.kind](T a, T b) -> T {
            return wrapInteger(own, combineIntegers(combiner, a, b));
          });
  });
}

void mp::exec::addGatherScatterKernels(KernelTable &table) {
  table["mp.gather"] = {makeGather};
  table["mp.scatter"] = {makeScatter};
}
