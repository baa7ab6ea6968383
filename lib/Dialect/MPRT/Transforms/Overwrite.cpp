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

bool mprt::canOverwrite(KernelOp kernel, LaunchOp launch, Value input,
                        Value output, SmallVectorImpl<int64_t> &operands) {
  Block &body = kernel.getBody().front();
  auto written = llvm::find(launch.getOutputs(), output);
  Operation *writer =
      body.getTerminator()->getOperand(written.getIndex()).getDefiningOp();
  for (auto [number, read] : llvm::enumerate(launch.getInputs())) {
    if (read != input)
      continue;
    BlockArgument operand = body.getArgument(number);
    if (!operand.hasOneUse() || *operand.user_begin() != writer ||
        findObstacleInPlace(cast<FusionOp>(writer),
                            operand.use_begin()->getOperandNumber()))
      return false;
    operands.push_back(static_cast<int64_t>(number));
  }
  return true;
}

void mprt::addOverwrites(KernelOp kernel, ArrayRef<int64_t> operands) {
  if (operands.empty())
    return;
  SmallVector<int64_t> all(kernel.getOverwrites());
  llvm::append_range(all, operands);
  llvm::sort(all);
  all.erase(llvm::unique(all), all.end());
  kernel.setOverwrites(all);
}
