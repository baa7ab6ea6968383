//===- FractionTrust.cpp - What whole turns and cells leave --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sine reads what whole turns leave of an angle, and a grid of features what
// whole cells leave of a place. An angle of 900 is three parts of a turn in
// f16, whatever its digits, and a share of 1 that bf16 stores is a cell of 256
// off. So is the number of the cell, which a table is read by.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/Fraction.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// What an angle or a place is to have behind the point: 2^-6 of its unit.
static constexpr int leastDigits = 6;

/// What is made an integer, before it is cut off, and between bounds. None of
/// what is rounded to the nearest.
static Value findCounted(Value number) {
  constexpr unsigned maxSteps = 6;
  for (unsigned step = 0; step < maxSteps; ++step) {
    Operation *op = number.getDefiningOp();
    if (isa_and_present<math::RoundEvenOp, math::RoundOp>(op))
      return {};
    bool isCut =
        isa_and_present<math::FloorOp, math::CeilOp, math::TruncOp>(op);
    bool isBound = op && (isa<arith::SelectOp>(op) ||
                          getLinearity(op).kind == LinearityKind::Ordered);
    std::optional<Value> variable =
        isBound ? getVariable(getData(op)) : std::nullopt;
    if (isCut)
      return op->getOperand(0);
    if (!variable)
      break;
    number = *variable;
  }
  return number;
}

/// What the op reads only what is left of by whole numbers. A number that is
/// rounded to the nearest is quantised: its step is what it loses, and the next
/// one is as good.
static Value findTurned(Operation *op, const RangeAnalysis &ranges) {
  if (isWave(op))
    return op->getOperand(0);
  if (isa<arith::FPToSIOp, arith::FPToUIOp>(op))
    return findCounted(op->getOperand(0));
  auto difference = dyn_cast<arith::SubFOp>(op);
  Operation *whole = difference ? findWholePart(difference, ranges) : nullptr;
  return isa_and_present<math::FloorOp>(whole) ? difference.getLhs() : Value();
}

/// What the number is made of, a rounding of which is one of it, back to
/// functions and contractions: sums, multiples, bounds.
static SmallVector<Value> getParts(Value number) {
  Operation *op = number.getDefiningOp();
  if (!op || getSpec(op).accumulates)
    return {};
  return getLinearity(op).kind == LinearityKind::Ordered
             ? getData(op)
             : getTerms(op, /*products=*/true);
}

/// Adds what has bounds that are too many turns, or cells, for the type, and
/// what it is made of: a share is small, and 256 times its rounding is not.
void ValueTrust::findTurns() {
  int digits = int(APFloat::semanticsPrecision(low.getFloatSemantics()));
  double most = std::ldexp(1.0, digits - leastDigits);
  Readers angles, places;
  function.getFunction()->walk([&](Operation *op) {
    Value turned = findTurned(op, ranges);
    if (turned && isPlannable(turned) && ranges.get(turned).isBounded() &&
        !isWithin(turned, most))
      (isWave(op) ? angles : places).emplace_back(turned, op);
  });
  auto visit = [&](Value value) -> std::optional<SmallVector<Value>> {
    if (get(value) == Trust::Parameter)
      return std::nullopt;
    return getParts(value);
  };
  addBack(std::move(angles), "is an angle of many turns", visit);
  addBack(std::move(places), "is a place among many cells", visit);
}
