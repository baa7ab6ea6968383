//===- Scatter.cpp - Combining updates into an operand --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Starts from a copy of the operand and combines updates in row-major order of
// the slices. Sums stay in the accumulator type until all are in; elements
// outside the operand are dropped.
//
//===----------------------------------------------------------------------===//

#include "Combine.h"
#include "Indexing.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

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
      return makeScatterAs<T>(std::move(run), [=](T a, T b) -> T {
        return wrapInteger(to.kind, combineIntegers(combiner, a, b));
      });
  });
}

void mp::exec::addScatterKernels(KernelTable &table) {
  table["mp.scatter"] = {makeScatter};
}
