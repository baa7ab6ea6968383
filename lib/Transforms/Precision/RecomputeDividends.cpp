//===- RecomputeDividends.cpp - Save the shares, not what they are of -----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The backward pass of a softmax, as JAX derives it, reads the exponentials and
// their sums. A product reads their quotients, in 16 bits, in both passes, so
// two tensors of one size would be kept, of which either makes the other.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mp/Analysis/Range/LineWeight.h"
#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Precision/Passes.h"

#define DEBUG_TYPE "mp-recompute-dividends"

namespace mlir::mp {
#define GEN_PASS_DEF_RECOMPUTEDIVIDENDS
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// How many times as large as the divisor the dividend is at least: the divisor
/// is kept for it.
static constexpr int64_t minLarger = 8;

/// The sum of shares of 1, with their roundings.
static constexpr double mostWeight = 1.1;

namespace {
/// A quotient and both sides of it as they are kept.
struct SavedDividend {
  arith::DivFOp op;
  /// The quotient in 16 bits, which products read.
  CastOp quotient;
  /// The dividend in the same type, and where it is f32 again.
  CastOp dividend;
  SmallVector<CastOp> reads;
};

struct RecomputeDividends final
    : mp::impl::RecomputeDividendsBase<RecomputeDividends> {
  using Base::Base;

  void runOnOperation() override;
};
} // namespace

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// A plain cast of `value` from f32 to 16 bits; of `type`, if there is one.
static CastOp findNarrow(Value value, Type type,
                         function_ref<bool(CastOp)> suits) {
  for (Operation *user : value.getUsers()) {
    auto cast = dyn_cast<CastOp>(user);
    if (!cast || cast.getSaturate() ||
        cast->getBlock() != value.getParentBlock())
      continue;
    Type element = tensorOf(cast).getElementType();
    if (isa<Float16Type, BFloat16Type>(element) && (!type || type == element) &&
        suits(cast))
      return cast;
  }
  return {};
}

/// Whether it is kept for nothing but to be f32 again: behind `first`, and in
/// its block.
static bool isOnlyWidened(CastOp narrow, Operation *first) {
  return !narrow->use_empty() &&
         llvm::all_of(narrow->getUsers(), [&](Operation *user) {
           auto wide = dyn_cast<CastOp>(user);
           return wide && wide->getBlock() == first->getBlock() &&
                  tensorOf(wide).getElementType().isF32() &&
                  llvm::all_of(wide->getUsers(), [&](Operation *reader) {
                    Operation *inBlock =
                        first->getBlock()->findAncestorOpInBlock(*reader);
                    return inBlock && first->isBeforeInBlock(inBlock);
                  });
         });
}

static std::optional<SavedDividend> findSaved(arith::DivFOp op) {
  auto spread = op.getRhs().getDefiningOp<BroadcastOp>();
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !type.getElementType().isF32() || !spread ||
      tensorOf(spread.getInput()).getNumElements() >
          type.getNumElements() / minLarger)
    return std::nullopt;
  SavedDividend saved;
  saved.op = op;
  saved.quotient = findNarrow(op, {}, [](CastOp cast) {
    return llvm::any_of(cast->getUsers(),
                        [](Operation *user) { return !isa<CastOp>(user); });
  });
  if (!saved.quotient)
    return std::nullopt;
  saved.dividend = findNarrow(
      op.getLhs(), tensorOf(saved.quotient).getElementType(),
      [&](CastOp cast) { return isOnlyWidened(cast, saved.quotient); });
  if (!saved.dividend)
    return std::nullopt;
  for (Operation *user : saved.dividend->getUsers())
    saved.reads.push_back(cast<CastOp>(user));
  return saved;
}

/// Whether a product reads the quotients as shares of 1. Those that 16 bits
/// have as 0 then are nothing in the one pass, and had better be in the other.
static bool areShares(SavedDividend &saved, const RangeAnalysis &ranges) {
  return llvm::any_of(saved.quotient->getUses(), [&](OpOperand &use) {
    return getLineWeight(use, ranges) < mostWeight;
  });
}

static void recompute(SavedDividend &saved) {
  OpBuilder builder(saved.quotient->getContext());
  builder.setInsertionPointAfter(saved.quotient);
  Location loc = saved.dividend.getLoc();
  Value wide = CastOp::create(builder, loc, saved.op.getType(), saved.quotient);
  Value dividend = arith::MulFOp::create(builder, loc, wide, saved.op.getRhs());
  for (CastOp read : saved.reads) {
    read.replaceAllUsesWith(dividend);
    read.erase();
  }
  saved.dividend.erase();
}

void RecomputeDividends::runOnOperation() {
  SmallVector<SavedDividend> found;
  getOperation()->walk([&](arith::DivFOp op) {
    if (std::optional<SavedDividend> saved = findSaved(op))
      found.push_back(std::move(*saved));
  });
  RangeAnalysis ranges(getOperation());
  if (!found.empty())
    ranges.run();
  llvm::erase_if(found, [&](SavedDividend &saved) {
    bool stays = !areShares(saved, ranges);
    if (stays)
      remark::missed(saved.op.getLoc(),
                     remarkWithin(saved.op, DEBUG_TYPE, "Dividend"))
          << remark::reason("the quotients do not sum to 1");
    return stays;
  });
  for (SavedDividend &saved : found) {
    remark::passed(saved.op.getLoc(),
                   remarkWithin(saved.op, DEBUG_TYPE, "Dividend"))
        << remark::add("made again of its quotients, which are kept as {0}",
                       tensorOf(saved.quotient));
    recompute(saved);
  }
  if (found.empty())
    markAllAnalysesPreserved();
}
