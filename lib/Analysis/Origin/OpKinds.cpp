//===- OpKinds.cpp - What kind of function an op computes -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/OpKinds.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/NumberRange.h"
#include "mp/Interfaces/RangeOpInterface.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

bool mp::isWave(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      getLinearity(op).kind != LinearityKind::Opaque)
    return false;
  std::optional<NumberRange> all = inferRange(
      op, NumberRange::of(-NumberRange::infinity, NumberRange::infinity));
  std::optional<NumberRange> far = inferRange(op, NumberRange::of(1000, 1010));
  return all && far && all->isBounded() &&
         2 * (far->high - far->low) > all->high - all->low;
}

bool mp::isLogarithm(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      getLinearity(op).kind != LinearityKind::Opaque)
    return false;
  auto at = [&](double place) {
    return inferRange(op, NumberRange::constant(place));
  };
  std::optional<NumberRange> one = at(1), two = at(2), four = at(4);
  return one && two && four && one->magnitude() < 0x1p-20 && two->low > 0.1 &&
         std::abs(four->low - 2 * two->low) < 0x1p-20;
}

bool mp::isDifference(Operation *op) {
  if (op->getNumOperands() != 2 || op->getNumResults() != 1)
    return false;
  SmallVector<NumberRange> operands(2, NumberRange::constant(1));
  std::optional<NumberRange> result = inferRange(op, operands);
  return result && result->magnitude() == 0;
}

bool mp::choosesPlaces(Operation *op) {
  // A branch hands a counter on beside the floats that it keeps.
  if (getLinearity(op).kind == LinearityKind::Branch)
    return false;
  bool givesIntegers = llvm::any_of(op->getResultTypes(), [](Type type) {
    return getElementTypeOrSelf(type).isInteger() &&
           !getElementTypeOrSelf(type).isInteger(1);
  });
  auto fusible =
      givesIntegers ? dyn_cast<FusibleOpInterface>(op) : FusibleOpInterface();
  return fusible && fusible.getFusionSpec().kind == FusionNodeKind::Opaque;
}
