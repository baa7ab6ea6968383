//===- ByteCursor.cpp - A place in bytecode -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ByteCursor.h"

#include "mlir/Bytecode/Encoding.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

InFlightDiagnostic BytecodeFile::error(size_t at) const {
  return emitError(FileLineColLoc::get(context, name, 1, 1))
         << "the bytecode is malformed at byte " << at << ": ";
}

LogicalResult ByteCursor::readByte(uint8_t &value) {
  if (empty())
    return error() << "it ends too early";
  value = static_cast<uint8_t>(file->bytes[range.begin++]);
  return success();
}

LogicalResult ByteCursor::readVarint(uint64_t &value) {
  uint8_t first = 0;
  if (failed(readByte(first)))
    return failure();
  unsigned more = first == 0 ? 8 : llvm::countr_zero(first);
  // What the first byte has of the value; none of it where eight follow.
  value = first == 0 ? 0 : first >> (more + 1);
  unsigned shift = first == 0 ? 0 : 7 - more;
  for (unsigned i = 0; i < more; ++i, shift += 8) {
    uint8_t byte = 0;
    if (failed(readByte(byte)))
      return failure();
    value |= uint64_t(byte) << shift;
  }
  return success();
}

LogicalResult ByteCursor::readFlagged(uint64_t &value, bool &flag) {
  if (failed(readVarint(value)))
    return failure();
  flag = value & 1;
  value >>= 1;
  return success();
}

LogicalResult ByteCursor::readCount(uint64_t &count, StringRef things) {
  if (failed(readVarint(count)))
    return failure();
  if (count > left())
    return error() << count << " " << things << " in " << left() << " bytes";
  return success();
}

LogicalResult ByteCursor::checkIndex(uint64_t index, uint64_t size,
                                     StringRef thing) {
  if (index < size)
    return success();
  return error() << thing << " #" << index << " of " << size;
}

LogicalResult ByteCursor::readIndex(uint64_t size, StringRef thing) {
  uint64_t index = 0;
  return failure(failed(readVarint(index)) ||
                 failed(checkIndex(index, size, thing)));
}

LogicalResult ByteCursor::readRange(uint64_t size, ByteRange &result) {
  if (size > left())
    return error() << size << " bytes where " << left() << " are left";
  result = {range.begin, range.begin + size_t(size)};
  range.begin = result.end;
  return success();
}

LogicalResult ByteCursor::align(uint64_t alignment) {
  if (!llvm::isPowerOf2_64(alignment) || alignment > file->limits.maxAlignment)
    return error() << "an alignment of " << alignment
                   << " bytes, which is not a power of two up to "
                   << file->limits.maxAlignment;
  while (range.begin % alignment != 0) {
    uint8_t filler = 0;
    if (failed(readByte(filler)))
      return failure();
    if (filler != bytecode::kAlignmentByte)
      return error() << "bytes where there should be filling";
  }
  return success();
}

LogicalResult ByteCursor::readSection(uint8_t &kind, ByteRange &contents) {
  uint64_t size = 0, alignment = 1;
  if (failed(readByte(kind)) || failed(readVarint(size)))
    return failure();
  bool isAligned = kind & 0x80;
  kind &= 0x7F;
  if (kind >= bytecode::Section::kNumSections)
    return error() << "a section of kind " << unsigned(kind);
  if (isAligned && failed(readVarint(alignment)))
    return failure();
  return failure(failed(align(alignment)) || failed(readRange(size, contents)));
}
