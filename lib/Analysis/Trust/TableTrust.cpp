//===- TableTrust.cpp - What contractions read that nobody learnt ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Places of pixels, calendars, prices and units that a step holds as constants:
// what these are is known. What the batch may be is not, and is said, unless it
// was seen; but its size is no more than that: 1500 may be a brightness of
// three digits, or a place where the fourth and the fifth matter.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

void ValueTrust::findTables() {
  llvm::DenseSet<Attribute> weightTables;
  for (Value weight : state.given)
    weightTables.insert(getTable(weight));
  function.getFunction()->walk([&](Operation *op) {
    if (!isContraction(op))
      return;
    for (Value operand : getData(op)) {
      DenseElementsAttr table = getTable(operand);
      if (!table || weightTables.contains(table))
        continue;
      auto [known, isNew] = tables.try_emplace(table);
      if (!isNew)
        continue;
      if (holdsExactly(table, low))
        tables.erase(known);
      else
        known->second = mp::explainTable(table, low);
    }
  });
}

StringRef ValueTrust::explainTable(Value value) const {
  auto found = tables.find(getTable(value));
  return found == tables.end() ? StringRef() : StringRef(found->second);
}

bool ValueTrust::readsTable(Operation *op) const {
  return isContraction(op) && llvm::any_of(getData(op), [&](Value value) {
           return !explainTable(value).empty();
         });
}

/// Whether a value of the batch, or a product of one, was seen to be so large
/// that the type has few fractions there: features that were not normalised.
bool ValueTrust::losesFractions(Value value) const {
  const NumberRange &range = ranges.get(value);
  Operation *op = value.getDefiningOp();
  bool isOfBatch =
      op && isContraction(op)
          ? llvm::any_of(getData(op),
                         [&](Value factor) { return comesFromBatch(factor); })
          : comesFromBatch(value);
  unsigned digits = APFloat::semanticsPrecision(low.getFloatSemantics());
  return range.isProfiled && !range.isInteger && isOfBatch &&
         range.magnitude() > std::ldexp(1.0, int(digits) - 1);
}

/// Whether the value is read from the batch, or linear in it; whatever was seen
/// of it.
bool ValueTrust::comesFromBatch(Value value) const {
  if (get(value) == Trust::Batch)
    return true;
  auto argument = dyn_cast<BlockArgument>(getSource(value));
  return argument && getArgumentRole(argument) == Role::Batch;
}

/// What the elements are a constant or a table times.
static Value getScaled(Value value) {
  while (true) {
    value = getSource(value);
    Operation *op = value.getDefiningOp();
    if (!op || getLinearity(op).kind != LinearityKind::Product ||
        isContraction(op) || op->getNumOperands() != 2 ||
        isConstant(op->getOperand(0)) == isConstant(op->getOperand(1)))
      return value;
    value = *getVariable(getData(op));
  }
}

/// Whether the op makes one number of a value and itself: a length, an energy.
static bool isLength(Operation *contraction) {
  SmallVector<Value> data = getData(contraction);
  auto type = dyn_cast<RankedTensorType>(contraction->getResult(0).getType());
  return isContraction(contraction) && data.size() == 2 && type &&
         type.getRank() == 0 && getScaled(data[0]) == getScaled(data[1]);
}

StringRef ValueTrust::explainProduct(Operation *contraction) const {
  if (llvm::any_of(contraction->getResults(),
                   [&](Value value) { return deciding.contains(value); }))
    return "decides when a loop ends";
  if (llvm::any_of(contraction->getResults(),
                   [&](Value value) { return state.energies.contains(value); }))
    return "decides which parameters are kept";
  if (auto known = cancelling.find(contraction); known != cancelling.end())
    return known->second;
  if (isContraction(contraction) && sums.contains(contraction->getResult(0)))
    return "sums what must not become 0 everywhere";
  // As few FLOPs as elements, and another one is often taken from it.
  if (isLength(contraction))
    return "is the square of a length";
  SmallVector<Value> data = getData(contraction);
  if (!isContraction(contraction) || !hasParameters || data.size() < 2)
    return "";
  if (losesFractions(contraction->getResult(0)))
    return "makes large numbers of the batch, whose fractions would be lost";
  if (picksOfBatch(contraction))
    return "";
  bool hasBatch = false, hasTable = false;
  for (Value value : data) {
    bool isBatch = comesFromBatch(value);
    bool isTable = tables.contains(getTable(value));
    // Of a gradient that has a range, such as a sign, the sums are those of the
    // gradient of a weight.
    if ((!isBatch && !isTable && isAsLearnt(value)) ||
        state.gradients.contains(value))
      return "";
    hasBatch |= isBatch;
    hasTable |= isTable;
  }
  return hasBatch   ? "multiplies the batch by what was not learnt"
         : hasTable ? "multiplies a table by what was not learnt"
                    : "";
}
