//===- Constant.cpp - Constants of the program ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads elements attributes, and resources after a check that their blob has
// the size the type asks for: the parser does not check that.
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "mp/Execution/Rounding.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace mlir::mp::exec;

static void setElement(const Buffer &buffer, int64_t index,
                       const APFloat &value) {
  // Wide enough for every type that is stored.
  APFloat wide = value;
  bool losesInfo;
  wide.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &losesInfo);
  if (buffer.storage == Storage::F64)
    buffer.as<double>()[index] = wide.convertToDouble();
  else
    buffer.as<float>()[index] =
        roundNumber(buffer.kind, wide.convertToDouble());
}

static void setElement(const Buffer &buffer, int64_t index,
                       const APInt &value) {
  if (buffer.storage == Storage::Bool)
    buffer.as<uint8_t>()[index] = value.getBoolValue();
  else
    buffer.as<int64_t>()[index] =
        wrapInteger(buffer.kind, value.sextOrTrunc(64).getSExtValue());
}

/// Repeats element 0 everywhere.
static void splat(const Buffer &buffer) {
  dispatch(buffer.storage, [&](auto *pointer) {
    using T = Pointee<decltype(pointer)>;
    std::fill_n(buffer.as<T>(), buffer.count, T(*buffer.as<T>()));
  });
}

template <typename Value>
static void fillDense(DenseElementsAttr dense, const Buffer &buffer) {
  if (buffer.count == 0)
    return;
  if (dense.isSplat()) {
    setElement(buffer, 0, dense.getSplatValue<Value>());
    return splat(buffer);
  }
  int64_t index = 0;
  for (Value element : dense.getValues<Value>())
    setElement(buffer, index++, element);
}

/// Elements of a resource are little-endian, i1 one byte each.
static LogicalResult fillResource(Location loc, DenseResourceElementsAttr value,
                                  const Buffer &buffer) {
  AsmResourceBlob *blob = value.getRawHandle().getBlob();
  if (!blob)
    return emitError(loc, "resource '")
           << value.getRawHandle().getKey() << "' has no data";
  size_t width = std::max(1u, bitWidth(buffer.kind) / 8);
  ArrayRef<char> data = blob->getData();
  if (data.size() != buffer.count * width)
    return emitError(loc, "resource '")
           << value.getRawHandle().getKey() << "' has " << data.size()
           << " bytes where its type needs " << buffer.count * width;
  for (int64_t i = 0; i < buffer.count; ++i) {
    uint64_t bits = 0;
    std::memcpy(&bits, data.data() + i * width, width);
    if (!isFloat(buffer.kind)) {
      setElement(buffer, i, APInt(64, bits));
      continue;
    }
    const llvm::fltSemantics &semantics =
        cast<FloatType>(value.getElementType()).getFloatSemantics();
    setElement(buffer, i, APFloat(semantics, APInt(width * 8, bits)));
  }
  return success();
}

LogicalResult mp::exec::fillConstant(Location loc, Attribute value,
                                     const Buffer &buffer) {
  if (auto number = dyn_cast<FloatAttr>(value))
    return setElement(buffer, 0, number.getValue()), success();
  if (auto number = dyn_cast<IntegerAttr>(value))
    return setElement(buffer, 0, number.getValue()), success();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
    return fillResource(loc, resource, buffer);
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (!dense)
    return emitError(loc, "the interpreter does not read this constant; "
                          "dense elements and resources it does");
  if (isFloat(buffer.kind))
    fillDense<APFloat>(dense, buffer);
  else
    fillDense<APInt>(dense, buffer);
  return success();
}
