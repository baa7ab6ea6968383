//===- MemoryGraph.cpp - What crosses memory once ops are fused -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/MemoryGraph.h"

#include "mp/Analysis/Fusion/FusionPlan.h"

using namespace mlir;
using namespace mlir::mp;

Value MemoryGraph::getStored(Value value) {
  while (isRenaming(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

MemoryGraph::MemoryGraph(FunctionOpInterface function) {
  function->walk<WalkOrder::PreOrder>([&](Block *block) {
    if (block->mightHaveTerminator())
      addBlock(*block);
  });
}

void MemoryGraph::addBlock(Block &block) {
  BlockFusionGraph blockGraph = buildFusionGraph(block, /*expectNarrow=*/true);
  FusionPlan plan = planFusions(blockGraph.graph);
  for (const FusionStep &step : plan.steps) {
    KernelId kernel = numKernels++;
    if (step.group < 0) {
      // What only renames moves nothing on its own.
      if (Operation *op = blockGraph.ops[step.node]; op && !isRenaming(op))
        kernels[op].push_back(kernel);
      continue;
    }
    for (unsigned member : plan.groups[step.group].members) {
      if (Operation *op = blockGraph.ops[member]) {
        kernels[op].push_back(kernel);
        fused.insert(op);
      }
    }
  }
  kernels[block.getTerminator()].push_back(numKernels++);
}

ArrayRef<MemoryGraph::KernelId> MemoryGraph::getKernels(Operation *op) const {
  auto found = kernels.find(op);
  return found == kernels.end() ? ArrayRef<KernelId>()
                                : ArrayRef<KernelId>(found->second);
}

bool MemoryGraph::staysInside(OpOperand &operand) const {
  Operation *producer = operand.get().getDefiningOp();
  Operation *reader = operand.getOwner();
  if (!producer || !isFused(producer) || !isFused(reader))
    return false;
  ArrayRef<KernelId> made = getKernels(producer), read = getKernels(reader);
  return llvm::all_of(
      read, [&](KernelId kernel) { return llvm::is_contained(made, kernel); });
}
