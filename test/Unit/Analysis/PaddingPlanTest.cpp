//===- PaddingPlanTest.cpp - Tests of what is padded, and of pads ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Padding/PaddingPlan.h"
#include "mp/Analysis/Padding/PadCarrying.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

namespace {

class PaddingPlanTest : public testing::Test {
protected:
  PaddingPlanTest() {
    context.loadDialect<MPDialect, func::FuncDialect, math::MathDialect>();
  }
  OwningOpRef<ModuleOp> parse(const std::string &text) {
    return parseSourceString<ModuleOp>(text, &context);
  }
  OwningOpRef<ModuleOp> parseDot(int64_t m, int64_t n, int64_t k) {
    auto type = [](int64_t rows, int64_t columns) {
      return "tensor<" + std::to_string(rows) + "x" + std::to_string(columns) +
             "xf16>";
    };
    std::string types = "(" + type(m, k) + ", " + type(k, n) + ") -> ";
    return parse(
        "func.func @f(%a: " + type(m, k) + ", %b: " + type(k, n) + ") -> " +
        type(m, n) +
        " { %0 = mp.dot %a, %b contracting [1] x [0] accumulate f32 : " +
        types + type(m, n) + " return %0 : " + type(m, n) + " }");
  }
  MLIRContext context;
};

/// Bytes of a product in f16, each matrix once.
int64_t bytesOf(int64_t m, int64_t n, int64_t k) {
  return 2 * (m * k + k * n + m * n);
}

int64_t roundUp(int64_t size) { return (size + 7) / 8 * 8; }

// Every small shape: each dimension ends aligned or has a reason, the growth is
// within the bound, and nothing is refused that alone would have been within.
TEST_F(PaddingPlanTest, EveryDimensionIsAlignedOrExcused) {
  PaddingOptions options;
  for (int64_t m : {1, 2, 4, 5, 7, 8, 10, 32, 84})
    for (int64_t n : {1, 3, 8, 10, 63, 84})
      for (int64_t k : {1, 4, 5, 8, 84, 129}) {
        OwningOpRef<ModuleOp> module = parseDot(m, n, k);
        ASSERT_TRUE(module);
        std::vector<OpPadding> plans = planPadding(*module, options);
        ASSERT_EQ(plans.size(), 1u);
        int64_t sizes[3];
        for (const DimPadding &d : plans[0].dims) {
          sizes[static_cast<int>(d.dim.kind)] = d.padded;
          EXPECT_EQ(d.padded % 8 == 0, d.refusal.empty()) << m << n << k;
          EXPECT_TRUE(d.padded == d.dim.inner ||
                      d.padded == roundUp(d.dim.inner));
        }
        double growth =
            static_cast<double>(bytesOf(sizes[0], sizes[1], sizes[2])) /
            static_cast<double>(bytesOf(m, n, k));
        EXPECT_LE(growth, options.maxCost);
        EXPECT_DOUBLE_EQ(growth, plans[0].bill.growth());
        bool isMatrix = m > 1 && n > 1 && m > 4 && n > 4 && k > 4;
        if (isMatrix && bytesOf(roundUp(m), roundUp(n), roundUp(k)) <=
                            options.maxCost * bytesOf(m, n, k)) {
          EXPECT_FALSE(plans[0].hasRefusal()) << m << " " << n << " " << k;
        }
      }
}

TEST_F(PaddingPlanTest, BillCountsWhatIsAdded) {
  OwningOpRef<ModuleOp> module = parseDot(32, 10, 84);
  std::vector<OpPadding> plans = planPadding(*module, PaddingOptions());
  const PaddingBill &bill = plans[0].bill;
  EXPECT_EQ(bill.flops, 2u * 32 * 10 * 84);
  EXPECT_EQ(bill.paddedFlops, 2u * 32 * 16 * 88);
  EXPECT_EQ(bill.bytes, static_cast<uint64_t>(bytesOf(32, 10, 84)));
  EXPECT_EQ(bill.paddedBytes, static_cast<uint64_t>(bytesOf(32, 16, 88)));
  EXPECT_EQ(bill.copiedBytes, 2u * (32 * 88 + 88 * 16));
}

// Sizes from strangers: no product of them may overflow into a small number.
TEST_F(PaddingPlanTest, HugeExtentsAreRefusedNotOverflowed) {
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    func.func @f(%a: tensor<10x9223372036854775801xf16>,
                 %b: tensor<9223372036854775801x10xf16>) {
      %0 = mp.dot %a, %b contracting [1] x [0] accumulate f32
         : (tensor<10x9223372036854775801xf16>, tensor<9223372036854775801x10xf16>) -> tensor<10x10xf16>
      return
    })mlir");
  ASSERT_TRUE(module);
  for (const OpPadding &plan : planPadding(*module, PaddingOptions()))
    for (const DimPadding &d : plan.dims)
      EXPECT_FALSE(d.grows());
}

/// A product with a weight of 96x10, and the gradient of its other operand.
/// Alone, the first would be 1.356 times as many bytes, the second 1.345, both
/// together 1.351.
std::string makeTwoReaders(const std::string &attributes) {
  return R"mlir(
    func.func @f(%w: tensor<96x10xf32>, %x: tensor<8x96xf16>,
                 %d: tensor<8x10xf16>) {
      %0 = mp.cast %w : tensor<96x10xf32> to tensor<96x10xf16>
      %1 = mp.dot %x, %0 contracting [1] x [0] accumulate f32)mlir" +
         attributes + R"mlir(
         : (tensor<8x96xf16>, tensor<96x10xf16>) -> tensor<8x10xf32>
      %2 = mp.transpose %w perm [1, 0]
         : tensor<96x10xf32> to tensor<10x96xf32>
      %3 = mp.cast %2 : tensor<10x96xf32> to tensor<10x96xf16>
      %4 = mp.dot %d, %3 contracting [1] x [0] accumulate f32
         : (tensor<8x10xf16>, tensor<10x96xf16>) -> tensor<8x96xf16>
      return
    })mlir";
}

// One copy of a weight cannot have two sizes.
TEST_F(PaddingPlanTest, OpsAgreeOnTheSizeOfAWeight) {
  auto findSizes = [&](double maxCost, const std::string &attributes) {
    OwningOpRef<ModuleOp> module = parse(makeTwoReaders(attributes));
    PaddingOptions options;
    options.maxCost = maxCost;
    std::pair<int64_t, int64_t> sizes;
    for (const OpPadding &plan : planPadding(*module, options))
      for (const DimPadding &d : plan.dims)
        if (d.dim.extent == 10)
          (d.dim.kind == GemmDim::N ? sizes.first : sizes.second) = d.padded;
    return sizes;
  };
  using Sizes = std::pair<int64_t, int64_t>;
  EXPECT_EQ(findSizes(1.36, ""), Sizes(16, 16));
  EXPECT_EQ(findSizes(1.352, ""), Sizes(16, 16));
  EXPECT_EQ(findSizes(1.35, ""), Sizes(10, 10));
  // Who must not grow leaves the other as it is.
  EXPECT_EQ(findSizes(1.35, R"( {mp.unaligned = {N = "mine"}})"),
            Sizes(10, 16));
}

class PadConstantsTest : public PaddingPlanTest {
protected:
  /// What the first op of `text` on operands of type f32 makes of `values`.
  Attribute evaluate(const std::string &op, ArrayRef<double> values) {
    module = parse("func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) { " +
                   op + " return }");
    if (!module)
      return {};
    auto function = *module->getOps<func::FuncOp>().begin();
    SmallVector<Attribute> attributes;
    for (double value : values)
      attributes.push_back(Builder(&context).getF32FloatAttr(value));
    return evaluateOnPads(&function.getBody().front().front(), attributes);
  }
  double number(const std::string &op, ArrayRef<double> values) {
    auto result = dyn_cast_if_present<FloatAttr>(evaluate(op, values));
    return result ? result.getValueAsDouble() : 1234.5;
  }
  OwningOpRef<ModuleOp> module;
};

TEST_F(PadConstantsTest, AnOpIsAskedByItsFolder) {
  double nan = std::nan("");
  EXPECT_EQ(number("%0 = arith.addf %a, %b : tensor<4xf32>", {0, 0}), 0);
  EXPECT_EQ(number("%0 = arith.mulf %a, %a : tensor<4xf32>", {0, 0}), 0);
  EXPECT_EQ(number("%0 = math.exp %a : tensor<4xf32>", {0}), 1);
  EXPECT_EQ(number("%0 = math.tanh %a : tensor<4xf32>", {0}), 0);
  EXPECT_TRUE(std::isnan(
      number("%0 = arith.maximumf %a, %b : tensor<4xf32>", {nan, 0})));
  EXPECT_EQ(number("%0 = arith.maxnumf %a, %b : tensor<4xf32>", {nan, 0}), 0);
  EXPECT_TRUE(
      std::isnan(number("%0 = arith.divf %a, %b : tensor<4xf32>", {0, 0})));
  EXPECT_EQ(number("%0 = mp.cast %a : tensor<4xf32> to tensor<4xf16>", {0}), 0);
  EXPECT_EQ(evaluate("%0 = arith.cmpf ogt, %a, %b : tensor<4xf32>", {nan, 0}),
            BoolAttr::get(&context, false));
}

// An op without a folder says nothing, and that is not "zero".
TEST_F(PadConstantsTest, NoFolderIsNoAnswer) {
  EXPECT_FALSE(evaluate("%0 = mp.logistic %a : tensor<4xf32>", {0}));
}

} // namespace
