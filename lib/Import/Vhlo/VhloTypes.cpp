//===- VhloTypes.cpp - Types of portable artifacts ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A type is a code and its parameters. Builtin types come out directly. Types
// that no training step has, such as quantized ones, become opaque types of
// their name, so that the conversion can list the ops that have them.
//
//===----------------------------------------------------------------------===//

#include "VhloReader.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult hlo::readI64s(DialectBytecodeReader &reader,
                            SmallVectorImpl<int64_t> &values) {
  uint64_t size = 0;
  if (failed(reader.readVarInt(size)))
    return failure();
  for (uint64_t i = 0; i < size; ++i)
    if (failed(reader.readSignedVarInt(values.emplace_back())))
      return failure();
  return success();
}

LogicalResult hlo::readTypes(DialectBytecodeReader &reader,
                             SmallVectorImpl<Type> &types) {
  uint64_t size = 0;
  if (failed(reader.readVarInt(size)))
    return failure();
  for (uint64_t i = 0; i < size; ++i)
    if (failed(reader.readType(types.emplace_back())))
      return failure();
  return success();
}

namespace {
/// Codes of the types that are neither integer nor float.
enum TypeCode : uint64_t {
  Complex = 1,
  Function = 8,
  Index = 9,
  RankedTensor = 20,
  RankedTensorWithEncoding = 21,
  Token = 22,
  Tuple = 23,
  Quantized = 24,
  UnrankedTensor = 25,
  Witness = 26,
  QuantizedPerAxis = 30,
  None = 33,
  Buffer = 41,
  Future = 42,
};
} // namespace

/// The integer type with this code; null for other codes.
static Type integerType(Builder &builder, uint64_t code) {
  struct Row {
    uint64_t code;
    unsigned width;
    bool isUnsigned;
  };
  static constexpr Row rows[] = {
      {0, 1, false},   {10, 4, false},  {11, 8, false}, {12, 16, false},
      {13, 32, false}, {14, 64, false}, {15, 4, true},  {16, 8, true},
      {17, 16, true},  {18, 32, true},  {19, 64, true}, {31, 2, false},
      {32, 2, true}};
  for (const Row &row : rows)
    if (row.code == code)
      return row.isUnsigned ? builder.getIntegerType(row.width, false)
                            : builder.getIntegerType(row.width);
  return {};
}

/// The float type with this code; null for other codes.
static Type floatType(MLIRContext *context, uint64_t code) {
  using Getter = Type (*)(MLIRContext *);
  struct Row {
    uint64_t code;
    Getter get;
  };
#define FLOAT(code, type)                                                      \
  {                                                                            \
    code, [](MLIRContext *context) -> Type { return type::get(context); }      \
  }
  static const Row rows[] = {FLOAT(2, BFloat16Type),
                             FLOAT(3, Float16Type),
                             FLOAT(4, Float32Type),
                             FLOAT(5, Float64Type),
                             FLOAT(6, Float8E4M3FNType),
                             FLOAT(7, Float8E5M2Type),
                             FLOAT(27, Float8E4M3FNUZType),
                             FLOAT(28, Float8E5M2FNUZType),
                             FLOAT(29, Float8E4M3B11FNUZType),
                             FLOAT(34, FloatTF32Type),
                             FLOAT(35, Float8E4M3Type),
                             FLOAT(36, Float8E3M4Type),
                             FLOAT(37, Float4E2M1FNType),
                             FLOAT(38, Float6E2M3FNType),
                             FLOAT(39, Float6E3M2FNType),
                             FLOAT(40, Float8E8M0FNUType)};
#undef FLOAT
  for (const Row &row : rows)
    if (row.code == code)
      return row.get(context);
  return {};
}

static Type readTensor(DialectBytecodeReader &reader, bool hasEncoding) {
  Attribute encoding;
  SmallVector<int64_t> shape;
  Type element;
  if ((hasEncoding && failed(reader.readAttribute(encoding))) ||
      failed(hlo::readI64s(reader, shape)) || failed(reader.readType(element)))
    return {};
  return RankedTensorType::getChecked([&] { return reader.emitError(); }, shape,
                                      element, encoding);
}

/// Reads over the parts of a type, a letter each: v varint, i signed integer, I
/// list of them, d double, D list of them, t type, T list of types.
static LogicalResult skipParts(DialectBytecodeReader &reader, StringRef parts) {
  auto readDouble = [&]() -> LogicalResult {
    return reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
  };
  auto readDoubles = [&]() -> LogicalResult {
    uint64_t size = 0;
    if (failed(reader.readVarInt(size)))
      return failure();
    for (uint64_t i = 0; i < size; ++i)
      if (failed(readDouble()))
        return failure();
    return success();
  };
  uint64_t number = 0;
  int64_t integer = 0;
  SmallVector<int64_t> integers;
  Type type;
  SmallVector<Type> types;
  for (char part : parts) {
    LogicalResult read = part == 'v'   ? reader.readVarInt(number)
                         : part == 'i' ? reader.readSignedVarInt(integer)
                         : part == 'I' ? hlo::readI64s(reader, integers)
                         : part == 'd' ? readDouble()
                         : part == 'D' ? readDoubles()
                         : part == 't' ? reader.readType(type)
                                       : hlo::readTypes(reader, types);
    if (failed(read))
      return failure();
  }
  return success();
}

/// Opaque types: the name, and the parts that are read over; empty for others.
static std::pair<StringRef, StringRef> opaqueType(uint64_t code) {
  switch (code) {
  case TypeCode::Token:
    return {"token", ""};
  case TypeCode::Witness:
    return {"witness", ""};
  case TypeCode::Quantized:
    return {"quantized", "vttdiii"};
  case TypeCode::QuantizedPerAxis:
    return {"quantized", "vttviiDI"};
  case TypeCode::Buffer:
    return {"buffer", "It"};
  case TypeCode::Future:
    return {"future", "T"};
  default:
    return {};
  }
}

Type hlo::readVhloType(DialectBytecodeReader &reader) {
  Builder builder(reader.getContext());
  uint64_t code = 0;
  if (failed(reader.readVarInt(code)))
    return {};
  if (Type type = integerType(builder, code))
    return type;
  if (Type type = floatType(reader.getContext(), code))
    return type;
  if (auto [name, parts] = opaqueType(code); !name.empty()) {
    if (failed(skipParts(reader, parts)))
      return {};
    return OpaqueType::get(builder.getStringAttr("stablehlo"), name);
  }
  auto emitError = [&] { return reader.emitError(); };
  Type element;
  SmallVector<Type> types, results;
  switch (code) {
  case TypeCode::Index:
    return builder.getIndexType();
  case TypeCode::None:
    return builder.getNoneType();
  case TypeCode::Complex:
    if (failed(reader.readType(element)))
      return {};
    return ComplexType::getChecked(emitError, element);
  case TypeCode::Function:
    if (failed(readTypes(reader, types)) || failed(readTypes(reader, results)))
      return {};
    return builder.getFunctionType(types, results);
  case TypeCode::RankedTensor:
  case TypeCode::RankedTensorWithEncoding:
    return readTensor(reader, code == TypeCode::RankedTensorWithEncoding);
  case TypeCode::Tuple:
    if (failed(readTypes(reader, types)))
      return {};
    return builder.getTupleType(types);
  case TypeCode::UnrankedTensor:
    if (failed(reader.readType(element)))
      return {};
    return UnrankedTensorType::getChecked(emitError, element);
  default:
    reader.emitError() << "the artifact uses VHLO type code " << code
                       << ", which is newer than 1.20; export with an older "
                          "target";
    return {};
  }
}
