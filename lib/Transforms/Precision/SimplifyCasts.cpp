//===- SimplifyCasts.cpp - Fewer casts of the same values -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three exact steps, repeated until none applies: equal casts become one, a
// cast of an exact widening becomes a cast of the narrow value, and a cast
// changes places with an op that only moves or selects elements, or with a
// barrier, where that takes fewer bytes. Each step lowers the bytes or the
// number of casts, so it ends. Where each op is a kernel that casts what it
// reads and writes, a cast has no bytes of its own, and keeps its place.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Precision/InsertCasts.h"

#include "FirstCasts.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Policy/Policy.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/Precision/Passes.h"

#define DEBUG_TYPE "mp-simplify-casts"

namespace mlir::mp {
#define GEN_PASS_DEF_SIMPLIFYCASTS
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static FloatType elementOf(Value value) {
  return cast<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// Whether `to` holds every number of `from`.
static bool isExact(FloatType from, FloatType to) {
  return APFloat::isRepresentableBy(from.getFloatSemantics(),
                                    to.getFloatSemantics());
}

/// Whether nothing but contractions may read 16 bits.
static bool movesStayWide(Operation *op) {
  PolicyAttr policy = findPolicy(op);
  return policy && (policy.getLevel() == PrecisionLevel::InputsOnly ||
                    policy.getLevel() == PrecisionLevel::TensorCoresOnly);
}

/// Whether the plan was priced op by op.
static bool isPlannedUnfused(Operation *op) {
  PolicyAttr policy = findPolicy(op);
  return policy && policy.getFusion() == FusionMode::None;
}

/// Whether the op moves or selects elements of one float operand, so that a
/// rounding of all elements commutes with it.
static bool commutesWithCasts(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  if (!precise || op->getNumOperands() != 1 || op->getNumResults() != 1)
    return false;
  // A maximum may also widen what it selects.
  if (getElementTypeOrSelf(op->getOperand(0)) !=
      getElementTypeOrSelf(op->getResult(0)))
    return false;
  PrecisionSpec spec = precise.getPrecisionSpec();
  return spec.opClass && !isFenced(op) &&
         getOperandRole(op, spec, 0) == PortRole::Follow &&
         getResultRole(op, spec, 0) == PortRole::Follow &&
         isMemoryEffectFree(op);
}

/// Bytes that an unfused pair of a move and a cast reads and writes.
/// `castFirst`: the cast is on the operand of the move.
static int64_t countMoved(Value before, Value after, FloatType from,
                          FloatType to, bool castFirst) {
  int64_t in = countElements(before.getType()).value_or(0);
  int64_t out = countElements(after.getType()).value_or(0);
  int64_t both = *getElementBytes(from) + *getElementBytes(to);
  // The cast reads and writes its value once, the move one of each.
  int64_t cast = saturatingMultiply(both, castFirst ? in : out);
  int64_t move = saturatingMultiply(*getElementBytes(castFirst ? to : from),
                                    saturatingAdd(in, out));
  return saturatingAdd(cast, move);
}

/// Retypes `move` to read `operand`, in its element type.
static LogicalResult retypeMove(Operation *move, Value operand,
                                PatternRewriter &rewriter) {
  Type result =
      withElementType(move->getResult(0).getType(), elementOf(operand));
  return cast<PrecisionOpInterface>(move).retype(rewriter, operand, result);
}

/// A cast like `like`, of `value` to `type`.
static CastOp castLike(CastOp like, Value value, FloatType type,
                       PatternRewriter &rewriter) {
  return CastOp::create(rewriter, like.getLoc(),
                        withElementType(value.getType(), type), value,
                        like.getRounding(), like.getSaturate());
}

static void reportMove(CastOp cast, Operation *move, int64_t before,
                       int64_t after) {
  remark::passed(cast.getLoc(), remarkWithin(cast, DEBUG_TYPE, "MoveCast"))
      << remark::add("the cast to {0} changes places with '{1}'",
                     elementOf(cast), move->getName())
      << remark::metric("BytesBefore", before)
      << remark::metric("BytesAfter", after);
}

namespace {
/// cast(widen(x)) -> cast(x): the widening is exact, so there is one rounding
/// before and after. f32 -> f16 -> f32 stays: it rounds.
struct SkipExactWidening final : OpRewritePattern<CastOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(CastOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<CastOp>();
    if (!inner || !isExact(elementOf(inner.getInput()), elementOf(inner)))
      return rewriter.notifyMatchFailure(op,
                                         "operand is not an exact widening");
    if (inner.getInput().getType() == op.getType() && op.getSaturate())
      return rewriter.notifyMatchFailure(op, "saturation changes infinities");
    remark::passed(op.getLoc(), remarkWithin(op, DEBUG_TYPE, "SkipWidening"))
        << remark::add("reads the {0} that was widened to {1}",
                       elementOf(inner.getInput()), elementOf(inner));
    if (inner.getInput().getType() != op.getType()) {
      rewriter.modifyOpInPlace(
          op, [&] { op.getInputMutable().assign(inner.getInput()); });
      return success();
    }
    rewriter.replaceOp(op, inner.getInput());
    return success();
  }
};

/// move(cast(x)) -> cast(move(x)), when the move makes the value smaller. The
/// cast of an argument stays: it becomes a working copy, which is not a cast.
struct MoveCastBehindMove final : OpRewritePattern<CastOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(CastOp op,
                                PatternRewriter &rewriter) const override {
    if (isa<BlockArgument>(op.getInput()) || !op->hasOneUse())
      return rewriter.notifyMatchFailure(op, "of an argument, or shared");
    Operation *move = *op->user_begin();
    if (!commutesWithCasts(move))
      return rewriter.notifyMatchFailure(op, "reader does not commute");
    FloatType from = elementOf(op.getInput()), to = elementOf(op);
    Value result = move->getResult(0);
    int64_t before = countMoved(op, result, from, to, /*castFirst=*/true);
    int64_t after = countMoved(op, result, from, to, /*castFirst=*/false);
    if (after >= before)
      return rewriter.notifyMatchFailure(op, "not fewer bytes");
    if (failed(retypeMove(move, op.getInput(), rewriter)))
      return failure();
    reportMove(op, move, before, after);
    rewriter.setInsertionPointAfter(move);
    CastOp moved = castLike(op, result, to, rewriter);
    rewriter.replaceAllUsesExcept(result, moved, moved);
    rewriter.eraseOp(op);
    return success();
  }
};

/// cast(move(x)) -> move(cast(x)), when the move makes the value larger.
struct MoveCastBeforeMove final : OpRewritePattern<CastOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(CastOp op,
                                PatternRewriter &rewriter) const override {
    Operation *move = op.getInput().getDefiningOp();
    if (!move || !move->hasOneUse() || !commutesWithCasts(move))
      return rewriter.notifyMatchFailure(op, "operand is not an unshared move");
    FloatType from = elementOf(op.getInput()), to = elementOf(op);
    Value source = move->getOperand(0);
    int64_t before = countMoved(source, op, from, to, /*castFirst=*/false);
    int64_t after = countMoved(source, op, from, to, /*castFirst=*/true);
    if (after >= before || (isNarrow(to) && movesStayWide(op)))
      return rewriter.notifyMatchFailure(op, "not fewer bytes");
    rewriter.setInsertionPoint(move);
    CastOp moved = castLike(op, source, to, rewriter);
    if (failed(retypeMove(move, moved, rewriter)))
      return failure();
    reportMove(op, move, before, after);
    rewriter.replaceOp(op, move->getResult(0));
    return success();
  }
};

/// cast(barrier(x)) -> barrier(cast(x)), where nobody reads the wide value
/// behind it. What is checkpointed reads parameters behind a barrier, and would
/// have working copies of its own.
struct MoveCastBeforeBarrier final : OpRewritePattern<CastOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(CastOp op,
                                PatternRewriter &rewriter) const override {
    auto barrier = op.getInput().getDefiningOp<BarrierOp>();
    if (!barrier || !op.getInput().hasOneUse())
      return rewriter.notifyMatchFailure(op, "operand is not behind a barrier");
    FloatType from = elementOf(op.getInput()), to = elementOf(op);
    if (to.getWidth() >= from.getWidth() || movesStayWide(op))
      return rewriter.notifyMatchFailure(op, "not fewer bytes");
    unsigned number = cast<OpResult>(op.getInput()).getResultNumber();
    int64_t count = countElements(op.getType()).value_or(0);
    reportMove(op, barrier, saturatingMultiply(count, from.getWidth() / 8),
               saturatingMultiply(count, to.getWidth() / 8));
    rewriter.setInsertionPoint(barrier);
    CastOp moved = castLike(op, barrier->getOperand(number), to, rewriter);
    rewriter.modifyOpInPlace(barrier, [&] {
      barrier->setOperand(number, moved);
      barrier->getResult(number).setType(moved.getType());
    });
    rewriter.replaceOp(op, barrier->getResult(number));
    return success();
  }
};

struct SimplifyCasts final : mlir::mp::impl::SimplifyCastsBase<SimplifyCasts> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet all(context), unfused(context);
    populateSimplifyCastsPatterns(all);
    populateSimplifyCastsPatterns(unfused, FusionMode::None);
    patterns = std::move(all);
    unfusedPatterns = std::move(unfused);
    return success();
  }

  void runOnOperation() override {
    if (keepsF32(getOperation())) {
      remark::missed(getOperation().getLoc(),
                     remarkWithin(getOperation(), DEBUG_TYPE, "Casts"))
          << remark::reason("the policy's type is f32: the casts are the "
                            "author's, and stay");
      return markAllAnalysesPreserved();
    }
    const FrozenRewritePatternSet &applied =
        isPlannedUnfused(getOperation()) ? unfusedPatterns : patterns;
    IRRewriter rewriter(&getContext());
    bool changed = true, ever = false;
    while (changed) {
      changed = mergeEqualCasts(getOperation(), rewriter);
      SmallVector<Operation *> casts;
      getOperation().walk([&](CastOp op) { casts.push_back(op); });
      bool rewritten = false;
      GreedyRewriteConfig config;
      config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps)
          .enableFolding(false)
          .enableConstantCSE(false);
      (void)applyOpPatternsGreedily(casts, applied, config, &rewritten);
      changed |= rewritten;
      ever |= changed;
    }
    if (!ever)
      markAllAnalysesPreserved();
  }

  FrozenRewritePatternSet patterns, unfusedPatterns;
};
} // namespace

void mp::populateSimplifyCastsPatterns(RewritePatternSet &patterns,
                                       FusionMode fusion) {
  patterns.add<SkipExactWidening>(patterns.getContext());
  if (fusion == FusionMode::Full)
    patterns.add<MoveCastBehindMove, MoveCastBeforeMove, MoveCastBeforeBarrier>(
        patterns.getContext());
}

CastOp FirstCasts::findOrAdd(CastOp op) {
  Key key(op.getInput().getAsOpaquePointer(), op.getType().getAsOpaquePointer(),
          op.getRounding(), op.getSaturate());
  auto [slot, isNew] = first.try_emplace(key, op);
  // Earlier in the walk, and in a block around this op: it dominates.
  bool dominates =
      !isNew && slot->second->getBlock()->findAncestorOpInBlock(*op);
  return dominates ? slot->second : CastOp();
}

bool mp::mergeEqualCasts(FunctionOpInterface function, RewriterBase &rewriter) {
  FirstCasts first;
  SmallVector<CastOp> casts;
  function->walk<WalkOrder::PreOrder>([&](CastOp op) { casts.push_back(op); });
  bool changed = false;
  for (CastOp op : casts) {
    if (op->use_empty()) {
      rewriter.eraseOp(op);
      changed = true;
      continue;
    }
    CastOp earlier = first.findOrAdd(op);
    if (!earlier)
      continue;
    remark::passed(op.getLoc(), remarkWithin(op, DEBUG_TYPE, "MergeCasts"))
        << remark::add("reads an equal cast to {0}", elementOf(op));
    rewriter.replaceOp(op, earlier.getResult());
    changed = true;
  }
  return changed;
}
