//===- Memory.h - Memory with a memory of its own ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Beside the bytes stands who wrote and who read them last, and when. Time is a
// counter that moves on with every launch, block and barrier, so that one
// comparison tells whether something lies between two accesses.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_MEMORY_H
#define MP_TEST_PTX_MEMORY_H

#include "Module.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mp::ptx {

/// Where the thread that accesses memory stands, and since when.
struct Moment {
  uint64_t now = 2;
  /// When the launch and the block began, and the last barriers of the block
  /// and of the warp.
  uint64_t launch = 2, block = 2, barrier = 2, warpBarrier = 2;
  uint32_t thread = 0;
};

struct Access {
  bool isWrite = false;
  bool isAtomic = false;
  bool isNonCoherent = false;
};

/// A range of addresses.
class Allocation {
public:
  Allocation(std::string name, uint64_t address, uint64_t size);

  llvm::StringRef name() const { return title; }
  uint64_t address() const { return begin; }
  uint64_t size() const { return bytes.size(); }
  llvm::MutableArrayRef<uint8_t> data() { return bytes; }
  llvm::ArrayRef<uint8_t> data() const { return bytes; }

  bool isReadOnly = false;
  Space space = Space::Global;

  /// Every byte counts as written before any launch, or as never written.
  void setInitialised(bool isInitialised);
  /// The first byte that was never written, or the size.
  uint64_t findUnwritten() const;
  /// Notes an access to bytes that are there; says what is wrong with it, or
  /// nothing.
  std::string note(uint64_t offset, unsigned size, const Access &access,
                   const Moment &moment);

private:
  void refine(unsigned log);

  std::string title;
  uint64_t begin;
  std::vector<uint8_t> bytes;
  /// The logarithm of how many bytes a stamp is for: of the smallest piece that
  /// was accessed.
  unsigned grainLog = 4;
  std::vector<uint64_t> writers, readers;
};

/// All that kernels can reach but shared memory.
class Memory {
public:
  /// Takes memory of so many bytes, aligned to `alignment` and to nothing more,
  /// never written. The name is for errors.
  Allocation &allocate(llvm::StringRef name, uint64_t size, uint64_t alignment);

  /// The allocation whose range of addresses, the room behind it included, has
  /// this one; null if there is none.
  Allocation *find(uint64_t address) const;
  llvm::ArrayRef<std::unique_ptr<Allocation>> all() const {
    return allocations;
  }

  /// The time, which moves on; stamps of all launches are comparable.
  uint64_t clock = 2;

private:
  std::vector<std::unique_ptr<Allocation>> allocations;
};

} // namespace mp::ptx

#endif // MP_TEST_PTX_MEMORY_H
