//===- Grower.cpp - The same values in a larger shape ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Grower.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mp/Interfaces/FusibleOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

/// Halves of elements computed for each that is wanted.
static constexpr int64_t mostHalves = 3;

bool mp::addsZerosAtEnds(PadOp pad) {
  auto isNone = [](int64_t number) { return number == 0; };
  return (matchPattern(pad.getValue(), m_PosZeroFloat()) ||
          matchPattern(pad.getValue(), m_Zero())) &&
         llvm::all_of(pad.getLow(), isNone) &&
         llvm::all_of(pad.getInterior(), isNone) &&
         llvm::all_of(pad.getHigh(), [](int64_t high) { return high >= 0; });
}

bool mp::growsLittle(RankedTensorType from, RankedTensorType to) {
  return from.getNumElements() < to.getNumElements() &&
         2 * to.getNumElements() <= mostHalves * from.getNumElements() &&
         llvm::all_of(to.getShape(), llvm::isInt<32>);
}

RankedTensorType Grower::grownType(Value value) const {
  return cast<RankedTensorType>(value.getType()).clone(to);
}

Value Grower::grow(Value value) {
  // Chains may be long: an op waits on the list for what it is computed of.
  SmallVector<Value> open{value};
  while (!open.empty()) {
    Value next = open.back();
    size_t numOpen = open.size();
    if (!known.contains(next) && isElementwise(next.getDefiningOp()))
      for (Value operand : next.getDefiningOp()->getOperands())
        if (!known.contains(operand))
          open.push_back(operand);
    if (open.size() != numOpen)
      continue;
    if (!known.contains(next)) {
      Value grown = build(next);
      known[next] = grown;
    }
    open.pop_back();
  }
  return known.lookup(value);
}

Value Grower::build(Value value) {
  DenseElementsAttr constant;
  if (matchPattern(value, m_Constant(&constant)) && constant.isSplat())
    return arith::ConstantOp::create(rewriter, value.getLoc(),
                                     constant.resizeSplat(grownType(value)));
  if (auto iota = value.getDefiningOp<IotaOp>())
    return IotaOp::create(rewriter, value.getLoc(), grownType(value),
                          iota.getDim());
  if (auto slice = value.getDefiningOp<SliceOp>())
    return growSlice(slice);
  if (auto broadcast = value.getDefiningOp<BroadcastOp>())
    return growBroadcast(broadcast);
  return isElementwise(value.getDefiningOp())
             ? growElementwise(value.getDefiningOp())
             : padEnds(value, to);
}

Value Grower::growSlice(SliceOp slice) {
  ArrayRef<int64_t> whole =
      cast<RankedTensorType>(slice.getInput().getType()).getShape();
  SmallVector<int64_t> limit(slice.getLimit()), sizes(from);
  for (size_t dim = 0; dim != to.size(); ++dim) {
    int64_t more = slice.getStart()[dim] + to[dim];
    if (from[dim] == to[dim] || slice.getStrides()[dim] != 1 ||
        more > whole[dim])
      continue;
    limit[dim] = more;
    sizes[dim] = to[dim];
  }
  Value larger = rewriter.createOrFold<SliceOp>(
      slice.getLoc(), cast<RankedTensorType>(slice.getType()).clone(sizes),
      slice.getInput(), slice.getStart(), limit, slice.getStrides());
  return padEnds(larger, to);
}

Value Grower::growBroadcast(BroadcastOp broadcast) {
  SmallVector<int64_t> sizes(
      cast<RankedTensorType>(broadcast.getInput().getType()).getShape());
  for (auto [size, dim] : llvm::zip_equal(sizes, broadcast.getDims()))
    if (size != 1)
      size = to[dim];
  return BroadcastOp::create(
      rewriter, broadcast.getLoc(), grownType(broadcast.getResult()),
      padEnds(broadcast.getInput(), sizes), broadcast.getDims());
}

Value Grower::growElementwise(Operation *op) {
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, known.lookup(operand));
  Value result = rewriter.clone(*op, mapping)->getResult(0);
  result.setType(grownType(result));
  return result;
}

/// With zeros behind the last elements.
Value Grower::padEnds(Value value, ArrayRef<int64_t> sizes) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == sizes)
    return value;
  SmallVector<int64_t> none(sizes.size()), high;
  for (auto [size, old] : llvm::zip_equal(sizes, type.getShape()))
    high.push_back(size - old);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value zero = arith::ConstantOp::create(rewriter, value.getLoc(),
                                         rewriter.getZeroAttr(scalar));
  return PadOp::create(rewriter, value.getLoc(), type.clone(sizes), value, zero,
                       none, high, none);
}

Value Grower::makeMask(Location loc) {
  auto indices = RankedTensorType::get(to, rewriter.getI32Type());
  Value all;
  for (size_t dim = 0; dim != to.size(); ++dim) {
    if (from[dim] == to[dim])
      continue;
    Value end = arith::ConstantOp::create(
        rewriter, loc, DenseElementsAttr::get(indices, APInt(32, from[dim])));
    Value isBefore =
        arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt,
                              IotaOp::create(rewriter, loc, indices, dim), end);
    all = all ? arith::AndIOp::create(rewriter, loc, all, isBefore) : isBefore;
  }
  return all;
}

Value Grower::fillEnds(Value grown, TypedAttr element) {
  if (!mask)
    mask = makeMask(grown.getLoc());
  auto type = cast<RankedTensorType>(grown.getType());
  Value ends = arith::ConstantOp::create(
      rewriter, grown.getLoc(),
      DenseElementsAttr::get(type, Attribute(element)));
  return arith::SelectOp::create(rewriter, grown.getLoc(), mask, grown, ends);
}
