//===- FullKernel.cpp - Few results of many elements each -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks share a row: block s takes every splits-th run of 256 vectors and
// leaves one partial result. A warp of the second stage adds the partial
// results of a row and does what follows on them.
//
//===----------------------------------------------------------------------===//

#include "Templates.h"
#include "Workspace.h"

using namespace mlir;
using namespace mlir::mp;

/// Vectors a thread should have before a row is split.
static constexpr int64_t vectorsOfThread = 4;

static int64_t getPlaces(const KernelContext &context) {
  return context.form.getNumElements() / context.form.getNumRows();
}

static int64_t getSplits(const KernelContext &context) {
  int64_t vectors = getPlaces(context) / getInnerWidth(context);
  int64_t wanted = llvm::divideCeil(vectors, blockSize * vectorsOfThread);
  int64_t room = context.getMaxBlocks() / context.form.getNumRows();
  return std::max<int64_t>(1, std::min({wanted, room, int64_t(blockSize)}));
}

bool mp::shouldSplitRows(const KernelContext &context) {
  if (context.form.depth != 1 || context.form.columnSums != 0 ||
      context.form.getNumRows() >= context.chip.multiprocessors ||
      getSplits(context) == 1)
    return false;
  // What follows on a row as long as the row needs the whole result.
  return llvm::none_of(context.form.stages, [](const FusionStage &stage) {
    return stage.place == FusionPlace::Full && stage.level != 0;
  });
}

static void emitFirstStage(KernelContext &context, ReductionPass &pass,
                           Workspace &workspace, int64_t splits) {
  int64_t rows = context.form.getNumRows();
  unsigned width = getInnerWidth(context);
  EntryBuilder entry(context, context.kernel.name,
                     {int32_t(splits), int32_t(rows), 1},
                     {int32_t(blockSize), 1, 1});
  llvm::IRBuilder<> &b = entry.builder;
  LaneIndex row;
  row.base = entry.blockY();
  llvm::Value *start = b.CreateNSWAdd(
      b.CreateNSWMul(entry.blockX(), entry.index(blockSize)), entry.threadX());
  KnownResults none;
  SmallVector<llvm::Value *> partial = entry.loop(
      start, entry.index(getPlaces(context) / width),
      entry.index(splits * blockSize), makeNeutral(entry, pass, width),
      [&](llvm::Value *number, ArrayRef<llvm::Value *> carried) {
        BodyEmitter body(entry, width, none);
        LaneIndex place;
        place.base = b.CreateNSWMul(number, entry.index(width));
        place.stride = 1;
        place.divisor = width;
        Point *point = spacePoint(body, context, row, place);
        return accumulate(body, entry, pass, point, carried);
      });
  for (auto [op, value] : llvm::zip_equal(pass.reductions, partial))
    value = combineLanes(b, op, value);
  workspace.store(
      entry, partial,
      b.CreateNSWAdd(b.CreateNSWMul(entry.blockY(), entry.index(splits)),
                     entry.blockX()));
  entry.finish();
}

void mp::emitFullKernel(KernelContext &context) {
  ReductionPass pass = findPasses(context).front();
  int64_t splits = getSplits(context);
  Workspace workspace(context, pass, context.form.getNumRows(), splits);
  emitFirstStage(context, pass, workspace, splits);
  workspace.emitRows(context, findOutputs(context, FusionPlace::Row));
}
