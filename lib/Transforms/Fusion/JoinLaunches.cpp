//===- JoinLaunches.cpp - Launches that others take in --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockGrouper.h"
#include "LaunchFacts.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// The place of the last op that these wait for. What only renames a value may
/// have moved along with what makes it.
std::optional<Place>
BlockGrouper::findLastSource(ArrayRef<Member> members) const {
  std::optional<Place> last;
  for (const Member &member : members)
    for (Value operand : member.fusion->getOperands())
      while (Operation *op = operand.getDefiningOp()) {
        Place place = places.lookup(op);
        if (!last || *last < place)
          last = place;
        auto reshape = dyn_cast<ReshapeOp>(op);
        if (!reshape)
          break;
        operand = reshape.getInput();
      }
  return last;
}

/// Lets small kernels run with the nearest ones before them that come after
/// all they read, and these all of them with those before. New state stays
/// behind those that read the old.
void BlockGrouper::joinEarlier(LaunchGroups &groups) {
  // Those of one kind of rows stay by themselves.
  SmallVector<std::pair<Place, SmallVector<Member> *>> mixed;
  for (auto &[group, members] : groups)
    if (group.kind == LaunchGroup::anyKind && !members.empty())
      mixed.emplace_back(group.place, &members);
  std::optional<Place> waitsFor; // of the groups that have come so far
  llvm::BitVector joins(mixed.size());
  for (unsigned own = mixed.size(); own-- > 0;) {
    ArrayRef<Member> members = *mixed[own].second;
    std::optional<Place> source = findLastSource(members);
    if (!waitsFor || (source && *waitsFor < *source))
      waitsFor = source;
    // What leaves next to nothing keeps less the earlier it is.
    bool staysLarge = llvm::any_of(members, [&](const Member &member) {
      FusionOp fusion = member.fusion;
      bool leavesLittle = isSum(fusion) && isShort(fusion) &&
                          countBytesOf(fusion->getResultTypes()) <= smallBytes;
      return (countBytesMoved(fusion) > smallBytes && !leavesLittle) ||
             writesState(member);
    });
    if (!staysLarge && own > 0 &&
        (!waitsFor || *waitsFor < mixed[own - 1].first))
      joins.set(own);
    else
      waitsFor.reset();
  }
  unsigned first = 0;
  for (auto [number, group] : llvm::enumerate(mixed)) {
    if (!joins[number]) {
      first = number;
      continue;
    }
    for (const Member &member : *group.second)
      places[member.fusion] = mixed[first].first;
    llvm::append_range(*mixed[first].second, *group.second);
    group.second->clear();
  }
}

/// Whether nobody reads what the step has made, by whatever name, behind the
/// fusion with this number.
bool BlockGrouper::isReadLastBy(unsigned number, Value made) const {
  return made.getDefiningOp() && allReaders(made, [&](Operation *op) {
           return op && (op == ops[number] ||
                         places.lookup(op) < Place{number + 1, 0});
         });
}

/// Whether all that is large of what it makes takes the place of what it is the
/// last to read, which none of the others reads.
bool BlockGrouper::isMadeInPlace(FusionOp fusion, unsigned number,
                                 const llvm::DenseSet<Value> &read) const {
  SmallVector<int64_t> sizes;
  llvm::SmallDenseSet<Value> own;
  for (Value operand : fusion->getOperands()) {
    Value made = findRenamed(operand);
    if (own.insert(made).second && !read.contains(made) &&
        isReadLastBy(number, made))
      sizes.push_back(countBytes(made.getType()).value_or(0));
  }
  return llvm::all_of(fusion->getResultTypes(), [&](Type type) {
    int64_t bytes = countBytes(type).value_or(0);
    return takePlace(sizes, bytes) || bytes <= keptBytes;
  });
}

/// Whether no kernel and no call stays between two ops.
bool BlockGrouper::standsBeside(unsigned first, unsigned second) const {
  return llvm::all_of(
      ArrayRef(ops).slice(first + 1, second - first - 1), [&](Operation *op) {
        Place place = places.lookup(op);
        bool isMoved = place.depth > 0 || place.anchor <= first;
        return isa<ReshapeOp>(op) || op->hasTrait<OpTrait::ConstantLike>() ||
               (isa<FusionOp>(op) && isMoved);
      });
}

/// Whether all that a kernel reads is there before a place, but for ops that
/// rename it, which `renamings` gets, those that others read first. What stood
/// before may have moved along with what makes it.
bool BlockGrouper::isReady(FusionOp fusion, Place place,
                           llvm::SetVector<Operation *> &renamings) const {
  return llvm::all_of(fusion->getOperands(), [&](Value value) {
    SmallVector<Operation *, 2> chain;
    Operation *op = value.getDefiningOp();
    for (; isa_and_present<ReshapeOp>(op);
         op = op->getOperand(0).getDefiningOp())
      if (!(places.lookup(op) < place))
        chain.push_back(op);
    renamings.insert_range(llvm::reverse(chain));
    return !op || places.lookup(op) < place;
  });
}

/// Lets large kernels that stand side by side run together: all that is kept is
/// kept for one launch more, and none takes the registers of another. One that
/// would be launched by itself, later, is launched where it stood.
void BlockGrouper::joinNeighbours(LaunchGroups &groups) {
  auto findOwn = [&](FusionOp fusion) {
    return groups.find({places.at(fusion)});
  };
  Member head;
  Place first;
  SmallVector<Member> *members = nullptr;
  unsigned last = 0;
  llvm::DenseSet<Value> read; // by the members
  for (auto [number, fusion] : llvm::reverse(largeOnes)) {
    auto own = findOwn(fusion);
    if (own != groups.end() && own->second.size() != 1)
      continue;
    Member member =
        own == groups.end() ? Member{fusion, {}, number} : own->second.front();
    llvm::SetVector<Operation *> renamings;
    if (head.fusion && standsBeside(last, number) &&
        isReady(fusion, first, renamings) &&
        isMadeInPlace(fusion, number, read)) {
      for (Operation *renaming : renamings)
        renaming->moveBefore(ops[first.anchor]);
      if (!members) {
        if (auto group = findOwn(head.fusion); group != groups.end())
          group->second.clear();
        members = &groups[{first}];
        members->assign({head});
        places[head.fusion] = first;
      }
      if (own != groups.end())
        own->second.clear();
      members->push_back(member);
      places[fusion] = first;
    } else {
      read.clear();
      first = {number, 0};
      head = isReady(fusion, first, renamings) ? member : Member{};
      members = nullptr;
    }
    for (Value operand : fusion->getOperands())
      read.insert(findRenamed(operand));
    last = number;
  }
}

/// Whether nothing large that it makes waits for large values to be made from
/// a place to its readers.
bool BlockGrouper::leavesLittleUntil(const Member &member, Place place,
                                     Place end) const {
  return madeFrom[place.anchor] - madeFrom[end.anchor] <= keptBytes ||
         llvm::all_of(member.fusion->getResultTypes(), [&](Type type) {
           return countBytes(type).value_or(0) <= keptBytes;
         });
}

/// Whether one that would be launched by itself at a place may run with others,
/// behind where it stood, and nothing large is kept for that. All of these are
/// short: kernels of rows, of one kind or not, are hosts then.
bool BlockGrouper::mayJoin(const Member &member, Place place,
                           const LaunchGroup &group,
                           ArrayRef<Member> others) const {
  if (others.size() > manyReaders ||
      !llvm::all_of(others,
                    [&](const Member &other) { return isShort(other.fusion); }))
    return false;
  std::optional<Place> source = findLastSource(member);
  if (source && !(*source < group.place))
    return false;
  if (group.place < place)
    return !writesState(member) &&
           leavesLittleUntil(member, group.place, place);
  // What it reads is kept beside what its host makes.
  Place behind = group.place;
  if (behind.depth == 0)
    ++behind.anchor;
  return isWanted(member.fusion, behind, /*isAlone=*/false);
}

/// Lets a few short kernels that would be launched by themselves run with
/// others that stand between them and their first readers: with the nearest
/// ones.
void BlockGrouper::joinBetween(LaunchGroups &groups) {
  for (auto group = groups.begin(); group != groups.end();)
    group = group->second.empty() ? groups.erase(group) : std::next(group);
  for (auto own = groups.rbegin(); own != groups.rend(); ++own) {
    SmallVector<Member> &members = own->second;
    if (own->first.kind != LaunchGroup::anyKind || members.size() > fewKernels)
      continue;
    auto isShortOne = [&](const Member &member) {
      return isShort(member.fusion);
    };
    Place begin, end = {static_cast<unsigned>(ops.size()), 0};
    SmallVector<Member> moved;
    for (const Member &member : members) {
      Member &copy =
          moved.emplace_back(Member{member.fusion, {}, member.number});
      begin = std::max(begin, Place{member.number, 0});
      if (std::optional<Place> reader = findFirstReader(copy))
        end = std::min(end, *reader);
    }
    if (!llvm::all_of(moved, isShortOne))
      continue;
    unsigned tried = 0;
    for (auto next = groups.upper_bound({begin});
         next != groups.end() && next->first.place < end && tried != maxTried;
         ++next) {
      if (&next->second == &members)
        continue;
      ++tried;
      auto joins = [&](const Member &member) {
        return mayJoin(member, own->first.place, next->first, next->second);
      };
      if (next->second.empty() || !llvm::all_of(moved, joins))
        continue;
      for (const Member &member : moved)
        places[member.fusion] = next->first.place;
      next->second.insert(next->second.begin(), moved.begin(), moved.end());
      members.clear();
      break;
    }
  }
}
