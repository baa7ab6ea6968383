//===- Statistics.cpp - What is asked of all gradients --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gradients of one block share one op at its end, such as mp.all_finite. What
// it tells inside a region becomes one more yielded value of the op around it,
// region by region until the body of the step. What devices tell that run a
// part of the step alone is combined before it leaves that part.
//
//===----------------------------------------------------------------------===//

#include "Statistics.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/IR/TensorArith.h"
#include "mp/Dialect/MP/Utils/Collectives.h"
#include "mp/Dialect/MP/Utils/Meshes.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-insert-loss-scaling"

namespace {
/// One result of a statistic, on its way out of the regions around the op.
struct Part {
  GradientStatisticOpInterface statistic;
  unsigned result;

  Value combine(OpBuilder &builder, Value a, Value b) {
    OperationState state(statistic.getLoc(), statistic.getCombiner(result),
                         {a, b}, a.getType());
    return builder.create(state)->getResult(0);
  }
  /// What it is of no gradient.
  Value createNeutral(OpBuilder &builder) {
    return TensorArith(builder, statistic.getLoc())
        .scalar(statistic.getNeutral(result));
  }
};
} // namespace

/// Appends an operand to the terminator of `block`.
static void yieldAlso(Block &block, Value value) {
  Operation *terminator = block.getTerminator();
  terminator->insertOperands(terminator->getNumOperands(), value);
}

/// Replaces `op` by one that has `operands` and a flag as the last result.
static Operation *rebuild(OpBuilder &builder, Operation *op,
                          ValueRange operands, Type flag) {
  SmallVector<Type> types(op->getResultTypes());
  types.push_back(flag);
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(types);
  state.addAttributes(op->getAttrs());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *wider = builder.create(state);
  op->replaceAllUsesWith(wider->getResults().drop_back());
  op->erase();
  return wider;
}

/// Gives empty regions, such as the else of an scf.if, a block that ends as the
/// others do. The op has no results then, and they hand on no operands.
static void fillEmptyRegions(Operation *op) {
  Operation *end = nullptr;
  for (Region &region : op->getRegions())
    if (!region.empty())
      end = region.front().getTerminator();
  OpBuilder builder(op);
  for (Region &region : op->getRegions())
    if (region.empty()) {
      builder.createBlock(&region);
      builder.clone(*end);
    }
}

/// Combines a value over the devices that each run `manual` alone, and carries
/// it out: it is the same on all then.
static Value leaveDevices(Value value, Part part, ManualComputationOp manual) {
  Block &block = *value.getParentBlock();
  DenseIntElementsAttr groups = getDeviceGroups(manual);
  Location loc = part.statistic.getLoc();
  OpBuilder builder(block.getTerminator());
  Value ofAll = createAllReduce(
                    builder, loc,
                    getForeignCombiner(part.statistic.getCombiner(part.result)),
                    value, groups)
                    ->getResult(0);
  yieldAlso(block, ofAll);
  manual.setOutShardings(
      addSharding(manual.getOutShardings(), findMeshName(manual), /*dims=*/{}));
  remark::passed(loc, remarkOf(DEBUG_TYPE, "Combined"))
      << ("all " + countOf(groups.getType().getDimSize(1), "device") +
          " of a part of the step act on one result");
  builder.setInsertionPoint(manual);
  return rebuild(builder, manual, manual->getOperands(), value.getType())
      ->getResults()
      .back();
}

/// Carries a value out of the op around it. A loop starts with what holds for
/// no gradient and carries the combination of all rounds; a branch that is not
/// taken yields what holds for none.
static Value leaveRegion(Value value, Part part) {
  Block *taken = value.getParentBlock();
  Operation *parent = taken->getParentOp();
  if (auto manual = dyn_cast<ManualComputationOp>(parent))
    return leaveDevices(value, part, manual);
  bool isLoop = isa<LoopLikeOpInterface>(parent);
  fillEmptyRegions(parent);
  for (Region &region : parent->getRegions()) {
    Block &block = region.front();
    OpBuilder builder(block.getTerminator());
    Value leaves = &block == taken ? value : Value();
    if (isLoop) {
      Value before = block.addArgument(value.getType(), value.getLoc());
      leaves = leaves ? part.combine(builder, before, leaves) : before;
    }
    yieldAlso(block, leaves ? leaves : part.createNeutral(builder));
  }
  OpBuilder builder(parent);
  SmallVector<Value> operands(parent->getOperands());
  if (isLoop)
    operands.push_back(part.createNeutral(builder));
  return rebuild(builder, parent, operands, value.getType())
      ->getResults()
      .back();
}

/// Whether the last operands of a loop are what its first round starts with. A
/// loop that starts with none need not be able to carry a value at all.
static bool startsWithLastOperands(LoopLikeOpInterface loop) {
  OperandRange inits = loop.getInits();
  return !inits.empty() &&
         inits.getBeginOperandIndex() + inits.size() == loop->getNumOperands();
}

/// Whether one more value can leave each region of an op as one more result: it
/// says where control goes, each region ends by one op that hands on values,
/// and nothing counts its operands or results.
static bool canCarryFlag(Operation *op) {
  if (!isa<RegionBranchOpInterface>(op) ||
      op->hasTrait<OpTrait::AttrSizedOperandSegments>() ||
      op->hasTrait<OpTrait::AttrSizedResultSegments>())
    return false;
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (loop && !startsWithLastOperands(loop))
    return false;
  return llvm::all_of(op->getRegions(), [&](Region &region) {
    if (region.empty()) // with results, what it gives is the op's own affair
      return !loop && op->getNumResults() == 0;
    return region.hasOneBlock() && (loop || region.getNumArguments() == 0) &&
           isa<RegionBranchTerminatorOpInterface>(region.back().back());
  });
}

LogicalResult mp::checkFlagCanLeave(EntryFunction main, Value value) {
  for (Block *block = value.getParentBlock(); block != &main.getBody();
       block = block->getParentOp()->getBlock()) {
    Operation *parent = block->getParentOp();
    auto manual = dyn_cast<ManualComputationOp>(parent);
    if (manual && !getDeviceGroups(manual))
      return parent->emitError()
             << "cannot scale the loss: a gradient is unscaled inside a part "
                "of the step that each device runs alone, where one would not "
                "know what others found: no mesh says which they are; update "
                "outside of it, or put the whole step inside";
    if (!manual && !canCarryFlag(parent))
      return parent->emitError()
             << "cannot scale the loss: a gradient is unscaled inside this op, "
                "and nothing could carry out whether it is finite; write it as "
                "'scf.while', or leave the loss as it is with loss-scale=off "
                "of mp-amp, mode=off of mp-insert-loss-scaling";
  }
  return success();
}

SmallVector<Value> mp::createStatistic(EntryFunction main,
                                       ArrayRef<Value> gradients,
                                       MutableArrayRef<Value> held,
                                       StatisticMaker make) {
  llvm::MapVector<Block *, SmallVector<Value>> byBlock;
  for (Value gradient : gradients)
    byBlock[gradient.getParentBlock()].push_back(gradient);
  OpBuilder builder(main.getFunction().getContext());
  Operation *ret = main.getReturn();
  // The return holds them until all are out: a value of an op that is replaced
  // for the next one would be lost.
  unsigned numResults = ret->getNumOperands();
  for (Value value : held)
    yieldAlso(main.getBody(), value);
  SmallVector<GradientStatisticOpInterface> ops;
  for (auto &[block, values] : byBlock) {
    builder.setInsertionPoint(block->getTerminator());
    ops.push_back(cast<GradientStatisticOpInterface>(make(builder, values)));
    for (OpResult result : ops.back()->getResults()) {
      Value value = result;
      while (value.getParentBlock() != &main.getBody())
        value = leaveRegion(value, {ops.back(), result.getResultNumber()});
      yieldAlso(main.getBody(), value);
    }
  }
  builder.setInsertionPoint(ret);
  unsigned numParts = ops.front()->getNumResults();
  SmallVector<Value> all;
  for (auto [index, value] : llvm::enumerate(
           ret->getOperands().drop_front(numResults + held.size()))) {
    unsigned part = index % numParts;
    if (index < numParts)
      all.push_back(value);
    else
      all[part] = Part{ops.front(), part}.combine(builder, all[part], value);
  }
  llvm::copy(ret->getOperands().slice(numResults, held.size()), held.begin());
  ret->eraseOperands(numResults, ret->getNumOperands() - numResults);
  return all;
}

GradientFlags mp::createGradientFlags(EntryFunction main,
                                      ArrayRef<Value> gradients,
                                      bool asksNonzero,
                                      MutableArrayRef<Value> held) {
  Location loc = main.getReturn().getLoc();
  auto make = [&](OpBuilder &builder, ArrayRef<Value> values) {
    auto type = RankedTensorType::get({}, builder.getI1Type());
    return AllFiniteOp::create(builder, loc, type, asksNonzero ? type : Type(),
                               values)
        .getOperation();
  };
  SmallVector<Value> all = createStatistic(main, gradients, held, make);
  return {all.front(), asksNonzero ? all.back() : Value()};
}
