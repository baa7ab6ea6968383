//===- Times.cpp - When a value is best computed --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels of different times share nothing but memory. What is made of values
// that are in memory anyway need not be written for a later kernel: that one
// makes it itself, alone or once more.
//
//===----------------------------------------------------------------------===//

#include "Times.h"

#include "SavedRoots.h"

#include "mp/Support/Sizes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::mp;

/// Arithmetic for an element that may be done at each of several times.
static constexpr unsigned maxRepeatedCost = 4;

/// The same for what is made of values that are read at that time anyway.
static constexpr unsigned maxCostOfThere = 10;

/// The same for what is made of nothing that is in memory by integers: the
/// counters of random bits.
static constexpr unsigned maxCostOfCounters = 16;

/// How many times as large as a value is what may be made again of it although
/// it is in no memory yet: the means of rows.
static constexpr int64_t minSmaller = 8;

/// Ops made again one of the other that are looked through.
static constexpr size_t maxLookedThrough = 16;

/// Whether no kernel that computes the node goes on with what reads it.
static bool endsKernel(const FusionNode &node) {
  return node.isTotal() ||
         (node.kind == FusionNodeKind::Opaque && !node.operands.empty());
}

/// Whether the node is computed in any kernel, for one element or many.
static bool isFree(const FusionNode &node) {
  return node.kind == FusionNodeKind::Elementwise ||
         node.kind == FusionNodeKind::Movement;
}

namespace {

/// What making a value again takes.
struct Sources {
  int64_t bytes = 0;
  unsigned cost = 0;
  /// Whether what is read is in memory for other reasons.
  bool inMemory = true;
  /// Whether all that is computed is light.
  bool light = true;
};

class TimeFinder {
public:
  explicit TimeFinder(const FusionGraph &graph);

  void run();
  void markRepeated(FusionGraph &marked);

  FusionTimes times;

private:
  void findEarliest();
  void findReaders(bool deferAll);
  void addReader(unsigned number);
  void findDeferred();
  Sources findSources(unsigned number) const;
  bool isInMemory(unsigned number) const {
    return mp::isInMemory(graph, times, number);
  }
  /// Whether kernels of several times read a node, which one of them writes for
  /// the others. Known once it is known what is made again.
  bool isKept(unsigned number) const {
    return marksRepeated && isFree(graph[number]) && !repeated[number] &&
           !graph[number].duplicable && !times.deferred[number] &&
           readers[number].first < readers[number].last;
  }
  /// Whether a node is on the way to `reader` and nothing else: what moves
  /// elements, what is made of little, such as the mask of a one-hot row, and
  /// what is unscaled, a gradient's sum.
  bool isMadeFor(unsigned number, unsigned reader) const {
    const FusionNode &node = graph[number];
    bool isOfLittle = node.kind == FusionNodeKind::Elementwise &&
                      (sources[number].bytes <= node.bytes / minSmaller ||
                       times.earliest[reader] >= end);
    return (node.kind == FusionNodeKind::Movement || isOfLittle) &&
           readers[number].count == 1 && !readers[number].inMemory;
  }
  bool canRepeat(unsigned number) const;
  bool isReadAt(unsigned number, unsigned time) const;
  bool isThere(unsigned number, std::vector<unsigned> &made) const;
  int64_t countBytesOf(unsigned number, unsigned time) const;
  int64_t countBytes(unsigned operand, unsigned time) const;

  const FusionGraph &graph;
  std::vector<Readers> &readers = times.readers;
  /// Of each node that could be made again.
  std::vector<Sources> sources;
  /// Bytes that a deferred node makes its reader's kernel read.
  std::vector<int64_t> carried;
  /// What each of its readers makes again.
  std::vector<bool> repeated;
  bool marksRepeated = false;
  /// When no library call is left, once it is known what is made again.
  unsigned end = ReadTimes::none;
};

} // namespace

TimeFinder::TimeFinder(const FusionGraph &graph)
    : graph(graph), sources(graph.size()), carried(graph.size()),
      repeated(graph.size()) {
  readers.resize(graph.size());
  times.earliest.resize(graph.size());
  times.due.resize(graph.size());
  times.deferred.resize(graph.size());
}

void TimeFinder::findEarliest() {
  for (auto [number, node] : llvm::enumerate(graph))
    for (unsigned operand : node.operands)
      times.earliest[number] =
          std::max(times.earliest[number],
                   times.earliest[operand] + endsKernel(graph[operand]));
}

/// Tells the operands of a node that it reads them when it is computed.
void TimeFinder::addReader(unsigned number) {
  const FusionNode &node = graph[number];
  const Readers &own = readers[number];
  bool forResults =
      node.pinned || (own.first != Readers::none && own.forResults);
  if (!isFree(node) && node.kind != FusionNodeKind::Broadcast &&
      node.kind != FusionNodeKind::Reshape)
    forResults = false;
  for (unsigned operand : node.operands) {
    unsigned ends = endsKernel(graph[operand]);
    readers[operand].add(times.due[number] - ends);
    if (node.kind != FusionNodeKind::Opaque)
      readers[operand].inKernels.add(times.due[number] - ends);
    // What each of its readers computes is there at the time of each.
    if (node.duplicable && own.last > times.due[number])
      readers[operand].add(own.last - ends);
    readers[operand].inMemory |= node.kind == FusionNodeKind::Opaque;
    readers[operand].forResults &= forResults;
  }
}

/// Finds all `due` and `readers`. Before it is known what is deferred, all that
/// can be is.
void TimeFinder::findReaders(bool deferAll) {
  readers.assign(graph.size(), Readers());
  for (size_t number = graph.size(); number-- > 0;) {
    const FusionNode &node = graph[number];
    Readers &own = readers[number];
    own.inMemory |= node.pinned || node.kind == FusionNodeKind::Opaque;
    bool waits = deferAll ? node.kind != FusionNodeKind::Reduce
                          : times.deferred[number] || node.duplicable;
    waits &= !own.inMemory && own.first != Readers::none;
    times.due[number] = waits ? own.first : times.earliest[number];
    addReader(number);
  }
}

/// A scalar is read once and kept in a register.
Sources TimeFinder::findSources(unsigned number) const {
  Sources result;
  result.cost = graph[number].getArithmetic();
  result.light = graph[number].light || result.cost == 0 ||
                 graph[number].kind == FusionNodeKind::Source;
  for (unsigned operand : graph[number].operands) {
    const FusionNode &read = graph[operand];
    if (read.getNumElements() == 1)
      continue;
    // What only results are made of waits for them, and all its sources do.
    bool isKeptFor = !readers[number].forResults && isKept(operand);
    // Of what it moves, a slice reads its own part. The rest is kept for it,
    // and had better be little.
    bool isPart = graph[number].kind == FusionNodeKind::Movement &&
                  read.bytes / 2 <= graph[number].bytes;
    int64_t bytes =
        isPart ? std::min(read.bytes, graph[number].bytes) : read.bytes;
    Sources more{bytes, 0, isInMemory(operand) || isKeptFor};
    // What is made again at that time has its sources there already.
    // Not through what moves elements: each step would read at more places.
    bool isThere = repeated[operand] &&
                   read.kind == FusionNodeKind::Elementwise &&
                   graph[number].kind == FusionNodeKind::Elementwise &&
                   readers[operand].last == readers[number].last;
    if (read.duplicable || isMadeFor(operand, number) || isThere)
      more = sources[operand];
    else if (!more.inMemory && read.bytes <= graph[number].bytes / minSmaller)
      more = {saturatingAdd(read.bytes, read.bytes), 0, true};
    result.bytes = saturatingAdd(result.bytes, more.bytes);
    result.cost += more.cost;
    result.inMemory &= more.inMemory;
    result.light &= more.light;
  }
  return result;
}

/// What a kernel at `time` reads more for the sake of a node that it does not
/// make again; twice as much if that is written for it, too.
int64_t TimeFinder::countBytesOf(unsigned number, unsigned time) const {
  const FusionNode &node = graph[number];
  if (node.duplicable)
    return sources[number].bytes;
  if (times.deferred[number])
    return carried[number];
  if (isFree(node) && times.earliest[number] == time)
    return 0;
  bool isWritten =
      isInMemory(number) || readers[number].first < readers[number].last;
  return isWritten ? node.bytes : saturatingAdd(node.bytes, node.bytes);
}

/// The same for the sake of an operand. Of what is made again the kernel reads
/// what that is made of, a square's root once.
int64_t TimeFinder::countBytes(unsigned operand, unsigned time) const {
  llvm::SmallSetVector<unsigned, 8> read;
  read.insert(operand);
  int64_t bytes = 0;
  for (size_t next = 0; next != read.size(); ++next) { // grows
    const FusionNode &node = graph[read[next]];
    const Readers &own = readers[read[next]];
    if (node.getNumElements() == 1 || (own.last == time && own.atLast > 1))
      continue;
    if (node.duplicable && next < maxLookedThrough)
      read.insert(node.operands.begin(), node.operands.end());
    else
      bytes = saturatingAdd(bytes, countBytesOf(read[next], time));
  }
  return graph[operand].duplicable ? std::min(bytes, sources[operand].bytes)
                                   : bytes;
}

void TimeFinder::findDeferred() {
  for (auto [number, node] : llvm::enumerate(graph)) {
    sources[number] = findSources(number);
    if (!isFree(node) || node.duplicable || !readers[number].forResults ||
        times.due[number] == times.earliest[number])
      continue;
    for (unsigned operand : node.operands)
      carried[number] = saturatingAdd(carried[number],
                                      countBytes(operand, times.due[number]));
    times.deferred[number] = carried[number] <= node.bytes;
  }
}

void TimeFinder::run() {
  findEarliest();
  findReaders(/*deferAll=*/true);
  findDeferred();
  findReaders(/*deferAll=*/false);
}

/// Whether the readers of a node move no more bytes if each of them makes it:
/// else it is written once and read by each. At two times one kernel writes
/// what the other one reads. Where as many bytes are moved, fewer are kept; but
/// behind the last library call nothing large comes that these would be beside,
/// and what is not written takes no memory beside what it is made of.
bool TimeFinder::canRepeat(unsigned number) const {
  const FusionNode &node = graph[number];
  const Readers &own = readers[number];
  const Sources &from = sources[number];
  if (isFree(node) && node.getNumElements() != 1 && !own.inMemory &&
      from.bytes == 0 && from.light && from.cost <= maxCostOfCounters)
    return true;
  // What is small beside it may as well be written for it.
  bool isThere = from.inMemory || from.bytes <= node.bytes / minSmaller;
  if (!isFree(node) || node.getNumElements() == 1 || own.inMemory || !isThere ||
      from.cost > maxRepeatedCost)
    return false;
  // One reader, later, of what is smaller than what it is made of: a mask of
  // 16-bit numbers. To write it and read it moves as much as to read those.
  if (own.first == own.last)
    return own.count == 1 && times.earliest[number] < own.first &&
           node.bytes < from.bytes && from.bytes / 2 <= node.bytes;
  if (from.bytes <= node.bytes || !own.atTwoTimes())
    return from.bytes <= node.bytes;
  return times.earliest[number] >= end ? from.bytes / 2 <= node.bytes
                                       : from.bytes / 2 < node.bytes;
}

/// Whether all kernels that read a node do so when it is computed, or at
/// `time`.
bool TimeFinder::isReadAt(unsigned number, unsigned time) const {
  const ReadTimes &own = readers[number].inKernels;
  unsigned earliest = times.earliest[number];
  if (own.first == own.last)
    return own.count == 0 || own.last == time || own.last == earliest;
  return own.atTwoTimes() && own.first == earliest && own.last == time;
}

/// Whether the later readers of a value had better make it again of what they
/// read anyway than read it, or what it is made of: the mask of a relu of the
/// operand of the normalization before. Fills `made` with all that is computed.
bool TimeFinder::isThere(unsigned number, std::vector<unsigned> &made) const {
  unsigned time = readers[number].inKernels.last;
  if (graph[number].kind != FusionNodeKind::Elementwise ||
      graph[number].getNumElements() == 1 ||
      readers[number].inKernels.count == 0 || readers[number].forResults ||
      time <= times.earliest[number])
    return false;
  unsigned cost = 0;
  bool any = false;
  made.assign({number});
  for (size_t next = 0; next != made.size(); ++next) { // grows
    const FusionNode &node = graph[made[next]];
    cost += node.getArithmetic();
    if (cost > maxCostOfThere || node.pinned ||
        (!node.duplicable && !isReadAt(made[next], time)))
      return false;
    for (unsigned operand : node.operands) {
      const FusionNode &read = graph[operand];
      if (read.getNumElements() <=
              graph[number].getNumElements() / minSmaller ||
          llvm::is_contained(made, operand))
        continue;
      bool isRead =
          readers[operand].inKernels.last == time &&
          (isInMemory(operand) ||
           (repeated[operand] && read.kind == FusionNodeKind::Elementwise));
      any |= isRead;
      if (isRead || read.kind == FusionNodeKind::Source)
        continue;
      if (read.kind != FusionNodeKind::Elementwise &&
          (!read.duplicable || read.kind == FusionNodeKind::Movement))
        return false;
      made.push_back(operand);
    }
  }
  return any;
}

/// In order, since what is made of such a value may be made again with it.
void TimeFinder::markRepeated(FusionGraph &marked) {
  std::vector<unsigned> made;
  marksRepeated = true;
  end = 1;
  for (auto [number, node] : llvm::enumerate(graph))
    if (endsKernel(node) && !node.isTotal())
      end = std::max(end, times.earliest[number] + 1);
  for (size_t number = 0; number != graph.size(); ++number) {
    sources[number] = findSources(number);
    repeated[number] = canRepeat(number);
    if (isThere(number, made))
      for (unsigned part : made)
        repeated[part] = true;
  }
  for (size_t number = graph.size(); number-- > 0;)
    if (repeated[number]) {
      marked[number].duplicable = true;
      for (unsigned operand : graph[number].operands)
        repeated[operand] = repeated[operand] || isMadeFor(operand, number);
    }
}

FusionTimes mp::findTimes(const FusionGraph &graph) {
  TimeFinder finder(graph);
  finder.run();
  return std::move(finder.times);
}

void mp::markRecomputable(FusionGraph &graph, bool hasCasts) {
  markMadeOfSmall(graph);
  // What is made again is read again at that time: a one-hot row for the
  // gradient that is made of it.
  for (unsigned round = 0; round != 2; ++round) {
    TimeFinder finder(graph);
    finder.run();
    finder.markRepeated(graph);
  }
  markMadeOfRoots(graph, findTimes(graph), hasCasts);
}
