//===- ColumnSums.h - Columns that a kernel of rows adds up -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_TEMPLATES_COLUMNSUMS_H
#define MP_LIB_CODEGEN_TEMPLATES_COLUMNSUMS_H

#include "Workspace.h"

namespace mlir::mp {

/// The threads of a row, those of a warp or of a block, and its vectors. A
/// thread has the vectors whose number modulo `count` is its own.
struct RowThreads {
  int64_t count;
  int64_t vectors;
  unsigned width;

  bool byWarp() const { return count == warpSize; }
  int64_t getRowsOfBlock() const { return byWarp() ? warpsOfBlock : 1; }
  /// Vectors that a thread has at most.
  int64_t getRounds() const { return llvm::divideCeil(vectors, count); }
  /// Whether each thread has a vector in this round.
  bool isWhole(int64_t round) const { return (round + 1) * count <= vectors; }
  /// The number of this thread's vector in a round.
  llvm::Value *getNumber(EntryBuilder &entry, int64_t round) const {
    return entry.builder.CreateNSWAdd(entry.threadX(),
                                      entry.index(round * count));
  }
};

/// What a kernel of rows does for sums across rows: each thread keeps a partial
/// result for each of its places in a row, each block leaves one for each place
/// in the workspace, and a second stage adds those in a fixed order. Does
/// nothing where a kernel has no such sums.
class ColumnSums {
public:
  ColumnSums(KernelContext &context, llvm::ArrayRef<ReductionPass> passes,
             const RowThreads &threads, int64_t blocks);

  /// What a thread starts with: for each sum one vector a round.
  llvm::SmallVector<llvm::Value *> makeNeutral(EntryBuilder &entry) const;
  /// Writes what the threads of a block have.
  void writePartials(EntryBuilder &entry,
                     llvm::ArrayRef<llvm::Value *> columns);
  /// The stage that computes all results with one element a column.
  void writeSecond();

private:
  void writePartial(EntryBuilder &entry, unsigned number, int64_t round,
                    llvm::Value *value);

  KernelContext &context;
  const RowThreads &threads;
  int64_t blocks;
  /// The sums of all passes.
  ReductionPass sums;
  std::optional<Workspace> workspace;
  /// Shared memory by the type of what a thread writes there.
  llvm::SmallDenseMap<llvm::Type *, llvm::Value *, 2> shared;
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_TEMPLATES_COLUMNSUMS_H
