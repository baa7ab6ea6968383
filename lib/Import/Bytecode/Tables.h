//===- Tables.h - The tables of bytecode ------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_BYTECODE_TABLES_H
#define MP_LIB_IMPORT_BYTECODE_TABLES_H

#include "ByteCursor.h"

namespace mlir::mp {

/// An attribute or a type, not yet looked at.
struct BytecodeEntry {
  StringRef dialect;
  /// In the dialect's own encoding, or else text.
  bool isEncoded = false;
  ByteRange range;
};

/// What the rest of the file names things of, by number.
struct BytecodeTables {
  uint64_t version = 0;
  SmallVector<StringRef> strings, dialects;
  uint64_t opNames = 0, properties = 0, resources = 0;
  /// Attributes first, then types.
  std::vector<BytecodeEntry> entries;
  uint64_t attributes = 0;
  /// The section with the ops.
  ByteRange body;

  uint64_t types() const { return entries.size() - attributes; }
};

/// Reads and checks all but what is in the entries and in the body.
LogicalResult readTables(const BytecodeFile &file, BytecodeTables &tables);

/// Checks what attributes and types are made of.
LogicalResult checkEntries(const BytecodeFile &file,
                           const BytecodeTables &tables);

/// Checks the ops.
LogicalResult checkBody(const BytecodeFile &file, const BytecodeTables &tables);

} // namespace mlir::mp

#endif // MP_LIB_IMPORT_BYTECODE_TABLES_H
