//===- FiniteFlag.cpp - One flag for all gradients ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gradients of one block share one mp.all_finite at its end. A flag inside a
// region becomes one more yielded value of the op around it, region by region
// until the body of the step.
//
//===----------------------------------------------------------------------===//

#include "FiniteFlag.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

static Value createTrue(OpBuilder &builder, Location loc) {
  auto type = RankedTensorType::get({}, builder.getI1Type());
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, true));
}

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

/// The flag and what the loop carries: all iterations so far.
static Value combine(Block &block, Value carried, Value flag) {
  OpBuilder builder(block.getTerminator());
  return arith::AndIOp::create(builder, flag.getLoc(), carried, flag);
}

static Value leaveWhile(scf::WhileOp loop, Value flag) {
  Block &before = loop.getBefore().front(), &after = loop.getAfter().front();
  Location loc = flag.getLoc();
  Value start = before.addArgument(flag.getType(), loc);
  Value next = after.addArgument(flag.getType(), loc);
  bool isBefore = flag.getParentBlock() == &before;
  yieldAlso(before, isBefore ? combine(before, start, flag) : start);
  yieldAlso(after, isBefore ? next : combine(after, next, flag));
  OpBuilder builder(loop);
  SmallVector<Value> operands(loop->getOperands());
  operands.push_back(createTrue(builder, loc));
  return rebuild(builder, loop, operands, flag.getType())->getResults().back();
}

static Value leaveFor(scf::ForOp loop, Value flag) {
  Block &body = *loop.getBody();
  Value carried = body.addArgument(flag.getType(), flag.getLoc());
  yieldAlso(body, combine(body, carried, flag));
  OpBuilder builder(loop);
  SmallVector<Value> operands(loop->getOperands());
  operands.push_back(createTrue(builder, flag.getLoc()));
  return rebuild(builder, loop, operands, flag.getType())->getResults().back();
}

static Value leaveBranch(Operation *branch, Value flag) {
  OpBuilder builder(branch);
  for (Region &region : branch->getRegions()) {
    if (region.empty()) {
      builder.createBlock(&region);
      scf::YieldOp::create(builder, flag.getLoc());
    }
    Block &block = region.front();
    builder.setInsertionPoint(block.getTerminator());
    bool isTaken = flag.getParentBlock() == &block;
    yieldAlso(block, isTaken ? flag : createTrue(builder, flag.getLoc()));
  }
  builder.setInsertionPoint(branch);
  return rebuild(builder, branch, branch->getOperands(), flag.getType())
      ->getResults()
      .back();
}

static Value leaveRegion(Value flag) {
  Operation *parent = flag.getParentBlock()->getParentOp();
  if (auto loop = dyn_cast<scf::WhileOp>(parent))
    return leaveWhile(loop, flag);
  if (auto loop = dyn_cast<scf::ForOp>(parent))
    return leaveFor(loop, flag);
  return leaveBranch(parent, flag);
}

LogicalResult mp::checkFlagCanLeave(EntryFunction main, Value value) {
  for (Block *block = value.getParentBlock(); block != &main.getBody();
       block = block->getParentOp()->getBlock()) {
    Operation *parent = block->getParentOp();
    if (!isa<scf::WhileOp, scf::ForOp, scf::IfOp, scf::IndexSwitchOp>(parent))
      return parent->emitError()
             << "cannot scale the loss: a gradient is unscaled inside this op, "
                "and nothing could carry out whether it is finite; write it as "
                "'scf.while', or leave the loss as it is with loss-scale=off "
                "of mp-amp, mode=off of mp-insert-loss-scaling";
  }
  return success();
}

Value mp::createFiniteFlag(EntryFunction main, ArrayRef<Value> gradients) {
  llvm::MapVector<Block *, SmallVector<Value>> byBlock;
  for (Value gradient : gradients)
    byBlock[gradient.getParentBlock()].push_back(gradient);
  OpBuilder builder(main.getFunction().getContext());
  auto type = RankedTensorType::get({}, builder.getI1Type());
  Operation *ret = main.getReturn();
  // The return holds them until all are out: a value of an op that is replaced
  // for the next flag would be lost.
  unsigned numResults = ret->getNumOperands();
  for (auto &[block, values] : byBlock) {
    builder.setInsertionPoint(block->getTerminator());
    Value flag = AllFiniteOp::create(builder, ret->getLoc(), type, values);
    while (flag.getParentBlock() != &main.getBody())
      flag = leaveRegion(flag);
    yieldAlso(main.getBody(), flag);
  }
  builder.setInsertionPoint(ret);
  Value all = ret->getOperand(numResults);
  for (Value flag : ret->getOperands().drop_front(numResults + 1))
    all = arith::AndIOp::create(builder, ret->getLoc(), all, flag);
  ret->eraseOperands(numResults, ret->getNumOperands() - numResults);
  return all;
}
