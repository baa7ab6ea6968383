//===- AssertOffTest.cpp - Tests of MP_ASSERT where it is off -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#undef MP_ASSERTIONS
#include "mp/Support/Assert.h"

#include "gtest/gtest.h"

namespace {

TEST(AssertOff, CompilesItsConditionButDoesNotEvaluateIt) {
  int count = 0;
  MP_ASSERT(++count == 5, "must not be looked at");
  EXPECT_EQ(count, 0);
}

} // namespace
