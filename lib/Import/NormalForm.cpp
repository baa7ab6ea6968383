//===- NormalForm.cpp - Typed access to attributes of the normal form -----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file from a stranger can hold any attribute under any name, so every access
// checks the form and says on the op what was expected.
//
//===----------------------------------------------------------------------===//

#include "mp/Import/NormalForm.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

bool hlo::isHloOp(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  return dialect == "stablehlo" || dialect == "chlo";
}

std::optional<int64_t> hlo::asI64(Attribute attribute) {
  if (auto integer = dyn_cast_if_present<IntegerAttr>(attribute))
    return integer.getValue().trySExtValue();
  if (auto elements = dyn_cast_if_present<DenseIntElementsAttr>(attribute))
    if (elements.isSplat())
      return elements.getSplatValue<APInt>().trySExtValue();
  return std::nullopt;
}

/// Elements of a dense attribute, which may be a splat of any claimed size.
static std::optional<SmallVector<int64_t>>
denseI64s(DenseIntElementsAttr elements) {
  constexpr int64_t maxList = 1 << 16;
  if (elements.getNumElements() > maxList)
    return std::nullopt;
  SmallVector<int64_t> values;
  for (const APInt &value : elements.getValues<APInt>()) {
    std::optional<int64_t> number = value.trySExtValue();
    if (!number)
      return std::nullopt;
    values.push_back(*number);
  }
  return values;
}

std::optional<SmallVector<int64_t>> hlo::asI64s(Attribute attribute) {
  if (!attribute)
    return std::nullopt;
  if (auto array = dyn_cast<DenseI64ArrayAttr>(attribute))
    return SmallVector<int64_t>(array.asArrayRef());
  if (auto bools = dyn_cast<DenseBoolArrayAttr>(attribute))
    return llvm::to_vector(llvm::map_range(
        bools.asArrayRef(), [](bool b) -> int64_t { return b; }));
  if (auto elements = dyn_cast<DenseIntElementsAttr>(attribute))
    return denseI64s(elements);
  auto array = dyn_cast<ArrayAttr>(attribute);
  if (!array)
    return std::nullopt;
  SmallVector<int64_t> values;
  for (Attribute element : array) {
    // Pads of a convolution are lists of pairs in text; they are flattened.
    if (auto pair = dyn_cast<ArrayAttr>(element)) {
      for (Attribute half : pair) {
        std::optional<int64_t> number = asI64(half);
        if (!number)
          return std::nullopt;
        values.push_back(*number);
      }
      continue;
    }
    std::optional<int64_t> number = asI64(element);
    if (!number)
      return std::nullopt;
    values.push_back(*number);
  }
  return values;
}

std::optional<StringRef> hlo::asString(Attribute attribute) {
  if (auto string = dyn_cast_if_present<StringAttr>(attribute))
    return string.getValue();
  if (auto symbol = dyn_cast_if_present<FlatSymbolRefAttr>(attribute))
    return symbol.getValue();
  return std::nullopt;
}

/// The attribute, or a field of it where `field` is not empty.
static Attribute lookUp(Operation *op, StringRef name, StringRef field) {
  Attribute attribute = op->getAttr(name);
  if (field.empty())
    return attribute;
  auto dictionary = dyn_cast_if_present<DictionaryAttr>(attribute);
  return dictionary ? dictionary.get(field) : Attribute();
}

static LogicalResult refuse(Operation *op, StringRef name, StringRef field,
                            Attribute found, StringRef wanted) {
  InFlightDiagnostic diagnostic = op->emitError() << "needs '" << name
                                                  << (field.empty() ? "" : ".")
                                                  << field << "' as " << wanted;
  if (found)
    diagnostic << ", but has " << found;
  return diagnostic;
}

FailureOr<SmallVector<int64_t>> hlo::getI64s(Operation *op, StringRef name) {
  return getI64s(op, name, "");
}

FailureOr<SmallVector<int64_t>> hlo::getI64s(Operation *op, StringRef name,
                                             StringRef field) {
  Attribute attribute = lookUp(op, name, field);
  if (std::optional<SmallVector<int64_t>> values = asI64s(attribute))
    return *values;
  return refuse(op, name, field, attribute, "a list of integers");
}

FailureOr<SmallVector<bool>> hlo::getBools(Operation *op, StringRef name) {
  FailureOr<SmallVector<int64_t>> values = getI64s(op, name);
  if (failed(values))
    return failure();
  return llvm::to_vector(
      llvm::map_range(*values, [](int64_t v) { return v != 0; }));
}

FailureOr<int64_t> hlo::getI64(Operation *op, StringRef name) {
  return getI64(op, name, "");
}

FailureOr<int64_t> hlo::getI64(Operation *op, StringRef name, StringRef field) {
  Attribute attribute = lookUp(op, name, field);
  if (std::optional<int64_t> value = asI64(attribute))
    return *value;
  return refuse(op, name, field, attribute, "an integer");
}

FailureOr<bool> hlo::getBool(Operation *op, StringRef name) {
  if (auto value = op->getAttrOfType<BoolAttr>(name))
    return value.getValue();
  return refuse(op, name, "", op->getAttr(name), "a bool");
}

FailureOr<StringRef> hlo::getString(Operation *op, StringRef name) {
  if (std::optional<StringRef> text = asString(op->getAttr(name)))
    return *text;
  return refuse(op, name, "", op->getAttr(name), "a string");
}
