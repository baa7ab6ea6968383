//===- BlockMemory.cpp - What threads do to memory ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Block.h"
#include "Decoder.h"

#include "llvm/Support/FormatVariadic.h"

#include <cstring>

using namespace mp::ptx;

/// Between a variable in shared memory and the next one lies nothing.
const Code::Range *Block::resolveShared(uint64_t address, unsigned size) {
  for (const Code::Range &range : code.shared)
    if (address >= range.begin && address + size <= range.begin + range.size)
      return &range;
  const Code::Range *nearest = nullptr;
  for (const Code::Range &range : code.shared)
    if (address + size > range.begin)
      nearest = &range;
  fail(moment.thread,
       nearest ? llvm::formatv("accesses bytes {0} to {1} of '{2}' in shared "
                               "memory, which has {3}",
                               int64_t(address - nearest->begin),
                               int64_t(address - nearest->begin + size),
                               nearest->name, nearest->size)
                     .str()
               : llvm::formatv("accesses {0:x} of shared memory, where nothing "
                               "is",
                               address)
                     .str());
  return nullptr;
}

static llvm::StringRef nameOf(Space space) {
  switch (space) {
  case Space::Generic:
    return "generic";
  case Space::Global:
    return "global";
  case Space::Shared:
    return "shared";
  case Space::Const:
    return "constant";
  case Space::Param:
    return "parameter";
  }
  return "";
}

/// Whether a read begins in an allocation and ends behind it, in one piece of
/// 16 bytes. LLVM reads more of such than it needs, and no device keeps less
/// than a piece: nothing can be wrong but a use of what was not asked for, and
/// that shows, since such bytes are others each time.
static bool overhangs(const Allocation &allocation, uint64_t address,
                      unsigned size, const Access &access) {
  uint64_t end = allocation.address() + allocation.size();
  return allocation.space == Space::Global && !access.isWrite &&
         !access.isAtomic && address % size == 0 &&
         address >= allocation.address() && address < end &&
         address + size > end;
}

/// Of a read of several elements, the bytes up to the first that nothing has
/// written: what follows may be the room behind a tensor, as above. An element
/// may be two numbers of 16 bits, of which one is there. All of them where that
/// is the first.
static uint64_t sizeOfWritten(const Allocation &allocation, uint64_t offset,
                              uint64_t size, unsigned elementBytes) {
  if (size <= elementBytes)
    return size;
  uint64_t written =
      allocation.findState(offset, offset + size, /*isWritten=*/false) - offset;
  return written ? written : size;
}

Allocation *Block::findAllocation(uint64_t address) {
  constexpr uint64_t sharedEnd = uint64_t(1) << 36;
  if (address < sharedEnd)
    return &sharedMemory;
  if (address >> 36 == parameterBase >> 36)
    return &parameters;
  return memory.find(address);
}

bool Block::resolve(uint64_t address, unsigned size, const Instruction &i,
                    const Access &access, Place &to) {
  Allocation *allocation = to.allocation = findAllocation(address);
  auto refuse = [&](const std::string &why) {
    fail(moment.thread, why);
    return false;
  };
  if (!allocation)
    return refuse(llvm::formatv("accesses {0:x}, where nothing is", address));
  if (allocation->isFreed())
    return refuse(llvm::formatv("accesses {0:x} of '{1}', which is freed",
                                address, allocation->name()));
  Space space = allocation->space;
  if (i.space == Space::Generic
          ? space != Space::Global && space != Space::Shared
          : i.space != space)
    return refuse(llvm::formatv("accesses {0:x}, which is in {1} and not in "
                                "{2} memory",
                                address, nameOf(space), nameOf(i.space)));
  const Code::Range *variable = nullptr;
  to.size = size;
  if (overhangs(*allocation, address, size, access)) {
    to.size = allocation->address() + allocation->size() - address;
  } else if (allocation == &sharedMemory) {
    variable = resolveShared(address, size);
    if (!variable)
      return false;
  } else if (address < allocation->address() ||
             address + size > allocation->address() + allocation->size()) {
    auto offset = static_cast<int64_t>(address - allocation->address());
    return refuse(llvm::formatv("accesses bytes {0} to {1} of '{2}' ({3:x}), "
                                "which has {4}",
                                offset, offset + size, allocation->name(),
                                address, allocation->size()));
  }
  if (address % size)
    return refuse(llvm::formatv("accesses {0:x} ('{1}'), which is not a "
                                "multiple of {2}",
                                address, allocation->name(), size));
  to.offset = address - allocation->address();
  if (space == Space::Global && !access.isWrite && !access.isAtomic)
    to.size = sizeOfWritten(*allocation, to.offset, to.size, i.bytes);
  if (access.isWrite && allocation->isReadOnly)
    return refuse(llvm::formatv("writes byte {0} of '{1}' ({2:x}), which is "
                                "read only",
                                to.offset, allocation->name(), address));
  if (allocation == &parameters)
    return true;
  std::string wrong = allocation->note(to.offset, to.size, access, moment);
  if (wrong.empty())
    return true;
  return refuse(llvm::formatv("{0}: byte {1} of '{2}' ({3:x})", wrong,
                              variable ? address - variable->begin : to.offset,
                              variable ? llvm::StringRef(variable->name)
                                       : allocation->name(),
                              address));
}

static uint64_t readBytes(const uint8_t *from, unsigned bytes) {
  uint64_t value = 0;
  std::memcpy(&value, from, bytes);
  return value;
}

void Block::load(const Instruction &i, Slots slots) {
  Place from;
  unsigned size = i.bytes * i.elements;
  if (!resolve(slots[i.from[0]] + i.value, size, i,
               {false, false, i.isNonCoherent}, from))
    return;
  const uint8_t *bytes = &from.allocation->data()[from.offset];
  std::array<uint8_t, 16> piece;
  if (from.size != size) {
    // Other bytes each time, so that they show in results.
    for (auto [at, byte] : llvm::enumerate(piece))
      byte = at < from.size
                 ? bytes[at]
                 : static_cast<uint8_t>(37 * (moment.now + at) + moment.thread);
    bytes = piece.data();
  }
  for (uint32_t slot : code.listOf(i)) {
    uint64_t value = readBytes(bytes, i.bytes);
    bytes += i.bytes;
    if (slot == none)
      continue;
    if (i.isSigned) {
      unsigned unused = 64 - 8 * i.bytes;
      auto wide = static_cast<int64_t>(value << unused) >> unused;
      value = static_cast<uint64_t>(wide) &
              (~uint64_t(0) >> (64 - code.entry->registers[slot]));
    }
    slots[slot] = value;
  }
}

void Block::store(const Instruction &i, Slots slots) {
  Place to;
  unsigned size = i.bytes * i.elements;
  if (!resolve(slots[i.from[0]] + i.value, size, i, {true, false, false}, to))
    return;
  uint8_t *bytes = &to.allocation->data()[to.offset];
  for (uint32_t slot : code.listOf(i)) {
    std::memcpy(bytes, &slots[slot], i.bytes);
    bytes += i.bytes;
  }
}

static uint64_t combine(const Instruction &i, uint64_t old, uint64_t value,
                        uint64_t second) {
  auto isLess = [&](uint64_t a, uint64_t b) {
    unsigned unused = 64 - 8 * i.bytes;
    return i.isSigned ? static_cast<int64_t>(a << unused) <
                            static_cast<int64_t>(b << unused)
                      : a < b;
  };
  switch (static_cast<AtomicMode>(i.mode)) {
  case AtomicMode::Add:
    return old + value;
  case AtomicMode::AddFloat:
    return Single::put(Single::get(old) + Single::get(value));
  case AtomicMode::Increment:
    return old >= value ? 0 : old + 1;
  case AtomicMode::Min:
    return isLess(value, old) ? value : old;
  case AtomicMode::Max:
    return isLess(old, value) ? value : old;
  case AtomicMode::And:
    return old & value;
  case AtomicMode::Or:
    return old | value;
  case AtomicMode::Xor:
    return old ^ value;
  case AtomicMode::Exchange:
    return value;
  case AtomicMode::CompareExchange:
    return old == value ? second : old;
  }
  return old;
}

void Block::updateAtomic(const Instruction &i, Slots slots) {
  Place to;
  if (!resolve(slots[i.from[0]] + i.value, i.bytes, i, {true, true, false}, to))
    return;
  uint8_t *bytes = &to.allocation->data()[to.offset];
  uint64_t old = readBytes(bytes, i.bytes);
  uint64_t second = i.from[2] == none ? 0 : slots[i.from[2]];
  uint64_t value = combine(i, old, slots[i.from[1]], second);
  std::memcpy(bytes, &value, i.bytes);
  if (to.allocation->space == Space::Global && i.isOfDevice)
    releases.updateAtomic(moment.thread, to.allocation->address() + to.offset);
  if (i.to != none)
    slots[i.to] = old;
}
