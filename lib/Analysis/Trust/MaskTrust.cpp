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

#include "mp/Analysis/Origin/BatchMasks.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/RegionFlow.h"

using namespace mlir;
using namespace mlir::mp;

/// Values between new state and what it was made of.
static constexpr unsigned mostMakers = 32;

/// What the value is one of: operands of a choice or a move, or what the
/// regions of an op hand to it. Nothing if it is computed.
static std::optional<SmallVector<Value>> getChoices(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    op = cast<BlockArgument>(value).getOwner()->getParentOp();
  SmallVector<Value> choices;
  if (auto guard = dyn_cast<GuardOp>(op)) {
    unsigned number = cast<OpResult>(value).getResultNumber();
    return {{guard.getKept()[number],
             guard.getBody().front().getTerminator()->getOperand(number)}};
  }
  if (std::optional<RegionFlow> flow = RegionFlow::get(op)) {
    for (const RegionJoin &meeting : flow->joins)
      if (llvm::is_contained(meeting.inputs, value))
        for (OpOperand *source : meeting.sources)
          choices.push_back(source->get());
    return choices;
  }
  if (op->getNumRegions() != 0 || getSpec(op).accumulates ||
      !getSpec(op).onlyMoves())
    return std::nullopt;
  return getData(op);
}

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
  Operation *end = op.getFunctionBody().back().getTerminator();
  for (BlockArgument argument : op.getArguments()) {
    auto pair =
        op.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(), attr::pair);
    if (pair && isPlannable(argument) &&
        staysWithinOne(argument, end->getOperand(pair.getInt()), ranges))
      masks.insert(argument);
  }
  addBatchMasks(op, masks);
}
