//===- NumberGroups.cpp - Groups that make single numbers -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NumberGroups.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::mp;

/// Members of a group that one thread may make.
static constexpr size_t manyNumbers = 256;
/// How often a member may be made, in the mean, where the group is taken apart.
static constexpr size_t maxCopies = 3;

void KernelSize::addOp(const FusionNode &node) {
  ops += node.kind != FusionNodeKind::Source || node.cost != 0;
  computing += node.cost != 0 && !node.light && !node.converts;
}

void KernelSize::addPointer(const FusionNode &node) {
  halves += node.getNumElements() == 1 ? 1 : 2;
}

void KernelSize::add(const KernelSize &other) {
  ops += other.ops;
  computing += other.computing;
  halves += other.halves;
}

bool KernelSize::isWithin(const FusionLimits &limits, size_t maxOps,
                          size_t maxPointers) const {
  return ops <= maxOps * limits.freeFactor && computing <= maxOps &&
         halves <= maxPointers * 2;
}

bool KernelSize::isWithinOfNumbers(const FusionLimits &limits) const {
  return ops <= size_t(limits.maxMembers) * limits.scalarFactor *
                    limits.freeFactor &&
         computing <= size_t(limits.maxMembers) * limits.partsFactor &&
         halves <= size_t(limits.maxPointers) * limits.partsFactor * 2;
}

bool mp::areWithin(const FusionGraph &graph, ArrayRef<unsigned> members,
                   int64_t elements) {
  return llvm::all_of(members, [&](unsigned member) {
    return graph[member].getNumElements() <= elements &&
           graph[member].kind != FusionNodeKind::Reduce;
  });
}

std::optional<KernelSize> mp::measureNumber(const Anchors &anchors,
                                            unsigned node) {
  const FusionGraph &graph = anchors.graph;
  auto isNumber = [&](unsigned member) {
    FusionNodeKind kind = graph[member].kind;
    return graph[member].getNumElements() == 1 &&
           (kind == FusionNodeKind::Elementwise ||
            kind == FusionNodeKind::Reshape || kind == FusionNodeKind::Source);
  };
  if (anchors.isFixed(node) || !isNumber(node) ||
      !llvm::all_of(anchors.closures[node], isNumber))
    return std::nullopt;
  SmallVector<unsigned> members(ArrayRef(anchors.closures[node]));
  members.push_back(node);
  KernelSize size;
  size.addPointer(graph[node]);
  llvm::SmallSet<unsigned, 8> read;
  for (unsigned member : members) {
    size.addOp(graph[member]);
    for (unsigned operand : graph[member].operands)
      if (!llvm::is_contained(members, operand) && read.insert(operand).second)
        size.addPointer(graph[operand]);
  }
  return size;
}

namespace {

/// Outputs that have most in common, and all that they are made of.
struct Part {
  llvm::BitVector members; // by their position in the group
  SmallVector<unsigned> outputs;
};

} // namespace

/// The positions in the group of what a member is made of, and its own.
static llvm::BitVector findMade(const FusionGraph &graph,
                                ArrayRef<unsigned> members, unsigned output) {
  llvm::BitVector made(members.size());
  auto positionOf = [&](unsigned node) {
    return llvm::lower_bound(members, node) - members.begin();
  };
  made.set(positionOf(output));
  // What a node reads has a smaller number.
  for (int at = made.find_last(); at >= 0; at = made.find_prev(at))
    for (unsigned operand : graph[members[at]].operands) {
      size_t position = positionOf(operand);
      if (position != members.size() && members[position] == operand)
        made.set(position);
    }
  return made;
}

/// Whether more than three quarters of what the smaller of two is made of is
/// common.
static bool haveMostInCommon(const llvm::BitVector &a,
                             const llvm::BitVector &b) {
  llvm::BitVector common = a;
  common &= b;
  return 4 * common.count() > 3 * std::min(a.count(), b.count());
}

std::vector<FusionGroup> mp::separateNumbers(const FusionGraph &graph,
                                             const FusionGroup &group) {
  if (group.members.size() <= manyNumbers)
    return {group};
  std::vector<Part> parts;
  size_t made = 0;
  for (unsigned output : group.outputs) {
    Part next{findMade(graph, group.members, output), {output}};
    // From the last on: what has much in common was mostly written together.
    auto known = llvm::find_if(llvm::reverse(parts), [&](const Part &part) {
      return haveMostInCommon(part.members, next.members);
    });
    if (known == parts.rend()) {
      made += next.members.count();
      parts.push_back(std::move(next));
    } else {
      made -= known->members.count();
      known->members |= next.members;
      made += known->members.count();
      known->outputs.push_back(output);
    }
    if (made > maxCopies * group.members.size())
      return {group};
  }
  std::vector<FusionGroup> result;
  for (const Part &part : parts) {
    FusionGroup &one = result.emplace_back();
    one.kind = group.kind;
    for (unsigned position : part.members.set_bits())
      one.members.push_back(group.members[position]);
    one.outputs = part.outputs;
  }
  return result;
}
