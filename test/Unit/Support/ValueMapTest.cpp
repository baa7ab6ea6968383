//===- ValueMapTest.cpp - Where tables of values put them -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/ValueMap.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;

/// The share of values that lie near the value with the next address, in the
/// order of the table.
template <typename Set>
static double shareOfNeighbours(ArrayRef<Value> values) {
  constexpr size_t near = 128;
  Set table(values.begin(), values.end());
  llvm::DenseMap<void *, size_t> places;
  for (Value value : table)
    places.try_emplace(value.getAsOpaquePointer(), places.size());
  SmallVector<void *> ordered = llvm::to_vector(llvm::make_first_range(places));
  llvm::sort(ordered);
  size_t found = 0;
  for (size_t index = 1; index < ordered.size(); ++index) {
    size_t place = places[ordered[index]], last = places[ordered[index - 1]];
    found += std::max(place, last) - std::min(place, last) <= near;
  }
  return double(found) / double(ordered.size() - 1);
}

TEST(ValueMapTest, NeighboursInMemoryAreNeighboursInTheTable) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Builder builder(&context);
  Block block;
  SmallVector<Value> values;
  for (unsigned count = 0; count < 20000; ++count)
    values.push_back(
        block.addArgument(builder.getF32Type(), builder.getUnknownLoc()));
  EXPECT_GT(shareOfNeighbours<mp::ValueSet>(values), 0.8);
  // Else MLIR does it, and the tables need not.
  EXPECT_LT(shareOfNeighbours<llvm::DenseSet<Value>>(values), 0.2);
}

TEST(ValueMapTest, KnowsWhatItWasGiven) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Builder builder(&context);
  Block block;
  mp::ValueMap<unsigned> numbers;
  mp::ValueMapVector<unsigned> inOrder;
  for (unsigned number = 0; number < 1000; ++number) {
    Value value =
        block.addArgument(builder.getF32Type(), builder.getUnknownLoc());
    numbers[value] = number;
    inOrder.insert({value, number});
  }
  for (auto [index, value] : llvm::enumerate(block.getArguments()))
    EXPECT_EQ(numbers.lookup(value), index);
  for (auto [index, entry] : llvm::enumerate(inOrder))
    EXPECT_EQ(entry.second, index);
  EXPECT_FALSE(numbers.contains(Value()));
}
