//===- RecomputeSaved.cpp - Save once what makes the other ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The backward pass of a softmax, as JAX derives it, reads the exponentials and
// their sums. A product reads their quotients, in 16 bits, in both passes, so
// two tensors of one size would be kept, of which either makes the other. So it
// is with x and 2 x, of which one is the derivative of a square.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Range/LineWeight.h"
#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Precision/Passes.h"

#define DEBUG_TYPE "mp-recompute-saved"

namespace mlir::mp {
#define GEN_PASS_DEF_RECOMPUTESAVED
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// How many times as large as the divisor a dividend is at least: the divisor
/// is kept for it.
static constexpr int64_t minLarger = 8;
/// The sum of shares of 1, with their roundings.
static constexpr double mostWeight = 1.1;
/// What a value that f16 holds is multiplied by at most, as f16 has fewer bits
/// of small ones, and at least, as it has no large ones.
static constexpr double leastFactor = 1, mostFactor = 4;

namespace {
/// Two values that are kept in one type of 16 bits, where the one times a
/// number makes the other.
struct SavedPair {
  /// What the other follows from, in 16 bits.
  CastOp source;
  Value factor;
  /// The other in 16 bits, and where it is f32 again.
  CastOp saved;
  SmallVector<CastOp> reads;
};

struct RecomputeSaved final : mp::impl::RecomputeSavedBase<RecomputeSaved> {
  using Base::Base;

  void runOnOperation() override;
};
} // namespace

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isWideTensor(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isF32();
}

/// A plain cast of `value` from f32 to 16 bits, in its block.
static CastOp findNarrow(Value value, function_ref<bool(CastOp)> suits) {
  for (Operation *user : value.getUsers()) {
    auto cast = dyn_cast<CastOp>(user);
    if (cast && !cast.getSaturate() &&
        cast.getRounding() == Rounding::NearestEven &&
        cast->getBlock() == value.getParentBlock() &&
        isa<Float16Type, BFloat16Type>(tensorOf(cast).getElementType()) &&
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
                  isWideTensor(wide) &&
                  llvm::all_of(wide->getUsers(), [&](Operation *reader) {
                    Operation *inBlock =
                        first->getBlock()->findAncestorOpInBlock(*reader);
                    return inBlock && first->isBeforeInBlock(inBlock);
                  });
         });
}

/// The pair of `source` and what `value` is kept as.
static std::optional<SavedPair> findPair(CastOp source, Value factor,
                                         Value value) {
  SavedPair pair{source, factor, {}, {}};
  pair.saved = findNarrow(value, [&](CastOp cast) {
    return cast.getType() == source.getType() && cast != source &&
           isOnlyWidened(cast, source);
  });
  if (!pair.saved)
    return std::nullopt;
  for (Operation *user : pair.saved->getUsers())
    pair.reads.push_back(cast<CastOp>(user));
  return pair;
}

/// A dividend, of the quotients that something reads in 16 bits.
static std::optional<SavedPair> findDividend(arith::DivFOp op) {
  auto spread = op.getRhs().getDefiningOp<BroadcastOp>();
  if (!isWideTensor(op) || !spread ||
      tensorOf(spread.getInput()).getNumElements() >
          tensorOf(op).getNumElements() / minLarger)
    return std::nullopt;
  CastOp source = findNarrow(op, [](CastOp cast) {
    return llvm::any_of(cast->getUsers(),
                        [](Operation *user) { return !isa<CastOp>(user); });
  });
  return source ? findPair(source, op.getRhs(), op.getLhs()) : std::nullopt;
}

/// Whether 16 bits of the value are as good as those of its product.
static bool isFactor(Value value, Type narrow) {
  APFloat number(0.0f);
  if (!matchPattern(value, m_ConstantFloat(&number)) || !number.isFinite())
    return false;
  double size = std::abs(number.convertToFloat());
  return narrow.isBF16() || (size >= leastFactor && size <= mostFactor);
}

/// A product with a constant, of what is kept, too.
static std::optional<SavedPair> findProduct(arith::MulFOp op) {
  if (!isWideTensor(op))
    return std::nullopt;
  for (unsigned i : {0, 1}) {
    Value factor = op->getOperand(1 - i);
    CastOp source = findNarrow(op->getOperand(i), [&](CastOp cast) {
      return !cast->use_empty() &&
             isFactor(factor, tensorOf(cast).getElementType());
    });
    if (source)
      return findPair(source, factor, op);
  }
  return std::nullopt;
}

/// Whether a product reads the quotients as shares of 1. Those that 16 bits
/// have as 0 then are nothing in the one pass, and had better be in the other.
static bool areShares(SavedPair &pair, const RangeAnalysis &ranges) {
  return llvm::any_of(pair.source->getUses(), [&](OpOperand &use) {
    return getLineWeight(use, ranges) < mostWeight;
  });
}

/// The value behind `narrow` as f32 again: one cast for all readers.
static Value widen(CastOp narrow, OpBuilder &builder) {
  for (Operation *user : narrow->getUsers()) {
    auto wide = dyn_cast<CastOp>(user);
    if (wide && wide->getBlock() == narrow->getBlock() && isWideTensor(wide)) {
      wide->moveAfter(narrow);
      builder.setInsertionPointAfter(wide);
      return wide;
    }
  }
  builder.setInsertionPointAfter(narrow);
  return CastOp::create(builder, narrow.getLoc(),
                        tensorOf(narrow).clone(builder.getF32Type()), narrow);
}

static void recompute(SavedPair &pair) {
  Location loc = pair.saved.getLoc();
  remark::passed(loc, remarkWithin(pair.saved, DEBUG_TYPE, "Saved"))
      << remark::add("made again of another {0} that is kept, by a product",
                     tensorOf(pair.source));
  OpBuilder builder(pair.source->getContext());
  Value wide = widen(pair.source, builder), factor = pair.factor;
  // A constant may stand behind the value.
  if (matchPattern(factor, m_Constant()))
    factor = builder.clone(*factor.getDefiningOp())->getResult(0);
  Value product = arith::MulFOp::create(builder, loc, wide, factor);
  for (CastOp read : pair.reads) {
    read.replaceAllUsesWith(product);
    read.erase();
  }
  pair.saved.erase();
}

void RecomputeSaved::runOnOperation() {
  SmallVector<arith::DivFOp> quotients;
  SmallVector<arith::MulFOp> products;
  getOperation()->walk([&](Operation *op) {
    if (auto quotient = dyn_cast<arith::DivFOp>(op))
      quotients.push_back(quotient);
    else if (auto product = dyn_cast<arith::MulFOp>(op))
      products.push_back(product);
  });
  llvm::erase_if(quotients, [](arith::DivFOp op) { return !findDividend(op); });
  RangeAnalysis ranges(getOperation());
  if (!quotients.empty())
    ranges.run();
  llvm::erase_if(quotients, [&](arith::DivFOp op) {
    std::optional<SavedPair> pair = findDividend(op);
    bool stays = !areShares(*pair, ranges);
    if (stays)
      remark::missed(pair->saved.getLoc(),
                     remarkWithin(pair->saved, DEBUG_TYPE, "Saved"))
          << remark::reason("its quotients do not sum to 1");
    return stays;
  });
  // One after the other: two quotients may have one dividend, and what one
  // value is made again of may be kept for it alone.
  bool changed = false;
  auto recomputeOf = [&](std::optional<SavedPair> pair) {
    if (pair)
      recompute(*pair);
    changed |= pair.has_value();
  };
  for (arith::DivFOp op : quotients)
    recomputeOf(findDividend(op));
  for (arith::MulFOp op : products)
    recomputeOf(findProduct(op));
  if (!changed)
    markAllAnalysesPreserved();
}
