//===- BatchNorm.cpp - Batch normalization --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expanded as the specification of StableHLO defines it; sums have an f32
// accumulator.
//
//===----------------------------------------------------------------------===//

#include "../OpConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

namespace {
/// The operand's type, and that of one number for each feature.
struct Norm {
  OpConversion &op;
  RankedTensorType full, perFeature;
  int64_t feature;
  double epsilon;
  SmallVector<int64_t> otherDims;

  Value spread(Value value) const {
    return BroadcastOp::create(op.builder, op.loc, full, value, feature);
  }
  Value sum(Value value) const {
    return ReduceOp::create(op.builder, op.loc, perFeature, ReduceKind::Add,
                            value, otherDims,
                            getAccumulator(full.getElementType()));
  }
  /// How many elements each feature has.
  double count() const {
    return full.getNumElements() / double(full.getDimSize(feature));
  }
  template <typename Op>
  Value binary(Value lhs, Value rhs) const {
    return op.make<Op>(lhs.getType(), {lhs, rhs});
  }
  Value add(Value a, Value b) const { return binary<arith::AddFOp>(a, b); }
  Value sub(Value a, Value b) const { return binary<arith::SubFOp>(a, b); }
  Value mul(Value a, Value b) const { return binary<arith::MulFOp>(a, b); }
  Value div(Value a, Value b) const { return binary<arith::DivFOp>(a, b); }
  Value deviation(Value variance) const {
    Value shifted = add(variance, op.splat(perFeature, epsilon));
    return op.make<math::SqrtOp>(perFeature, shifted);
  }
};
} // namespace

/// `features`: the operands that have one number for each feature.
static FailureOr<Norm> getNorm(OpConversion &op, ArrayRef<unsigned> features) {
  FailureOr<int64_t> feature = op.getInteger("feature_index");
  if (failed(feature))
    return failure();
  auto epsilon = dyn_cast_or_null<FloatAttr>(op.find("epsilon"));
  RankedTensorType full = op.getOperandType(0);
  if (!epsilon || op.getOperandKind(0) != ElementKind::Float)
    return op.refuse("epsilon or the operand is not a float");
  if (*feature < 0 || *feature >= full.getRank())
    return op.refuse("feature_index is outside the rank");
  RankedTensorType perFeature = full.clone(full.getDimSize(*feature));
  for (unsigned index : features)
    if (op.getOperandType(index) != perFeature)
      return op.refuse("an operand does not have one number for each feature");
  Norm norm{
      op, full, perFeature, *feature, epsilon.getValue().convertToDouble(), {}};
  for (int64_t dim = 0; dim < full.getRank(); ++dim)
    if (dim != *feature)
      norm.otherDims.push_back(dim);
  return norm;
}

static LogicalResult requireTypes(OpConversion &op, ArrayRef<Type> types) {
  if (!llvm::equal(op.types, types))
    return op.refuse("result types do not fit the operands");
  return success();
}

/// (x - mean) / deviation * scale + offset.
static Value normalize(const Norm &norm, Value scale, Value offset, Value mean,
                       Value variance) {
  Value centered = norm.sub(norm.op.operands[0], norm.spread(mean));
  Value divided = norm.div(centered, norm.spread(norm.deviation(variance)));
  return norm.add(norm.mul(divided, norm.spread(scale)), norm.spread(offset));
}

static LogicalResult convertInference(OpConversion &op) {
  FailureOr<Norm> norm = getNorm(op, {1, 2, 3, 4});
  if (failed(norm) || failed(requireTypes(op, norm->full)))
    return failure();
  return op.finish(normalize(*norm, op.operands[1], op.operands[2],
                             op.operands[3], op.operands[4]));
}

static LogicalResult convertTraining(OpConversion &op) {
  FailureOr<Norm> norm = getNorm(op, {1, 2});
  if (failed(norm) || failed(requireTypes(op, {norm->full, norm->perFeature,
                                               norm->perFeature})))
    return failure();
  Value count = op.splat(norm->perFeature, norm->count());
  Value mean = norm->div(norm->sum(op.operands[0]), count);
  Value centered = norm->sub(op.operands[0], norm->spread(mean));
  Value variance = norm->div(norm->sum(norm->mul(centered, centered)), count);
  op.results = {
      normalize(*norm, op.operands[1], op.operands[2], mean, variance), mean,
      variance};
  return success();
}

/// Operands: x, scale, mean, variance, dy.
static LogicalResult convertGradient(OpConversion &op) {
  FailureOr<Norm> norm = getNorm(op, {1, 2, 3});
  if (failed(norm) || failed(requireTypes(op, {norm->full, norm->perFeature,
                                               norm->perFeature})))
    return failure();
  if (op.getOperandType(4) != norm->full)
    return op.refuse("the gradient does not have the operand's type");
  const Norm &n = *norm;
  Value scale = op.operands[1], variance = op.operands[3], dy = op.operands[4];
  Value centered = n.sub(op.operands[0], n.spread(op.operands[2]));
  Value deviation = n.deviation(variance);
  Value dOffset = n.sum(dy);
  Value dScale = n.sum(n.mul(dy, n.div(centered, n.spread(deviation))));
  Value projection = n.mul(n.spread(n.sum(n.mul(dy, centered))), centered);
  Value shifted = n.add(variance, op.splat(n.perFeature, n.epsilon));
  Value rest = n.sub(n.mul(dy, op.splat(n.full, n.count())), n.spread(dOffset));
  rest = n.sub(rest, n.div(projection, n.spread(shifted)));
  Value factor =
      n.div(n.div(scale, deviation), op.splat(n.perFeature, n.count()));
  op.results = {n.mul(n.spread(factor), rest), dScale, dOffset};
  return success();
}

static const ConverterRow rows[] = {
    {"stablehlo.batch_norm_inference", 5, 1, 0, convertInference},
    {"stablehlo.batch_norm_training", 3, 3, 0, convertTraining},
    {"stablehlo.batch_norm_grad", 5, 3, 0, convertGradient},
};

ArrayRef<ConverterRow> stablehlo::getBatchNormRows() { return rows; }
