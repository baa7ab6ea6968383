//===- JoinScatters.cpp - One gradient of a table for several lookups -----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each lookup in a table has a gradient as large as the table, and all but one
// of them are in memory to be added up. What is scattered is small: behind each
// other, it is scattered once.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

#define DEBUG_TYPE "mp-join-scatters"

namespace mlir::mp {
#define GEN_PASS_DEF_JOINSCATTERS
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isZeroEverywhere(Value value) {
  if (auto spread = value.getDefiningOp<BroadcastOp>())
    value = spread.getInput();
  return matchPattern(value, m_PosZeroFloat());
}

static bool isSum(Value value) {
  return value.getDefiningOp<arith::AddFOp>() &&
         typeOf(value).getElementType().isF32();
}

/// Whether what is scattered can be put behind other slices: they are in order,
/// and so are the numbers of each.
static bool isJoinable(ScatterOp scatter) {
  std::optional<FloatType> accumulator = scatter.getAccumulator();
  int64_t rank = typeOf(scatter.getUpdates()).getRank();
  ArrayRef<int64_t> window = scatter.getUpdateWindowDims();
  Type added = typeOf(scatter.getUpdates()).getElementType();
  return scatter.getKind() == ReduceKind::Add &&
         typeOf(scatter.getResult()).getElementType().isF32() &&
         (added.isF32() || added.isF16() || added.isBF16()) &&
         (!accumulator || accumulator->isF32()) &&
         scatter.getOperandBatchingDims().empty() &&
         int64_t(scatter.getIndexVectorDim()) + 1 ==
             typeOf(scatter.getIndices()).getRank() &&
         llvm::equal(window, llvm::seq<int64_t>(rank - window.size(), rank));
}

/// Whether two scatters put slices of one shape in the same dimensions.
static bool areAlike(ScatterOp a, ScatterOp b) {
  size_t numWindow = a.getUpdateWindowDims().size();
  return typeOf(a.getIndices()).getElementType() ==
             typeOf(b.getIndices()).getElementType() &&
         a.getInsertedWindowDims() == b.getInsertedWindowDims() &&
         a.getScatterDimsToOperandDims() == b.getScatterDimsToOperandDims() &&
         numWindow == b.getUpdateWindowDims().size() &&
         typeOf(a.getUpdates()).getShape().take_back(numWindow) ==
             typeOf(b.getUpdates()).getShape().take_back(numWindow);
}

/// The type of what all scatter: f32, which holds each number, if not one.
static Type findCommonType(ArrayRef<ScatterOp> scatters) {
  auto elementOf = [](ScatterOp scatter) {
    return typeOf(scatter.getUpdates()).getElementType();
  };
  Type first = elementOf(scatters.front());
  bool isCommon = llvm::all_of(
      scatters, [&](ScatterOp scatter) { return elementOf(scatter) == first; });
  return isCommon ? first : Float32Type::get(first.getContext());
}

static Value castTo(OpBuilder &builder, Value value, Type element) {
  return builder.createOrFold<CastOp>(value.getLoc(),
                                      typeOf(value).clone(element), value);
}

/// In one dimension all that come before the last ones.
static Value flatten(OpBuilder &builder, Value value, size_t numLast) {
  ArrayRef<int64_t> shape = typeOf(value).getShape();
  SmallVector<int64_t> flat{saturatingProduct(shape.drop_back(numLast))};
  llvm::append_range(flat, shape.take_back(numLast));
  return builder.createOrFold<ReshapeOp>(value.getLoc(),
                                         typeOf(value).clone(flat), value);
}

static Value concatenate(OpBuilder &builder, Location loc, ValueRange parts) {
  SmallVector<int64_t> shape(typeOf(parts.front()).getShape());
  shape.front() = 0;
  for (Value part : parts)
    shape.front() += typeOf(part).getDimSize(0);
  return ConcatOp::create(builder, loc, typeOf(parts.front()).clone(shape),
                          parts, 0);
}

namespace {
/// What one sum in f32 adds up.
class Sum {
public:
  explicit Sum(arith::AddFOp root) : root(root), sums{root} { collect(); }

  /// Bytes that are moved less if the scatters are one.
  int64_t countSaved();
  void join();

private:
  void collect();
  /// Takes the scatter up if it is as the others are.
  bool add(ScatterOp scatter);

  arith::AddFOp root;
  /// It and those that it adds up, each behind the one that reads it.
  SmallVector<arith::AddFOp> sums;
  SmallVector<ScatterOp> scatters;
  SmallVector<Value> others;
  /// What the first scatter starts from that does not start from zeros.
  Value start;
};
} // namespace

bool Sum::add(ScatterOp scatter) {
  if (!scatter || !scatter->hasOneUse() ||
      scatter->getBlock() != root->getBlock() || !isJoinable(scatter) ||
      (!scatters.empty() && !areAlike(scatters.front(), scatter)))
    return false;
  scatters.push_back(scatter);
  Value from = scatter.getOperand();
  if (isZeroEverywhere(from))
    return true;
  if (start)
    others.push_back(from);
  else
    start = from;
  return true;
}

void Sum::collect() {
  SmallVector<Value> next{root.getRhs(), root.getLhs()};
  while (!next.empty()) {
    Value value = next.pop_back_val();
    auto sum = value.getDefiningOp<arith::AddFOp>();
    if (isSum(value) && value.hasOneUse() &&
        sum->getBlock() == root->getBlock()) {
      sums.push_back(sum);
      next.append({sum.getRhs(), sum.getLhs()});
    } else if (!add(value.getDefiningOp<ScatterOp>())) {
      others.push_back(value);
    }
  }
  // A sum of zeros and scattered numbers is never -0, and zero changes nothing.
  if (!scatters.empty() && !start)
    llvm::erase_if(others, isZeroEverywhere);
}

int64_t Sum::countSaved() {
  if (scatters.size() < 2)
    return 0;
  int64_t copied = 0;
  Type common = findCommonType(scatters);
  for (ScatterOp scatter : scatters)
    for (Type part : {Type(scatter.getIndices().getType()),
                      Type(typeOf(scatter.getUpdates()).clone(common))})
      copied = saturatingAdd(copied, countBytes(part).value_or(0));
  // Each is written and read, but the one whose elements are used where they
  // are made.
  int64_t table = countBytes(root.getType()).value_or(0);
  return copied > table ? 0
                        : 2 * (table * int64_t(scatters.size() - 1) - copied);
}

void Sum::join() {
  OpBuilder builder(root);
  ScatterOp first = scatters.front();
  size_t numWindow = first.getUpdateWindowDims().size();
  Type common = findCommonType(scatters);
  SmallVector<Value> indices, updates;
  for (ScatterOp scatter : scatters) {
    indices.push_back(flatten(builder, scatter.getIndices(), 1));
    updates.push_back(castTo(
        builder, flatten(builder, scatter.getUpdates(), numWindow), common));
  }
  Value from = start ? start : first.getOperand();
  Value allIndices = concatenate(builder, root.getLoc(), indices);
  Value allUpdates = concatenate(builder, root.getLoc(), updates);
  Value sum = ScatterOp::create(
      builder, root.getLoc(), root.getType(), ReduceKind::Add, from, allIndices,
      allUpdates, llvm::to_vector(llvm::seq<int64_t>(1, numWindow + 1)),
      first.getInsertedWindowDims(), ArrayRef<int64_t>(), ArrayRef<int64_t>(),
      first.getScatterDimsToOperandDims(), 1,
      TypeAttr::get(builder.getF32Type()));
  for (Value other : others)
    sum = arith::AddFOp::create(builder, root.getLoc(), sum, other);
  root.getResult().replaceAllUsesWith(sum);
  for (arith::AddFOp op : sums)
    op.erase();
  for (ScatterOp scatter : scatters)
    scatter.erase();
}

namespace {
struct JoinScatters final : mp::impl::JoinScattersBase<JoinScatters> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<arith::AddFOp> roots;
    getOperation().walk([&](arith::AddFOp op) {
      bool isPart = op->hasOneUse() && isa<arith::AddFOp>(*op->user_begin()) &&
                    op->user_begin()->getBlock() == op->getBlock();
      if (isSum(op) && !isPart)
        roots.push_back(op);
    });
    bool changed = false;
    for (arith::AddFOp root : roots) {
      Sum sum(root);
      int64_t saved = sum.countSaved();
      if (saved <= 0 || saved < minBytes)
        continue;
      changed = true;
      remark::passed(root.getLoc(), remarkOf(DEBUG_TYPE, "Joined"))
          << remark::add("what is scattered for one sum is scattered once")
          << remark::metric("Bytes", saved);
      sum.join(); // and no root is left
    }
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
