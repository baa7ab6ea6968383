//===- SortTest.cpp - Kernels that sort against a stable sort -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simulator.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <numeric>

using namespace mlir::mp;
using namespace mlir::mp::test;

/// A function of one fusion that sorts keys and numbers along `dim`.
static std::string sortOf(llvm::StringRef shape, llvm::StringRef element,
                          int64_t dim, llvm::StringRef comparator) {
  return llvm::formatv(R"(
func.func @f(%x: tensor<{0}{1}>, %y: tensor<{0}i32>) {
  %r:2 = mp.fusion sort ins(%x, %y : tensor<{0}{1}>, tensor<{0}i32>)
      -> tensor<{0}{1}>, tensor<{0}i32> {
  ^bb0(%keys: tensor<{0}{1}>, %numbers: tensor<{0}i32>):
    %s:2 = mp.sort %keys, %numbers dim {2} : tensor<{0}{1}>, tensor<{0}i32> {
    ^bb0(%a: tensor<{1}>, %b: tensor<{1}>, %i: tensor<i32>, %j: tensor<i32>):
{3}
      mp.yield %first : tensor<i1>
    }
    mp.yield %s#0, %s#1 : tensor<{0}{1}>, tensor<{0}i32>
  }
  return
}
)",
                       shape, element, dim, comparator);
}

/// Few different keys, so that many are equal, and where each stands.
static std::vector<float> makeKeys(int64_t count, uint32_t kinds) {
  std::vector<float> keys(count);
  uint32_t seed = 3;
  for (float &key : keys) {
    seed = seed * 1664525u + 1013904223u;
    key = float(int((seed >> 8) % kinds) - int(kinds / 2));
  }
  return keys;
}

static std::vector<int32_t> makeNumbers(int64_t count) {
  std::vector<int32_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

/// Sorts tensors of [outer, length, inner] along the middle; returns the
/// kernel.
static Kernel expectSorted(int64_t outer, int64_t length, int64_t inner,
                           llvm::StringRef chip = "sm_90") {
  int64_t count = outer * length * inner;
  std::vector<float> keys = makeKeys(count, 7);
  std::vector<int32_t> numbers = makeNumbers(count);
  std::string shape = llvm::formatv("{0}x{1}x{2}x", outer, length, inner);
  Kernel kernel;
  auto out =
      simulate(sortOf(shape, "f32", 1,
                      "      %first = arith.cmpf ogt, %a, %b : tensor<f32>"),
               {toBytes(keys), toBytes(numbers)}, chip, &kernel);
  auto sorted = fromBytes<float>(out[0]);
  auto order = fromBytes<int32_t>(out[1]);
  for (int64_t line = 0; line != outer * inner; ++line) {
    int64_t begin = line / inner * length * inner + line % inner;
    std::vector<int32_t> expected(length);
    for (int64_t i = 0; i != length; ++i)
      expected[i] = int32_t(begin + i * inner);
    std::stable_sort(expected.begin(), expected.end(),
                     [&](int32_t x, int32_t y) { return keys[x] > keys[y]; });
    for (int64_t i = 0; i != length; ++i) {
      EXPECT_EQ(order[begin + i * inner], expected[i]) << length << ":" << i;
      EXPECT_EQ(sorted[begin + i * inner], keys[expected[i]]) << i;
    }
  }
  return kernel;
}

// All lengths of a network of 16, and one element more or less than larger
// ones; more threads than pairs and fewer.
TEST(SortKernel, SortsStablyAtAnyLength) {
  for (int64_t length :
       {1,  2,  3,  4,  5,  6,  7,  8,   9,   10,  11,  12,   13,
        14, 15, 16, 17, 31, 32, 33, 100, 127, 129, 240, 1025, 3000})
    expectSorted(2, length, 1);
}

TEST(SortKernel, SortsAlongAnyDimension) { expectSorted(3, 11, 5); }

// More lines than blocks: shared memory is used again.
TEST(SortKernel, LoopsOverLines) {
  Kernel kernel = expectSorted(700, 3, 1, "sm_75");
  EXPECT_LT(kernel.stages[0].grid[0], 700);
}

// Keys that do not fit shared memory stay in global memory, and places that do
// not are in the workspace.
TEST(SortKernel, SortsLongLines) {
  Kernel kernel = expectSorted(1, 8192, 1);
  EXPECT_EQ(kernel.stages[0].sharedBytes, 8192 * (2 + 4));
  kernel = expectSorted(1, 8200, 1);
  EXPECT_EQ(kernel.stages[0].sharedBytes, 8200 * 2);
  EXPECT_EQ(kernel.workspaceBytes, 0);
  kernel = expectSorted(2, 25000, 1);
  EXPECT_EQ(kernel.stages[0].sharedBytes, 0);
  EXPECT_EQ(kernel.workspaceBytes, 2 * 25000 * 4);
}

// No element is behind another one and none is equal to itself: there is no
// order, but each element comes out once.
TEST(SortKernel, KeepsElementsThatHaveNoOrder) {
  for (llvm::StringRef predicate : {"une", "oeq", "uge"}) {
    std::vector<float> keys = makeKeys(50, 5);
    keys[7] = keys[30] = std::nanf("");
    auto out =
        simulate(sortOf("50x", "f32", 0,
                        llvm::formatv("      %first = arith.cmpf {0}, %a, %b : "
                                      "tensor<f32>",
                                      predicate)
                            .str()),
                 {toBytes(keys), toBytes(makeNumbers(50))});
    auto order = fromBytes<int32_t>(out[1]);
    std::sort(order.begin(), order.end());
    EXPECT_EQ(order, makeNumbers(50));
  }
}

// By two inputs, of narrow types, with constants and functions inside.
TEST(SortKernel, ComparesByAllInputs) {
  std::vector<uint16_t> keys;
  for (float key : makeKeys(40, 9))
    keys.push_back(toHalf(key));
  std::vector<int32_t> numbers = makeNumbers(40);
  auto out = simulate(sortOf("40x", "f16", 0, R"(
      %p = mp.cast %a : tensor<f16> to tensor<f32>
      %q = mp.cast %b : tensor<f16> to tensor<f32>
      %ap = math.absf %p : tensor<f32>
      %aq = math.absf %q : tensor<f32>
      %less = arith.cmpf olt, %ap, %aq : tensor<f32>
      %same = arith.cmpf oeq, %ap, %aq : tensor<f32>
      %behind = arith.cmpi sgt, %i, %j : tensor<i32>
      %no = arith.constant dense<false> : tensor<i1>
      %last = arith.select %same, %behind, %no : tensor<i1>, tensor<i1>
      %first = arith.ori %less, %last : tensor<i1>)"),
                      {toBytes(keys), toBytes(numbers)});
  std::stable_sort(numbers.begin(), numbers.end(), [&](int32_t x, int32_t y) {
    float a = std::abs(fromHalf(keys[x])), b = std::abs(fromHalf(keys[y]));
    return a < b || (a == b && x > y);
  });
  EXPECT_EQ(fromBytes<int32_t>(out[1]), numbers);
  auto sorted = fromBytes<uint16_t>(out[0]);
  for (size_t i = 0; i != keys.size(); ++i)
    EXPECT_EQ(sorted[i], keys[numbers[i]]);
}
