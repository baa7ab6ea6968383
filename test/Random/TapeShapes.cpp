//===- TapeShapes.cpp - Moves and reductions with their derivatives -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tape.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

Value Tape::broadcast(Value a, ArrayRef<int64_t> shape,
                      ArrayRef<int64_t> dims) {
  SmallVector<int64_t> added, repeated(dims);
  for (int64_t dim = 0, e = shape.size(); dim < e; ++dim)
    if (!llvm::is_contained(dims, dim))
      added.push_back(dim);
  Value result = author.write<BroadcastOp>(typeOf(a).clone(shape), a, dims);
  return record(result, {a},
                [=](Value ct, unsigned) { return sum(ct, added); });
}

Value Tape::reshape(Value a, ArrayRef<int64_t> shape) {
  if (shapeOf(a) == shape)
    return a;
  return record(author.write<ReshapeOp>(typeOf(a).clone(shape), a), {a},
                [=](Value ct, unsigned) { return reshape(ct, shapeOf(a)); });
}

Value Tape::transpose(Value a, ArrayRef<int64_t> perm) {
  SmallVector<int64_t> shape;
  for (int64_t dim : perm)
    shape.push_back(shapeOf(a)[dim]);
  SmallVector<int64_t> inverse = invertPermutationVector(perm);
  return record(author.write<TransposeOp>(typeOf(a).clone(shape), a, perm), {a},
                [=](Value ct, unsigned) { return transpose(ct, inverse); });
}

Value Tape::reverse(Value a, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> reversed(dims);
  return record(author.write<ReverseOp>(typeOf(a), a, dims), {a},
                [=](Value ct, unsigned) { return reverse(ct, reversed); });
}

Value Tape::slice(Value a, int64_t dim, int64_t start, int64_t limit) {
  SmallVector<int64_t> first(shapeOf(a).size(), 0), last(shapeOf(a)),
      strides(shapeOf(a).size(), 1), shape(shapeOf(a));
  first[dim] = start;
  last[dim] = limit;
  shape[dim] = limit - start;
  Value result =
      author.write<SliceOp>(typeOf(a).clone(shape), a, first, last, strides);
  return record(result, {a}, [=](Value ct, unsigned) {
    return pad(ct, dim, start, shapeOf(a)[dim] - limit);
  });
}

Value Tape::pad(Value a, int64_t dim, int64_t low, int64_t high) {
  SmallVector<int64_t> before(shapeOf(a).size(), 0), after(before),
      between(before), shape(shapeOf(a));
  before[dim] = low;
  after[dim] = high;
  shape[dim] += low + high;
  Value zero = author.splat(author.scalar(elementOf(a)), 0);
  Value result = author.write<PadOp>(typeOf(a).clone(shape), a, zero, before,
                                     after, between);
  return record(result, {a}, [=](Value ct, unsigned) {
    return slice(ct, dim, low, low + shapeOf(a)[dim]);
  });
}

Value Tape::concat(ArrayRef<Value> inputs, int64_t dim) {
  SmallVector<int64_t> shape(shapeOf(inputs.front())), begins;
  shape[dim] = 0;
  for (Value input : inputs) {
    begins.push_back(shape[dim]);
    shape[dim] += shapeOf(input)[dim];
  }
  begins.push_back(shape[dim]);
  Value result =
      author.write<ConcatOp>(typeOf(inputs.front()).clone(shape), inputs, dim);
  return record(result, inputs, [=](Value ct, unsigned index) {
    return slice(ct, dim, begins[index], begins[index + 1]);
  });
}

Value Tape::barrier(Value a) {
  auto op = author.write<BarrierOp>(TypeRange(a.getType()), ValueRange(a));
  return record(op.getResult(0), {a},
                [=](Value ct, unsigned) { return barrier(ct); });
}

/// The shape without `dims`, and the dimensions that are left.
static SmallVector<int64_t> withoutDims(ArrayRef<int64_t> shape,
                                        ArrayRef<int64_t> dims,
                                        SmallVectorImpl<int64_t> &kept) {
  SmallVector<int64_t> sizes;
  for (int64_t dim = 0, e = shape.size(); dim < e; ++dim)
    if (!llvm::is_contained(dims, dim)) {
      kept.push_back(dim);
      sizes.push_back(shape[dim]);
    }
  return sizes;
}

Value Tape::sum(Value a, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> kept, shape = withoutDims(shapeOf(a), dims, kept);
  Type element = elementOf(a);
  Value result = author.write<ReduceOp>(
      typeOf(a).clone(shape), ReduceKind::Add, a, dims,
      element.getIntOrFloatBitWidth() < 32 ? TypeAttr::get(author.f32())
                                           : TypeAttr());
  return record(result, {a}, [=](Value ct, unsigned) {
    return broadcast(ct, shapeOf(a), kept);
  });
}

Value Tape::largest(Value a, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> kept, shape = withoutDims(shapeOf(a), dims, kept);
  Value result = author.write<ReduceOp>(typeOf(a).clone(shape), ReduceKind::Max,
                                        a, dims, TypeAttr());
  return record(result, {a}, [=](Value ct, unsigned) {
    Value isLargest = author.write<arith::CmpFOp>(
        arith::CmpFPredicate::OEQ, a, broadcast(result, shapeOf(a), kept));
    return select(isLargest, broadcast(ct, shapeOf(a), kept), constant(a, 0));
  });
}
