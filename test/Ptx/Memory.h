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
// Blocks of a launch are ordered by what they release and acquire alone.
//
// What earlier launches did counts as done, unless somebody who knows of
// streams says otherwise (Order).
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_MEMORY_H
#define MP_TEST_PTX_MEMORY_H

#include "Module.h"
#include "Releases.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mp::ptx {

/// Which earlier launches are over before one begins, where several streams run
/// at a time.
struct Order {
  /// Before this time all is over.
  uint64_t since = ~uint64_t(0);
  /// Who did what was done at a time, if that need not be over; or nothing.
  std::function<std::string(uint64_t time)> whoRaces;
};

/// Where the thread that accesses memory stands, and since when.
struct Moment {
  uint64_t now = 2;
  /// When the launch and the block began, and the last barriers of the block
  /// and of the warp.
  uint64_t launch = 2, block = 2, barrier = 2, warpBarrier = 2;
  uint32_t thread = 0;
  /// What earlier blocks of the launch have handed on; null: nothing.
  const Releases *releases = nullptr;
  /// Null where all earlier launches are over.
  const Order *order = nullptr;
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
  uint64_t size() const { return length; }
  llvm::MutableArrayRef<uint8_t> data() { return bytes; }
  llvm::ArrayRef<uint8_t> data() const { return bytes; }
  bool isFreed() const { return bytes.size() != length; }
  /// Gives the bytes back; the addresses are never given out again.
  void free();

  bool isReadOnly = false;
  Space space = Space::Global;

  /// Every byte counts as written before any launch, or as never written.
  void setInitialised(bool isInitialised);
  /// The first byte that was never written, or the size.
  uint64_t findUnwritten() const { return findState(0, length, false); }
  /// From an offset on the first byte that was written, or never; or the end.
  uint64_t findState(uint64_t offset, uint64_t end, bool isWritten) const;
  /// Makes bytes again what nothing has written.
  void forget(uint64_t offset, uint64_t size);
  /// Notes an access to bytes that are there; says what is wrong with it, or
  /// nothing.
  std::string note(uint64_t offset, uint64_t size, const Access &access,
                   const Moment &moment);

private:
  /// Stamps of a piece of memory.
  struct Page {
    /// The logarithm of how many bytes a stamp is for: of the smallest piece
    /// that was accessed.
    unsigned grainLog;
    std::vector<uint64_t> writers, readers;
  };
  /// A reader whose stamp another one has taken that is not ordered behind it.
  struct PastReader {
    uint64_t stamp, begin, end;
  };

  Page &refine(uint64_t offset, uint64_t size);
  std::string noteGrain(Page &page, uint64_t grain, const Access &access,
                        const Moment &moment);
  void keepReader(uint64_t stamp, uint64_t offset, uint64_t size);
  void dropReaders(uint64_t offset, uint64_t size);
  std::string racesWithReader(uint64_t stamp, uint64_t offset, uint64_t size,
                              const Moment &moment) const;

  std::string title;
  uint64_t begin, length;
  std::vector<uint8_t> bytes;
  std::vector<Page> pages;
  std::vector<PastReader> pastReaders;
};

/// All that kernels can reach but shared memory.
class Memory {
public:
  /// Takes memory of so many bytes, aligned to `alignment` and to nothing more,
  /// never written. The name is for errors.
  Allocation &allocate(llvm::StringRef name, uint64_t size, uint64_t alignment);

  /// The allocation whose range of addresses, the room behind it included, has
  /// this one, be it freed; null if there is none.
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
