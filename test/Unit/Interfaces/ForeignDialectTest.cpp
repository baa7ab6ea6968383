//===- ForeignDialectTest.cpp - A dialect that is not ours joins ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The example of docs/Interfaces.md: a dialect that knows nothing of mp, and
// models that make its contraction and its relu precision-aware, paddable and
// known to loss scaling.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Analysis/Padding/PadCarrying.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Interfaces/ExternalModels.h"
#include "mp/Transforms/Padding/PadToTile.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

//===----------------------------------------------------------------------===//
// Their dialect
//===----------------------------------------------------------------------===//

namespace toy {

/// [M, K] x [K, N] -> [M, N], summed in f32.
class MatMulOp : public Op<MatMulOp, OpTrait::NOperands<2>::Impl,
                           OpTrait::OneResult, OpTrait::ZeroRegions> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.matmul"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
};

/// Elementwise maximum with zero.
class ReluOp : public Op<ReluOp, OpTrait::OneOperand, OpTrait::OneResult,
                         OpTrait::ZeroRegions, OpTrait::Elementwise,
                         OpTrait::SameOperandsAndResultShape,
                         MemoryEffectOpInterface::Trait> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.relu"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  void getEffects(
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &) {}
};

/// [M, K] x [K, N] -> [M, N], the largest sum of a pair: shortest ways.
class MaxPlusOp : public Op<MaxPlusOp, OpTrait::NOperands<2>::Impl,
                            OpTrait::OneResult, OpTrait::ZeroRegions> {
public:
  using Op::Op;
  static StringRef getOperationName() { return "toy.maxplus"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
};

class ToyDialect : public Dialect {
public:
  explicit ToyDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<ToyDialect>()) {
    addOperations<MatMulOp, MaxPlusOp, ReluOp>();
  }
  static StringRef getDialectNamespace() { return "toy"; }
};

} // namespace toy

//===----------------------------------------------------------------------===//
// The models
//===----------------------------------------------------------------------===//

namespace {

// Gains from 16-bit operands, widens as it reads, rounds its f32 sums once.
struct MatMulPrecision
    : PrecisionOpInterface::ExternalModel<MatMulPrecision, toy::MatMulOp> {
  PrecisionSpec getPrecisionSpec(Operation *) const {
    PrecisionSpec spec;
    spec.opClass = OpClass::Allow;
    spec.operands = {PortRole::Compute, PortRole::Compute};
    spec.results = {PortRole::Store};
    return spec;
  }
};

// Rows of the left operand, columns of the right one, and what is summed.
struct MatMulAlignment
    : AlignableOpInterface::ExternalModel<MatMulAlignment, toy::MatMulOp> {
  SmallVector<AlignableDim> getAlignableDims(Operation *op) const {
    auto lhs = cast<RankedTensorType>(op->getOperand(0).getType());
    auto rhs = cast<RankedTensorType>(op->getOperand(1).getType());
    int64_t m = lhs.getDimSize(0), n = rhs.getDimSize(1), k = rhs.getDimSize(0);
    return {{GemmDim::M, m, m, {{0, 0}}, 0},
            {GemmDim::N, n, n, {{1, 1}}, 1},
            {GemmDim::K, k, k, {{0, 1}, {1, 0}}, std::nullopt}};
  }
};

// What no sum exceeds is its neutral element.
struct MaxPlusAlignment
    : AlignableOpInterface::ExternalModel<MaxPlusAlignment, toy::MaxPlusOp> {
  SmallVector<AlignableDim> getAlignableDims(Operation *op) const {
    return MatMulAlignment().getAlignableDims(op);
  }
  TypedAttr getPadValue(Operation *op, unsigned operand) const {
    auto type = cast<FloatType>(getElementTypeOrSelf(op->getOperand(operand)));
    return FloatAttr::get(
        type, APFloat::getInf(type.getFloatSemantics(), /*Negative=*/true));
  }
};

constexpr PrecisionSpec selects = PrecisionSpec::moves();

// A factor on an operand is a factor of the product. A positive one passes
// through max(x, 0).
constexpr Linearity product = Linearity::of(LinearityKind::Product);
constexpr Linearity linear = Linearity::of(LinearityKind::Linear);

void registerToyModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, toy::ToyDialect *) {
    toy::MatMulOp::attachInterface<MatMulPrecision, MatMulAlignment>(*context);
    toy::MaxPlusOp::attachInterface<MaxPlusAlignment>(*context);
    attachPrecision<selects, toy::ReluOp>(context);
    attachLinearity<product, toy::MatMulOp>(context);
    attachLinearity<linear, toy::ReluOp>(context);
  });
}

//===----------------------------------------------------------------------===//
// What they bring
//===----------------------------------------------------------------------===//

class ForeignDialectTest : public testing::Test {
protected:
  ForeignDialectTest() {
    DialectRegistry registry;
    registry.insert<toy::ToyDialect, MPDialect, func::FuncDialect>();
    registerToyModels(registry);
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

// One value is padded with one thing for one op and with another for the other.
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
  auto padOf = [](Value value) {
    SplatElementsAttr pad;
    matchPattern(value.getDefiningOp<PadOp>().getValue(), m_Constant(&pad));
    return pad.getSplatValue<APFloat>();
  };
  for (Value operand : all<toy::MatMulOp>().front()->getOperands())
    EXPECT_TRUE(padOf(operand).isZero());
  for (Value operand : all<toy::MaxPlusOp>().front()->getOperands())
    EXPECT_TRUE(padOf(operand).isInfinity());
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
