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

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/LogSum.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;

bool ValueTrust::isLogShare(Operation *op) const {
  auto power = dyn_cast<math::ExpOp>(op);
  auto difference =
      power ? power.getOperand().getDefiningOp<arith::SubFOp>() : nullptr;
  return difference &&
         findOtherTerm(difference.getRhs(), difference.getLhs(), ranges);
}
