//===- ByteCursor.h - A place in bytecode -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_BYTECODE_BYTECURSOR_H
#define MP_LIB_IMPORT_BYTECODE_BYTECURSOR_H

#include "mp/Import/BytecodeLimits.h"

#include "mlir/IR/Diagnostics.h"

namespace mlir::mp {

/// What is checked, for all that check a part of it.
struct BytecodeFile {
  MLIRContext *context;
  StringRef bytes, name;
  const BytecodeLimits &limits;

  /// An error at this byte.
  InFlightDiagnostic error(size_t at) const;
};

/// Some bytes of the file, counted from its first.
struct ByteRange {
  size_t begin = 0, end = 0;

  size_t size() const { return end - begin; }
};

/// Reads forwards within a range. All functions fail with an error where the
/// range ends too early, or as they say.
class ByteCursor {
public:
  ByteCursor(const BytecodeFile &file, ByteRange range)
      : file(&file), range(range) {}

  bool empty() const { return range.size() == 0; }
  size_t left() const { return range.size(); }
  size_t position() const { return range.begin; }
  /// What is left, to come back to.
  ByteRange rest() const { return range; }
  void moveTo(ByteRange other) { range = other; }

  LogicalResult readByte(uint8_t &value);
  /// An integer of one to nine bytes; the zeros at the low end of the first say
  /// how many follow.
  LogicalResult readVarint(uint64_t &value);
  /// One with a flag in its lowest bit.
  LogicalResult readFlagged(uint64_t &value, bool &flag);
  /// The number of things of which each takes at least a byte: no more than
  /// there are bytes.
  LogicalResult readCount(uint64_t &count, StringRef things);
  /// Fails if a number that was read is none of `size` things.
  LogicalResult checkIndex(uint64_t index, uint64_t size, StringRef thing);
  /// The number of one of `size` things.
  LogicalResult readIndex(uint64_t size, StringRef thing);
  /// So many bytes.
  LogicalResult readRange(uint64_t size, ByteRange &result);
  /// What is put in before a multiple of `alignment`, which has to be a power
  /// of two within the limits.
  LogicalResult align(uint64_t alignment);
  /// A section: its kind, and what is in it.
  LogicalResult readSection(uint8_t &kind, ByteRange &contents);

  InFlightDiagnostic error() const { return file->error(range.begin); }

private:
  const BytecodeFile *file;
  ByteRange range;
};

} // namespace mlir::mp

#endif // MP_LIB_IMPORT_BYTECODE_BYTECURSOR_H
