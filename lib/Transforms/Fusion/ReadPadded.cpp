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
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"
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

/// Ops that are looked at before a pad.
static constexpr size_t mostOps = 64;

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Whether it is no part of a kernel: whoever reads its results comes later.
static bool endsKernel(Operation *op) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  if (matchPattern(op, m_Constant()))
    return false;
  return !fusible || fusible.getFusionSpec().kind == FusionNodeKind::Opaque;
}

namespace {
/// How many calls between which kernels lie an op of a block has before it, at
/// least, and how many it may wait for.
class Order {
public:
  explicit Order(Block &block);
  /// Whether `user` is wanted behind a call that comes behind `value`.
  bool isLater(Operation *user, Operation *value) const {
    return latest.lookup(user) > earliest.lookup(value);
  }

private:
  llvm::DenseMap<Operation *, unsigned> earliest, latest;
};

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

Order::Order(Block &block) {
  for (Operation &op : block) {
    unsigned &own = earliest[&op];
    for (Value operand : op.getOperands())
      if (Operation *maker = operand.getDefiningOp();
          maker && maker->getBlock() == &block)
        own = std::max(own, earliest.lookup(maker) + endsKernel(maker));
  }
  for (Operation &op : llvm::reverse(block)) {
    unsigned least = ~0u;
    // Made again by each reader, it is wanted where they are.
    for (Operation *user : op.getUsers())
      least = std::min(least,
                       user->getBlock() == &block ? latest.lookup(user) : 0u);
    bool waits = isElementwise(&op) && !op.use_empty();
    latest[&op] = std::max(earliest.lookup(&op), waits ? least : 0);
  }
}

static bool fitsInto(RankedTensorType small, RankedTensorType large) {
  return llvm::all_of(
      llvm::zip_equal(small.getShape(), large.getShape()),
      [](auto sizes) { return std::get<0>(sizes) <= std::get<1>(sizes); });
}

/// Whether `user` can have the first elements of `pad` in place of its input,
/// which no kernel then makes.
static bool canRead(Operation *user, PadOp pad, const Order &order) {
  if (auto other = dyn_cast<PadOp>(user))
    return other == pad ||
           (addsZerosAtEnds(other) &&
            fitsInto(tensorOf(other.getResult()), tensorOf(pad.getResult())));
  return isElementwise(user) &&
         order.isLater(user, pad.getInput().getDefiningOp());
}

/// Whether mp-compute-padded adds up the pad in its place.
static bool isAddedUp(Operation *user) {
  auto sum = dyn_cast<ReduceOp>(user);
  return sum && sum.getKind() == ReduceKind::Add &&
         !llvm::is_contained(sum.getDims(),
                             tensorOf(sum.getInput()).getRank() - 1);
}

/// Whether what leads to a value, element by element, is for it alone: else
/// there is a kernel for that, which makes the value besides.
static bool isMadeAlone(Operation *maker) {
  SetVector<Operation *> made;
  made.insert(maker);
  for (size_t next = 0; next != made.size() && next != mostOps; ++next)
    for (Value operand : made[next]->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (isElementwise(op) &&
          !cast<FusibleOpInterface>(op).getFusionSpec().recomputable)
        made.insert(op);
    }
  return made.size() <= mostOps && llvm::all_of(made, [&](Operation *op) {
           return op == maker ||
                  llvm::all_of(op->getUsers(), [&](Operation *user) {
                    return made.contains(user);
                  });
         });
}

/// Whether all other readers of what is padded can read the pad.
static bool isToBeRead(PadOp pad, const Order &order) {
  Operation *maker = pad.getInput().getDefiningOp();
  return isElementwise(maker) && maker->getBlock() == pad->getBlock() &&
         addsZerosAtEnds(pad) &&
         llvm::any_of(maker->getUsers(),
                      [&](Operation *user) {
                        return user != pad && !isAddedUp(user);
                      }) &&
         isMadeAlone(maker) &&
         llvm::all_of(maker->getUsers(), [&](Operation *user) {
           return user->getBlock() == pad->getBlock() &&
                  (isAddedUp(user) || canRead(user, pad, order));
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
    if (user == first || isAddedUp(user))
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
  Order order(block);
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
