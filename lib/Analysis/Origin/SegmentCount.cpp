//===- SegmentCount.cpp - How many numbers a segment sums -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The edges of a graph are in the batch, or constants of the step: a mesh, all
// pairs of a few bodies. Then they are counted.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/SegmentCount.h"

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// The elements that are updated one by one, each along one dimension.
static DenseIntElementsAttr getPlaces(ScatterOp scatter) {
  auto type = scatter.getIndices().getType();
  bool isOne = scatter.getScatterDimsToOperandDims().size() == 1 &&
               scatter.getInsertedWindowDims() ==
                   scatter.getScatterDimsToOperandDims() &&
               scatter.getOperandBatchingDims().empty();
  DenseElementsAttr table = isOne ? getTable(scatter.getIndices()) : nullptr;
  auto places = dyn_cast_if_present<DenseIntElementsAttr>(table);
  // What was spread counts as often as it was.
  return places && places.getNumElements() == type.getNumElements() ? places
                                                                    : nullptr;
}

SegmentCount mp::countSegments(ScatterOp scatter) {
  auto count = [](ArrayRef<int64_t> shape) {
    return static_cast<double>(saturatingProduct(shape));
  };
  ArrayRef<int64_t> shape = scatter.getUpdates().getType().getShape();
  double all = count(shape), elements = count(scatter.getType().getShape());
  SegmentCount counted{all, all};
  for (int64_t dim : scatter.getUpdateWindowDims())
    if (shape[dim] > 0)
      counted.most /= static_cast<double>(shape[dim]);
  if (DenseIntElementsAttr places = getPlaces(scatter)) {
    // What is out of bounds is dropped; it may be any number.
    int64_t size = scatter.getType().getDimSize(
        scatter.getScatterDimsToOperandDims().front());
    llvm::DenseMap<int64_t, unsigned> times;
    unsigned most = 0;
    for (const APInt &place : places)
      if (int64_t at = place.getSExtValue(); at >= 0 && at < size)
        most = std::max(most, ++times[at]);
    return {static_cast<double>(most), static_cast<double>(most)};
  }
  double mean = elements > 0 ? all / elements : counted.most;
  counted.usual = std::min(std::max(mean, 1.0), counted.most);
  return counted;
}
