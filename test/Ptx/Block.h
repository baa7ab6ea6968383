//===- Block.h - The threads of one block -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_BLOCK_H
#define MP_TEST_PTX_BLOCK_H

#include "Machine.h"

#include <optional>
#include <random>

namespace mp::ptx {

constexpr uint32_t warpThreads = 32;

/// Runs blocks of a launch, each in what the last one left.
class Block {
public:
  Block(const Code &code, const Launch &launch, Memory &memory,
        Allocation &parameters, const MachineOptions &options,
        uint64_t launchTime);

  /// Runs one block; false if there is a fault.
  bool run(std::array<uint32_t, 3> place);
  const std::string &fault() const { return error; }
  uint64_t executed() const { return count; }

private:
  enum class State : uint8_t { Ready, AtBarrier, AtWarp, Done };
  struct Thread {
    uint32_t at = 0;
    State state = State::Ready;
    uint64_t left = 0;
  };
  struct Place {
    Allocation *allocation;
    uint64_t offset;
    /// Bytes that are there.
    unsigned size;
  };

  void begin(std::array<uint32_t, 3> place);
  /// Runs a thread until it waits or ends.
  void runThread(uint32_t thread);
  void fail(uint32_t thread, const std::string &why);
  const Instruction &instructionOf(uint32_t thread) const {
    return code.instructions[threads[thread].at];
  }
  Slots slotsOf(uint32_t thread) {
    return &frames[size_t(thread) * code.numSlots()];
  }

  /// Gives registers that are looked at any bits, and none a value.
  void forgetRegisters();
  bool isDefined(const Instruction &instruction, bool guardOnly);
  void define(const Instruction &instruction);

  /// What an address is in, or past the end of; null if nothing is there.
  Allocation *findAllocation(uint64_t address);
  bool resolve(uint64_t address, unsigned size, const Instruction &instruction,
               const Access &access, Place &place);
  /// The variable in shared memory that has these bytes; null after an error.
  const Code::Range *resolveShared(uint64_t address, unsigned size);
  void load(const Instruction &instruction, Slots slots);
  void store(const Instruction &instruction, Slots slots);
  void updateAtomic(const Instruction &instruction, Slots slots);
  /// Of one that neither branches nor waits.
  void execute(const Instruction &instruction, Slots slots);
  /// Where an indexed branch leads; nowhere after an error.
  std::optional<uint32_t> findTarget(const Instruction &instruction,
                                     Slots slots);

  bool joinWarps();
  /// Lets a group of lanes pass that all wait for the same; false if some are
  /// not there yet.
  bool joinLanes(uint32_t first);
  void shuffle(uint32_t first, uint32_t mask);
  void vote(uint32_t first, uint32_t mask);
  uint32_t maskOf(uint32_t thread);
  bool passBarrier();
  uint32_t threadsOfWarp(uint32_t first) const {
    return std::min<uint32_t>(warpThreads, threads.size() - first);
  }

  const Code &code;
  const Launch &launch;
  Memory &memory;
  Allocation &parameters;
  Allocation sharedMemory;
  MachineOptions options;
  std::mt19937_64 random;

  std::vector<Thread> threads;
  std::vector<uint64_t> frames;
  /// For registers that are looked at: whether they were written.
  std::vector<uint8_t> defined;
  std::vector<uint64_t> warpBarriers;
  std::vector<uint32_t> order;
  std::array<uint32_t, 3> place = {0, 0, 0};
  Moment moment;
  Releases releases;
  bool looksAtRegisters = false;
  std::string error;
  uint64_t count = 0;
};

} // namespace mp::ptx

#endif // MP_TEST_PTX_BLOCK_H
