//===- UpdateEnd.cpp - In which calls a step updates ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/UpdateEnd.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

using namespace mlir;
using namespace mlir::mp;

/// The value that guards and casts pass on.
static Value lookThrough(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto guard = dyn_cast<GuardOp>(op))
      value = guard.getBody().front().getTerminator()->getOperand(
          cast<OpResult>(value).getResultNumber());
    else if (auto cast = dyn_cast<CastOp>(op))
      value = cast.getInput();
    else
      break;
  }
  return value;
}

/// What decides whether `next` is another value than `old`, or null.
static Value findCondition(Value next, Value old) {
  auto select = lookThrough(next).getDefiningOp<arith::SelectOp>();
  if (!select || lookThrough(select.getFalseValue()) != old)
    return {};
  Value condition = select.getCondition();
  if (auto repeated = condition.getDefiningOp<BroadcastOp>())
    condition = repeated.getInput();
  auto type = dyn_cast<RankedTensorType>(condition.getType());
  return type && type.getRank() == 0 ? condition : Value();
}

Value mp::findUpdateEnd(EntryFunction main, const StepGraph &step) {
  Value common;
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    std::optional<unsigned> pair = main.getPair(index);
    if (!pair || main.getResult(*pair) == main.getArgument(index))
      continue;
    Value condition =
        findCondition(main.getResult(*pair), main.getArgument(index));
    if (!condition || (common && condition != common))
      return {};
    common = condition;
  }
  if (!common || common.getParentBlock() != &main.getBody())
    return {};
  SmallVector<DegreeGraph::ValueId> batch;
  for (Role role : {Role::Batch, Role::Rng, Role::LossSeed})
    for (unsigned index : main.getArgumentsWithRole(role))
      batch.push_back(step.getId(main.getArgument(index)));
  llvm::BitVector moved = step.getGraph().getDependents(batch);
  return moved.test(step.getId(common)) ? Value() : common;
}
