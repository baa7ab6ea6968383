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
//===----------------------------------------------------------------------===//

#include "Correlations.h"
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

/// The cases of a choice.
std::optional<RangeAnalysis::Cases>
RangeAnalysis::beginCases(Operation &op) const {
  auto select = dyn_cast<arith::SelectOp>(op);
  auto compare =
      select ? select.getCondition().getDefiningOp<arith::CmpFOp>() : nullptr;
  if (!compare || !isAskedAgain(compare))
    return std::nullopt;
  auto chosen = [&](Value value, bool isTrue) {
    NumberRange range = getInCase(value, compare, isTrue);
    NumberRange refined = refineBranch(value, compare, isTrue, *this);
    limit(range, refined.low, refined.high);
    return range;
  };
  return Cases{compare, chosen(select.getTrueValue(), true),
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
