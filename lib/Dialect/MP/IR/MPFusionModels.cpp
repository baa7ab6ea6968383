//===- MPFusionModels.cpp - What mp ops are to a kernel -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One answer an op: its kind and cost, and for those that a kernel computes,
// where they read and what makes an element. Ops with a call or a routine of
// their own are opaque, and so is the training state, which mp-lower-state
// turns into arithmetic.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

using Kind = FusionNodeKind;

namespace {
constexpr FusionSpec opaque = {};
/// Renames: no code, and nothing to gain from its result in memory.
constexpr FusionSpec renames = {Kind::Reshape, FusionBodyKind::Listed, 0,
                                /*recomputable=*/true};
constexpr FusionSpec repeats = {Kind::Broadcast, FusionBodyKind::Listed, 0,
                                /*recomputable=*/true};
constexpr FusionSpec moves = {Kind::Movement, FusionBodyKind::Listed, 1};
} // namespace

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

static AffineMap mapOf(Value result, ArrayRef<AffineExpr> indices) {
  return AffineMap::get(shapeOf(result).size(), 0, indices,
                        result.getContext());
}

/// The loop over each dimension of the result.
static SmallVector<AffineExpr> loopsOf(Value result) {
  SmallVector<AffineExpr> loops;
  for (size_t dim = 0; dim != shapeOf(result).size(); ++dim)
    loops.push_back(getAffineDimExpr(dim, result.getContext()));
  return loops;
}

//===----------------------------------------------------------------------===//
// Opaque
//===----------------------------------------------------------------------===//

FusionSpec DotOp::getFusionSpec() { return opaque; }
FusionSpec ConvOp::getFusionSpec() { return opaque; }
FusionSpec PoolOp::getFusionSpec() { return opaque; }
FusionSpec PoolGradOp::getFusionSpec() { return opaque; }
FusionSpec ArgReduceOp::getFusionSpec() { return opaque; }
FusionSpec GatherOp::getFusionSpec() { return opaque; }
FusionSpec ScatterOp::getFusionSpec() { return opaque; }
FusionSpec SortOp::getFusionSpec() { return opaque; }
FusionSpec OpaqueOp::getFusionSpec() { return opaque; }
FusionSpec ManualComputationOp::getFusionSpec() { return opaque; }
FusionSpec RngBitsOp::getFusionSpec() { return opaque; }
FusionSpec BarrierOp::getFusionSpec() { return opaque; }
FusionSpec ScaleOp::getFusionSpec() { return opaque; }
FusionSpec UnscaleOp::getFusionSpec() { return opaque; }
FusionSpec AllFiniteOp::getFusionSpec() { return opaque; }
FusionSpec AmaxOp::getFusionSpec() { return opaque; }
FusionSpec HistogramOp::getFusionSpec() { return opaque; }
FusionSpec UpdateLossScaleOp::getFusionSpec() { return opaque; }
FusionSpec UpdateLossScaleLogMaxOp::getFusionSpec() { return opaque; }
FusionSpec UpdateLossScaleHistogramOp::getFusionSpec() { return opaque; }
FusionSpec AnyChangedOp::getFusionSpec() { return opaque; }
FusionSpec DetectStallOp::getFusionSpec() { return opaque; }
FusionSpec GuardOp::getFusionSpec() { return opaque; }
FusionSpec YieldOp::getFusionSpec() { return opaque; }
FusionSpec FusionOp::getFusionSpec() { return opaque; }

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

FusionSpec ReshapeOp::getFusionSpec() { return renames; }
FusionSpec BroadcastOp::getFusionSpec() { return repeats; }
FusionSpec TransposeOp::getFusionSpec() { return moves; }
FusionSpec ReverseOp::getFusionSpec() { return moves; }
FusionSpec SliceOp::getFusionSpec() { return moves; }
FusionSpec PadOp::getFusionSpec() { return moves; }
FusionSpec ConcatOp::getFusionSpec() { return moves; }

AffineMap BroadcastOp::getOperandMap(unsigned) {
  SmallVector<AffineExpr> indices;
  for (auto [dim, size] : llvm::zip_equal(getDims(), shapeOf(getInput())))
    indices.push_back(size == 1 ? getAffineConstantExpr(0, getContext())
                                : getAffineDimExpr(dim, getContext()));
  return mapOf(getResult(), indices);
}

AffineMap TransposeOp::getOperandMap(unsigned) {
  SmallVector<AffineExpr> indices(getPerm().size());
  for (auto [target, dim] : llvm::enumerate(getPerm()))
    indices[dim] = getAffineDimExpr(target, getContext());
  return mapOf(getResult(), indices);
}

AffineMap ReverseOp::getOperandMap(unsigned) {
  SmallVector<AffineExpr> indices = loopsOf(getResult());
  for (int64_t dim : getDims())
    indices[dim] = indices[dim] * -1 + (shapeOf(getInput())[dim] - 1);
  return mapOf(getResult(), indices);
}

AffineMap SliceOp::getOperandMap(unsigned) {
  SmallVector<AffineExpr> indices = loopsOf(getResult());
  for (auto [dim, index] : llvm::enumerate(indices))
    index = index * getStrides()[dim] + getStart()[dim];
  return mapOf(getResult(), indices);
}

AffineMap PadOp::getOperandMap(unsigned operand) {
  if (operand == 1) // the value, a scalar
    return mapOf(getResult(), {});
  SmallVector<AffineExpr> indices = loopsOf(getResult());
  for (auto [dim, index] : llvm::enumerate(indices))
    index = (index - getLow()[dim]).floorDiv(getInterior()[dim] + 1);
  return mapOf(getResult(), indices);
}

AffineMap ConcatOp::getOperandMap(unsigned operand) {
  SmallVector<AffineExpr> indices = loopsOf(getResult());
  int64_t start = 0;
  for (Value before : getInputs().take_front(operand))
    start += shapeOf(before)[getDim()];
  indices[getDim()] = indices[getDim()] - start;
  return mapOf(getResult(), indices);
}

FusionSpec IotaOp::getFusionSpec() {
  return {Kind::Source, FusionBodyKind::Built, 1, /*recomputable=*/true};
}

Value IotaOp::buildBody(OpBuilder &builder, Location loc, ValueRange loops) {
  Value index = loops[getDim()];
  Type element = getElementTypeOrSelf(getResult());
  if (isa<FloatType>(element))
    return arith::UIToFPOp::create(builder, loc, element, index);
  unsigned from = index.getType().getIntOrFloatBitWidth();
  unsigned to = element.getIntOrFloatBitWidth();
  if (from == to)
    return index;
  if (from < to)
    return arith::ExtUIOp::create(builder, loc, element, index);
  return arith::TruncIOp::create(builder, loc, element, index);
}

// A bit of its byte for each flag.
FusionSpec PackBitsOp::getFusionSpec() { return FusionSpec::instruction(); }

SmallVector<int64_t> PackBitsOp::getIterationSizes() {
  return SmallVector<int64_t>(shapeOf(getInput()));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

FusionSpec ReduceOp::getFusionSpec() {
  return {Kind::Reduce, FusionBodyKind::Listed, 1};
}

SmallVector<int64_t> ReduceOp::getReducedDims() {
  SmallVector<int64_t> dims(getDims());
  llvm::sort(dims);
  return dims;
}

static TypedAttr getNeutralFloat(FloatType type, ReduceKind kind) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (kind == ReduceKind::Mul)
    return FloatAttr::get(type, 1.0);
  if (kind == ReduceKind::Add)
    return FloatAttr::get(type, 0.0);
  return FloatAttr::get(
      type, APFloat::getInf(semantics, /*Negative=*/kind == ReduceKind::Max));
}

/// Of flags the larger one is true, which as a signed number would be -1.
static TypedAttr getNeutralInteger(Type type, ReduceKind kind) {
  unsigned bits = type.getIntOrFloatBitWidth();
  bool isFlag = bits == 1;
  APInt value(bits, 0);
  if (kind == ReduceKind::Mul)
    value = APInt(bits, 1);
  else if (kind == ReduceKind::Max && !isFlag)
    value = APInt::getSignedMinValue(bits);
  else if (kind == ReduceKind::Min)
    value = isFlag ? APInt(1, 1) : APInt::getSignedMaxValue(bits);
  else if (kind == ReduceKind::And)
    value = APInt::getAllOnes(bits);
  return IntegerAttr::get(type, value);
}

TypedAttr ReduceOp::getNeutralElement() {
  Type element = getElementTypeOrSelf(getResult());
  if (auto real = dyn_cast<FloatType>(element))
    return getNeutralFloat(real, getKind());
  return getNeutralInteger(element, getKind());
}

template <typename OfFloats, typename OfIntegers>
static Value buildEither(OpBuilder &b, Location loc, Value x, Value y) {
  if (isa<FloatType>(getElementTypeOrSelf(x)))
    return OfFloats::create(b, loc, x, y);
  return OfIntegers::create(b, loc, x, y);
}

Value ReduceOp::buildCombiner(OpBuilder &b, Location loc, Value x, Value y) {
  bool isFlag = getElementTypeOrSelf(x).isInteger(1);
  switch (getKind()) {
  case ReduceKind::Add:
    return buildEither<arith::AddFOp, arith::AddIOp>(b, loc, x, y);
  case ReduceKind::Mul:
    return buildEither<arith::MulFOp, arith::MulIOp>(b, loc, x, y);
  case ReduceKind::Max:
    if (isFlag)
      return arith::OrIOp::create(b, loc, x, y);
    return buildEither<arith::MaximumFOp, arith::MaxSIOp>(b, loc, x, y);
  case ReduceKind::Min:
    if (isFlag)
      return arith::AndIOp::create(b, loc, x, y);
    return buildEither<arith::MinimumFOp, arith::MinSIOp>(b, loc, x, y);
  case ReduceKind::And:
    return arith::AndIOp::create(b, loc, x, y);
  case ReduceKind::Or:
    return arith::OrIOp::create(b, loc, x, y);
  case ReduceKind::Replace:
    break;
  }
  llvm_unreachable("not a reduction");
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

// A widening cast reads fewer bytes than it would write. One to its own type is
// none, and would leave a kernel that yields its operand.
FusionSpec CastOp::getFusionSpec() {
  if (getInput().getType() == getResult().getType() && !getSaturate())
    return renames;
  FusionSpec spec = FusionSpec::instruction();
  spec.recomputable = getElementTypeOrSelf(getInput()).getIntOrFloatBitWidth() <
                      getElementTypeOrSelf(getResult()).getIntOrFloatBitWidth();
  return spec;
}

FusionSpec LogisticOp::getFusionSpec() {
  return FusionSpec::function(FusionBodyKind::Built);
}

Value LogisticOp::buildBody(OpBuilder &b, Location loc, ValueRange operands) {
  Value x = operands[0];
  auto constant = [&](double value) -> Value {
    auto element = cast<FloatType>(getElementTypeOrSelf(x));
    TypedAttr scalar = b.getFloatAttr(element, value);
    if (auto shaped = dyn_cast<ShapedType>(x.getType()))
      scalar = DenseElementsAttr::get(shaped, Attribute(scalar));
    return arith::ConstantOp::create(b, loc, scalar);
  };
  // e^-|x| never overflows.
  Value power = math::ExpOp::create(
      b, loc, arith::NegFOp::create(b, loc, math::AbsFOp::create(b, loc, x)));
  Value one = constant(1.0);
  Value negative = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT, x,
                                         constant(0.0));
  Value top = arith::SelectOp::create(b, loc, negative, power, one);
  return arith::DivFOp::create(b, loc, top,
                               arith::AddFOp::create(b, loc, power, one));
}
