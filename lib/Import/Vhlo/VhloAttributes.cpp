//===- VhloAttributes.cpp - Attributes of portable artifacts --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An attribute is a code and its parts. Enums become keywords, tensors dense
// elements (bools are packed bits on the wire), structs arrays.
//
//===----------------------------------------------------------------------===//

#include "VhloReader.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mp/Support/Sizes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult hlo::readAttributes(DialectBytecodeReader &reader,
                                  SmallVectorImpl<Attribute> &attributes) {
  uint64_t size = 0;
  if (failed(reader.readVarInt(size)))
    return failure();
  for (uint64_t i = 0; i < size; ++i)
    if (failed(reader.readAttribute(attributes.emplace_back())))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

/// Keywords of the enum with this attribute code, by value; empty if it is
/// none.
static ArrayRef<StringLiteral> keywordsOf(uint64_t code) {
  static constexpr StringLiteral directions[] = {"EQ", "NE", "GE",
                                                 "GT", "LE", "LT"};
  static constexpr StringLiteral compareTypes[] = {
      "NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"};
  static constexpr StringLiteral apiVersions[] = {
      "API_VERSION_UNSPECIFIED", "API_VERSION_ORIGINAL",
      "API_VERSION_STATUS_RETURNING", "API_VERSION_STATUS_RETURNING_UNIFIED",
      "API_VERSION_TYPED_FFI"};
  static constexpr StringLiteral ffts[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
  static constexpr StringLiteral precisions[] = {"DEFAULT", "HIGH", "HIGHEST"};
  static constexpr StringLiteral rngs[] = {"DEFAULT", "THREE_FRY", "PHILOX"};
  static constexpr StringLiteral distributions[] = {"INVALID", "UNIFORM",
                                                    "NORMAL"};
  static constexpr StringLiteral transposes[] = {
      "TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
  static constexpr StringLiteral accuracies[] = {"DEFAULT", "HIGHEST",
                                                 "TOLERANCE"};
  switch (code) {
  case 3:
    return directions;
  case 4:
    return compareTypes;
  case 5:
    return apiVersions;
  case 7:
    return ffts;
  case 11:
    return precisions;
  case 12:
    return rngs;
  case 13:
    return distributions;
  case 16:
    return transposes;
  case 19:
    return accuracies;
  default:
    return {};
  }
}

//===----------------------------------------------------------------------===//
// Tensors and dictionaries
//===----------------------------------------------------------------------===//

/// Bools travel packed, lowest bit first; one byte of ones or zeros may stand
/// for all of them.
static Attribute unpackBools(DialectBytecodeReader &reader,
                             RankedTensorType type, ArrayRef<char> blob,
                             int64_t count) {
  if (blob.size() == 1 && count > 0 && (blob[0] == 0 || blob[0] == char(0xFF)))
    return DenseElementsAttr::get(type, ArrayRef<bool>(blob[0] != 0));
  if (blob.size() != size_t(llvm::divideCeil(count, 8))) {
    reader.emitError() << "constant of type " << type << " has " << blob.size()
                       << " bytes of packed bools";
    return {};
  }
  SmallVector<bool> values(count);
  for (int64_t i = 0; i < count; ++i)
    values[i] = (blob[i / 8] >> (i % 8)) & 1;
  return DenseElementsAttr::get(type, values);
}

static Attribute readTensor(DialectBytecodeReader &reader) {
  RankedTensorType type;
  ArrayRef<char> blob;
  if (failed(reader.readType(type)) || failed(reader.readBlob(blob)))
    return {};
  std::optional<int64_t> count = checkedElements(type.getShape());
  if (!count) {
    reader.emitError() << "constant of type " << type
                       << " has no fixed number of elements";
    return {};
  }
  if (type.getElementType().isInteger(1))
    return unpackBools(reader, type, blob, *count);
  if (!isa<IntegerType, FloatType, IndexType, ComplexType>(
          type.getElementType())) {
    reader.emitError() << "constant of type " << type << " is not supported";
    return {};
  }
  bool splat = false;
  if (!DenseElementsAttr::isValidRawBuffer(type, blob, splat)) {
    reader.emitError() << "constant of type " << type << " has " << blob.size()
                       << " bytes";
    return {};
  }
  return DenseElementsAttr::getFromRawBuffer(type, blob);
}

static Attribute readDictionary(DialectBytecodeReader &reader) {
  uint64_t size = 0;
  if (failed(reader.readVarInt(size)))
    return {};
  NamedAttrList fields;
  for (uint64_t i = 0; i < size; ++i) {
    StringAttr name;
    Attribute value;
    if (failed(reader.readAttribute(name)) ||
        failed(reader.readAttribute(value)))
      return {};
    if (name.getValue().empty() || fields.set(name, value)) {
      reader.emitError() << "bad or repeated dictionary key " << name;
      return {};
    }
  }
  return fields.getDictionary(reader.getContext());
}

//===----------------------------------------------------------------------===//
// Numbers and structs
//===----------------------------------------------------------------------===//

static Attribute readFloat(DialectBytecodeReader &reader) {
  FloatType type;
  if (failed(reader.readType(type)))
    return {};
  FailureOr<APFloat> value =
      reader.readAPFloatWithKnownSemantics(type.getFloatSemantics());
  if (failed(value))
    return {};
  return FloatAttr::get(type, *value);
}

static Attribute readInteger(DialectBytecodeReader &reader) {
  Type type;
  if (failed(reader.readType(type)))
    return {};
  if (!type.isIntOrIndex()) {
    reader.emitError() << "integer attribute of type " << type;
    return {};
  }
  FailureOr<APInt> value = reader.readAPIntWithKnownWidth(
      type.isIndex() ? 64 : type.getIntOrFloatBitWidth());
  if (failed(value))
    return {};
  return IntegerAttr::get(type, *value);
}

/// A struct as an array of its parts, by a letter each: a attribute, o optional
/// attribute, f varint flag and then an attribute, i signed integer, I list of
/// them, d double.
static Attribute readStruct(DialectBytecodeReader &reader, StringRef parts) {
  Builder builder(reader.getContext());
  SmallVector<Attribute> values;
  for (char part : parts) {
    Attribute value;
    uint64_t flag = 1;
    if (part == 'a' || part == 'f') {
      if ((part == 'f' && failed(reader.readVarInt(flag))) ||
          (flag && failed(reader.readAttribute(value))))
        return {};
    } else if (part == 'o') {
      if (failed(reader.readOptionalAttribute(value)))
        return {};
    } else if (part == 'i') {
      int64_t integer = 0;
      if (failed(reader.readSignedVarInt(integer)))
        return {};
      value = builder.getI64IntegerAttr(integer);
    } else if (part == 'I') {
      SmallVector<int64_t> integers;
      if (failed(hlo::readI64s(reader, integers)))
        return {};
      value = builder.getDenseI64ArrayAttr(integers);
    } else {
      FailureOr<APFloat> number =
          reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
      if (failed(number))
        return {};
      value = builder.getF64FloatAttr(number->convertToDouble());
    }
    if (value)
      values.push_back(value);
  }
  return builder.getArrayAttr(values);
}

/// Parts of the struct with this code, for readStruct; empty if it is none.
static StringRef partsOf(uint64_t code) {
  switch (code) {
  case 10:
    return "IiI"; // output_operand_alias
  case 20:
    return "ddia"; // result_accuracy: atol, rtol, ulps, mode
  case 21:
    return "ii"; // sub_axis_info
  case 22:
    return "af"; // axis_ref
  case 23:
    return "aa"; // replica_group_mesh_axes
  case 24:
    return "ai"; // mesh_axis
  case 25:
    return "ao"; // mesh
  default:
    return "";
  }
}

//===----------------------------------------------------------------------===//
// Entry
//===----------------------------------------------------------------------===//

static Attribute readOther(DialectBytecodeReader &reader, uint64_t code) {
  Builder builder(reader.getContext());
  SmallVector<Attribute> attributes;
  SmallVector<int64_t> integers;
  uint64_t flag = 0;
  StringRef text;
  Type type;
  switch (code) {
  case 1:
    if (failed(hlo::readAttributes(reader, attributes)))
      return {};
    return builder.getArrayAttr(attributes);
  case 2:
    if (failed(reader.readVarInt(flag)))
      return {};
    return builder.getBoolAttr(flag);
  case 6:
    return readDictionary(reader);
  case 8:
    return readFloat(reader);
  case 9:
    return readInteger(reader);
  case 14:
    if (failed(reader.readString(text)))
      return {};
    return builder.getStringAttr(text);
  case 15:
    return readTensor(reader);
  case 17:
    if (failed(reader.readType(type)))
      return {};
    return TypeAttr::get(type);
  case 18:
    if (failed(hlo::readI64s(reader, integers)))
      return {};
    return builder.getDenseI64ArrayAttr(integers);
  default:
    reader.emitError() << "the artifact uses VHLO attribute code " << code
                       << ", which is newer than 1.20; export with an older "
                          "target";
    return {};
  }
}

Attribute hlo::readVhloAttribute(DialectBytecodeReader &reader) {
  uint64_t code = 0, value = 0;
  if (failed(reader.readVarInt(code)))
    return {};
  if (ArrayRef<StringLiteral> keywords = keywordsOf(code); !keywords.empty()) {
    if (failed(reader.readVarInt(value)))
      return {};
    if (value < keywords.size())
      return StringAttr::get(reader.getContext(), keywords[value]);
    reader.emitError() << "VHLO enum " << code << " has no value " << value;
    return {};
  }
  if (StringRef parts = partsOf(code); !parts.empty())
    return readStruct(reader, parts);
  return readOther(reader, code);
}
