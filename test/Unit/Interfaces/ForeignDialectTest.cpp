//===- ForeignDialectTest.cpp - A dialect that is not ours joins ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the models of test/lib/Toy bring: a contraction and a relu that nobody
// here knows are precision-aware, paddable and known to loss scaling. Kernels
// of foreign ops are in test/Unit/CodeGen.
//
//===----------------------------------------------------------------------===//

#include "Toy/ToyDialect.h"

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Analysis/Padding/PadCarrying.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Interfaces/ExternalModels.h"
#include "mp/Transforms/Padding/PadToTile.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

namespace {

class ForeignDialectTest : public testing::Test {
protected:
  ForeignDialectTest() {
    DialectRegistry registry;
    registry.insert<toy::ToyDialect, MPDialect, func::FuncDialect>();
    toy::registerToyModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = parseSourceString<ModuleOp>(R"mlir(
      func.func @main(%x: tensor<32x84xf16>, %w: tensor<84x84xf16>, %v: tensor<84x64xf16>) -> tensor<32x64xf16> {
        %0 = "toy.matmul"(%x, %w) : (tensor<32x84xf16>, tensor<84x84xf16>) -> tensor<32x84xf16>
        %1 = "toy.relu"(%0) : (tensor<32x84xf16>) -> tensor<32x84xf16>
        %2 = "toy.matmul"(%1, %v) : (tensor<32x84xf16>, tensor<84x64xf16>) -> tensor<32x64xf16>
        return %2 : tensor<32x64xf16>
      })mlir",
                                         &context);
  }
  template <typename OpTy>
  SmallVector<OpTy> all() {
    SmallVector<OpTy> ops;
    module->walk([&](OpTy op) { ops.push_back(op); });
    return ops;
  }
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(ForeignDialectTest, TellsItsClass) {
  ASSERT_TRUE(module);
  SmallVector<PrecisionOpInterface> ops = all<PrecisionOpInterface>();
  ASSERT_EQ(ops.size(), 3u);
  EXPECT_EQ(ops[0].getPrecisionSpec().opClass, OpClass::Allow);
  EXPECT_EQ(ops[1].getPrecisionSpec().opClass, OpClass::Clear);
}

TEST_F(ForeignDialectTest, CarriesTheLossScale) {
  ASSERT_TRUE(module);
  FailureOr<EntryFunction> main = EntryFunction::find(*module);
  ASSERT_TRUE(succeeded(main));
  StepGraph graph(*main);
  auto scaledBy = [&](ArrayRef<unsigned> arguments) {
    DegreeShifts shifts;
    for (unsigned i : arguments)
      shifts.values[graph.getId(main->getFunction().getArgument(i))] = 1;
    Value result = all<toy::MatMulOp>().back()->getResult(0);
    return computeDegrees(graph.getGraph(), shifts)[graph.getId(result)];
  };
  EXPECT_EQ(scaledBy({}), Degree::of(0));
  EXPECT_EQ(scaledBy({0}), Degree::of(1));
  EXPECT_EQ(scaledBy({0, 1}), Degree::of(2));
}

TEST_F(ForeignDialectTest, IsPaddedLikeOurs) {
  ASSERT_TRUE(module);
  applyPadding(planPadding(*module, PaddingOptions()));
  ASSERT_TRUE(succeeded(verify(*module)));
  SmallVector<toy::MatMulOp> products = all<toy::MatMulOp>();
  ASSERT_EQ(products.size(), 2u);
  auto shape = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  };
  EXPECT_EQ(shape(products[0]->getResult(0)), ArrayRef<int64_t>({32, 88}));
  EXPECT_EQ(shape(products[1]->getOperand(0)), ArrayRef<int64_t>({32, 88}));
  EXPECT_EQ(all<SliceOp>().size(), 1u); // of the first product
}

// One value is padded with one thing for one op and with another for the other:
// a zero would win over negative sums.
TEST_F(ForeignDialectTest, IsPaddedWithItsOwnNeutralElement) {
  module = parseSourceString<ModuleOp>(R"mlir(
    func.func @main(%x: tensor<32x84xf16>, %w: tensor<84x64xf16>) -> (tensor<32x64xf16>, tensor<32x64xf16>) {
      %0 = "toy.matmul"(%x, %w) : (tensor<32x84xf16>, tensor<84x64xf16>) -> tensor<32x64xf16>
      %1 = "toy.maxplus"(%x, %w) : (tensor<32x84xf16>, tensor<84x64xf16>) -> tensor<32x64xf16>
      return %0, %1 : tensor<32x64xf16>, tensor<32x64xf16>
    })mlir",
                                       &context);
  ASSERT_TRUE(module);
  applyPadding(planPadding(*module, PaddingOptions()));
  ASSERT_TRUE(succeeded(verify(*module)));
  auto padOf = [](Value value) -> std::optional<APFloat> {
    SplatElementsAttr splat;
    auto pad = value.getDefiningOp<PadOp>();
    if (!pad || !matchPattern(pad.getValue(), m_Constant(&splat)))
      return std::nullopt;
    return splat.getSplatValue<APFloat>();
  };
  auto expectPads = [&](Operation *op, bool (*isRight)(const APFloat &)) {
    for (Value operand : op->getOperands()) {
      std::optional<APFloat> pad = padOf(operand);
      EXPECT_TRUE(pad && isRight(*pad));
    }
  };
  expectPads(all<toy::MatMulOp>().front(),
             [](const APFloat &pad) { return pad.isZero(); });
  expectPads(all<toy::MaxPlusOp>().front(), [](const APFloat &pad) {
    return pad.isInfinity() && pad.isNegative();
  });
}

// Both read the rows of one weight, of which the larger product would grow
// them alone, and the smaller one would not. An op of which nobody knows where
// it puts its elements hides that they do.
TEST_F(ForeignDialectTest, AgreesOnTheSizeOfAWeight) {
  auto findSizes = [&](const std::string &name) {
    std::string text = R"mlir(
      func.func @main(%w: tensor<10x96xf16>, %x: tensor<8x10xf16>,
                      %y: tensor<96x10xf16>) {
        %0 = "toy.matmul"(%x, %w) : (tensor<8x10xf16>, tensor<10x96xf16>) -> tensor<8x96xf16>
        %1 = ")mlir" + name +
                       R"mlir("(%w) : (tensor<10x96xf16>) -> tensor<10x96xf16>
        %2 = "toy.matmul"(%y, %1) : (tensor<96x10xf16>, tensor<10x96xf16>) -> tensor<96x96xf16>
        return
      })mlir";
    module = parseSourceString<ModuleOp>(text, &context);
    PaddingOptions options;
    options.maxCost = 1.2;
    std::vector<int64_t> sizes;
    for (const OpPadding &plan : planPadding(*module, options))
      for (const DimPadding &d : plan.dims)
        if (d.dim.kind == GemmDim::K)
          sizes.push_back(d.padded);
    return sizes;
  };
  EXPECT_EQ(findSizes("toy.mirror"), std::vector<int64_t>({16, 16}));
  EXPECT_EQ(findSizes("toy.silent"), std::vector<int64_t>({10, 16}));
  EXPECT_EQ(findSizes("toy.relu"), std::vector<int64_t>({10, 16}));
}

TEST_F(ForeignDialectTest, TellsWhatItSums) {
  auto product = cast<AlignableOpInterface>(*all<toy::MatMulOp>().front());
  EXPECT_EQ(product.getSummedDims(0), SmallVector<int64_t>({1}));
  EXPECT_EQ(product.getSummedDims(1), SmallVector<int64_t>({0}));
  EXPECT_EQ(countFlops(product), 2 * 32 * 84 * 84);
}

// Its relu has no folder, so what it makes of pads is unknown: it runs on them,
// and they are masked before the second product sums over them.
TEST_F(ForeignDialectTest, CarriesPadsBehindAMask) {
  ASSERT_TRUE(module);
  applyPadding(planPadding(*module, PaddingOptions()));
  std::vector<CarriedPad> plans = planCarriedPads(*module);
  ASSERT_EQ(plans.size(), 1u);
  EXPECT_TRUE(plans[0].needsMask);
}

} // namespace
