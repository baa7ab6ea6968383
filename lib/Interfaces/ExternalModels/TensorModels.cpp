//===- TensorModels.cpp - Precision, linearity, ranges of tensor ops ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All of them move: what has a tensor for an operand hands on its bits. Ops
// that take or give single elements keep their types, as no cast of an element
// pays.
//
//===----------------------------------------------------------------------===//

#include "RangeModels.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mp/Interfaces/ExternalModels.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
constexpr PrecisionSpec moves = PrecisionSpec::moves();
constexpr PrecisionSpec keeps = PrecisionSpec::opaque();

// Offsets, sizes and indices behind the data choose, and carry no factor.
constexpr Linearity linear =
    Linearity::parts(LinearityKind::Linear, OperandPart::Data,
                     OperandPart::Control, OperandPart::Control);
constexpr Linearity common = Linearity::of(LinearityKind::Common);
constexpr Linearity commonOfTwo =
    Linearity::parts(LinearityKind::Common, OperandPart::Data,
                     OperandPart::Data, OperandPart::Control);

NumberRange first(Operation *, ArrayRef<NumberRange> operands) {
  return operands.front();
}
/// What is put in and what it is put into come first.
NumberRange firstTwo(Operation *, ArrayRef<NumberRange> operands) {
  return join(operands[0], operands[1]);
}
NumberRange joined(Operation *, ArrayRef<NumberRange> operands) {
  NumberRange all = operands.front();
  for (const NumberRange &operand : operands.drop_front())
    all = join(all, operand);
  return all;
}
/// The region gives what is put around.
NumberRange padded(Operation *, ArrayRef<NumberRange> operands) {
  return join(operands.front(), operands.back());
}

bool isStatic(Value value) {
  return cast<ShapedType>(value.getType()).hasStaticShape();
}

/// The same elements in the same order.
template <typename OpTy>
struct Renaming : FusibleOpInterface::ExternalModel<Renaming<OpTy>, OpTy> {
  FusionSpec getFusionSpec(Operation *op) const {
    if (!isStatic(op->getOperand(0)) || !isStatic(op->getResult(0)))
      return {};
    return {FusionNodeKind::Reshape, FusionBodyKind::Listed, /*cost=*/0,
            /*recomputable=*/true};
  }
};

/// Element i is element offset + i stride of the operand.
struct SliceFusion
    : FusibleOpInterface::ExternalModel<SliceFusion, tensor::ExtractSliceOp> {
  FusionSpec getFusionSpec(Operation *op) const {
    auto slice = cast<tensor::ExtractSliceOp>(op);
    bool isKnown = isStatic(slice.getSource()) && isStatic(slice.getResult()) &&
                   slice->getNumOperands() == 1 &&
                   slice.getType().getRank() == slice.getSourceType().getRank();
    if (!isKnown)
      return {};
    return {FusionNodeKind::Movement, FusionBodyKind::Listed, /*cost=*/1};
  }
  AffineMap getOperandMap(Operation *op, unsigned) const {
    auto slice = cast<tensor::ExtractSliceOp>(op);
    MLIRContext *context = op->getContext();
    SmallVector<AffineExpr> indices;
    for (auto [dim, offset, stride] :
         llvm::enumerate(slice.getStaticOffsets(), slice.getStaticStrides()))
      indices.push_back(getAffineDimExpr(dim, context) * stride + offset);
    return AffineMap::get(indices.size(), 0, indices, context);
  }
};

/// Each operand from where the ones before it end.
struct ConcatFusion
    : FusibleOpInterface::ExternalModel<ConcatFusion, tensor::ConcatOp> {
  FusionSpec getFusionSpec(Operation *op) const {
    if (!llvm::all_of(op->getOperands(), isStatic))
      return {};
    return {FusionNodeKind::Movement, FusionBodyKind::Listed, /*cost=*/1};
  }
  AffineMap getOperandMap(Operation *op, unsigned operand) const {
    auto concat = cast<tensor::ConcatOp>(op);
    int64_t start = 0;
    for (Value before : concat.getInputs().take_front(operand))
      start += cast<ShapedType>(before.getType()).getDimSize(concat.getDim());
    AffineMap map = AffineMap::getMultiDimIdentityMap(
        concat.getResultType().getRank(), op->getContext());
    SmallVector<AffineExpr> indices(map.getResults());
    indices[concat.getDim()] = indices[concat.getDim()] - start;
    return AffineMap::get(indices.size(), 0, indices, op->getContext());
  }
};
} // namespace

void mp::registerTensorModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    attachPrecision<moves, tensor::CastOp, tensor::CollapseShapeOp,
                    tensor::ConcatOp, tensor::ExpandShapeOp,
                    tensor::ExtractSliceOp, tensor::GatherOp,
                    tensor::InsertSliceOp, tensor::ReshapeOp>(context);
    attachPrecision<keeps, tensor::BitcastOp, tensor::DimOp, tensor::EmptyOp,
                    tensor::ExtractOp, tensor::FromElementsOp,
                    tensor::GenerateOp, tensor::InsertOp, tensor::PadOp,
                    tensor::RankOp, tensor::ScatterOp, tensor::SplatOp,
                    tensor::YieldOp>(context);
    attachLinearity<linear, tensor::CastOp, tensor::CollapseShapeOp,
                    tensor::ExpandShapeOp, tensor::ExtractOp,
                    tensor::ExtractSliceOp, tensor::GatherOp, tensor::ReshapeOp,
                    tensor::SplatOp>(context);
    attachLinearity<common, tensor::ConcatOp, tensor::FromElementsOp>(context);
    attachLinearity<commonOfTwo, tensor::InsertOp, tensor::InsertSliceOp>(
        context);
    attachRange<first, tensor::CastOp, tensor::CollapseShapeOp,
                tensor::ExpandShapeOp, tensor::ExtractOp,
                tensor::ExtractSliceOp, tensor::GatherOp, tensor::ReshapeOp,
                tensor::SplatOp>(context);
    attachRange<firstTwo, tensor::InsertOp, tensor::InsertSliceOp>(context);
    attachRange<joined, tensor::ConcatOp, tensor::FromElementsOp>(context);
    attachRange<padded, tensor::PadOp>(context);
    tensor::CollapseShapeOp::attachInterface<Renaming<tensor::CollapseShapeOp>>(
        *context);
    tensor::ExpandShapeOp::attachInterface<Renaming<tensor::ExpandShapeOp>>(
        *context);
    tensor::ExtractSliceOp::attachInterface<SliceFusion>(*context);
    tensor::ConcatOp::attachInterface<ConcatFusion>(*context);
  });
}
