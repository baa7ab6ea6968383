//===- Overwrite.cpp - Results over what a launch reads -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Overwrite.h"

#include "mp/Dialect/MP/IR/MPFusionOps.h"

using namespace mlir;
using namespace mlir::mp;

llvm::DenseMap<Operation *, unsigned> mprt::numberCalls(PlanOp plan) {
  llvm::DenseMap<Operation *, unsigned> numbers;
  for (auto [number, op] : llvm::enumerate(plan.getBody().front()))
    numbers[&op] = number;
  return numbers;
}

bool mprt::isWritten(OpOperand &use) {
  if (auto launch = dyn_cast<LaunchOp>(use.getOwner()))
    return use.getOperandNumber() >= launch.getInputs().size();
  return llvm::is_contained(getWrites(use.getOwner()), use.get());
}

/// The op of the kernel that makes what the launch writes there.
static Operation *findWriter(mprt::KernelOp kernel, mprt::LaunchOp launch,
                             Value output) {
  for (OpOperand &use : output.getUses())
    if (use.getOwner() == launch && mprt::isWritten(use))
      return kernel.getBody()
          .front()
          .getTerminator()
          ->getOperand(use.getOperandNumber() - launch.getInputs().size())
          .getDefiningOp();
  return nullptr;
}

bool mprt::canOverwrite(KernelOp kernel, LaunchOp launch, Value input,
                        Value output, SmallVectorImpl<int64_t> &operands) {
  Block &body = kernel.getBody().front();
  Operation *writer = findWriter(kernel, launch, output);
  for (OpOperand &read : input.getUses()) {
    if (read.getOwner() != launch || isWritten(read))
      continue;
    BlockArgument operand = body.getArgument(read.getOperandNumber());
    if (!operand.hasOneUse() || *operand.user_begin() != writer ||
        findObstacleInPlace(cast<FusionOp>(writer),
                            operand.use_begin()->getOperandNumber()))
      return false;
    operands.push_back(read.getOperandNumber());
  }
  return true;
}

void mprt::Overwrites::write() {
  for (auto &[kernel, operands] : added) {
    KernelOp op = kernel;
    llvm::append_range(operands, op.getOverwrites());
    llvm::sort(operands);
    operands.erase(llvm::unique(operands), operands.end());
    if (!operands.empty())
      op.setOverwrites(operands);
  }
}
