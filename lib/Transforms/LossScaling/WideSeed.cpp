//===- WideSeed.cpp - A scaled seed in f32 --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WideSeed.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

static bool isOneNumber(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 1;
}

/// Whether all elements of a value are one number, whatever its shape.
static bool repeatsOneNumber(Value value) {
  DenseElementsAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return constant.isSplat();
  Operation *op = value.getDefiningOp();
  return isOneNumber(value) ||
         (op && op->getNumOperands() == 1 && isOneNumber(op->getOperand(0)));
}

/// Whether the op gives `narrow` times or by single numbers, or only moves it,
/// in the type of `narrow`.
static bool onlyMultiplies(Operation *op, Value narrow) {
  auto linear = dyn_cast<LinearityOpInterface>(op);
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  if (!linear || !precise || op->getNumResults() != 1 ||
      op->getNumRegions() != 0 || isa<CastOp>(op) ||
      getElementTypeOrSelf(op->getResult(0)) != getElementTypeOrSelf(narrow))
    return false;
  LinearityKind kind = linear.getLinearity().kind;
  PrecisionSpec spec = precise.getPrecisionSpec();
  if (spec.accumulates ||
      (kind != LinearityKind::Linear && kind != LinearityKind::Product &&
       kind != LinearityKind::Quotient))
    return false;
  for (OpOperand &operand : op->getOpOperands()) {
    PortRole role = getOperandRole(op, spec, operand.getOperandNumber());
    if (role == PortRole::NotFloat)
      continue;
    if (role != PortRole::Compute && role != PortRole::Follow)
      return false;
    bool isSeed = operand.get() == narrow;
    bool isDivisor =
        kind == LinearityKind::Quotient && operand.getOperandNumber() != 0;
    if (isSeed ? isDivisor : !repeatsOneNumber(operand.get()))
      return false;
  }
  return true;
}

static Type inF32(Type type) {
  return cast<ShapedType>(type).clone(Float32Type::get(type.getContext()));
}

/// The op on wide operands, rounded behind it. Returns the rounded value.
static Value widen(Operation *op, Value narrow) {
  OpBuilder builder(op);
  Operation *wide = builder.clone(*op);
  Type element = getElementTypeOrSelf(narrow);
  for (OpOperand &operand : wide->getOpOperands()) {
    Value value = operand.get();
    if (value == narrow)
      operand.set(narrow.getDefiningOp<CastOp>().getInput());
    else if (getElementTypeOrSelf(value) == element) {
      OpBuilder before(wide);
      operand.set(
          CastOp::create(before, op->getLoc(), inF32(value.getType()), value));
    }
  }
  Type type = op->getResult(0).getType();
  wide->getResult(0).setType(inF32(type));
  Value rounded =
      CastOp::create(builder, op->getLoc(), type, wide->getResult(0));
  op->getResult(0).replaceAllUsesWith(rounded);
  op->erase();
  return rounded;
}

void mp::widenSeed(Value narrow) {
  SmallVector<Value> open{narrow};
  while (!open.empty()) {
    Value next = open.pop_back_val();
    for (Operation *user : llvm::make_early_inc_range(next.getUsers()))
      if (onlyMultiplies(user, next))
        open.push_back(widen(user, next));
    if (next.use_empty())
      next.getDefiningOp()->erase();
  }
}
