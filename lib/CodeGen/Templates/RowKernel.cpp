//===- RowKernel.cpp - Reductions along the innermost dimensions ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row belongs to the threads of one warp, or of one block if it is long. They
// pass over it once for each reduction that waits for another, and once more
// for results as long as the row; after the first pass it lies in the cache.
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"
#include "Templates.h"

using namespace mlir;
using namespace mlir::mp;

/// Vectors that one thread of a warp takes before a block takes the row.
static constexpr int64_t vectorsOfWarp = 8;
/// Elements that a thread keeps in registers at most, of all operands and of
/// what each pass computes: half of what there are, so that two blocks of a
/// thread each find room.
static constexpr int64_t maxKept = 128;

namespace {

class RowWriter {
public:
  RowWriter(KernelContext &context, EntryBuilder &entry, bool byWarp)
      : context(context), entry(entry), byWarp(byWarp),
        width(getInnerWidth(context, /*reduced=*/true)),
        passes(findPasses(context)), rowOutputs(findRowOutputs(context)) {}

  void writeRow(llvm::Value *row);

private:
  void writePass(ReductionPass &pass, llvm::Value *row);
  SmallVector<llvm::Value *> visit(ReductionPass &pass, llvm::Value *row,
                                   llvm::Value *number,
                                   ArrayRef<llvm::Value *> carried);
  SmallVector<llvm::Value *> visitAll(ReductionPass &pass, llvm::Value *row);

  KernelContext &context;
  EntryBuilder &entry;
  bool byWarp;
  unsigned width;
  SmallVector<ReductionPass> passes;
  SmallVector<unsigned> rowOutputs;
  KnownResults known;
};

} // namespace

/// What a pass does with the vector of this number.
SmallVector<llvm::Value *> RowWriter::visit(ReductionPass &pass,
                                            llvm::Value *row,
                                            llvm::Value *number,
                                            ArrayRef<llvm::Value *> carried) {
  BodyEmitter body(entry, width, known);
  LaneIndex at, place;
  at.base = row;
  place.base = entry.builder.CreateNSWMul(number, entry.index(width));
  place.stride = 1;
  place.divisor = width;
  Point *point = spacePoint(body, context, at, place);
  return accumulate(body, entry, pass, point, carried);
}

/// A row that fits into the registers of its threads is written without a loop:
/// LLVM then sees that the passes load, and compute, the same.
SmallVector<llvm::Value *> RowWriter::visitAll(ReductionPass &pass,
                                               llvm::Value *row) {
  int64_t vectors =
      context.form.getNumElements() / context.form.getNumRows() / width;
  int64_t threads = byWarp ? warpSize : blockSize;
  int64_t rounds = vectors / threads;
  // What is smaller than the rows is read where it is used.
  int64_t whole =
      llvm::count_if(context.fusion->getOperandTypes(), [&](Type t) {
        return cast<RankedTensorType>(t).getNumElements() ==
               context.form.getNumElements();
      });
  int64_t kept = rounds * width * (whole + int64_t(passes.size()));
  if (vectors % threads != 0 || rounds == 0 || kept > maxKept)
    return entry.loop(
        entry.threadX(), entry.index(vectors), entry.index(threads),
        makeNeutral(entry, pass, width),
        [&](llvm::Value *number, ArrayRef<llvm::Value *> carried) {
          return visit(pass, row, number, carried);
        });
  SmallVector<llvm::Value *> carried = makeNeutral(entry, pass, width);
  for (int64_t round = 0; round != rounds; ++round)
    carried = visit(pass, row,
                    entry.builder.CreateNSWAdd(entry.threadX(),
                                               entry.index(round * threads)),
                    carried);
  return carried;
}

void RowWriter::writePass(ReductionPass &pass, llvm::Value *row) {
  SmallVector<llvm::Value *> partial = visitAll(pass, row);
  for (auto [op, value] : llvm::zip_equal(pass.reductions, partial)) {
    llvm::Value *own = combineLanes(entry.builder, op, value);
    known[op->getResult(0)] =
        byWarp ? combineWarp(entry, op, own) : combineBlock(entry, op, own);
  }
}

void RowWriter::writeRow(llvm::Value *row) {
  for (ReductionPass &pass : passes)
    writePass(pass, row);
  llvm::Value *first =
      entry.builder.CreateICmpEQ(entry.threadX(), entry.index(0));
  entry.when(first, [&] {
    BodyEmitter body(entry, 1, known);
    LaneIndex at;
    at.base = row;
    Point *point = body.pointAt(at);
    body.storeAll(rowOutputs, point);
  });
  known.clear();
}

void mp::emitRowKernel(KernelContext &context) {
  int64_t rows = context.form.getNumRows();
  int64_t places = context.form.getNumElements() / rows;
  bool byWarp =
      places / getInnerWidth(context, true) <= vectorsOfWarp * warpSize;
  int64_t rowsOfBlock = byWarp ? blockSize / warpSize : 1;
  int64_t blocks = std::min<int64_t>(llvm::divideCeil(rows, rowsOfBlock),
                                     context.getMaxBlocks());
  std::array<int32_t, 3> block = {int32_t(byWarp ? warpSize : blockSize),
                                  int32_t(rowsOfBlock), 1};
  EntryBuilder entry(context, context.kernel.name, {int32_t(blocks), 1, 1},
                     block);
  llvm::Value *start = entry.builder.CreateNSWAdd(
      entry.builder.CreateNSWMul(entry.blockX(), entry.index(rowsOfBlock)),
      entry.threadY());
  RowWriter writer(context, entry, byWarp);
  entry.loop(start, entry.index(rows), entry.index(blocks * rowsOfBlock), {},
             [&](llvm::Value *row, ArrayRef<llvm::Value *>) {
               writer.writeRow(row);
               return SmallVector<llvm::Value *>();
             });
  entry.finish();
}
