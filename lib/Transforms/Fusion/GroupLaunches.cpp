//===- GroupLaunches.cpp - Put independent kernels into one launch --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fusion may stand as late as right before its first reader. Those whose
// first readers stand in one place do not wait for each other: a way from one
// to the other would begin with a reader that comes before it. So nobody has to
// look for ways. Ops are visited from the last to the first: where a fusion's
// readers stand is then known.
//
// Small kernels that are ready before that run with what stands there anyway: a
// group, or a kernel that is not long itself, their host. Kernels of rows that
// are not small, which take all registers that a row needs, are hosts alone, or
// run with others that compute the same: norms of many matrices of one shape.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "BlockGrouper.h"
#include "LaunchFacts.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

#define DEBUG_TYPE "mp-group-launches"

namespace mlir::mp {
#define GEN_PASS_DEF_GROUPLAUNCHES
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// By how much the largest value exceeds one that is kept for a launch less.
static constexpr int64_t maxLargestOverKept = 1024;

/// How often the kernels of a block are grouped: where some have moved, others
/// may stand side by side.
static constexpr unsigned maxRounds = 4;

namespace {
struct GroupLaunches final : mp::impl::GroupLaunchesBase<GroupLaunches> {
  using Base::Base;

  void runOnOperation() override {
    int64_t kernels = 0, saved = 0;
    for (Block &block : getOperation().getBody()) {
      Counts counts = group(block);
      kernels += counts.kernels;
      saved += counts.saved;
      tellLaunches(block);
    }
    remark::analysis(getOperation().getLoc(),
                     remarkOf(DEBUG_TYPE, "Launches", getOperation().getName()))
        << remark::metric("Kernels", kernels)
        << remark::metric("LaunchesSaved", saved);
  }

private:
  struct Counts {
    int64_t kernels, saved;
  };
  Counts group(Block &block);
  static void tellLaunches(Block &block);
};
} // namespace

/// Groups until nothing moves any more.
GroupLaunches::Counts GroupLaunches::group(Block &block) {
  Counts counts = {0, 0};
  for (unsigned round = 0; round != maxRounds; ++round) {
    auto before = llvm::to_vector(llvm::make_pointer_range(block));
    BlockGrouper grouper(block, maxPointers, smallBytes);
    grouper.run();
    counts = {grouper.kernels, grouper.saved};
    if (llvm::equal(before, llvm::make_pointer_range(block)))
      break;
  }
  return counts;
}

void GroupLaunches::tellLaunches(Block &block) {
  llvm::MapVector<Attribute, SmallVector<FusionOp>> launches;
  for (auto fusion : block.getOps<FusionOp>())
    if (Attribute number = fusion->getAttr(attr::launch))
      launches[number].push_back(fusion);
  for (auto &[number, fusions] : launches)
    remark::passed(fusions.front().getLoc(), remarkOf(DEBUG_TYPE, "Launch"))
        << remark::add("{0} kernels become one launch", fusions.size());
}

BlockGrouper::BlockGrouper(Block &block, uint64_t maxPointers,
                           int64_t smallBytes)
    : block(block), maxPointers(maxPointers), smallBytes(smallBytes) {
  int64_t largest = 0;
  for (Operation &op : block) {
    places[&op] = {static_cast<unsigned>(ops.size()), 0};
    ops.push_back(&op);
    for (Type type : op.getResultTypes())
      largest = std::max(largest, countBytes(type).value_or(0));
  }
  keptBytes = std::max(smallBytes, largest / maxLargestOverKept);
  if (auto function = dyn_cast<func::FuncOp>(block.getParentOp()))
    stateWriters = findStateWriters(function, smallBytes);
  newState.insert_range(llvm::make_second_range(stateWriters));
  findKinds();
}

void BlockGrouper::findKinds() {
  SmallVector<FusionOp> first;
  for (auto fusion : block.getOps<FusionOp>()) {
    if (!isRows(fusion) || !isShort(fusion) ||
        sharesLaunches(fusion, smallBytes))
      continue;
    auto alike = llvm::find_if(
        first, [&](FusionOp other) { return computeAlike(fusion, other); });
    kinds[fusion] = alike - first.begin();
    if (alike == first.end())
      first.push_back(fusion);
  }
}

/// Whether large state would have to be kept, as it reads that when the next
/// value of it is written.
bool BlockGrouper::keepsOldState(FusionOp fusion, Place reader) const {
  ++reader.depth; // it stands before that
  return llvm::any_of(fusion->getOperands(), [&](Value operand) {
    Operation *writer = stateWriters.lookup(operand);
    return writer && writer != fusion && !(reader < places.lookup(writer));
  });
}

std::optional<Place> BlockGrouper::findFirstReader(Member &member) const {
  std::optional<Place> first;
  SmallVector<Value> values(member.fusion->getResults());
  while (!values.empty()) {
    Value value = values.pop_back_val();
    for (Operation *user : value.getUsers()) {
      Operation *reader = block.findAncestorOpInBlock(*user);
      if (!reader)
        return std::nullopt;
      if (auto reshape = dyn_cast<ReshapeOp>(reader)) {
        member.reshapes.push_back(reshape);
        values.push_back(reshape.getResult());
        continue;
      }
      Place place = places.lookup(reader);
      if (!first || place < *first)
        first = place;
    }
  }
  llvm::sort(member.reshapes, [&](Operation *a, Operation *b) {
    return places.lookup(a) < places.lookup(b);
  });
  return first;
}

/// Calls `visit` with the ops of the block that read a value, by whatever name,
/// null for others, for as long as it agrees. Whether it always has; of a value
/// with many readers it has not.
bool BlockGrouper::allReaders(
    Value value, llvm::function_ref<bool(Operation *)> visit) const {
  SmallVector<Value> names = {value};
  for (size_t next = 0; next != names.size(); ++next) { // grows
    if (names[next].hasNUsesOrMore(manyReaders) || next == manyReaders)
      return false;
    for (Operation *user : names[next].getUsers()) {
      Operation *op = block.findAncestorOpInBlock(*user);
      if (auto reshape = dyn_cast_or_null<ReshapeOp>(op))
        names.push_back(reshape.getResult());
      else if (!visit(op))
        return false;
    }
  }
  return true;
}

/// Whether a value that the step makes would be kept for `fusion` alone beside
/// what is large and made meanwhile, if that stood as late as `reader` does.
bool BlockGrouper::diesIn(FusionOp fusion, Value value, Place reader) const {
  Value made = findRenamed(value);
  if (!made.getDefiningOp())
    return false;
  unsigned rest = places.lookup(fusion).anchor + 1; // behind those who read it
  auto isBefore = [&](Operation *op) {
    if (op == fusion)
      return true;
    Place place = places.lookup(op);
    if (!op || !(place < reader))
      return false;
    rest = std::max(rest, place.depth == 0 ? place.anchor + 1 : place.anchor);
    return true;
  };
  return allReaders(made, isBefore) &&
         madeFrom[rest] - madeFrom[reader.anchor] > keptBytes;
}

static bool isScalar(Value value) {
  return cast<RankedTensorType>(value.getType()).getNumElements() == 1;
}

/// Whether the caller alone reads what `fusion` writes, but for scalars, such
/// as whether an update changed anything, and for a copy of new state, which
/// comes last itself.
bool BlockGrouper::isReturned(FusionOp fusion) const {
  bool makesState = newState.contains(fusion);
  auto comesLast = [&](Operation *op) {
    return op == block.getTerminator() ||
           (makesState && isa<FusionOp>(op) &&
            places.lookup(op).anchor + 1 == ops.size());
  };
  bool returns = false;
  for (Value result : fusion->getResults()) {
    if (isScalar(result))
      continue;
    if (!llvm::all_of(result.getUsers(), comesLast))
      return false;
    returns |= llvm::is_contained(result.getUsers(), block.getTerminator());
  }
  return returns;
}

/// Whether it may take the place of what others read: new state.
bool BlockGrouper::writesState(const Member &member) const {
  auto isState = [&](Value value) {
    return !isScalar(value) &&
           llvm::is_contained(value.getUsers(), block.getTerminator());
  };
  return llvm::any_of(member.fusion->getResults(), isState) ||
         llvm::any_of(member.reshapes, [&](Operation *reshape) {
           return isState(reshape->getResult(0));
         });
}

/// What runs with short kernels may take some of their registers.
bool BlockGrouper::isShort(FusionOp fusion) const {
  return mp::isShort(fusion, smallBytes);
}

/// Whether small kernels that are ready may run with it, where it stands. A
/// kernel of rows gives its registers to those; where it takes no longer than a
/// launch, the launch is more than what either loses by that.
bool BlockGrouper::isHost(FusionOp fusion) const {
  return (sharesLaunches(fusion, smallBytes) || isRows(fusion)) &&
         isShort(fusion);
}

bool BlockGrouper::takePlace(SmallVectorImpl<int64_t> &sizes, int64_t bytes) {
  auto place = llvm::find(sizes, bytes);
  if (place == sizes.end())
    return false;
  sizes.erase(place);
  return true;
}

/// Where neither side loses: what nobody waits for may come last, a sum leaves
/// next to nothing that could be read while it is in the cache, and small
/// kernels are all start and end. Not where a large value would have to be kept
/// that nobody reads any more, but for one that is kept in the place of what is
/// made of it, for a launch less.
bool BlockGrouper::isWanted(FusionOp fusion, Place reader, bool isAlone) const {
  if (!(sharesLaunches(fusion, smallBytes) || kinds.contains(fusion)) ||
      keepsOldState(fusion, reader))
    return false;
  bool isLast = reader.anchor + 1 == ops.size() &&
                (reader.depth == 0 || isReturned(fusion));
  if (isLast || countBytesMoved(fusion) <= smallBytes)
    return true;
  if (!isSum(fusion) && !isShort(fusion))
    return false;
  SmallVector<int64_t> made;
  if (!isAlone)
    for (Type type : fusion->getResultTypes())
      made.push_back(countBytes(type).value_or(0));
  return llvm::all_of(fusion->getOperands(), [&](Value operand) {
    int64_t bytes = countBytes(operand.getType()).value_or(0);
    return bytes <= keptBytes || !diesIn(fusion, operand, reader) ||
           takePlace(made, bytes);
  });
}

/// Counts what the op with this number makes, all behind it being placed.
void BlockGrouper::countMade(unsigned number) {
  Operation *op = ops[number];
  bool isLast = isa<FusionOp>(op) && places.lookup(op).anchor + 1 == ops.size();
  int64_t made =
      isLast || isa<ReshapeOp>(op) ? 0 : countBytesOf(op->getResultTypes());
  madeFrom[number] = madeFrom[number + 1] + std::min(made, keptBytes + 1);
}

/// Puts a fusion where it will stand, all behind it being placed.
void BlockGrouper::place(FusionOp fusion, unsigned number,
                         LaunchGroups &groups) {
  ++kernels;
  fusion->removeAttr(attr::launch);
  Member member{fusion, {}, number};
  std::optional<Place> place = findFirstReader(member);
  bool isLarge = countBytesMoved(fusion) > smallBytes;
  if (sharesLaunches(fusion, smallBytes) && isLarge && !writesState(member))
    largeOnes.emplace_back(number, fusion);
  auto kind = kinds.find(fusion);
  LaunchGroup group;
  if (kind != kinds.end())
    group.kind = kind->second;
  if (place)
    group.place = {place->anchor, place->depth + 1};
  bool isAlone = !withLarge.count(group); // what is small has other places
  if (!place || !isWanted(fusion, *place, isAlone)) {
    if (isHost(fusion)) {
      LaunchGroup own = {places.lookup(fusion)};
      groups[own].push_back({fusion, {}, number});
      if (isLarge)
        withLarge.insert(own);
    }
    return;
  }
  places[fusion] = group.place;
  if (isLarge)
    withLarge.insert(group);
  groups[group].push_back(std::move(member));
}

void BlockGrouper::run() {
  LaunchGroups groups;
  madeFrom.assign(ops.size() + 1, 0);
  for (unsigned number = ops.size(); number-- > 0;) {
    if (auto fusion = dyn_cast<FusionOp>(ops[number]))
      place(fusion, number, groups);
    countMade(number);
  }
  for (auto &[place, members] : groups)
    std::reverse(members.begin(), members.end());
  joinNeighbours(groups);
  joinEarlier(groups);
  joinBetween(groups);
  saved = writeLaunches(block, ops, groups, maxPointers);
}
