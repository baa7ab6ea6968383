//===- FlatBuffer.h - Checked access to the tables of a flatbuffer -*- C++
//-*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_JAXEXPORT_FLATBUFFER_H
#define MP_LIB_IMPORT_JAXEXPORT_FLATBUFFER_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"
#include <optional>

namespace mlir::mp {

class FlatTable;

/// A vector of a flatbuffer, all of it inside the file.
class FlatVector {
public:
  uint64_t size() const { return count; }
  /// The elements as raw bytes, for strings and vectors of bytes.
  StringRef getBytes() const { return bytes.substr(begin, count); }
  uint16_t getU16(uint64_t index) const {
    return llvm::support::endian::read16le(bytes.data() + begin + 2 * index);
  }
  /// The element of a vector of tables, or of strings; nullopt where its offset
  /// leaves the file.
  std::optional<FlatTable> getTable(uint64_t index) const;
  std::optional<StringRef> getString(uint64_t index) const;

private:
  friend class FlatTable;
  FlatVector(StringRef bytes, uint64_t begin, uint64_t count)
      : bytes(bytes), begin(begin), count(count) {}

  StringRef bytes;
  uint64_t begin, count;
};

/// A table of a flatbuffer (https://flatbuffers.dev/internals): a position
/// that holds the distance to a list of field positions, the vtable. Fields
/// have numbers, in the order of the schema. Nothing is copied, and whatever
/// the bytes say, nothing outside of them is read.
class FlatTable {
public:
  /// The table that the first word of the file points to.
  static std::optional<FlatTable> getRoot(StringRef bytes);

  bool has(unsigned field) const { return fieldAt(field) != 0; }
  /// Integers; 0 where the file leaves the field out, as writers do for the
  /// default.
  uint64_t getInteger(unsigned field, unsigned numBytes) const;
  /// Nullopt where the field is absent, or its offset leaves the file.
  std::optional<FlatTable> getTable(unsigned field) const;
  std::optional<FlatVector> getVector(unsigned field,
                                      unsigned elementBytes) const;
  std::optional<StringRef> getBytes(unsigned field) const;

private:
  friend class FlatVector;
  FlatTable(StringRef bytes, uint64_t at, uint64_t vtable, unsigned numFields)
      : bytes(bytes), at(at), vtable(vtable), numFields(numFields) {}

  static std::optional<FlatTable> getAt(StringRef bytes, uint64_t at);
  static std::optional<FlatVector> getVectorAt(StringRef bytes, uint64_t at,
                                               unsigned elementBytes);
  /// Where the offset stored at `at` leads to.
  static std::optional<uint64_t> follow(StringRef bytes, uint64_t at);
  /// Where the field stands in the file; 0 if it is absent.
  uint64_t fieldAt(unsigned field) const;

  StringRef bytes;
  uint64_t at, vtable;
  unsigned numFields;
};

} // namespace mlir::mp

#endif // MP_LIB_IMPORT_JAXEXPORT_FLATBUFFER_H
