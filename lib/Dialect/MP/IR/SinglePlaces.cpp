//===- SinglePlaces.cpp - One place of an operand for each batch ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/SinglePlaces.h"

#include "ShapeRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

static RankedTensorType makeType(ArrayRef<int64_t> shape, Value of) {
  return RankedTensorType::get(shape, elementOf(of));
}

bool SinglePlaces::areSingle() const {
  if (points.empty() || points.size() + batches.size() != shape.size() ||
      !llvm::is_sorted(batches) || !llvm::is_sorted(batchesOfIndices))
    return false;
  for (auto [dim, size] : llvm::enumerate(shapeOf(indices)))
    if (size != 1 && static_cast<int64_t>(dim) != vectorDim &&
        !llvm::is_contained(batchesOfIndices, dim))
      return false;
  unsigned bits = elementOf(indices).getIntOrFloatBitWidth();
  return llvm::all_of(points, [&](int64_t dim) {
    return bits > 62 || shape[dim] <= int64_t(1) << (bits - 1);
  });
}

template <typename OpT>
std::optional<SinglePlaces> SinglePlaces::find(OpT op, ArrayRef<int64_t> points,
                                               ArrayRef<int64_t> counted) {
  SinglePlaces places;
  places.indices = op.getIndices();
  places.shape = shapeOf(op.getOperand());
  places.batches = op.getOperandBatchingDims();
  places.batchesOfIndices = op.getIndicesBatchingDims();
  places.points = points;
  places.vectorDim = op.getIndexVectorDim();
  if (points != counted || !places.areSingle())
    return std::nullopt;
  return places;
}

std::optional<SinglePlaces> SinglePlaces::find(GatherOp op) {
  return find(op, op.getCollapsedSliceDims(), op.getStartIndexMap());
}

std::optional<SinglePlaces> SinglePlaces::find(ScatterOp op) {
  return find(op, op.getInsertedWindowDims(), op.getScatterDimsToOperandDims());
}

Value SinglePlaces::spread(OpBuilder &builder, Location loc,
                           Value value) const {
  SmallVector<int64_t> sizes =
      llvm::map_to_vector(batches, [&](int64_t dim) { return shape[dim]; });
  Value flat = ReshapeOp::create(builder, loc, makeType(sizes, value), value);
  return BroadcastOp::create(builder, loc, makeType(shape, value), flat,
                             batches);
}

/// Component `number` of the indices, one for each batch.
Value SinglePlaces::makeIndex(OpBuilder &builder, Location loc,
                              size_t number) const {
  SmallVector<int64_t> sizes(shapeOf(indices));
  if (points.size() == 1)
    return indices;
  SmallVector<int64_t> begin(sizes.size(), 0), end(sizes),
      ones(sizes.size(), 1);
  begin[vectorDim] = number;
  end[vectorDim] = number + 1;
  sizes[vectorDim] = 1;
  return SliceOp::create(builder, loc, makeType(sizes, indices), indices, begin,
                         end, ones);
}

static Value clampIndex(OpBuilder &builder, Location loc, Value index,
                        int64_t size) {
  auto type = cast<RankedTensorType>(index.getType());
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(
            type, builder.getIntegerAttr(type.getElementType(), value)));
  };
  Value low = arith::MaxSIOp::create(builder, loc, index, constant(0));
  return arith::MinSIOp::create(builder, loc, low, constant(size - 1));
}

Value SinglePlaces::makeMask(OpBuilder &builder, Location loc,
                             bool clamps) const {
  Value mask;
  for (auto [number, dim] : llvm::enumerate(points)) {
    Value index = makeIndex(builder, loc, number);
    if (clamps)
      index = clampIndex(builder, loc, index, shape[dim]);
    Value wanted = spread(builder, loc, index);
    Value own = IotaOp::create(builder, loc, wanted.getType(), dim);
    Value isOne = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        own, wanted);
    mask = mask ? arith::AndIOp::create(builder, loc, mask, isOne).getResult()
                : isOne;
  }
  return mask;
}
