//===- Facts.h - How large numbers and constants of a type are --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_BYTECODE_FACTS_H
#define MP_LIB_IMPORT_BYTECODE_FACTS_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/LogicalResult.h"
#include <cstdint>
#include <optional>

namespace mlir::mp {

/// What is known of a type before it is made.
struct TypeFacts {
  enum Kind {
    /// Of another dialect, or text.
    Unknown,
    Integer,
    Index,
    Float,
    Complex,
    Tensor,
    Vector,
    MemRef,
    /// Builtin, and no element of a tensor.
    Other,
    /// No such type can be.
    Impossible
  };
  Kind kind = Unknown;
  /// Bits of a number; 0 of what is none.
  unsigned width = 0;
  /// The last type that this one refers to.
  uint64_t element = 0;
  /// Bits of an element in a constant: 1, or a multiple of 8; 0 where it has no
  /// constants.
  uint64_t storage = 0;
  /// How many elements it has, where that is fixed and can be counted.
  std::optional<int64_t> elements;
};

/// Of the builtin type with this code, integer and dimensions; its element is
/// not known yet.
TypeFacts factsOf(uint64_t code, uint64_t integer, ArrayRef<int64_t> shape);

/// Of a builtin type that is kept as text, as small floats are.
TypeFacts factsOfText(StringRef text);

/// Fills in what depends on the type of the elements. Fails where these may not
/// be such.
LogicalResult resolveElement(TypeFacts &type, ArrayRef<TypeFacts> types);

/// Whether an array of `size` numbers of this type takes so many bytes.
bool isArray(const TypeFacts &type, uint64_t size, uint64_t bytes);

/// Whether these are the bytes of a constant of this type: all elements, or one
/// for all.
bool isConstant(const TypeFacts &type, StringRef bytes);

} // namespace mlir::mp

#endif // MP_LIB_IMPORT_BYTECODE_FACTS_H
