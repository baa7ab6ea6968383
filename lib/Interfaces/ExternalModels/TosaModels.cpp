//===- TosaModels.cpp - Precision, linearity, ranges of tosa ops ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table: one row a behaviour, classes as those of arith and math. Zero points
// of floats are zeros of the type of their operand, and take part as it does. A
// matrix product reads 16 bits and gives the f32 of its sums. A convolution has
// one type for all it reads and writes, beside that of its sums.
//
//===----------------------------------------------------------------------===//

#include "RangeModels.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
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
constexpr PrecisionSpec keeps = PrecisionSpec::opaque();

// Shapes, indices and zero points behind the data carry no factor.
constexpr Linearity linear =
    Linearity::parts(LinearityKind::Linear, OperandPart::Data,
                     OperandPart::Control, OperandPart::Control);
constexpr Linearity common = Linearity::of(LinearityKind::Common);
constexpr Linearity ordered = Linearity::of(LinearityKind::Ordered);
constexpr Linearity product =
    Linearity::parts(LinearityKind::Product, OperandPart::Data,
                     OperandPart::Data, OperandPart::Control);
constexpr Linearity invariant = Linearity::of(LinearityKind::Invariant);
constexpr Linearity inverse = Linearity::power(-1, 1);
constexpr Linearity inverseRoot = Linearity::power(-1, 2);
constexpr Linearity selection =
    Linearity::parts(LinearityKind::Common, OperandPart::Control,
                     OperandPart::Data, OperandPart::Data);

/// Reads 16 bits, with zero points of 16 bits, and sums in the f32 of its
/// result.
struct MatMulPrecision
    : PrecisionOpInterface::ExternalModel<MatMulPrecision, tosa::MatMulOp> {
  PrecisionSpec getPrecisionSpec(Operation *) const {
    PrecisionSpec spec =
        PrecisionSpec::uniform(OpClass::Allow, PortRole::Compute);
    spec.results.fill(PortRole::Keep);
    spec.accumulates = true;
    return spec;
  }
  Type getAccumulatorType(Operation *op) const {
    return getElementTypeOrSelf(op->getResult(0).getType());
  }
  void setAccumulatorType(Operation *, Type) const {}
};

/// Reads and writes one type; `acc_type` has that of the sums.
template <typename OpTy>
struct ConvPrecision
    : PrecisionOpInterface::ExternalModel<ConvPrecision<OpTy>, OpTy> {
  PrecisionSpec getPrecisionSpec(Operation *) const {
    PrecisionSpec spec =
        PrecisionSpec::uniform(OpClass::Allow, PortRole::Compute);
    spec.accumulates = true;
    return spec;
  }
  Type getAccumulatorType(Operation *op) const {
    return cast<OpTy>(op).getAccType();
  }
  void setAccumulatorType(Operation *op, Type type) const {
    cast<OpTy>(op).setAccType(type);
  }
};

/// A factor on what a convolution multiplies is one of its result only if
/// nothing is added.
template <typename OpTy>
struct ConvLinearity
    : LinearityOpInterface::ExternalModel<ConvLinearity<OpTy>, OpTy> {
  Linearity getLinearity(Operation *op) const {
    bool isBiased = !matchPattern(op->getOperand(2), m_AnyZeroFloat());
    return isBiased ? Linearity() : product;
  }
};

FloatAttr roundedTo(Attribute bound, FloatType type) {
  APFloat value = cast<FloatAttr>(bound).getValue();
  bool isInexact = false;
  value.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &isInexact);
  return FloatAttr::get(type, value);
}

/// Selects: rounding the bounds and the operand gives what rounding the result
/// would, as rounding keeps the order.
struct ClampPrecision
    : PrecisionOpInterface::ExternalModel<ClampPrecision, tosa::ClampOp> {
  PrecisionSpec getPrecisionSpec(Operation *) const {
    return PrecisionSpec::moves();
  }
  LogicalResult retype(Operation *op, RewriterBase &rewriter,
                       ValueRange operands, TypeRange results) const {
    if (failed(mp::detail::retypeInPlace(op, rewriter, operands, results)))
      return failure();
    auto clamp = cast<tosa::ClampOp>(op);
    auto type = dyn_cast<FloatType>(getElementTypeOrSelf(results.front()));
    if (!type)
      return success();
    rewriter.modifyOpInPlace(op, [&] {
      clamp.setMinValAttr(roundedTo(clamp.getMinValAttr(), type));
      clamp.setMaxValAttr(roundedTo(clamp.getMaxValAttr(), type));
    });
    return success();
  }
};

using Ranges = ArrayRef<NumberRange>;

NumberRange first(Operation *, Ranges in) { return in[0]; }
NumberRange added(Operation *, Ranges in) { return range::add(in[0], in[1]); }
NumberRange subtracted(Operation *, Ranges in) {
  return range::subtract(in[0], in[1]);
}
NumberRange multiplied(Operation *op, Ranges in) {
  bool isFloat =
      isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
  // A product of integers is shifted by its third operand.
  if (!isFloat)
    return NumberRange::unknown(NumberFormat::of(op->getResult(0).getType()));
  return op->getOperand(0) == op->getOperand(1) ? range::square(in[0])
                                                : range::multiply(in[0], in[1]);
}
NumberRange larger(Operation *, Ranges in) {
  return range::maximum(in[0], in[1]);
}
NumberRange smaller(Operation *, Ranges in) {
  return range::minimum(in[0], in[1]);
}
NumberRange magnitude(Operation *, Ranges in) { return range::absolute(in[0]); }
NumberRange reciprocal(Operation *, Ranges in) {
  return range::divide(NumberRange::constant(1), in[0]);
}
NumberRange inverseRootOf(Operation *, Ranges in) {
  return range::inverseSquareRoot(in[0]);
}
NumberRange selected(Operation *, Ranges in) { return join(in[1], in[2]); }
NumberRange joined(Operation *, Ranges in) {
  NumberRange all = in[0];
  for (const NumberRange &other : in.drop_front())
    all = join(all, other);
  return all;
}
/// Between the operands come shapes, which have no number.
NumberRange padded(Operation *, Ranges in) { return join(in[0], in.back()); }

double logistic(double x) { return 1 / (1 + std::exp(-x)); }
NumberRange sigmoid(Operation *, Ranges in) {
  return range::apply({logistic, /*least=*/0, /*greatest=*/1}, in[0]);
}
double hyperbolicTangent(double x) { return std::tanh(x); }
NumberRange tangent(Operation *, Ranges in) {
  range::Monotone tanh{hyperbolicTangent, /*least=*/-1, /*greatest=*/1};
  tanh.keepsZero = true;
  return range::apply(tanh, in[0]);
}
double exponential(double x) { return std::exp(x); }
NumberRange exponentialOf(Operation *, Ranges in) {
  return range::apply({exponential, /*least=*/0}, in[0]);
}

NumberRange clamped(Operation *op, Ranges in) {
  auto clamp = cast<tosa::ClampOp>(op);
  auto low = dyn_cast<FloatAttr>(clamp.getMinValAttr());
  auto high = dyn_cast<FloatAttr>(clamp.getMaxValAttr());
  if (!low || !high)
    return NumberRange::unknown(NumberFormat::of(op->getResult(0).getType()));
  return range::minimum(
      range::maximum(in[0], NumberRange::constant(low.getValueAsDouble())),
      NumberRange::constant(high.getValueAsDouble()));
}

NumberRange summed(Operation *op, Ranges in) {
  auto type = cast<ShapedType>(op->getOperand(0).getType());
  int64_t count = type.getDimSize(cast<tosa::ReduceSumOp>(op).getAxis());
  NumberFormat format = NumberFormat::of(op->getResult(0).getType());
  if (ShapedType::isDynamic(count))
    return NumberRange::unknown(format);
  return range::sum(in[0], count, count, format);
}

NumberRange contracted(Operation *op, Ranges in) {
  int64_t count = cast<ShapedType>(op->getOperand(0).getType()).getDimSize(2);
  NumberFormat format = NumberFormat::of(op->getResult(0).getType());
  if (ShapedType::isDynamic(count))
    return NumberRange::unknown(format);
  return range::sum(range::multiply(in[0], in[1]).settled(format), count, count,
                    format);
}
} // namespace

template <typename... OpTys>
static void attachConvolutions(MLIRContext *context) {
  (OpTys::template attachInterface<ConvPrecision<OpTys>, ConvLinearity<OpTys>>(
       *context),
   ...);
}

static void attachPrecisions(MLIRContext *context) {
  attachPrecision<infers, tosa::AddOp, tosa::ErfOp, tosa::LogOp, tosa::MulOp,
                  tosa::SigmoidOp, tosa::SubOp, tosa::TanhOp>(context);
  attachPrecision<denies, tosa::CosOp, tosa::ExpOp, tosa::PowOp,
                  tosa::ReciprocalOp, tosa::ReduceProductOp, tosa::ReduceSumOp,
                  tosa::RsqrtOp, tosa::SinOp>(context);
  attachPrecision<
      moves, tosa::AbsOp, tosa::ConcatOp, tosa::EqualOp, tosa::GatherOp,
      tosa::GreaterEqualOp, tosa::GreaterOp, tosa::MaxPool2dOp, tosa::MaximumOp,
      tosa::MinimumOp, tosa::NegateOp, tosa::PadOp, tosa::ReduceMaxOp,
      tosa::ReduceMinOp, tosa::ReshapeOp, tosa::ReverseOp, tosa::ScatterOp,
      tosa::SelectOp, tosa::SliceOp, tosa::TileOp, tosa::TransposeOp>(context);
  attachPrecision<clears, tosa::CeilOp, tosa::FloorOp>(context);
  attachPrecision<keeps, tosa::ArgMaxOp, tosa::AvgPool2dOp, tosa::CastOp,
                  tosa::ConstOp, tosa::FFT2dOp, tosa::IdentityOp,
                  tosa::RFFT2dOp, tosa::RescaleOp, tosa::ResizeOp,
                  tosa::TableOp>(context);
  tosa::MatMulOp::attachInterface<MatMulPrecision>(*context);
  tosa::ClampOp::attachInterface<ClampPrecision>(*context);
  attachConvolutions<tosa::Conv2DOp, tosa::Conv3DOp, tosa::DepthwiseConv2DOp,
                     tosa::TransposeConv2DOp>(context);
}

/// Nothing is said of a clamp at constants.
static void attachLinearities(MLIRContext *context) {
  attachLinearity<linear, tosa::AbsOp, tosa::CastOp, tosa::GatherOp,
                  tosa::IdentityOp, tosa::MaxPool2dOp, tosa::NegateOp,
                  tosa::ReduceMaxOp, tosa::ReduceMinOp, tosa::ReduceSumOp,
                  tosa::ReshapeOp, tosa::ReverseOp, tosa::SliceOp, tosa::TileOp,
                  tosa::TransposeOp>(context);
  attachLinearity<common, tosa::AddOp, tosa::ConcatOp, tosa::SubOp>(context);
  attachLinearity<ordered, tosa::MaximumOp, tosa::MinimumOp>(context);
  attachLinearity<product, tosa::MatMulOp, tosa::MulOp>(context);
  attachLinearity<invariant, tosa::EqualOp, tosa::GreaterEqualOp,
                  tosa::GreaterOp>(context);
  attachLinearity<inverse, tosa::ReciprocalOp>(context);
  attachLinearity<inverseRoot, tosa::RsqrtOp>(context);
  attachLinearity<selection, tosa::SelectOp>(context);
}

static void attachRanges(MLIRContext *context) {
  attachRange<first, tosa::CastOp, tosa::GatherOp, tosa::IdentityOp,
              tosa::MaxPool2dOp, tosa::ReduceMaxOp, tosa::ReduceMinOp,
              tosa::ReshapeOp, tosa::ReverseOp, tosa::SliceOp, tosa::TileOp,
              tosa::TransposeOp>(context);
  attachRange<added, tosa::AddOp>(context);
  attachRange<subtracted, tosa::SubOp>(context);
  attachRange<multiplied, tosa::MulOp>(context);
  attachRange<larger, tosa::MaximumOp>(context);
  attachRange<smaller, tosa::MinimumOp>(context);
  attachRange<magnitude, tosa::AbsOp>(context);
  attachRange<reciprocal, tosa::ReciprocalOp>(context);
  attachRange<inverseRootOf, tosa::RsqrtOp>(context);
  attachRange<selected, tosa::SelectOp>(context);
  attachRange<joined, tosa::ConcatOp>(context);
  attachRange<padded, tosa::PadOp>(context);
  attachRange<sigmoid, tosa::SigmoidOp>(context);
  attachRange<tangent, tosa::TanhOp>(context);
  attachRange<exponentialOf, tosa::ExpOp>(context);
  attachRange<clamped, tosa::ClampOp>(context);
  attachRange<summed, tosa::ReduceSumOp>(context);
  attachRange<contracted, tosa::MatMulOp>(context);
}

void mp::registerTosaModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tosa::TosaDialect *) {
    attachPrecisions(context);
    attachLinearities(context);
    attachRanges(context);
  });
}
