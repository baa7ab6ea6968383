//===- TableVerdictTest.cpp - Tests of constants that products read -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/NarrowVerdict.h"

#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

namespace {
class TableVerdictTest : public testing::Test {
protected:
  std::string explain(FloatType low, ArrayRef<int64_t> shape,
                      llvm::function_ref<double(int64_t)> at) {
    auto type = RankedTensorType::get(shape, builder.getF32Type());
    std::vector<float> values(type.getNumElements());
    for (auto [index, value] : llvm::enumerate(values))
      value = static_cast<float>(at(static_cast<int64_t>(index)));
    return explainTable(DenseElementsAttr::get(type, ArrayRef<float>(values)),
                        low);
  }
  /// About as random weights are.
  static double weight(int64_t i) {
    return std::sin(static_cast<double>(i * i) + 0.3);
  }

  MLIRContext context;
  OpBuilder builder{&context};
  FloatType f16 = builder.getF16Type(), bf16 = builder.getBF16Type();
};

TEST_F(TableVerdictTest, NumbersAbout0Fit) {
  EXPECT_EQ(explain(f16, {64, 32}, weight), "");
  EXPECT_EQ(explain(bf16, {64, 32}, weight), "");
  EXPECT_EQ(explain(f16, {3, 3}, weight), "");
  // All the same: nothing tells them apart.
  EXPECT_EQ(explain(bf16, {16}, [](int64_t) { return 1 / 7.0; }), "");
  EXPECT_EQ(explain(bf16, {16},
                    [](int64_t i) { return 1 / 7.0 + double(i % 2) * 1e-8; }),
            "");
}

TEST_F(TableVerdictTest, DifferencesOfARowAreLost) {
  auto year = [](int64_t i) { return 2019 + double(i) / 10; };
  EXPECT_EQ(explain(f16, {60}, year), "has a row of numbers like 2019, whose "
                                      "differences are lost in f16");
  EXPECT_EQ(explain(bf16, {64, 4},
                    [](int64_t i) { return 1 - 1e-4 * double(i % 7); }),
            "has a row of numbers like 1, whose differences are lost in bf16");
  // One column of eight, whichever way it lies.
  auto column = [](int64_t i) {
    return i % 8 == 7 ? 1013 + 0.1 * weight(i) : weight(i);
  };
  auto row = [](int64_t i) {
    return i / 32 == 7 ? 1013 + 0.1 * weight(i) : weight(i);
  };
  EXPECT_NE(explain(f16, {32, 8}, column), "");
  EXPECT_NE(explain(f16, {8, 32}, row), "");
  // Too short for rows: all together.
  EXPECT_NE(
      explain(f16, {4}, [](int64_t i) { return 1000.3 + 0.7 * double(i); }),
      "");
}

TEST_F(TableVerdictTest, PlacesBeyondTheDigits) {
  auto place = [](int64_t i) { return double(i) * 40.5; };
  EXPECT_EQ(explain(f16, {96}, place), "is a table of 0 to 3847.5, whose "
                                       "fractions are lost in f16");
  EXPECT_EQ(explain(f16, {32}, place), "");
  EXPECT_NE(explain(bf16, {32}, place), "");
  // Each of them is a number of the type.
  EXPECT_EQ(explain(f16, {96}, [](int64_t i) { return double(i) * 256; }), "");
}

TEST_F(TableVerdictTest, RangeOfTheType) {
  auto large = [](int64_t i) { return 1e3 * double(i); };
  EXPECT_EQ(explain(f16, {100}, large), "is a table of 0 to 99000, which has "
                                        "no such numbers in f16");
  auto small = [](int64_t i) { return 1e-8 * double(1 + i); };
  EXPECT_NE(explain(f16, {32}, small), "");
  EXPECT_EQ(explain(bf16, {32}, small), "");
  // What rounding left of zeros, as of the sines of a Fourier matrix.
  auto noise = [](int64_t i) { return i < 32 ? 1e-16 * double(i) : weight(i); };
  EXPECT_EQ(explain(f16, {32, 32}, noise), "");
}

TEST_F(TableVerdictTest, OneNumberIsJudgedAsOne) {
  EXPECT_EQ(explain(f16, {16}, [](int64_t) { return 0.1; }), "");
  EXPECT_EQ(explain(f16, {16}, [](int64_t) { return 0.9999; }),
            "is 0.9999, which becomes 1");
  EXPECT_EQ(explain(f16, {16}, [](int64_t) { return 1e6; }), "may reach 1e+06");
}
} // namespace
