//===- TableTrust.cpp - Which constants contractions may read narrow ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Places of pixels, calendars, prices and units that a step holds as constants:
// what the batch may be is not known and is said; what these are is known.
//
//===----------------------------------------------------------------------===//

#include "ValueOrigin.h"
#include "mp/Analysis/Precision/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

void ValueTrust::findTables() {
  function.getFunction()->walk([&](Operation *op) {
    if (!isContraction(op))
      return;
    for (Value operand : getData(op))
      if (DenseElementsAttr table = getTable(operand))
        if (auto [known, isNew] = tables.try_emplace(table);
            isNew && !holdsExactly(table, low))
          known->second = mp::explainTable(table, low);
        else if (isNew)
          tables.erase(known);
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

StringRef ValueTrust::explainProduct(Operation *contraction) const {
  SmallVector<Value> data = getData(contraction);
  if (!hasParameters || data.size() < 2)
    return "";
  bool hasBatch = false, hasTable = false;
  for (Value value : data) {
    bool isBatch = get(value) == Trust::Batch;
    bool isTable = tables.contains(getTable(value));
    if (!isBatch && !isTable && get(value) != Trust::Proved)
      return "";
    hasBatch |= isBatch;
    hasTable |= isTable;
  }
  return hasBatch   ? "multiplies the batch by what was not learnt"
         : hasTable ? "multiplies a table by what was not learnt"
                    : "";
}
