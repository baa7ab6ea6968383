//===- ColumnSums.cpp - Columns that a kernel of rows adds up -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of every sum is fixed by the shape and the chip: rows that a warp
// comes to, warps of a block, then blocks (ColumnStage.h).
//
//===----------------------------------------------------------------------===//

#include "ColumnSums.h"

#include "ColumnStage.h"

using namespace mlir;
using namespace mlir::mp;

ColumnSums::ColumnSums(KernelContext &context, ArrayRef<ReductionPass> passes,
                       const RowThreads &threads, int64_t blocks)
    : context(context), threads(threads), blocks(blocks) {
  for (const ReductionPass &pass : passes)
    llvm::append_range(sums.reductions, pass.columnSums);
  if (!sums.reductions.empty())
    workspace.emplace(context, sums, threads.vectors * threads.width, blocks);
}

SmallVector<llvm::Value *> ColumnSums::makeNeutral(EntryBuilder &entry) const {
  SmallVector<llvm::Value *> result;
  for (llvm::Value *one : mp::makeNeutral(entry, sums, threads.width))
    result.append(threads.getRounds(), one);
  return result;
}

/// The rows of a block are added up by those threads that have one place.
void ColumnSums::writePartial(EntryBuilder &entry, unsigned number,
                              int64_t round, llvm::Value *value) {
  llvm::IRBuilder<> &b = entry.builder;
  FusibleOpInterface op = sums.reductions[number];
  llvm::Value *vector = threads.getNumber(entry, round);
  llvm::Value *writes = b.CreateICmpSLT(vector, entry.index(threads.vectors));
  if (threads.byWarp()) {
    llvm::Type *type = toPartial(b, value)->getType();
    llvm::Value *&place = shared[type];
    if (place)
      entry.barrier(); // what lies there has been read
    else
      place = entry.allocateShared(type, blockSize);
    value = combineHeight(entry, op, value, place);
    writes =
        b.CreateAnd(writes, b.CreateICmpEQ(entry.threadY(), entry.index(0)));
  }
  entry.when(writes, [&] {
    int64_t columns = threads.vectors * threads.width;
    llvm::Value *at =
        b.CreateNSWAdd(b.CreateNSWMul(entry.blockX(), entry.index(columns)),
                       b.CreateNSWMul(vector, entry.index(threads.width)));
    llvm::Align alignment(
        std::min<int64_t>(16, threads.width * getPartialBytes(op)));
    b.CreateAlignedStore(toPartial(b, value),
                         workspace->address(entry, number, at), alignment);
  });
}

void ColumnSums::writePartials(EntryBuilder &entry,
                               ArrayRef<llvm::Value *> columns) {
  int64_t rounds = threads.getRounds();
  for (unsigned number = 0; number != sums.reductions.size(); ++number)
    for (int64_t round = 0; round != rounds; ++round)
      writePartial(entry, number, round, columns[number * rounds + round]);
}

void ColumnSums::writeSecond() {
  if (workspace)
    writeColumnStage(context, sums, *workspace, threads.vectors * threads.width,
                     blocks, FusionPlace::Column);
}
