//===- MathModels.cpp - Precision of math ops on floats -------------------===//
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

#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Interfaces/ExternalModels.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
constexpr PrecisionSpec infers = PrecisionSpec::elementwise(OpClass::Infer);
constexpr PrecisionSpec denies = PrecisionSpec::elementwise(OpClass::Deny);
constexpr PrecisionSpec moves = PrecisionSpec::moves();
/// Clear in TensorFlow's lists, though the result is another number.
constexpr PrecisionSpec clears = PrecisionSpec::elementwise(OpClass::Clear);
} // namespace

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
  });
}
