//===- LaunchGroups.h - Kernels that are launched together ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_FUSION_LAUNCHGROUPS_H
#define MP_LIB_TRANSFORMS_FUSION_LAUNCHGROUPS_H

#include "mp/Dialect/MP/IR/MPFusionOps.h"

#include <map>

namespace mlir::mp {

/// A place in a block: before an op that stays where it is, by its number, and
/// so many launches away from it.
struct Place {
  unsigned anchor = 0, depth = 0;

  bool operator<(const Place &other) const {
    return anchor != other.anchor ? anchor < other.anchor : depth > other.depth;
  }
};

/// A fusion, the renamings between it and its readers, and its number in the
/// block.
struct Member {
  FusionOp fusion;
  SmallVector<Operation *, 2> reshapes;
  unsigned number = 0;
};

/// Kernels at one place. Those that keep rows in registers share launches with
/// their like alone, by the number of a kind; all others, which come behind
/// them, with each other.
struct LaunchGroup {
  static constexpr unsigned anyKind = ~0u;
  Place place;
  unsigned kind = anyKind;

  bool operator<(const LaunchGroup &other) const {
    return place < other.place || (!(other.place < place) && kind < other.kind);
  }
};
using LaunchGroups = std::map<LaunchGroup, SmallVector<Member>>;

/// Brings the members of each group together, before their place or behind
/// their host, those of later places after those of earlier ones, and makes of
/// them launches (`mp.launch`) of at most `maxPointers` operands and results.
/// `ops` are the ops of the block by number. Returns how many launches that
/// saves.
int64_t writeLaunches(Block &block, ArrayRef<Operation *> ops,
                      const LaunchGroups &groups, uint64_t maxPointers);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_FUSION_LAUNCHGROUPS_H
