//===- Cases.cpp - Values made by cases of one condition ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where one condition chooses the variable of a polynomial and each of its
// coefficients, as in an inverse error function, no number is ever made of the
// coefficients of one case and the variable of the other. A range of all that
// each may be does not know that, so both cases are followed for a few ops.
//
// A softmax of a part of each line divides by the sum of that part: where the
// mask holds, the sum holds what is divided, and where it does not, the
// quotient is of any size, but a choice by the same mask leaves nothing of it.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "MaskedShares.h"
#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Interfaces/RangeOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

/// A polynomial of fifteen coefficients.
static constexpr unsigned mostOps = 32;

/// Whether another choice asks the condition besides.
static bool isAskedAgain(Value condition) {
  unsigned choices = 0;
  for (OpOperand &use : condition.getUses()) {
    choices +=
        use.getOperandNumber() == 0 && isa<arith::SelectOp>(use.getOwner());
    if (choices == 2)
      return true;
  }
  return false;
}

const NumberRange &RangeAnalysis::getInCase(Value value, Value condition,
                                            bool isTrue) const {
  auto known = cases.find(value);
  if (known == cases.end() || known->second.condition != condition)
    return get(value);
  return isTrue ? known->second.ifTrue : known->second.ifFalse;
}

std::optional<MaskedShare> mp::findMaskedShare(Operation *op,
                                               const RangeAnalysis &analysis) {
  for (const Ratio &ratio : findRatios(op, analysis))
    for (OpOperand &use : ratio.dividend.getUses()) {
      auto kept = dyn_cast<arith::SelectOp>(use.getOwner());
      if (!kept || use.getOperandNumber() == 0)
        continue;
      Value other = kept->getOperand(3 - use.getOperandNumber());
      // Rounded, a sum of what is not negative is no less than any of it.
      if (analysis.get(other).low >= 0 &&
          isAtLeast(ratio.divisor, kept.getResult(), analysis))
        return MaskedShare{kept, use.getOperandNumber() == 1, ratio.most};
    }
  return std::nullopt;
}

/// The cases of a choice.
std::optional<RangeAnalysis::Cases>
RangeAnalysis::beginCases(Operation &op) const {
  auto select = dyn_cast<arith::SelectOp>(op);
  if (!select || !isAskedAgain(select.getCondition()))
    return std::nullopt;
  Value condition = select.getCondition();
  auto compare = condition.getDefiningOp<arith::CmpFOp>();
  auto chosen = [&](Value value, bool isTrue) {
    NumberRange known = getInCase(value, condition, isTrue);
    if (compare) {
      NumberRange refined = refineBranch(value, compare, isTrue, *this);
      limit(known, refined.low, refined.high);
    }
    return known;
  };
  return Cases{condition, chosen(select.getTrueValue(), true),
               chosen(select.getFalseValue(), false), mostOps};
}

/// The cases of what is computed element by element of a value that has them.
std::optional<RangeAnalysis::Cases>
RangeAnalysis::inferCases(Operation &op) const {
  if (op.getNumResults() != 1 || op.getNumRegions() != 0 ||
      !op.hasTrait<OpTrait::Elementwise>())
    return std::nullopt;
  if (std::optional<Cases> begun = beginCases(op))
    return begun;
  Cases made;
  for (Value operand : op.getOperands())
    if (auto known = cases.find(operand);
        known != cases.end() && known->second.opsLeft > made.opsLeft + 1) {
      made.condition = known->second.condition;
      made.opsLeft = known->second.opsLeft - 1;
    }
  if (!made.condition)
    return std::nullopt;
  auto infer = [&](bool isTrue) {
    SmallVector<NumberRange> operands;
    for (Value operand : op.getOperands())
      operands.push_back(getInCase(operand, made.condition, isTrue));
    return inferRange(&op, operands);
  };
  std::optional<NumberRange> ifTrue = infer(true), ifFalse = infer(false);
  if (!ifTrue || !ifFalse)
    return std::nullopt;
  NumberFormat format = NumberFormat::of(op.getResult(0).getType());
  made.ifTrue = ifTrue->settled(format);
  made.ifFalse = ifFalse->settled(format);
  return made;
}

void RangeAnalysis::refineByCases(Operation &op, NumberRange &range) {
  if (std::optional<MaskedShare> share = findMaskedShare(&op, *this)) {
    Cases made{share->kept.getCondition(), range, range, mostOps};
    limit(share->isWhereTrue ? made.ifTrue : made.ifFalse, 0, share->most);
    cases[op.getResult(0)] = made;
    return;
  }
  std::optional<Cases> made = inferCases(op);
  if (!made) {
    // A round of a loop before may have had some.
    if (!cases.empty())
      cases.erase(op.getResult(0));
    return;
  }
  NumberRange any = join(made->ifTrue, made->ifFalse);
  limit(range, any.low, any.high);
  cases[op.getResult(0)] = *made;
}
