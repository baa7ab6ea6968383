//===- ConstantFitTest.cpp - Tests of constants in a low type -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/ConstantFit.h"

#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

namespace {

using Kind = ConstantFit::Kind;

class ConstantFitTest : public testing::Test {
protected:
  Kind fit(FloatType low, const std::vector<float> &values) {
    auto type = RankedTensorType::get(static_cast<int64_t>(values.size()),
                                      builder.getF32Type());
    return fitConstant(DenseElementsAttr::get(type, ArrayRef<float>(values)),
                       low)
        .kind;
  }
  MLIRContext context;
  OpBuilder builder{&context};
  FloatType f16 = builder.getF16Type(), bf16 = builder.getBF16Type();
};

// 65520 is half a unit above the largest f16 number and rounds to infinity.
TEST_F(ConstantFitTest, OverflowBeginsAtTheRoundingBoundary) {
  EXPECT_EQ(fit(f16, {65504}), Kind::Fits);
  EXPECT_EQ(fit(f16, {65519.99f}), Kind::Fits);
  EXPECT_EQ(fit(f16, {65520}), Kind::Overflows);
  EXPECT_EQ(fit(f16, {-1e9f}), Kind::Overflows);
  EXPECT_EQ(fit(bf16, {-1e9f}), Kind::Fits);
  EXPECT_EQ(fit(bf16, {3.4e38f}), Kind::Overflows);
}

TEST_F(ConstantFitTest, SmallConstantsVanish) {
  EXPECT_EQ(fit(f16, {1e-12f}), Kind::Vanishes);
  EXPECT_EQ(fit(f16, {-1e-9f}), Kind::Vanishes);
  // Not zero, but 3 % off: a subnormal of one bit less than four.
  EXPECT_EQ(fit(f16, {1e-6f}), Kind::Vanishes);
  EXPECT_EQ(fit(f16, {1e-5f}), Kind::Fits);
  // 2^-24 is the smallest subnormal, exactly.
  EXPECT_EQ(fit(f16, {5.9604644775390625e-8f}), Kind::Fits);
  EXPECT_EQ(fit(bf16, {1e-12f}), Kind::Fits);
}

// Rounding within the type, zeros and infinities are no reason.
TEST_F(ConstantFitTest, OrdinaryRoundingFits) {
  EXPECT_EQ(fit(f16, {0.1f}), Kind::Fits);
  EXPECT_EQ(fit(f16, {-0.0f}), Kind::Fits);
  EXPECT_EQ(fit(f16, {INFINITY}), Kind::Fits);
  EXPECT_EQ(fit(bf16, {257}), Kind::Fits);
  EXPECT_EQ(fit(f16, {}), Kind::Fits);
}

// In a table a small number is noise; a large one is still an infinity.
TEST_F(ConstantFitTest, TablesCountOverflowOnly) {
  std::vector<float> table(17, 0.5f);
  table[3] = 1e-12f;
  EXPECT_EQ(fit(f16, table), Kind::Fits);
  table[4] = 1e9f;
  EXPECT_EQ(fit(f16, table), Kind::Overflows);
  EXPECT_EQ(fit(f16, {0.5f, 1e-12f}), Kind::Vanishes);
}

TEST_F(ConstantFitTest, NonFiniteConstants) {
  auto find = [&](const std::vector<float> &values) {
    auto type = RankedTensorType::get(static_cast<int64_t>(values.size()),
                                      builder.getF32Type());
    return findNonFiniteConstant(
        DenseElementsAttr::get(type, ArrayRef<float>(values)));
  };
  auto isMask = [&](const std::vector<float> &values) {
    std::optional<NonFiniteConstant> nonFinite = find(values);
    return nonFinite && nonFinite->isMask;
  };
  EXPECT_TRUE(find({INFINITY}));
  EXPECT_FALSE(isMask({INFINITY}));
  EXPECT_FALSE(isMask({INFINITY, -INFINITY}));
  EXPECT_TRUE(find({NAN, NAN}));
  EXPECT_TRUE(find({-INFINITY, 1.0f, NAN})->value.isNaN());
  EXPECT_FALSE(isMask({-INFINITY, 1.0f, NAN}));
  // A causal mask.
  EXPECT_TRUE(isMask({0.0f, -INFINITY}));
  EXPECT_FALSE(find({1.0f}));
  EXPECT_FALSE(find({1.0f, 2.0f}));
  EXPECT_FALSE(find({}));
}

} // namespace
