//===- NumberGroups.h - Groups that make single numbers ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One thread makes them: the keys of random numbers, by hundreds of ops on
// integers, or the flag of all gradients. Their groups may be large, so that
// what is asked of each pair of them is not to go through all members.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_NUMBERGROUPS_H
#define MP_LIB_ANALYSIS_FUSION_NUMBERGROUPS_H

#include "Anchors.h"

#include <optional>
#include <vector>

namespace mlir::mp {

/// What a kernel holds, reads and writes.
struct KernelSize {
  /// All ops but constants, and those that compute.
  size_t ops = 0, computing = 0;
  /// Places in memory, in halves: a single number takes one register, an
  /// address two.
  size_t halves = 0;

  void addOp(const FusionNode &node);
  void addPointer(const FusionNode &node);
  void add(const KernelSize &other);
  /// Whether it has no more ops than this, free ones apart, and no more places
  /// in memory than that.
  bool isWithin(const FusionLimits &limits, size_t maxOps,
                size_t maxPointers) const;
  /// Whether it is within the limits of a group of single numbers.
  bool isWithinOfNumbers(const FusionLimits &limits) const;
};

/// Whether all have at most so many elements, and none is a reduction.
bool areWithin(const FusionGraph &graph, llvm::ArrayRef<unsigned> members,
               int64_t elements);

/// What the group of one anchor holds at most, if it makes a single number,
/// element by element, of such; every union of these is one kernel, if it is
/// within the limits.
std::optional<KernelSize> measureNumber(const Anchors &anchors, unsigned node);

/// Takes a large group of single numbers apart, into what each of its outputs,
/// or several that have most in common, is made of: threads of several blocks
/// make them side by side, and code that is not one long run takes LLVM less
/// than quadratic time. All of it where that would repeat too much.
std::vector<FusionGroup> separateNumbers(const FusionGraph &graph,
                                         const FusionGroup &group);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_NUMBERGROUPS_H
