//===- LocalShapes.cpp - What each device can make of its parts -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocalShapes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// Files may hold ops of any types.
static bool areOfOneShape(Operation *op) {
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return result && llvm::all_of(op->getOperandTypes(), [&](Type type) {
           auto operand = dyn_cast<RankedTensorType>(type);
           return operand && (operand.getRank() == 0 ||
                              operand.getShape() == result.getShape());
         });
}

bool hlo::isElementwise(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name.consume_front("stablehlo.") && op->getNumResults() == 1 &&
         areOfOneShape(op) &&
         llvm::StringSwitch<bool>(name)
             .Cases({"abs", "negate", "sign", "sqrt", "rsqrt", "cbrt"}, true)
             .Cases({"exponential", "log", "tanh", "logistic", "floor"}, true)
             .Cases({"add", "subtract", "multiply", "divide", "power"}, true)
             .Cases({"maximum", "minimum", "compare", "select"}, true)
             .Cases({"and", "or", "not", "convert", "is_finite"}, true)
             .Default(false);
}

bool hlo::isScalar(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 0;
}

bool hlo::isSplat(Value value) {
  Operation *op = value.getDefiningOp();
  StringRef name = op ? op->getName().getStringRef() : StringRef();
  if (name == "stablehlo.broadcast_in_dim")
    return isScalar(op->getOperand(0));
  if (name != "stablehlo.constant")
    return false;
  auto elements = op->getAttrOfType<DenseElementsAttr>("value");
  return elements && elements.isSplat() && !elements.empty();
}

Value hlo::makeSplat(Value splat, Type type, Operation *reader) {
  Operation *copy = splat.getDefiningOp()->clone();
  if (auto elements = copy->getAttrOfType<DenseElementsAttr>("value"))
    copy->setAttr("value", elements.resizeSplat(cast<ShapedType>(type)));
  copy->getResult(0).setType(type);
  reader->getBlock()->getOperations().insert(reader->getIterator(), copy);
  return copy->getResult(0);
}

Type hlo::withElementOf(Type shape, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return cast<RankedTensorType>(shape).clone(type.getElementType());
}
