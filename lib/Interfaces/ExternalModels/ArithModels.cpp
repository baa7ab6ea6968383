//===- ArithModels.cpp - Precision, linearity, fusion of arith ops --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table: one row a behaviour. Classes are those of TensorFlow's lists for
// f16 (auto_mixed_precision_lists.h: RealDiv, Mul, ... infer; Neg, Maximum,
// Select, comparisons clear). And what upstream folds of scalars only.
//
//===----------------------------------------------------------------------===//

#include "RangeModels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FoldInterfaces.h"
#include "mp/Interfaces/ExternalModels.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
constexpr PrecisionSpec infers = PrecisionSpec::elementwise(OpClass::Infer);
constexpr PrecisionSpec denies = PrecisionSpec::elementwise(OpClass::Deny);
constexpr PrecisionSpec moves = PrecisionSpec::moves();
constexpr PrecisionSpec keeps = PrecisionSpec::opaque();

// Integers carry no factor; their sums and products are named for those who
// look for affine paths.
constexpr Linearity linear = Linearity::of(LinearityKind::Linear);
constexpr Linearity common = Linearity::of(LinearityKind::Common);
constexpr Linearity ordered = Linearity::of(LinearityKind::Ordered);
constexpr Linearity product = Linearity::of(LinearityKind::Product);
constexpr Linearity quotient = Linearity::of(LinearityKind::Quotient);
constexpr Linearity invariant = Linearity::of(LinearityKind::Invariant);
constexpr Linearity selection =
    Linearity::parts(LinearityKind::Common, OperandPart::Control,
                     OperandPart::Data, OperandPart::Data);

constexpr FusionSpec computes = FusionSpec::instruction();
constexpr FusionSpec divides =
    FusionSpec::instruction(FusionSpec::divisionCost);
constexpr FusionSpec function = FusionSpec::function(FusionBodyKind::Listed);
constexpr FusionSpec makeReinterpretation() {
  FusionSpec spec = FusionSpec::instruction();
  spec.readsBits = true;
  return spec;
}
constexpr FusionSpec reinterprets = makeReinterpretation();
constexpr FusionSpec makeConversion() {
  FusionSpec spec = FusionSpec::instruction();
  spec.convertsFloats = true;
  return spec;
}
constexpr FusionSpec converts = makeConversion();
/// The scale of a scaling conversion is no operand of a plain one.
constexpr FusionSpec opaque = {};

struct FusedTruncation
    : FusibleOpInterface::ExternalModel<FusedTruncation, arith::TruncFOp> {
  FusionSpec getFusionSpec(Operation *op) const {
    auto mode = cast<arith::TruncFOp>(op).getRoundingmode();
    FusionSpec spec = FusionSpec::instruction();
    spec.convertsFloats =
        !mode || *mode == arith::RoundingMode::to_nearest_even;
    spec.roundsItself = !spec.convertsFloats;
    return spec;
  }
};

/// An integer made a float: any type that holds every value of the integer
/// type exactly may be written; bf16 has 8 bits.
template <typename OpTy>
struct ExactFromInteger
    : PrecisionOpInterface::ExternalModel<ExactFromInteger<OpTy>, OpTy> {
  PrecisionSpec getPrecisionSpec(Operation *op) const {
    Type source = getElementTypeOrSelf(op->getOperand(0).getType());
    if (!source.isIntOrFloat() || source.getIntOrFloatBitWidth() > 8)
      return PrecisionSpec::opaque();
    return PrecisionSpec::uniform(OpClass::Clear, PortRole::Store);
  }
};
} // namespace

/// Each op of one result is an instruction, or a few that kernels make of it.
static void attachFusions(MLIRContext *context) {
  attachFusion<computes, arith::AddFOp, arith::CmpFOp, arith::FPToSIOp,
               arith::FPToUIOp, arith::MaximumFOp, arith::MaxNumFOp,
               arith::MinimumFOp, arith::MinNumFOp, arith::MulFOp,
               arith::NegFOp, arith::SIToFPOp, arith::SubFOp, arith::UIToFPOp>(
      context);
  attachFusion<computes, arith::AddIOp, arith::AndIOp, arith::CmpIOp,
               arith::ExtSIOp, arith::ExtUIOp, arith::MaxSIOp, arith::MaxUIOp,
               arith::MinSIOp, arith::MinUIOp, arith::MulIOp, arith::OrIOp,
               arith::RemSIOp, arith::RemUIOp, arith::SelectOp, arith::ShLIOp,
               arith::ShRSIOp, arith::ShRUIOp, arith::SubIOp, arith::TruncIOp,
               arith::XOrIOp>(context);
  attachFusion<function, arith::CeilDivSIOp, arith::CeilDivUIOp,
               arith::FloorDivSIOp, arith::RemFOp>(context);
  attachFusion<divides, arith::DivFOp, arith::DivSIOp, arith::DivUIOp>(context);
  attachFusion<reinterprets, arith::BitcastOp>(context);
  attachFusion<converts, arith::ExtFOp>(context);
  arith::TruncFOp::attachInterface<FusedTruncation>(*context);
  attachFusion<opaque, arith::ScalingExtFOp, arith::ScalingTruncFOp>(context);
}

namespace {
/// A comparison of two constants is one, also of tensors. Solvers compute with
/// their constants, and nothing is known of what follows from one of these.
struct ComparisonFolds : DialectFoldInterface {
  using DialectFoldInterface::DialectFoldInterface;

  LogicalResult fold(Operation *op, ArrayRef<Attribute> operands,
                     SmallVectorImpl<OpFoldResult> &results) const override {
    auto comparison = dyn_cast<arith::CmpFOp>(op);
    if (!comparison)
      return failure();
    auto lhs = dyn_cast_if_present<SplatElementsAttr>(operands[0]),
         rhs = dyn_cast_if_present<SplatElementsAttr>(operands[1]);
    if (!lhs || !rhs)
      return failure();
    bool holds = arith::applyCmpPredicate(comparison.getPredicate(),
                                          lhs.getSplatValue<APFloat>(),
                                          rhs.getSplatValue<APFloat>());
    results.push_back(
        DenseElementsAttr::get(cast<ShapedType>(comparison.getType()), holds));
    return success();
  }
};
} // namespace

void mp::registerArithModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, arith::ArithDialect *arith) {
    if (!arith->getRegisteredInterface<DialectFoldInterface>())
      arith->addInterfaces<ComparisonFolds>();
    attachPrecision<infers, arith::AddFOp, arith::DivFOp, arith::MulFOp,
                    arith::SubFOp>(context);
    attachPrecision<moves, arith::CmpFOp, arith::MaximumFOp, arith::MaxNumFOp,
                    arith::MinimumFOp, arith::MinNumFOp, arith::NegFOp,
                    arith::SelectOp>(context);
    attachPrecision<denies, arith::FPToSIOp, arith::FPToUIOp, arith::RemFOp>(
        context);
    attachPrecision<keeps, arith::BitcastOp, arith::ConstantOp, arith::ExtFOp,
                    arith::TruncFOp>(context);
    attachLinearity<linear, arith::ExtFOp, arith::NegFOp, arith::TruncFOp>(
        context);
    attachLinearity<common, arith::AddFOp, arith::AddIOp, arith::RemFOp,
                    arith::SubFOp, arith::SubIOp>(context);
    // Not maxnumf and minnumf: they would hide a NaN that the scale made.
    attachLinearity<ordered, arith::MaximumFOp, arith::MinimumFOp>(context);
    attachLinearity<product, arith::MulFOp, arith::MulIOp>(context);
    attachLinearity<quotient, arith::DivFOp>(context);
    attachLinearity<invariant, arith::CmpFOp>(context);
    attachLinearity<selection, arith::SelectOp>(context);
    arith::SIToFPOp::attachInterface<ExactFromInteger<arith::SIToFPOp>>(
        *context);
    arith::UIToFPOp::attachInterface<ExactFromInteger<arith::UIToFPOp>>(
        *context);
    attachFusions(context);
    attachArithRanges(context);
  });
}
