//===- KeptState.cpp - State that a step hands on ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// New state is the old one where a step is refused, and else what the step
// chooses or makes.
//
//===----------------------------------------------------------------------===//

#include "KeptState.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/RegionFlow.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Values between new state and the old one.
static constexpr unsigned mostNames = 16;

std::optional<SmallVector<Value>> mp::getChoices(Value value) {
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

Value mp::getNextState(BlockArgument argument) {
  auto function =
      dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  auto pair = function && argument.getOwner()->isEntryBlock()
                  ? function.getArgAttrOfType<IntegerAttr>(
                        argument.getArgNumber(), attr::pair)
                  : IntegerAttr();
  return pair ? function.getFunctionBody().back().getTerminator()->getOperand(
                    pair.getInt())
              : Value();
}

bool mp::isHandedOn(BlockArgument argument) {
  Value next = getNextState(argument);
  llvm::SmallSetVector<Value, mostNames> names;
  if (next)
    names.insert(next);
  for (unsigned i = 0; i < names.size(); ++i) {
    if (names[i] == argument)
      continue;
    // A part of it elsewhere in it is another number.
    Operation *op = names[i].getDefiningOp();
    std::optional<SmallVector<Value>> choices;
    if (i < mostNames &&
        (!op || op->getNumRegions() != 0 || isa<arith::SelectOp>(op)))
      choices = getChoices(names[i]);
    if (!choices || choices->empty())
      return false;
    names.insert_range(*choices);
  }
  return !names.empty();
}
