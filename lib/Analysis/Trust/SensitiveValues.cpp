//===- SensitiveValues.cpp - What must not be rounded to 0 ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SensitiveValues.h"

#include "SummedLines.h"

#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Interfaces/NumberRange.h"
#include "mp/Interfaces/RangeOpInterface.h"
#include "mp/Support/ValueMap.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// What the op makes of one operand of this range while the others are about 1.
static std::optional<NumberRange> inferFrom(OpOperand &operand,
                                            const NumberRange &range) {
  Operation *op = operand.getOwner();
  SmallVector<NumberRange, 3> operands(op->getNumOperands(),
                                       NumberRange::of(0.5, 2));
  operands[operand.getOperandNumber()] = range;
  return inferRange(op, operands);
}

/// Whether the op makes an infinity of the number, and none of 0.5.
static bool isPole(OpOperand &operand, double number) {
  auto at = [&](double place) {
    return inferFrom(operand, NumberRange::constant(place));
  };
  std::optional<NumberRange> there = at(number);
  return there && !there->isBounded() && at(0.5)->isBounded();
}

/// Whether the op tells whether its operands are the same number.
static bool comparesForEquality(Operation *op) {
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      !getElementTypeOrSelf(op->getResult(0)).isInteger(1))
    return false;
  auto answer = [&](double number) {
    std::optional<NumberRange> result = inferRange(
        op, {NumberRange::constant(number), NumberRange::constant(1)});
    return result && result->isConstant() ? std::optional(result->low)
                                          : std::nullopt;
  };
  std::optional<double> less = answer(0.5), same = answer(1), more = answer(2);
  return less && same && more && *less == *more && *less != *same;
}

/// A predicate that is no element of a mask: of a loop, of a branch.
static bool isCondition(OpOperand &operand) {
  Type type = operand.get().getType();
  bool isScalar =
      !isa<ShapedType>(type) || cast<ShapedType>(type).getRank() == 0;
  return isScalar && getElementTypeOrSelf(type).isInteger(1) &&
         isa<RegionBranchOpInterface, RegionBranchTerminatorOpInterface>(
             operand.getOwner());
}

/// What is added to a number that becomes 0 stands in for it from here on: the
/// steps of f16 are a 32nd of it there.
static constexpr double leastGuard = 0x1p-20;

namespace {
/// Two closures over the ops, readers first.
class SensitivityWalk {
public:
  SensitivityWalk(const RangeAnalysis &ranges, FloatType low,
                  const ValueSet &updates)
      : ranges(ranges), low(low), updates(updates) {}

  void visit(Operation *op);
  SensitiveValues take() const;

private:
  bool handsOn(Operation *op, bool sums) const;
  bool handsOnZero(Operation *op) const;
  bool isSquareOfUpdate(Operation *op) const;
  void visitOperand(OpOperand &operand, bool isSensitive, bool isExact);
  void visitSummands(Operation *op);
  bool isGuarded(Value value) const;
  bool mayVanish(Value value) const;

  const RangeAnalysis &ranges;
  FloatType low;
  const ValueSet &updates;
  /// What must not become 0, what must keep its digits, and a reader that it is
  /// due to; integers and predicates that are made of such.
  ValueMap<Operation *> nonZero, exact;
  ValueSet decisive;
  /// Of what must keep its digits that from which 1 is taken, by an op or by a
  /// function.
  ValueSet nearOne;
  SmallVector<Operation *> remainders;
  /// What must not become 0 everywhere, for the sum that it is made into.
  ValueMap<Operation *> summands;
  /// Of what must not become 0 that to which nothing was added.
  ValueSet unguarded;
  ValueSet sums;
};
} // namespace

/// Whether no number is so near to 0 that it would miss what became 0 of what
/// it is made of; of f32 numbers that were seen that is not known.
bool SensitivityWalk::isGuarded(Value value) const {
  const NumberRange &range = ranges.get(value);
  return !range.isProfiled &&
         (range.mayBeZero ? range.leastNonZero >= leastTotal
                          : range.leastNonZero >= leastGuard);
}

/// Whether all of its numbers, of one sign, may become 0 for all that is known.
bool SensitivityWalk::mayVanish(Value value) const {
  return isPlannable(value) && !matchPattern(value, m_Constant()) &&
         ranges.get(value).low >= 0 &&
         !judge(ranges.get(value), low).keepsNonZero;
}

/// Numbers of both signs may sum to 0 in f32 as well. Others do where all of
/// them became 0: probabilities of 1e-9.
void SensitivityWalk::visitSummands(Operation *op) {
  auto isDue = [&](Value value) {
    return unguarded.contains(value) && !isGuarded(value);
  };
  SmallVector<Value> data = getData(op);
  LinearityKind kind = getLinearity(op).kind;
  bool isSum =
      getSpec(op).accumulates &&
      (kind == LinearityKind::Linear || kind == LinearityKind::Common ||
       kind == LinearityKind::Product) &&
      llvm::all_of(data,
                   [&](Value value) { return ranges.get(value).low >= 0; });
  bool isTerm =
      llvm::any_of(op->getResults(),
                   [&](Value value) { return summands.contains(value); }) &&
      handsOn(op, /*sums=*/false) && !isSquare(op);
  if ((!isSum && !isTerm) || llvm::none_of(op->getResults(), isDue))
    return;
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (!llvm::is_contained(data, value) || !mayVanish(value) ||
        (isSum && sumsLargeTerm(operand, ranges)))
      continue;
    summands.try_emplace(value, op);
    unguarded.insert(value);
    if (isSum)
      sums.insert(op->getResult(0));
  }
}

/// Whether a rounding of the operands is one of the result: sums, differences
/// and products, element by element, and with `sums` of many elements.
bool SensitivityWalk::handsOn(Operation *op, bool sums) const {
  PrecisionSpec spec = getSpec(op);
  if (!spec.opClass || (spec.accumulates && (!sums || isContraction(op))))
    return false;
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
  case LinearityKind::Product:
    return true;
  case LinearityKind::Each:
    // A move between devices hands on 0, too.
    return sums || (op->getNumOperands() == 1 && spec.onlyMoves());
  default:
    return false;
  }
}

/// Whether the result is 0 where what it is made of is: a mean, a quotient, a
/// root.
bool SensitivityWalk::handsOnZero(Operation *op) const {
  LinearityKind kind = getLinearity(op).kind;
  return getSpec(op).opClass && !updates.contains(op->getResult(0)) &&
         (kind == LinearityKind::Quotient || kind == LinearityKind::Power);
}

/// Whether the op squares a gradient, as a second moment is made of: one term
/// of many.
bool SensitivityWalk::isSquareOfUpdate(Operation *op) const {
  return isSquare(op) && updates.contains(op->getResult(0));
}

/// Ops that add, multiply or move have no poles, and nothing with poles has
/// many operands (the guard of a step has thousands).
static bool isNonlinear(Operation *op) {
  if (op->getNumOperands() > 3)
    return false;
  LinearityKind kind = getLinearity(op).kind;
  return kind == LinearityKind::Opaque || kind == LinearityKind::Quotient ||
         kind == LinearityKind::Power;
}

void SensitivityWalk::visitOperand(OpOperand &operand, bool isSensitive,
                                   bool isExact) {
  Value value = operand.get();
  if (!isPlannable(value)) {
    if (isExact || isCondition(operand))
      decisive.insert(value);
    return;
  }
  bool mayHavePoles = isNonlinear(operand.getOwner());
  bool hasPole = mayHavePoles && isPole(operand, 0);
  if (isSensitive || hasPole)
    nonZero.try_emplace(value, operand.getOwner());
  if (hasPole)
    unguarded.insert(value);
  bool hasPoleAtOne =
      mayHavePoles && (isPole(operand, 1) || isPole(operand, -1));
  if (isExact || hasPoleAtOne)
    exact.try_emplace(value, operand.getOwner());
}

void SensitivityWalk::visit(Operation *op) {
  auto isIn = [&](const auto &values) {
    return llvm::any_of(op->getResults(),
                        [&](Value value) { return values.contains(value); });
  };
  bool isNonZero =
      isIn(nonZero) && (handsOnZero(op) ||
                        (handsOn(op, /*sums=*/false) && !isSquareOfUpdate(op)));
  bool isUnguarded = llvm::any_of(op->getResults(), [&](Value value) {
    return unguarded.contains(value) && !isGuarded(value);
  });
  // 1 - |u|^2 is as exact as |u|^2 is.
  bool isRemainder = isNonZero && isDifference(op) &&
                     matchPattern(op->getOperand(0), m_Constant());
  bool isExact = isRemainder || choosesPlaces(op) || comparesForEquality(op) ||
                 isIn(decisive) || (isIn(exact) && handsOn(op, /*sums=*/true));
  bool isShare = getLinearity(op).kind == LinearityKind::Quotient &&
                 op->getNumOperands() == 2 && isConstant(op->getOperand(1));
  bool isNearOne =
      isRemainder || (isIn(nearOne) && (isShare || handsOn(op, /*sums=*/true)));
  if (isIn(nearOne) && isContraction(op))
    remainders.push_back(op);
  for (OpOperand &operand : op->getOpOperands()) {
    visitOperand(operand, isNonZero, isExact);
    if (isNearOne && isPlannable(operand.get()))
      nearOne.insert(operand.get());
  }
  if (isNonZero && !isSquare(op) && isUnguarded)
    for (Value operand : getData(op))
      unguarded.insert(operand);
  visitSummands(op);
}

SensitiveValues SensitivityWalk::take() const {
  SensitiveValues found;
  for (auto [value, reader] : summands)
    found.values[value] = {"must not become 0 everywhere", reader};
  for (auto [value, reader] : nonZero)
    found.values[value] = {"must not become 0", reader};
  for (auto [value, reader] : exact)
    found.values[value] = {
        "must keep its digits: it decides, or 1 is taken from it", reader};
  found.sums = sums;
  found.remainders = remainders;
  return found;
}

SensitiveValues mp::findSensitiveValues(FunctionOpInterface function,
                                        const RangeAnalysis &ranges,
                                        FloatType low,
                                        const ValueSet &updates) {
  SensitivityWalk sensitivity(ranges, low, updates);
  function->walk<WalkOrder::PostOrder, ReverseIterator>(
      [&](Operation *op) { sensitivity.visit(op); });
  return sensitivity.take();
}
