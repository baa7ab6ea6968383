//===- PortAttributesTest.cpp - Attributes at once, against one by one ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/PortAttributes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace mlir::mp;

namespace {

constexpr StringLiteral step = R"mlir(
func.func @main(%a: f32 {t.x = 1 : i64}, %b: f32, %c: f32 {t.y = 2 : i64, t.z = 3 : i64})
    -> (f32, f32 {t.x = 4 : i64}) {
  return %a, %b : f32, f32
}
)mlir";

class PortAttributesTest : public testing::Test {
protected:
  PortAttributesTest() { context.loadDialect<func::FuncDialect>(); }
  func::FuncOp parse() {
    modules.push_back(parseSourceString<ModuleOp>(step, &context));
    return modules.back()->lookupSymbol<func::FuncOp>("main");
  }
  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream(text) << *op;
    return text;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  std::vector<OwningOpRef<ModuleOp>> modules;
};

TEST_F(PortAttributesTest, WritesWhatSingleChangesDo) {
  context.allowUnregisteredDialects();
  Builder builder(&context);
  constexpr StringLiteral names[] = {"t.x", "t.y", "t.z"};
  for (unsigned seed = 0; seed < 100; ++seed) {
    std::mt19937 random(seed);
    func::FuncOp one = parse(), all = parse();
    PortAttributes ofArguments = PortAttributes::ofArguments(all),
                   ofResults = PortAttributes::ofResults(all);
    ASSERT_EQ(ofArguments.size(), 3u);
    ASSERT_EQ(ofResults.size(), 2u);
    for (unsigned i = 0; i < 10; ++i) {
      unsigned argument = random() % 3, result = random() % 2;
      StringRef name = names[random() % 3];
      Attribute value = builder.getI64IntegerAttr(random() % 10);
      NamedAttribute named = builder.getNamedAttr(name, value);
      switch (random() % 4) {
      case 0:
        one.setArgAttr(argument, name, value);
        ofArguments.set(argument, name, value);
        break;
      case 1:
        one.removeArgAttr(argument, name);
        ofArguments.remove(argument, name);
        break;
      case 2:
        one.setResultAttrs(result, named);
        ofResults.setAll(result, named);
        break;
      default:
        one.setResultAttr(result, name, value);
        ofResults.set(result, name, value);
        break;
      }
      EXPECT_EQ(ofArguments.get(argument, name), one.getArgAttr(argument, name))
          << "seed " << seed;
    }
    // Not before it is told to.
    EXPECT_EQ(print(all), print(parse()));
    ofArguments.write();
    ofResults.write();
    EXPECT_EQ(print(all), print(one)) << "seed " << seed;
  }
}

TEST_F(PortAttributesTest, AppendsBeforeTheFunctionHasTheArgument) {
  context.allowUnregisteredDialects();
  func::FuncOp function = parse();
  Builder builder(&context);
  PortAttributes attributes = PortAttributes::ofArguments(function);
  attributes.append(builder.getNamedAttr("t.x", builder.getUnitAttr()));
  attributes.append({});
  EXPECT_EQ(attributes.size(), 5u);
  SmallVector<Type> inputs(5, builder.getF32Type());
  function.getBody().addArguments(
      TypeRange(inputs).drop_front(3),
      SmallVector<Location>(2, builder.getUnknownLoc()));
  function.setFunctionType(
      builder.getFunctionType(inputs, function.getResultTypes()));
  attributes.write();
  EXPECT_TRUE(function.getArgAttr(3, "t.x"));
  EXPECT_TRUE(function.getArgAttrDict(4) == nullptr ||
              function.getArgAttrDict(4).empty());
  EXPECT_TRUE(function.getArgAttr(2, "t.y"));
}

#ifdef MP_ASSERTIONS
using PortAttributesDeathTest = PortAttributesTest;

// A list that the function has no argument for is a mistake of the caller.
TEST_F(PortAttributesDeathTest, WritesOneListForEach) {
  PortAttributes attributes = PortAttributes::ofArguments(parse());
  attributes.append({});
  EXPECT_DEATH(attributes.write(), "one list of attributes for each");
}
#endif

} // namespace
