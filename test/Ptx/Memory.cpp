//===- Memory.cpp - Memory with a memory of its own -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stamp is a time and a thread. Of readers one is kept, or that there were
// several: what has to be ordered behind one reader has to be behind each.
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mp::ptx;
using llvm::StringRef;

// Low to high: thread, flags, time.
static constexpr unsigned timeShift = 16;
static constexpr uint64_t threadMask = 0xfff;
/// Several threads of the block, or several blocks of the launch.
static constexpr uint64_t manyThreads = 0x1000, manyBlocks = 0x2000;
/// Of a writer: by an atomic operation. Of a reader: without coherence.
static constexpr uint64_t special = 0x4000;
static constexpr uint64_t never = 0, before = uint64_t(1) << timeShift;
static constexpr uint32_t warpThreads = 32;

static uint64_t timeOf(uint64_t stamp) { return stamp >> timeShift; }

/// Whether an access with this stamp, of the launch or before it, is over by
/// the time of the moment.
static bool isOrdered(uint64_t stamp, const Moment &moment) {
  uint64_t time = timeOf(stamp);
  if (time < moment.launch)
    return true;
  if (time < moment.block || (stamp & manyBlocks))
    return false;
  if (time < moment.barrier)
    return true;
  if (stamp & manyThreads)
    return false;
  uint64_t thread = stamp & threadMask;
  return thread == moment.thread ||
         (thread / warpThreads == moment.thread / warpThreads &&
          time < moment.warpBarrier);
}

static std::string describe(uint64_t stamp, const Moment &moment) {
  if (timeOf(stamp) < moment.block || (stamp & manyBlocks))
    return "another block";
  if (stamp & manyThreads)
    return "several threads";
  return llvm::formatv("thread {0}", stamp & threadMask);
}

Allocation::Allocation(std::string name, uint64_t address, uint64_t size)
    : title(std::move(name)), begin(address), bytes(size) {
  setInitialised(false);
}

void Allocation::setInitialised(bool isInitialised) {
  size_t count = (bytes.size() + (size_t(1) << grainLog) - 1) >> grainLog;
  writers.assign(count, isInitialised ? before : never);
  readers.assign(count, never);
}

uint64_t Allocation::findUnwritten() const {
  for (size_t i = 0; i != writers.size(); ++i)
    if (writers[i] == never)
      return i << grainLog;
  return bytes.size();
}

void Allocation::refine(unsigned log) {
  size_t count = (bytes.size() + (size_t(1) << log) - 1) >> log;
  for (std::vector<uint64_t> *stamps : {&writers, &readers}) {
    std::vector<uint64_t> finer(count);
    for (size_t i = 0; i != count; ++i)
      finer[i] = (*stamps)[i >> (grainLog - log)];
    *stamps = std::move(finer);
  }
  grainLog = log;
}

/// The stamp of readers once the moment's thread has read, too.
static uint64_t addReader(uint64_t old, uint64_t own, const Moment &moment) {
  uint64_t time = timeOf(old);
  if (time < moment.launch)
    return own;
  own |= old & special;
  if (time < moment.block || (old & manyBlocks))
    return own | manyBlocks;
  return isOrdered(old, moment) ? own : own | manyThreads;
}

std::string Allocation::note(uint64_t offset, unsigned size,
                             const Access &access, const Moment &moment) {
  if (uint64_t rest = (offset | size) & ((uint64_t(1) << grainLog) - 1))
    refine(llvm::countr_zero(rest));
  uint64_t own = moment.now << timeShift | moment.thread;
  uint64_t end = (offset + size) >> grainLog;
  for (uint64_t i = offset >> grainLog; i != end; ++i) {
    uint64_t writer = writers[i], &reader = readers[i];
    bool bothAtomic = access.isAtomic && (writer & special);
    if (!bothAtomic && !isOrdered(writer, moment))
      return llvm::formatv("{0} what {1} writes in the same launch, and "
                           "nothing orders them",
                           access.isWrite ? "writes" : "reads",
                           describe(writer, moment));
    if (writer == never && (!access.isWrite || access.isAtomic))
      return "reads what nothing has written";
    if (access.isNonCoherent && timeOf(writer) >= moment.launch)
      return "reads without coherence (nc) what the same launch writes";
    if (!access.isWrite) {
      reader = addReader(
          reader, own | (access.isNonCoherent ? special : uint64_t(0)), moment);
      continue;
    }
    if (timeOf(reader) >= moment.launch && (reader & special))
      return "writes what the same launch reads without coherence (nc)";
    if (!isOrdered(reader, moment))
      return llvm::formatv("writes what {0} reads in the same launch, and "
                           "nothing orders them",
                           describe(reader, moment));
    writers[i] = own | (access.isAtomic ? special : uint64_t(0));
  }
  return "";
}

/// Addresses of an allocation share their upper bits, those of the room behind
/// it as well.
static constexpr unsigned rangeShift = 36;
/// The first ranges are shared memory's and that of parameters.
static constexpr uint64_t firstRange = 32;

Allocation &Memory::allocate(StringRef name, uint64_t size,
                             uint64_t alignment) {
  uint64_t range = firstRange + allocations.size();
  // Aligned to no more than was asked for: who relies on more is found.
  uint64_t address = (range << rangeShift) + (uint64_t(1) << 30) + alignment;
  allocations.push_back(
      std::make_unique<Allocation>(name.str(), address, size));
  return *allocations.back();
}

Allocation *Memory::find(uint64_t address) const {
  uint64_t range = address >> rangeShift;
  if (range < firstRange || range - firstRange >= allocations.size())
    return nullptr;
  return allocations[range - firstRange].get();
}
