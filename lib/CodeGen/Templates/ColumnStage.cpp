//===- ColumnStage.cpp - The stage that adds up partial columns -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There are few columns, so what counts is how long one of them takes: a thread
// has several loads under way, and where there are many parts eight threads
// share a column and meet in shared memory.
//
//===----------------------------------------------------------------------===//

#include "ColumnStage.h"

using namespace mlir;
using namespace mlir::mp;

/// Parts from which on several threads share a column.
static constexpr int64_t partsToShare = 16;
/// Loads of a thread that are under way together.
static constexpr int64_t loadsAtOnce = 8;

namespace {
class ColumnStage {
public:
  ColumnStage(KernelContext &context, const ReductionPass &sums,
              Workspace &workspace, int64_t columns, int64_t parts);
  void write(FusionPlace place);

private:
  using Values = SmallVector<llvm::Value *>;
  /// Adds `count` parts to `carried`, each as far behind the one before as
  /// there are threads for a column.
  Values addParts(llvm::Value *first, int64_t count,
                  ArrayRef<llvm::Value *> carried);
  Values addAll();

  int64_t columns, parts, height;
  const ReductionPass &sums;
  Workspace &workspace;
  KernelContext &context;
  EntryBuilder entry;
  llvm::IRBuilder<> &b;
  /// The column of a thread, and whether there is one.
  llvm::Value *column = nullptr, *owns = nullptr;
};
} // namespace

static int64_t chooseHeight(int64_t parts) {
  return parts < partsToShare ? 1 : warpsOfBlock;
}

static std::array<int32_t, 3> makeGrid(int64_t columns, int64_t height) {
  return {int32_t(llvm::divideCeil(columns, blockSize / height)), 1, 1};
}

ColumnStage::ColumnStage(KernelContext &context, const ReductionPass &sums,
                         Workspace &workspace, int64_t columns, int64_t parts)
    : columns(columns), parts(parts), height(chooseHeight(parts)), sums(sums),
      workspace(workspace), context(context),
      entry(context, context.kernel.name + "_columns",
            makeGrid(columns, height),
            {int32_t(blockSize / height), int32_t(height), 1}),
      b(entry.builder) {
  column = b.CreateNSWAdd(
      b.CreateNSWMul(entry.blockX(), entry.index(blockSize / height)),
      entry.threadX());
  owns = b.CreateICmpSLT(column, entry.index(columns));
}

ColumnStage::Values ColumnStage::addParts(llvm::Value *first, int64_t count,
                                          ArrayRef<llvm::Value *> carried) {
  Values next(carried);
  SmallVector<Values> loaded(count);
  for (int64_t i = 0; i != count; ++i) {
    llvm::Value *part = b.CreateNSWAdd(first, entry.index(i * height));
    llvm::Value *at =
        b.CreateNSWAdd(b.CreateNSWMul(part, entry.index(columns)), column);
    for (auto [number, op] : llvm::enumerate(sums.reductions))
      loaded[i].push_back(b.CreateLoad(getPartialType(b.getContext(), op),
                                       workspace.address(entry, number, at)));
  }
  for (ArrayRef<llvm::Value *> values : loaded)
    for (auto [number, op] : llvm::enumerate(sums.reductions))
      next[number] =
          combine(b, op, next[number], fromPartial(b, values[number], op));
  return next;
}

/// Threads without a column still come to the barrier.
ColumnStage::Values ColumnStage::addAll() {
  int64_t stride = height * loadsAtOnce, whole = parts / stride * stride;
  auto endOf = [&](int64_t end) {
    return b.CreateSelect(owns, entry.index(end), entry.index(0));
  };
  llvm::Value *first = height == 1
                           ? entry.index(0)
                           : static_cast<llvm::Value *>(entry.threadY());
  Values carried = makeNeutral(entry, sums, 1);
  if (whole != 0)
    carried = entry.loop(first, endOf(whole), entry.index(stride), carried,
                         [&](llvm::Value *at, ArrayRef<llvm::Value *> before) {
                           return addParts(at, loadsAtOnce, before);
                         });
  int64_t rest = (parts - whole) / height;
  if (rest != 0)
    carried = entry.loop(b.CreateNSWAdd(first, entry.index(whole)),
                         endOf(whole + rest * height),
                         entry.index(rest * height), carried,
                         [&](llvm::Value *at, ArrayRef<llvm::Value *> before) {
                           return addParts(at, rest, before);
                         });
  int64_t done = whole + rest * height;
  if (done != parts)
    carried = entry.loop(b.CreateNSWAdd(first, entry.index(done)), endOf(parts),
                         entry.index(height), carried,
                         [&](llvm::Value *at, ArrayRef<llvm::Value *> before) {
                           return addParts(at, 1, before);
                         });
  return carried;
}

void ColumnStage::write(FusionPlace place) {
  Values all = addAll();
  KnownResults known;
  for (auto [op, value] : llvm::zip_equal(sums.reductions, all))
    known[op->getResult(0)] =
        height == 1
            ? value
            : combineHeight(entry, op, value,
                            entry.allocateShared(toPartial(b, value)->getType(),
                                                 blockSize));
  llvm::Value *first =
      height == 1
          ? owns
          : b.CreateAnd(owns, b.CreateICmpEQ(entry.threadY(), entry.index(0)));
  entry.when(first, [&] {
    BodyEmitter body(entry, 1, known);
    LaneIndex at;
    at.base = column;
    body.storeAll(findOutputs(context, place), body.pointAt(at));
  });
  entry.finish();
}

void mp::writeColumnStage(KernelContext &context, const ReductionPass &sums,
                          Workspace &workspace, int64_t columns, int64_t parts,
                          FusionPlace place) {
  ColumnStage(context, sums, workspace, columns, parts).write(place);
}
