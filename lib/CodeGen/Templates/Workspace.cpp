//===- Workspace.cpp - Partial results between two stages -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workspace.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr int64_t arrayAlignment = 16;

Workspace::Workspace(KernelContext &context, ReductionPass &pass, int64_t rows,
                     int64_t splits)
    : pass(pass), rows(rows), splits(splits) {
  int64_t bytes = 0;
  for (FusibleOpInterface op : pass.reductions) {
    offsets.push_back(bytes);
    bytes += llvm::alignTo(rows * splits * getPartialBytes(op), arrayAlignment);
  }
  context.kernel.workspaceBytes = bytes;
}

llvm::Value *Workspace::address(EntryBuilder &entry, unsigned number,
                                llvm::Value *at) {
  llvm::IRBuilder<> &b = entry.builder;
  FusibleOpInterface op = pass.reductions[number];
  llvm::Value *array = b.CreateConstInBoundsGEP1_64(
      b.getInt8Ty(), entry.getWorkspace(), offsets[number]);
  return entry.address(array, getPartialType(b.getContext(), op), at);
}

void Workspace::store(EntryBuilder &entry, ArrayRef<llvm::Value *> partial,
                      llvm::Value *at) {
  llvm::IRBuilder<> &b = entry.builder;
  SmallVector<llvm::Value *> sums =
      combineBlock(entry, blockSize, pass.reductions, partial);
  entry.when(b.CreateICmpEQ(entry.threadX(), entry.index(0)), [&] {
    for (auto [number, sum] : llvm::enumerate(sums))
      b.CreateStore(toPartial(b, sum), address(entry, number, at));
  });
}

void Workspace::emitRows(KernelContext &context, ArrayRef<unsigned> outputs) {
  EntryBuilder entry(context, context.kernel.name + "_rows",
                     {int32_t(rows), 1, 1}, {int32_t(warpSize), 1, 1});
  llvm::IRBuilder<> &b = entry.builder;
  KnownResults known;
  llvm::Value *first = b.CreateNSWMul(entry.blockX(), entry.index(splits));
  SmallVector<llvm::Value *> partial = entry.loop(
      entry.threadX(), entry.index(splits), entry.index(warpSize),
      makeNeutral(entry, pass, 1),
      [&](llvm::Value *split, ArrayRef<llvm::Value *> carried) {
        SmallVector<llvm::Value *> next;
        llvm::Value *at = b.CreateNSWAdd(first, split);
        for (auto [number, op] : llvm::enumerate(pass.reductions)) {
          llvm::Value *part = b.CreateLoad(getPartialType(b.getContext(), op),
                                           address(entry, number, at));
          next.push_back(
              combine(b, op, carried[number], fromPartial(b, part, op)));
        }
        return next;
      });
  for (auto [op, value] : llvm::zip_equal(pass.reductions, partial))
    known[op->getResult(0)] = combineWarp(entry, op, value);
  entry.when(b.CreateICmpEQ(entry.threadX(), entry.index(0)), [&] {
    BodyEmitter body(entry, 1, known);
    LaneIndex row;
    row.base = entry.blockX();
    Point *point = body.pointAt(row);
    body.storeAll(outputs, point);
  });
  entry.finish();
}
