//===- RemainderTrust.cpp - What little is left of a number ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loss of 1 - p, weighed or not, is all that is left where p was learnt, and
// p in bf16 is 0.996 or 1. So with impurities, 1 - sum(p^2), and with overlaps.
// In a layer, as in a gate that takes 1 - z of another state, p is a factor
// like any other.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Numbers that a value is taken from; a smaller one keeps from 0.
static constexpr double leastTaken = 0x1p-4, mostTaken = 64;
/// Values that a loss is made of.
static constexpr unsigned mostMade = 512;

/// Whether a value with bounds may be the number that it is taken from, or that
/// is taken from it.
static bool mayEqual(const NumberRange &value, const NumberRange &number,
                     bool isDifference) {
  double taken = isDifference ? number.low : -number.low;
  return number.isConstant() && std::abs(taken) >= leastTaken &&
         std::abs(taken) <= mostTaken && value.isBounded() &&
         !value.isConstant() && !value.isInteger && value.low <= taken &&
         value.high >= taken;
}

/// Adds the values with bounds from which, on the way to a loss, numbers are
/// taken that they may equal.
void ValueTrust::findRemainders() {
  llvm::SmallSetVector<Value, 32> made;
  for (Block &block : function.getFunction().getFunctionBody())
    for (Value result : block.getTerminator()->getOperands())
      if (auto type = dyn_cast<RankedTensorType>(result.getType());
          type && type.hasStaticShape() && type.getNumElements() == 1 &&
          isPlannable(result))
        made.insert(result);
  Readers found;
  for (unsigned i = 0; i < made.size() && i < mostMade; ++i) {
    Operation *op = made[i].getDefiningOp();
    if (!op || isContraction(op) || state.gradients.contains(made[i]) ||
        state.state.contains(made[i]))
      continue;
    SmallVector<Value> data = getData(op);
    LinearityKind kind = getLinearity(op).kind;
    if (kind == LinearityKind::Common && data.size() == 2 &&
        !getSpec(op).accumulates)
      for (unsigned side : {0, 1})
        if (mayEqual(ranges.get(data[side]), ranges.get(data[1 - side]),
                     isDifference(op)))
          found.emplace_back(data[side], op);
    if (kind != LinearityKind::Opaque)
      made.insert_range(data);
  }
  addBack(std::move(found), "may equal the number that it is taken from",
          [&](Value value) -> std::optional<SmallVector<Value>> {
            Operation *op = value.getDefiningOp();
            if (!op || isConstant(value) || isContraction(op))
              return std::nullopt;
            return getTerms(op, /*products=*/true);
          });
}
