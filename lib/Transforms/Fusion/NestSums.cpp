//===- NestSums.cpp - Add up in steps what is summed over fewer, too ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The backward pass of a group norm adds up one gradient over the pixels of
// each image, for its mean and variance, and over all images, for the bias. A
// kernel reduces one set of dimensions: for the other sums it would write the
// gradient, and another kernel would read it.
//
// A total has kernels of its own, which many totals share. It is worth a step
// where that would read what a kernel of rows or columns computes: whether the
// gradient behind a norm is finite.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "Grower.h"
#include "mp/Analysis/Fusion/FusionPlan.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SetVector.h"

#define DEBUG_TYPE "mp-nest-sums"

namespace mlir::mp {
#define GEN_PASS_DEF_NESTSUMS
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Ops before a sum that are looked at.
static constexpr size_t mostOps = 16;
/// Elements of which the first step makes one, at least: what it leaves is next
/// to nothing.
static constexpr int64_t minSmaller = 16;

/// Sums of one value that another one is compared with.
static constexpr size_t mostSumsOfValue = 8;

namespace {

/// A sum, and what it is computed of, element by element.
struct Sum {
  ReduceOp op;
  /// Reductions one after the other that it waits for: of two with as many
  /// neither waits for the other.
  unsigned level;
  llvm::SmallSetVector<Value, mostOps> made;
  /// Reductions whose results are repeated for that.
  llvm::SmallSetVector<Operation *, 4> repeated;

  ArrayRef<int64_t> getDims() const { return ReduceOp(op).getDims(); }
};

struct NestSums final : mp::impl::NestSumsBase<NestSums> {
  using Base::Base;
  void runOnOperation() override;
};

} // namespace

static ArrayRef<int64_t> shapeOf(ReduceOp op) {
  return cast<RankedTensorType>(op.getInput().getType()).getShape();
}

/// What repeats the results of reductions, or numbers that are made of them.
static void findRepeated(BroadcastOp broadcast, Sum &sum) {
  llvm::SmallSetVector<Operation *, mostOps> behind;
  behind.insert(broadcast);
  for (size_t next = 0; next < behind.size() && next < mostOps; ++next) {
    if (isa<ReduceOp>(behind[next])) {
      sum.repeated.insert(behind[next]);
      continue;
    }
    if (!isElementwise(behind[next]) &&
        !isa<BroadcastOp, ReshapeOp>(behind[next]))
      continue;
    for (Value operand : behind[next]->getOperands())
      if (Operation *before = operand.getDefiningOp())
        behind.insert(before);
  }
}

static Sum describe(ReduceOp op, unsigned level) {
  Sum sum{op, level, {}, {}};
  sum.made.insert(op.getInput());
  for (size_t next = 0; next < sum.made.size() && next < mostOps; ++next) {
    Operation *before = sum.made[next].getDefiningOp();
    if (isElementwise(before))
      sum.made.insert_range(before->getOperands());
  }
  // What is one number everywhere, or repeated, is read by anybody.
  sum.made.remove_if([&](Value value) {
    Operation *op = value.getDefiningOp();
    if (auto broadcast = dyn_cast_if_present<BroadcastOp>(op))
      findRepeated(broadcast, sum);
    return op && !isElementwise(op) &&
           (op->hasTrait<OpTrait::ConstantLike>() || isa<BroadcastOp>(op));
  });
  return sum;
}

/// Whether the dimensions of `inner` are some of those of `outer`, not all.
static bool isPartOf(ReduceOp inner, ReduceOp outer) {
  return inner.getDims().size() < outer.getDims().size() &&
         llvm::all_of(
             inner.getDims(),
             [&](int64_t dim) {
               return llvm::is_contained(outer.getDims(), dim);
             });
}

/// Whether `outer` may first be added up as `inner` is, which leaves little.
static bool canBeStep(ReduceOp inner, ReduceOp outer) {
  if (shapeOf(inner) != shapeOf(outer) || !isPartOf(inner, outer))
    return false;
  int64_t from = 1;
  for (int64_t dim : inner.getDims())
    from = saturatingProduct({from, shapeOf(inner)[dim]});
  return from >= minSmaller;
}

static bool isTotal(ReduceOp op) {
  return cast<RankedTensorType>(op.getType()).getNumElements() == 1;
}

/// Whether a kernel that reduces as `op` does may compute each element again of
/// the results.
static bool mayGoOn(ReduceOp op) {
  auto last = static_cast<int64_t>(shapeOf(op).size()) - 1;
  return mayGoOnBehind(llvm::is_contained(op.getDims(), last)
                           ? FusionKind::Row
                           : FusionKind::Column,
                       saturatingProduct(shapeOf(op)),
                       cast<RankedTensorType>(op.getType()).getNumElements());
}

/// Whether no kernel but that of `inner` computes `value`, so that it would be
/// written for `outer`, a total: not where that comes at another time, or makes
/// it again of what is in memory.
static bool computesFor(const Sum &inner, const Sum &outer, Value value,
                        const CallOrder &order) {
  if (inner.level < outer.level)
    return outer.repeated.contains(inner.op) && mayGoOn(inner.op);
  Operation *maker = value.getDefiningOp();
  return inner.level == outer.level && isElementwise(maker) &&
         !cast<FusibleOpInterface>(maker).getFusionSpec().recomputable &&
         !order.isLater(outer.op, inner.op) &&
         !order.isLater(inner.op, outer.op);
}

/// Adds up over `dims` first, in the type of the sum, then over the rest.
static void nest(ReduceOp op, ArrayRef<int64_t> dims, IRRewriter &rewriter) {
  auto type = cast<RankedTensorType>(op.getInput().getType());
  SmallVector<int64_t> kept, rest;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    auto number = static_cast<int64_t>(dim);
    if (llvm::is_contained(dims, number))
      continue;
    if (llvm::is_contained(op.getDims(), number))
      rest.push_back(static_cast<int64_t>(kept.size()));
    kept.push_back(size);
  }
  Type sum = Float32Type::get(op.getContext());
  rewriter.setInsertionPoint(op);
  Value step = ReduceOp::create(rewriter, op.getLoc(),
                                RankedTensorType::get(kept, sum), op.getKind(),
                                op.getInput(), dims, op.getAccumulatorAttr());
  auto last = ReduceOp::create(rewriter, op.getLoc(), op.getType(),
                               op.getKind(), step, rest, TypeAttr());
  last->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  if (getElementTypeOrSelf(op.getType()) != sum)
    last.setAccumulatorAttr(TypeAttr::get(sum));
  rewriter.replaceOp(op, last);
}

/// The type that a sum is kept in.
static Type getSumType(ReduceOp op) {
  if (TypeAttr accumulator = op.getAccumulatorAttr())
    return accumulator.getValue();
  return getElementTypeOrSelf(op.getInput().getType());
}

/// Nests what can be; whether there was any.
static bool nestAll(func::FuncOp function, IRRewriter &rewriter) {
  const CallOrder order(function.getBody().front());
  std::vector<Sum> sums;
  llvm::DenseMap<Value, unsigned> levels;
  for (Operation &op : function.getBody().front()) {
    unsigned level = 0;
    for (Value operand : op.getOperands())
      level = std::max(level, levels.lookup(operand));
    auto reduce = dyn_cast<ReduceOp>(op);
    for (Value result : op.getResults())
      levels[result] = level + (reduce ? 1 : 0);
    if (reduce && reduce.getKind() == ReduceKind::Add &&
        getSumType(reduce).isF32())
      sums.push_back(describe(reduce, level));
  }
  llvm::DenseMap<Value, SmallVector<const Sum *, 2>> sumsOf;
  for (const Sum &sum : sums)
    for (Value value : sum.made)
      if (auto &known = sumsOf[value]; known.size() < mostSumsOfValue)
        known.push_back(&sum);
  SmallVector<std::pair<ReduceOp, SmallVector<int64_t>>> steps;
  for (const Sum &outer : sums) {
    ArrayRef<int64_t> best;
    for (Value value : outer.made)
      for (const Sum *inner : sumsOf[value])
        if ((isTotal(outer.op) ? computesFor(*inner, outer, value, order)
                               : inner->level == outer.level) &&
            canBeStep(inner->op, outer.op) &&
            inner->getDims().size() > best.size())
          best = inner->getDims();
    if (!best.empty())
      steps.emplace_back(outer.op, SmallVector<int64_t>(best));
  }
  for (auto &[op, dims] : steps) {
    remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Sum"))
        << remark::add("adds up {0} in two steps, the first where another sum "
                       "of what it is made of is",
                       op.getInput().getType());
    nest(op, dims, rewriter);
  }
  return !steps.empty();
}

void NestSums::runOnOperation() {
  if (getOperation().isExternal())
    return;
  IRRewriter rewriter(&getContext());
  bool changed = false;
  // A step may take one itself: each has fewer dimensions than the last.
  while (nestAll(getOperation(), rewriter))
    changed = true;
  if (!changed)
    markAllAnalysesPreserved();
}
