//===- ShiftedRows.cpp - Rows less their largest number -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A softmax takes the largest number of a row from all of them, so that one of
// its exponentials is 1. Where a row lies on several devices the largest number
// is one of all of them, and so is the sum: on one device alone there may be no
// exponential of 1.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;

/// What is taken away before the maximum is.
static constexpr unsigned mostTaken = 4;

/// Of a choice of a number that is finite, and of another one if it is not,
/// that number, where nothing that it was taken of makes it infinite.
static Spread skipFinite(const Spread &spread, Value input, bool isExact,
                         const RangeAnalysis &analysis) {
  bool isBounded =
      analysis.get(input).high < NumberRange::infinity &&
      (!isExact || analysis.get(input).low > -NumberRange::infinity);
  return isBounded ? spread.finiteOrigin() : spread;
}

Reduction mp::findMaximum(const Spread &given, Value input, bool isExact,
                          const RangeAnalysis &analysis) {
  Spread spread = skipFinite(given, input, isExact, analysis);
  if (Reduction reduce = spread.findReduction(ReduceKind::Max, input))
    return reduce;
  Spread start = spread.origin();
  auto larger = start.value.getDefiningOp<arith::MaximumFOp>();
  if (!larger)
    return {};
  for (unsigned i : {0, 1}) {
    bool isNothing =
        analysis.get(larger.getOperand(1 - i)).high == -NumberRange::infinity;
    if (isNothing || !isExact)
      if (Reduction reduce = start.operand(larger.getOperand(i))
                                 .findReduction(ReduceKind::Max, input))
        return reduce;
  }
  return {};
}

/// Of a value from which something was taken that is not negative what it was
/// taken from, which is no smaller, rounded or not; null of any other.
static Value takeLess(Value value, const RangeAnalysis &analysis) {
  Operation *op = value.getDefiningOp();
  if (auto difference = dyn_cast_if_present<arith::SubFOp>(op))
    return analysis.get(difference.getRhs()).low >= 0 ? difference.getLhs()
                                                      : Value();
  if (isa_and_present<arith::AddFOp>(op))
    for (unsigned i : {0, 1})
      if (analysis.get(op->getOperand(1 - i)).high <= 0)
        return op->getOperand(i);
  return {};
}

/// Whether a value is the larger of `x` and something else.
static bool isLarger(const Spread &spread, Value x) {
  Spread start = spread.origin();
  auto larger = start.value.getDefiningOp<arith::MaximumFOp>();
  return larger && llvm::any_of(larger->getOperands(), [&](Value term) {
           return start.operand(term).isAlong(x) ||
                  start.operand(term).origin().isAlong(x);
         });
}

/// Nor is x - s - max(x) positive where s is not negative: features of a
/// softmax kernel.
void mp::boundShifted(arith::SubFOp op, const RangeAnalysis &analysis,
                      NumberRange &range) {
  Value x = op.getLhs();
  Spread other = Spread::of(op.getRhs());
  Value larger = x;
  for (unsigned step = 0; larger && step <= mostTaken; ++step) {
    if (findMaximum(other, larger, /*isExact=*/false, analysis) ||
        isLarger(other, larger))
      return limit(range, -NumberRange::infinity, 0);
    larger = takeLess(larger, analysis);
  }
  if (other.findReduction(ReduceKind::Min, x))
    limit(range, 0, NumberRange::infinity);
}

void mp::boundShiftedSum(Value sum, const RangeAnalysis &analysis,
                         NumberRange &range) {
  Reduction summed = Spread::of(sum).findReduction(ReduceKind::Add);
  auto power = summed ? summed.input.getDefiningOp<math::ExpOp>() : nullptr;
  auto shifted =
      power ? power.getOperand().getDefiningOp<arith::SubFOp>() : nullptr;
  // Of no terms the sum is 0.
  if (!shifted || !summed.devices ||
      llvm::is_contained(cast<RankedTensorType>(shifted.getType()).getShape(),
                         0))
    return;
  Reduction maximum = findMaximum(Spread::of(shifted.getRhs()),
                                  shifted.getLhs(), /*isExact=*/true, analysis);
  auto isSummed = [&](int64_t dim) {
    return llvm::is_contained(summed.dims, dim);
  };
  if (maximum && maximum.devices && llvm::all_of(maximum.dims, isSummed) &&
      maximum.devices->areWithin(*summed.devices))
    limit(range, 1 / correlationSlack, NumberRange::infinity);
}
