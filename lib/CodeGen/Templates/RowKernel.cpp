//===- RowKernel.cpp - Reductions along the innermost dimensions ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row belongs to the threads of one warp, or of one block if it is long. They
// pass over it once for each reduction that waits for another, and once more
// for results as long as the row; after the first pass it lies in the cache.
// Where columns are added up as well (ColumnSums.h), a thread has the same
// places of every row it comes to.
//
//===----------------------------------------------------------------------===//

#include "ChosenPlace.h"
#include "ColumnSums.h"
#include "Templates.h"

using namespace mlir;
using namespace mlir::mp;

/// Vectors that one thread of a warp takes before a block takes the row.
static constexpr int64_t vectorsOfWarp = 8;
/// Elements that a thread keeps in registers at most, of all operands and of
/// what each pass computes: half of what there are, so that two blocks of a
/// thread each find room.
static constexpr int64_t maxKept = 128;
/// Blocks of a multiprocessor whose threads keep such.
static constexpr int64_t blocksOfColumnSums = 2;
/// Of what keeps no more elements twice as many run at once, with half of the
/// rows: one row waits while others are read.
static constexpr int64_t littleKept = 48;

/// Rounds of a long row whose loads are in flight together.
static constexpr unsigned roundsTogether = 4;

namespace {

class RowWriter {
public:
  RowWriter(KernelContext &context, EntryBuilder &entry,
            const RowThreads &threads, ArrayRef<ReductionPass> passes)
      : context(context), entry(entry), threads(threads), passes(passes),
        rowOutputs(findOutputs(context, FusionPlace::Row)) {}

  /// `columns` are the partial results of columns so far; returns the next.
  SmallVector<llvm::Value *> writeRow(llvm::Value *row,
                                      ArrayRef<llvm::Value *> columns);

private:
  void writePass(const ReductionPass &pass, llvm::Value *row);
  SmallVector<llvm::Value *> visit(const ReductionPass &pass, llvm::Value *row,
                                   llvm::Value *number,
                                   ArrayRef<llvm::Value *> carried);
  SmallVector<llvm::Value *> visitAll(const ReductionPass &pass,
                                      llvm::Value *row);
  SmallVector<llvm::Value *> visitInOrder(const ReductionPass &pass,
                                          llvm::Value *row);
  SmallVector<llvm::Value *> visitOnly(Value place, const ReductionPass &pass,
                                       llvm::Value *row);
  bool keepsRow() const;

  KernelContext &context;
  EntryBuilder &entry;
  const RowThreads &threads;
  ArrayRef<ReductionPass> passes;
  SmallVector<unsigned> rowOutputs;
  KnownResults known;
  /// Partial results of columns, those of a sum behind each other, and where
  /// those of the pass being written begin.
  SmallVector<llvm::Value *> columns;
  size_t firstColumn = 0;
};

} // namespace

static size_t countReducing(ArrayRef<ReductionPass> passes) {
  return llvm::count_if(passes, [](const ReductionPass &pass) {
    return !pass.reductions.empty();
  });
}

/// What a pass does with the vector of this number.
SmallVector<llvm::Value *> RowWriter::visit(const ReductionPass &pass,
                                            llvm::Value *row,
                                            llvm::Value *number,
                                            ArrayRef<llvm::Value *> carried) {
  BodyEmitter body(entry, threads.width, known);
  LaneIndex at, place;
  at.base = row;
  place.base = entry.builder.CreateNSWMul(number, entry.index(threads.width));
  place.stride = 1;
  place.divisor = threads.width;
  Point *point = spacePoint(body, context, at, place);
  return accumulate(body, entry, pass, point, carried);
}

/// Elements of a row that one of its threads keeps: of the operands that are as
/// large as the rows, and of what the passes compute.
static int64_t countKept(const KernelContext &context,
                         const RowThreads &threads, size_t numPasses) {
  int64_t whole =
      llvm::count_if(context.fusion->getOperandTypes(), [&](Type t) {
        return cast<RankedTensorType>(t).getNumElements() ==
               context.form.getNumElements();
      });
  return threads.getRounds() * threads.width *
         (whole + static_cast<int64_t>(numPasses) + context.form.columnSums);
}

/// Whether the registers of a row's threads hold it.
bool RowWriter::keepsRow() const {
  return threads.vectors % threads.count == 0 &&
         countKept(context, threads, passes.size()) <= maxKept;
}

/// Without a loop, so that partial results of columns stay in registers. The
/// last vector of a row is not every thread's.
SmallVector<llvm::Value *> RowWriter::visitInOrder(const ReductionPass &pass,
                                                   llvm::Value *row) {
  int64_t rounds = threads.getRounds();
  SmallVector<llvm::Value *> carried = makeNeutral(entry, pass, threads.width);
  for (int64_t round = 0; round != rounds; ++round) {
    SmallVector<llvm::Value *> next(carried);
    auto columnOf = [&](size_t sum) -> llvm::Value *& {
      return columns[(firstColumn + sum) * rounds + round];
    };
    for (size_t sum = 0; sum != pass.columnSums.size(); ++sum)
      next.push_back(columnOf(sum));
    llvm::Value *number = threads.getNumber(entry, round);
    auto visitOne = [&](llvm::Value *at, ArrayRef<llvm::Value *> before) {
      return visit(pass, row, at, before);
    };
    next = threads.isWhole(round)
               ? visitOne(number, next)
               : entry.loop(number, entry.index(threads.vectors),
                            entry.index(threads.vectors), next, visitOne);
    for (size_t sum = pass.columnSums.size(); sum-- > 0;)
      columnOf(sum) = next.pop_back_val();
    carried = std::move(next);
  }
  return carried;
}

/// The vector with the chosen place, by the thread whose it is.
SmallVector<llvm::Value *>
RowWriter::visitOnly(Value place, const ReductionPass &pass, llvm::Value *row) {
  llvm::IRBuilder<> &b = entry.builder;
  BodyEmitter body(entry, 1, known);
  LaneIndex at;
  at.base = row;
  llvm::Value *chosen = body.evaluate(place, body.pointAt(at));
  int64_t places = threads.vectors * threads.width;
  llvm::Value *isInside = b.CreateICmpULT(
      chosen, llvm::ConstantInt::get(chosen->getType(), places));
  llvm::Value *number =
      b.CreateUDiv(b.CreateZExtOrTrunc(chosen, entry.getIndexType()),
                   entry.index(threads.width));
  llvm::Value *isOwn = b.CreateICmpEQ(
      b.CreateURem(number, entry.index(threads.count)), entry.threadX());
  llvm::Value *end = entry.index(threads.vectors);
  llvm::Value *start =
      b.CreateSelect(b.CreateAnd(isInside, isOwn), number, end);
  return entry.loop(start, end, end, makeNeutral(entry, pass, threads.width),
                    [&](llvm::Value *at, ArrayRef<llvm::Value *> carried) {
                      return visit(pass, row, at, carried);
                    });
}

/// A row that fits into the registers of its threads is written without a loop:
/// LLVM then sees that the passes load, and compute, the same.
SmallVector<llvm::Value *> RowWriter::visitAll(const ReductionPass &pass,
                                               llvm::Value *row) {
  if (keepsRow() || !pass.columnSums.empty())
    return visitInOrder(pass, row);
  if (Value place = findChosenPlace(context, pass))
    return visitOnly(place, pass, row);
  return entry.loop(
      entry.threadX(), entry.index(threads.vectors), entry.index(threads.count),
      makeNeutral(entry, pass, threads.width),
      [&](llvm::Value *number, ArrayRef<llvm::Value *> carried) {
        return visit(pass, row, number, carried);
      },
      roundsTogether);
}

void RowWriter::writePass(const ReductionPass &pass, llvm::Value *row) {
  SmallVector<llvm::Value *> partial = visitAll(pass, row);
  for (auto [op, value] : llvm::zip_equal(pass.reductions, partial)) {
    value = combineLanes(entry.builder, op, value);
    if (threads.byWarp())
      value = combineWarp(entry, op, value);
  }
  if (!threads.byWarp())
    partial = combineBlock(entry, threads.count, pass.reductions, partial);
  for (auto [op, value] : llvm::zip_equal(pass.reductions, partial))
    known[op->getResult(0)] = value;
  firstColumn += pass.columnSums.size();
}

SmallVector<llvm::Value *> RowWriter::writeRow(llvm::Value *row,
                                               ArrayRef<llvm::Value *> before) {
  columns.assign(before.begin(), before.end());
  firstColumn = 0;
  for (const ReductionPass &pass : passes)
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
  // What one pass left in shared memory is written again in the next round,
  // which others reach by way of the barriers of the other passes.
  if (!threads.byWarp() && countReducing(passes) == 1)
    entry.barrier();
  known.clear();
  return columns;
}

static void halveVectors(RowThreads &threads) {
  threads.vectors *= 2;
  threads.width /= 2;
}

/// So many threads of a block, `least` or more, that each has as many vectors;
/// false if there is no such number. Pairs of warps: what they leave in shared
/// memory is read in vectors.
static bool chooseEvenBlock(RowThreads &threads, int64_t least) {
  constexpr int64_t twoWarps = 2 * int64_t(warpSize);
  for (int64_t count = blockSize; count >= least; count -= twoWarps)
    if (threads.vectors % count == 0) {
      threads.count = count;
      return true;
    }
  return false;
}

/// As many vectors for each thread, narrower ones where they have to be: a row
/// that is kept in registers is read, and what a pass computes of it computed,
/// once. Otherwise those of which most threads have one.
static void shareEvenly(RowThreads &threads, int64_t leastOfBlock,
                        unsigned leastWidth) {
  while (threads.vectors * 2 <= threads.count && threads.width > leastWidth)
    halveVectors(threads);
  for (RowThreads even = threads;; halveVectors(even)) {
    if (even.byWarp() ? even.vectors % even.count == 0
                      : chooseEvenBlock(even, leastOfBlock)) {
      threads = even;
      return;
    }
    if (even.width <= std::max(leastWidth, 2U))
      return;
  }
}

/// A warp takes a row of few vectors, if its threads have room for the partial
/// results of columns.
static RowThreads chooseThreads(const KernelContext &context) {
  unsigned width = getInnerWidth(context);
  int64_t places = context.form.getNumElements() / context.form.getNumRows();
  RowThreads threads{warpSize, places / width, width};
  if (threads.getRounds() > vectorsOfWarp ||
      threads.getRounds() * width * context.form.columnSums > maxColumnsKept)
    threads.count = blockSize;
  // Blocks of one launch are alike.
  shareEvenly(threads, context.isPart ? blockSize : blockSize / 2,
              context.packsBits() ? width : 1);
  return threads;
}

static int64_t countBlocks(const KernelContext &context,
                           const RowThreads &threads, size_t numPasses) {
  int64_t rows = context.form.getNumRows();
  if (context.form.columnSums == 0)
    return std::min<int64_t>(llvm::divideCeil(rows, threads.getRowsOfBlock()),
                             context.getMaxBlocks());
  // No more than run at once: each leaves a partial result.
  int64_t more = countKept(context, threads, numPasses) <= littleKept ? 2 : 1;
  return std::clamp<int64_t>(more * rows / rowsOfColumnSum, 1,
                             more * context.chip.multiprocessors *
                                 blocksOfColumnSums);
}

void mp::emitRowKernel(KernelContext &context) {
  RowThreads threads = chooseThreads(context);
  SmallVector<ReductionPass> passes = findPasses(context);
  int64_t rowsOfBlock = threads.getRowsOfBlock();
  int64_t blocks = countBlocks(context, threads, passes.size());
  ColumnSums sums(context, passes, threads, blocks);
  EntryBuilder entry(context, context.kernel.name, {int32_t(blocks), 1, 1},
                     {int32_t(threads.count), int32_t(rowsOfBlock), 1});
  llvm::Value *start = entry.builder.CreateNSWAdd(
      entry.builder.CreateNSWMul(entry.blockX(), entry.index(rowsOfBlock)),
      entry.threadY());
  RowWriter writer(context, entry, threads, passes);
  SmallVector<llvm::Value *> columns =
      entry.loop(start, entry.index(context.form.getNumRows()),
                 entry.index(blocks * rowsOfBlock), sums.makeNeutral(entry),
                 [&](llvm::Value *row, ArrayRef<llvm::Value *> before) {
                   return writer.writeRow(row, before);
                 });
  sums.writePartials(entry, columns);
  entry.finish();
  sums.writeSecond();
}
