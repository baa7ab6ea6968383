//===- ColumnKernel.cpp - Reductions that keep the innermost dimension ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block is 32 threads wide and 8 high. Each thread owns a vector of
// neighbouring columns and takes every 8th row; the 8 partial results meet in
// shared memory. If that leaves the device empty, blocks share the rows too
// and a second stage adds what they leave.
//
//===----------------------------------------------------------------------===//

#include "../Emit/ScalarOps.h"
#include "ColumnStage.h"
#include "Templates.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr int64_t height = warpsOfBlock;
static constexpr int64_t maxSplits = 64;
/// Rows whose loads are in flight together, where little is computed of an
/// element: registers are for that, or for them.
static constexpr unsigned rowsTogether = 4, littleCost = 20;

namespace {

class ColumnWriter {
public:
  explicit ColumnWriter(KernelContext &context);
  void write();

private:
  void writeFirst();
  void writePass(EntryBuilder &entry, ReductionPass &pass);
  void storeRows(EntryBuilder &entry);
  void storePartial(EntryBuilder &entry, ReductionPass &pass);
  LaneIndex columnsOf(EntryBuilder &entry);
  /// Of a vector of partial results; rows of the workspace hold whole vectors.
  llvm::Align alignmentOf(FusibleOpInterface op) const {
    return llvm::Align(std::min<int64_t>(16, width * getPartialBytes(op)));
  }

  KernelContext &context;
  unsigned width;
  int64_t columns, rows, splits = 1;
  SmallVector<ReductionPass> passes;
  std::optional<Workspace> workspace;
  KnownResults known;
  /// Which vector of columns a thread owns, and whether there is one.
  llvm::Value *vector = nullptr, *owns = nullptr;
};

} // namespace

ColumnWriter::ColumnWriter(KernelContext &context)
    : context(context), width(getInnerWidth(context)),
      columns(context.form.getNumRows()),
      rows(context.form.getNumElements() / columns),
      passes(findPasses(context)) {
  if (passes.size() != 1)
    return;
  int64_t blocks = llvm::divideCeil(columns / width, warpSize);
  int64_t room = context.getMaxBlocks() / blocks;
  int64_t wanted = llvm::divideCeil(rows, height * rowsOfThread);
  splits = std::max<int64_t>(1, std::min({room, wanted, maxSplits}));
  if (splits > 1)
    workspace.emplace(context, passes.front(), columns, splits);
}

static unsigned countRowsTogether(const KernelContext &context) {
  unsigned cost = 0;
  for (const FusionNode &node : context.source.graph)
    cost += node.kind == FusionNodeKind::Elementwise ? node.cost : 0;
  return cost <= littleCost ? rowsTogether : 1;
}

LaneIndex ColumnWriter::columnsOf(EntryBuilder &entry) {
  LaneIndex at;
  at.base = entry.builder.CreateNSWMul(vector, entry.index(width));
  at.stride = 1;
  at.divisor = width;
  return at;
}

void ColumnWriter::writePass(EntryBuilder &entry, ReductionPass &pass) {
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Value *start = b.CreateNSWAdd(
      b.CreateNSWMul(entry.blockY(), entry.index(height)), entry.threadY());
  // Threads without columns still come to the barrier.
  llvm::Value *end = b.CreateSelect(owns, entry.index(rows), entry.index(0));
  SmallVector<llvm::Value *> partial = entry.loop(
      start, end, entry.index(splits * height), makeNeutral(entry, pass, width),
      [&](llvm::Value *row, ArrayRef<llvm::Value *> carried) {
        BodyEmitter body(entry, width, known);
        LaneIndex place;
        place.base = row;
        Point *point = spacePoint(body, context, columnsOf(entry), place);
        return accumulate(body, entry, pass, point, carried);
      },
      countRowsTogether(context));
  for (auto [op, value] : llvm::zip_equal(pass.reductions, partial))
    known[op->getResult(0)] = combineHeight(
        entry, op, value,
        entry.allocateShared(toPartial(b, value)->getType(), blockSize));
}

void ColumnWriter::storeRows(EntryBuilder &entry) {
  BodyEmitter body(entry, width, known);
  Point *point = body.pointAt(columnsOf(entry));
  body.storeAll(findOutputs(context, FusionPlace::Row), point);
}

void ColumnWriter::storePartial(EntryBuilder &entry, ReductionPass &pass) {
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Value *at =
      b.CreateNSWAdd(b.CreateNSWMul(entry.blockY(), entry.index(columns)),
                     columnsOf(entry).base);
  for (auto [number, op] : llvm::enumerate(pass.reductions))
    b.CreateAlignedStore(toPartial(b, known.lookup(op->getResult(0))),
                         workspace->address(entry, number, at),
                         alignmentOf(op));
}

void ColumnWriter::writeFirst() {
  int64_t blocks = llvm::divideCeil(columns / width, warpSize);
  EntryBuilder entry(context, context.kernel.name,
                     {int32_t(blocks), int32_t(splits), 1},
                     {int32_t(warpSize), int32_t(height), 1});
  llvm::IRBuilder<> &b = entry.builder;
  vector = b.CreateNSWAdd(b.CreateNSWMul(entry.blockX(), entry.index(warpSize)),
                          entry.threadX());
  owns = b.CreateICmpSLT(vector, entry.index(columns / width));
  for (ReductionPass &pass : passes)
    writePass(entry, pass);
  llvm::Value *first =
      b.CreateAnd(owns, b.CreateICmpEQ(entry.threadY(), entry.index(0)));
  entry.when(first, [&] {
    workspace ? storePartial(entry, passes.front()) : storeRows(entry);
  });
  entry.finish();
  known.clear();
}

void ColumnWriter::write() {
  writeFirst();
  if (workspace)
    writeColumnStage(context, passes.front(), *workspace, columns, splits,
                     FusionPlace::Row);
}

void mp::emitColumnKernel(KernelContext &context) {
  ColumnWriter(context).write();
}
