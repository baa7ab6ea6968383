//===- Tables.cpp - The tables of bytecode --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In the order in which they build on each other: sections, strings,
// properties, dialects with the names of their ops, resources, and where each
// attribute and type lies. MLIR's documentation of its bytecode describes them.
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "mlir/Bytecode/Encoding.h"
#include "mlir/IR/AsmState.h"

using namespace mlir;
using namespace mlir::mp;
namespace Section = mlir::bytecode::Section;

namespace {
class TableReader {
public:
  TableReader(const BytecodeFile &file, BytecodeTables &tables)
      : file(file), tables(tables) {}

  LogicalResult run();

private:
  /// Entries of a dialect that stand together.
  using ReadEntry = llvm::function_ref<LogicalResult(StringRef dialect)>;

  bool has(Section::ID kind) const { return sections[kind].has_value(); }
  ByteCursor open(Section::ID kind) const { return {file, *sections[kind]}; }

  LogicalResult readSections();
  LogicalResult readStrings();
  LogicalResult readProperties();
  LogicalResult readDialects();
  LogicalResult readOpNames(ByteCursor &cursor);
  LogicalResult readResources();
  LogicalResult readResourceGroup(ByteCursor &sizes, ByteCursor &data);
  LogicalResult checkResource(uint8_t kind, ByteRange range);
  LogicalResult readEntries();
  LogicalResult readGroup(ByteCursor &cursor, ReadEntry readEntry);

  const BytecodeFile &file;
  BytecodeTables &tables;
  std::optional<ByteRange> sections[Section::kNumSections];
};
} // namespace

LogicalResult TableReader::readSections() {
  ByteCursor cursor(file, {0, file.bytes.size()});
  ByteRange magic;
  if (failed(cursor.readRange(4, magic)) ||
      failed(cursor.readVarint(tables.version)))
    return failure();
  if (tables.version > bytecode::kVersion)
    return cursor.error() << "it is of version " << tables.version
                          << "; up to version " << unsigned(bytecode::kVersion)
                          << " is read";
  // The producer.
  uint8_t byte = 1;
  while (byte != 0)
    if (failed(cursor.readByte(byte)))
      return failure();
  while (!cursor.empty()) {
    ByteRange contents;
    if (failed(cursor.readSection(byte, contents)))
      return failure();
    if (sections[byte])
      return cursor.error() << "a second section of kind " << unsigned(byte);
    sections[byte] = contents;
  }
  for (Section::ID kind :
       {Section::kString, Section::kDialect, Section::kAttrType,
        Section::kAttrTypeOffset, Section::kIR, Section::kProperties})
    if (!has(kind) && (kind != Section::kProperties ||
                       tables.version >= bytecode::kNativePropertiesEncoding))
      return cursor.error() << "it has no section of kind " << unsigned(kind);
  if (has(Section::kResource) != has(Section::kResourceOffset))
    return cursor.error() << "it has half of what describes resources";
  tables.body = *sections[Section::kIR];
  return success();
}

/// Sizes of the strings, the last one first, then the strings.
LogicalResult TableReader::readStrings() {
  ByteCursor cursor = open(Section::kString);
  size_t end = sections[Section::kString]->end;
  uint64_t count = 0;
  if (failed(cursor.readCount(count, "strings")))
    return failure();
  tables.strings.resize(count);
  for (StringRef &string : llvm::reverse(tables.strings)) {
    uint64_t size = 0;
    if (failed(cursor.readVarint(size)))
      return failure();
    // Sizes come nearer from the front, and strings from the end.
    size_t left = end - std::min(end, cursor.position());
    if (size == 0 || size > left)
      return cursor.error() << "a string of " << size << " bytes where " << left
                            << " are left";
    // With the NUL behind it.
    string = file.bytes.slice(end - size, end - 1);
    end -= size;
    if (file.bytes[end + size - 1] != '\0')
      return cursor.error() << "a string without an end";
  }
  if (end != cursor.position())
    return cursor.error() << "bytes that belong to no string";
  return success();
}

LogicalResult TableReader::readProperties() {
  if (!has(Section::kProperties) || open(Section::kProperties).empty())
    return success();
  ByteCursor cursor = open(Section::kProperties);
  if (failed(cursor.readCount(tables.properties, "properties")))
    return failure();
  for (uint64_t i = 0; i < tables.properties; ++i) {
    uint64_t size = 0;
    ByteRange range;
    if (failed(cursor.readVarint(size)) ||
        failed(cursor.readRange(size, range)))
      return failure();
  }
  if (!cursor.empty())
    return cursor.error() << "bytes that belong to no property";
  return success();
}

LogicalResult TableReader::readGroup(ByteCursor &cursor, ReadEntry readEntry) {
  uint64_t dialect = 0, count = 0;
  if (failed(cursor.readVarint(dialect)) ||
      failed(cursor.checkIndex(dialect, tables.dialects.size(), "dialect")) ||
      failed(cursor.readCount(count, "entries")))
    return failure();
  for (uint64_t i = 0; i < count; ++i)
    if (failed(readEntry(tables.dialects[dialect])))
      return failure();
  return success();
}

LogicalResult TableReader::readDialects() {
  ByteCursor cursor = open(Section::kDialect);
  uint64_t count = 0;
  if (failed(cursor.readCount(count, "dialects")))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t name = 0;
    bool hasVersion = false;
    if (failed(tables.version < bytecode::kDialectVersioning
                   ? cursor.readVarint(name)
                   : cursor.readFlagged(name, hasVersion)) ||
        failed(cursor.checkIndex(name, tables.strings.size(), "string")))
      return failure();
    tables.dialects.push_back(tables.strings[name]);
    uint8_t kind = Section::kDialectVersions;
    ByteRange contents;
    if (hasVersion && failed(cursor.readSection(kind, contents)))
      return failure();
    if (kind != Section::kDialectVersions)
      return cursor.error() << "a section of kind " << unsigned(kind)
                            << " for the version of a dialect";
  }
  return readOpNames(cursor);
}

LogicalResult TableReader::readOpNames(ByteCursor &cursor) {
  uint64_t expected = 0;
  if (tables.version >= bytecode::kElideUnknownBlockArgLocation &&
      failed(cursor.readCount(expected, "ops")))
    return failure();
  auto readName = [&](StringRef) -> LogicalResult {
    uint64_t name = 0;
    bool isRegistered = false;
    ++tables.opNames;
    return failure(
        failed(tables.version < bytecode::kNativePropertiesEncoding
                   ? cursor.readVarint(name)
                   : cursor.readFlagged(name, isRegistered)) ||
        failed(cursor.checkIndex(name, tables.strings.size(), "string")));
  };
  while (!cursor.empty())
    if (failed(readGroup(cursor, readName)))
      return failure();
  return success();
}

/// A blob is its alignment, its size, filling and bytes.
LogicalResult TableReader::checkResource(uint8_t kind, ByteRange range) {
  ByteCursor cursor(file, range);
  if (kind > static_cast<uint8_t>(AsmResourceEntryKind::String))
    return cursor.error() << "a resource of kind " << unsigned(kind);
  if (kind != static_cast<uint8_t>(AsmResourceEntryKind::Blob) ||
      cursor.empty())
    return success();
  uint64_t alignment = 0, size = 0;
  ByteRange blob;
  return failure(
      failed(cursor.readVarint(alignment)) || failed(cursor.readVarint(size)) ||
      failed(cursor.align(alignment)) || failed(cursor.readRange(size, blob)));
}

LogicalResult TableReader::readResourceGroup(ByteCursor &sizes,
                                             ByteCursor &data) {
  uint64_t count = 0;
  if (failed(sizes.readCount(count, "resources")))
    return failure();
  tables.resources += count;
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t size = 0;
    uint8_t kind = 0;
    ByteRange range;
    if (failed(sizes.readIndex(tables.strings.size(), "string")) ||
        failed(sizes.readVarint(size)) || failed(sizes.readByte(kind)) ||
        failed(data.readRange(size, range)) ||
        failed(checkResource(kind, range)))
      return failure();
  }
  return success();
}

/// Resources of others than dialects come first.
LogicalResult TableReader::readResources() {
  if (!has(Section::kResource))
    return success();
  ByteCursor sizes = open(Section::kResourceOffset);
  ByteCursor data = open(Section::kResource);
  uint64_t count = 0;
  if (failed(sizes.readCount(count, "owners of resources")))
    return failure();
  for (uint64_t i = 0; i < count; ++i)
    if (failed(sizes.readIndex(tables.strings.size(), "string")) ||
        failed(readResourceGroup(sizes, data)))
      return failure();
  tables.resources = 0;
  while (!sizes.empty())
    if (failed(sizes.readIndex(tables.dialects.size(), "dialect")) ||
        failed(readResourceGroup(sizes, data)))
      return failure();
  return success();
}

LogicalResult TableReader::readEntries() {
  ByteCursor sizes = open(Section::kAttrTypeOffset);
  ByteCursor data = open(Section::kAttrType);
  uint64_t types = 0;
  if (failed(sizes.readCount(tables.attributes, "attributes")) ||
      failed(sizes.readCount(types, "types")))
    return failure();
  // Of attributes first: no group holds both.
  for (uint64_t end : {tables.attributes, tables.attributes + types}) {
    auto readEntry = [&](StringRef dialect) -> LogicalResult {
      BytecodeEntry entry;
      entry.dialect = dialect;
      uint64_t size = 0;
      if (tables.entries.size() == end)
        return sizes.error() << "more attributes or types than it counts";
      if (failed(sizes.readFlagged(size, entry.isEncoded)) ||
          failed(data.readRange(size, entry.range)))
        return failure();
      tables.entries.push_back(entry);
      return success();
    };
    while (tables.entries.size() < end)
      if (failed(readGroup(sizes, readEntry)))
        return failure();
  }
  return success();
}

LogicalResult TableReader::run() {
  return failure(failed(readSections()) || failed(readStrings()) ||
                 failed(readProperties()) || failed(readDialects()) ||
                 failed(readResources()) || failed(readEntries()));
}

LogicalResult mp::readTables(const BytecodeFile &file, BytecodeTables &tables) {
  return TableReader(file, tables).run();
}

LogicalResult mp::checkBytecode(MLIRContext *context, StringRef bytes,
                                StringRef name, const BytecodeLimits &limits) {
  BytecodeFile file = {context, bytes, name, limits};
  BytecodeTables tables;
  return failure(failed(readTables(file, tables)) ||
                 failed(checkEntries(file, tables)) ||
                 failed(checkBody(file, tables)));
}
