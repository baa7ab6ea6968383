//===- ReadPadded.cpp - Keep what is padded once --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel goes over one space: a value that it makes for later kernels, and
// that a product wants padded, takes another kernel for the pad. Whoever reads
// it behind a product may as well read the elements of the pad that are no
// zeros. Then nobody else reads the value itself, and one kernel makes the pad.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "Grower.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mp/Analysis/Fusion/CallOrder.h"
#include "mp/Support/Remarks.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

#define DEBUG_TYPE "mp-read-padded"

namespace mlir::mp {
#define GEN_PASS_DEF_READPADDED
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

namespace {
struct ReadPadded final : mp::impl::ReadPaddedBase<ReadPadded> {
  using Base::Base;

  void runOnOperation() override {
    bool changed = false;
    // What reads a pad now is made alone.
    for (Block &block : getOperation().getBody())
      while (runOn(block))
        changed = true;
    if (!changed)
      markAllAnalysesPreserved();
  }

private:
  bool runOn(Block &block);
};
} // namespace

static bool fitsInto(RankedTensorType small, RankedTensorType large) {
  return llvm::all_of(
      llvm::zip_equal(small.getShape(), large.getShape()),
      [](auto sizes) { return std::get<0>(sizes) <= std::get<1>(sizes); });
}

/// Whether `user` can have the first elements of `pad` in place of its input,
/// which no kernel then makes.
static bool canRead(Operation *user, PadOp pad, const CallOrder &order) {
  if (auto other = dyn_cast<PadOp>(user))
    return other == pad ||
           (addsZerosAtEnds(other) &&
            fitsInto(tensorOf(other.getResult()), tensorOf(pad.getResult())));
  return isElementwise(user) &&
         order.isLater(user, pad.getInput().getDefiningOp());
}

/// Whether all other readers of what is padded can read the pad.
static bool isToBeRead(PadOp pad, const CallOrder &order) {
  Operation *maker = pad.getInput().getDefiningOp();
  return isElementwise(maker) && maker->getBlock() == pad->getBlock() &&
         addsZerosAtEnds(pad) &&
         llvm::any_of(maker->getUsers(),
                      [&](Operation *user) {
                        return user != pad && !addsUpRows(user);
                      }) &&
         isMadeAlone(maker, [](Operation *, Operation *) { return false; }) &&
         llvm::all_of(maker->getUsers(), [&](Operation *user) {
           return user->getBlock() == pad->getBlock() &&
                  (addsUpRows(user) || canRead(user, pad, order));
         });
}

/// Elements of `pad` from the first on.
static Value sliceOf(PadOp pad, RankedTensorType type, RewriterBase &rewriter) {
  SmallVector<int64_t> start(type.getRank(), 0), strides(type.getRank(), 1);
  return rewriter.createOrFold<SliceOp>(pad.getLoc(), type, pad.getResult(),
                                        start, type.getShape(), strides);
}

static void readPad(PadOp pad, RewriterBase &rewriter) {
  Value input = pad.getInput();
  remark::passed(pad.getLoc(), remarkOf(DEBUG_TYPE, "Pad"))
      << remark::add("all that read {0} read it padded, as {1}",
                     input.getType(), pad.getType());
  // In front of all of them.
  rewriter.setInsertionPointAfterValue(input);
  auto zero = arith::ConstantOp::create(
      rewriter, pad.getLoc(),
      cast<TypedAttr>(rewriter.getZeroAttr(pad.getValue().getType())));
  auto first = PadOp::create(rewriter, pad.getLoc(), pad.getType(), input, zero,
                             pad.getLow(), pad.getHigh(), pad.getInterior());
  rewriter.replaceOp(pad, first);
  Value small = sliceOf(first, tensorOf(input), rewriter);
  // One may read it twice.
  SetVector<Operation *> users(input.user_begin(), input.user_end());
  for (Operation *user : users) {
    if (user == first || addsUpRows(user))
      continue;
    if (auto other = dyn_cast<PadOp>(user))
      rewriter.replaceOp(other,
                         sliceOf(first, tensorOf(other.getResult()), rewriter));
    else
      user->replaceUsesOfWith(input, small);
  }
  if (small.use_empty())
    rewriter.eraseOp(small.getDefiningOp());
}

bool ReadPadded::runOn(Block &block) {
  CallOrder order(block);
  SmallVector<PadOp> pads(block.getOps<PadOp>());
  // What fits into another one goes with it.
  llvm::stable_sort(pads, [](PadOp a, PadOp b) {
    return tensorOf(a.getResult()).getNumElements() >
           tensorOf(b.getResult()).getNumElements();
  });
  SmallVector<PadOp> found;
  llvm::DenseSet<Value> taken;
  for (PadOp pad : pads)
    if (!taken.contains(pad.getInput()) && isToBeRead(pad, order)) {
      taken.insert(pad.getInput());
      found.push_back(pad);
    }
  IRRewriter rewriter(&getContext());
  for (PadOp pad : found)
    readPad(pad, rewriter);
  return !found.empty();
}
