//===- Encodings.h - What attributes and types are made of ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_BYTECODE_ENCODINGS_H
#define MP_LIB_IMPORT_BYTECODE_ENCODINGS_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace mlir::mp {

/// The dialects whose encodings are known.
bool hasKnownEncoding(StringRef dialect);

/// The parts of an attribute or of a type of a dialect, by its code; none of
/// codes that are not known. A letter each:
///   a attribute   o optional attribute   f flag and, where it is not 0, an 'a'
///   A attributes, counted   D pairs of attributes, counted
///   t type   T types, counted
///   v integer   V integers, counted   I signed integers, counted
///   i signed integer   d double   L doubles, counted
///   B bytes, counted, b byte   s string
///   S strings: one where the last integer was 1, else one for each element of
///     the last type
///   w blob   r resource   n number of the last type
///   . what has no more references
std::optional<StringRef> attributeParts(StringRef dialect, uint64_t code);
std::optional<StringRef> typeParts(StringRef dialect, uint64_t code);

/// Codes of the builtin dialect, in the order of MLIR's
/// BuiltinDialectBytecode.td.
namespace builtincode {
enum AttributeCode : uint8_t {
  IntegerAttr = 8,
  FloatAttr = 9,
  DenseArray = 17,
  DenseNumbers = 18,
  DenseStrings = 19,
  Sparse = 20,
};
enum TypeCode : uint8_t {
  Integer = 0,
  Index = 1,
  Function = 2,
  BFloat16 = 3,
  Float16 = 4,
  Float32 = 5,
  Float64 = 6,
  Float80 = 7,
  Float128 = 8,
  Complex = 9,
  MemRef = 10,
  MemRefInSpace = 11,
  None = 12,
  Tensor = 13,
  TensorWithEncoding = 14,
  Tuple = 15,
  UnrankedMemRef = 16,
  UnrankedMemRefInSpace = 17,
  UnrankedTensor = 18,
  Vector = 19,
  ScalableVector = 20,
};
} // namespace builtincode

} // namespace mlir::mp

#endif // MP_LIB_IMPORT_BYTECODE_ENCODINGS_H
