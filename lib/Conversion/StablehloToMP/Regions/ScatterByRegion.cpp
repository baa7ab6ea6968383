//===- ScatterByRegion.cpp - Scatters by any region -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One update after the other, in a loop: what the region makes of an element
// may depend on all updates before. The places are computed at once, before.
//
//===----------------------------------------------------------------------===//

#include "CombineByRegion.h"
#include "ScalarBodies.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

using P = arith::CmpIPredicate;

static RankedTensorType tensorTypeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static Value reshape(OpConversion &op, Value value, ArrayRef<int64_t> shape) {
  return ReshapeOp::create(op.builder, op.loc, tensorTypeOf(value).clone(shape),
                           value);
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Component `k` of every index vector, as a tensor of the updates' shape.
static Value makeStart(OpConversion &op, const ScatterPlaces &places, int64_t k,
                       ArrayRef<int64_t> placeDims) {
  RankedTensorType type = tensorTypeOf(places.indices);
  Value start = places.indices;
  SmallVector<int64_t> shape(type.getShape());
  if (places.indexVectorDim < type.getRank()) {
    SmallVector<int64_t> first(type.getRank(), 0), limit(shape),
        strides(type.getRank(), 1);
    first[places.indexVectorDim] = k;
    limit[places.indexVectorDim] = k + 1;
    shape[places.indexVectorDim] = 1;
    start = SliceOp::create(op.builder, op.loc, type.clone(shape), start, first,
                            limit, strides);
    shape.erase(shape.begin() + places.indexVectorDim);
    start = reshape(op, start, shape);
  }
  Type i64 = op.builder.getI64Type();
  if (type.getElementType() != i64)
    start = op.make<arith::ExtSIOp>(RankedTensorType::get(shape, i64), start);
  RankedTensorType updates = places.updates;
  return BroadcastOp::create(op.builder, op.loc, updates.clone(i64), start,
                             placeDims);
}

/// The coordinate of each update in dimension `dim` of the operand.
static Value makeCoordinate(OpConversion &op, const ScatterPlaces &places,
                            int64_t dim, ArrayRef<int64_t> placeDims,
                            unsigned &window) {
  RankedTensorType updates = places.updates;
  RankedTensorType type = updates.clone(op.builder.getI64Type());
  Value sum = op.splat(type, int64_t(0));
  auto add = [&](Value part) {
    sum = op.make<arith::AddIOp>(type, {sum, part});
  };
  auto addIndex = [&](int64_t along) {
    add(IotaOp::create(op.builder, op.loc, type, along));
  };
  auto find = [](ArrayRef<int64_t> list, int64_t dim) -> int64_t {
    auto *found = llvm::find(list, dim);
    return found == list.end() ? -1 : found - list.begin();
  };
  if (int64_t k = find(places.startMap, dim); k >= 0)
    add(makeStart(op, places, k, placeDims));
  if (int64_t k = find(places.operandBatching, dim); k >= 0) {
    int64_t indicesDim = places.indicesBatching[k];
    addIndex(placeDims[indicesDim - (indicesDim > places.indexVectorDim)]);
  } else if (find(places.insertedDims, dim) < 0) {
    addIndex(places.windowDims[window++]);
  }
  return sum;
}

Value stablehlo::makeScatterPlaces(OpConversion &op,
                                   const ScatterPlaces &places) {
  RankedTensorType updates = places.updates;
  RankedTensorType type = updates.clone(op.builder.getI64Type());
  RankedTensorType flags = type.clone(op.builder.getI1Type());
  SmallVector<int64_t> placeDims;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!llvm::is_contained(places.windowDims, dim))
      placeDims.push_back(dim);
  Value zero = op.splat(type, int64_t(0)), flat = zero;
  Value isInside = op.splat(flags, int64_t(1));
  unsigned window = 0;
  for (auto [dim, size] : llvm::enumerate(places.operand.getShape())) {
    Value at = makeCoordinate(op, places, dim, placeDims, window);
    Value bound = op.splat(type, size);
    for (Value holds :
         {op.compare(P::sge, at, zero), op.compare(P::slt, at, bound)})
      isInside = op.make<arith::AndIOp>(flags, {isInside, holds});
    flat = op.make<arith::MulIOp>(type, {flat, bound});
    flat = op.make<arith::AddIOp>(type, {flat, at});
  }
  Value at = op.select(isInside, flat, op.splat(type, int64_t(-1)));
  return reshape(op, at, type.getNumElements());
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

/// Element `at` of a list.
static Value read(OpConversion &op, Value list, Value at) {
  ArrayRef<int64_t> none;
  return GatherOp::create(op.builder, op.loc, tensorTypeOf(list).clone(none),
                          list, at, 1, none, 0, none, none, 0, 0);
}

static Value write(OpConversion &op, Value list, Value at, Value element) {
  ArrayRef<int64_t> none;
  return ScatterOp::create(op.builder, op.loc, list.getType(),
                           ReduceKind::Replace, list, at, element, none, 0,
                           none, none, 0, 0, TypeAttr());
}

/// One update: the lists after it.
static FailureOr<SmallVector<Value>> makeUpdate(OpConversion &op,
                                                Region &region, Value count,
                                                ValueRange lists, Value at,
                                                ValueRange updates) {
  Value place = read(op, at, count);
  RankedTensorType index = tensorTypeOf(place);
  Value zero = op.splat(index, int64_t(0));
  Value isInside = op.compare(P::sge, place, zero);
  Value safe = op.make<arith::MaxSIOp>(index, {place, zero});
  SmallVector<Value> old, given, results;
  for (auto [list, update] : llvm::zip_equal(lists, updates)) {
    old.push_back(read(op, list, safe));
    given.push_back(read(op, update, count));
  }
  FailureOr<SmallVector<Value>> combined =
      combineByRegion(op, region, old, given);
  if (failed(combined))
    return failure();
  for (auto [list, before, after] : llvm::zip_equal(lists, old, *combined)) {
    Value element = op.select(isInside, after, before);
    results.push_back(write(op, list, safe, element));
  }
  return results;
}

FailureOr<SmallVector<Value>>
stablehlo::scatterByRegion(OpConversion &op, Region &region,
                           ValueRange operands, Value at, ValueRange updates) {
  if (tensorTypeOf(operands.front()).getNumElements() == 0 ||
      tensorTypeOf(at).getNumElements() == 0)
    return SmallVector<Value>(operands);
  auto counter = RankedTensorType::get({}, op.builder.getI64Type());
  SmallVector<Value> carried = {op.splat(counter, int64_t(0))};
  for (Value operand : operands)
    carried.push_back(
        reshape(op, operand, tensorTypeOf(operand).getNumElements()));
  SmallVector<Type> types(ValueRange(carried).getTypes());
  SmallVector<Location> locs(types.size(), op.loc);
  auto loop = scf::WhileOp::create(op.builder, op.loc, types, carried);
  OpBuilder::InsertionGuard guard(op.builder);
  Block *before = op.builder.createBlock(&loop.getBefore(), {}, types, locs);
  Value last = op.splat(counter, tensorTypeOf(at).getNumElements());
  Value goesOn = op.compare(P::slt, before->getArgument(0), last);
  goesOn = tensor::ExtractOp::create(op.builder, op.loc, goesOn, ValueRange());
  scf::ConditionOp::create(op.builder, op.loc, goesOn, before->getArguments());

  Block *after = op.builder.createBlock(&loop.getAfter(), {}, types, locs);
  Value count = after->getArgument(0);
  auto lists = makeUpdate(op, region, count, after->getArguments().drop_front(),
                          at, updates);
  if (failed(lists)) {
    op.builder.setInsertionPoint(loop);
    loop.erase();
    return failure();
  }
  SmallVector<Value> next = {
      op.make<arith::AddIOp>(counter, {count, op.splat(counter, int64_t(1))})};
  llvm::append_range(next, *lists);
  scf::YieldOp::create(op.builder, op.loc, next);
  op.builder.setInsertionPointAfter(loop);
  SmallVector<Value> results;
  for (auto [list, operand] :
       llvm::zip_equal(loop.getResults().drop_front(), operands))
    results.push_back(reshape(op, list, tensorTypeOf(operand).getShape()));
  return results;
}
