//===- Memory.h - The device memory of a program ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State whose next value has memory of its own changes places with it after
// every step: even steps see it one way, odd ones the other. All other memory
// stays where it is.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_MEMORY_H
#define MP_LIB_RUNTIME_MEMORY_H

#include "Artifact.h"
#include "Device.h"

#include <array>
#include <map>
#include <vector>

namespace mp_runtime {

/// Memory of one program.
class Memory {
public:
  explicit Memory(const Device &device) : device(device) {}
  Memory(const Memory &) = delete;
  Memory &operator=(const Memory &) = delete;

  /// Gives all of it back. The context of the device is current, and nothing
  /// runs.
  void free();

  /// Takes memory for all of `program`, and enqueues copies of its constants.
  Status allocate(const Artifact &artifact, const table::Program &program,
                  uint64_t workspaceBytes, cu::Stream stream);

  /// Where the tensor at a place of Program.memory lies in steps of a parity.
  cu::Pointer address(uint32_t memory, unsigned parity) const {
    return addresses[parity][memory];
  }
  /// The same for a slot.
  cu::Pointer slotAddress(uint32_t slot, unsigned parity) const {
    return addresses[parity][ofSlot[slot]];
  }
  cu::Pointer workspace() const { return workspaceAddress; }
  uint64_t workspaceBytes() const { return workspaceSize; }
  /// Whether odd steps find anything elsewhere than even ones.
  bool alternates() const { return hasPairs; }
  /// Bytes taken from the device.
  uint64_t bytes() const { return total; }

  /// Puts a slot that is no state to other memory, of the user's.
  void bind(uint32_t slot, cu::Pointer address);

  /// Takes memory that nothing has written for what the next step, of this
  /// parity, makes: each tensor of the arena has some of its own from then on,
  /// of no byte more, and so has each result that is not written over its
  /// argument. Nothing runs, and the old addresses end.
  Status renew(const table::Program &program, unsigned parity);
  /// The same of the workspace.
  Status renewWorkspace();

private:
  Status take(uint64_t bytes, cu::Pointer &address);
  Status giveBack(cu::Pointer address);
  Status placeSlots(const table::Program &program);
  void exchangePairs(const table::Program &program);
  Status place(const Artifact &artifact, const table::Memory &memory,
               cu::Stream stream, cu::Pointer &address);

  const Device &device;
  /// What was taken, with its bytes.
  std::map<cu::Pointer, uint64_t> owned;
  /// By parity, then by place.
  std::array<std::vector<cu::Pointer>, 2> addresses;
  /// By slot: its memory in even and in odd steps, and its place.
  std::array<std::vector<cu::Pointer>, 2> slots;
  std::vector<uint32_t> ofSlot;
  cu::Pointer arena = 0, workspaceAddress = 0;
  uint64_t workspaceSize = 0, total = 0;
  bool hasPairs = false;
};

} // namespace mp_runtime

#endif // MP_LIB_RUNTIME_MEMORY_H
