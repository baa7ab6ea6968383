//===- Sizes.cpp - Elements, bytes, and arithmetic that fits --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Sizes.h"

#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using llvm::ArrayRef;

std::optional<int64_t> mp::checkedElements(ArrayRef<int64_t> shape) {
  return checkedBytes(shape, /*elementBytes=*/1);
}

std::optional<int64_t> mp::checkedBytes(ArrayRef<int64_t> shape,
                                        int64_t elementBytes) {
  CheckedInt bytes = elementBytes;
  for (int64_t size : shape) {
    if (size < 0) // So is a dynamic one.
      return std::nullopt;
    if (size > 0)
      bytes = bytes * size;
  }
  return bytes.get() && llvm::is_contained(shape, 0) ? 0 : bytes.get();
}

std::optional<int64_t> mp::countElements(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return 1;
  if (!shaped.hasStaticShape())
    return std::nullopt;
  return saturatingProduct(shaped.getShape());
}

std::optional<int64_t> mp::getElementBytes(Type element) {
  if (!element.isIntOrFloat())
    return std::nullopt;
  return llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
}

std::optional<int64_t> mp::countBytes(Type type) {
  std::optional<int64_t> elements = countElements(type);
  std::optional<int64_t> width = getElementBytes(getElementTypeOrSelf(type));
  if (!elements || !width)
    return std::nullopt;
  return saturatingMultiply(*elements, *width);
}
