//===- BlockBarriers.cpp - Where threads wait for others ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Block.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mp::ptx;

uint32_t Block::maskOf(uint32_t thread) {
  const Instruction &i = instructionOf(thread);
  return slotsOf(thread)[i.from[i.opcode == Opcode::WarpBarrier ? 0 : 3]];
}

bool Block::joinWarps() {
  bool moved = false;
  for (uint32_t thread = 0; thread != threads.size(); ++thread)
    if (threads[thread].state == State::AtWarp) {
      moved |= joinLanes(thread);
      if (!error.empty())
        return false;
    }
  return moved;
}

bool Block::joinLanes(uint32_t thread) {
  uint32_t first = thread - thread % warpThreads, mask = maskOf(thread);
  if (!((mask >> (thread - first)) & 1)) {
    fail(thread, "its mask does not name its own lane");
    return false;
  }
  const Instruction &own = instructionOf(thread);
  for (uint32_t lane = 0; lane != warpThreads; ++lane) {
    if (!((mask >> lane) & 1))
      continue;
    if (lane >= threadsOfWarp(first) ||
        threads[first + lane].state == State::Done) {
      fail(thread,
           llvm::formatv("its mask names lane {0}, which {1}", lane,
                         lane >= threadsOfWarp(first) ? "the block has not"
                                                      : "has left the entry"));
      return false;
    }
    if (threads[first + lane].state != State::AtWarp ||
        maskOf(first + lane) != mask)
      return false;
    const Instruction &other = instructionOf(first + lane);
    if (other.opcode != own.opcode || other.mode != own.mode)
      return false;
  }
  if (own.opcode == Opcode::Shuffle)
    shuffle(first, mask);
  else if (own.opcode == Opcode::Vote)
    vote(first, mask);
  else if (llvm::popcount(mask) == int(threadsOfWarp(first)))
    warpBarriers[first / warpThreads] = ++memory.clock;
  for (uint32_t lane = 0; lane != warpThreads; ++lane)
    if ((mask >> lane) & 1) {
      moment.thread = first + lane;
      if (looksAtRegisters && instructionOf(moment.thread).isTracked)
        define(instructionOf(moment.thread));
      ++threads[first + lane].at;
      threads[first + lane].state = State::Ready;
    }
  return error.empty();
}

/// The lane that a lane reads, or none: then it keeps its own value.
static std::optional<uint32_t> sourceLane(ShuffleMode mode, uint32_t lane,
                                          uint32_t amount, uint32_t bounds) {
  uint32_t clamp = bounds & 31, segments = (bounds >> 8) & 31;
  uint32_t last = (lane & segments) | (clamp & ~segments & 31);
  uint32_t least = lane & segments;
  amount &= 31;
  switch (mode) {
  case ShuffleMode::Up: {
    int from = int(lane) - int(amount);
    return from >= int(last) ? std::optional<uint32_t>(from) : std::nullopt;
  }
  case ShuffleMode::Down:
    return lane + amount <= last ? std::optional(lane + amount) : std::nullopt;
  case ShuffleMode::Butterfly:
    return (lane ^ amount) <= last ? std::optional(lane ^ amount)
                                   : std::nullopt;
  case ShuffleMode::Index: {
    uint32_t from = least | (amount & ~segments & 31);
    return from <= last ? std::optional(from) : std::nullopt;
  }
  }
  return std::nullopt;
}

void Block::shuffle(uint32_t first, uint32_t mask) {
  uint32_t results[warpThreads];
  bool inside[warpThreads];
  for (uint32_t lane = 0; lane != warpThreads; ++lane) {
    if (!((mask >> lane) & 1))
      continue;
    const Instruction &i = instructionOf(first + lane);
    Slots slots = slotsOf(first + lane);
    std::optional<uint32_t> from =
        sourceLane(static_cast<ShuffleMode>(i.mode), lane, slots[i.from[1]],
                   slots[i.from[2]]);
    if (from && !((mask >> *from) & 1))
      return fail(first + lane,
                  llvm::formatv("takes the value of lane {0}, which takes no "
                                "part",
                                *from));
    uint32_t source = first + from.value_or(lane);
    results[lane] = slotsOf(source)[instructionOf(source).from[0]];
    inside[lane] = from.has_value();
  }
  for (uint32_t lane = 0; lane != warpThreads; ++lane) {
    if (!((mask >> lane) & 1))
      continue;
    const Instruction &i = instructionOf(first + lane);
    if (i.to != none)
      slotsOf(first + lane)[i.to] = results[lane];
    if (i.secondTo != none)
      slotsOf(first + lane)[i.secondTo] = inside[lane];
  }
}

void Block::vote(uint32_t first, uint32_t mask) {
  uint32_t ballot = 0;
  for (uint32_t lane = 0; lane != warpThreads; ++lane)
    if ((mask >> lane) & 1)
      if (slotsOf(first + lane)[instructionOf(first + lane).from[0]])
        ballot |= uint32_t(1) << lane;
  for (uint32_t lane = 0; lane != warpThreads; ++lane) {
    if (!((mask >> lane) & 1))
      continue;
    const Instruction &i = instructionOf(first + lane);
    uint32_t result = ballot;
    switch (static_cast<VoteMode>(i.mode)) {
    case VoteMode::All:
      result = ballot == mask;
      break;
    case VoteMode::Any:
      result = ballot != 0;
      break;
    case VoteMode::Uniform:
      result = ballot == mask || ballot == 0;
      break;
    case VoteMode::Ballot:
      break;
    }
    if (i.to != none)
      slotsOf(first + lane)[i.to] = result;
  }
}

bool Block::passBarrier() {
  if (!error.empty())
    return false;
  auto find = [&](State state) {
    return llvm::find_if(threads,
                         [&](const Thread &t) { return t.state == state; });
  };
  if (auto stuck = find(State::AtWarp); stuck != threads.end()) {
    fail(stuck - threads.begin(), "waits for lanes that never come");
    return false;
  }
  uint32_t other = find(State::AtBarrier) - threads.begin();
  for (uint32_t thread = 0; thread != threads.size(); ++thread) {
    if (threads[thread].state == State::Done) {
      fail(other, llvm::formatv("waits for thread {0}, which has left the "
                                "entry",
                                thread));
      return false;
    }
    const Instruction &i = instructionOf(thread);
    if (i.value != instructionOf(other).value) {
      fail(thread, "waits at another barrier than others of the block");
      return false;
    }
    // Both `bar` and `.aligned` say that a warp comes as one.
    uint32_t leader = thread - thread % warpThreads;
    if (threads[thread].at != threads[leader].at) {
      fail(thread,
           llvm::formatv("is another barrier than that of thread {0} of "
                         "its warp",
                         leader));
      return false;
    }
  }
  moment.barrier = ++memory.clock;
  releases.passBarrier();
  for (Thread &thread : threads) {
    ++thread.at;
    thread.state = State::Ready;
  }
  return true;
}
