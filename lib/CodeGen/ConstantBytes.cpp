//===- ConstantBytes.cpp - Constants as a device holds them ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantBytes.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

/// The bits of one element, lowest byte first.
static void append(std::string &bytes, const llvm::APInt &bits) {
  unsigned count = (bits.getBitWidth() + 7) / 8;
  uint64_t word = bits.getZExtValue();
  for (unsigned i = 0; i < count; ++i)
    bytes.push_back(static_cast<char>(word >> (8 * i)));
}

static llvm::APInt bitsOf(const llvm::APInt &value) { return value; }
static llvm::APInt bitsOf(const llvm::APFloat &value) {
  return value.bitcastToAPInt();
}

template <typename T>
static std::optional<std::string> pack(ElementsAttr value) {
  std::string bytes;
  if (value.isSplat()) {
    append(bytes, bitsOf(value.getSplatValue<T>()));
    std::string all;
    all.reserve(bytes.size() * value.getNumElements());
    for (int64_t i = 0, count = value.getNumElements(); i < count; ++i)
      all += bytes;
    return all;
  }
  auto values = value.tryGetValues<T>();
  if (!values)
    return std::nullopt;
  for (const T &element : *values)
    append(bytes, bitsOf(element));
  return bytes;
}

std::optional<std::string> mp::bytesOfConstant(ElementsAttr value) {
  // Resources are bytes already, and may be large.
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      return std::nullopt;
    ArrayRef<char> data = blob->getData();
    return std::string(data.begin(), data.end());
  }
  Type element = value.getElementType();
  if (isa<FloatType>(element))
    return pack<llvm::APFloat>(value);
  if (element.isInteger() && element.getIntOrFloatBitWidth() <= 64)
    return pack<llvm::APInt>(value);
  return std::nullopt;
}
