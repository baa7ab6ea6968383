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
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
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

/// Carries a flag out of the op around it. A loop starts with true and carries
/// the conjunction of all rounds; a branch that is not taken yields true.
static Value leaveRegion(Value flag) {
  Block *taken = flag.getParentBlock();
  Operation *parent = taken->getParentOp();
  bool isLoop = isa<LoopLikeOpInterface>(parent);
  fillEmptyRegions(parent);
  for (Region &region : parent->getRegions()) {
    Block &block = region.front();
    OpBuilder builder(block.getTerminator());
    Value value = &block == taken ? flag : Value();
    if (isLoop) {
      Value before = block.addArgument(flag.getType(), flag.getLoc());
      value = value
                  ? arith::AndIOp::create(builder, flag.getLoc(), before, value)
                  : before;
    }
    yieldAlso(block, value ? value : createTrue(builder, flag.getLoc()));
  }
  OpBuilder builder(parent);
  SmallVector<Value> operands(parent->getOperands());
  if (isLoop)
    operands.push_back(createTrue(builder, flag.getLoc()));
  return rebuild(builder, parent, operands, flag.getType())
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
    if (!canCarryFlag(parent))
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
