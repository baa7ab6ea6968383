//===- AssertTest.cpp - Tests of MP_ASSERT where it is on -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// As a build with -DMP_ASSERTIONS=ON has it, in any build.
#ifdef MP_ASSERTIONS
#define BUILD_HAS_ASSERTIONS
#else
#define MP_ASSERTIONS
#endif

#include "mp/Support/Assert.h"

#include "llvm/ADT/ArrayRef.h"
#include "gtest/gtest.h"

namespace {

TEST(AssertDeathTest, SaysWhatDidNotHoldAndWhere) {
  int two = 2;
  EXPECT_DEATH(MP_ASSERT(two + two == 5, "four, in fact"),
               "AssertTest.cpp:[0-9]+: does not hold: two \\+ two == 5 "
               "\\(four, in fact\\)");
}

TEST(Assert, EvaluatesItsConditionOnce) {
  int count = 0;
  MP_ASSERT(++count == 1, "evaluated more than once");
  EXPECT_EQ(count, 1);
}

#ifdef BUILD_HAS_ASSERTIONS
// The assertions of LLVM's headers, too, although the build has NDEBUG.
TEST(AssertDeathTest, HeadersOfLLVMCheck) {
  llvm::ArrayRef<int> empty;
  EXPECT_DEATH((void)empty.front(), "Assertion failed|Assertion .* failed");
}
#endif

} // namespace
