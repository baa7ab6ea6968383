//===- Memory.cpp - The device memory of a program ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include <algorithm>

using namespace mp_runtime;

void Memory::free() {
  for (auto [address, bytes] : owned)
    device.driver().cuMemFree_v2(address);
  owned.clear();
}

Status Memory::take(uint64_t bytes, cu::Pointer &address) {
  // Tensors without elements have an address, too.
  uint64_t size = bytes ? bytes : 1;
  MP_RETURN_IF_FAILED(MP_CU(device.driver(), cuMemAlloc_v2, &address, size)
                          .at("for " + std::to_string(size) + " bytes"));
  owned[address] = size;
  total += size;
  return {};
}

Status Memory::giveBack(cu::Pointer address) {
  auto found = owned.find(address);
  if (found == owned.end())
    return {};
  total -= found->second;
  owned.erase(found);
  return MP_CU(device.driver(), cuMemFree_v2, address);
}

Status Memory::placeSlots(const table::Program &program) {
  for (const table::Slot *slot : *program.slots()) {
    cu::Pointer address = 0;
    if (slot->side() == table::Side::Result && slot->alias() != -1)
      address = slots[0][slot->alias()];
    else
      MP_RETURN_IF_FAILED(take(slot->bytes(), address));
    slots[0].push_back(address);
  }
  slots[1] = slots[0];
  return {};
}

void Memory::exchangePairs(const table::Program &program) {
  uint32_t arguments = 0;
  for (const table::Slot *slot : *program.slots())
    arguments += slot->side() == table::Side::Argument;
  for (uint32_t argument = 0; argument < arguments; ++argument) {
    int64_t pair = program.slots()->Get(argument)->pair();
    if (pair == -1)
      continue;
    uint32_t next = arguments + pair;
    if (slots[0][argument] == slots[0][next])
      continue;
    std::swap(slots[1][argument], slots[1][next]);
    hasPairs = true;
  }
}

Status Memory::place(const Artifact &artifact, const table::Memory &memory,
                     cu::Stream stream, cu::Pointer &address) {
  if (memory.kind() == table::MemoryKind::Arena) {
    address = arena + memory.offset();
    return {};
  }
  MP_RETURN_IF_FAILED(take(memory.bytes(), address));
  if (memory.bytes() == 0)
    return {};
  return MP_CU(device.driver(), cuMemcpyHtoDAsync_v2, address,
               artifact.data(*memory.data()), memory.bytes(), stream);
}

Status Memory::allocate(const Artifact &artifact, const table::Program &program,
                        uint64_t workspaceBytes, cu::Stream stream) {
  if (program.arena())
    MP_RETURN_IF_FAILED(take(program.arena(), arena));
  workspaceSize = workspaceBytes;
  if (workspaceSize)
    MP_RETURN_IF_FAILED(take(workspaceSize, workspaceAddress));
  MP_RETURN_IF_FAILED(placeSlots(program));
  exchangePairs(program);
  ofSlot.resize(program.slots()->size());
  uint32_t index = 0;
  for (const table::Memory *memory : *program.memory()) {
    cu::Pointer even = 0, odd = 0;
    if (memory->kind() == table::MemoryKind::Slot) {
      even = slots[0][memory->slot()];
      odd = slots[1][memory->slot()];
      ofSlot[memory->slot()] = index;
    } else {
      MP_RETURN_IF_FAILED(place(artifact, *memory, stream, even));
      odd = even;
    }
    addresses[0].push_back(even);
    addresses[1].push_back(odd);
    ++index;
  }
  return {};
}

void Memory::bind(uint32_t slot, cu::Pointer address) {
  for (std::vector<cu::Pointer> &list : addresses)
    list[ofSlot[slot]] = address;
}

/// Whether only steps write it, and none reads what another one has left there.
static bool isMade(const table::Program &program, const table::Memory &memory) {
  if (memory.kind() == table::MemoryKind::Arena)
    return true;
  if (memory.kind() == table::MemoryKind::Constant)
    return false;
  const table::Slot &slot = *program.slots()->Get(memory.slot());
  return slot.side() == table::Side::Result && slot.alias() == -1;
}

Status Memory::renew(const table::Program &program, unsigned parity) {
  MP_RETURN_IF_FAILED(giveBack(std::exchange(arena, 0)));
  for (uint32_t place = 0; place < addresses[parity].size(); ++place) {
    const table::Memory &memory = *program.memory()->Get(place);
    cu::Pointer old = addresses[parity][place], made = 0;
    bool isOfArena = memory.kind() == table::MemoryKind::Arena;
    // Memory of the user's stays what it is.
    if (!isMade(program, memory) || (!isOfArena && owned.count(old) == 0))
      continue;
    MP_RETURN_IF_FAILED(take(memory.bytes(), made));
    MP_RETURN_IF_FAILED(giveBack(old));
    if (isOfArena) {
      addresses[0][place] = addresses[1][place] = made;
      continue;
    }
    // The next step finds it as its argument.
    for (std::vector<cu::Pointer> &list : addresses)
      std::replace(list.begin(), list.end(), old, made);
  }
  return {};
}

Status Memory::renewWorkspace() {
  if (workspaceSize == 0)
    return {};
  MP_RETURN_IF_FAILED(giveBack(workspaceAddress));
  return take(workspaceSize, workspaceAddress);
}
