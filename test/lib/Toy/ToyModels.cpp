//===- ToyModels.cpp - What makes a foreign dialect join ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The example of docs/Interfaces.md: models that make a contraction and a relu
// precision-aware, paddable, known to loss scaling and counted, and four more
// ops parts of kernels.
//
//===----------------------------------------------------------------------===//

#include "ToyDialect.h"

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/ExternalModels.h"
#include "mp/Interfaces/RangeArithmetic.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

namespace {

// Gains from 16-bit operands, widens as it reads, rounds its f32 sums once.
struct MatMulPrecision
    : PrecisionOpInterface::ExternalModel<MatMulPrecision, toy::MatMulOp> {
  PrecisionSpec getPrecisionSpec(Operation *) const {
    PrecisionSpec spec;
    spec.opClass = OpClass::Allow;
    spec.operands = {PortRole::Compute, PortRole::Compute};
    spec.results = {PortRole::Store};
    spec.accumulates = true;
    return spec;
  }
  Type getAccumulatorType(Operation *op) const {
    return Float32Type::get(op->getContext());
  }
  void setAccumulatorType(Operation *, Type) const {} // it has no other
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

// What is below 0 comes out as 0.
NumberRange clipped(Operation *, ArrayRef<NumberRange> operands) {
  return range::maximum(operands[0], NumberRange::constant(0));
}

// Each element sums as many products as the right operand has rows.
NumberRange summed(Operation *op, ArrayRef<NumberRange> operands) {
  auto rhs = cast<RankedTensorType>(op->getOperand(1).getType());
  int64_t count = rhs.getDimSize(0);
  NumberFormat f32 = NumberFormat::of(Float32Type::get(op->getContext()));
  return range::sum(range::multiply(operands[0], operands[1]).settled(f32),
                    count, count, f32);
}

// Costs about an exponential. The body is asked for on scalars and on tensors.
struct SwishFusion
    : FusibleOpInterface::ExternalModel<SwishFusion, toy::SwishOp> {
  FusionSpec getFusionSpec(Operation *) const {
    return FusionSpec::function(FusionBodyKind::Built);
  }
  Value buildBody(Operation *, OpBuilder &b, Location loc,
                  ValueRange operands) const {
    Value x = operands[0];
    Value sigmoid = LogisticOp::create(b, loc, x.getType(), x);
    return arith::MulFOp::create(b, loc, x, sigmoid);
  }
};

// Element [i, j] is element [i, size - 1 - j] of the operand.
struct MirrorFusion
    : FusibleOpInterface::ExternalModel<MirrorFusion, toy::MirrorOp> {
  FusionSpec getFusionSpec(Operation *) const {
    return {FusionNodeKind::Movement, FusionBodyKind::Listed, /*cost=*/1};
  }
  AffineMap getOperandMap(Operation *op, unsigned) const {
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    unsigned last = type.getRank() - 1;
    AffineMap map =
        AffineMap::getMultiDimIdentityMap(type.getRank(), op->getContext());
    AffineExpr back = type.getDimSize(last) - 1 - map.getResult(last);
    SmallVector<AffineExpr> indices(map.getResults());
    indices[last] = back;
    return AffineMap::get(type.getRank(), 0, indices, op->getContext());
  }
};

// Loops are the dimensions of the operand; the last one is combined.
struct PeakFusion : FusibleOpInterface::ExternalModel<PeakFusion, toy::PeakOp> {
  FusionSpec getFusionSpec(Operation *) const {
    return {FusionNodeKind::Reduce, FusionBodyKind::Listed, /*cost=*/2};
  }
  SmallVector<int64_t> getReducedDims(Operation *op) const {
    return {cast<RankedTensorType>(op->getOperand(0).getType()).getRank() - 1};
  }
  TypedAttr getNeutralElement(Operation *op) const {
    Type element = getElementTypeOrSelf(op->getResult(0));
    return FloatAttr::get(element, 0.0);
  }
  Value buildCombiner(Operation *, OpBuilder &b, Location loc, Value x,
                      Value y) const {
    return arith::MaximumFOp::create(b, loc, math::AbsFOp::create(b, loc, x),
                                     math::AbsFOp::create(b, loc, y));
  }
};

struct ReluFusion : FusibleOpInterface::ExternalModel<ReluFusion, toy::ReluOp> {
  FusionSpec getFusionSpec(Operation *) const {
    FusionSpec spec = FusionSpec::instruction();
    spec.body = FusionBodyKind::Built;
    return spec;
  }
  Value buildBody(Operation *, OpBuilder &b, Location loc,
                  ValueRange operands) const {
    Type type = operands[0].getType();
    Value zero = arith::ConstantOp::create(
        b, loc, type, cast<TypedAttr>(b.getZeroAttr(type)));
    return arith::MaximumFOp::create(b, loc, operands[0], zero);
  }
};

struct GridFusion : FusibleOpInterface::ExternalModel<GridFusion, toy::GridOp> {
  FusionSpec getFusionSpec(Operation *) const {
    return {FusionNodeKind::Source, FusionBodyKind::Built, /*cost=*/1,
            /*recomputable=*/true};
  }
  Value buildBody(Operation *op, OpBuilder &b, Location loc,
                  ValueRange loops) const {
    Value sum = loops[0];
    for (Value loop : loops.drop_front())
      sum = arith::AddIOp::create(b, loc, sum, loop);
    Type element = getElementTypeOrSelf(op->getResult(0));
    return arith::UIToFPOp::create(b, loc, element, sum);
  }
};

} // namespace

void toy::registerToyModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, toy::ToyDialect *) {
    toy::MatMulOp::attachInterface<MatMulPrecision, MatMulAlignment>(*context);
    attachPrecision<selects, toy::ReluOp>(context);
    attachLinearity<product, toy::MatMulOp>(context);
    attachLinearity<linear, toy::ReluOp>(context);
    attachRange<summed, toy::MatMulOp>(context);
    attachRange<clipped, toy::ReluOp>(context);
    toy::MaxPlusOp::attachInterface<MaxPlusAlignment>(*context);
    toy::ReluOp::attachInterface<ReluFusion>(*context);
    toy::SwishOp::attachInterface<SwishFusion>(*context);
    toy::MirrorOp::attachInterface<MirrorFusion>(*context);
    toy::PeakOp::attachInterface<PeakFusion>(*context);
    toy::GridOp::attachInterface<GridFusion>(*context);
  });
}
