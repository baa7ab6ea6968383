//===- LargestShare.cpp - The largest of numbers that sum to 1 ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A router sends a token to the expert of the largest share, and weighs what
// comes back by that share, over the sum of the two largest. Of n shares the
// largest is at least 1/n, whether it is taken as a maximum, picked by a
// one-hot of its own place, or the first of those that were sorted.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

void mp::boundLargest(Value values, ArrayRef<int64_t> dims,
                      const RangeAnalysis &analysis, NumberRange &range) {
  auto type = dyn_cast<RankedTensorType>(values.getType());
  if (!type || !type.hasStaticShape())
    return;
  Line line = Line::of(values, dims);
  std::optional<Shares> shares = findShares(line, analysis);
  // In each line there is one that is as large as an average.
  if (shares && shares->areAll && shares->haveSum && line.count > 0)
    limit(range, 1 / (line.count * shares->weight * correlationSlack),
          NumberRange::infinity);
}

/// Whether element i of the value is the place of the largest of `values` along
/// a dimension that element i is in.
static ArgReduceOp findPlace(Value value, Value values, int64_t dim) {
  Spread place = Spread::of(value).origin();
  auto largest = place.value.getDefiningOp<ArgReduceOp>();
  if (!largest || place.value != largest.getIndex() ||
      largest.getKind() != ReduceKind::Max ||
      !areSame(largest.getValues(), values) ||
      !llvm::equal(largest.getDims(), ArrayRef(dim)))
    return {};
  auto shape = cast<RankedTensorType>(values.getType()).getShape();
  for (auto [index, at] : llvm::enumerate(place.places)) {
    int64_t own = static_cast<int64_t>(index);
    own += own >= dim;
    if (at != own && shape[own] != 1)
      return {};
  }
  return largest;
}

/// Whether each element of the value is its index along the dimension, and no
/// two are equal as the type wraps.
static bool isIndex(Value value, int64_t dim) {
  Spread index = Spread::of(value).origin();
  auto iota = index.value.getDefiningOp<IotaOp>();
  if (!iota || index.places[iota.getDim()] != dim)
    return false;
  RankedTensorType type = iota.getType();
  NumberFormat format = NumberFormat::of(type);
  return !format.isFloat &&
         std::log2(type.getDimSize(iota.getDim())) <= format.precision;
}

/// What has a 1 in the place of the largest of `values` along the dimension and
/// 0 elsewhere; null of any other value.
static ArgReduceOp findPicked(Value oneHot, Value values, int64_t dim) {
  Operation *convert = oneHot.getDefiningOp();
  if (!isa_and_present<arith::UIToFPOp>(convert))
    return {};
  auto compare = convert->getOperand(0).getDefiningOp<arith::CmpIOp>();
  if (!compare || compare.getPredicate() != arith::CmpIPredicate::eq)
    return {};
  for (unsigned i : {0, 1}) {
    ArgReduceOp largest = findPlace(compare->getOperand(i), values, dim);
    if (largest && isIndex(compare->getOperand(1 - i), dim) &&
        isIndex(largest.getIndices(), dim))
      return largest;
  }
  return {};
}

/// Whether the key is the number, or its bits as an integer that is ordered as
/// numbers are: of those that are not negative these are the bits themselves.
static bool isKeyOf(Value key, Value number) {
  if (key == number)
    return true;
  auto flipped = key.getDefiningOp<arith::XOrIOp>();
  auto bits = flipped ? flipped.getLhs().getDefiningOp<arith::BitcastOp>()
                      : arith::BitcastOp();
  auto mask = flipped ? flipped.getRhs().getDefiningOp<arith::ShRUIOp>()
                      : arith::ShRUIOp();
  auto sign =
      mask ? mask.getLhs().getDefiningOp<arith::ShRSIOp>() : arith::ShRSIOp();
  APInt places;
  return bits && sign && bits.getIn() == number &&
         sign.getLhs() == flipped.getLhs() &&
         matchPattern(sign.getRhs(), m_ConstantInt(&places)) &&
         places == places.getBitWidth() - 1;
}

/// Whether numbers that are not negative are sorted, the largest first.
static bool isDescending(SortOp sort, unsigned input) {
  Block &body = sort.getComparator().front();
  Value first = body.getArgument(2 * input),
        second = body.getArgument(2 * input + 1);
  Operation *compare = body.getTerminator()->getOperand(0).getDefiningOp();
  auto floats = dyn_cast_if_present<arith::CmpFOp>(compare);
  auto keys = dyn_cast_if_present<arith::CmpIOp>(compare);
  if (!floats && !keys)
    return false;
  return (floats ? floats.getPredicate() == arith::CmpFPredicate::OGT
                 : keys.getPredicate() == arith::CmpIPredicate::sgt) &&
         isKeyOf(compare->getOperand(0), first) &&
         isKeyOf(compare->getOperand(1), second);
}

void mp::boundFirst(ReduceOp sum, const RangeAnalysis &analysis,
                    NumberRange &range) {
  auto slice = sum.getInput().getDefiningOp<SliceOp>();
  auto sorted = slice ? dyn_cast<OpResult>(slice.getInput()) : OpResult();
  auto sort = sorted ? dyn_cast<SortOp>(sorted.getOwner()) : SortOp();
  if (sum.getKind() != ReduceKind::Add || !sort ||
      slice.getStart()[sort.getDim()] != 0 ||
      llvm::is_contained(slice.getType().getShape(), 0) ||
      !hasDigits(sum.getResult()) ||
      !llvm::is_contained(sum.getDims(), sort.getDim()) ||
      !(analysis.get(sorted).low >= 0) ||
      !isDescending(sort, sorted.getResultNumber()))
    return;
  NumberRange largest = range;
  boundLargest(sort.getInputs()[sorted.getResultNumber()],
               {static_cast<int64_t>(sort.getDim())}, analysis, largest);
  limit(range, largest.low, NumberRange::infinity);
}

void mp::boundPicked(ReduceOp sum, const RangeAnalysis &analysis,
                     NumberRange &range) {
  auto product = sum.getInput().getDefiningOp<arith::MulFOp>();
  if (sum.getKind() != ReduceKind::Add || sum.getDims().size() != 1 ||
      !product || !hasDigits(sum.getResult()) || !hasDigits(product))
    return;
  int64_t dim = sum.getDims()[0];
  for (unsigned i : {0, 1}) {
    Value values = product->getOperand(i);
    ArgReduceOp largest = findPicked(product->getOperand(1 - i), values, dim);
    // All others are multiplied by 0, which an infinity is no number times.
    if (!largest)
      continue;
    const NumberRange &most = analysis.get(largest.getValue());
    limit(range, most.low, most.high);
  }
}
