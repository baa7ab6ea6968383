//===- FormRoutines.cpp - Ops that are kernels of their own ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a gather reads is known when it runs, what a scatter or a window
// combines has an order, and a sort reads all of a line before it writes its
// first element. So nothing is fused with them; in fusions of their own they
// are what any kernel is: code, and what the code must do.
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/Passes.h"

#include "LibraryPool.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "mp-form-routines"

namespace mlir::mp {
#define GEN_PASS_DEF_FORMROUTINES
#include "mp/Conversion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Puts an op, of which all operands are tensors, into a fusion of its own.
static void moveIntoFusion(Operation *op, FusionKind kind) {
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

/// One number everywhere, which code says, is not read from memory.
static void moveStartIntoFusion(ScatterOp scatter) {
  DenseElementsAttr start;
  auto fusion = cast<FusionOp>(scatter->getParentOp());
  auto argument = cast<BlockArgument>(scatter.getOperand());
  Value operand = fusion.getInputs()[argument.getArgNumber()];
  if (!argument.hasOneUse() || !matchPattern(operand, m_Constant(&start)) ||
      !start.isSplat())
    return;
  OpBuilder builder(scatter);
  argument.replaceAllUsesWith(
      builder.clone(*operand.getDefiningOp())->getResult(0));
  fusion->eraseOperand(argument.getArgNumber());
  fusion.getBody().front().eraseArgument(argument.getArgNumber());
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

static LogicalResult formRoutine(Operation *op) {
  if (Value result = findWithoutUpdates(op)) {
    op->replaceAllUsesWith(ValueRange(result));
    op->erase();
    return success();
  }
  if (std::string fault = describeRoutineFault(op); !fault.empty())
    return op->emitOpError() << fault;
  moveIntoFusion(op, FusionKind::Routine);
  if (auto scatter = dyn_cast<ScatterOp>(op))
    moveStartIntoFusion(scatter);
  return success();
}

static LogicalResult checkSort(SortOp op, ValueRange outside) {
  for (Type type : op.getInputs().getTypes())
    if (!isKernelType(type))
      return op.emitOpError()
             << "sorts " << type
             << ", which kernels do not hold; expected elements, of f16, bf16, "
                "f32, f64, i1 or integers of 8, 16, 32 or 64 bits";
  for (Value value : outside)
    if (!matchPattern(value, m_Constant()))
      return op.emitOpError()
             << "compares by a value of type " << value.getType()
             << " from outside of its comparator, which a kernel does not "
                "read; give it as another input to sort";
  return success();
}

static LogicalResult formSort(SortOp op) {
  llvm::SetVector<Value> outside;
  getUsedValuesDefinedAbove(op.getComparator(), outside);
  if (failed(checkSort(op, outside.getArrayRef())))
    return failure();
  moveIntoFusion(op, FusionKind::Sort);
  OpBuilder builder(op);
  builder.setInsertionPointToStart(&op.getComparator().front());
  for (Value value : outside) {
    Operation *constant = builder.clone(*value.getDefiningOp());
    replaceAllUsesInRegionWith(value, constant->getResult(0),
                               op.getComparator());
  }
  return success();
}

/// Whether it is fused with nothing, and no library has it.
static bool isOwnKernel(Operation *op) {
  auto pool = dyn_cast<PoolOp>(op);
  return isRoutine(op) && !llvm::all_of(op->getResults(), isEmpty) &&
         !(pool && isLibraryPool(pool));
}

namespace {
struct FormRoutines final : mp::impl::FormRoutinesBase<FormRoutines> {
  using Base::Base;

  void runOnOperation() override {
    bool changed = false;
    for (Block &block : getOperation().getBody())
      for (Operation &op : llvm::make_early_inc_range(block)) {
        auto sort = dyn_cast<SortOp>(op);
        if (!sort && !isOwnKernel(&op))
          continue;
        changed = true;
        remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Routine"))
            << remark::add("{0} is fused with nothing", op.getName());
        if (failed(sort ? formSort(sort) : formRoutine(&op)))
          return signalPassFailure();
      }
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
