//===- TapeProducts.cpp - Contractions with their derivatives -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tape.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// Dimensions in neither list.
static SmallVector<int64_t> others(int64_t rank, ArrayRef<int64_t> first,
                                   ArrayRef<int64_t> second) {
  SmallVector<int64_t> free;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(first, dim) && !llvm::is_contained(second, dim))
      free.push_back(dim);
  return free;
}

static SmallVector<int64_t> count(int64_t first, int64_t number) {
  return llvm::to_vector(llvm::seq<int64_t>(first, first + number));
}

Value Tape::restore(Value gradient, ArrayRef<int64_t> order) {
  SmallVector<int64_t> perm = invertPermutationVector(order);
  return isIdentityPermutation(perm) ? gradient : transpose(gradient, perm);
}

/// `keys` in increasing order, each as its partner.
static SmallVector<int64_t> partners(ArrayRef<int64_t> keys,
                                     ArrayRef<int64_t> values) {
  SmallVector<std::pair<int64_t, int64_t>> pairs;
  for (auto [key, value] : llvm::zip_equal(keys, values))
    pairs.push_back({key, value});
  llvm::sort(pairs);
  return llvm::to_vector(llvm::make_second_range(pairs));
}

Value Tape::dot(Value a, Value b, const ProductDims &dims) {
  ArrayRef<int64_t> lhs = shapeOf(a), rhs = shapeOf(b);
  SmallVector<int64_t> lhsFree =
      others(lhs.size(), dims.lhsBatching, dims.lhsContracting);
  SmallVector<int64_t> rhsFree =
      others(rhs.size(), dims.rhsBatching, dims.rhsContracting);
  SmallVector<int64_t> shape;
  for (int64_t dim : dims.lhsBatching)
    shape.push_back(lhs[dim]);
  for (int64_t dim : lhsFree)
    shape.push_back(lhs[dim]);
  for (int64_t dim : rhsFree)
    shape.push_back(rhs[dim]);
  bool isNarrow = elementOf(a).getIntOrFloatBitWidth() < 32 ||
                  elementOf(b).getIntOrFloatBitWidth() < 32;
  Value result = author.write<DotOp>(
      typeOf(a).clone(shape), a, b, dims.lhsBatching, dims.rhsBatching,
      dims.lhsContracting, dims.rhsContracting,
      isNarrow ? TypeAttr::get(author.f32()) : TypeAttr());
  int64_t batch = dims.lhsBatching.size(), rows = lhsFree.size();
  return record(result, {a, b}, [=](Value ct, unsigned index) {
    SmallVector<int64_t> order;
    if (index == 0) {
      order = dims.lhsBatching;
      llvm::append_range(order, lhsFree);
      llvm::append_range(order,
                         partners(dims.rhsContracting, dims.lhsContracting));
      Value product = dot(ct, b,
                          {count(0, batch), dims.rhsBatching,
                           count(batch + rows, rhsFree.size()), rhsFree});
      return cast(restore(product, order), elementOf(a));
    }
    order = dims.rhsBatching;
    llvm::append_range(order,
                       partners(dims.lhsContracting, dims.rhsContracting));
    llvm::append_range(order, rhsFree);
    Value product =
        dot(a, ct,
            {dims.lhsBatching, count(0, batch), lhsFree, count(batch, rows)});
    return cast(restore(product, order), elementOf(b));
  });
}

Value Tape::matmul(Value a, Value b) {
  int64_t last = shapeOf(a).size() - 1;
  return dot(a, b, {{}, {}, {last}, {0}});
}

namespace {
/// The lists of a convolution over two dimensions, all of them square.
struct Square {
  int64_t stride = 1, low = 0, high = 0, lhsDilation = 1, rhsDilation = 1;
  bool reverses = false;
};
} // namespace

static Value writeConv(Author &author, RankedTensorType type, Value x, Value w,
                       ConvKind kind, ConvDimsAttr dims, const Square &s) {
  auto twice = [](int64_t n) { return SmallVector<int64_t>{n, n}; };
  bool isNarrow = elementOf(x).getIntOrFloatBitWidth() < 32;
  return author.write<ConvOp>(
      type, kind, x, w, dims, twice(s.stride), twice(s.low), twice(s.high),
      twice(s.lhsDilation), twice(s.rhsDilation),
      SmallVector<bool>{s.reverses, s.reverses}, 1, 1,
      isNarrow ? TypeAttr::get(author.f32()) : TypeAttr());
}

Value Tape::conv(Value x, Value w, int64_t stride, int64_t padding) {
  MLIRContext *context = author.builder.getContext();
  int64_t size = shapeOf(x)[1], window = shapeOf(w)[0];
  int64_t places = (size + 2 * padding - window) / stride + 1;
  int64_t reach = (places - 1) * stride + 1;
  auto dims =
      ConvDimsAttr::get(context, 0, 3, {1, 2}, 2, 3, {0, 1}, 0, 3, {1, 2});
  RankedTensorType type =
      typeOf(x).clone({shapeOf(x)[0], places, places, shapeOf(w)[3]});
  Square forward{stride, padding, padding};
  Value result =
      writeConv(author, type, x, w, ConvKind::Forward, dims, forward);
  return record(result, {x, w}, [=](Value ct, unsigned index) -> Value {
    // Of these, no derivative is written.
    if (index == 0) {
      int64_t low = window - 1 - padding;
      Square data{1, low, size + window - 1 - reach - low, stride, 1, true};
      auto swapped =
          ConvDimsAttr::get(context, 0, 3, {1, 2}, 3, 2, {0, 1}, 0, 3, {1, 2});
      return writeConv(author, typeOf(x), ct, w, ConvKind::DataGradient,
                       swapped, data);
    }
    Square weight{1, padding, window - 1 - size - padding + reach, 1, stride};
    auto turned =
        ConvDimsAttr::get(context, 3, 0, {1, 2}, 0, 3, {1, 2}, 2, 3, {0, 1});
    return writeConv(author, typeOf(w), x, ct, ConvKind::WeightGradient, turned,
                     weight);
  });
}

Value Tape::maxPool(Value x, int64_t window) {
  SmallVector<int64_t> sizes = {1, window, window, 1}, none(4, 0),
                       shape(shapeOf(x));
  shape[1] = (shape[1] - window) / window + 1;
  shape[2] = (shape[2] - window) / window + 1;
  Value result = author.write<PoolOp>(
      typeOf(x).clone(shape), ReduceKind::Max, x, sizes, sizes, none, none,
      ArrayRef<int64_t>(), ArrayRef<int64_t>(), TypeAttr());
  bool isNarrow = elementOf(x).getIntOrFloatBitWidth() < 32;
  TypeAttr accumulator = isNarrow ? TypeAttr::get(author.f32()) : TypeAttr();
  return record(result, {x}, [=](Value ct, unsigned) -> Value {
    return author.write<PoolGradOp>(typeOf(x), ReduceKind::Max, x, ct, sizes,
                                    sizes, none, none, accumulator);
  });
}

Value Tape::rows(Value table, Value indices) {
  int64_t number = shapeOf(indices)[0], width = shapeOf(table)[1];
  SmallVector<int64_t> one = {1}, zero = {0}, none;
  Value result = author.write<GatherOp>(
      typeOf(table).clone({number, width}), table, indices,
      SmallVector<int64_t>{1, width}, one, zero, none, none, zero, 1);
  bool isNarrow = elementOf(table).getIntOrFloatBitWidth() < 32;
  TypeAttr accumulator = isNarrow ? TypeAttr::get(author.f32()) : TypeAttr();
  return record(result, {table}, [=](Value ct, unsigned) -> Value {
    return author.write<ScatterOp>(typeOf(table), ReduceKind::Add,
                                   constant(table, 0), indices, ct, one, zero,
                                   none, none, zero, 1, accumulator);
  });
}
