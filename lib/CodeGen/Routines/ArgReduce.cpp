//===- ArgReduce.cpp - The extreme element of a line, and its index -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of two elements the better one wins, of equals that with the smaller index,
// of equal indices the first: one order, so the threads of a line may combine
// in any. All of them begin with the first element, which loses to none of its
// equals: no thread is without one.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "Elements.h"
#include "Routines.h"

#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr int64_t numWarps = blockSize / warpSize;

namespace {
/// The lines, as [outer, length, inner].
struct Lines {
  explicit Lines(ArgReduceOp op) {
    ArrayRef<int64_t> shape = getTensorType(op.getValues()).getShape();
    int64_t dim = op.getDims().front();
    length = shape[dim];
    inner = saturatingProduct(shape.drop_front(dim + 1));
    count = saturatingProduct(shape.take_front(dim)) * inner;
  }

  /// Threads of a line: neighbours in memory where there are, else as many as
  /// it takes to have enough.
  int64_t getThreads() const {
    constexpr int64_t longLine = 2048, fewLines = 4096;
    if (inner != 1)
      return length >= blockSize && count < fewLines ? blockSize : 1;
    return length >= longLine ? blockSize : length >= warpSize ? warpSize : 1;
  }

  int64_t length, inner, count;
};

/// An element that may be the extreme one.
struct Candidate {
  llvm::Value *value, *index, *place;

  explicit Candidate(ArrayRef<llvm::Value *> parts)
      : value(parts[0]), index(parts[1]), place(parts[2]) {}
  SmallVector<llvm::Value *> getParts() const { return {value, index, place}; }
};

class LineSearcher {
public:
  LineSearcher(EntryBuilder &entry, ArgReduceOp op, const Lines &lines);

  /// Finds the extreme element of a line with this many threads, of which this
  /// is one; only the first need have it.
  void search(llvm::Value *line, llvm::Value *thread);

private:
  Candidate load(llvm::Value *begin, llvm::Value *place);
  Candidate choose(const Candidate &best, const Candidate &other);
  Candidate chooseOfWarp(Candidate best);
  Candidate chooseOfBlock(Candidate best);

  EntryBuilder &entry;
  llvm::IRBuilder<> &b;
  ArgReduceOp op;
  const Lines &lines;
  bool isMax;
  Type element, indexElement;
  /// A candidate of each warp.
  SmallVector<llvm::Value *> shared;
};
} // namespace

LineSearcher::LineSearcher(EntryBuilder &entry, ArgReduceOp op,
                           const Lines &lines)
    : entry(entry), b(entry.builder), op(op), lines(lines),
      isMax(op.getKind() == ReduceKind::Max),
      element(getTensorType(op.getValues()).getElementType()),
      indexElement(getTensorType(op.getIndices()).getElementType()) {
  if (lines.getThreads() != blockSize)
    return;
  llvm::Type *value = getRegisterType(b.getContext(), element);
  llvm::Type *types[] = {value->isIntegerTy(1) ? b.getInt8Ty() : value,
                         getRegisterType(b.getContext(), indexElement),
                         entry.getIndexType()};
  for (llvm::Type *type : types)
    shared.push_back(entry.allocateShared(type, numWarps));
}

Candidate LineSearcher::load(llvm::Value *begin, llvm::Value *place) {
  llvm::Value *at =
      b.CreateNSWAdd(begin, b.CreateNSWMul(place, entry.index(lines.inner)));
  llvm::Value *value = loadElement(entry, op.getValues(), at);
  if (isa<FloatType>(element))
    value = widenFloat(b, value, getRegisterType(b.getContext(), element));
  return Candidate({value, loadElement(entry, op.getIndices(), at), place});
}

Candidate LineSearcher::choose(const Candidate &best, const Candidate &other) {
  llvm::Value *isBetter, *isEqual;
  if (isa<FloatType>(element)) {
    // A NaN wins over every number, and is as good as another one.
    llvm::Value *bestIsNan = b.CreateFCmpUNO(best.value, best.value);
    llvm::Value *otherIsNan = b.CreateFCmpUNO(other.value, other.value);
    llvm::Value *wins = isMax ? b.CreateFCmpOGT(other.value, best.value)
                              : b.CreateFCmpOLT(other.value, best.value);
    isBetter =
        b.CreateOr(wins, b.CreateAnd(otherIsNan, b.CreateNot(bestIsNan)));
    isEqual = b.CreateOr(b.CreateFCmpOEQ(other.value, best.value),
                         b.CreateAnd(otherIsNan, bestIsNan));
  } else {
    using Compare = llvm::CmpInst;
    bool isFlag = element.isInteger(1);
    isBetter =
        b.CreateICmp(isMax ? (isFlag ? Compare::ICMP_UGT : Compare::ICMP_SGT)
                           : (isFlag ? Compare::ICMP_ULT : Compare::ICMP_SLT),
                     other.value, best.value);
    isEqual = b.CreateICmpEQ(other.value, best.value);
  }
  llvm::Value *isBefore =
      b.CreateOr(b.CreateICmpSLT(other.index, best.index),
                 b.CreateAnd(b.CreateICmpEQ(other.index, best.index),
                             b.CreateICmpSLT(other.place, best.place)));
  llvm::Value *wins = b.CreateOr(isBetter, b.CreateAnd(isEqual, isBefore));
  SmallVector<llvm::Value *> parts;
  for (auto [mine, its] : llvm::zip_equal(best.getParts(), other.getParts()))
    parts.push_back(b.CreateSelect(wins, its, mine));
  return Candidate(parts);
}

Candidate LineSearcher::chooseOfWarp(Candidate best) {
  for (unsigned mask = warpSize / 2; mask != 0; mask /= 2) {
    SmallVector<llvm::Value *> parts;
    for (llvm::Value *part : best.getParts())
      parts.push_back(entry.shuffle(part, mask));
    best = choose(best, Candidate(parts));
  }
  return best;
}

Candidate LineSearcher::chooseOfBlock(Candidate best) {
  best = chooseOfWarp(best);
  llvm::Value *size = entry.index(warpSize), *thread = entry.threadX();
  entry.when(b.CreateICmpEQ(b.CreateURem(thread, size), entry.index(0)), [&] {
    for (auto [array, part] : llvm::zip_equal(shared, best.getParts()))
      storeTo(entry, array, b.CreateUDiv(thread, size), part);
  });
  entry.barrier();
  std::optional<Candidate> result;
  for (int64_t warp = 0; warp != numWarps; ++warp) {
    SmallVector<llvm::Value *> parts;
    Type types[] = {isa<FloatType>(element) && !element.isF64()
                        ? Type(Float32Type::get(op.getContext()))
                        : element,
                    indexElement, Type()};
    for (auto [array, type] : llvm::zip_equal(shared, types))
      parts.push_back(
          type ? loadFrom(entry, array, type, entry.index(warp))
               : b.CreateLoad(entry.getIndexType(),
                              entry.address(array, entry.getIndexType(),
                                            entry.index(warp))));
    result = result ? choose(*result, Candidate(parts)) : Candidate(parts);
  }
  entry.barrier(); // before the next line's
  return *result;
}

void LineSearcher::search(llvm::Value *line, llvm::Value *thread) {
  int64_t threads = lines.getThreads();
  llvm::Value *inner = entry.index(lines.inner);
  llvm::Value *begin =
      b.CreateNSWAdd(b.CreateNSWMul(b.CreateUDiv(line, inner),
                                    entry.index(lines.length * lines.inner)),
                     b.CreateURem(line, inner));
  llvm::Value *first =
      threads == 1 ? entry.index(1) : thread; // all have the first element
  Candidate best = Candidate(entry.loop(
      first, entry.index(lines.length), entry.index(threads),
      load(begin, entry.index(0)).getParts(),
      [&](llvm::Value *place, ArrayRef<llvm::Value *> carried) {
        return choose(Candidate(carried), load(begin, place)).getParts();
      }));
  if (threads == warpSize)
    best = chooseOfWarp(best);
  if (threads == blockSize)
    best = chooseOfBlock(best);
  entry.when(b.CreateICmpEQ(thread, entry.index(0)), [&] {
    llvm::Value *value = best.value;
    if (isa<FloatType>(element) && !element.isF64() && !element.isF32())
      value = b.CreateFPTrunc(value, element.isF16() ? b.getHalfTy()
                                                     : b.getBFloatTy());
    storeTo(entry, entry.getOutput(0), line, value);
    storeTo(entry, entry.getOutput(1), line, best.index);
  });
}

void mp::emitArgReduce(KernelContext &context) {
  auto op = cast<ArgReduceOp>(context.getRoutine());
  Lines lines(op);
  int64_t threads = lines.getThreads();
  int64_t blocks = getBlocks(context, lines.count * threads);
  EntryBuilder entry(context, context.kernel.name, {int32_t(blocks), 1, 1},
                     {int32_t(blockSize), 1, 1});
  LineSearcher searcher(entry, op, lines);
  llvm::IRBuilder<> &b = entry.builder;
  if (threads == 1)
    entry.forEachThread(lines.count, [&](llvm::Value *line) {
      searcher.search(line, entry.index(0));
    });
  else {
    // Warps and blocks that share a line go through lines together.
    int64_t groups = blockSize / threads;
    llvm::Value *size = entry.index(threads);
    llvm::Value *first =
        b.CreateNSWAdd(b.CreateNSWMul(entry.blockX(), entry.index(groups)),
                       b.CreateUDiv(entry.threadX(), size));
    entry.forEach(first, entry.index(lines.count), entry.index(blocks * groups),
                  [&](llvm::Value *line) {
                    searcher.search(line, b.CreateURem(entry.threadX(), size));
                  });
  }
  entry.finish();
}
