//===- LowerRoutine.cpp - Ops that are kernels of their own ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a gather reads is known when it runs, and what a scatter or a window
// combines has an order. So nothing is fused with them; in fusions of their own
// they are what any kernel is: code, and what the code must do.
//
//===----------------------------------------------------------------------===//

#include "MPRTBuilder.h"

#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

using namespace mlir;
using namespace mlir::mp;

void mp::moveIntoFusion(Operation *op, FusionKind kind) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  llvm::SetVector<Value> inputs(op->operand_begin(), op->operand_end());
  auto fusion = FusionOp::create(builder, loc, op->getResultTypes(), kind,
                                 inputs.getArrayRef());
  op->replaceAllUsesWith(fusion.getResults());
  Block *body = builder.createBlock(&fusion.getBody(), {},
                                    ValueRange(inputs.getArrayRef()).getTypes(),
                                    SmallVector<Location>(inputs.size(), loc));
  op->moveBefore(body, body->end());
  for (OpOperand &operand : op->getOpOperands())
    operand.set(body->getArgument(
        std::distance(inputs.begin(), llvm::find(inputs, operand.get()))));
  YieldOp::create(builder, loc, op->getResults());
}

static bool isEmpty(Value value) {
  return cast<RankedTensorType>(value.getType()).getNumElements() == 0;
}

/// Where nothing comes to what a result begins with, it is that.
static Value findWithoutUpdates(Operation *op) {
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return isEmpty(scatter.getUpdates()) ? scatter.getOperand() : Value();
  auto grad = dyn_cast<PoolGradOp>(op);
  if (!grad || !isEmpty(grad.getCotangent()))
    return {};
  OpBuilder builder(op);
  return arith::ConstantOp::create(builder, op->getLoc(),
                                   builder.getZeroAttr(grad.getType()));
}

LogicalResult mp::makeRoutineKernel(Operation *op) {
  if (Value result = findWithoutUpdates(op)) {
    op->replaceAllUsesWith(ValueRange(result));
    op->erase();
    return success();
  }
  if (std::string fault = describeRoutineFault(op); !fault.empty())
    return op->emitOpError() << fault;
  moveIntoFusion(op, FusionKind::Routine);
  return success();
}
