//===- PortNamesTest.cpp - Tests of look-ups by name ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/PortNames.h"

#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

namespace {

constexpr StringLiteral step = R"mlir(
func.func @main(%w: f32 {mp.name = "w"}, %x: f32, %v: f32 {mp.name = "w"})
    -> (f32 {mp.name = "w"}, f32, f32 {mp.name = "arg1"}) {
  return %x, %w, %v : f32, f32, f32
}
)mlir";

class PortNamesTest : public testing::Test {
protected:
  PortNamesTest() {
    context.loadDialect<MPDialect, func::FuncDialect>();
    module = parseSourceString<ModuleOp>(step, &context);
  }
  func::FuncOp getFunction() {
    return module->lookupSymbol<func::FuncOp>("main");
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
};

TEST_F(PortNamesTest, FindsTheFirstOfEachName) {
  PortNames given = PortNames::ofArguments(getFunction());
  EXPECT_EQ(given.find("w"), 0u);
  EXPECT_EQ(given.find("arg1"), std::nullopt);
  EXPECT_EQ(given.find(StringAttr()), std::nullopt);
  PortNames results = PortNames::ofResults(getFunction());
  EXPECT_EQ(results.find("w"), 0u);
  EXPECT_EQ(results.find("arg1"), 2u);
  EXPECT_EQ(results.find("out1"), std::nullopt);
}

TEST_F(PortNamesTest, AnArgumentOfAStepHasAFallback) {
  FailureOr<EntryFunction> main = EntryFunction::find(*module);
  ASSERT_TRUE(succeeded(main));
  PortNames names = PortNames::ofArguments(*main);
  EXPECT_EQ(names.find("w"), 0u);
  EXPECT_EQ(names.find("arg1"), 1u);
  EXPECT_EQ(names.find("arg2"), std::nullopt);
}

TEST_F(PortNamesTest, OfNoFunctionThereIsNoName) {
  EXPECT_EQ(PortNames::ofArguments(func::FuncOp()).find("w"), std::nullopt);
  EXPECT_EQ(PortNames::ofResults(func::FuncOp()).find("w"), std::nullopt);
}

TEST_F(PortNamesTest, WhatIsThereStays) {
  PortNames names;
  EXPECT_TRUE(names.add("w", 3));
  EXPECT_FALSE(names.add("w", 4));
  EXPECT_EQ(names.find("w"), 3u);
}

} // namespace
