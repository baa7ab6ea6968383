//===- TargetSets.h - Which targets values reach ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_TARGETSETS_H
#define MP_LIB_ANALYSIS_LOSSSCALING_TARGETSETS_H

#include "mp/Support/Assert.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <vector>

namespace mlir::mp {

/// The sets of targets that occur in one step, each kept once. Most values
/// reach one target or what their neighbour reaches, so that a step of a
/// million values has a few sets of each layer, where a set of bits per value
/// would take the product of its values and its targets.
class TargetSets {
public:
  /// Equal ids, equal sets.
  using Id = unsigned;
  static constexpr Id none = 0;

  explicit TargetSets(unsigned numTargets) : numTargets(numTargets) {}

  static Id getSingle(unsigned target) { return target + 1; }
  /// The union of all.
  Id unite(llvm::ArrayRef<Id> sets);

  unsigned count(Id set) const;
  bool contains(Id set, unsigned target) const;
  bool intersects(Id set, const llvm::BitVector &targets) const;
  unsigned countCommon(Id set, const llvm::BitVector &targets) const;
  /// In rising order.
  void forEach(Id set, llvm::function_ref<void(unsigned)> visit) const;

private:
  struct Large {
    llvm::BitVector bits;
    unsigned count;
  };
  bool isSingle(Id set) const { return set != none && set <= numTargets; }
  const Large &getLarge(Id set) const {
    MP_ASSERT(set > numTargets && set - numTargets <= large.size(),
              "a set of two targets and more, of this step");
    return large[set - numTargets - 1];
  }
  bool isSubset(Id small, Id set) const;
  Id intern(llvm::BitVector bits);

  unsigned numTargets;
  /// Sets of two targets and more; their ids follow those of the single ones.
  std::vector<Large> large;
  llvm::DenseMap<size_t, llvm::SmallVector<Id, 1>> byHash;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_TARGETSETS_H
