//===- WrittenSums.cpp - What sums are made of ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/WrittenSums.h"

using namespace mlir;
using namespace mlir::mp;

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

Spread mp::writeOut(const Spread &at, ReduceOp reduction, NameDimension name) {
  Spread input{reduction.getInput(), {}};
  const int64_t *place = at.places.begin();
  for (auto [dim, size] : llvm::enumerate(shapeOf(input.value)))
    input.places.push_back(
        llvm::is_contained(reduction.getDims(), static_cast<int64_t>(dim))
            ? name(size)
            : *place++);
  return input;
}

std::pair<Spread, Spread> mp::writeOut(const Spread &at, DotOp dot,
                                       NameDimension name) {
  auto begin = [](Value value) {
    return Spread{value, SmallVector<int64_t, 4>(shapeOf(value).size(), -1)};
  };
  Spread lhs = begin(dot.getLhs()), rhs = begin(dot.getRhs());
  for (auto [left, right] :
       llvm::zip_equal(dot.getLhsContracting(), dot.getRhsContracting()))
    lhs.places[left] = rhs.places[right] = name(shapeOf(lhs.value)[left]);
  const int64_t *place = at.places.begin();
  for (auto [left, right] :
       llvm::zip_equal(dot.getLhsBatching(), dot.getRhsBatching()))
    lhs.places[left] = rhs.places[right] = *place++;
  auto addFree = [&](Spread &side, ArrayRef<int64_t> batching,
                     ArrayRef<int64_t> contracting) {
    for (int64_t dim = 0, end = side.places.size(); dim < end; ++dim)
      if (!llvm::is_contained(batching, dim) &&
          !llvm::is_contained(contracting, dim))
        side.places[dim] = *place++;
  };
  addFree(lhs, dot.getLhsBatching(), dot.getLhsContracting());
  addFree(rhs, dot.getRhsBatching(), dot.getRhsContracting());
  return {lhs, rhs};
}
