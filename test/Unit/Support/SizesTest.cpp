//===- SizesTest.cpp - Tests of sizes and their arithmetic ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Sizes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr int64_t large = int64_t(1) << 40;
static constexpr int64_t most = std::numeric_limits<int64_t>::max();

namespace {

class TypeSizesTest : public testing::Test {
protected:
  Type tensor(ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }

  MLIRContext context;
  Builder b{&context};
};

TEST(CheckedIntTest, SumsAndProductsThatFitAreThemselves) {
  EXPECT_EQ((CheckedInt(3) * 4 + 5).get(), 17);
  EXPECT_EQ((CheckedInt(-3) * 4 + most).get(), most - 12);
  EXPECT_EQ((CheckedInt(most) + 0).get(), most);
}

TEST(CheckedIntTest, WhatDoesNotFitHasNoValue) {
  EXPECT_FALSE((CheckedInt(most) + 1).get());
  EXPECT_FALSE((CheckedInt(large) * large).get());
  EXPECT_FALSE((CheckedInt(-most) + -2).get());
}

// Not even a factor of 0 brings a number back that is not known.
TEST(CheckedIntTest, NothingFollowsFromWhatDoesNotFit) {
  EXPECT_FALSE(((CheckedInt(large) * large) * 0).get());
  EXPECT_FALSE((CheckedInt(1) + CheckedInt(most) * 2).get());
}

TEST(CheckedElementsTest, AScalarHasOneAndAnEmptyArrayNone) {
  EXPECT_EQ(checkedElements({}), 1);
  EXPECT_EQ(checkedElements({2, 3}), 6);
  EXPECT_EQ(checkedElements({2, 0}), 0);
  EXPECT_EQ(checkedElements({most}), most);
}

TEST(CheckedElementsTest, NeitherDynamicNorTooManyAreCounted) {
  EXPECT_FALSE(checkedElements({ShapedType::kDynamic}));
  EXPECT_FALSE(checkedElements({0, ShapedType::kDynamic}));
  EXPECT_FALSE(checkedElements({-1}));
  EXPECT_FALSE(checkedElements({large, large}));
}

// Wherever the 0 stands: the strides of the array must fit.
TEST(CheckedElementsTest, AnEmptyArrayWithTooLargeSizesIsNotCounted) {
  EXPECT_FALSE(checkedElements({0, large, large}));
  EXPECT_FALSE(checkedElements({large, large, 0}));
}

TEST(CheckedBytesTest, ElementsFitButBytesDoNot) {
  EXPECT_EQ(checkedBytes({2, 3}, 4), 24);
  EXPECT_EQ(checkedBytes({2, 0}, 4), 0);
  EXPECT_EQ(checkedBytes({most}, 1), most);
  EXPECT_FALSE(checkedBytes({most}, 2));
  EXPECT_FALSE(checkedBytes({ShapedType::kDynamic}, 4));
}

TEST(SaturatingTest, WhatDoesNotFitIsUncountable) {
  EXPECT_EQ(saturatingAdd(3, 4), 7);
  EXPECT_EQ(saturatingAdd(most, 1), uncountable);
  EXPECT_EQ(saturatingMultiply(3, 4), 12);
  EXPECT_EQ(saturatingMultiply(large, large), uncountable);
  EXPECT_EQ(saturatingProduct({}), 1);
  EXPECT_EQ(saturatingProduct({2, 3, 4}), 24);
  EXPECT_EQ(saturatingProduct({large, large, large}), uncountable);
}

TEST(SaturatingTest, UncountableStaysSoButForZero) {
  EXPECT_EQ(saturatingAdd(uncountable, 5), uncountable);
  EXPECT_EQ(saturatingMultiply(uncountable, 5), uncountable);
  EXPECT_EQ(saturatingMultiply(uncountable, 0), 0);
  EXPECT_EQ(saturatingProduct({large, large, 0}), 0);
}

TEST(SaturatingTest, TheProductOfSomeSizes) {
  EXPECT_EQ(saturatingProduct({2, 3, 5}, {}), 1);
  EXPECT_EQ(saturatingProduct({2, 3, 5}, {2, 0}), 10);
  EXPECT_EQ(saturatingProduct({large, 3, large}, {0, 2}), uncountable);
}

TEST(RoundUpTest, ToTheNextMultiple) {
  EXPECT_EQ(roundUp(0, 8), 0);
  EXPECT_EQ(roundUp(1, 8), 8);
  EXPECT_EQ(roundUp(8, 8), 8);
  EXPECT_EQ(roundUp(9, 6), 12);
  EXPECT_EQ(roundUp(7, 1), 7);
  EXPECT_EQ(roundUp(most - 7, 8), most - 7);
  EXPECT_EQ(roundUp(most - 6, 8), uncountable);
  EXPECT_EQ(roundUp(most, 8), uncountable);
}

TEST_F(TypeSizesTest, ElementsOfTypes) {
  EXPECT_EQ(countElements(b.getF32Type()), 1);
  EXPECT_EQ(countElements(tensor({}, b.getF32Type())), 1);
  EXPECT_EQ(countElements(tensor({2, 3}, b.getF32Type())), 6);
  EXPECT_EQ(countElements(tensor({large, large}, b.getF32Type())), uncountable);
  EXPECT_FALSE(
      countElements(tensor({2, ShapedType::kDynamic}, b.getF32Type())));
  EXPECT_FALSE(countElements(UnrankedTensorType::get(b.getF32Type())));
}

TEST_F(TypeSizesTest, ElementsTakeWholeBytes) {
  EXPECT_EQ(getElementBytes(b.getF64Type()), 8);
  EXPECT_EQ(getElementBytes(b.getBF16Type()), 2);
  EXPECT_EQ(getElementBytes(Float8E4M3FNType::get(&context)), 1);
  EXPECT_EQ(getElementBytes(Float4E2M1FNType::get(&context)), 1);
  EXPECT_EQ(getElementBytes(b.getI1Type()), 1);
  EXPECT_EQ(getElementBytes(b.getIntegerType(4)), 1);
  EXPECT_EQ(getElementBytes(b.getIntegerType(12)), 2);
  EXPECT_FALSE(getElementBytes(b.getIndexType()));
  EXPECT_FALSE(getElementBytes(ComplexType::get(b.getF32Type())));
}

TEST_F(TypeSizesTest, BytesOfTypes) {
  EXPECT_EQ(countBytes(b.getF16Type()), 2);
  EXPECT_EQ(countBytes(tensor({3}, b.getI1Type())), 3);
  EXPECT_EQ(countBytes(tensor({2, 3}, b.getF32Type())), 24);
  EXPECT_EQ(countBytes(tensor({0}, b.getF32Type())), 0);
  EXPECT_EQ(countBytes(tensor({most}, b.getF16Type())), uncountable);
  EXPECT_FALSE(countBytes(tensor({ShapedType::kDynamic}, b.getF32Type())));
  EXPECT_FALSE(countBytes(tensor({2}, b.getIndexType())));
}

} // namespace
