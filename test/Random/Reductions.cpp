//===- Reductions.cpp - Reductions and windows ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// A combiner of such elements.
static ReduceKind chooseKind(Author &author, Type element) {
  if (isa<IntegerType>(element))
    return author.choices.of({ReduceKind::Add, ReduceKind::Max, ReduceKind::Min,
                              ReduceKind::And, ReduceKind::Or});
  return author.choices.of({ReduceKind::Add, ReduceKind::Add, ReduceKind::Add,
                            ReduceKind::Max, ReduceKind::Max, ReduceKind::Min,
                            ReduceKind::Mul});
}

static void writeReduce(Author &author) {
  Value input = author.findAny(1);
  if (!input)
    return;
  ArrayRef<int64_t> sizes = shapeOf(input);
  SmallVector<int64_t> dims = author.choices.subset(sizes.size(), 50), shape;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
      shape.push_back(size);
  Type element = elementOf(input), result = element;
  ReduceKind kind = chooseKind(author, element);
  if (isa<FloatType>(element) && !element.isF64() && author.choices.chance(20))
    result = author.f32();
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  author.write<ReduceOp>(author.tensor(shape, result), kind, input, dims,
                         rounds ? author.accumulator(element, result)
                                : TypeAttr());
}

static void writeArgReduce(Author &author) {
  Value values = author.findFloat(1);
  if (!values)
    return;
  int64_t dim = author.choices.below(shapeOf(values).size());
  RankedTensorType indexType = typeOf(values).clone(author.i32());
  Value indices = author.write<IotaOp>(indexType, dim);
  SmallVector<int64_t> shape(shapeOf(values));
  shape.erase(shape.begin() + dim);
  author.write<ArgReduceOp>(
      typeOf(values).clone(shape), indexType.clone(shape),
      author.choices.of({ReduceKind::Max, ReduceKind::Min}), values, indices,
      author.list(dim));
}

namespace {
struct Lists {
  SmallVector<int64_t> window, strides, low, high, places;
};
} // namespace

/// A window over `shape` that has a place in it.
static Lists chooseLists(Author &author, ArrayRef<int64_t> shape) {
  Choices &choices = author.choices;
  Lists lists;
  for (int64_t size : shape) {
    bool slides = choices.chance(60);
    lists.window.push_back(
        slides ? choices.between(1, std::min<int64_t>(size, 3)) : 1);
    lists.strides.push_back(slides ? choices.between(1, 2) : 1);
    lists.low.push_back(lists.window.back() > 1 && choices.chance(30));
    lists.high.push_back(lists.window.back() > 1 && choices.chance(30));
    int64_t extent = size + lists.low.back() + lists.high.back();
    lists.places.push_back(
        (extent - lists.window.back()) / lists.strides.back() + 1);
  }
  return lists;
}

static void writePool(Author &author) {
  Value input = author.findFloat(1);
  if (!input)
    return;
  Lists lists = chooseLists(author, shapeOf(input));
  Type element = elementOf(input);
  ReduceKind kind =
      author.choices.of({ReduceKind::Add, ReduceKind::Max, ReduceKind::Min});
  author.write<PoolOp>(typeOf(input).clone(lists.places), kind, input,
                       lists.window, lists.strides, lists.low, lists.high,
                       ArrayRef<int64_t>(), ArrayRef<int64_t>(),
                       kind == ReduceKind::Add
                           ? author.accumulator(element, element)
                           : TypeAttr());
}

static void writePoolGrad(Author &author) {
  Value input = author.findFloat(1);
  if (!input)
    return;
  Lists lists = chooseLists(author, shapeOf(input));
  Value cotangent = author.need(typeOf(input).clone(lists.places));
  author.write<PoolGradOp>(
      typeOf(input), author.choices.of({ReduceKind::Max, ReduceKind::Min}),
      input, cotangent, lists.window, lists.strides, lists.low, lists.high,
      author.accumulator(elementOf(input), elementOf(input)));
}

void random::writeReduction(Author &author) {
  switch (author.choices.below(6)) {
  case 0:
    return writeArgReduce(author);
  case 1:
    return writePool(author);
  case 2:
    return writePoolGrad(author);
  default:
    return writeReduce(author);
  }
}
