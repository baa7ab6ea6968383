//===- Machine.h - Runs PTX, and sees what it does wrong --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks run one after the other, and of a block one thread at a time, up to
// the next instruction where it waits for others; the order of both is drawn.
// That no order but the intended one gives the result is not left to chance:
// two accesses that nothing orders are an error in every order (Memory.h).
//
// shfl.sync and vote.sync order no memory, as PTX has it: bar.sync does, and
// bar.warp.sync of all the threads of a warp.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_MACHINE_H
#define MP_TEST_PTX_MACHINE_H

#include "Code.h"
#include "Memory.h"

namespace mp::ptx {

/// What a driver is told of a launch.
struct Launch {
  std::string entry;
  std::array<uint32_t, 3> grid = {1, 1, 1}, block = {1, 1, 1};
  /// Bytes that the variables in shared memory may take.
  uint64_t sharedBytes = 0;
  /// The bytes of each parameter.
  std::vector<std::vector<uint8_t>> arguments;
  /// Null where all earlier launches are over.
  const Order *order = nullptr;

  /// Appends an argument of 64 bits.
  void addPointer(uint64_t address);
};

struct MachineOptions {
  /// Draws the order of blocks and threads.
  uint64_t seed = 1;
  /// Instructions of one thread; above it, it is taken for endless.
  uint64_t budget = uint64_t(1) << 26;
};

/// A module in a memory.
class Machine {
public:
  /// The memory outlives the machine.
  Machine(Module module, Memory &memory, const MachineOptions &options = {});

  /// Places the variables and takes all entries apart, as a driver does that
  /// compiles a module when it is loaded.
  llvm::Error load();
  /// Gives back the memory of the variables.
  void unload();
  const Module &parsed() const { return module; }
  /// Whether a launch has a shape that a GPU takes, and the parameters of its
  /// entry.
  llvm::Error check(const Launch &launch);
  /// Runs a launch to its end. An error has the entry, the block, the thread,
  /// the line and, of memory, the address.
  llvm::Error launch(const Launch &launch);

  /// Instructions that all threads of all launches have run.
  uint64_t executed() const { return count; }

private:
  llvm::Error placeVariables();
  llvm::Expected<const Code *> codeOf(llvm::StringRef entry);
  llvm::Error checkShape(const Launch &launch, const Code &code) const;

  Module module;
  Memory &memory;
  MachineOptions options;
  bool isPlaced = false;
  llvm::SmallVector<Allocation *> placed;
  Addresses addresses;
  llvm::StringMap<std::unique_ptr<Code>> codes;
  uint64_t count = 0;
};

} // namespace mp::ptx

#endif // MP_TEST_PTX_MACHINE_H
