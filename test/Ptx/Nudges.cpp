//===- Nudges.cpp - How far sums and functions may be off -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum of n floats in some order is off by less than n units of roundoff of
// the sum of their magnitudes [Higham 4.2]. Ours add chains of some elements,
// and then in trees, and errors of either sign meet: they grow with the root of
// n. Eight units and four times the root is what they never came near, and what
// one summand of thousands that is left out exceeds.
//
//===----------------------------------------------------------------------===//

#include "Nudges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;

bool held::isFloatSum(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  return reduce && isa<FloatType>(getElementTypeOrSelf(reduce.getResult())) &&
         (reduce.getKind() == ReduceKind::Add ||
          reduce.getKind() == ReduceKind::Mul);
}

bool held::isFunction(Operation *op) {
  if (op->getName().getStringRef() == "mp.logistic")
    return true;
  return isa<math::MathDialect>(op->getDialect()) && op->getNumResults() == 1 &&
         isa<FloatType>(getElementTypeOrSelf(op->getResult(0))) &&
         !isa<math::AbsFOp, math::SqrtOp, math::FloorOp, math::CeilOp,
              math::TruncOp, math::RoundOp, math::RoundEvenOp, math::CopySignOp,
              math::FmaOp>(op);
}

/// Whether a result is rounded, of operands that may be off already.
static bool rounds(Operation &op) {
  if (auto cast = dyn_cast<CastOp>(op))
    return getElementTypeOrSelf(cast.getInput()).getIntOrFloatBitWidth() >
           getElementTypeOrSelf(cast.getResult()).getIntOrFloatBitWidth();
  return isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
             arith::TruncFOp, math::SqrtOp, math::FmaOp>(op);
}

Nudges::Nudges(Block &body) {
  SmallVector<Operation *> others;
  llvm::SmallDenseSet<Value> inexact;
  for (Operation &op : body.without_terminator()) {
    bool isOff = llvm::any_of(op.getOperands(), [&](Value operand) {
      return inexact.contains(operand);
    });
    bool isFirst = isFloatSum(&op) || isFunction(&op);
    if (isFirst)
      ops.push_back(&op);
    else if (isOff && rounds(op))
      others.push_back(&op);
    if (isFirst || isOff)
      inexact.insert(op.result_begin(), op.result_end());
  }
  numFirst = ops.size();
  llvm::append_range(ops, others);
}

static Value splat(OpBuilder &builder, Location loc, RankedTensorType type,
                   double value) {
  auto element = cast<FloatType>(type.getElementType());
  return arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(type, builder.getFloatAttr(element, value)));
}

static int64_t countSummands(ReduceOp op) {
  int64_t from =
      cast<RankedTensorType>(op.getInput().getType()).getNumElements();
  int64_t to =
      cast<RankedTensorType>(op.getResult().getType()).getNumElements();
  return to ? from / to : 0;
}

static FloatType accumulatorOf(ReduceOp op) {
  if (std::optional<Type> type = op.getAccumulator())
    return cast<FloatType>(*type);
  return cast<FloatType>(getElementTypeOrSelf(op.getResult()));
}

static RankedTensorType withElement(Value value, Type element) {
  return cast<RankedTensorType>(value.getType()).clone(element);
}

static ReduceOp sumOf(OpBuilder &builder, ReduceOp like, ReduceKind kind,
                      Value input, FloatType element) {
  return ReduceOp::create(builder, like.getLoc(),
                          withElement(like.getResult(), element), kind, input,
                          like.getDims(), TypeAttr::get(element));
}

/// The sum before it was rounded to its type, off by its bound.
static Value nudgedSum(OpBuilder &builder, ReduceOp op) {
  FloatType element = accumulatorOf(op);
  auto roundoff = std::ldexp(1.0, -int(element.getFPMantissaWidth()));
  double bound =
      roundoff * (8 + 4 * std::sqrt(static_cast<double>(countSummands(op))));
  Location loc = op.getLoc();
  Value sum = sumOf(builder, op, op.getKind(), op.getInput(), element);
  Value size = sum;
  if (op.getKind() == ReduceKind::Add)
    size = sumOf(builder, op, ReduceKind::Add,
                 math::AbsFOp::create(builder, loc, op.getInput()), element);
  auto type = cast<RankedTensorType>(sum.getType());
  Value off = arith::MulFOp::create(builder, loc, size,
                                    splat(builder, loc, type, bound));
  Value result = arith::AddFOp::create(builder, loc, sum, off);
  if (result.getType() == op.getType())
    return result;
  return CastOp::create(builder, loc, op.getType(), result);
}

/// Expansions are good to two units in the last place in f32, and so is the C
/// library; what has fewer bits is rounded once from there. Another op rounds
/// to the next number at most. Below the normal range all are off by one
/// subnormal.
static Value nudgedResult(OpBuilder &builder, Operation *op) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type)
    return {};
  auto element = cast<FloatType>(type.getElementType());
  unsigned bits = element.getFPMantissaWidth();
  double units = bits < 24 || !isFunction(op) ? 1 : 4;
  double factor = 1 + std::ldexp(units, 1 - int(bits));
  double least =
      llvm::APFloat::getSmallest(element.getFloatSemantics()).convertToDouble();
  Location loc = op->getLoc();
  Value scaled = arith::MulFOp::create(builder, loc, op->getResult(0),
                                       splat(builder, loc, type, factor));
  return arith::AddFOp::create(builder, loc, scaled,
                               splat(builder, loc, type, least));
}

void held::nudgeValues(ArrayRef<Operation *> ops) {
  for (Operation *op : ops) {
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    Value nudged = isFloatSum(op) ? nudgedSum(builder, cast<ReduceOp>(op))
                                  : nudgedResult(builder, op);
    if (!nudged)
      continue;
    Operation *last = nudged.getDefiningOp();
    op->getResult(0).replaceUsesWithIf(nudged, [&](OpOperand &use) {
      Operation *user = use.getOwner();
      return user != last && (user->getBlock() != last->getBlock() ||
                              last->isBeforeInBlock(user));
    });
  }
}

void held::addProbes(func::FuncOp function) {
  Operation *end = function.getBody().front().getTerminator();
  SmallVector<Value> results(end->getOperands());
  SmallVector<ReduceOp> sums;
  for (auto op : function.getBody().front().getOps<ReduceOp>())
    if (isFloatSum(op))
      sums.push_back(op);
  OpBuilder builder(end);
  for (ReduceOp op : sums) {
    Location loc = op.getLoc();
    bool isWide = accumulatorOf(op).isF64();
    FloatType element =
        isWide ? FloatType(builder.getF64Type()) : builder.getF32Type();
    Value input = op.getInput();
    RankedTensorType wide = withElement(input, element);
    if (input.getType() != wide)
      input = CastOp::create(builder, loc, wide, input);
    Value magnitude = math::AbsFOp::create(builder, loc, input);
    // A narrower accumulator rounds sooner, and so does every product.
    if (op.getKind() == ReduceKind::Mul ||
        accumulatorOf(op).getFPMantissaWidth() < element.getFPMantissaWidth())
      magnitude =
          splat(builder, loc, wide, std::numeric_limits<double>::infinity());
    Value whole = math::FloorOp::create(builder, loc, magnitude);
    Value rest = arith::SubFOp::create(builder, loc, magnitude, whole);
    for (Value value : {magnitude, rest})
      results.push_back(
          sumOf(builder, op, ReduceKind::Add, value, element).getResult());
  }
  end->setOperands(results);
}
