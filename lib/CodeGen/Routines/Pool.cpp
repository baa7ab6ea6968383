//===- Pool.cpp - The elements of a sliding window, combined --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "Routines.h"
#include "Windows.h"

using namespace mlir;
using namespace mlir::mp;

void mp::emitPool(KernelContext &context) {
  auto op = cast<PoolOp>(context.getRoutine());
  Windows windows = Windows::of(op);
  RankedTensorType type = getTensorType(op.getResult());
  int64_t count = type.getNumElements();
  context.needsWidePositions = windows.needsWidePositions();
  EntryBuilder entry(context, context.kernel.name,
                     {getBlocks(context, count), 1, 1},
                     {int32_t(blockSize), 1, 1});
  llvm::IRBuilder<> &b = entry.builder;
  Combiner combiner(b, op.getKind(), type.getElementType(),
                    op.getAccumulator());
  auto add = [&](llvm::Value *, llvm::Value *isInside, llvm::Value *at,
                 ArrayRef<llvm::Value *> carried) {
    llvm::Value *value = combiner.widen(loadElement(entry, op.getInput(), at));
    return SmallVector<llvm::Value *>{b.CreateSelect(
        isInside, combiner.combine(carried.front(), value), carried.front())};
  };
  entry.forEachThread(count, [&](llvm::Value *place) {
    SmallVector<llvm::Value *> result =
        windows.forEach(entry, place, {combiner.getNeutral()}, add);
    storeTo(entry, entry.getOutput(0), place, combiner.narrow(result.front()));
  });
  entry.finish();
}
