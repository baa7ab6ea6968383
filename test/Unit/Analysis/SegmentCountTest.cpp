//===- SegmentCountTest.cpp - Tests of how many numbers a segment sums ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/SegmentCount.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MP.h"
#include "gtest/gtest.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

namespace {
class SegmentCountTest : public testing::Test {
protected:
  SegmentCountTest() {
    context.loadDialect<arith::ArithDialect, MPDialect>();
    builder.setInsertionPointToEnd(&block);
  }

  Value argument(ArrayRef<int64_t> shape, Type type) {
    return block.addArgument(RankedTensorType::get(shape, type), loc);
  }
  Value constant(ArrayRef<int32_t> places) {
    int64_t count = static_cast<int64_t>(places.size());
    auto type = RankedTensorType::get({count, 1}, builder.getI32Type());
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(type, places));
  }
  /// Rows of 16 that are added to rows of `segments`.
  SegmentCount count(Value indices, int64_t updates, int64_t segments) {
    Value sum = argument({segments, 16}, builder.getF32Type());
    return countSegments(ScatterOp::create(
        builder, loc, sum.getType(), ReduceKind::Add, sum, indices,
        argument({updates, 16}, builder.getF32Type()),
        /*update_window_dims=*/{1},
        /*inserted_window_dims=*/{0}, /*operand_batching_dims=*/{},
        /*indices_batching_dims=*/{}, /*scatter_dims_to_operand_dims=*/{0},
        /*index_vector_dim=*/1, TypeAttr()));
  }

  MLIRContext context;
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  Block block;
};

TEST_F(SegmentCountTest, AllMayMeetInOne) {
  SegmentCount counted = count(argument({96, 1}, builder.getI32Type()), 96, 32);
  EXPECT_EQ(counted.most, 96);
  EXPECT_EQ(counted.usual, 3);
}

TEST_F(SegmentCountTest, OnAverageThereIsOneAtLeast) {
  SegmentCount counted = count(argument({4, 1}, builder.getI32Type()), 4, 32);
  EXPECT_EQ(counted.most, 4);
  EXPECT_EQ(counted.usual, 1);
}

TEST_F(SegmentCountTest, ConstantsAreCounted) {
  SegmentCount counted = count(constant({0, 2, 0, 1, 0, 2}), 6, 3);
  EXPECT_EQ(counted.most, 3);
  EXPECT_EQ(counted.usual, 3);
  counted = count(constant({5, 5, 5, 5}), 4, 32);
  EXPECT_EQ(counted.most, 4);
  EXPECT_EQ(counted.usual, 4);
}

TEST_F(SegmentCountTest, WhatIsOutOfBoundsIsDropped) {
  auto type = RankedTensorType::get({4, 1}, builder.getI64Type());
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  int64_t places[] = {2, most, most, std::numeric_limits<int64_t>::min()};
  Value indices = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, ArrayRef<int64_t>(places)));
  EXPECT_EQ(count(indices, 4, 3).most, 1);
}

TEST_F(SegmentCountTest, WhatIsSpreadCountsAsOften) {
  auto one = RankedTensorType::get({1, 1}, builder.getI32Type());
  Value place = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(one, builder.getI32IntegerAttr(7)));
  Value row = ReshapeOp::create(
      builder, loc, RankedTensorType::get({1}, builder.getI32Type()), place);
  Value spread = BroadcastOp::create(
      builder, loc, RankedTensorType::get({12, 1}, builder.getI32Type()), row,
      builder.getDenseI64ArrayAttr({1}));
  EXPECT_EQ(count(spread, 12, 8).most, 12);
}
} // namespace
