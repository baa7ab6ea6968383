//===- Memory.h - The memory of a plan, watched -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One arena of the planned size, and memory apart for each slot and constant.
// A map beside each says which bytes have been written; what no call has
// written in the life of a tensor is poison, and an error to read.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_PLAN_MEMORY_H
#define MP_LIB_EXECUTION_PLAN_MEMORY_H

#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Execution/Tensor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Error.h"

namespace mlir::mp::exec {

/// Where the bytes of one tensor lie.
struct Place {
  unsigned region = 0;
  int64_t offset = 0, bytes = 0;
  /// Whose the bytes are while it lives: of each buffer of the arena another
  /// number, 0 of all else.
  unsigned owner = 0;
};

class PlanMemory {
public:
  /// Takes the memory of all slots, constants and buffers of `plan`, whose
  /// buffers have offsets. An error after more than `limit` bytes, the maps
  /// counted.
  llvm::Error allocate(mprt::PlanOp plan, int64_t limit);

  /// Where a value of the plan lies.
  const Place &find(Value buffer) const { return places.find(buffer)->second; }

  /// Poisons the arena and the result slots, as before a first step.
  void startStep();
  /// The tensor at `place` begins to live: its bytes are poison, and touching
  /// them by another place is an error from now on.
  void begin(const Place &place);
  /// It ends: nobody may touch its bytes.
  void end(const Place &place);

  /// Copies bytes `at` to `at + bytes` of a tensor; an error where they are
  /// not all its own, inside, and written. It names the first byte at fault.
  llvm::Error read(const Place &place, int64_t at, int64_t bytes,
                   char *to) const;
  /// The same for writing; what a step does not change is an error, too.
  llvm::Error write(const Place &place, int64_t at, int64_t bytes,
                    const char *from);

  /// What the user of the plan writes: all of a slot or constant.
  void bind(const Place &place, const char *from);

  /// Bytes of all memory, without the maps.
  int64_t totalBytes() const { return total; }

private:
  struct Region {
    /// `arena`, `argument:w`, `result:loss`, `constant:0`.
    std::string name;
    std::vector<char> bytes;
    /// Of each byte, whether it was written.
    std::vector<char> isWritten;
    bool isReadOnly = false;
  };

  unsigned addRegion(std::string name, int64_t bytes, bool isReadOnly);
  void poison(Region &region, int64_t offset, int64_t bytes);
  /// The address, as traces and errors name it: `arena+1280`.
  std::string nameOf(const Place &place, int64_t at) const;
  /// Whether the bytes are inside, and the tensor's own.
  llvm::Error check(StringRef action, const Place &place, int64_t at,
                    int64_t bytes) const;

  std::vector<Region> regions;
  /// Of each line of the arena (`mprt::smallAlignment` bytes), whose it is.
  std::vector<unsigned> owners;
  llvm::DenseMap<Value, Place> places;
  int64_t total = 0;
};

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_PLAN_MEMORY_H
