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

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
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

/// What only renames elements becomes a reshape, whatever it was.
void FusionBody::cloneReshape(Operation *op) {
  Value input = mapping.lookup(op->getOperand(0));
  auto type = cast<ShapedType>(widen(op->getResult(0).getType()));
  Value result = input;
  if (input.getType() != type)
    result = ReshapeOp::create(builder, op->getLoc(), type, input);
  mapping.map(op->getResult(0), result);
}

/// An op on the bits of a float needs the float as it is in memory.
void FusionBody::cloneBits(Operation *op) {
  IRMapping exact;
  for (Value operand : op->getOperands())
    exact.map(operand, store(operand));
  load(op->getResult(0), builder.clone(*op, exact)->getResult(0));
}

void FusionBody::clone(Operation *op) {
  if (auto cast = dyn_cast<CastOp>(op))
    return cloneCast(cast);
  if (isa<arith::BitcastOp>(op))
    return cloneBits(op);
  if (isa<ReshapeOp>(op))
    return cloneReshape(op);

  Operation *copy = builder.clone(*op, mapping);
  for (Value result : copy->getResults())
    result.setType(widen(result.getType()));
  if (auto constant = dyn_cast<arith::ConstantOp>(copy)) {
    if (auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
        splat && isBelowF32(splat.getType())) {
      // Every 16-bit float is an f32.
      APFloat value = splat.getSplatValue<APFloat>();
      bool losesInfo;
      value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                    &losesInfo);
      constant.setValueAttr(DenseElementsAttr::get(
          cast<ShapedType>(copy->getResult(0).getType()), value));
    }
  }
  if (auto sum = dyn_cast<ReduceOp>(copy)) {
    if (std::optional<Type> kept = sum.getAccumulator();
        kept && isBelowF32(*kept))
      sum.setAccumulator(Float32Type::get(op->getContext()));
  }
}
