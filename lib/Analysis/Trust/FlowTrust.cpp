//===- FlowTrust.cpp - What layers scale that a likelihood weighs ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A flow multiplies what comes in by exp(s), layer after layer, and may make it
// of any size. Its likelihood is that of a normal distribution: the squares of
// what comes out are added to the loss, and all s are taken from it. So no
// product of factors is large, where the data is not small, and none is small
// either; what is in between comes out by such factors, too, and is as large.
//
//===----------------------------------------------------------------------===//

#include "TermsOfLoss.h"
#include "ValueOrigins.h"
#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

/// Values between a factor and the square, at most.
static constexpr unsigned mostValues = 512;

/// Whether a likelihood has the logarithm of what a layer multiplies by, or
/// divides by.
static bool isWeighedFactor(Value factor, bool divides,
                            const RangeAnalysis &ranges) {
  auto power = getWhole(factor).getDefiningOp<math::ExpOp>();
  if (!power && !(ranges.get(factor).low >= 0))
    return false;
  TermOfLoss term = power ? findPowerTerm(power, ranges)
                          : findLogTerm(getWhole(factor), ranges);
  return divides ? term.isAdded && !term.isSubtracted
                 : term.isSubtracted && !term.isAdded;
}

bool ValueTrust::isFlowFactor(Value factor, bool divides) const {
  if (isCoarse(low) || !isPlannable(factor) || isConstant(factor))
    return false;
  auto power = getWhole(factor).getDefiningOp<math::ExpOp>();
  return (!power || get(power.getOperand()) <= Trust::Assumed) &&
         isWeighedFactor(factor, divides, ranges);
}

bool ValueTrust::isMadeIntoSquare(Value value) const {
  // What comes behind the value has not been judged yet.
  auto isFactor = [&](Value factor, bool divides) {
    return ranges.get(factor).isBounded() ||
           isWeighedFactor(factor, divides, ranges);
  };
  // Whether a layer of a flow is linear in an operand.
  auto follows = [&](OpOperand &use) {
    Operation *op = use.getOwner();
    SmallVector<Value> data = getData(op);
    LinearityKind kind = getLinearity(op).kind;
    if (op->getNumRegions() != 0 || op->getNumResults() != 1 ||
        !isPlannable(op->getResult(0)) ||
        state.gradients.contains(op->getResult(0)))
      return false;
    if (kind == LinearityKind::Linear || kind == LinearityKind::Common)
      return !getSpec(op).accumulates;
    if (data.size() != 2)
      return false;
    Value other = data[data[0] == use.get()];
    if (kind == LinearityKind::Quotient)
      return data[0] == use.get() && isFactor(other, /*divides=*/true);
    return kind == LinearityKind::Product &&
           (isContraction(op) ? isParameter(getSource(other))
                              : isFactor(other, /*divides=*/false));
  };
  llvm::SmallSetVector<Value, 16> made;
  made.insert(value);
  for (unsigned i = 0; i < made.size() && i < mostValues; ++i)
    for (OpOperand &use : made[i].getUses()) {
      Operation *user = use.getOwner();
      if (isSquare(user)) {
        TermOfLoss term = findTermOfLoss(user->getResult(0), ranges);
        if (term.isAdded && !term.isSubtracted)
          return true;
      } else if (follows(use)) {
        made.insert(user->getResult(0));
      }
      for (Value name : getForwarded(use))
        made.insert(name);
    }
  return false;
}
