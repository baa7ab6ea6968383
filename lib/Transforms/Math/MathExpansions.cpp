//===- MathExpansions.cpp - Functions as basic arithmetic -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which function is computed how on which type, and the pattern that does it.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Math/MathExpansions.h"

#include "DoubleExpansions.h"
#include "FloatBuilder.h"
#include "IntegerExpansions.h"
#include "SingleExpansions.h"
#include "WideExpansions.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Transforms/Math/KernelCode.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

//===----------------------------------------------------------------------===//
// The list of functions
//===----------------------------------------------------------------------===//

namespace {
using Expander = Value (*)(FloatBuilder &, ValueRange);

/// How a function is computed. Where an expander is missing the op has none on
/// these types.
struct Expansion {
  StringLiteral name;
  /// Of f32, and of 16 bits by way of it; computes in f64 if `isWide`.
  Expander narrow = nullptr;
  bool isWide = false;
  /// Of f64.
  Expander wide = nullptr;
  /// Of integers.
  Expander integer = nullptr;
};
} // namespace

template <Value (*function)(FloatBuilder &, Value)>
static Value unary(FloatBuilder &b, ValueRange x) {
  return function(b, x[0]);
}

/// In f32 for f32, and in f64 for f64.
template <typename OpTy>
static constexpr Expansion ofEach(Expander narrow, Expander wide) {
  return {OpTy::getOperationName(), narrow, false, wide};
}
/// In f64 for both.
template <typename OpTy>
static constexpr Expansion inDouble(Expander narrow, Expander wide) {
  return {OpTy::getOperationName(), narrow, true, wide};
}
template <typename OpTy>
static constexpr Expansion ofIntegers(Expander integer) {
  return {OpTy::getOperationName(), nullptr, false, nullptr, integer};
}

static constexpr Expansion expansions[] = {
    ofEach<math::ExpOp>(unary<f32::expandExp>, f64::expandExp),
    ofEach<math::Exp2Op>(unary<f32::expandExp2>, f64::expandExp2),
    ofEach<math::ExpM1Op>(unary<f32::expandExpM1>, f64::expandExpM1),
    ofEach<math::LogOp>(unary<f32::expandLog>, f64::expandLog),
    ofEach<math::Log2Op>(unary<f32::expandLog2>, f64::expandLog2),
    ofEach<math::Log10Op>(unary<f32::expandLog10>, f64::expandLog10),
    ofEach<math::Log1pOp>(unary<f32::expandLog1P>, f64::expandLog1P),
    ofEach<math::TanhOp>(unary<f32::expandTanh>, f64::expandTanh),
    ofEach<math::ErfOp>(unary<f32::expandErf>, f64::expandErf),
    ofEach<math::ErfcOp>(unary<f32::expandErfc>, f64::expandErfc),
    ofEach<math::RsqrtOp>(unary<f32::expandRsqrt>, unary<f32::expandRsqrt>),
    ofEach<math::IsFiniteOp>(unary<f32::expandIsFinite>,
                             unary<f32::expandIsFinite>),
    ofEach<math::IsInfOp>(unary<f32::expandIsInf>, unary<f32::expandIsInf>),
    ofEach<math::RoundOp>(unary<f32::expandRound>, unary<f32::expandRound>),
    inDouble<math::SinOp>(expandSin, f64::expandSin),
    inDouble<math::CosOp>(expandCos, f64::expandCos),
    inDouble<math::TanOp>(expandTan, f64::expandTan),
    inDouble<math::Atan2Op>(expandAtan2, f64::expandAtan2),
    inDouble<math::PowFOp>(expandPow, f64::expandPow),
    inDouble<math::FPowIOp>(expandPow, f64::expandPow),
    inDouble<math::CbrtOp>(expandCbrt, f64::expandCbrt),
    inDouble<arith::RemFOp>(expandRemainder, f64::expandRemainder),
    // Rare in steps: what does for f64 does for f32.
    inDouble<math::SinhOp>(f64::expandSinh, f64::expandSinh),
    inDouble<math::CoshOp>(f64::expandCosh, f64::expandCosh),
    inDouble<math::AsinhOp>(f64::expandAsinh, f64::expandAsinh),
    inDouble<math::AcoshOp>(f64::expandAcosh, f64::expandAcosh),
    inDouble<math::AtanhOp>(f64::expandAtanh, f64::expandAtanh),
    inDouble<math::AsinOp>(f64::expandAsin, f64::expandAsin),
    inDouble<math::AcosOp>(f64::expandAcos, f64::expandAcos),
    inDouble<math::AtanOp>(f64::expandAtan, f64::expandAtan),
    ofIntegers<arith::CeilDivSIOp>(expandCeilDivSigned),
    ofIntegers<arith::CeilDivUIOp>(expandCeilDivUnsigned),
    ofIntegers<arith::FloorDivSIOp>(expandFloorDivSigned),
    ofIntegers<math::IPowIOp>(expandIntegerPower)};

/// How an op is computed on its types; no expander if it is not a function.
static std::pair<const Expansion *, Expander> findExpansion(Operation *op) {
  const Expansion *found = llvm::find_if(expansions, [&](const Expansion &row) {
    return op->getName().getStringRef() == row.name;
  });
  if (found == std::end(expansions))
    return {nullptr, nullptr};
  Type element = getElementTypeOrSelf(op->getOperand(0).getType());
  if (isa<Float16Type, BFloat16Type, Float32Type>(element))
    return {found, found->narrow};
  if (isa<Float64Type>(element))
    return {found, found->wide};
  return {found, isa<IntegerType>(element) ? found->integer : nullptr};
}

bool mp::hasExpansion(Operation *op) { return findExpansion(op).second; }

/// An operand in the type that is computed in. An exponent that is an integer
/// becomes a float.
static Value convertTo(OpBuilder &builder, Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (isa<IntegerType>(getElementTypeOrSelf(value)))
    return arith::SIToFPOp::create(builder, value.getLoc(), type, value);
  return CastOp::create(builder, value.getLoc(), type, value);
}

namespace {

/// Computes in the type that the list says, and rounds to that of the result.
struct ExpandFunction final : RewritePattern {
  ExpandFunction(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto [expansion, expand] = findExpansion(op);
    if (!expand)
      return rewriter.notifyMatchFailure(op, "no expansion on these types");
    Type work = op->getOperand(0).getType();
    Type element = getElementTypeOrSelf(work);
    if (isa<Float16Type, BFloat16Type, Float32Type>(element))
      work = withElementType(work, expansion->isWide ? rewriter.getF64Type()
                                                     : rewriter.getF32Type());
    SmallVector<Value> inputs;
    for (Value input : op->getOperands())
      inputs.push_back(convertTo(rewriter, input, work));
    FloatBuilder builder(rewriter, op->getLoc(), work);
    Value result = expand(builder, inputs);
    Type resultType = op->getResult(0).getType();
    rewriter.replaceOp(op, convertTo(rewriter, result, resultType));
    return success();
  }
};

} // namespace

void mp::populateLowerMathPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandFunction>(patterns.getContext());
}

//===----------------------------------------------------------------------===//
// Ops that say themselves what they are made of
//===----------------------------------------------------------------------===//

/// How deep bodies may lie in bodies.
static constexpr unsigned maxDepth = 8;

static bool buildsBody(FusibleOpInterface op) {
  FusionSpec spec = op.getFusionSpec();
  return spec.kind == FusionNodeKind::Elementwise &&
         spec.body == FusionBodyKind::Built;
}

static void expandBody(FusibleOpInterface op) {
  OpBuilder builder(op);
  auto castTo = [&](Value value, Type type) -> Value {
    return value.getType() == type
               ? value
               : CastOp::create(builder, op.getLoc(), type, value).getResult();
  };
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(
        isNarrow(getPlannableType(operand))
            ? castTo(operand,
                     withElementType(operand.getType(), builder.getF32Type()))
            : operand);
  Value result = op.buildBody(builder, op.getLoc(), operands);
  op->getResult(0).replaceAllUsesWith(castTo(result, op->getResultTypes()[0]));
  op->erase();
}

void mp::expandBodies(Operation *root) {
  for (unsigned depth = 0; depth != maxDepth; ++depth) {
    SmallVector<FusibleOpInterface> ops;
    root->walk([&](FusibleOpInterface op) {
      if (buildsBody(op))
        ops.push_back(op);
    });
    if (ops.empty())
      return;
    llvm::for_each(ops, expandBody);
  }
}
