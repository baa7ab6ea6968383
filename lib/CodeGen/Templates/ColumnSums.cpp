//===- ColumnSums.cpp - Columns that a kernel of rows adds up -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of every sum is fixed by the shape and the chip: rows that a warp
// comes to, warps of a block, then blocks, every 8th by one warp.
//
//===----------------------------------------------------------------------===//

#include "ColumnSums.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr int64_t height = blockSize / warpSize;

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
  if (!workspace)
    return;
  int64_t columns = threads.vectors * threads.width;
  EntryBuilder entry(context, context.kernel.name + "_columns",
                     {int32_t(llvm::divideCeil(columns, warpSize)), 1, 1},
                     {int32_t(warpSize), int32_t(height), 1});
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Value *column = b.CreateNSWAdd(
      b.CreateNSWMul(entry.blockX(), entry.index(warpSize)), entry.threadX());
  llvm::Value *owns = b.CreateICmpSLT(column, entry.index(columns));
  // Threads without a column still come to the barrier.
  llvm::Value *end = b.CreateSelect(owns, entry.index(blocks), entry.index(0));
  SmallVector<llvm::Value *> partial = entry.loop(
      entry.threadY(), end, entry.index(height),
      mp::makeNeutral(entry, sums, 1),
      [&](llvm::Value *block, ArrayRef<llvm::Value *> carried) {
        SmallVector<llvm::Value *> next;
        llvm::Value *at =
            b.CreateNSWAdd(b.CreateNSWMul(block, entry.index(columns)), column);
        for (auto [number, op] : llvm::enumerate(sums.reductions)) {
          llvm::Value *part =
              b.CreateLoad(getPartialType(b.getContext(), op),
                           workspace->address(entry, number, at));
          next.push_back(
              combine(b, op, carried[number], fromPartial(b, part, op)));
        }
        return next;
      });
  KnownResults known;
  for (auto [op, value] : llvm::zip_equal(sums.reductions, partial))
    known[op->getResult(0)] = combineHeight(
        entry, op, value,
        entry.allocateShared(toPartial(b, value)->getType(), blockSize));
  llvm::Value *first =
      b.CreateAnd(owns, b.CreateICmpEQ(entry.threadY(), entry.index(0)));
  entry.when(first, [&] {
    BodyEmitter body(entry, 1, known);
    LaneIndex at;
    at.base = column;
    body.storeAll(findOutputs(context, FusionPlace::Column), body.pointAt(at));
  });
  entry.finish();
}
