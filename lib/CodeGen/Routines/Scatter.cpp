//===- Scatter.cpp - Slices at indices, combined into a tensor ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No atomics: what an element gets, it gets in the order of the slices, and
// partial results stay in a register until all are in. A block has a run of
// elements, the same number of each thread. It looks at all indices, a slice a
// thread, for slices that meet the run; of what a ballot has found, all threads
// take one after the other, and combine where it has one of their elements.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "Routines.h"
#include "Slices.h"

#include "llvm/IR/Intrinsics.h"

using namespace mlir;
using namespace mlir::mp;

/// Elements of a thread where there are enough for all multiprocessors: each
/// run looks at all slices, and that takes longer than what it finds.
static constexpr int64_t maxElements = 16;
static constexpr int64_t numWarps = blockSize / warpSize;

namespace {

class ScatterEmitter {
public:
  ScatterEmitter(EntryBuilder &entry, ScatterOp op, const Slices &slices,
                 int64_t numElements, bool hasMoreRuns);

  void writeRun(llvm::Value *run);

private:
  using Partials = SmallVector<llvm::Value *>;
  /// An element of this thread.
  struct Element {
    llvm::Value *at;
    llvm::Value *exists;
    SmallVector<llvm::Value *> coordinates;
  };
  /// Where a slice lies: its start in each dimension of the operand, and where
  /// it begins in the updates.
  struct Place {
    SmallVector<llvm::Value *> starts;
    llvm::Value *update;
  };

  Place readPlace(llvm::Value *slice);
  llvm::Value *meets(const Place &place, llvm::Value *begin);
  /// Leaves what this thread found of its slice to the others.
  void announce(const Place &place, llvm::Value *found);
  Place recall(llvm::Value *slot);
  Partials combineFound(ArrayRef<llvm::Value *> partials);
  llvm::Value *combine(const Element &element, const Place &place,
                       llvm::Value *partial);

  llvm::Value *minimum(llvm::Value *x, llvm::Value *y) {
    return b.CreateBinaryIntrinsic(llvm::Intrinsic::smin, x, y);
  }
  llvm::Value *maximum(llvm::Value *x, llvm::Value *y) {
    return b.CreateBinaryIntrinsic(llvm::Intrinsic::smax, x, y);
  }

  EntryBuilder &entry;
  llvm::IRBuilder<> &b;
  ScatterOp op;
  const Slices &slices;
  Combiner combiner;
  int64_t total, numElements;
  /// Whether a block looks at slices more than once.
  bool hasMore;
  /// Dimensions of the operand of which slices tell where they start.
  SmallVector<int64_t> startDims;
  /// For each thread of the block, what `announce` leaves; and a ballot of each
  /// warp.
  SmallVector<llvm::Value *> sharedStarts;
  llvm::Value *sharedUpdates, *ballots;
  SmallVector<Element> elements;
};

} // namespace

ScatterEmitter::ScatterEmitter(EntryBuilder &entry, ScatterOp op,
                               const Slices &slices, int64_t numElements,
                               bool hasMoreRuns)
    : entry(entry), b(entry.builder), op(op), slices(slices),
      combiner(b, op.getKind(), getTensorType(op.getResult()).getElementType(),
               op.getAccumulator()),
      total(getTensorType(op.getResult()).getNumElements()),
      numElements(numElements),
      hasMore(hasMoreRuns || slices.count > blockSize),
      startDims(slices.startMap) {
  for (const Slices::Counter &counter : slices.counters)
    if (counter.batching >= 0)
      startDims.push_back(counter.batching);
  for (size_t i = 0; i != startDims.size(); ++i)
    sharedStarts.push_back(
        entry.allocateShared(entry.getIndexType(), blockSize));
  sharedUpdates = entry.allocateShared(entry.getIndexType(), blockSize);
  ballots = entry.allocateShared(b.getInt32Ty(), numWarps);
}

/// A start is moved to where its slice just misses the operand if it is farther
/// away than that.
ScatterEmitter::Place ScatterEmitter::readPlace(llvm::Value *slice) {
  SmallVector<int64_t> sizes, steps, strides;
  for (const Slices::Counter &counter : slices.counters) {
    sizes.push_back(counter.size);
    steps.push_back(counter.indexStride);
    strides.push_back(counter.wholeStride);
  }
  SmallVector<llvm::Value *> at = delinearize(entry, slice, sizes);
  llvm::Value *offset = linearize(entry, at, steps);
  Place place;
  place.starts.assign(slices.shape.size(), entry.index(0));
  place.update = linearize(entry, at, strides);
  for (auto [k, dim] : llvm::enumerate(slices.startMap))
    place.starts[dim] = slices.readStart(entry, op.getIndices(), offset, k,
                                         -slices.sizes[dim], slices.shape[dim]);
  for (auto [counter, coordinate] : llvm::zip_equal(slices.counters, at))
    if (counter.batching >= 0)
      place.starts[counter.batching] = coordinate;
  return place;
}

/// Whether a slice may have elements of the run: by its first and last one.
llvm::Value *ScatterEmitter::meets(const Place &place, llvm::Value *begin) {
  llvm::Value *result = b.getTrue();
  SmallVector<llvm::Value *> first, last;
  for (auto [dim, start] : llvm::enumerate(place.starts)) {
    llvm::Value *end = entry.index(slices.sizes[dim] - 1);
    first.push_back(maximum(start, entry.index(0)));
    last.push_back(minimum(b.CreateNSWAdd(start, end),
                           entry.index(slices.shape[dim] - 1)));
    result = b.CreateAnd(result, b.CreateICmpSLE(first.back(), last.back()));
  }
  llvm::Value *end =
      b.CreateNSWAdd(begin, entry.index(blockSize * numElements));
  result = b.CreateAnd(
      result, b.CreateICmpSLT(linearize(entry, first, slices.strides), end));
  return b.CreateAnd(
      result, b.CreateICmpSGE(linearize(entry, last, slices.strides), begin));
}

void ScatterEmitter::announce(const Place &place, llvm::Value *found) {
  llvm::Value *thread = entry.threadX();
  for (auto [array, dim] : llvm::zip_equal(sharedStarts, startDims))
    storeTo(entry, array, thread, place.starts[dim]);
  storeTo(entry, sharedUpdates, thread, place.update);
  llvm::Value *ballot = entry.ballot(found);
  llvm::Value *size = entry.index(warpSize);
  entry.when(b.CreateICmpEQ(b.CreateURem(thread, size), entry.index(0)), [&] {
    storeTo(entry, ballots, b.CreateUDiv(thread, size), ballot);
  });
}

ScatterEmitter::Place ScatterEmitter::recall(llvm::Value *slot) {
  auto load = [&](llvm::Value *array) {
    return b.CreateLoad(entry.getIndexType(),
                        entry.address(array, entry.getIndexType(), slot));
  };
  Place place;
  place.starts.assign(slices.shape.size(), entry.index(0));
  for (auto [array, dim] : llvm::zip_equal(sharedStarts, startDims))
    place.starts[dim] = load(array);
  place.update = load(sharedUpdates);
  return place;
}

llvm::Value *ScatterEmitter::combine(const Element &element, const Place &place,
                                     llvm::Value *partial) {
  llvm::Value *has = b.getTrue();
  SmallVector<llvm::Value *> offsets;
  for (auto [dim, coordinate] : llvm::enumerate(element.coordinates)) {
    llvm::Value *offset = b.CreateSub(coordinate, place.starts[dim]);
    offsets.push_back(offset);
    if (llvm::is_contained(startDims, static_cast<int64_t>(dim)) ||
        slices.sizes[dim] != slices.shape[dim])
      has = b.CreateAnd(
          has, b.CreateICmpULT(offset, entry.index(slices.sizes[dim])));
  }
  llvm::Value *at =
      b.CreateAdd(place.update, linearize(entry, offsets, slices.wholeStrides));
  llvm::Value *update = loadElement(entry, op.getUpdates(),
                                    b.CreateSelect(has, at, entry.index(0)));
  return b.CreateSelect(has, combiner.combine(partial, combiner.widen(update)),
                        partial);
}

/// Goes through the ballots, bit by bit: slices in order.
ScatterEmitter::Partials
ScatterEmitter::combineFound(ArrayRef<llvm::Value *> partials) {
  llvm::Type *word = b.getInt32Ty();
  auto ofWarp = [&](llvm::Value *warp, ArrayRef<llvm::Value *> carried) {
    llvm::Value *all = b.CreateLoad(word, entry.address(ballots, word, warp));
    SmallVector<llvm::Value *> initial(carried);
    initial.push_back(all);
    auto ofSlice = [&](llvm::Value *, ArrayRef<llvm::Value *> carried) {
      llvm::Value *rest = carried.back();
      llvm::Value *lane = b.CreateZExt(
          b.CreateIntrinsic(llvm::Intrinsic::cttz, {word}, {rest, b.getTrue()}),
          entry.getIndexType());
      Place place = recall(
          b.CreateNSWAdd(b.CreateNSWMul(warp, entry.index(warpSize)), lane));
      SmallVector<llvm::Value *> next;
      for (auto [element, partial] :
           llvm::zip_equal(elements, carried.drop_back()))
        next.push_back(combine(element, place, partial));
      next.push_back(b.CreateAnd(rest, b.CreateSub(rest, b.getInt32(1))));
      return next;
    };
    llvm::Value *count =
        b.CreateZExt(b.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, all),
                     entry.getIndexType());
    SmallVector<llvm::Value *> found =
        entry.loop(entry.index(0), count, entry.index(1), initial, ofSlice);
    found.pop_back();
    return found;
  };
  return entry.loop(entry.index(0), entry.index(numWarps), entry.index(1),
                    partials, ofWarp);
}

void ScatterEmitter::writeRun(llvm::Value *run) {
  llvm::Value *begin =
      b.CreateNSWMul(run, entry.index(blockSize * numElements));
  elements.clear();
  Partials partials;
  for (int64_t i = 0; i != numElements; ++i) {
    llvm::Value *at = b.CreateNSWAdd(
        begin,
        b.CreateNSWAdd(entry.threadX(), entry.index(i * int64_t(blockSize))));
    llvm::Value *exists = b.CreateICmpSLT(at, entry.index(total));
    at = minimum(at, entry.index(total - 1));
    elements.push_back({at, exists, delinearize(entry, at, slices.shape)});
    partials.push_back(combiner.widen(loadElement(entry, op.getOperand(), at)));
  }
  auto some = [&](llvm::Value *first, ArrayRef<llvm::Value *> carried) {
    llvm::Value *slice = b.CreateNSWAdd(first, entry.threadX());
    llvm::Value *exists = b.CreateICmpSLT(slice, entry.index(slices.count));
    Place place = readPlace(minimum(slice, entry.index(slices.count - 1)));
    announce(place, b.CreateAnd(exists, meets(place, begin)));
    entry.barrier();
    Partials found = combineFound(carried);
    if (hasMore)
      entry.barrier(); // before others are announced
    return found;
  };
  partials = entry.loop(entry.index(0), entry.index(slices.count),
                        entry.index(blockSize), partials, some);
  for (auto [element, partial] : llvm::zip_equal(elements, partials))
    entry.when(element.exists, [&, at = element.at, value = partial] {
      storeTo(entry, entry.getOutput(0), at, combiner.narrow(value));
    });
}

void mp::emitScatter(KernelContext &context) {
  auto op = cast<ScatterOp>(context.getBody().front());
  int64_t total = getTensorType(op.getResult()).getNumElements();
  int64_t numElements = 1;
  while (numElements != maxElements &&
         total >= 4 * numElements * int64_t(blockSize) *
                      context.chip.multiprocessors)
    numElements *= 2;
  int64_t runs = llvm::divideCeil(total, blockSize * numElements);
  int64_t blocks = std::min(runs, context.getMaxBlocks());
  EntryBuilder entry(context, context.kernel.name, {int32_t(blocks), 1, 1},
                     {int32_t(blockSize), 1, 1});
  Slices slices = Slices::of(op);
  ScatterEmitter emitter(entry, op, slices, numElements, runs > blocks);
  entry.forEach(entry.blockX(), entry.index(runs), entry.index(blocks),
                [&](llvm::Value *run) { emitter.writeRun(run); });
  entry.finish();
}
