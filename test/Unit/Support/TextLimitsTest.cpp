//===- TextLimitsTest.cpp - Text that MLIR's parser may see ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/TextLimits.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

/// The one error with its line and column; empty for text that may be.
static std::string errorOf(const std::string &text) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    auto place = cast<FileLineColLoc>(diagnostic.getLocation());
    said += std::to_string(place.getLine()) + ":" +
            std::to_string(place.getColumn()) + ": " + diagnostic.str();
  });
  LogicalResult result = checkText(&context, text, "file");
  EXPECT_EQ(succeeded(result), said.empty());
  return said;
}

static std::string repeat(const std::string &text, size_t count) {
  std::string all;
  for (size_t i = 0; i < count; ++i)
    all += text;
  return all;
}

TEST(TextLimitsTest, Brackets) {
  for (char open : {'(', '[', '{', '<'}) {
    EXPECT_EQ(errorOf(std::string(256, open)), "");
    EXPECT_EQ(errorOf("\n" + std::string(257, open)),
              "2:257: brackets nest deeper than 256 levels");
  }
  // Beside each other, in strings, in comments and as arrows.
  EXPECT_EQ(errorOf(repeat("()", 1000)), "");
  EXPECT_EQ(errorOf("\"" + std::string(1000, '(') + "\\\"((\""), "");
  EXPECT_EQ(errorOf("// " + std::string(1000, '(')), "");
  EXPECT_EQ(errorOf(repeat("() -> ", 1000)), "");
  // More that close than open.
  EXPECT_EQ(errorOf(std::string(1000, ')') + std::string(256, '(')), "");
}

TEST(TextLimitsTest, WordsAndNumerals) {
  EXPECT_EQ(errorOf(std::string(65536, 'w')), "");
  EXPECT_EQ(errorOf("a " + std::string(65537, 'w')),
            "1:3: a word of 65537 characters; at most 65536 are read");
  EXPECT_EQ(errorOf(std::string(1024, '7')), "");
  EXPECT_EQ(errorOf(std::string(1025, '7')),
            "1:1: a numeral of 1025 characters; at most 1024 are read");
  EXPECT_EQ(errorOf("\"" + std::string(100000, 'w') + "\""), "");
}

TEST(TextLimitsTest, WidthsOfIntegers) {
  const std::string words = "an integer type of more than 4096 bits";
  for (const char *type : {"i4096", "si4096", "ui64", "tensor<4xi4096>", "i",
                           "index", "i64x", "xi4097", "tensor<4x!a>"})
    EXPECT_EQ(errorOf(type), "");
  // Names, whatever they are.
  for (const char *name :
       {"%i4097", "@i16777215", "^si5000", "#i4097", "!i4097", "mp.i4097",
        "0x1i", "\"i4097\"", "// i4097"})
    EXPECT_EQ(errorOf(name), "");
  EXPECT_EQ(errorOf("i4097"), "1:1: " + words);
  EXPECT_EQ(errorOf("() ->ui16777215"), "1:6: " + words);
  EXPECT_EQ(errorOf("i99999999999999999999"), "1:1: " + words);
  EXPECT_EQ(errorOf("tensor<2x4xsi4097>"), "1:8: " + words);
  for (const char *shape : {"tensor<?xi4097>", "tensor<*xi4097>",
                            "vector<[4]xi4097>", "tensor<2x?x3xi4097>"})
    EXPECT_NE(errorOf(shape), "") << shape;
}

TEST(TextLimitsTest, ZeroBytes) {
  EXPECT_EQ(errorOf(std::string("a\n \0", 4)), "2:2: a zero byte in text");
  EXPECT_EQ(errorOf(std::string("\"\0\"", 3)), "1:2: a zero byte in text");
  EXPECT_EQ(errorOf("\"\\00\""), "");
}

/// Each alias stands for an earlier one, `times` times.
static std::string aliases(size_t count, size_t times) {
  std::string text = "#a0 = loc(unknown)\n";
  for (size_t i = 1; i < count; ++i)
    text += "#a" + std::to_string(i) + " = loc(fused[" +
            repeat("#a" + std::to_string(i - 1) + ", ", times) + "])\n";
  return text;
}

TEST(TextLimitsTest, Aliases) {
  EXPECT_EQ(errorOf(aliases(1000, 1)), "");
  EXPECT_NE(errorOf(aliases(5000, 1)).find("nest deeper than 4096 levels"),
            std::string::npos);
  EXPECT_EQ(errorOf(aliases(18, 2)), "");
  EXPECT_NE(errorOf(aliases(40, 2)).find("more than 1048576 parts"),
            std::string::npos);
  // More parts than 64 bits count.
  EXPECT_NE(errorOf(aliases(200, 2)), "");
}

TEST(TextLimitsTest, AlignmentOfResources) {
  auto resource = [](const std::string &alignment) {
    return "{-# dialect_resources: { builtin: { x: \"0x" + alignment +
           "00000000\" } } #-}";
  };
  EXPECT_EQ(errorOf(resource("04000000")), "");
  EXPECT_EQ(errorOf(resource("00100000")), "");
  EXPECT_NE(errorOf(resource("00000000")).find("an alignment of 0 bytes"),
            std::string::npos);
  EXPECT_NE(errorOf(resource("03000000")).find("an alignment of 3 bytes"),
            std::string::npos);
  EXPECT_NE(errorOf(resource("00000080")).find("2147483648"),
            std::string::npos);
  // Elsewhere such a string is one.
  EXPECT_EQ(errorOf("\"0x0000000000\""), "");
}

TEST(TextLimitsTest, AffineMaps) {
  EXPECT_EQ(errorOf("affine_map<(d0) -> (d0)>" + std::string(20000, ' ')), "");
  EXPECT_NE(errorOf("affine_map<(d0) -> (d0" + repeat(" + d0", 4000) + ")>")
                .find("an affine map or set of more than 16384 characters"),
            std::string::npos);
}

TEST(TextLimitsTest, EndsAnywhere) {
  std::string text = "#a = loc(\"x\\\"y\") // z\n{-# x: \"0x04000000\" #-} "
                     "affine_map<(d0) -> (d0)> 12 !b";
  for (size_t size = 0; size <= text.size(); ++size)
    errorOf(text.substr(0, size));
}
