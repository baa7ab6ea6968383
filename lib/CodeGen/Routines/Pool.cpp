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

/// Loads of a line that are in flight together.
static constexpr unsigned runUnroll = 8;

/// A kernel with a thread for each of `count` places or lines.
static void
emitEach(KernelContext &context, PoolOp op, int64_t count,
         llvm::function_ref<void(EntryBuilder &, Combiner &, llvm::Value *)>
             emitOne) {
  EntryBuilder entry(context, context.kernel.name,
                     {getBlocks(context, count), 1, 1},
                     {int32_t(blockSize), 1, 1});
  Combiner combiner(entry.builder, op.getKind(),
                    getTensorType(op.getResult()).getElementType(),
                    op.getAccumulator());
  entry.forEachThread(
      count, [&](llvm::Value *number) { emitOne(entry, combiner, number); });
  entry.finish();
}

/// A thread goes along each line, and writes what it has by then.
static void emitRunning(KernelContext &context, PoolOp op,
                        const RunningLines &lines) {
  int64_t count = getTensorType(op.getResult()).getNumElements() / lines.length;
  emitEach(
      context, op, count,
      [&](EntryBuilder &entry, Combiner &combiner, llvm::Value *line) {
        llvm::IRBuilder<> &b = entry.builder;
        SmallVector<llvm::Value *> at =
            delinearize(entry, line, {count / lines.stride, lines.stride});
        llvm::Value *begin =
            linearize(entry, at, {lines.length * lines.stride, 1});
        auto next = [&](llvm::Value *k, ArrayRef<llvm::Value *> carried) {
          if (lines.isReversed)
            k = b.CreateSub(entry.index(lines.length - 1), k);
          llvm::Value *place =
              b.CreateAdd(begin, b.CreateMul(k, entry.index(lines.stride)));
          llvm::Value *result = combiner.combine(
              carried.front(),
              combiner.widen(loadElement(entry, op.getInput(), place)));
          storeTo(entry, entry.getOutput(0), place, combiner.narrow(result));
          return SmallVector<llvm::Value *>{result};
        };
        entry.loop(entry.index(0), entry.index(lines.length), entry.index(1),
                   {combiner.getNeutral()}, next, runUnroll);
      });
}

void mp::emitPool(KernelContext &context) {
  auto op = cast<PoolOp>(context.getRoutine());
  if (std::optional<RunningLines> lines = RunningLines::find(op))
    return emitRunning(context, op, *lines);
  Windows windows = Windows::of(op);
  int64_t count = getTensorType(op.getResult()).getNumElements();
  context.needsWidePositions = windows.needsWidePositions();
  emitEach(context, op, count,
           [&](EntryBuilder &entry, Combiner &combiner, llvm::Value *place) {
             auto add = [&](llvm::Value *, llvm::Value *isInside,
                            llvm::Value *at, ArrayRef<llvm::Value *> carried) {
               llvm::Value *value =
                   combiner.widen(loadElement(entry, op.getInput(), at));
               return SmallVector<llvm::Value *>{entry.builder.CreateSelect(
                   isInside, combiner.combine(carried.front(), value),
                   carried.front())};
             };
             SmallVector<llvm::Value *> result =
                 windows.forEach(entry, place, {combiner.getNeutral()}, add);
             storeTo(entry, entry.getOutput(0), place,
                     combiner.narrow(result.front()));
           });
}
