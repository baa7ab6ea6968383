//===- PoolGrad.cpp - What the windows of a pool give their elements ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In two stages. First each window writes down which of its elements it has
// chosen; that takes its elements in order, since of NaNs it is not the best
// one that stays. Then each element of the result asks the windows it is in, in
// their order, and sums what those give that have chosen it. So nobody writes
// what another does, and the order of a sum is always the same.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "Routines.h"
#include "Windows.h"

#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

static PoolGradOp getOp(KernelContext &context) {
  return cast<PoolGradOp>(context.getRoutine());
}

/// Each window's chosen element, by its number in the window; -1 if all of the
/// window is padding.
static void emitChoice(KernelContext &context, const Windows &windows) {
  PoolGradOp op = getOp(context);
  int64_t count = getTensorType(op.getCotangent()).getNumElements();
  EntryBuilder entry(context, context.kernel.name,
                     {getBlocks(context, count), 1, 1},
                     {int32_t(blockSize), 1, 1});
  llvm::IRBuilder<> &b = entry.builder;
  Type element = getTensorType(op.getInput()).getElementType();
  llvm::Type *type = getRegisterType(b.getContext(), element);
  bool isMax = op.getKind() == ReduceKind::Max;
  auto choose = [&](llvm::Value *k, llvm::Value *isInside, llvm::Value *at,
                    ArrayRef<llvm::Value *> carried) {
    llvm::Value *best = carried[0], *chosen = carried[1];
    llvm::Value *value =
        widenFloat(b, loadElement(entry, op.getInput(), at), type);
    // What was chosen stays while it compares greater or equal.
    llvm::Value *stays =
        isMax ? b.CreateFCmpOGE(best, value) : b.CreateFCmpOLE(best, value);
    stays = b.CreateAnd(stays, b.CreateICmpSGE(chosen, b.getInt32(0)));
    llvm::Value *changes = b.CreateAnd(isInside, b.CreateNot(stays));
    llvm::Value *number = b.CreateTrunc(k, b.getInt32Ty());
    return SmallVector<llvm::Value *>{b.CreateSelect(changes, value, best),
                                      b.CreateSelect(changes, number, chosen)};
  };
  entry.forEachThread(count, [&](llvm::Value *place) {
    SmallVector<llvm::Value *> last = windows.forEach(
        entry, place, {llvm::Constant::getNullValue(type), b.getInt32(-1)},
        choose);
    storeTo(entry, entry.getWorkspace(), place, last[1]);
  });
  entry.finish();
}

namespace {
/// Sums what the windows give to an element.
class GradSummer {
public:
  GradSummer(KernelContext &context, EntryBuilder &entry,
             const Windows &windows);

  llvm::Value *sum(llvm::Value *element);

private:
  llvm::Value *add(llvm::Value *number, llvm::Value *sum);

  EntryBuilder &entry;
  llvm::IRBuilder<> &b;
  PoolGradOp op;
  const Windows &windows;
  Combiner combiner;
  /// The most windows that an element is in, in each dimension.
  SmallVector<int64_t> most;
  /// The element's coordinates, in padded space, and the first of as many
  /// windows as there may be; it can be before the first place.
  SmallVector<llvm::Value *> at, first;
};
} // namespace

GradSummer::GradSummer(KernelContext &context, EntryBuilder &entry,
                       const Windows &windows)
    : entry(entry), b(entry.builder), op(getOp(context)), windows(windows),
      combiner(b, ReduceKind::Add,
               getTensorType(op.getResult()).getElementType(),
               op.getAccumulator()) {
  for (auto [size, stride] : llvm::zip_equal(windows.window, windows.strides))
    most.push_back(llvm::divideCeil(size, stride));
}

/// Adds what window `number` of those that may have the element gives.
llvm::Value *GradSummer::add(llvm::Value *number, llvm::Value *sum) {
  SmallVector<llvm::Value *> counts = delinearize(entry, number, most);
  SmallVector<llvm::Value *> places, offsets;
  llvm::Value *has = b.getTrue();
  for (auto [dim, count] : llvm::enumerate(counts)) {
    llvm::Value *place = b.CreateAdd(first[dim], count);
    llvm::Value *offset = b.CreateSub(
        at[dim], b.CreateMul(place, entry.index(windows.strides[dim])));
    has = b.CreateAnd(
        has,
        b.CreateAnd(b.CreateICmpULT(place, entry.index(windows.output[dim])),
                    b.CreateICmpULT(offset, entry.index(windows.window[dim]))));
    places.push_back(place);
    offsets.push_back(offset);
  }
  llvm::Value *place =
      b.CreateSelect(has, linearize(entry, places, getStrides(windows.output)),
                     entry.index(0));
  llvm::Value *chosen =
      b.CreateLoad(b.getInt32Ty(),
                   entry.address(entry.getWorkspace(), b.getInt32Ty(), place));
  llvm::Value *own = b.CreateTrunc(
      linearize(entry, offsets, getStrides(windows.window)), b.getInt32Ty());
  llvm::Value *given =
      combiner.widen(loadElement(entry, op.getCotangent(), place));
  return b.CreateSelect(b.CreateAnd(has, b.CreateICmpEQ(chosen, own)),
                        combiner.combine(sum, given), sum);
}

llvm::Value *GradSummer::sum(llvm::Value *element) {
  at = delinearize(entry, element, windows.input);
  first.clear();
  for (auto [dim, coordinate] : llvm::enumerate(at)) {
    // So many strides more make it at least zero, for the division.
    int64_t stride = windows.strides[dim], low = windows.low[dim];
    int64_t more = low < 0 ? llvm::divideCeil(-low, stride) : 0;
    coordinate = b.CreateAdd(coordinate, entry.index(low));
    llvm::Value *last =
        b.CreateUDiv(b.CreateAdd(coordinate, entry.index(more * stride)),
                     entry.index(stride));
    first.push_back(b.CreateSub(last, entry.index(more + most[dim] - 1)));
  }
  llvm::Value *zero = llvm::Constant::getNullValue(combiner.getType());
  auto body = [&](llvm::Value *number, ArrayRef<llvm::Value *> carried) {
    return SmallVector<llvm::Value *>{add(number, carried.front())};
  };
  return entry
      .loop(entry.index(0), entry.index(saturatingProduct(most)),
            entry.index(1), {zero}, body)
      .front();
}

static void emitSums(KernelContext &context, const Windows &windows) {
  PoolGradOp op = getOp(context);
  RankedTensorType type = getTensorType(op.getResult());
  int64_t count = type.getNumElements();
  EntryBuilder entry(context, context.kernel.name + "_sums",
                     {getBlocks(context, count), 1, 1},
                     {int32_t(blockSize), 1, 1});
  Combiner combiner(entry.builder, ReduceKind::Add, type.getElementType(),
                    op.getAccumulator());
  GradSummer summer(context, entry, windows);
  entry.forEachThread(count, [&](llvm::Value *element) {
    storeTo(entry, entry.getOutput(0), element,
            combiner.narrow(summer.sum(element)));
  });
  entry.finish();
}

void mp::emitPoolGrad(KernelContext &context) {
  PoolGradOp op = getOp(context);
  Windows windows = Windows::of(op);
  context.needsWidePositions = windows.needsWidePositions();
  context.kernel.workspaceBytes =
      getTensorType(op.getCotangent()).getNumElements() * int64_t(sizeof(int));
  emitChoice(context, windows);
  emitSums(context, windows);
}
