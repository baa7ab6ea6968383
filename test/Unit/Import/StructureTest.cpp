//===- StructureTest.cpp - What no step may be built like -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Structure.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

/// The one error; empty for a module that may be.
static std::string errorOf(const std::string &text) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<func::FuncDialect>();
  context.allowUnregisteredDialects();
  std::string said;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { said += diagnostic.str(); });
  ParserConfig config(&context, /*verifyAfterParse=*/false);
  auto module = parseSourceString<ModuleOp>(text, config);
  EXPECT_TRUE(module) << said;
  bool isRight = module && succeeded(checkStructure(*module));
  EXPECT_EQ(isRight, said.empty());
  return said;
}

/// A function that calls others, in this order.
static std::string function(int name, std::initializer_list<int> callees) {
  std::string text = "func.func @f" + std::to_string(name) + "() {\n";
  for (int callee : callees)
    text += "call @f" + std::to_string(callee) + "() : () -> ()\n";
  return text + "return }\n";
}

TEST(StructureTest, CallsThatEndMayBe) {
  EXPECT_EQ(errorOf(""), "");
  EXPECT_EQ(
      errorOf(function(0, {1, 2, 1}) + function(1, {2}) + function(2, {})), "");
  // Of a function that is not there, or only declared, the verifier speaks.
  EXPECT_EQ(errorOf(function(0, {7})), "");
}

TEST(StructureTest, FunctionsThatCallThemselves) {
  EXPECT_EQ(errorOf(function(0, {0})),
            "function 'f0' calls itself, or one that does; write a loop "
            "(scf.for, scf.while) in its place");
  EXPECT_NE(errorOf(function(0, {1}) + function(1, {2}) + function(2, {1})),
            "");
}

TEST(StructureTest, CallsThatDouble) {
  auto chain = [](int length) {
    std::string text = function(length, {});
    for (int i = 0; i < length; ++i)
      text += function(i, {i + 1, i + 1});
    return text;
  };
  EXPECT_EQ(errorOf(chain(15)), "");
  EXPECT_NE(errorOf(chain(40)).find("more than 10000000 ops"),
            std::string::npos);
  // More of them than 64 bits count.
  EXPECT_NE(errorOf(chain(100)).find("more than 10000000 ops"),
            std::string::npos);
}

TEST(StructureTest, CallsThatNest) {
  auto chain = [](int length) {
    std::string text = function(length, {});
    for (int i = 0; i < length; ++i)
      text += function(i, {i + 1});
    return text;
  };
  EXPECT_EQ(errorOf(chain(1000)), "");
  EXPECT_NE(errorOf(chain(1001)).find("nest deeper than 1000 levels"),
            std::string::npos);
}

TEST(StructureTest, ValuesOfAModuleAreMadeBeforeTheyAreUsed) {
  EXPECT_EQ(errorOf("%0 = \"t.a\"() : () -> i32\n\"t.b\"(%0) : (i32) -> ()"),
            "");
  EXPECT_NE(errorOf("%0 = \"t.a\"(%0) : (i32) -> i32").find("operand #0"),
            std::string::npos);
  EXPECT_NE(errorOf("\"t.b\"(%0) : (i32) -> ()\n%0 = \"t.a\"() : () -> i32"),
            "");
}
