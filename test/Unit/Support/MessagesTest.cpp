//===- MessagesTest.cpp - Tests of the words of messages ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Messages.h"
#include "gtest/gtest.h"

using namespace mlir::mp;

TEST(MessagesTest, ANounTakesAnSButForOne) {
  EXPECT_EQ(countOf(0, "op"), "0 ops");
  EXPECT_EQ(countOf(1, "op"), "1 op");
  EXPECT_EQ(countOf(2, "op"), "2 ops");
}

TEST(MessagesTest, ALongListIsCutAndSaysSo) {
  auto list = [](size_t count) {
    return listFirst(count, /*most=*/2,
                     [](size_t i) { return std::string(1, char('a' + i)); });
  };
  EXPECT_EQ(list(0), "");
  EXPECT_EQ(list(1), "a");
  EXPECT_EQ(list(2), "a, b");
  EXPECT_EQ(list(3), "a, b and 1 more");
  EXPECT_EQ(list(12), "a, b and 10 more");
}

// A name from a file can neither end the line nor hide in it.
TEST(MessagesTest, QuotedNamesStayOnOneLine) {
  EXPECT_EQ(quote("w"), "'w'");
  EXPECT_EQ(quote("a\nb"), "'a\\0Ab'");
  EXPECT_EQ(escape(llvm::StringRef("\0", 1)), "\\00");
}

TEST(MessagesTest, WhatIsUnknownIsSaidWithWhatIsKnown) {
  EXPECT_EQ(describeUnknown("chip", quote("sm_99"), {"sm_80", "sm_90"}),
            "unknown chip 'sm_99'; known are sm_80, sm_90");
}

TEST(MessagesTest, TheNearestSpellingIsSuggested) {
  EXPECT_EQ(suggestNearest("mp.dott", {"mp.conv", "mp.dot", "mp.dots"}),
            "; did you mean 'mp.dot'?");
  EXPECT_EQ(suggestNearest("mp.dot", {}), "");
  EXPECT_EQ(suggestNearest("mp.dot", {"arith.constant"}), "");
}

TEST(MessagesTest, WhatPrintsItselfBecomesText) {
  EXPECT_EQ(textOf(4.5), "4.500000e+00");
}
