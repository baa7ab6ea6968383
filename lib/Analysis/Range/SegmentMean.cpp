//===- SegmentMean.cpp - Sums over segments and their counts --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many neighbours a node of a graph has is in the batch, and a sum over
// them has no bound; their mean has that of one of them.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/SegmentMean.h"

#include "Correlations.h"
#include "MaskedShares.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"

using namespace mlir;
using namespace mlir::mp;

/// A sum into zeros, with as many digits as f32.
static ScatterOp getSum(Value value) {
  auto scatter = value.getDefiningOp<ScatterOp>();
  if (!scatter || scatter.getKind() != ReduceKind::Add ||
      !scatter.getOperandBatchingDims().empty() ||
      !matchPattern(scatter.getOperand(), m_AnyZeroFloat()) ||
      !hasDigits(value))
    return {};
  std::optional<Type> accumulator = scatter.getAccumulator();
  bool isWide = !accumulator || isa<Float32Type, Float64Type>(*accumulator);
  return isWide ? scatter : ScatterOp();
}

Value mp::findAveraged(Value sum, Value divisor, bool isInverse,
                       const RangeAnalysis &ranges) {
  NumberRange one = NumberRange::constant(1);
  ScatterOp summed = getSum(sum);
  Spread start = Spread::of(divisor).origin();
  if (isInverse) {
    auto inverse = start.value.getDefiningOp<arith::DivFOp>();
    if (!inverse || !(ranges.get(inverse.getLhs()) == one))
      return {};
    start = start.operand(inverse.getRhs());
  }
  if (Value of = findWindowAveraged(sum, start.origin()))
    return of;
  start = start.withoutGuards(ranges);
  if (Value of = findMaskedAverage(sum, start, ranges))
    return of;
  ScatterOp counted = getSum(start.value);
  if (!summed || !counted || !(ranges.get(counted.getUpdates()) == one) ||
      !areSame(summed.getIndices(), counted.getIndices()) ||
      summed.getIndexVectorDim() != counted.getIndexVectorDim() ||
      summed.getScatterDimsToOperandDims() !=
          counted.getScatterDimsToOperandDims() ||
      summed.getInsertedWindowDims() != counted.getInsertedWindowDims() ||
      summed.getInsertedWindowDims() != summed.getScatterDimsToOperandDims())
    return {};
  // One count for each segment, along the dimension of the segments.
  ArrayRef<int64_t> shape = counted.getType().getShape();
  for (auto [dim, place] : llvm::enumerate(start.places)) {
    bool isSegment = llvm::is_contained(counted.getInsertedWindowDims(),
                                        static_cast<int64_t>(dim));
    if (place < 0 ? shape[dim] != 1
                  : !isSegment || place != static_cast<int64_t>(dim))
      return {};
  }
  return summed.getUpdates();
}
