//===- Scatter.cpp - Slices at indices, combined into a tensor ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No atomics: what an element gets, it gets in the order of the slices, and
// partial results stay in a register until all are in. A block has a run of
// elements, the same number of each thread. It looks at all indices, a few
// slices a thread, for slices that meet the run; of what ballots have found,
// all threads take one after the other, and combine where it has one of their
// elements.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "Followers.h"
#include "Routines.h"
#include "Slices.h"

#include "llvm/IR/Intrinsics.h"

using namespace mlir;
using namespace mlir::mp;

/// Elements of a thread where there are enough for all multiprocessors: each
/// run looks at all slices, and that takes longer than what it finds.
static constexpr int64_t maxElements = 16;
/// What follows on each of them is code of its own: so many ops of a thread.
static constexpr int64_t maxOps = 256;
static constexpr int64_t numWarps = blockSize / warpSize;
/// Slices that a thread looks at together: their indices are loaded at once. As
/// many as a warp can read the ballots of.
static constexpr int64_t maxSlices = warpSize / numWarps;
/// Shared memory of what is said of the slices.
static constexpr int64_t maxSharedBytes = 32 << 10;

namespace {

class ScatterEmitter {
public:
  ScatterEmitter(EntryBuilder &entry, ScatterOp op, const Slices &slices,
                 const Followers &followers, int64_t numElements,
                 bool hasMoreRuns);

  /// Makes the elements of a run, and adds to the sums of those before.
  SmallVector<llvm::Value *> writeRun(llvm::Value *run,
                                      ArrayRef<llvm::Value *> sums);

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
  /// Looks at this thread's slices from `first` on.
  void announceAll(llvm::Value *first, llvm::Value *begin);
  /// Leaves what this thread found of a slice to the others.
  void announce(int64_t number, const Place &place, llvm::Value *found);
  Place recall(llvm::Value *slot);
  /// Each bit of a word that is set, in order.
  Partials forEachBit(
      llvm::Value *word, ArrayRef<llvm::Value *> partials,
      llvm::function_ref<Partials(llvm::Value *, ArrayRef<llvm::Value *>)>
          body);
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
  const Followers &followers;
  Combiner combiner;
  int64_t total, numElements, numSlices = maxSlices;
  /// Whether a block looks at slices more than once.
  bool hasMore = false;
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
                               const Slices &slices, const Followers &followers,
                               int64_t numElements, bool hasMoreRuns)
    : entry(entry), b(entry.builder), op(op), slices(slices),
      followers(followers),
      combiner(b, op.getKind(), getTensorType(op.getResult()).getElementType(),
               op.getAccumulator()),
      total(getTensorType(op.getResult()).getNumElements()),
      numElements(numElements), startDims(slices.startMap) {
  for (const Slices::Counter &counter : slices.counters)
    if (counter.batching >= 0)
      startDims.push_back(counter.batching);
  int64_t bytes = int64_t(blockSize) * int64_t(startDims.size() + 1) *
                  entry.getIndexType()->getIntegerBitWidth() / 8;
  while (numSlices > 1 && (numSlices * bytes > maxSharedBytes ||
                           slices.count <= numSlices / 2 * blockSize))
    numSlices /= 2;
  int64_t slots = numSlices * blockSize;
  hasMore = hasMoreRuns || slices.count > slots;
  for (size_t i = 0; i != startDims.size(); ++i)
    sharedStarts.push_back(entry.allocateShared(entry.getIndexType(), slots));
  sharedUpdates = entry.allocateShared(entry.getIndexType(), slots);
  ballots = entry.allocateShared(b.getInt32Ty(), numSlices * numWarps);
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

void ScatterEmitter::announce(int64_t number, const Place &place,
                              llvm::Value *found) {
  llvm::Value *thread = entry.threadX();
  llvm::Value *slot = b.CreateNSWAdd(thread, entry.index(number * blockSize));
  for (auto [array, dim] : llvm::zip_equal(sharedStarts, startDims))
    storeTo(entry, array, slot, place.starts[dim]);
  storeTo(entry, sharedUpdates, slot, place.update);
  llvm::Value *ballot = entry.ballot(found);
  llvm::Value *size = entry.index(warpSize);
  entry.when(b.CreateICmpEQ(b.CreateURem(thread, size), entry.index(0)), [&] {
    storeTo(entry, ballots, b.CreateUDiv(slot, size), ballot);
  });
}

void ScatterEmitter::announceAll(llvm::Value *first, llvm::Value *begin) {
  SmallVector<std::pair<Place, llvm::Value *>> found;
  for (int64_t number = 0; number != numSlices; ++number) {
    llvm::Value *slice =
        b.CreateNSWAdd(b.CreateNSWAdd(first, entry.threadX()),
                       entry.index(number * int64_t(blockSize)));
    llvm::Value *exists = b.CreateICmpSLT(slice, entry.index(slices.count));
    Place place = readPlace(minimum(slice, entry.index(slices.count - 1)));
    llvm::Value *meeting = b.CreateAnd(exists, meets(place, begin));
    found.emplace_back(std::move(place), meeting);
  }
  for (auto [number, slice] : llvm::enumerate(found))
    announce(number, slice.first, slice.second);
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

ScatterEmitter::Partials ScatterEmitter::forEachBit(
    llvm::Value *word, ArrayRef<llvm::Value *> partials,
    llvm::function_ref<Partials(llvm::Value *, ArrayRef<llvm::Value *>)> body) {
  llvm::Type *type = word->getType();
  SmallVector<llvm::Value *> initial(partials);
  initial.push_back(word);
  auto ofBit = [&](llvm::Value *, ArrayRef<llvm::Value *> carried) {
    llvm::Value *rest = carried.back();
    llvm::Value *bit = b.CreateZExt(
        b.CreateIntrinsic(llvm::Intrinsic::cttz, {type}, {rest, b.getTrue()}),
        entry.getIndexType());
    Partials next = body(bit, carried.drop_back());
    next.push_back(b.CreateAnd(rest, b.CreateSub(rest, b.getInt32(1))));
    return next;
  };
  llvm::Value *count =
      b.CreateZExt(b.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, word),
                   entry.getIndexType());
  Partials result =
      entry.loop(entry.index(0), count, entry.index(1), initial, ofBit);
  result.pop_back();
  return result;
}

/// Goes through the ballots that have a bit, and those: slices in order. Each
/// lane of a warp has one of the ballots.
ScatterEmitter::Partials
ScatterEmitter::combineFound(ArrayRef<llvm::Value *> partials) {
  int64_t numBallots = numSlices * numWarps;
  llvm::Type *type = b.getInt32Ty();
  llvm::Value *lane = b.CreateURem(entry.threadX(), entry.index(warpSize));
  llvm::Value *own = b.CreateLoad(
      type,
      entry.address(ballots, type, minimum(lane, entry.index(numBallots - 1))));
  llvm::Value *some =
      b.CreateAnd(b.CreateICmpNE(own, b.getInt32(0)),
                  b.CreateICmpSLT(lane, entry.index(numBallots)));
  auto ofSlice = [&](llvm::Value *slot, ArrayRef<llvm::Value *> carried) {
    Place place = recall(slot);
    Partials next;
    for (auto [element, partial] : llvm::zip_equal(elements, carried))
      next.push_back(combine(element, place, partial));
    return next;
  };
  auto ofBallot = [&](llvm::Value *number, ArrayRef<llvm::Value *> carried) {
    llvm::Value *first = b.CreateNSWMul(number, entry.index(warpSize));
    return forEachBit(b.CreateLoad(type, entry.address(ballots, type, number)),
                      carried,
                      [&](llvm::Value *bit, ArrayRef<llvm::Value *> inner) {
                        return ofSlice(b.CreateNSWAdd(first, bit), inner);
                      });
  };
  return forEachBit(entry.ballot(some), partials, ofBallot);
}

SmallVector<llvm::Value *>
ScatterEmitter::writeRun(llvm::Value *run, ArrayRef<llvm::Value *> sums) {
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
    announceAll(first, begin);
    entry.barrier();
    Partials found = combineFound(carried);
    if (hasMore)
      entry.barrier(); // before others are announced
    return found;
  };
  partials =
      entry.loop(entry.index(0), entry.index(slices.count),
                 entry.index(numSlices * int64_t(blockSize)), partials, some);
  SmallVector<llvm::Value *> next(sums);
  for (auto [element, partial] : llvm::zip_equal(elements, partials))
    next = followers.compute(entry, element.at, element.exists,
                             combiner.narrow(partial), next);
  return next;
}

void mp::emitScatter(KernelContext &context) {
  auto op = cast<ScatterOp>(context.getRoutine());
  int64_t total = getTensorType(op.getResult()).getNumElements();
  int64_t numElements = 1;
  int64_t ops = int64_t(context.getBody().getOperations().size());
  while (numElements != maxElements && 2 * numElements * ops <= maxOps &&
         total >= 4 * numElements * int64_t(blockSize) *
                      context.chip.multiprocessors)
    numElements *= 2;
  int64_t runs = llvm::divideCeil(total, blockSize * numElements);
  int64_t blocks = std::min(runs, context.getMaxBlocks());
  Followers followers(context, op.getResult(), blocks);
  EntryBuilder entry(context, context.kernel.name, {int32_t(blocks), 1, 1},
                     {int32_t(blockSize), 1, 1});
  Slices slices = Slices::of(op);
  ScatterEmitter emitter(entry, op, slices, followers, numElements,
                         runs > blocks);
  SmallVector<llvm::Value *> sums =
      entry.loop(entry.blockX(), entry.index(runs), entry.index(blocks),
                 followers.begin(entry),
                 [&](llvm::Value *run, ArrayRef<llvm::Value *> carried) {
                   return emitter.writeRun(run, carried);
                 });
  followers.finish(entry, sums);
}
