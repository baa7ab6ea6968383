//===- Indexing.cpp - Gather and scatter ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three forms cover what frameworks write: rows of a table, a slice at a place
// that is computed, and one element of each row.
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

namespace {
/// The dimension numbers that gather and scatter share.
struct Places {
  Value operand, indices;
  SmallVector<int64_t> slice, window, dropped, batching, map, shape;
};
} // namespace

/// Rows of a table: index i is for row i of the result.
static Places rows(Author &author, Value operand) {
  Places places;
  places.operand = operand;
  int64_t count = author.choices.between(1, 12);
  int64_t rank = shapeOf(operand).size();
  places.indices = author.need(author.tensor({count, 1}, author.i32()));
  places.slice.assign(shapeOf(operand).begin(), shapeOf(operand).end());
  places.slice[0] = 1;
  places.dropped = {0};
  places.map = {0};
  places.shape = {count};
  for (int64_t dim = 1; dim < rank; ++dim) {
    places.window.push_back(dim);
    places.shape.push_back(shapeOf(operand)[dim]);
  }
  return places;
}

/// One slice, wherever the index says.
static Places slice(Author &author, Value operand) {
  Places places;
  places.operand = operand;
  int64_t rank = shapeOf(operand).size();
  places.indices = author.need(author.tensor({rank}, author.i32()));
  for (int64_t dim = 0; dim < rank; ++dim) {
    places.slice.push_back(author.choices.between(1, shapeOf(operand)[dim]));
    places.window.push_back(dim);
    places.map.push_back(dim);
  }
  places.shape = places.slice;
  return places;
}

/// One element of each row, the row being a batching dimension.
static Places elements(Author &author, Value operand) {
  Places places;
  places.operand = operand;
  int64_t batch = shapeOf(operand)[0];
  int64_t rank = shapeOf(operand).size();
  places.indices = author.need(author.tensor({batch, 1}, author.i32()));
  places.slice.assign(shapeOf(operand).begin(), shapeOf(operand).end());
  places.slice[0] = places.slice[1] = 1;
  places.batching = {0};
  places.dropped = {1};
  places.map = {1};
  places.shape = {batch};
  for (int64_t dim = 2; dim < rank; ++dim) {
    places.window.push_back(dim - 1);
    places.shape.push_back(shapeOf(operand)[dim]);
  }
  return places;
}

void random::writeIndexing(Author &author) {
  Choices &choices = author.choices;
  Value operand =
      choices.chance(85) ? author.findFloat(1) : author.findInteger(1);
  if (!operand)
    return;
  Places places = shapeOf(operand).size() > 1 && choices.chance(30)
                      ? elements(author, operand)
                  : choices.chance(40) ? slice(author, operand)
                                       : rows(author, operand);
  RankedTensorType type = typeOf(operand).clone(places.shape);
  if (type.getNumElements() > Author::maxElements)
    return;
  SmallVector<int64_t> indicesBatching;
  if (!places.batching.empty())
    indicesBatching = {0};
  int64_t vector = shapeOf(places.indices).size() - 1;
  if (choices.chance(55)) {
    author.write<GatherOp>(type, operand, places.indices, places.slice,
                           places.window, places.dropped, places.batching,
                           indicesBatching, places.map, vector);
    return;
  }
  Value updates = author.need(type);
  Type element = elementOf(operand);
  ReduceKind kind =
      choices.of({ReduceKind::Add, ReduceKind::Add, ReduceKind::Max,
                  ReduceKind::Replace, ReduceKind::Mul});
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  author.write<ScatterOp>(
      typeOf(operand), kind, operand, places.indices, updates, places.window,
      places.dropped, places.batching, indicesBatching, places.map, vector,
      rounds ? author.accumulator(element, element) : TypeAttr());
}
