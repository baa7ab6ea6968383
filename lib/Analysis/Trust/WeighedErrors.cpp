//===- WeighedErrors.cpp - Errors that are over their deviations ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A likelihood adds up ((y - m) / s)^2 and log s. A deviation of 1e-6 makes the
// first of any size, but that is the loss: where it is trained at all,
// deviations are hardly smaller than what is divided by them, and the quotient
// is as large as activations.
//
//===----------------------------------------------------------------------===//

#include "TermsOfLoss.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;

bool ValueTrust::isWeighedError(Value quotient, ArrayRef<Value> weights) const {
  auto isKeptSmall = [&](Value term) {
    TermOfLoss found = findTermOfLoss(term, ranges, weights);
    return ranges.get(term).low >= 0 && found.isAdded && !found.isSubtracted;
  };
  return isKeptSmall(quotient) ||
         llvm::any_of(quotient.getUsers(), [&](Operation *user) {
           return (isSquare(user) || isa<math::AbsFOp>(user)) &&
                  isKeptSmall(user->getResult(0));
         });
}

bool ValueTrust::isWeighedSquare(Value divisor) const {
  Operation *square = getSource(divisor).getDefiningOp();
  return square && isSquare(square) &&
         llvm::any_of(divisor.getUsers(), [&](Operation *user) {
           auto quotient = dyn_cast<arith::DivFOp>(user);
           return quotient && quotient.getRhs() == divisor &&
                  isWeighedError(quotient.getResult());
         });
}
