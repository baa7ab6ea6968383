//===- LogSum.cpp - Logarithms of sums of exponentials --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JAX has log(exp(x) + exp(y)) as max(x, y) + log1p(exp(-|x - y|)), and takes
// 0 for what is infinite, of which it takes a difference. With y = 0 it is a
// softplus.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/LogSum.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether a choice finds where one number is none, `x` if one is given.
static bool findsNaN(arith::SelectOp choice, Value x = {}) {
  auto test = choice.getCondition().getDefiningOp<arith::CmpFOp>();
  return test && test.getPredicate() == arith::CmpFPredicate::UNE &&
         test.getLhs() == test.getRhs() && (!x || test.getLhs() == x);
}

/// Whether a choice finds where what it chooses else is infinite.
static bool findsInfinity(arith::SelectOp choice) {
  auto test = choice.getCondition().getDefiningOp<arith::CmpFOp>();
  DenseFPElementsAttr splat;
  return test && test.getPredicate() == arith::CmpFPredicate::OEQ &&
         test.getLhs() == choice.getFalseValue() &&
         matchPattern(test.getRhs(), m_Constant(&splat)) && splat.isSplat() &&
         splat.getSplatValue<APFloat>().isPosInfinity();
}

/// Of a choice of 0 where a number is infinite that number.
static Value skipInfinity(Value value) {
  auto choice = value.getDefiningOp<arith::SelectOp>();
  return choice && findsInfinity(choice) &&
                 matchPattern(choice.getTrueValue(), m_AnyZeroFloat())
             ? choice.getFalseValue()
             : value;
}

Value mp::skipExceptions(Value value) {
  auto choice = value.getDefiningOp<arith::SelectOp>();
  return choice && (findsNaN(choice) || findsInfinity(choice))
             ? choice.getFalseValue()
             : value;
}

Value mp::findOtherTerm(Value sum, Value x, const RangeAnalysis &ranges) {
  Value term = skipExceptions(x);
  // The exceptions of the difference, and those of the sum.
  Value all = skipExceptions(skipExceptions(sum));
  auto both = all.getDefiningOp<arith::AddFOp>();
  for (unsigned i : {0, 1}) {
    auto larger = both ? both->getOperand(i).getDefiningOp<arith::MaximumFOp>()
                       : arith::MaximumFOp();
    if (!larger || ranges.get(both->getOperand(1 - i)).low < 0)
      continue;
    for (unsigned j : {0, 1})
      if (larger->getOperand(j) == term)
        return larger->getOperand(1 - j);
  }
  return {};
}

bool mp::isAtMostLogSum(Value x, Value sum, const RangeAnalysis &ranges) {
  // 0 is taken for an infinite sum where it is for the term, and no other term
  // makes it infinite or none.
  Value other = findOtherTerm(sum, x, ranges);
  Value term = skipInfinity(x), finite = skipInfinity(sum);
  if (!other || ranges.get(other).mayBeNaN ||
      ranges.get(other).high == NumberRange::infinity ||
      (finite != sum && term == x &&
       ranges.get(x).high == NumberRange::infinity))
    return false;
  if (auto choice = finite.getDefiningOp<arith::SelectOp>();
      choice && findsNaN(choice, term))
    finite = choice.getFalseValue();
  return term == skipExceptions(x) && finite.getDefiningOp<arith::AddFOp>();
}
