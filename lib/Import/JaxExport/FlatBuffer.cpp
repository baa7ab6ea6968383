//===- FlatBuffer.cpp - Checked access to the tables of a flatbuffer ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Positions are 64 bits wide and made of 32-bit parts, so sums cannot
// overflow; a position is compared with the size of the file before it is used.
//
//===----------------------------------------------------------------------===//

#include "FlatBuffer.h"

using namespace mlir;
using namespace mlir::mp;
namespace endian = llvm::support::endian;

static bool holds(StringRef bytes, uint64_t at, uint64_t size) {
  return at <= bytes.size() && size <= bytes.size() - at;
}

std::optional<uint64_t> FlatTable::follow(StringRef bytes, uint64_t at) {
  if (!holds(bytes, at, 4))
    return std::nullopt;
  uint64_t target = at + endian::read32le(bytes.data() + at);
  return target < bytes.size() ? std::optional<uint64_t>(target) : std::nullopt;
}

std::optional<FlatTable> FlatTable::getAt(StringRef bytes, uint64_t at) {
  if (!holds(bytes, at, 4))
    return std::nullopt;
  int64_t vtable = int64_t(at) - int32_t(endian::read32le(bytes.data() + at));
  if (vtable < 0 || !holds(bytes, vtable, 4))
    return std::nullopt;
  uint16_t size = endian::read16le(bytes.data() + vtable);
  if (size < 4 || size % 2 != 0 || !holds(bytes, vtable, size))
    return std::nullopt;
  return FlatTable(bytes, at, vtable, (size - 4) / 2);
}

std::optional<FlatVector> FlatTable::getVectorAt(StringRef bytes, uint64_t at,
                                                 unsigned elementBytes) {
  if (!holds(bytes, at, 4))
    return std::nullopt;
  uint64_t count = endian::read32le(bytes.data() + at);
  if (!holds(bytes, at + 4, count * elementBytes))
    return std::nullopt;
  return FlatVector(bytes, at + 4, count);
}

std::optional<FlatTable> FlatTable::getRoot(StringRef bytes) {
  std::optional<uint64_t> at = follow(bytes, 0);
  return at ? getAt(bytes, *at) : std::nullopt;
}

uint64_t FlatTable::fieldAt(unsigned field) const {
  if (field >= numFields)
    return 0;
  uint16_t offset =
      endian::read16le(bytes.data() + vtable + 4 + 2 * size_t(field));
  return offset == 0 ? 0 : at + offset;
}

uint64_t FlatTable::getInteger(unsigned field, unsigned numBytes) const {
  uint64_t place = fieldAt(field);
  if (place == 0 || !holds(bytes, place, numBytes))
    return 0;
  uint64_t value = 0;
  for (unsigned i = numBytes; i-- > 0;)
    value = value << 8 | uint8_t(bytes[place + i]);
  return value;
}

std::optional<FlatTable> FlatTable::getTable(unsigned field) const {
  uint64_t place = fieldAt(field);
  std::optional<uint64_t> target = place ? follow(bytes, place) : std::nullopt;
  return target ? getAt(bytes, *target) : std::nullopt;
}

std::optional<FlatVector> FlatTable::getVector(unsigned field,
                                               unsigned elementBytes) const {
  uint64_t place = fieldAt(field);
  std::optional<uint64_t> target = place ? follow(bytes, place) : std::nullopt;
  return target ? getVectorAt(bytes, *target, elementBytes) : std::nullopt;
}

std::optional<StringRef> FlatTable::getBytes(unsigned field) const {
  std::optional<FlatVector> vector = getVector(field, 1);
  return vector ? std::optional<StringRef>(vector->getBytes()) : std::nullopt;
}

std::optional<FlatTable> FlatVector::getTable(uint64_t index) const {
  std::optional<uint64_t> target = FlatTable::follow(bytes, begin + 4 * index);
  return target ? FlatTable::getAt(bytes, *target) : std::nullopt;
}

std::optional<StringRef> FlatVector::getString(uint64_t index) const {
  std::optional<uint64_t> target = FlatTable::follow(bytes, begin + 4 * index);
  if (!target)
    return std::nullopt;
  std::optional<FlatVector> text = FlatTable::getVectorAt(bytes, *target, 1);
  return text ? std::optional<StringRef>(text->getBytes()) : std::nullopt;
}
