//===- LineSpan.cpp - From the least number of a line to the largest ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// States of a model that plays, depths and attention maps are brought to
// [0, 1] by their lines: (x - min(x)) / (max(x) - min(x) + eps). Differences
// are rounded in order, so that no element is larger than the span.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::isSpan(arith::SubFOp difference) {
  Spread largest = Spread::of(difference.getLhs()).origin(),
         least = Spread::of(difference.getRhs()).origin();
  auto maximum = largest.value.getDefiningOp<ReduceOp>(),
       minimum = least.value.getDefiningOp<ReduceOp>();
  return maximum && minimum &&
         !llvm::is_contained(maximum.getInput().getType().getShape(), 0) &&
         maximum.getKind() == ReduceKind::Max &&
         minimum.getKind() == ReduceKind::Min &&
         maximum.getInput() == minimum.getInput() &&
         maximum.getDims() == minimum.getDims() &&
         largest.places == least.places;
}

bool mp::isWithinSpan(Value value, const Spread &span) {
  auto above = value.getDefiningOp<arith::SubFOp>();
  Spread start = span.origin();
  auto difference = start.value.getDefiningOp<arith::SubFOp>();
  if (!above || !difference || !isSpan(difference))
    return false;
  Value x = above.getLhs();
  Reduction least =
                Spread::of(above.getRhs()).findReduction(ReduceKind::Min, x),
            largest = start.operand(difference.getLhs())
                          .findReduction(ReduceKind::Max, x);
  return least && largest && least.isOfOneDevice() && largest.isOfOneDevice() &&
         least.dims == largest.dims;
}
