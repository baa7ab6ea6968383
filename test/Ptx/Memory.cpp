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

#include "llvm/ADT/STLExtras.h"
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
  if (stamp & manyBlocks)
    return false;
  if (time < moment.block)
    return moment.releases && moment.releases->isAcquired(time, moment.thread);
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

/// Who did what the stamp is of in an earlier launch, if that need not be over.
static std::string whoRaces(uint64_t stamp, const Moment &moment) {
  uint64_t time = timeOf(stamp);
  if (!moment.order || time < moment.order->since || time >= moment.launch)
    return "";
  return moment.order->whoRaces(time);
}

/// Bytes that have a page of stamps.
static constexpr unsigned pageLog = 12;
static constexpr uint64_t pageBytes = uint64_t(1) << pageLog;

Allocation::Allocation(std::string name, uint64_t address, uint64_t size)
    : title(std::move(name)), begin(address), length(size), bytes(size) {
  setInitialised(false);
}

void Allocation::free() {
  // Not `= {}`, an empty list, behind which a vector keeps its room.
  bytes = std::vector<uint8_t>();
  pages = std::vector<Page>();
  pastReaders = std::vector<PastReader>();
}

void Allocation::setInitialised(bool isInitialised) {
  pages.resize((length + pageBytes - 1) >> pageLog);
  for (Page &page : pages) {
    page.grainLog = pageLog;
    page.writers.assign(1, isInitialised ? before : never);
    page.readers.assign(1, never);
  }
}

uint64_t Allocation::findState(uint64_t offset, uint64_t end,
                               bool isWritten) const {
  while (offset < end) {
    const Page &page = pages[offset >> pageLog];
    uint64_t grain = (offset & (pageBytes - 1)) >> page.grainLog;
    if ((page.writers[grain] != never) == isWritten)
      return offset;
    offset = ((offset >> page.grainLog) + 1) << page.grainLog;
  }
  return end;
}

/// The page of bytes that lie in one, with stamps that are for them alone.
Allocation::Page &Allocation::refine(uint64_t offset, uint64_t size) {
  Page &page = pages[offset >> pageLog];
  // What lies behind the end belongs to nobody.
  uint64_t end = offset + size == length ? 0 : size;
  uint64_t mask = (uint64_t(1) << page.grainLog) - 1;
  if (!((offset | end) & mask))
    return page;
  unsigned log = llvm::countr_zero(offset | end);
  for (std::vector<uint64_t> *stamps : {&page.writers, &page.readers}) {
    std::vector<uint64_t> finer(pageBytes >> log);
    for (size_t i = 0; i != finer.size(); ++i)
      finer[i] = (*stamps)[i >> (page.grainLog - log)];
    *stamps = std::move(finer);
  }
  page.grainLog = log;
  return page;
}

void Allocation::forget(uint64_t offset, uint64_t size) {
  for (uint64_t end = offset + size; offset != end;) {
    uint64_t piece = std::min(end, (offset | (pageBytes - 1)) + 1) - offset;
    Page &page = refine(offset, piece);
    uint64_t first = (offset & (pageBytes - 1)) >> page.grainLog;
    uint64_t grain = uint64_t(1) << page.grainLog;
    std::fill_n(page.writers.begin() + first,
                (piece + grain - 1) >> page.grainLog, never);
    offset += piece;
  }
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

void Allocation::keepReader(uint64_t stamp, uint64_t offset, uint64_t size) {
  if (!pastReaders.empty() && pastReaders.back().stamp == stamp &&
      pastReaders.back().end == offset)
    pastReaders.back().end += size;
  else
    pastReaders.push_back({stamp, offset, offset + size});
}

/// Forgets readers of bytes that are written now: whoever comes behind the
/// writer comes behind them.
void Allocation::dropReaders(uint64_t offset, uint64_t size) {
  for (PastReader &past : pastReaders)
    if (past.begin == offset)
      past.begin = std::min(past.end, offset + size);
  llvm::erase_if(pastReaders,
                 [](const PastReader &past) { return past.begin == past.end; });
}

/// Of the reader with the stamp, and of those that it has taken the place of.
std::string Allocation::racesWithReader(uint64_t stamp, uint64_t offset,
                                        uint64_t size,
                                        const Moment &moment) const {
  std::string who = whoRaces(stamp, moment);
  for (const PastReader &past : pastReaders)
    if (who.empty() && past.begin < offset + size && offset < past.end)
      who = whoRaces(past.stamp, moment);
  return who;
}

std::string Allocation::noteGrain(Page &page, uint64_t grain,
                                  const Access &access, const Moment &moment) {
  uint64_t &writer = page.writers[grain], &reader = page.readers[grain];
  uint64_t own = moment.now << timeShift | moment.thread;
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
  if (std::string who = whoRaces(writer, moment); !who.empty())
    return llvm::formatv("{0} what {1} writes, and nothing orders them",
                         access.isWrite ? "writes" : "reads", who);
  uint64_t size = uint64_t(1) << page.grainLog;
  uint64_t offset = (uint64_t(&page - pages.data()) << pageLog) + grain * size;
  if (!access.isWrite) {
    if (moment.order && !whoRaces(reader, moment).empty())
      keepReader(reader, offset, size);
    reader = addReader(
        reader, own | (access.isNonCoherent ? special : uint64_t(0)), moment);
    return "";
  }
  if (timeOf(reader) >= moment.launch && (reader & special))
    return "writes what the same launch reads without coherence (nc)";
  if (!isOrdered(reader, moment))
    return llvm::formatv("writes what {0} reads in the same launch, and "
                         "nothing orders them",
                         describe(reader, moment));
  if (moment.order)
    if (std::string who = racesWithReader(reader, offset, size, moment);
        !who.empty())
      return llvm::formatv("writes what {0} reads, and nothing orders them",
                           who);
  if (!pastReaders.empty())
    dropReaders(offset, size);
  writer = own | (access.isAtomic ? special : uint64_t(0));
  return "";
}

std::string Allocation::note(uint64_t offset, uint64_t size,
                             const Access &access, const Moment &moment) {
  for (uint64_t end = offset + size; offset != end;) {
    uint64_t piece = std::min(end, (offset | (pageBytes - 1)) + 1) - offset;
    Page &page = refine(offset, piece);
    uint64_t first = (offset & (pageBytes - 1)) >> page.grainLog;
    uint64_t grain = uint64_t(1) << page.grainLog;
    uint64_t last = first + ((piece + grain - 1) >> page.grainLog);
    for (; first != last; ++first)
      if (std::string wrong = noteGrain(page, first, access, moment);
          !wrong.empty())
        return wrong;
    offset += piece;
  }
  return "";
}

/// Addresses of an allocation share their upper bits, those of the room behind
/// it as well.
static constexpr unsigned rangeShift = 36;
/// The first ranges are shared memory's and that of parameters, those behind
/// them the host's, which has addresses of 47 bits.
static constexpr uint64_t firstRange = 1 << 12;

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
