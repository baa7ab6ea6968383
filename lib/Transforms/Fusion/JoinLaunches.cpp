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
void BlockGrouper::joinEarlier(LaunchGroups &groups) const {
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
  SmallVector<Member> *first = nullptr;
  for (auto [number, group] : llvm::enumerate(mixed)) {
    if (!joins[number]) {
      first = group.second;
      continue;
    }
    llvm::append_range(*first, *group.second);
    group.second->clear();
  }
}

/// What a value is another name of.
static Value findRenamed(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getInput();
  return value;
}

/// Whether nobody reads what the step has made, by whatever name, behind the
/// fusion with this number.
bool BlockGrouper::isReadLastBy(unsigned number, Value made) const {
  if (!made.getDefiningOp())
    return false;
  SmallVector<Value> names = {made};
  for (size_t next = 0; next != names.size(); ++next) { // grows
    if (names[next].hasNUsesOrMore(manyReaders) || next == manyReaders)
      return false;
    for (Operation *user : names[next].getUsers()) {
      Operation *op = block.findAncestorOpInBlock(*user);
      if (auto reshape = dyn_cast_or_null<ReshapeOp>(op))
        names.push_back(reshape.getResult());
      else if (!op || (op != ops[number] &&
                       !(places.lookup(op) < Place{number + 1, 0})))
        return false;
    }
  }
  return true;
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
void BlockGrouper::joinNeighbours(LaunchGroups &groups) const {
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
        own == groups.end() ? Member{fusion, {}} : own->second.front();
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
      }
      if (own != groups.end())
        own->second.clear();
      members->push_back(member);
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
