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
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "Grower.h"
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

static Sum describe(ReduceOp op, unsigned level) {
  Sum sum{op, level, {}};
  sum.made.insert(op.getInput());
  for (size_t next = 0; next < sum.made.size() && next < mostOps; ++next) {
    Operation *before = sum.made[next].getDefiningOp();
    if (isElementwise(before))
      sum.made.insert_range(before->getOperands());
  }
  // What is one number everywhere, or repeated, is read by anybody.
  sum.made.remove_if([](Value value) {
    Operation *op = value.getDefiningOp();
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

/// Whether `outer` may first be added up as `inner` is, which leaves little. A
/// total has kernels of its own.
static bool canBeStep(ReduceOp inner, ReduceOp outer) {
  if (shapeOf(inner) != shapeOf(outer) || !isPartOf(inner, outer))
    return false;
  int64_t from = 1;
  for (int64_t dim : inner.getDims())
    from = saturatingProduct({from, shapeOf(inner)[dim]});
  return from >= minSmaller &&
         cast<RankedTensorType>(outer.getType()).getNumElements() > 1;
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
        if (inner->level == outer.level && canBeStep(inner->op, outer.op) &&
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
