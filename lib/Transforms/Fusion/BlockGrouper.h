//===- BlockGrouper.h - Independent kernels of one block --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_FUSION_BLOCKGROUPER_H
#define MP_LIB_TRANSFORMS_FUSION_BLOCKGROUPER_H

#include "LaunchGroups.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include <optional>
#include <set>

namespace mlir::mp {

/// Groups the fusions of one block.
class BlockGrouper {
public:
  BlockGrouper(Block &block, uint64_t maxPointers, int64_t smallBytes);

  void run();
  int64_t kernels = 0, saved = 0;

private:
  /// Readers of a value that are asked whether they are the last; of more, one
  /// most likely stands behind any place.
  static constexpr unsigned manyReaders = 64;
  /// Launches that kernels may join, the nearest ones, and how many do.
  static constexpr unsigned maxTried = 8, fewKernels = 4;

  /// Where the first reader stands; none where nobody reads.
  std::optional<Place> findFirstReader(Member &member) const;
  /// Whether it may run where `reader` waits for it, with others or alone.
  bool isWanted(FusionOp fusion, Place reader, bool isAlone) const;
  /// Takes one of so many bytes out of `sizes`, if there is one.
  static bool takePlace(llvm::SmallVectorImpl<int64_t> &sizes, int64_t bytes);
  bool isShort(FusionOp fusion) const;
  bool isHost(FusionOp fusion) const;
  bool isReturned(FusionOp fusion) const;
  bool keepsOldState(FusionOp fusion, Place reader) const;
  bool writesState(const Member &member) const;
  bool allReaders(Value value,
                  llvm::function_ref<bool(Operation *)> visit) const;
  bool diesIn(FusionOp fusion, Value value, Place reader) const;
  std::optional<Place> findLastSource(llvm::ArrayRef<Member> members) const;
  void countMade(unsigned number);
  void place(FusionOp fusion, unsigned number, LaunchGroups &groups);
  bool leavesLittleUntil(const Member &member, Place place, Place end) const;
  bool mayJoin(const Member &member, Place place, const LaunchGroup &group,
               llvm::ArrayRef<Member> others) const;
  void joinBetween(LaunchGroups &groups);
  void joinEarlier(LaunchGroups &groups);
  bool isReadLastBy(unsigned number, Value made) const;
  bool isMadeInPlace(FusionOp fusion, unsigned number,
                     const llvm::DenseSet<Value> &read) const;
  bool standsBeside(unsigned first, unsigned second) const;
  bool isReady(FusionOp fusion, Place place,
               llvm::SetVector<Operation *> &renamings) const;
  void joinNeighbours(LaunchGroups &groups);
  void findKinds();

  Block &block;
  uint64_t maxPointers;
  int64_t smallBytes;
  /// What may be kept for a launch less: next to nothing beside what the step
  /// keeps anyway.
  int64_t keptBytes;
  llvm::SmallVector<Operation *> ops;
  /// Bytes of what each op and those behind it make before the last launches;
  /// of a large one no more than that it is large.
  llvm::SmallVector<int64_t> madeFrom;
  /// Where every op stands, or will.
  llvm::DenseMap<Operation *, Place> places;
  /// What makes the next value of large state, by that and of all.
  llvm::DenseMap<Value, Operation *> stateWriters;
  llvm::DenseSet<Operation *> newState;
  /// Which of the short kernels of rows compute alike.
  llvm::DenseMap<Operation *, unsigned> kinds;
  /// Kernels that are not small and may run with others that stand beside them,
  /// by number, the last first.
  llvm::SmallVector<std::pair<unsigned, FusionOp>> largeOnes;
  /// Where such a kernel waits for others.
  std::set<LaunchGroup> withLarge;
};

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_FUSION_BLOCKGROUPER_H
