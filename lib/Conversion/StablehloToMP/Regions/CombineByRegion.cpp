//===- CombineByRegion.cpp - Reductions by any region ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO leaves the tree of a reduction open but keeps the order of the
// elements. So neighbours are combined, all pairs at once, until one is left:
// the region appears log n times and needs no loop.
//
//===----------------------------------------------------------------------===//

#include "CombineByRegion.h"

#include "ScalarBodies.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Every `stride`-th slice along dimension 0, `count` of them from `first` on.
static Value sliceLeading(OpConversion &op, Value value, int64_t first,
                          int64_t count, int64_t stride) {
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> start(type.getRank(), 0), strides(type.getRank(), 1);
  SmallVector<int64_t> limit(type.getShape()), shape(type.getShape());
  start[0] = first;
  limit[0] = first + (count - 1) * stride + 1;
  strides[0] = stride;
  shape[0] = count;
  return SliceOp::create(op.builder, op.loc, type.clone(shape), value, start,
                         limit, strides);
}

/// Neighbours combined; the last of an odd number stays as it is.
static FailureOr<SmallVector<Value>>
foldPairs(OpConversion &op, ArrayRef<Value> values, Combine combine) {
  int64_t count = getTensorType(values.front()).getDimSize(0);
  SmallVector<Value> even, odd;
  for (Value value : values) {
    even.push_back(sliceLeading(op, value, 0, count / 2, 2));
    odd.push_back(sliceLeading(op, value, 1, count / 2, 2));
  }
  FailureOr<SmallVector<Value>> pairs = combine(even, odd);
  if (failed(pairs) || count % 2 == 0)
    return pairs;
  for (auto [pair, value] : llvm::zip_equal(*pairs, values)) {
    RankedTensorType type = getTensorType(value);
    SmallVector<int64_t> shape(type.getShape());
    shape[0] = count / 2 + 1;
    Value last = sliceLeading(op, value, count - 1, 1, 1);
    pair = ConcatOp::create(op.builder, op.loc, type.clone(shape),
                            ValueRange{pair, last}, 0);
  }
  return pairs;
}

FailureOr<SmallVector<Value>> stablehlo::foldLeading(OpConversion &op,
                                                     SmallVector<Value> values,
                                                     Combine combine) {
  while (getTensorType(values.front()).getDimSize(0) > 1) {
    FailureOr<SmallVector<Value>> pairs = foldPairs(op, values, combine);
    if (failed(pairs))
      return failure();
    values = std::move(*pairs);
  }
  for (Value &value : values) {
    RankedTensorType type = getTensorType(value);
    value = ReshapeOp::create(op.builder, op.loc,
                              type.clone(type.getShape().drop_front()), value);
  }
  return values;
}

FailureOr<SmallVector<Value>> stablehlo::combineByRegion(OpConversion &op,
                                                         Region &region,
                                                         ValueRange lhs,
                                                         ValueRange rhs) {
  SmallVector<Value> arguments(lhs);
  llvm::append_range(arguments, rhs);
  FailureOr<SmallVector<Value>> results = op.bodies->build(
      op, region, arguments, getTensorType(lhs.front()).getShape());
  if (failed(results))
    return failure();
  if (!llvm::equal(ValueRange(*results).getTypes(), lhs.getTypes()))
    return op.refuse("the region does not return the types it combines");
  return results;
}

LogicalResult stablehlo::finishByFolding(OpConversion &op, Region &region,
                                         ValueRange starts,
                                         SmallVector<Value> values) {
  auto combine = [&](ValueRange lhs, ValueRange rhs) {
    return combineByRegion(op, region, lhs, rhs);
  };
  FailureOr<SmallVector<Value>> folded =
      foldLeading(op, std::move(values), combine);
  if (succeeded(folded))
    folded = combine(starts, *folded);
  if (failed(folded))
    return failure();
  op.results = std::move(*folded);
  return success();
}

LogicalResult stablehlo::widenOperands(OpConversion &op) {
  if (op.isNarrowed)
    return success();
  unsigned count = op.types.size();
  for (unsigned i = 0; i < count; ++i) {
    RankedTensorType from = op.getOperandType(i);
    RankedTensorType init = op.getOperandType(count + i);
    if (init != op.types[i].clone(ArrayRef<int64_t>()))
      return op.refuse(
          "the initial value is not a scalar of the result's type");
    RankedTensorType to = from.clone(init.getElementType());
    if (from == to)
      continue;
    if (from.getElementTypeBitWidth() >= to.getElementTypeBitWidth() ||
        op.getOperandKind(i) != op.getOperandKind(count + i))
      return op.refuse("a reducer in another type than the operand's",
                       "convert the operand before the reduction");
    if (op.getOperandKind(i) == ElementKind::Float)
      op.operands[i] = CastOp::create(op.builder, op.loc, to, op.operands[i]);
    else if (op.getOperandKind(i) == ElementKind::Signed)
      op.operands[i] = op.make<arith::ExtSIOp>(to, op.operands[i]);
    else
      op.operands[i] = op.make<arith::ExtUIOp>(to, op.operands[i]);
  }
  return success();
}

Value stablehlo::moveToFront(OpConversion &op, Value value,
                             ArrayRef<int64_t> dims) {
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> order(dims), shape, flat = {1};
  llvm::sort(order);
  for (int64_t dim : order)
    flat[0] *= type.getDimSize(dim);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!llvm::is_contained(dims, dim)) {
      order.push_back(dim);
      flat.push_back(type.getDimSize(dim));
    }
  for (int64_t dim : order)
    shape.push_back(type.getDimSize(dim));
  if (!llvm::is_sorted(order))
    value = TransposeOp::create(op.builder, op.loc, type.clone(shape), value,
                                order);
  return ReshapeOp::create(op.builder, op.loc, type.clone(flat), value);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// first * i + second * j, for all i and j.
static Value makeGrid(OpConversion &op, ArrayRef<int64_t> shape, int64_t first,
                      int64_t second) {
  auto type = RankedTensorType::get(shape, op.builder.getI64Type());
  auto along = [&](int64_t dim, int64_t factor) -> Value {
    Value index = IotaOp::create(op.builder, op.loc, type, dim);
    return op.make<arith::MulIOp>(type, {index, op.splat(type, factor)});
  };
  return op.make<arith::AddIOp>(type, {along(0, first), along(1, second)});
}

/// Dimension `dim` becomes the places of a window; what each sees becomes a
/// dimension in front.
static Value spreadDim(OpConversion &op, Value value, int64_t dim,
                       int64_t places, int64_t size, int64_t stride,
                       int64_t dilation) {
  RankedTensorType type = getTensorType(value);
  Value indices = makeGrid(op, {size, places}, dilation, stride);
  SmallVector<int64_t> sizes(type.getShape()), shape(type.getShape());
  sizes[dim] = 1;
  shape[dim] = places;
  shape.insert(shape.begin(), size);
  SmallVector<int64_t> offset;
  for (int64_t at = 1; at <= type.getRank(); ++at)
    if (at != dim + 1)
      offset.push_back(at);
  return GatherOp::create(op.builder, op.loc, type.clone(shape), value, indices,
                          sizes, offset, dim, ArrayRef<int64_t>(),
                          ArrayRef<int64_t>(), dim, 2);
}

Value stablehlo::makeWindows(OpConversion &op, Value value, Value padding,
                             const Window &window, ArrayRef<int64_t> places) {
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> interior, shape;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    int64_t between = window.baseDilation[dim] - 1;
    int64_t size = type.getDimSize(dim);
    interior.push_back(between);
    shape.push_back(size + std::max<int64_t>(0, size - 1) * between +
                    window.low[dim] + window.high[dim]);
  }
  if (window.hasPadding())
    value = PadOp::create(op.builder, op.loc, type.clone(shape), value, padding,
                          window.low, window.high, interior);
  int64_t count = 1, leading = 0;
  for (int64_t dim = type.getRank(); dim-- > 0; ++leading) {
    value = spreadDim(op, value, leading + dim, places[dim], window.sizes[dim],
                      window.strides[dim], window.windowDilation[dim]);
    count *= window.sizes[dim];
  }
  SmallVector<int64_t> flat(places);
  flat.insert(flat.begin(), count);
  return ReshapeOp::create(op.builder, op.loc, type.clone(flat), value);
}
