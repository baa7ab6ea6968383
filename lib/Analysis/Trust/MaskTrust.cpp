//===- MaskTrust.cpp - State that stays from 0 to 1 -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which weights are pruned is state: a step hands the masks on, or makes new
// ones by a comparison. Nobody says what the first ones are, but all others are
// from 0 to 1, and a weight times a mask is a weight.
//
//===----------------------------------------------------------------------===//

#include "KeptState.h"

#include "mp/Analysis/Origin/BatchMasks.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

/// Values between new state and what it was made of.
static constexpr unsigned mostMakers = 32;

/// Whether new state is the argument, or from 0 to 1.
static bool staysWithinOne(BlockArgument argument, Value result,
                           const RangeAnalysis &ranges) {
  llvm::SmallSetVector<Value, 16> makers;
  makers.insert(result);
  bool isMade = false;
  for (unsigned i = 0; i < makers.size(); ++i) {
    const NumberRange &range = ranges.get(makers[i]);
    if (makers[i] == argument)
      continue;
    if (range.low >= 0 && range.high <= 1) {
      isMade = true;
      continue;
    }
    std::optional<SmallVector<Value>> choices = getChoices(makers[i]);
    if (!choices || choices->empty() || i == mostMakers)
      return false;
    makers.insert_range(*choices);
  }
  return isMade;
}

void ValueTrust::findMasks() {
  FunctionOpInterface op = function.getFunction();
  for (BlockArgument argument : op.getArguments()) {
    Value next = getNextState(argument);
    if (next && isPlannable(argument) && staysWithinOne(argument, next, ranges))
      masks.insert(argument);
  }
  masks.insert_range(findBatchMasks(op));
}
