//===- LowerState.cpp - Training state as ordinary arithmetic -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What remains is elementwise work, sums and selections, which fuse with the
// update around them. The flag stays on the device; nothing asks the host.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Transforms/LossScaling/Passes.h"

using namespace mlir;
using namespace mlir::mp;

namespace mlir::mp {
#define GEN_PASS_DEF_LOWERSTATE
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

static RankedTensorType withElement(Type type, Type element) {
  return cast<RankedTensorType>(cast<RankedTensorType>(type).clone(element));
}

static Value splat(OpBuilder &builder, Location loc, RankedTensorType type,
                   TypedAttr value) {
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, value));
}

/// A scalar repeated in the shape of `like`.
static Value repeat(OpBuilder &builder, Location loc, Value scalar, Type like) {
  auto type = withElement(
      like, cast<RankedTensorType>(scalar.getType()).getElementType());
  if (type == scalar.getType())
    return scalar;
  return BroadcastOp::create(builder, loc, type, scalar,
                             builder.getDenseI64ArrayAttr({}));
}

static Value convert(OpBuilder &builder, Location loc, Value value, Type type) {
  auto converted = withElement(value.getType(), type);
  if (converted == value.getType())
    return value;
  return CastOp::create(builder, loc, converted, value);
}

/// In f32, or in f64 what is f64.
static Value widen(OpBuilder &builder, Location loc, Value value) {
  if (getElementTypeOrSelf(value).isF64())
    return value;
  return convert(builder, loc, value, builder.getF32Type());
}

/// The sum of 0 * x, in f32: 0 if every x is finite, and NaN if one is not. No
/// comparison per element, and no sum can overflow.
static Value sumZeros(OpBuilder &builder, Location loc, Value input) {
  Value wide = widen(builder, loc, input);
  auto type = cast<RankedTensorType>(wide.getType());
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value zero = splat(builder, loc, scalar,
                     builder.getFloatAttr(type.getElementType(), 0.0));
  Value sum = arith::MulFOp::create(builder, loc, wide,
                                    repeat(builder, loc, zero, type));
  if (type.getRank() > 0)
    sum =
        ReduceOp::create(builder, loc, scalar, ReduceKind::Add, sum,
                         llvm::to_vector(llvm::seq<int64_t>(0, type.getRank())),
                         /*accumulator=*/TypeAttr());
  return convert(builder, loc, sum, builder.getF32Type());
}

namespace {
struct LowerScale final : OpRewritePattern<ScaleOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(ScaleOp op,
                                PatternRewriter &rewriter) const override {
    Value factor = convert(rewriter, op.getLoc(), op.getScale(),
                           op.getType().getElementType());
    factor = repeat(rewriter, op.getLoc(), factor, op.getType());
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, op.getInput(), factor);
    return success();
  }
};

/// One division for the scalar, so that the tensor sees a multiplication.
struct LowerUnscale final : OpRewritePattern<UnscaleOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(UnscaleOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type element = op.getType().getElementType();
    Value scale = convert(rewriter, loc, op.getScale(), element);
    Value one = splat(rewriter, loc, cast<RankedTensorType>(scale.getType()),
                      rewriter.getFloatAttr(element, 1.0));
    Value reciprocal = arith::DivFOp::create(rewriter, loc, one, scale);
    Value wide = widen(rewriter, loc, op.getInput());
    rewriter.replaceOpWithNewOp<arith::MulFOp>(
        op, wide, repeat(rewriter, loc, reciprocal, wide.getType()));
    return success();
  }
};

struct LowerAllFinite final : OpRewritePattern<AllFiniteOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(AllFiniteOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value sum;
    for (Value input : op.getInputs()) {
      Value part = sumZeros(rewriter, loc, input);
      sum = sum ? arith::AddFOp::create(rewriter, loc, sum, part).getResult()
                : part;
    }
    Value zero = splat(rewriter, loc, cast<RankedTensorType>(sum.getType()),
                       rewriter.getF32FloatAttr(0.0f));
    rewriter.replaceOpWithNewOp<arith::CmpFOp>(op, arith::CmpFPredicate::OEQ,
                                               sum, zero);
    return success();
  }
};

struct LowerGuard final : OpRewritePattern<GuardOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(GuardOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Block &body = op.getBody().front();
    SmallVector<Value> updated(body.getTerminator()->getOperands());
    rewriter.eraseOp(body.getTerminator());
    rewriter.inlineBlockBefore(&body, op);
    SmallVector<Value> next;
    for (auto [old, value] : llvm::zip_equal(op.getKept(), updated)) {
      Value flag = repeat(rewriter, loc, op.getFinite(), old.getType());
      next.push_back(arith::SelectOp::create(rewriter, loc, flag, value, old));
    }
    rewriter.replaceOp(op, next);
    return success();
  }
};
} // namespace

void mp::populateLowerStatePatterns(RewritePatternSet &patterns) {
  patterns.add<LowerUnscale, LowerScale, LowerGuard, LowerAllFinite>(
      patterns.getContext());
  populateLowerAutomatonPatterns(patterns);
}

/// Whether the op gives each element of its operand once, and nothing else.
static bool isPermutation(FusibleOpInterface op) {
  auto countElements = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getNumElements();
  };
  return op->getNumOperands() == 1 && keepsEachElement(op, 0) &&
         countElements(op->getOperand(0)) == countElements(op->getResult(0));
}

/// The value whose elements, in another order, are those of `value`.
static Value findBeforeMoves(Value value) {
  Value before = value;
  while (auto op = value.getDefiningOp<FusibleOpInterface>()) {
    bool renames = isRenaming(op);
    if (!renames && !isPermutation(op))
      break;
    value = op->getOperand(0);
    if (!renames) // which costs nothing
      before = value;
  }
  return before;
}

/// All elements are finite in whatever order: the check reads a gradient as it
/// lies in memory, and not as the update needs it.
static void checkBeforeMoves(AllFiniteOp op) {
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands()) {
    auto unscale = operand.get().getDefiningOp<UnscaleOp>();
    Value source = unscale ? unscale.getInput() : operand.get();
    Value before = findBeforeMoves(source);
    if (before == source)
      continue;
    if (unscale)
      before = UnscaleOp::create(
          builder, unscale.getLoc(),
          withElement(before.getType(), unscale.getType().getElementType()),
          before, unscale.getScale());
    operand.set(before);
  }
}

namespace {
struct LowerState final : mp::impl::LowerStateBase<LowerState> {
  using Base::Base;
  void runOnOperation() override {
    getOperation()->walk(checkBeforeMoves);
    RewritePatternSet patterns(&getContext());
    populateLowerStatePatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
