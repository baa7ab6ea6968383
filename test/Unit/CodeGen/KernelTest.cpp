//===- KernelTest.cpp - Kernels against plain loops -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simulator.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <cmath>
#include <limits>

using namespace mlir::mp;
using namespace mlir::mp::test;

/// Numbers between -2 and 2 that repeat from run to run.
static std::vector<float> numbers(size_t count, uint32_t seed = 1) {
  std::vector<float> values(count);
  for (float &value : values) {
    seed = seed * 1664525u + 1013904223u;
    value = float(int32_t(seed)) * 0x1p-30f;
  }
  return values;
}

static std::vector<uint16_t> halves(const std::vector<float> &values) {
  std::vector<uint16_t> result;
  result.reserve(values.size());
  for (float value : values)
    result.push_back(toHalf(value));
  return result;
}

static std::vector<float> rounded(std::vector<float> values) {
  for (float &value : values)
    value = fromHalf(toHalf(value));
  return values;
}

static std::string fusion(llvm::StringRef kind, llvm::StringRef signature,
                          llvm::StringRef results, llvm::StringRef body) {
  // signature: "%a: tensor<..>, %b: tensor<..>"
  std::string names, types;
  llvm::SmallVector<llvm::StringRef> arguments;
  signature.split(arguments, ", ");
  for (llvm::StringRef argument : arguments) {
    auto [name, type] = argument.split(": ");
    names +=
        (names.empty() ? "" : ", ") + ("%outer_" + name.drop_front()).str();
    types += (types.empty() ? "" : ", ") + type.str();
  }
  std::string outer = signature.str();
  for (size_t at = 0; (at = outer.find('%', at)) != std::string::npos; ++at)
    outer.replace(at, 1, "%outer_");
  return "func.func @f(" + outer +
         ") {\n  %r:" + std::to_string(results.count("tensor")) +
         " = mp.fusion " + kind.str() + " ins(" + names + " : " + types +
         ") -> " + results.str() + " {\n^bb0(" + signature.str() + "):\n" +
         body.str() + "  }\n  return\n}\n";
}

// 77 elements of 16 bits: nine vectors of eight and a tail of five. One
// rounding at the store, so the bits must agree.
TEST(PointwiseKernel, RoundsOnceAndDoesTheTail) {
  std::vector<float> x = rounded(numbers(77)), b = numbers(11, 7);
  std::string source =
      fusion("pointwise", "%x: tensor<7x11xf16>, %b: tensor<11xf32>",
             "tensor<7x11xf16>", R"(
    %0 = mp.cast %x : tensor<7x11xf16> to tensor<7x11xf32>
    %1 = mp.broadcast %b dims [1] : tensor<11xf32> to tensor<7x11xf32>
    %2 = arith.addf %0, %1 : tensor<7x11xf32>
    %zero = arith.constant dense<0.0> : tensor<7x11xf32>
    %3 = arith.maximumf %2, %zero : tensor<7x11xf32>
    %4 = mp.cast %3 : tensor<7x11xf32> to tensor<7x11xf16>
    mp.yield %4 : tensor<7x11xf16>
)");
  auto out = fromBytes<uint16_t>(
      simulate(source, {toBytes(halves(x)), toBytes(b)})[0]);
  for (size_t i = 0; i != x.size(); ++i)
    EXPECT_EQ(out[i], toHalf(std::max(x[i] + b[i % 11], 0.0f))) << i;
}

// A conversion that does more than round to nearest keeps doing it: 2051 lies
// between 2050 and 2052, and only saturation changes an f32 that stays one.
TEST(PointwiseKernel, TruncatesAndSaturates) {
  float infinity = std::numeric_limits<float>::infinity();
  std::vector<float> x = {2051, -2051, infinity, -infinity, 0.5f};
  std::string source =
      fusion("pointwise", "%x: tensor<5xf32>", "tensor<5xf32>, tensor<5xf32>",
             R"(
    %0 = arith.truncf %x toward_zero : tensor<5xf32> to tensor<5xf16>
    %1 = mp.cast %0 : tensor<5xf16> to tensor<5xf32>
    %2 = mp.cast %x saturate : tensor<5xf32> to tensor<5xf32>
    mp.yield %1, %2 : tensor<5xf32>, tensor<5xf32>
)");
  auto out = simulate(source, {toBytes(x)});
  float most = std::numeric_limits<float>::max();
  EXPECT_EQ(fromBytes<float>(out[0]),
            std::vector<float>({2050, -2050, infinity, -infinity, 0.5f}));
  EXPECT_EQ(fromBytes<float>(out[1]),
            std::vector<float>({2051, -2051, most, -most, 0.5f}));
}

// More vectors than threads on the device: the grid-stride loop.
TEST(PointwiseKernel, LoopsOverLargeTensors) {
  size_t count = 300 * 1024 * 4 + 3;
  std::vector<float> x = numbers(count);
  std::string type = "tensor<" + std::to_string(count) + "xf32>";
  std::string source =
      fusion("pointwise", "%x: " + type, type + ", " + type,
             "    %0 = arith.mulf %x, %x : " + type +
                 "\n    %1 = arith.negf %0 : " + type +
                 "\n    mp.yield %0, %1 : " + type + ", " + type + "\n");
  auto out = simulate(source, {toBytes(x)}, "sm_75");
  auto squares = fromBytes<float>(out[0]), negative = fromBytes<float>(out[1]);
  for (size_t i = 0; i != count; ++i) {
    ASSERT_EQ(squares[i], x[i] * x[i]) << i;
    ASSERT_EQ(negative[i], -(x[i] * x[i])) << i;
  }
}

// Every kind of index map at once, with and without whole vectors.
TEST(PointwiseKernel, FollowsIndexMaps) {
  for (int64_t n : {16, 5}) {
    int64_t m = 12;
    std::vector<float> x = numbers(m * n), y = numbers(m * n, 5);
    auto type = [](int64_t rows, int64_t columns) {
      return llvm::formatv("tensor<{0}x{1}xf32>", rows, columns).str();
    };
    std::string in = type(n, m), part = type(m, n);
    std::string cut = type(m, n - 1), out = type(m, 2 * n);
    std::string signature = llvm::formatv("%x: {0}, %y: {1}", in, part);
    std::string body = llvm::formatv(R"(
    %0 = mp.transpose %x perm [1, 0] : {0} to {1}
    %1 = mp.reverse %0 dims [1] : {1}
    %2 = mp.slice %y start [0, 1] limit [{4}, {5}] strides [1, 1]
       : {1} to {2}
    %c = arith.constant dense<7.0> : tensor<f32>
    %3 = mp.pad %2, %c low [0, 0] high [0, 1] interior [0, 0]
       : ({2}, tensor<f32>) -> {1}
    %4 = mp.concat %1, %3 dim 1 : ({1}, {1}) -> {3}
    %5 = mp.iota dim 1 : {3}
    %6 = arith.addf %4, %5 : {3}
    mp.yield %6 : {3}
)",
                                     in, part, cut, out, m, n);
    std::string source = fusion("pointwise", signature, out, body);
    auto result =
        fromBytes<float>(simulate(source, {toBytes(x), toBytes(y)})[0]);
    for (int64_t i = 0; i != m; ++i)
      for (int64_t j = 0; j != 2 * n; ++j) {
        float from = j < n            ? x[(n - 1 - j) * m + i]
                     : j == 2 * n - 1 ? 7.0f
                                      : y[i * n + (j - n) + 1];
        EXPECT_EQ(result[i * 2 * n + j], from + float(j)) << i << " " << j;
      }
  }
}

// Low, interior and cropped padding.
TEST(PointwiseKernel, PadsInsideAndCrops) {
  std::vector<float> x = numbers(6);
  std::string source =
      fusion("pointwise", "%x: tensor<6xf32>", "tensor<12xf32>", R"(
    %c = arith.constant dense<9.0> : tensor<f32>
    %0 = mp.pad %x, %c low [2] high [-1] interior [1]
       : (tensor<6xf32>, tensor<f32>) -> tensor<12xf32>
    mp.yield %0 : tensor<12xf32>
)");
  auto out = fromBytes<float>(simulate(source, {toBytes(x)})[0]);
  for (int i = 0; i != 12; ++i)
    EXPECT_EQ(out[i], i >= 2 && i % 2 == 0 ? x[(i - 2) / 2] : 9.0f) << i;
}

// Flags are bytes in memory.
TEST(PointwiseKernel, KeepsFlagsAsBytes) {
  std::vector<float> x = numbers(20);
  x[3] = std::numeric_limits<float>::infinity();
  x[7] = std::nanf("");
  std::string source =
      fusion("pointwise", "%x: tensor<20xf32>", "tensor<20xi1>", R"(
    %0 = math.isfinite %x : tensor<20xf32>
    mp.yield %0 : tensor<20xi1>
)");
  auto out = simulate(source, {toBytes(x)})[0];
  for (int i = 0; i != 20; ++i)
    EXPECT_EQ(out[i], i != 3 && i != 7) << i;
}

static void checkSoftmax(int64_t rows, int64_t columns) {
  std::vector<float> x = numbers(rows * columns);
  std::string r = std::to_string(rows), c = std::to_string(columns);
  std::string full = "tensor<" + r + "x" + c + "xf32>";
  std::string row = "tensor<" + r + "xf32>";
  std::string source =
      fusion("row", "%x: " + full, full,
             "    %0 = mp.reduce max %x dims [1] : " + full + " to " + row +
                 "\n    %1 = mp.broadcast %0 dims [0] : " + row + " to " +
                 full + "\n    %2 = arith.subf %x, %1 : " + full +
                 "\n    %3 = math.exp %2 : " + full +
                 "\n    %4 = mp.reduce add %3 dims [1] : " + full + " to " +
                 row + "\n    %5 = mp.broadcast %4 dims [0] : " + row + " to " +
                 full + "\n    %6 = arith.divf %3, %5 : " + full +
                 "\n    mp.yield %6 : " + full + "\n");
  auto out = fromBytes<float>(simulate(source, {toBytes(x)})[0]);
  for (int64_t i = 0; i != rows; ++i) {
    double sum = 0, largest = -1e9;
    for (int64_t j = 0; j != columns; ++j)
      largest = std::max<double>(largest, x[i * columns + j]);
    for (int64_t j = 0; j != columns; ++j)
      sum += std::exp(x[i * columns + j] - largest);
    for (int64_t j = 0; j != columns; ++j) {
      double want = std::exp(x[i * columns + j] - largest) / sum;
      EXPECT_NEAR(out[i * columns + j], want, want * 2e-6) << i << " " << j;
    }
  }
}

TEST(RowKernel, DoesARowByWarp) { checkSoftmax(33, 10); }
TEST(RowKernel, DoesVectorsOfARow) { checkSoftmax(9, 512); }
TEST(RowKernel, DoesALongRowByBlock) { checkSoftmax(3, 4100); }

static void checkSum(llvm::ArrayRef<int64_t> shape,
                     llvm::ArrayRef<int64_t> dims, llvm::StringRef kind,
                     size_t stages) {
  std::string in = "tensor<", out = "tensor<", list;
  int64_t count = 1, rows = 1;
  for (size_t dim = 0; dim != shape.size(); ++dim) {
    bool reduced = llvm::is_contained(dims, int64_t(dim));
    in += std::to_string(shape[dim]) + "x";
    count *= shape[dim];
    if (reduced) {
      list += (list.empty() ? "" : ", ") + std::to_string(dim);
    } else {
      out += std::to_string(shape[dim]) + "x";
      rows *= shape[dim];
    }
  }
  in += "f16>";
  out += "f32>";
  std::string wide = in;
  wide.replace(wide.size() - 4, 3, "f32");
  std::string source =
      fusion(kind, "%x: " + in, out + ", " + in,
             "    %0 = mp.cast %x : " + in + " to " + wide +
                 "\n    %1 = arith.mulf %0, %0 : " + wide +
                 "\n    %2 = mp.reduce add %1 dims [" + list + "] : " + wide +
                 " to " + out + "\n    %3 = math.sqrt %2 : " + out +
                 "\n    %4 = mp.cast %1 : " + wide + " to " + in +
                 "\n    mp.yield %3, %4 : " + out + ", " + in + "\n");
  std::vector<float> x = rounded(numbers(count));
  std::vector<double> sums(rows);
  for (int64_t i = 0; i != count; ++i) {
    int64_t rest = i, row = 0, stride = 1;
    for (size_t dim = shape.size(); dim-- > 0; rest /= shape[dim]) {
      if (llvm::is_contained(dims, int64_t(dim)))
        continue;
      row += rest % shape[dim] * stride;
      stride *= shape[dim];
    }
    sums[row] += double(x[i]) * x[i];
  }
  Kernel kernel;
  auto results = simulate(source, {toBytes(halves(x))}, "sm_90", &kernel);
  EXPECT_EQ(kernel.stages.size(), stages);
  EXPECT_EQ(kernel.workspaceBytes != 0, stages == 2);
  auto got = fromBytes<float>(results[0]);
  for (int64_t row = 0; row != rows; ++row)
    EXPECT_NEAR(got[row], std::sqrt(sums[row]), 1e-5 * std::sqrt(sums[row]));
  auto squares = fromBytes<uint16_t>(results[1]);
  for (int64_t i = 0; i != count; ++i)
    ASSERT_EQ(squares[i], toHalf(x[i] * x[i])) << i;
}

TEST(ColumnKernel, SumsWholeVectors) {
  checkSum({32, 4, 4, 16}, {0, 1, 2}, "column", 2);
}
TEST(ColumnKernel, SumsOddColumns) { checkSum({9, 7}, {0}, "column", 1); }
TEST(ColumnKernel, SumsManyColumns) { checkSum({40, 3000}, {0}, "column", 1); }
TEST(RowKernel, SumsAroundTheChannel) {
  checkSum({8, 6, 4, 4}, {0, 2, 3}, "row", 1);
}
TEST(RowKernel, SumsRows) { checkSum({300, 24}, {1}, "row", 1); }
TEST(FullKernel, SumsASmallTensor) { checkSum({30, 7}, {0, 1}, "full", 1); }
TEST(FullKernel, SumsInTwoStages) { checkSum({100, 1024}, {0, 1}, "full", 2); }
TEST(FullKernel, SplitsFewLongRows) { checkSum({3, 60000}, {1}, "row", 2); }

// A flag for a whole tensor; one bad element anywhere must show.
TEST(FullKernel, FindsOneBadElement) {
  std::string source =
      fusion("full", "%x: tensor<100000xf32>", "tensor<i1>", R"(
    %0 = math.isfinite %x : tensor<100000xf32>
    %1 = mp.reduce and %0 dims [0] : tensor<100000xi1> to tensor<i1>
    mp.yield %1 : tensor<i1>
)");
  std::vector<float> x = numbers(100000);
  EXPECT_EQ(simulate(source, {toBytes(x)})[0], Bytes{1});
  x[99999] = std::nanf("");
  EXPECT_EQ(simulate(source, {toBytes(x)})[0], Bytes{0});
}

// A NaN wins a maximum, wherever it is.
TEST(RowKernel, LetsNaNsWin) {
  std::string source =
      fusion("row", "%x: tensor<2x10xf32>", "tensor<2xf32>", R"(
    %0 = mp.reduce max %x dims [1] : tensor<2x10xf32> to tensor<2xf32>
    mp.yield %0 : tensor<2xf32>
)");
  std::vector<float> x = numbers(20);
  x[13] = std::nanf("");
  auto out = fromBytes<float>(simulate(source, {toBytes(x)})[0]);
  EXPECT_EQ(out[0], *std::max_element(x.begin(), x.begin() + 10));
  EXPECT_TRUE(std::isnan(out[1]));
}
