//===- DisjointSlices.cpp - Parts of one value that share no element ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Queries, keys and values are often made by one product, and cut out of it:
// they are of one source and have nothing in common all the same.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

/// The slices between a value and its source.
static SmallVector<SliceOp> findSlices(Value value) {
  SmallVector<SliceOp> slices;
  while (std::optional<Value> before = getOneSource(value)) {
    if (auto slice = value.getDefiningOp<SliceOp>())
      slices.push_back(slice);
    value = *before;
  }
  return slices;
}

static bool areDisjoint(SliceOp one, SliceOp other) {
  if (one.getInput() != other.getInput())
    return false;
  return llvm::any_of(llvm::zip_equal(one.getStart(), one.getLimit(),
                                      other.getStart(), other.getLimit()),
                      [](auto dim) {
                        auto [start, limit, otherStart, otherLimit] = dim;
                        return limit <= otherStart || otherLimit <= start;
                      });
}

bool mp::areSlicesApart(Value one, Value other) {
  SmallVector<SliceOp> others = findSlices(other);
  return llvm::any_of(findSlices(one), [&](SliceOp slice) {
    return llvm::any_of(others,
                        [&](SliceOp with) { return areDisjoint(slice, with); });
  });
}
