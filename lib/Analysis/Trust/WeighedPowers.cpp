//===- WeighedPowers.cpp - Exponentials that the loss keeps small ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An exponential is of any size, unless its exponent is a term of the loss
// besides: the logarithm of a deviation, in a divergence or an entropy.
// Training keeps such a deviation near to 1, and noise that is multiplied by it
// as large as it was. Not what a flow multiplies, whose layers make each other
// larger, but where its likelihood keeps them from that (FlowTrust.cpp). A
// deviation whose square is added to the loss is kept small as well.
//
//===----------------------------------------------------------------------===//

#include "TermsOfLoss.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;

bool ValueTrust::isWeighedPower(Value value) const {
  auto root = getSource(value).getDefiningOp<math::SqrtOp>();
  if (root && ranges.get(root.getOperand()).low >= 0) {
    TermOfLoss term = findTermOfLoss(root.getOperand(), ranges);
    return term.isAdded && !term.isSubtracted;
  }
  auto power = getSource(value).getDefiningOp<math::ExpOp>();
  return power && get(power.getOperand()) <= Trust::Assumed &&
         findPowerTerm(power, ranges).isTerm();
}
