//===- MadeAgain.cpp - Make again what kernels write for each other -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops no kernel takes together is known once all are planned. What one
// kernel then writes for another crosses memory twice; of what is in memory
// beside it the second one may make it for one read. Of state that is returned
// it may even where it moves as much: the copy takes no memory then. What is
// small is made again only where no kernel is added for that.
//
//===----------------------------------------------------------------------===//

#include "PlanPeak.h"
#include "SavedRoots.h"

#include "mp/Support/Sizes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <utility>

using namespace mlir;
using namespace mlir::mp;

/// Bytes that take far less than a launch.
static constexpr int64_t littleBytes = 1 << 18;
/// Ops that are looked at for one kernel: most that compute nothing, such as
/// conversions and broadcasts, stand beside one that does.
static constexpr size_t maxPassed = 3 * maxMadeAgain;

namespace {

/// Ops to do again, and bytes read of each value that is there.
struct Remake {
  llvm::SmallSetVector<unsigned, 8> made;
  llvm::SmallMapVector<unsigned, int64_t, 8> roots;
};

class SplitFinder {
public:
  SplitFinder(FusionGraph &graph, const FusionPlan &plan,
              const FusionLimits &limits, int64_t minBytes = 0);
  bool run();
  bool runForMoves();
  /// Takes the marks back.
  void undo();

private:
  /// The reader of what no kernel reads, and of what several or others do.
  static constexpr int none = -1, several = -2;

  int64_t countTimes(const FusionGroup &group) const;
  int64_t findSpareCost(int kernel) const;
  int64_t countPlacesMoved(const FusionGroup &group) const;
  void addReads(unsigned node, int kernel);
  std::optional<Remake> findRemake(ArrayRef<unsigned> nodes) const;
  bool isOfReturned(const Remake &remake) const;
  bool pays(ArrayRef<unsigned> nodes, const Remake &remake) const;
  bool hasRoom(int kernel, const Remake &remake) const;
  bool readsNumbersOf(const FusionGroup &writer, const Remake &remake) const;
  bool tryToMake(const FusionGroup &writer, ArrayRef<unsigned> nodes);
  bool isMember(unsigned node, int kernel) const {
    return kernel >= 0 &&
           std::binary_search(plan.groups[kernel].members.begin(),
                              plan.groups[kernel].members.end(), node);
  }
  bool isApart(const Remake &remake) const;
  bool isForMove(unsigned node) const;
  bool costsLittle(unsigned node, const Remake &remake) const;
  void add(const Remake &remake);
  bool mark();

  FusionGraph &graph;
  const FusionPlan &plan;
  const FusionLimits &limits;
  /// What is smaller is left where it is.
  const int64_t minBytes;
  /// Whether a kernel or another op puts a node into memory.
  std::vector<bool> inMemory;
  /// The one kernel that reads a node from memory.
  std::vector<int> reader;
  /// What each kernel reads from memory.
  std::vector<llvm::DenseSet<unsigned>> reads;
  /// How often each kernel may compute an element of a smaller value: for each
  /// element of its largest.
  std::vector<int64_t> times;
  /// What each kernel may compute more while it waits for memory.
  std::vector<int64_t> spareCost;
  /// Elements at least of what each pointwise kernel writes that moves some of
  /// it to other places; none of others.
  std::vector<int64_t> placesMoved;
  /// What is made again so far, and what that is made of.
  llvm::DenseSet<unsigned> made, roots;
  std::vector<unsigned> marked;
};

} // namespace

SplitFinder::SplitFinder(FusionGraph &graph, const FusionPlan &plan,
                         const FusionLimits &limits, int64_t minBytes)
    : graph(graph), plan(plan), limits(limits), minBytes(minBytes),
      inMemory(graph.size()), reader(graph.size(), none),
      reads(plan.groups.size()), times(plan.groups.size(), 1),
      spareCost(plan.groups.size()), placesMoved(plan.groups.size()) {
  for (auto [number, node] : llvm::enumerate(graph))
    inMemory[number] = node.kind == FusionNodeKind::Opaque || node.pinned;
  for (auto [kernel, group] : llvm::enumerate(plan.groups)) {
    for (unsigned output : group.outputs)
      inMemory[output] = true;
    placesMoved[kernel] = countPlacesMoved(group);
    times[kernel] = countTimes(group);
    for (unsigned member : group.members)
      for (unsigned operand : graph[member].operands)
        if (!std::binary_search(group.members.begin(), group.members.end(),
                                operand))
          addReads(operand, static_cast<int>(kernel));
    spareCost[kernel] = findSpareCost(static_cast<int>(kernel));
  }
  for (const FusionStep &step : plan.steps)
    if (step.group < 0)
      for (unsigned operand : graph[step.node].operands)
        reader[operand] = several;
}

int64_t SplitFinder::countTimes(const FusionGroup &group) const {
  int64_t times = 1;
  for (unsigned member : group.members)
    times = std::max(times, graph[member].getNumElements());
  return times;
}

int64_t SplitFinder::findSpareCost(int kernel) const {
  const FusionGroup &group = plan.groups[kernel];
  int64_t moved = 0, cost = 0;
  for (unsigned read : reads[kernel])
    moved = saturatingAdd(moved, graph[read].bytes);
  for (unsigned output : group.outputs)
    moved = saturatingAdd(moved, graph[output].bytes);
  for (unsigned member : group.members)
    cost =
        saturatingAdd(cost, saturatingMultiply(graph[member].getArithmetic(),
                                               graph[member].getNumElements()));
  return saturatingMultiply(costOfByteMoved, moved) - cost;
}

int64_t SplitFinder::countPlacesMoved(const FusionGroup &group) const {
  auto isMoved = [&](unsigned member) {
    return graph[member].kind == FusionNodeKind::Movement;
  };
  if (group.kind != FusionKind::Pointwise ||
      llvm::none_of(group.members, isMoved))
    return 0;
  int64_t places = std::numeric_limits<int64_t>::max();
  for (unsigned output : group.outputs)
    places = std::min(places, graph[output].getNumElements());
  return places;
}

void SplitFinder::addReads(unsigned node, int kernel) {
  reads[kernel].insert(node);
  reader[node] =
      reader[node] == none || reader[node] == kernel ? kernel : several;
}

/// Goes back from nodes that one kernel reads to what is in memory, through
/// what is made again before, or to what that kernel computes in any case; none
/// where that is not near.
std::optional<Remake> SplitFinder::findRemake(ArrayRef<unsigned> nodes) const {
  Remake remake;
  remake.made.insert(nodes.begin(), nodes.end());
  int64_t small = graph[nodes.front()].bytes / minSmallerToKeep;
  size_t computed = 0;
  for (size_t next = 0; next != remake.made.size(); ++next) { // grows
    const FusionNode &node = graph[remake.made[next]];
    computed += node.getArithmetic() != 0;
    if (computed > maxMadeAgain || next > maxPassed)
      return std::nullopt;
    for (unsigned operand : node.operands) {
      const FusionNode &read = graph[operand];
      bool isSmall = read.bytes <= small && !read.duplicable;
      if (remake.made.contains(operand) ||
          isMember(operand, reader[nodes.front()]))
        continue;
      if ((inMemory[operand] && !made.contains(operand)) || isSmall) {
        // A slice reads its part.
        int64_t &bytes = remake.roots[operand];
        bytes = std::max(bytes, node.kind == FusionNodeKind::Movement
                                    ? std::min(node.bytes, read.bytes)
                                    : read.bytes);
      } else if (read.kind == FusionNodeKind::Reduce ||
                 read.kind == FusionNodeKind::Opaque) {
        return std::nullopt;
      } else if (read.kind != FusionNodeKind::Source) {
        remake.made.insert(operand);
      }
    }
  }
  return remake;
}

/// Whether it is one op of what is in memory to the end in any case: the cast
/// of a master.
bool SplitFinder::isOfReturned(const Remake &remake) const {
  return remake.made.size() == 1 && llvm::all_of(remake.roots, [&](auto &root) {
           return graph[root.first].pinned;
         });
}

/// Whether the reader moves fewer bytes, or as many and writes none, and the
/// arithmetic is worth that.
bool SplitFinder::pays(ArrayRef<unsigned> nodes, const Remake &remake) const {
  int kernel = reader[nodes.front()];
  int64_t written = 0, read = 0, cost = 0, elements = 1;
  for (unsigned number : nodes) {
    written = saturatingAdd(written, graph[number].bytes);
    elements = std::max(elements, graph[number].getNumElements());
  }
  for (auto [root, bytes] : remake.roots)
    if (!reads[kernel].contains(root))
      read = saturatingAdd(read, bytes);
  for (unsigned made : remake.made)
    cost += graph[made].getArithmetic();
  int64_t less = saturatingAdd(written, written) - read;
  if (less == 0 && isOfReturned(remake))
    less = written;
  int64_t saved = saturatingMultiply(costOfByteMoved, less);
  return less > 0 && cost <= saved / elements &&
         cost <= std::max(saved, spareCost[kernel]) / times[kernel];
}

/// Whether nothing is made again that others are made of.
bool SplitFinder::isApart(const Remake &remake) const {
  return llvm::none_of(remake.roots,
                       [&](auto &root) {
                         return made.contains(root.first) ||
                                graph[root.first].duplicable;
                       }) &&
         llvm::none_of(remake.made,
                       [&](unsigned node) { return roots.contains(node); });
}

/// Whether what is in memory is what the kernel that writes the nodes makes
/// them of: one that makes both goes on with what it has not rounded yet, and a
/// large logit less the greatest of its row is another number behind that.
bool SplitFinder::readsNumbersOf(const FusionGroup &writer,
                                 const Remake &remake) const {
  return llvm::all_of(remake.roots, [&](auto &root) {
    const FusionNode &node = graph[root.first];
    bool isWide = node.bytes >= 4 * node.getNumElements();
    return isWide || !std::binary_search(writer.members.begin(),
                                         writer.members.end(), root.first);
  });
}

/// Whether the kernel may have as many ops more.
bool SplitFinder::hasRoom(int kernel, const Remake &remake) const {
  auto computes = [&](unsigned node) {
    return graph[node].getArithmetic() != 0;
  };
  return llvm::count_if(plan.groups[kernel].members, computes) +
             llvm::count_if(remake.made, computes) <=
         int64_t(limits.maxMembers);
}

/// Lets the one kernel that reads the nodes make them again, if that pays.
bool SplitFinder::tryToMake(const FusionGroup &writer,
                            ArrayRef<unsigned> nodes) {
  std::optional<Remake> remake = findRemake(nodes);
  if (!remake || !isApart(*remake) || !readsNumbersOf(writer, *remake) ||
      !pays(nodes, *remake) || !hasRoom(reader[nodes.front()], *remake))
    return false;
  bool isLarge = llvm::all_of(
      nodes, [&](unsigned node) { return graph[node].bytes >= minBytes; });
  if (!isLarge && !isOfReturned(*remake))
    return false;
  add(*remake);
  return true;
}

bool SplitFinder::run() {
  for (const FusionGroup &group : plan.groups) {
    // What one kernel reads is made of the same, and pays together.
    llvm::SmallMapVector<int, SmallVector<unsigned>, 4> read;
    for (unsigned output : group.outputs) {
      const FusionNode &node = graph[output];
      if (node.kind == FusionNodeKind::Elementwise && !node.pinned &&
          reader[output] >= 0)
        read[reader[output]].push_back(output);
    }
    for (auto &[kernel, outputs] : read)
      if (outputs.size() == 1 || !tryToMake(group, outputs))
        for (unsigned output : outputs)
          tryToMake(group, output);
  }
  return mark();
}

void SplitFinder::add(const Remake &remake) {
  made.insert(remake.made.begin(), remake.made.end());
  for (auto [root, bytes] : remake.roots)
    roots.insert(root);
}

bool SplitFinder::mark() {
  for (unsigned node : made)
    if (!std::exchange(graph[node].duplicable, true))
      marked.push_back(node);
  return !marked.empty();
}

void SplitFinder::undo() {
  for (unsigned node : marked)
    graph[node].duplicable = false;
}

/// Whether one kernel alone reads it, and puts a little beside it: a column.
/// What is made with it has no place in that shape.
bool SplitFinder::isForMove(unsigned number) const {
  const FusionNode &node = graph[number];
  if (node.kind != FusionNodeKind::Elementwise || node.pinned ||
      reader[number] < 0)
    return false;
  int64_t places = placesMoved[reader[number]];
  return places > node.getNumElements() && places / 2 < node.getNumElements();
}

/// Whether what is read and computed more takes far less than a launch.
bool SplitFinder::costsLittle(unsigned number, const Remake &remake) const {
  int64_t read = 0, cost = 0;
  for (auto [root, bytes] : remake.roots)
    read = saturatingAdd(read, bytes);
  for (unsigned made : remake.made)
    cost += graph[made].cost;
  return read <= littleBytes &&
         cost <= costOfByteMoved * littleBytes / graph[number].getNumElements();
}

bool SplitFinder::runForMoves() {
  for (const FusionGroup &group : plan.groups)
    for (unsigned output : group.outputs)
      if (group.outputs.size() > 1 && isForMove(output))
        if (std::optional<Remake> remake = findRemake(output);
            remake && isApart(*remake) && costsLittle(output, *remake))
          add(*remake);
  return mark();
}

FusionPlan mp::makeAgain(FusionGraph &graph, FusionPlan plan,
                         const FusionLimits &limits) {
  if (SplitFinder(graph, plan, limits, minBytesToMake).run())
    plan = planFusions(graph, limits);
  SplitFinder finder(graph, plan, limits, minBytesInCache);
  if (!finder.run())
    return plan;
  FusionPlan other = planFusions(graph, limits);
  if (other.groups.size() <= plan.groups.size() &&
      findPeak(graph, other) <= findPeak(graph, plan))
    return other;
  finder.undo();
  return plan;
}

FusionPlan mp::makeForMoves(FusionGraph &graph, FusionPlan plan,
                            const FusionLimits &limits) {
  SplitFinder finder(graph, plan, limits);
  if (!finder.runForMoves())
    return plan;
  FusionPlan other = planFusions(graph, limits);
  if (other.groups.size() < plan.groups.size() &&
      findPeak(graph, other) <= findPeak(graph, plan))
    return other;
  finder.undo();
  return plan;
}
