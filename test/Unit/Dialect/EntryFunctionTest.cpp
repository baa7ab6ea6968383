//===- EntryFunctionTest.cpp - Tests of access to @main and @init ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/EntryFunction.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

namespace {

constexpr StringLiteral step = R"mlir(
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<4xf32> {mp.role = "batch", mp.pair = 7})
    -> (tensor<4xf32> {mp.role = "loss"}, tensor<4xf32> {mp.name = "w"}) {
  return %x, %w : tensor<4xf32>, tensor<4xf32>
}
)mlir";

class EntryFunctionTest : public testing::Test {
protected:
  EntryFunctionTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          message += diagnostic.str();
        }) {
    context.loadDialect<MPDialect, func::FuncDialect>();
  }
  void parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
  }
  MLIRContext context;
  std::string message;
  ScopedDiagnosticHandler handler;
  OwningOpRef<ModuleOp> module;
};

TEST_F(EntryFunctionTest, ReadsTypedAndStringRoles) {
  parse(step);
  FailureOr<EntryFunction> main = EntryFunction::find(*module);
  ASSERT_TRUE(succeeded(main));
  EXPECT_EQ(main->getArgumentRole(0), Role::Parameter);
  EXPECT_EQ(main->getArgumentRole(1), Role::Batch);
  EXPECT_EQ(main->getResultRole(0), Role::Loss);
  EXPECT_EQ(main->getResultRole(1), std::nullopt);
  EXPECT_EQ(main->getArgumentName(0), "w");
  EXPECT_EQ(main->getArgumentName(1), "arg1");
  EXPECT_EQ(main->getResultName(0), "out0");
}

TEST_F(EntryFunctionTest, PairOutsideTheResultsIsNoPair) {
  parse(step);
  FailureOr<EntryFunction> main = EntryFunction::find(*module);
  EXPECT_EQ(main->getPair(0), 1u);
  EXPECT_EQ(main->getPair(1), std::nullopt);
  EXPECT_EQ(main->getPairedArguments(),
            (SmallVector<std::optional<unsigned>>{std::nullopt, 0u}));
}

TEST_F(EntryFunctionTest, PairsFollowErasedResults) {
  parse(step);
  FailureOr<EntryFunction> main = EntryFunction::find(*module);
  llvm::BitVector first(2);
  first.set(0);
  main->eraseResults(first);
  EXPECT_EQ(main->getNumResults(), 1u);
  EXPECT_EQ(main->getPair(0), 0u);
  EXPECT_EQ(main->getResultName(0), "w");
  main->eraseResults(llvm::BitVector(1, true));
  EXPECT_EQ(main->getNumResults(), 0u);
  EXPECT_EQ(main->getPair(0), std::nullopt);
  EXPECT_TRUE(succeeded(verify(*module)));
}

TEST_F(EntryFunctionTest, AddedStateKeepsOldPairs) {
  parse(step);
  FailureOr<EntryFunction> main = EntryFunction::find(*module);
  Type type = RankedTensorType::get({}, Float32Type::get(&context));
  BlockArgument scale = main->addArgument(
      type, Role::LossScale, "mp.loss_scale", UnknownLoc::get(&context));
  unsigned result = main->addNextValue(scale, scale, Role::NewState);
  EXPECT_EQ(result, 2u);
  EXPECT_EQ(main->getPair(2), 2u);
  EXPECT_EQ(main->getPair(0), 1u);
  EXPECT_EQ(main->getResultName(2), "mp.loss_scale");
  EXPECT_TRUE(succeeded(verify(*module)));
}

TEST_F(EntryFunctionTest, InitTakesEachArgumentOnce) {
  parse(step);
  FailureOr<EntryFunction> main = EntryFunction::find(*module);
  FailureOr<InitFunction> init = InitFunction::getOrCreate(*main);
  ASSERT_TRUE(succeeded(init));
  FailureOr<Value> first = init->getValue(*main, "w");
  FailureOr<Value> again = init->getValue(*main, "w");
  ASSERT_TRUE(succeeded(first) && succeeded(again));
  EXPECT_EQ(*first, *again);
  init->setFirstValue("copy", *first);
  init->setFirstValue("copy", *first);
  EXPECT_EQ(init->getFunction().getNumArguments(), 1u);
  EXPECT_EQ(init->getFunction().getNumResults(), 1u);
  // What @init already makes is read there, not asked of the caller.
  EXPECT_EQ(*init->getValue(*main, "copy"), *first);
  EXPECT_EQ(InitFunction::getOrCreate(*main)->getFunction(),
            init->getFunction());
  EXPECT_TRUE(succeeded(verify(*module)));
}

TEST_F(EntryFunctionTest, InitRefusesAnUnknownName) {
  parse(step);
  FailureOr<EntryFunction> main = EntryFunction::find(*module);
  FailureOr<InitFunction> init = InitFunction::getOrCreate(*main);
  EXPECT_TRUE(failed(init->getValue(*main, "nobody")));
  EXPECT_EQ(message,
            "'@init' needs 'nobody', which is not an argument of '@main'");
}

TEST_F(EntryFunctionTest, AModuleWithoutAStepIsAnError) {
  parse("module {}");
  EXPECT_TRUE(failed(EntryFunction::find(*module)));
  EXPECT_EQ(message, "no function '@main': a training step is one function "
                     "of that name");
}

TEST_F(EntryFunctionTest, ADeclarationIsNoStep) {
  parse("func.func private @main()");
  EXPECT_TRUE(failed(EntryFunction::find(*module)));
}

} // namespace
