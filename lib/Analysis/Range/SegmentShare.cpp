//===- SegmentShare.cpp - Shares of sums over segments --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention over the neighbours in a graph is a softmax whose lines are
// segments: a scatter takes the maxima and sums, a gather by the same indices
// hands them back.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/SegmentShare.h"

#include "Correlations.h"
#include "MaskedShares.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between indices and those that they are made of, and guards of a
/// divisor, at most.
static constexpr unsigned maxSteps = 8;

/// What a maximum begins with is no larger, or stands in for it.
static constexpr double leastStart = -1e6;

/// The index of which a choice counts the negative ones from the end; null of
/// any other choice, which may take another index.
static Value skipNegative(arith::SelectOp choice) {
  auto isNegative = choice.getCondition().getDefiningOp<arith::CmpIOp>();
  auto fromEnd = choice.getTrueValue().getDefiningOp<arith::AddIOp>();
  bool isCounted = isNegative && fromEnd &&
                   fromEnd.getLhs() == choice.getFalseValue() &&
                   matchPattern(fromEnd.getRhs(), m_Constant()) &&
                   isNegative.getPredicate() == arith::CmpIPredicate::slt &&
                   isNegative.getLhs() == choice.getFalseValue() &&
                   matchPattern(isNegative.getRhs(), m_Zero());
  return isCounted ? choice.getFalseValue() : Value();
}

/// The indices behind moves, and behind what counts negative ones from the end.
static Value getIndices(Value indices) {
  for (unsigned step = 0; step < maxSteps; ++step) {
    Value before = Spread::of(indices).origin().value;
    if (auto choice = before.getDefiningOp<arith::SelectOp>())
      if (Value counted = skipNegative(choice))
        before = counted;
    if (before == indices)
      break;
    indices = before;
  }
  return indices;
}

static bool haveSameIndices(Value a, Value b) {
  return areSame(getIndices(a), getIndices(b));
}

/// Behind moves, what a constant was added to that makes it no smaller.
static Value skipGuards(Value value, const RangeAnalysis &ranges) {
  for (unsigned step = 0; step < maxSteps; ++step) {
    value = Spread::of(value).origin().value;
    Operation *op = value.getDefiningOp();
    if (!isa_and_present<arith::MaximumFOp, arith::AddFOp>(op))
      break;
    auto isGuard = [&](Value operand) {
      return ranges.get(operand).low == ranges.get(operand).high &&
             ranges.get(operand).low >= 0;
    };
    if (isGuard(op->getOperand(1)))
      value = op->getOperand(0);
    else if (isGuard(op->getOperand(0)))
      value = op->getOperand(1);
    else
      break;
  }
  return value;
}

ScatterOp mp::findSegments(Value value, ReduceKind kind,
                           const RangeAnalysis &ranges) {
  // More than a maximum may be more than all that it is of; another one stands
  // for it where that is infinite, as where there is no element.
  auto skip = [&](Value guarded) {
    return kind == ReduceKind::Max ? Spread::of(guarded).finiteOrigin().value
                                   : skipGuards(guarded, ranges);
  };
  auto gather = skip(value).getDefiningOp<GatherOp>();
  if (!gather)
    return {};
  auto scatter = skip(gather.getOperand()).getDefiningOp<ScatterOp>();
  bool fits =
      scatter && scatter.getKind() == kind &&
      (kind != ReduceKind::Max ||
       ranges.get(scatter.getOperand()).high <= leastStart) &&
      scatter.getOperandBatchingDims().empty() &&
      gather.getOperandBatchingDims().empty() &&
      gather.getCollapsedSliceDims() == scatter.getInsertedWindowDims() &&
      gather.getStartIndexMap() == scatter.getScatterDimsToOperandDims() &&
      haveSameIndices(gather.getIndices(), scatter.getIndices());
  return fits ? scatter : ScatterOp();
}

ScatterOp mp::findSegmentShares(Value value, const RangeAnalysis &ranges) {
  auto share = Spread::of(value).origin().value.getDefiningOp<arith::DivFOp>();
  if (!share || !(ranges.get(share.getLhs()).low >= 0))
    return {};
  ScatterOp sum = findSegments(share.getRhs(), ReduceKind::Add, ranges);
  bool isPart = sum && matchPattern(sum.getOperand(), m_AnyZeroFloat()) &&
                areSame(Spread::of(sum.getUpdates()).origin().value,
                        Spread::of(share.getLhs()).origin().value);
  return isPart ? sum : ScatterOp();
}

Value mp::findShared(Operation *sum, const RangeAnalysis &ranges) {
  auto scatter = dyn_cast<ScatterOp>(sum);
  if (!scatter || scatter.getKind() != ReduceKind::Add ||
      !matchPattern(scatter.getOperand(), m_AnyZeroFloat()))
    return {};
  auto product = Spread::of(scatter.getUpdates())
                     .origin()
                     .value.getDefiningOp<arith::MulFOp>();
  for (unsigned i = 0; product && i < 2; ++i)
    if (ScatterOp shares = findSegmentShares(product->getOperand(i), ranges))
      if (haveSameIndices(shares.getIndices(), scatter.getIndices()))
        return product->getOperand(1 - i);
  return {};
}

bool mp::isShiftedSum(Value value, const RangeAnalysis &ranges) {
  value = Spread::of(value).origin().value;
  if (isMaskedShiftedSum(value, ranges))
    return true;
  if (auto gather = value.getDefiningOp<GatherOp>())
    value = Spread::of(gather.getOperand()).origin().value;
  auto sum = value.getDefiningOp<ScatterOp>();
  if (!sum || sum.getKind() != ReduceKind::Add)
    return false;
  auto power =
      Spread::of(sum.getUpdates()).origin().value.getDefiningOp<math::ExpOp>();
  auto shifted =
      power ? power.getOperand().getDefiningOp<arith::SubFOp>() : nullptr;
  if (!shifted)
    return false;
  // A maximum that is not finite may be replaced where there is no element.
  Value most = Spread::of(shifted.getRhs()).origin().value;
  ScatterOp maximum = findSegments(most, ReduceKind::Max, ranges);
  return maximum && haveSameIndices(maximum.getIndices(), sum.getIndices()) &&
         areSame(Spread::of(maximum.getUpdates()).origin().value,
                 Spread::of(shifted.getLhs()).origin().value);
}
