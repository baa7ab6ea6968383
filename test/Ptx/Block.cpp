//===- Block.cpp - Threads, one after the other ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Block.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mp::ptx;

Block::Block(const Code &code, const Launch &launch, Memory &memory,
             Allocation &parameters, const MachineOptions &options,
             uint64_t launchTime)
    : code(code), launch(launch), memory(memory), parameters(parameters),
      sharedMemory("shared memory", 0, code.sharedSpan), options(options),
      random(options.seed) {
  sharedMemory.space = Space::Shared;
  moment.launch = launchTime;
  moment.order = launch.order;
  moment.releases = &releases;
  uint32_t count = launch.block[0] * launch.block[1] * launch.block[2];
  threads.resize(count);
  warpBarriers.resize((count + warpThreads - 1) / warpThreads);
  frames.resize(size_t(count) * code.numSlots());
  looksAtRegisters = llvm::any_of(code.instructions, [](const Instruction &i) {
    return i.mayReadUndefined;
  });
  for (uint32_t thread = 0; thread != count; ++thread) {
    Slots slots = slotsOf(thread);
    llvm::copy(code.constants, slots + code.constantSlot(0));
    Slots special = slots + code.specialSlot(0);
    special[ThreadX] = thread % launch.block[0];
    special[ThreadY] = thread / launch.block[0] % launch.block[1];
    special[ThreadZ] = thread / launch.block[0] / launch.block[1];
    for (unsigned dim = 0; dim != 3; ++dim) {
      special[ThreadsX + dim] = launch.block[dim];
      special[BlocksX + dim] = launch.grid[dim];
    }
    special[Lane] = thread % warpThreads;
    special[WarpSize] = warpThreads;
  }
}

void Block::fail(uint32_t thread, const std::string &why) {
  if (!error.empty())
    return;
  Slots special = slotsOf(thread) + code.specialSlot(0);
  const Statement &statement =
      code.entry->statements[instructionOf(thread).statement];
  error = llvm::formatv(
      "{0}: block ({1}, {2}, {3}), thread ({4}, {5}, {6}), line {7} '{8}': {9}",
      code.entry->name, place[0], place[1], place[2], special[ThreadX],
      special[ThreadY], special[ThreadZ], statement.line, statement.text, why);
}

void Block::begin(std::array<uint32_t, 3> at) {
  place = at;
  moment.now = moment.block = moment.barrier = ++memory.clock;
  llvm::fill(warpBarriers, moment.now);
  releases.beginBlock();
  sharedMemory.setInitialised(false);
  if (looksAtRegisters)
    forgetRegisters();
  for (uint32_t thread = 0; thread != threads.size(); ++thread) {
    threads[thread] = {0, State::Ready, options.budget};
    Slots special = slotsOf(thread) + code.specialSlot(0);
    for (unsigned dim = 0; dim != 3; ++dim)
      special[BlockX + dim] = place[dim];
  }
}

void Block::forgetRegisters() {
  defined.assign(threads.size() * code.numRegisters, 0);
  for (uint32_t slot = 0; slot != code.numRegisters; ++slot) {
    if (!code.tracked[slot])
      continue;
    uint64_t mask = ~uint64_t(0) >> (64 - code.entry->registers[slot]);
    for (uint32_t thread = 0; thread != threads.size(); ++thread)
      slotsOf(thread)[slot] = random() & mask;
  }
}

bool Block::run(std::array<uint32_t, 3> at) {
  begin(at);
  while (error.empty()) {
    order.clear();
    for (uint32_t thread = 0; thread != threads.size(); ++thread)
      if (threads[thread].state == State::Ready)
        order.push_back(thread);
    std::shuffle(order.begin(), order.end(), random);
    for (uint32_t thread : order) {
      runThread(thread);
      if (!error.empty())
        return false;
    }
    if (llvm::all_of(threads,
                     [](const Thread &t) { return t.state == State::Done; }))
      return true;
    if (!joinWarps() && !passBarrier())
      return false;
  }
  return false;
}

bool Block::isDefined(const Instruction &instruction, bool guardOnly) {
  const uint8_t *own = &defined[size_t(moment.thread) * code.numRegisters];
  auto isUndefined = [&](uint32_t slot) {
    return slot < code.numRegisters && code.tracked[slot] && !own[slot];
  };
  llvm::SmallVector<uint32_t, 8> slots = code.reads(instruction);
  llvm::erase_if(slots, [&](uint32_t slot) {
    return (slot == instruction.guard) != guardOnly;
  });
  auto undefined = llvm::find_if(slots, isUndefined);
  // LLVM packs what it needs one half of, and widens vectors of bytes. What
  // has no value has drawn bits, which show in results if they come there.
  if (undefined == slots.end() || instruction.movesBytes ||
      (instruction.isPack && !llvm::all_of(slots, isUndefined)))
    return true;
  fail(moment.thread, "reads the register " +
                          code.entry->registerNames[*undefined] +
                          ", which nothing has written");
  return false;
}

void Block::define(const Instruction &instruction) {
  for (uint32_t slot : code.writes(instruction))
    defined[size_t(moment.thread) * code.numRegisters + slot] = 1;
}

void Block::execute(const Instruction &instruction, Slots slots) {
  switch (instruction.opcode) {
  case Opcode::Compute:
    return instruction.compute(slots, instruction);
  case Opcode::Load:
    return load(instruction, slots);
  case Opcode::Store:
    return store(instruction, slots);
  case Opcode::Atomic:
    return updateAtomic(instruction, slots);
  default: // a fence
    if (instruction.isOfDevice)
      releases.fence(moment.thread, moment.block, moment.barrier);
    return;
  }
}

std::optional<uint32_t> Block::findTarget(const Instruction &instruction,
                                          Slots slots) {
  uint64_t index = slots[instruction.from[0]];
  if (index < instruction.listSize)
    return code.listOf(instruction)[index];
  fail(moment.thread, "branches to a place that its table has not");
  return std::nullopt;
}

void Block::runThread(uint32_t number) {
  Thread &thread = threads[number];
  Slots slots = slotsOf(number);
  moment.thread = number;
  moment.now = memory.clock;
  moment.warpBarrier = warpBarriers[number / warpThreads];
  uint64_t left = thread.left;
  uint32_t &at = thread.at;
  auto stop = [&](State state) {
    thread.state = state;
    count += thread.left - left;
    thread.left = left;
  };
  while (true) {
    const Instruction &i = code.instructions[at];
    if (left-- == 0)
      fail(number, "runs for more instructions than are allowed");
    if (i.mayReadUndefined && i.guard != none)
      isDefined(i, /*guardOnly=*/true);
    bool isSkipped =
        i.guard != none && (slots[i.guard] != 0) == i.isNegatedGuard;
    if (i.mayReadUndefined && !isSkipped)
      isDefined(i, /*guardOnly=*/false);
    if (!error.empty())
      return stop(thread.state);
    if (isSkipped) {
      ++at;
      continue;
    }
    switch (i.opcode) {
    case Opcode::Branch:
      at = i.value;
      continue;
    case Opcode::BranchIndex:
      if (std::optional<uint32_t> target = findTarget(i, slots)) {
        at = *target;
        continue;
      }
      break;
    case Opcode::Exit:
      return stop(State::Done);
    case Opcode::Trap:
      fail(number, "runs into a trap");
      break;
    case Opcode::Barrier:
      return stop(State::AtBarrier);
    case Opcode::WarpBarrier:
    case Opcode::Shuffle:
    case Opcode::Vote:
      return stop(State::AtWarp);
    default:
      execute(i, slots);
    }
    if (!error.empty())
      return stop(thread.state);
    if (looksAtRegisters && i.isTracked)
      define(i);
    ++at;
  }
}
