//===- ForeignKernelTest.cpp - Kernels of ops that are not ours -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ops are those of test/lib/Toy; what they compute is known only there.
//
//===----------------------------------------------------------------------===//

#include "Simulator.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace mlir::mp;
using namespace mlir::mp::test;

/// Numbers between -4 and 4, all of them halves.
static std::vector<float> numbers(size_t count) {
  std::vector<float> values(count);
  for (size_t i = 0; i != count; ++i)
    values[i] = float(int(i * 37 % 129) - 64) / 16;
  return values;
}

// A foreign function in f16 between ops of ours: widened, computed in f32 by
// the body it builds, which holds a function of ours, and rounded once.
TEST(ForeignKernel, ComputesABodyThatAnOpBuilds) {
  std::vector<float> x = numbers(77);
  std::vector<uint16_t> halves;
  halves.reserve(x.size());
  for (float value : x)
    halves.push_back(toHalf(value));
  auto out = fromBytes<uint16_t>(simulate(R"mlir(
    func.func @f(%a: tensor<77xf16>) {
      %r = mp.fusion pointwise ins(%a : tensor<77xf16>) -> tensor<77xf16> {
      ^bb0(%x: tensor<77xf16>):
        %0 = mp.cast %x : tensor<77xf16> to tensor<77xf32>
        %1 = "toy.swish"(%0) : (tensor<77xf32>) -> tensor<77xf32>
        %2 = "toy.relu"(%1) : (tensor<77xf32>) -> tensor<77xf32>
        %3 = arith.addf %2, %0 : tensor<77xf32>
        %4 = mp.cast %3 : tensor<77xf32> to tensor<77xf16>
        mp.yield %4 : tensor<77xf16>
      }
      return
    })mlir",
                                          {toBytes(halves)})[0]);
  ASSERT_EQ(out.size(), x.size());
  for (size_t i = 0; i != x.size(); ++i) {
    double swish = double(x[i]) / (1 + std::exp(-double(x[i])));
    double want = std::max(swish, 0.0) + x[i];
    EXPECT_NEAR(fromHalf(out[i]), want, 0x1p-11 * std::abs(want) + 1e-6) << i;
  }
}

// A foreign reduction by rows, and readers on the row: its neutral element, its
// combiner, in lanes, warps and at the end.
TEST(ForeignKernel, ReducesByAForeignCombiner) {
  constexpr int rows = 5, columns = 100;
  std::vector<float> x = numbers(size_t(rows) * columns);
  auto out = simulate(R"mlir(
    func.func @f(%a: tensor<5x100xf32>) {
      %r:2 = mp.fusion row ins(%a : tensor<5x100xf32>) -> tensor<5xf32>, tensor<5x100xf32> {
      ^bb0(%x: tensor<5x100xf32>):
        %0 = "toy.peak"(%x) : (tensor<5x100xf32>) -> tensor<5xf32>
        %1 = mp.broadcast %0 dims [0] : tensor<5xf32> to tensor<5x100xf32>
        %2 = arith.divf %x, %1 : tensor<5x100xf32>
        mp.yield %0, %2 : tensor<5xf32>, tensor<5x100xf32>
      }
      return
    })mlir",
                      {toBytes(x)});
  ASSERT_EQ(out.size(), 2u);
  auto peaks = fromBytes<float>(out[0]), scaled = fromBytes<float>(out[1]);
  for (int i = 0; i != rows; ++i) {
    float peak = 0;
    for (int j = 0; j != columns; ++j)
      peak = std::max(peak, std::abs(x[i * columns + j]));
    EXPECT_EQ(peaks[i], peak) << i;
    for (int j = 0; j != columns; ++j)
      EXPECT_EQ(scaled[i * columns + j], x[i * columns + j] / peak) << i;
  }
}

// A foreign movement and a foreign source: their maps and indices, in whole
// vectors and without.
TEST(ForeignKernel, ReadsWhereAForeignMapLeads) {
  for (int columns : {16, 5}) {
    constexpr int rows = 6;
    std::vector<float> x = numbers(size_t(rows) * columns);
    std::string type = "tensor<6x" + std::to_string(columns) + "xf32>";
    std::string source = llvm::formatv(R"mlir(
    func.func @f(%a: {0}) {{
      %r = mp.fusion pointwise ins(%a : {0}) -> {0} {{
      ^bb0(%x: {0}):
        %0 = "toy.mirror"(%x) : ({0}) -> {0}
        %1 = "toy.grid"() : () -> {0}
        %2 = arith.addf %0, %1 : {0}
        mp.yield %2 : {0}
      }
      return
    })mlir",
                                       type);
    auto out = fromBytes<float>(simulate(source, {toBytes(x)})[0]);
    ASSERT_EQ(out.size(), x.size());
    for (int i = 0; i != rows; ++i)
      for (int j = 0; j != columns; ++j)
        EXPECT_EQ(out[i * columns + j],
                  x[i * columns + (columns - 1 - j)] + float(i + j))
            << i << " " << j;
  }
}
