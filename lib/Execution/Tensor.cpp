//===- Tensor.cpp - A value of the interpreter ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory is aligned to 64 bytes and never grows. All sizes are computed with
// overflow checks, for shapes come from files.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Tensor.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mp/Execution/Rounding.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

#include <cstdlib>

using namespace mlir;
using namespace mlir::mp::exec;

bool mp::exec::isFloat(ElementKind kind) { return kind >= ElementKind::F16; }

unsigned mp::exec::bitWidth(ElementKind kind) {
  switch (kind) {
  case ElementKind::I1:
    return 1;
  case ElementKind::I8:
  case ElementKind::U8:
    return 8;
  case ElementKind::I16:
  case ElementKind::U16:
  case ElementKind::F16:
  case ElementKind::BF16:
    return 16;
  case ElementKind::I32:
  case ElementKind::U32:
  case ElementKind::F32:
    return 32;
  default:
    return 64;
  }
}

StringRef mp::exec::nameOf(ElementKind kind) {
  static constexpr StringLiteral names[] = {
      "i1",   "i8",   "i16", "i32",  "i64", "ui8", "ui16",
      "ui32", "ui64", "f16", "bf16", "f32", "f64"};
  return names[static_cast<unsigned>(kind)];
}

std::optional<ElementKind> mp::exec::elementKindOf(Type type) {
  if (type.isF16())
    return ElementKind::F16;
  if (type.isBF16())
    return ElementKind::BF16;
  if (type.isF32())
    return ElementKind::F32;
  if (type.isF64())
    return ElementKind::F64;
  if (type.isIndex())
    return ElementKind::I64;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return std::nullopt;
  bool isUnsigned = integer.isUnsigned();
  switch (integer.getWidth()) {
  case 1:
    return ElementKind::I1;
  case 8:
    return isUnsigned ? ElementKind::U8 : ElementKind::I8;
  case 16:
    return isUnsigned ? ElementKind::U16 : ElementKind::I16;
  case 32:
    return isUnsigned ? ElementKind::U32 : ElementKind::I32;
  case 64:
    return isUnsigned ? ElementKind::U64 : ElementKind::I64;
  default:
    return std::nullopt;
  }
}

Storage mp::exec::storageOf(ElementKind kind, Precision precision) {
  if (kind == ElementKind::I1)
    return Storage::Bool;
  if (!isFloat(kind))
    return Storage::I64;
  bool wide = kind == ElementKind::F64 || precision == Precision::Exact;
  return wide ? Storage::F64 : Storage::F32;
}

unsigned mp::exec::byteWidth(Storage storage) {
  return storage == Storage::Bool ? 1 : storage == Storage::F32 ? 4 : 8;
}

std::optional<int64_t> mp::exec::checkedBytes(ArrayRef<int64_t> shape,
                                              Storage storage) {
  std::optional<int64_t> bytes = mp::checkedBytes(shape, byteWidth(storage));
  return bytes && *bytes <= int64_t(1) << 62 ? bytes : std::nullopt;
}

void Tensor::Free::operator()(void *memory) const { std::free(memory); }

llvm::Expected<Tensor> Tensor::allocate(ElementKind kind,
                                        ArrayRef<int64_t> shape,
                                        Precision precision) {
  Tensor result;
  result.elementKind = kind;
  result.elementStorage = storageOf(kind, precision);
  result.sizes.assign(shape.begin(), shape.end());
  std::optional<int64_t> bytes = checkedBytes(shape, result.elementStorage);
  if (bytes) {
    result.elements = *checkedElements(shape);
    result.memory.reset(
        std::aligned_alloc(64, roundUp(std::max<int64_t>(*bytes, 1), 64)));
  }
  if (!result.memory)
    return llvm::createStringError("no memory for a value " +
                                   describe(kind, shape));
  return result;
}

llvm::Expected<Tensor> Tensor::clone() const {
  Precision precision =
      elementStorage == Storage::F64 ? Precision::Exact : Precision::Native;
  llvm::Expected<Tensor> copy = allocate(elementKind, sizes, precision);
  if (copy)
    std::memcpy(copy->data(), data(), bytes());
  return copy;
}

void Tensor::makeUnsigned() {
  static_assert(int(ElementKind::U8) - int(ElementKind::I8) ==
                int(ElementKind::U64) - int(ElementKind::I64));
  if (elementKind < ElementKind::I8 || elementKind > ElementKind::I64)
    return;
  unsigned width = bitWidth(elementKind);
  if (width < 64)
    for (int64_t &element : as<int64_t>())
      element &= (int64_t(1) << width) - 1;
  elementKind = static_cast<ElementKind>(
      int(elementKind) + int(ElementKind::U8) - int(ElementKind::I8));
}

double Tensor::number(int64_t index) const {
  switch (elementStorage) {
  case Storage::F32:
    return as<float>()[index];
  case Storage::F64:
    return as<double>()[index];
  case Storage::Bool:
    return as<uint8_t>()[index];
  case Storage::I64: {
    int64_t value = as<int64_t>()[index];
    return elementKind == ElementKind::U64
               ? static_cast<double>(static_cast<uint64_t>(value))
               : static_cast<double>(value);
  }
  }
  llvm_unreachable("all storages are listed");
}

void Tensor::setNumber(int64_t index, double value) {
  switch (elementStorage) {
  case Storage::F32:
    as<float>()[index] = roundNumber(elementKind, value);
    return;
  case Storage::F64:
    as<double>()[index] = value;
    return;
  case Storage::Bool:
    as<uint8_t>()[index] = value != 0;
    return;
  case Storage::I64:
    // Values beyond the range of int64_t have no conversion in C++.
    bool fits =
        value >= -9.2233720368547758e18 && value < 9.2233720368547758e18;
    as<int64_t>()[index] =
        fits ? wrapInteger(elementKind, static_cast<int64_t>(value)) : 0;
    return;
  }
}

static llvm::Expected<Tensor> convertIntegers(const Tensor &value,
                                              Tensor result) {
  for (int64_t i = 0, e = value.count(); i < e; ++i) {
    int64_t element = value.storage() == Storage::Bool ? value.as<uint8_t>()[i]
                                                       : value.as<int64_t>()[i];
    if (result.storage() == Storage::Bool)
      result.as<uint8_t>()[i] = element != 0;
    else
      result.as<int64_t>()[i] = wrapInteger(result.kind(), element);
  }
  return result;
}

llvm::Expected<Tensor> mp::exec::convert(const Tensor &value, ElementKind kind,
                                         Precision precision) {
  if (isFloat(value.kind()) != isFloat(kind))
    return llvm::createStringError("holds " + nameOf(value.kind()) + ", and " +
                                   nameOf(kind) + " is wanted");
  llvm::Expected<Tensor> result =
      Tensor::allocate(kind, value.shape(), precision);
  if (!result)
    return result;
  if (!isFloat(kind))
    return convertIntegers(value, std::move(*result));
  for (int64_t i = 0, e = value.count(); i < e; ++i)
    result->setNumber(i, value.number(i));
  return result;
}

std::string mp::exec::describe(ElementKind kind, ArrayRef<int64_t> shape) {
  std::string text = nameOf(kind).str() + "[";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(shape, os);
  os << "]";
  return text;
}

int64_t mp::exec::wrapInteger(ElementKind kind, int64_t value) {
  unsigned width = bitWidth(kind);
  if (kind == ElementKind::I1)
    return value & 1;
  if (width == 64)
    return value;
  bool isUnsigned = kind >= ElementKind::U8 && kind <= ElementKind::U64;
  return isUnsigned ? static_cast<int64_t>(
                          value & llvm::maskTrailingOnes<uint64_t>(width))
                    : llvm::SignExtend64(value, width);
}

double mp::exec::roundNumber(ElementKind kind, double value) {
  switch (kind) {
  case ElementKind::F16:
    return roundToF16(roundToOdd(value));
  case ElementKind::BF16:
    return roundToBF16(roundToOdd(value));
  case ElementKind::F32:
    return static_cast<float>(value);
  default:
    return value;
  }
}

void mp::exec::roundAll(ElementKind kind, float *values, int64_t count) {
  if (kind == ElementKind::F16)
    for (int64_t i = 0; i < count; ++i)
      values[i] = roundToF16(values[i]);
  else if (kind == ElementKind::BF16)
    for (int64_t i = 0; i < count; ++i)
      values[i] = roundToBF16(values[i]);
}
