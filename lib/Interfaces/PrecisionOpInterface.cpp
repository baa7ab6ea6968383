//===- PrecisionOpInterface.cpp - Defaults of the precision interface -----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of the interface that are the same for nearly every op: roles by
// port, the accumulator as an attribute, and retyping in place, which creates
// no op and so keeps locations, attributes and regions.
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/PrecisionOpInterface.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

#include "mp/Interfaces/OpClass.cpp.inc"

#include "mp/Interfaces/PrecisionOpInterface.cpp.inc"

static bool isPlannableElement(Type element) {
  return isa<Float32Type, Float16Type, BFloat16Type>(element);
}

/// Asked for every operand of every op: nearly all are tensors.
static Type getElement(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getElementType() : getElementTypeOrSelf(type);
}

bool mp::isPlannable(Type type) { return isPlannableElement(getElement(type)); }

FloatType mp::getPlannableType(Type type) {
  Type element = getElement(type);
  return isPlannableElement(element) ? cast<FloatType>(element) : FloatType();
}

Type mp::withElementType(Type type, FloatType element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

PortRole mp::getOperandRole(Operation *op, const PrecisionSpec &spec,
                            unsigned index) {
  if (!isPlannable(op->getOperand(index)))
    return PortRole::NotFloat;
  return spec.operands[std::min<size_t>(index, spec.operands.size() - 1)];
}

PortRole mp::getResultRole(Operation *op, const PrecisionSpec &spec,
                           unsigned index) {
  if (!isPlannable(op->getResult(index)))
    return PortRole::NotFloat;
  return spec.results[std::min<size_t>(index, spec.results.size() - 1)];
}

static constexpr llvm::StringLiteral accumulatorName = "accumulator";

Type mp::detail::getAccumulatorAttr(Operation *op) {
  auto attr = op->getAttrOfType<TypeAttr>(accumulatorName);
  return attr ? attr.getValue() : Type();
}

void mp::detail::setAccumulatorAttr(Operation *op, Type type) {
  op->setAttr(accumulatorName, TypeAttr::get(type));
}

LogicalResult mp::detail::retypeInPlace(Operation *op, RewriterBase &rewriter,
                                        ValueRange operands,
                                        TypeRange results) {
  if (operands.size() != op->getNumOperands() ||
      results.size() != op->getNumResults())
    return op->emitOpError("is retyped with ")
           << operands.size() << " operands and " << results.size()
           << " results but has " << op->getNumOperands() << " and "
           << op->getNumResults();
  bool narrow = false;
  rewriter.modifyOpInPlace(op, [&] {
    op->setOperands(operands);
    for (auto [result, type] : llvm::zip_equal(op->getResults(), results)) {
      result.setType(type);
      narrow |= isNarrow(getPlannableType(type));
    }
    for (Value operand : operands)
      narrow |= isNarrow(getPlannableType(operand));
    auto precise = cast<PrecisionOpInterface>(op);
    if (narrow && precise.getPrecisionSpec().accumulates)
      precise.setAccumulatorType(rewriter.getF32Type());
  });
  return success();
}
