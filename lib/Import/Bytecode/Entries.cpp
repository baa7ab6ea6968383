//===- Entries.cpp - What attributes and types are made of ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types before attributes, as numbers and constants are of the size that their
// type says. What an entry refers to makes a graph, which must have no cycle
// and no long path: MLIR's reader and all that walk attributes recurse on it.
//
//===----------------------------------------------------------------------===//

#include "Encodings.h"
#include "Facts.h"
#include "Tables.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class EntryChecker {
public:
  EntryChecker(const BytecodeFile &file, const BytecodeTables &tables)
      : file(file), tables(tables), facts(tables.types()),
        references(tables.entries.size()) {}

  LogicalResult run();

private:
  /// What has been read of an entry.
  struct Reading {
    Reading(ByteCursor cursor, uint64_t entry) : cursor(cursor), entry(entry) {}

    ByteCursor cursor;
    uint64_t entry, code = 0;
    /// The last type, integer and counted integers.
    uint64_t type = 0, integer = 0;
    SmallVector<int64_t> integers;
    uint64_t bytes = 0;
  };

  bool isType(uint64_t entry) const { return entry >= tables.attributes; }
  LogicalResult readEntry(uint64_t entry);
  LogicalResult readText(const BytecodeEntry &entry, uint64_t index);
  LogicalResult readPart(Reading &reading, char part);
  LogicalResult readList(Reading &reading, char part);
  LogicalResult readNumber(Reading &reading);
  LogicalResult readStrings(Reading &reading);
  LogicalResult refer(Reading &reading, bool toType, bool isFlagged = false);
  LogicalResult checkConstant(const Reading &reading);
  LogicalResult checkDepth() const;
  LogicalResult checkDepthOf(uint64_t root, MutableArrayRef<unsigned> depths,
                             MutableArrayRef<uint64_t> parts) const;

  const BytecodeFile &file;
  const BytecodeTables &tables;
  /// Of each type.
  std::vector<TypeFacts> facts;
  /// What each entry refers to.
  std::vector<SmallVector<uint32_t, 2>> references;
};
} // namespace

/// Reads the number of an entry; with a flag where it may be none.
LogicalResult EntryChecker::refer(Reading &reading, bool toType,
                                  bool isFlagged) {
  uint64_t index = 0;
  bool isThere = true;
  if (failed(isFlagged ? reading.cursor.readFlagged(index, isThere)
                       : reading.cursor.readVarint(index)))
    return failure();
  if (!isThere)
    return success();
  if (failed(reading.cursor.checkIndex(
          index, toType ? tables.types() : tables.attributes,
          toType ? "type" : "attribute")))
    return failure();
  if (toType)
    reading.type = index;
  references[reading.entry].push_back(index + (toType ? tables.attributes : 0));
  return success();
}

/// MLIR's reader asks the type how many bits it has, of whatever type it is.
LogicalResult EntryChecker::readNumber(Reading &reading) {
  const TypeFacts &type = facts[reading.type];
  bool isRight =
      reading.code == builtincode::FloatAttr
          ? type.kind == TypeFacts::Float
          : type.kind == TypeFacts::Integer || type.kind == TypeFacts::Index;
  if (!isRight)
    return reading.cursor.error() << "a number whose type is none of numbers";
  uint8_t byte = 0;
  uint64_t words = 0;
  if (type.width <= 8)
    return reading.cursor.readByte(byte);
  if (type.width <= 64)
    return reading.cursor.readVarint(words);
  if (failed(reading.cursor.readCount(words, "words of a number")))
    return failure();
  for (uint64_t i = 0, word = 0; i < words; ++i)
    if (failed(reading.cursor.readVarint(word)))
      return failure();
  return success();
}

LogicalResult EntryChecker::readStrings(Reading &reading) {
  std::optional<int64_t> count = facts[reading.type].elements;
  if (reading.integer == 1)
    count = 1;
  if (!count || uint64_t(*count) > reading.cursor.left())
    return reading.cursor.error() << "strings that are not there";
  for (int64_t i = 0; i < *count; ++i)
    if (failed(reading.cursor.readIndex(tables.strings.size(), "string")))
      return failure();
  return success();
}

/// Parts with a number of them.
LogicalResult EntryChecker::readList(Reading &reading, char part) {
  uint64_t count = 0, value = 0;
  uint8_t byte = 0;
  if (failed(reading.cursor.readCount(count, "parts")))
    return failure();
  if (part == 'I')
    reading.integers.clear();
  if (part == 'B')
    reading.bytes = count;
  for (uint64_t i = 0; i < count; ++i) {
    LogicalResult result = part == 'A'   ? refer(reading, false)
                           : part == 'T' ? refer(reading, true)
                           : part == 'B' ? reading.cursor.readByte(byte)
                           : part == 'D'
                               ? failure(failed(refer(reading, false)) ||
                                         failed(refer(reading, false)))
                               : reading.cursor.readVarint(value);
    if (failed(result))
      return failure();
    if (part == 'I')
      reading.integers.push_back(int64_t(value >> 1) ^ -int64_t(value & 1));
  }
  return success();
}

LogicalResult EntryChecker::readPart(Reading &reading, char part) {
  ByteCursor &cursor = reading.cursor;
  uint8_t byte = 0;
  ByteRange blob;
  switch (part) {
  case 'a':
  case 'o':
    return refer(reading, false, part == 'o');
  case 't':
    return refer(reading, true);
  case 'f':
    if (failed(cursor.readVarint(reading.integer)))
      return failure();
    return reading.integer == 0 ? success() : refer(reading, false);
  case 'v':
  case 'i':
  case 'd':
    return cursor.readVarint(reading.integer);
  case 'b':
    return cursor.readByte(byte);
  case 's':
    return cursor.readIndex(tables.strings.size(), "string");
  case 'r':
    return cursor.readIndex(tables.resources, "resource");
  case 'w':
    if (failed(cursor.readVarint(reading.bytes)))
      return failure();
    return cursor.readRange(reading.bytes, blob);
  case 'n':
    return readNumber(reading);
  case 'S':
    return readStrings(reading);
  default:
    return readList(reading, part);
  }
}

/// The size of its blob, of what is kept as one.
LogicalResult EntryChecker::checkConstant(const Reading &reading) {
  const ByteCursor &cursor = reading.cursor;
  StringRef blob =
      file.bytes.slice(cursor.position() - reading.bytes, cursor.position());
  if (reading.code == builtincode::Sparse)
    return cursor.error() << "sparse constants are read from text only";
  bool isRight =
      reading.code == builtincode::DenseArray
          ? isArray(facts[reading.type], reading.integer, blob.size())
          : reading.code != builtincode::DenseNumbers ||
                isConstant(facts[reading.type], blob);
  if (isRight)
    return success();
  return cursor.error() << blob.size()
                        << " bytes for a constant of another size";
}

/// MLIR's parser sees it.
LogicalResult EntryChecker::readText(const BytecodeEntry &entry,
                                     uint64_t index) {
  StringRef text = file.bytes.slice(entry.range.begin, entry.range.end);
  if (!text.ends_with(StringRef("\0", 1)))
    return file.error(entry.range.begin) << "a text without an end";
  text = text.drop_back();
  if (isType(index))
    facts[index - tables.attributes] = factsOfText(text);
  return checkText(file.context, text, file.name, file.limits.text);
}

LogicalResult EntryChecker::readEntry(uint64_t index) {
  const BytecodeEntry &entry = tables.entries[index];
  if (!entry.isEncoded)
    return readText(entry, index);
  if (!hasKnownEncoding(entry.dialect))
    return file.error(entry.range.begin)
           << "an attribute or a type in an encoding of its dialect, which is "
              "not known here; write the file as text";
  Reading reading(ByteCursor(file, entry.range), index);
  if (failed(reading.cursor.readVarint(reading.code)))
    return failure();
  std::optional<StringRef> parts =
      isType(index) ? typeParts(entry.dialect, reading.code)
                    : attributeParts(entry.dialect, reading.code);
  // The dialect says what it does not know.
  for (char part : parts.value_or(""))
    if (part == '.' || failed(readPart(reading, part)))
      return success(part == '.');
  if (entry.dialect != "builtin")
    return success();
  if (!isType(index))
    return checkConstant(reading);
  TypeFacts &type = facts[index - tables.attributes];
  type = factsOf(reading.code, reading.integer, reading.integers);
  type.element = reading.type;
  if (type.kind == TypeFacts::Impossible ||
      (reading.code == builtincode::ScalableVector &&
       reading.bytes != reading.integers.size()))
    return reading.cursor.error() << "a type that cannot be";
  if (type.kind == TypeFacts::Integer &&
      type.width > file.limits.text.maxIntegerBits)
    return reading.cursor.error() << "an integer type of more than "
                                  << file.limits.text.maxIntegerBits << " bits";
  return success();
}

/// Of what one entry refers to, before it. Depths are 0 where nothing is known
/// yet, and the largest number where an entry is on the way to the root.
LogicalResult
EntryChecker::checkDepthOf(uint64_t root, MutableArrayRef<unsigned> depths,
                           MutableArrayRef<uint64_t> parts) const {
  constexpr unsigned open = ~0u;
  // An entry and how many of its references are done.
  SmallVector<std::pair<uint32_t, uint32_t>> stack = {{uint32_t(root), 0}};
  depths[root] = open;
  while (!stack.empty()) {
    auto &[entry, next] = stack.back();
    size_t at = tables.entries[entry].range.begin;
    if (next < references[entry].size()) {
      uint32_t inner = references[entry][next++];
      if (depths[inner] == open)
        return file.error(at)
               << "an attribute or a type that is a part of itself";
      if (depths[inner] == 0) {
        depths[inner] = open;
        stack.emplace_back(inner, 0);
      }
      if (stack.size() > file.limits.maxDepth)
        return file.error(at) << "attributes or types nest deeper than "
                              << file.limits.maxDepth << " levels";
      continue;
    }
    unsigned depth = 1;
    uint64_t sum = 1;
    for (uint32_t inner : references[entry]) {
      depth = std::max(depth, depths[inner] + 1);
      sum = llvm::SaturatingAdd(sum, parts[inner]);
    }
    if (depth > file.limits.maxDepth)
      return file.error(at) << "attributes or types nest deeper than "
                            << file.limits.maxDepth << " levels";
    if (sum > file.limits.maxParts)
      return file.error(at) << "an attribute or a type of more than "
                            << file.limits.maxParts << " parts";
    depths[entry] = depth;
    parts[entry] = sum;
    stack.pop_back();
  }
  return success();
}

LogicalResult EntryChecker::checkDepth() const {
  std::vector<unsigned> depths(tables.entries.size());
  std::vector<uint64_t> parts(tables.entries.size());
  for (uint64_t root = 0; root < tables.entries.size(); ++root)
    if (depths[root] == 0 && failed(checkDepthOf(root, depths, parts)))
      return failure();
  return success();
}

LogicalResult EntryChecker::run() {
  for (uint64_t index = tables.attributes; index < tables.entries.size();
       ++index)
    if (failed(readEntry(index)))
      return failure();
  for (auto [index, type] : llvm::enumerate(facts))
    if (failed(resolveElement(type, facts)))
      return file.error(tables.entries[tables.attributes + index].range.begin)
             << "a type with elements that no such type has";
  for (uint64_t index = 0; index < tables.attributes; ++index)
    if (failed(readEntry(index)))
      return failure();
  return checkDepth();
}

LogicalResult mp::checkEntries(const BytecodeFile &file,
                               const BytecodeTables &tables) {
  return EntryChecker(file, tables).run();
}
