//===- MathModels.cpp - Precision, linearity, fusion of math ops ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table: one row a behaviour. What TensorFlow's lists do not name (rsqrt,
// trigonometry) is deny here: it may read and write a narrow type, but leaves
// the range of f16 too easily to compute in it.
//
//===----------------------------------------------------------------------===//

#include "RangeModels.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Interfaces/ExternalModels.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

namespace {
constexpr PrecisionSpec infers = PrecisionSpec::elementwise(OpClass::Infer);
constexpr PrecisionSpec denies = PrecisionSpec::elementwise(OpClass::Deny);
constexpr PrecisionSpec moves = PrecisionSpec::moves();
/// Clear in TensorFlow's lists, though the result is another number.
constexpr PrecisionSpec clears = PrecisionSpec::elementwise(OpClass::Clear);

constexpr Linearity size = Linearity::size();
constexpr Linearity ordered = Linearity::of(LinearityKind::Ordered);
constexpr Linearity invariant = Linearity::of(LinearityKind::Invariant);
constexpr Linearity root = Linearity::power(1, 2);
constexpr Linearity inverseRoot = Linearity::power(-1, 2);
constexpr Linearity cubeRoot = Linearity::power(1, 3);
constexpr Linearity withSign =
    Linearity::parts(LinearityKind::Linear, OperandPart::Data,
                     OperandPart::Order, OperandPart::Order);

constexpr FusionSpec basic = FusionSpec::instruction(FusionSpec::functionCost);
constexpr FusionSpec function = FusionSpec::function(FusionBodyKind::Listed);
/// What is normal in f32 may not be in f16.
constexpr FusionSpec makeTest() {
  FusionSpec spec = FusionSpec::instruction(FusionSpec::functionCost);
  spec.readsBits = true;
  return spec;
}
constexpr FusionSpec testsBits = makeTest();

/// x^c scales by S^(c d) where c is a constant with a small denominator; other
/// powers, and a variable exponent, are opaque.
struct PowerOfConstant
    : LinearityOpInterface::ExternalModel<PowerOfConstant, math::PowFOp> {
  Linearity getLinearity(Operation *op) const {
    constexpr int denominator = 12;
    APFloat exponent(0.0f);
    if (!matchPattern(op->getOperand(1), m_ConstantFloat(&exponent)))
      return {};
    double scaled = exponent.convertToDouble() * denominator;
    if (!(std::abs(scaled) < 1024) || scaled != std::floor(scaled))
      return {};
    Linearity rule = Linearity::power(static_cast<int>(scaled), denominator);
    rule.operands[1] = rule.operands[2] = OperandPart::Control;
    return rule;
  }
};
} // namespace

static void attachFusions(MLIRContext *context) {
  attachFusion<basic, math::AbsFOp, math::AbsIOp, math::CeilOp,
               math::CopySignOp, math::CtPopOp, math::FloorOp, math::FmaOp,
               math::RoundEvenOp, math::SqrtOp, math::TruncOp>(context);
  attachFusion<function, math::AcosOp, math::AcoshOp, math::AsinOp,
               math::AsinhOp, math::AtanOp, math::Atan2Op, math::AtanhOp,
               math::CbrtOp, math::ClampFOp, math::CosOp, math::CoshOp,
               math::CountLeadingZerosOp, math::CountTrailingZerosOp,
               math::ErfOp, math::ErfcOp, math::ExpOp, math::Exp2Op,
               math::ExpM1Op, math::FPowIOp, math::IPowIOp, math::IsFiniteOp,
               math::IsInfOp, math::IsNaNOp, math::LogOp, math::Log10Op,
               math::Log1pOp, math::Log2Op, math::PowFOp, math::RoundOp,
               math::RsqrtOp, math::SinOp, math::SincosOp, math::SinhOp,
               math::TanOp, math::TanhOp>(context);
  attachFusion<testsBits, math::IsNormalOp>(context);
}

void mp::registerMathModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, math::MathDialect *) {
    attachPrecision<infers, math::ErfOp, math::ErfcOp, math::FmaOp, math::LogOp,
                    math::Log1pOp, math::SqrtOp, math::TanhOp>(context);
    attachPrecision<moves, math::AbsFOp, math::ClampFOp, math::CopySignOp,
                    math::IsFiniteOp, math::IsInfOp, math::IsNaNOp>(context);
    attachPrecision<clears, math::CeilOp, math::FloorOp, math::RoundOp,
                    math::RoundEvenOp, math::TruncOp>(context);
    attachPrecision<denies, math::AcosOp, math::AcoshOp, math::AsinOp,
                    math::AsinhOp, math::AtanOp, math::Atan2Op, math::AtanhOp,
                    math::CbrtOp, math::CosOp, math::CoshOp, math::ExpOp,
                    math::Exp2Op, math::ExpM1Op, math::FPowIOp, math::Log10Op,
                    math::Log2Op, math::PowFOp, math::RsqrtOp, math::SinOp,
                    math::SinhOp, math::TanOp>(context);
    attachLinearity<size, math::AbsFOp>(context);
    attachLinearity<ordered, math::ClampFOp>(context);
    attachLinearity<invariant, math::Atan2Op, math::IsFiniteOp, math::IsInfOp,
                    math::IsNaNOp>(context);
    attachLinearity<root, math::SqrtOp>(context);
    attachLinearity<inverseRoot, math::RsqrtOp>(context);
    attachLinearity<cubeRoot, math::CbrtOp>(context);
    attachLinearity<withSign, math::CopySignOp>(context);
    math::PowFOp::attachInterface<PowerOfConstant>(*context);
    attachFusions(context);
    attachMathRanges(context);
  });
}
