//===- Facts.cpp - How large numbers and constants of a type are ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of MLIR's verifiers of types and of
// DenseElementsAttr::isValidRawBuffer, which its reader does not call.
//
//===----------------------------------------------------------------------===//

#include "Facts.h"
#include "Encodings.h"

#include "mp/Support/Sizes.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// Its elements are counted; dimensions may be unknown, but not negative.
static TypeFacts shaped(TypeFacts::Kind kind, ArrayRef<int64_t> shape) {
  TypeFacts facts;
  facts.kind = kind;
  int64_t least = kind == TypeFacts::Vector ? 1 : 0;
  bool isStatic = true;
  for (int64_t size : shape) {
    if (size < least &&
        (kind == TypeFacts::Vector || !ShapedType::isDynamic(size)))
      facts.kind = TypeFacts::Impossible;
    isStatic &= !ShapedType::isDynamic(size);
  }
  if (isStatic && facts.kind != TypeFacts::Impossible)
    facts.elements = checkedElements(shape);
  return facts;
}

static TypeFacts number(TypeFacts::Kind kind, unsigned width) {
  TypeFacts facts;
  facts.kind = kind;
  facts.width = width;
  return facts;
}

/// Width and signedness, which has three values, in one.
static TypeFacts integer(uint64_t code) {
  uint64_t width = code >> 2;
  if ((code & 3) > IntegerType::Unsigned || width > IntegerType::kMaxWidth)
    return number(TypeFacts::Impossible, 0);
  return number(TypeFacts::Integer, unsigned(width));
}

TypeFacts mp::factsOf(uint64_t code, uint64_t value, ArrayRef<int64_t> shape) {
  switch (code) {
  case builtincode::Integer:
    return integer(value);
  case builtincode::Index:
    return number(TypeFacts::Index, 64);
  case builtincode::BFloat16:
  case builtincode::Float16:
    return number(TypeFacts::Float, 16);
  case builtincode::Float32:
    return number(TypeFacts::Float, 32);
  case builtincode::Float64:
    return number(TypeFacts::Float, 64);
  case builtincode::Float80:
    return number(TypeFacts::Float, 80);
  case builtincode::Float128:
    return number(TypeFacts::Float, 128);
  case builtincode::Complex:
    return number(TypeFacts::Complex, 0);
  case builtincode::Tensor:
  case builtincode::TensorWithEncoding:
    return shaped(TypeFacts::Tensor, shape);
  case builtincode::Vector:
  case builtincode::ScalableVector:
    return shaped(TypeFacts::Vector, shape);
  case builtincode::MemRef:
  case builtincode::MemRefInSpace:
    return shaped(TypeFacts::MemRef, shape);
  case builtincode::UnrankedTensor:
    // Of no number of elements.
    return shaped(TypeFacts::Tensor, {ShapedType::kDynamic});
  case builtincode::UnrankedMemRef:
  case builtincode::UnrankedMemRefInSpace:
    return shaped(TypeFacts::MemRef, {ShapedType::kDynamic});
  default:
    return number(TypeFacts::Other, 0);
  }
}

TypeFacts mp::factsOfText(StringRef text) {
  unsigned width = llvm::StringSwitch<unsigned>(text)
                       .StartsWith("f4E", 4)
                       .StartsWith("f6E", 6)
                       .StartsWith("f8E", 8)
                       .Case("tf32", 19)
                       .Default(0);
  return width == 0 ? TypeFacts() : number(TypeFacts::Float, width);
}

static bool isNumber(const TypeFacts &type) {
  return type.kind == TypeFacts::Integer || type.kind == TypeFacts::Float;
}

LogicalResult mp::resolveElement(TypeFacts &type, ArrayRef<TypeFacts> types) {
  bool isPlain = type.kind == TypeFacts::Vector;
  if (!isPlain && type.kind != TypeFacts::Tensor &&
      type.kind != TypeFacts::Complex)
    return success();
  const TypeFacts &element = types[type.element];
  if (element.kind == TypeFacts::Unknown)
    return success();
  if (type.kind == TypeFacts::Complex)
    return success(isNumber(element));
  // Of a complex number, whose own element is known by its number.
  const TypeFacts &part =
      element.kind == TypeFacts::Complex ? types[element.element] : element;
  uint64_t bits = llvm::alignTo(part.width, 8);
  if (element.kind == TypeFacts::Complex)
    type.storage = 2 * bits;
  else if (isNumber(element) || element.kind == TypeFacts::Index)
    type.storage = part.width == 1 ? 1 : bits;
  bool isScalar = isNumber(element) || element.kind == TypeFacts::Index;
  return success(isPlain ? isScalar
                         : isScalar || element.kind == TypeFacts::Complex ||
                               element.kind == TypeFacts::Vector ||
                               element.kind == TypeFacts::MemRef);
}

bool mp::isArray(const TypeFacts &type, uint64_t size, uint64_t bytes) {
  unsigned width = type.width == 1 ? 8 : type.width;
  return isNumber(type) && width != 0 && width % 8 == 0 &&
         bytes % (width / 8) == 0 && bytes / (width / 8) == size;
}

bool mp::isConstant(const TypeFacts &type, StringRef bytes) {
  if ((type.kind != TypeFacts::Tensor && type.kind != TypeFacts::Vector) ||
      !type.elements || type.storage == 0)
    return false;
  uint64_t elements = *type.elements;
  if (type.storage == 1)
    return bytes.size() == elements / 8 + (elements % 8 != 0) ||
           (bytes.size() == 1 && (bytes[0] == 0 || bytes[0] == char(0xFF)));
  uint64_t one = type.storage / 8;
  return bytes.size() == one ||
         (bytes.size() % one == 0 && bytes.size() / one == elements);
}
