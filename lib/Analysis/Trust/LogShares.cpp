//===- LogShares.cpp - Shares of a sum whose logarithm is kept ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// log(exp(x) + exp(y)) is written max(x, y) + log1p(exp(-|x - y|)), and its
// derivatives are exp(x - that) and exp(y - that): two numbers that come to 1.
// A recursion over alignments, tags or time has a pair for each of its steps.
// Where x and y are finite that is proved; beside an infinity, which exporters
// take out of both sides of the difference, it is said of no f32 either.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Trust/ValueTrust.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

/// Of a choice by a comparison that finds infinities or NaN, what is chosen
/// where there is none; any other value itself.
static Value skipExceptions(Value value) {
  auto choice = value.getDefiningOp<arith::SelectOp>();
  auto exception = choice ? choice.getCondition().getDefiningOp<arith::CmpFOp>()
                          : arith::CmpFOp();
  if (!exception)
    return value;
  bool findsNaN = exception.getPredicate() == arith::CmpFPredicate::UNE &&
                  exception.getLhs() == exception.getRhs();
  DenseFPElementsAttr splat;
  bool findsInfinity = exception.getPredicate() == arith::CmpFPredicate::OEQ &&
                       exception.getLhs() == choice.getFalseValue() &&
                       matchPattern(exception.getRhs(), m_Constant(&splat)) &&
                       splat.isSplat() &&
                       splat.getSplatValue<APFloat>().isInfinity();
  return findsNaN || findsInfinity ? choice.getFalseValue() : value;
}

bool ValueTrust::isLogShare(Operation *op) const {
  auto power = dyn_cast<math::ExpOp>(op);
  auto difference =
      power ? power.getOperand().getDefiningOp<arith::SubFOp>() : nullptr;
  if (!difference)
    return false;
  Value term = skipExceptions(difference.getLhs());
  // The exceptions of the difference, and those of the sum.
  Value all = skipExceptions(skipExceptions(difference.getRhs()));
  auto sum = all.getDefiningOp<arith::AddFOp>();
  for (unsigned i : {0, 1}) {
    auto larger = sum ? sum->getOperand(i).getDefiningOp<arith::MaximumFOp>()
                      : arith::MaximumFOp();
    if (larger && llvm::is_contained(larger->getOperands(), term) &&
        ranges.get(sum->getOperand(1 - i)).low >= 0)
      return true;
  }
  return false;
}
