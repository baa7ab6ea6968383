//===- PlaceTrust.cpp - Sums with places that a factor makes small --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sample x with noise z of a schedule s is x + s z, and its network reads
// c (x + s z). Where s counts steps and reaches 80, the sum has no digits left
// for x; but c s is near 1, so that the product is as large as c x.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;

/// Terms of a sum that is scaled.
static constexpr size_t mostTerms = 8;

/// What a sum with places in it is without them, if the product makes them
/// small.
ValueTrust::Judgement ValueTrust::judgeBesidePlaces(Operation *op, Value sum,
                                                    double gain) const {
  const NumberRange &whole = ranges.get(sum);
  if (!whole.isCoordinate || whole.isBounded() ||
      ranges.get(op->getResult(0)).isCoordinate)
    return {};
  SmallVector<Value> terms{sum};
  Judgement result = {Trust::Assumed, 0};
  for (size_t i = 0; i < terms.size(); ++i) {
    const NumberRange &term = ranges.get(terms[i]);
    // With the factor it is proved to be small, or has bounds anyhow.
    if (term.isBounded())
      continue;
    Operation *maker = terms[i].getDefiningOp();
    if (!term.isCoordinate) {
      result.trust = std::max(result.trust, getBase(terms[i]));
      result.scale = std::max(result.scale, gain * scales.lookup(terms[i]));
    } else if (isa_and_present<arith::AddFOp, arith::SubFOp>(maker) &&
               terms.size() < mostTerms) {
      llvm::append_range(terms, maker->getOperands());
    } else {
      return {};
    }
  }
  return result;
}

/// A value times what has bounds, which makes it so many times as large at
/// most.
ValueTrust::Judgement ValueTrust::judgeBounded(Operation *op, Value of,
                                               double most, double size) const {
  Judgement placed = judgeBesidePlaces(op, of, most);
  if (placed.trust != Trust::Unknown)
    return placed;
  double gain = getGain(op);
  // What a loop multiplies by 1 at most does not grow round for round, though
  // ranges are rounded outward.
  if (most <= mostShrinking && (!isBounded(of) || !ranges.get(of).isBounded()))
    gain = std::min(gain, scales.lookup(of));
  return {productOf(getBase(of)), gain * size};
}
