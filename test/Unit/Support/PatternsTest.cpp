//===- PatternsTest.cpp - Regular expressions of strangers ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Patterns.h"
#include "gtest/gtest.h"

using namespace mlir::mp;

static std::string problemOf(const std::string &pattern) {
  return findPatternProblem(pattern).value_or("");
}

static std::string repeat(const std::string &text, size_t count) {
  std::string all;
  for (size_t i = 0; i < count; ++i)
    all += text;
  return all;
}

TEST(PatternsTest, WhatPeopleWrite) {
  for (const char *pattern :
       {"encoder.*", "layer[0-9]+/(attention|mlp)", "a{2,5}", "[]a]x", "[^]]",
        "\\[x\\]", "^(a|b)?$", "\\.", "(a*)*"})
    EXPECT_EQ(problemOf(pattern), "") << pattern;
}

TEST(PatternsTest, CountsThatMultiply) {
  EXPECT_EQ(problemOf("(a{100}){100}"), "");
  EXPECT_NE(problemOf("((a{100}){100}){100}").find("repeats too much"),
            std::string::npos);
  EXPECT_NE(problemOf("a{99999999999999999999}"), "");
  EXPECT_NE(problemOf("(((x{200}){200}){200}){200}"), "");
  EXPECT_EQ(problemOf(std::string(19'000, 'a')), "");
  EXPECT_NE(problemOf(std::string(21'000, 'a')), "");
}

TEST(PatternsTest, Groups) {
  EXPECT_EQ(problemOf(repeat("(", 64) + "a" + repeat(")", 64)), "");
  EXPECT_NE(problemOf(repeat("(", 65) + "a" + repeat(")", 65))
                .find("nests groups deeper than 64 levels"),
            std::string::npos);
  EXPECT_EQ(problemOf(repeat("(a)", 500)), "");
}

TEST(PatternsTest, BackReferences) {
  EXPECT_NE(problemOf("(a*)\\1").find("back reference"), std::string::npos);
  EXPECT_EQ(problemOf("a\\\\1"), "");
}

TEST(PatternsTest, WhatIsNone) {
  for (const char *pattern : {"", "(", "[a", "a{2", "\\", "*a("})
    EXPECT_NE(problemOf(pattern), "") << pattern;
}
