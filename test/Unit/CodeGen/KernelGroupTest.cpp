//===- KernelGroupTest.cpp - Several fusions in one launch ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simulator.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace mlir::mp;
using namespace mlir::mp::test;

/// Small integers: their sums have no rounding, so their order does not matter.
static std::vector<float> integers(size_t count, int first) {
  std::vector<float> values(count);
  for (size_t i = 0; i != count; ++i)
    values[i] = float((int(i) * 7 + first) % 13 - 6);
  return values;
}

/// p - rate * g of tensors of one size each, with one rate for all.
static std::string updates(llvm::ArrayRef<int> sizes) {
  std::string arguments = "%rate: tensor<f32>", body;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    std::string type = "tensor<" + std::to_string(size) + "xf32>";
    arguments += llvm::formatv(", %p{0}: {1}, %g{0}: {1}", i, type);
    body += llvm::formatv(R"mlir(
      %r{0} = mp.fusion pointwise ins(%rate, %p{0}, %g{0} : tensor<f32>, {1}, {1}) -> {1} {{
      ^bb0(%r: tensor<f32>, %p: {1}, %g: {1}):
        %0 = mp.broadcast %r dims [] : tensor<f32> to {1}
        %1 = arith.mulf %g, %0 : {1}
        %2 = arith.subf %p, %1 : {1}
        mp.yield %2 : {1}
      })mlir",
                          i, type);
  }
  return "func.func @f(" + arguments + ") {" + body + "\n return }";
}

// Tensors of equal sizes share their code and differ in their pointers; those
// of others have code of their own. Blocks of all of them come in any number.
TEST(KernelGroup, UpdatesEachTensorWithItsOwn) {
  std::vector<int> sizes = {64, 1003, 64, 5, 4096, 1003, 64, 1, 5};
  std::vector<Bytes> inputs = {toBytes(std::vector<float>{2})};
  for (auto [i, size] : llvm::enumerate(sizes)) {
    inputs.push_back(toBytes(integers(size, int(i))));
    inputs.push_back(toBytes(integers(size, int(i) + 5)));
  }
  Kernel kernel;
  std::vector<Bytes> results =
      simulate(updates(sizes), inputs, "sm_90", &kernel);
  ASSERT_EQ(kernel.stages.size(), 1u);
  EXPECT_EQ(kernel.stages[0].grid[0], 12);
  ASSERT_EQ(results.size(), sizes.size());
  for (auto [i, size] : llvm::enumerate(sizes)) {
    auto p = integers(size, int(i)), g = integers(size, int(i) + 5);
    auto out = fromBytes<float>(results[i]);
    ASSERT_EQ(out.size(), p.size());
    for (size_t k = 0; k != out.size(); ++k)
      ASSERT_EQ(out[k], p[k] - 2 * g[k]) << i << " " << k;
  }
}

// Sums of all sizes: a warp, a block, many blocks with a second stage and a
// workspace of their own; together two launches. A pointwise fusion that rounds
// takes part in the first.
TEST(KernelGroup, SumsInTwoStages) {
  std::vector<int> sizes = {10, 3000, 100000, 100000, 40000};
  std::string arguments = "%h: tensor<77xf32>", body = R"mlir(
      %n = mp.fusion pointwise ins(%h : tensor<77xf32>) -> tensor<77xf16> {
      ^bb0(%x: tensor<77xf32>):
        %0 = mp.cast %x : tensor<77xf32> to tensor<77xf16>
        mp.yield %0 : tensor<77xf16>
      })mlir";
  std::vector<float> narrow = integers(77, 3);
  std::vector<Bytes> inputs = {toBytes(narrow)};
  for (auto [i, size] : llvm::enumerate(sizes)) {
    std::string type = "tensor<" + std::to_string(size) + "xf32>";
    arguments += llvm::formatv(", %x{0}: {1}", i, type);
    body += llvm::formatv(R"mlir(
      %r{0} = mp.fusion full ins(%x{0} : {1}) -> tensor<f32> {{
      ^bb0(%x: {1}):
        %0 = mp.reduce add %x dims [0] : {1} to tensor<f32>
        mp.yield %0 : tensor<f32>
      })mlir",
                          i, type);
    inputs.push_back(toBytes(integers(size, int(i))));
  }
  Kernel kernel;
  std::vector<Bytes> results =
      simulate("func.func @f(" + arguments + ") {" + body + "\n return }",
               inputs, "sm_90", &kernel);
  ASSERT_EQ(kernel.stages.size(), 2u);
  EXPECT_EQ(kernel.stages[0].block[0], 256);
  EXPECT_EQ(kernel.stages[1].block[0], 32);
  EXPECT_GT(kernel.workspaceBytes, 0);
  ASSERT_EQ(results.size(), sizes.size() + 1);
  for (auto [i, half] : llvm::enumerate(fromBytes<uint16_t>(results[0])))
    EXPECT_EQ(fromHalf(half), narrow[i]) << i;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    float sum = 0;
    for (float value : integers(size, int(i)))
      sum += value;
    EXPECT_EQ(fromBytes<float>(results[i + 1]), std::vector<float>{sum}) << i;
  }
}
