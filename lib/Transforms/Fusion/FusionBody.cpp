//===- FusionBody.cpp - The region of a fusion ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inside a region a value has the type of its memory only at the border. The
// casts between 16-bit types and f32 that the graph had inside vanish: each of
// them rounded, so the result has at most fewer roundings than the graph.
// Casts that ask for a rounding or a saturation of their own are kept.
//
//===----------------------------------------------------------------------===//

#include "FusionBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

static bool isBelowF32(Type type) {
  Type element = getElementTypeOrSelf(type);
  return isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
}

/// The type of a value of type `type` inside of a region.
static Type widen(Type type) {
  if (!isBelowF32(type))
    return type;
  return cast<ShapedType>(type).clone(Float32Type::get(type.getContext()));
}

Value FusionBody::castTo(Value value, Type element) {
  auto type = cast<ShapedType>(value.getType());
  if (type.getElementType() == element)
    return value;
  return CastOp::create(builder, loc, type.clone(element), value);
}

void FusionBody::load(Value outer, Value inner) {
  mapping.map(outer,
              castTo(inner, getElementTypeOrSelf(widen(inner.getType()))));
}

Value FusionBody::store(Value outer) {
  return castTo(mapping.lookup(outer), getElementTypeOrSelf(outer.getType()));
}

/// A cast between f32 and a 16-bit type with the usual rounding is nothing
/// here; what else a cast does happens in its own types.
void FusionBody::cloneCast(CastOp op) {
  Type from = getElementTypeOrSelf(op.getInput());
  Type to = getElementTypeOrSelf(op.getResult());
  Value input = mapping.lookup(op.getInput());
  bool plain = op.getRounding() == Rounding::NearestEven && !op.getSaturate();
  if (plain && !from.isF64() && !to.isF64()) {
    mapping.map(op.getResult(), input);
    return;
  }
  if (plain && to.isF64()) {
    mapping.map(op.getResult(), castTo(input, to));
    return;
  }
  auto result = cast<ShapedType>(op.getResult().getType());
  auto cast = CastOp::create(builder, op.getLoc(), result, input);
  cast.setRounding(op.getRounding());
  cast.setSaturate(op.getSaturate());
  load(op.getResult(), cast.getResult());
}

/// What a plain cast of ours would do.
void FusionBody::cloneConversion(Operation *op) {
  Value result = op->getResult(0);
  Type to = getElementTypeOrSelf(result);
  Value input = mapping.lookup(op->getOperand(0));
  if (to.isF64() || getElementTypeOrSelf(input).isF64())
    load(result, castTo(input, to));
  else
    mapping.map(result, input);
}

/// What only renames elements becomes a reshape, whatever it was.
void FusionBody::cloneReshape(Operation *op) {
  Value input = mapping.lookup(op->getOperand(0));
  auto type = cast<ShapedType>(widen(op->getResult(0).getType()));
  Value result = input;
  if (input.getType() != type)
    result = ReshapeOp::create(builder, op->getLoc(), type, input);
  mapping.map(op->getResult(0), result);
}

/// An op on the bits of a float, or one that rounds in a way of its own, needs
/// the float as it is in memory.
void FusionBody::cloneInOwnTypes(Operation *op) {
  IRMapping exact;
  for (Value operand : op->getOperands())
    exact.map(operand, store(operand));
  load(op->getResult(0), builder.clone(*op, exact)->getResult(0));
}

/// A repeated element; every 16-bit float is an f32.
void FusionBody::cloneConstant(Operation *op, DenseElementsAttr value) {
  auto type = cast<ShapedType>(widen(value.getType()));
  if (type != value.getType()) {
    auto element = value.getSplatValue<APFloat>();
    bool losesInfo;
    element.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                    &losesInfo);
    value = DenseElementsAttr::get(type, element);
  }
  mapping.map(op->getResult(0),
              arith::ConstantOp::create(builder, op->getLoc(), value));
}

/// Computes in f32, whatever it computed in. The op itself knows what of it
/// repeats its types.
LogicalResult FusionBody::cloneWide(Operation *op) {
  Operation *copy = builder.clone(*op, mapping);
  SmallVector<Type> types = llvm::map_to_vector(copy->getResultTypes(), widen);
  auto precise = dyn_cast<PrecisionOpInterface>(copy);
  if (!precise) {
    for (auto [result, type] : llvm::zip_equal(copy->getResults(), types))
      result.setType(type);
    return success();
  }
  if (Type kept = precise.getAccumulatorType(); kept && isBelowF32(kept))
    precise.setAccumulatorType(builder.getF32Type());
  IRRewriter rewriter(builder);
  return precise.retype(rewriter, copy->getOperands(), types);
}

LogicalResult FusionBody::clone(Operation *op) {
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant))) {
    cloneConstant(op, constant);
    return success();
  }
  FusionSpec spec = cast<FusibleOpInterface>(op).getFusionSpec();
  if (auto cast = dyn_cast<CastOp>(op))
    cloneCast(cast);
  else if (spec.kind == FusionNodeKind::Reshape)
    cloneReshape(op);
  else if (spec.convertsFloats)
    cloneConversion(op);
  else if (spec.readsBits || spec.roundsItself)
    cloneInOwnTypes(op);
  else
    return cloneWide(op);
  return success();
}
