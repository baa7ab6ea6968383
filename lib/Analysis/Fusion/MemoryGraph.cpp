//===- MemoryGraph.cpp - What crosses memory once ops are fused -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/MemoryGraph.h"

#include "mp/Analysis/Fusion/FusionPlan.h"

using namespace mlir;
using namespace mlir::mp;

Value MemoryGraph::getStored(Value value) {
  while (isRenaming(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

MemoryGraph::MemoryGraph(FunctionOpInterface function, FusionMode fusion)
    : fusion(fusion) {
  function->walk<WalkOrder::PreOrder>([&](Block *block) {
    if (block->mightHaveTerminator())
      addBlock(*block);
  });
}

void MemoryGraph::addBlock(Block &block) {
  if (fusion == FusionMode::Full)
    addFused(block);
  else
    addUnfused(block);
  parts[block.getTerminator()].kernels.push_back(numKernels++);
}

/// What only renames moves nothing on its own, and constants are in no memory.
void MemoryGraph::addUnfused(Block &block) {
  BlockFusionGraph blockGraph = buildFusionGraph(block);
  parts.reserve(parts.size() + blockGraph.ops.size());
  for (auto [node, op] : llvm::zip(blockGraph.graph, blockGraph.ops)) {
    if (!op || isRenaming(op) || op->hasTrait<OpTrait::ConstantLike>())
      continue;
    Part &part = parts[op];
    part.kernels.push_back(numKernels++);
    part.isFused = node.kind != FusionNodeKind::Opaque;
  }
}

void MemoryGraph::addFused(Block &block) {
  BlockFusionGraph blockGraph = buildFusionGraph(block, /*expectNarrow=*/true);
  FusionPlan plan = planFusions(blockGraph.graph);
  parts.reserve(parts.size() + blockGraph.ops.size());
  for (const FusionStep &step : plan.steps) {
    KernelId kernel = numKernels++;
    if (step.group < 0) {
      // What only renames moves nothing on its own.
      if (Operation *op = blockGraph.ops[step.node]; op && !isRenaming(op))
        parts[op].kernels.push_back(kernel);
      continue;
    }
    for (unsigned member : plan.groups[step.group].members) {
      if (Operation *op = blockGraph.ops[member]) {
        Part &part = parts[op];
        part.kernels.push_back(kernel);
        part.isFused = true;
      }
    }
  }
  for (const ContractionSum &sum : blockGraph.sums) {
    Part part = parts[sum.contraction];
    part.call = sum.contraction;
    parts[sum.add] = std::move(part);
  }
}

ArrayRef<MemoryGraph::KernelId> MemoryGraph::getKernels(Operation *op) const {
  auto found = parts.find(op);
  return found == parts.end() ? ArrayRef<KernelId>()
                              : ArrayRef<KernelId>(found->second.kernels);
}

bool MemoryGraph::staysInside(OpOperand &operand) const {
  Operation *producer = operand.get().getDefiningOp();
  Operation *reader = operand.getOwner();
  auto made = parts.find(producer), read = parts.find(reader);
  if (read != parts.end() && read->second.call)
    return getStored(operand.get()).getDefiningOp() == read->second.call;
  if (made == parts.end() || read == parts.end() || !made->second.isFused ||
      !read->second.isFused)
    return false;
  return llvm::all_of(read->second.kernels, [&](KernelId kernel) {
    return llvm::is_contained(made->second.kernels, kernel);
  });
}
