//===- FormFusions.cpp - Group memory-bound ops into kernels --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan is made on an abstract graph of the whole body; the pass then lays
// the body out in the plan's order. Originals are cloned into each fusion that
// wants them and erased at the end, so a cheap producer can go to several.
//
//===----------------------------------------------------------------------===//

#include "ContractionFusions.h"
#include "FusionBody.h"
#include "mp/Analysis/Fusion/FusionPlan.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/Fusion/Passes.h"
#include "mp/Transforms/Math/KernelCode.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

#define DEBUG_TYPE "mp-form-fusions"

namespace mlir::mp {
#define GEN_PASS_DEF_FORMFUSIONS
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// No pass after this one moves ops, so barriers have done their work.
static void removeBarriers(Block &block) {
  for (BarrierOp op : llvm::make_early_inc_range(block.getOps<BarrierOp>())) {
    op.replaceAllUsesWith(op.getInputs());
    op.erase();
  }
}

static void removeDeadOps(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

namespace {

/// Lays a block out as its plan says.
class PlanWriter {
public:
  PlanWriter(Block &block, const BlockFusionGraph &source,
             const FusionPlan &plan)
      : block(block), source(source), plan(plan),
        builder(block.getTerminator()) {
    for (const FusionGroup &group : plan.groups)
      cloned.insert(group.members.begin(), group.members.end());
  }

  LogicalResult run();

private:
  void keep(Operation *op);
  void writeReshape(Operation *op);
  LogicalResult write(const FusionGroup &group);
  void finish(const FusionGroup &group, FusionOp fusion, FusionBody &region);
  SmallVector<Value> findInputs(const FusionGroup &group) const;
  void remark(const FusionGroup &group, FusionOp fusion) const;

  Block &block;
  const BlockFusionGraph &source;
  const FusionPlan &plan;
  OpBuilder builder;
  /// What holds each original value now.
  IRMapping memory;
  /// Nodes that groups hold; a cheap one may be needed in memory as well.
  llvm::SmallDenseSet<unsigned, 16> cloned;
};

} // namespace

void PlanWriter::keep(Operation *op) {
  op->moveBefore(block.getTerminator());
  op->walk([&](Operation *inner) {
    for (OpOperand &operand : inner->getOpOperands())
      operand.set(memory.lookupOrDefault(operand.get()));
  });
}

/// A broadcast, a transposition or a slice that only renames elements.
void PlanWriter::writeReshape(Operation *op) {
  Value input = memory.lookupOrDefault(op->getOperand(0));
  memory.map(
      op->getResult(0),
      ReshapeOp::create(builder, op->getLoc(), op->getResultTypes()[0], input));
}

SmallVector<Value> PlanWriter::findInputs(const FusionGroup &group) const {
  llvm::SmallDenseSet<unsigned, 16> inside(group.members.begin(),
                                           group.members.end());
  llvm::SmallSetVector<Value, 8> inputs;
  for (unsigned member : group.members)
    for (unsigned operand : source.graph[member].operands)
      if (!inside.contains(operand))
        inputs.insert(source.values[operand]);
  return inputs.takeVector();
}

void PlanWriter::remark(const FusionGroup &group, FusionOp fusion) const {
  int64_t saved = 0;
  for (unsigned member : group.members)
    if (!source.graph[member].duplicable &&
        !llvm::is_contained(group.outputs, member))
      saved = saturatingAdd(saved, source.graph[member].bytes);
  remark::passed(fusion.getLoc(), remarkOf(DEBUG_TYPE, "Fusion"))
      << remark::add("{0} ops become one {1} kernel", group.members.size(),
                     stringifyFusionKind(group.kind))
      << remark::metric("BytesKeptFromMemory", saved);
}

/// Yields what the group gives. What it only rounds and widens again is the
/// operand, and its readers have that: no kernel copies it.
void PlanWriter::finish(const FusionGroup &group, FusionOp fusion,
                        FusionBody &region) {
  SmallVector<Value> outputs, results;
  for (unsigned output : group.outputs) {
    Value value = source.values[output], result = region.store(value);
    if (auto argument = dyn_cast<BlockArgument>(result)) {
      memory.map(value, fusion.getInputs()[argument.getArgNumber()]);
      continue;
    }
    outputs.push_back(value);
    results.push_back(result);
  }
  if (results.empty())
    return fusion.erase();
  Location loc = fusion.getLoc();
  YieldOp::create(builder, loc, results);
  removeDeadOps(fusion.getBody().front());
  if (results.size() != group.outputs.size()) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(fusion);
    auto rest = FusionOp::create(builder, loc, TypeRange(ValueRange(results)),
                                 group.kind, fusion.getInputs());
    rest.getBody().takeBody(fusion.getBody());
    fusion.erase();
    fusion = rest;
  }
  for (auto [output, result] : llvm::zip_equal(outputs, fusion.getResults()))
    memory.map(output, result);
  remark(group, fusion);
}

LogicalResult PlanWriter::write(const FusionGroup &group) {
  SmallVector<Value> outer = findInputs(group), inputs;
  for (Value value : outer)
    inputs.push_back(memory.lookupOrDefault(value));
  SmallVector<Location> locs;
  SmallVector<Type> types;
  for (unsigned output : group.outputs) {
    locs.push_back(source.ops[output]->getLoc());
    types.push_back(source.values[output].getType());
  }
  Location loc = builder.getFusedLoc(locs);
  auto fusion = FusionOp::create(builder, loc, types, group.kind, inputs);
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&fusion.getBody());
  FusionBody region(builder, loc);
  for (Value input : inputs)
    body->addArgument(input.getType(), input.getLoc());
  for (auto [value, argument] : llvm::zip_equal(outer, body->getArguments()))
    region.load(value, argument);
  for (unsigned member : group.members)
    if (failed(region.clone(source.ops[member])))
      return failure();
  finish(group, fusion, region);
  return success();
}

LogicalResult PlanWriter::run() {
  for (const FusionStep &step : plan.steps) {
    if (step.group >= 0) {
      if (failed(write(plan.groups[step.group])))
        return failure();
      continue;
    }
    Operation *op = source.ops[step.node];
    if (!op)
      continue;
    const FusionNode &node = source.graph[step.node];
    if (node.kind == FusionNodeKind::Reshape && !isa<ReshapeOp>(op))
      writeReshape(op);
    else if (cloned.contains(step.node))
      builder.clone(*op, memory); // groups read the original's operands
    else
      keep(op);
  }
  Operation *terminator = block.getTerminator();
  for (OpOperand &operand : terminator->getOpOperands())
    operand.set(memory.lookupOrDefault(operand.get()));
  return success();
}

/// Whether an op computes a tensor and nobody says what it is to a kernel:
/// contractions are calls, and control flow and calls are no arithmetic.
static bool isUnknown(Operation &op) {
  return !isa<FusibleOpInterface, AlignableOpInterface, CallOpInterface>(op) &&
         !op.hasTrait<OpTrait::ConstantLike>() && op.getNumRegions() == 0 &&
         llvm::any_of(op.getResultTypes(), llvm::IsaPred<TensorType>);
}

/// Each name once, on the first op that has it.
static void reportUnknown(Block &block) {
  llvm::SmallSetVector<OperationName, 4> names;
  for (Operation &op : block.without_terminator())
    if (isUnknown(op) && names.insert(op.getName()))
      remark::missed(op.getLoc(),
                     remark::RemarkOpts::name("Unknown").category(DEBUG_TYPE))
          << remark::add("{0} has no model of FusibleOpInterface: it stays out "
                         "of kernels",
                         op.getName());
}

/// What a kernel is to hold must have code in it: said here of the ops as they
/// were written, once.
static LogicalResult checkCode(Block &block) {
  WalkResult walk = block.walk<WalkOrder::PreOrder>([](Operation *op) {
    if (isa<FusionOp>(op))
      return WalkResult::skip();
    return WalkResult(refuseWithoutCode(op));
  });
  return failure(walk.wasInterrupted());
}

/// Repeated numbers are computed with, not read from memory: the body of a loop
/// has its own.
static void localizeConstants(Block &block) {
  llvm::SetVector<Value> before;
  getUsedValuesDefinedAbove(*block.getParent(), before);
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  DenseElementsAttr constant;
  for (Value value : before)
    if (matchPattern(value, m_Constant(&constant)) && constant.isSplat())
      value.replaceUsesWithIf(
          builder.clone(*value.getDefiningOp())->getResult(0),
          [&](OpOperand &use) {
            return block.getParent()->isAncestor(
                use.getOwner()->getParentRegion());
          });
}

/// What a loop does in each round. The last region is the body, any before it
/// the condition.
static Block &getBody(LoopLikeOpInterface loop) {
  return loop.getLoopRegions().back()->front();
}

namespace {

struct FormFusions final : mp::impl::FormFusionsBase<FormFusions> {
  using Base::Base;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    if (!function.getBody().hasOneBlock()) {
      function.emitOpError("has more than one block; fusion works on straight "
                           "code, so lower control flow first");
      return signalPassFailure();
    }
    // What only dead ops of a loop read is dead, too, and so is what a barrier
    // in it keeps from being.
    function.walk<WalkOrder::PostOrder>([](LoopLikeOpInterface loop) {
      removeBarriers(getBody(loop));
      removeDeadOps(getBody(loop));
    });
    // Around loops first: those that nobody needs are gone then, and what is in
    // the others stays, wherever they are moved.
    SmallVector<Block *> blocks{&function.getBody().front()};
    kernels = 0;
    while (!blocks.empty()) {
      Block *block = blocks.pop_back_val();
      for (auto loop : block->getOps<LoopLikeOpInterface>())
        localizeConstants(getBody(loop));
      if (failed(formFusions(*block)))
        return signalPassFailure();
      for (auto loop : block->getOps<LoopLikeOpInterface>()) {
        localizeConstants(getBody(loop)); // those that are some now
        blocks.push_back(&getBody(loop));
      }
    }
    remark::analysis(function.getLoc(),
                     remarkOf(DEBUG_TYPE, "Fusions", function.getName()))
        << remark::metric("Kernels", kernels);
  }

private:
  LogicalResult formFusions(Block &block);

  size_t kernels = 0;
};

} // namespace

LogicalResult FormFusions::formFusions(Block &block) {
  removeBarriers(block);
  // A sum of one element is no reduction.
  RewritePatternSet patterns(&getContext());
  ReduceOp::getCanonicalizationPatterns(patterns, &getContext());
  walkAndApplyPatterns(block.getParentOp(), std::move(patterns));
  removeDeadOps(block);
  if (failed(checkCode(block)))
    return failure();
  reportUnknown(block);
  if (fusion == FusionMode::Full) {
    addInContractions(block);
    removeDeadOps(block);
  }
  BlockFusionGraph source = buildFusionGraph(block);
  FusionLimits limits;
  limits.maxMembers = maxOps;
  FusionPlan plan = fusion == FusionMode::Full
                        ? planFusions(source.graph, limits)
                        : planCastFusions(source);
  if (fusion == FusionMode::Full) {
    plan = makeAgain(source.graph, std::move(plan), limits);
    plan = makeForMoves(source.graph, std::move(plan), limits);
  }
  if (failed(PlanWriter(block, source, plan).run()))
    return failure();
  removeDeadOps(block);

  IRRewriter rewriter(&getContext());
  DominanceInfo dominance(getOperation());
  for (auto fusion : block.getOps<FusionOp>()) {
    eliminateCommonSubExpressions(rewriter, dominance, fusion);
    ++kernels;
  }
  return success();
}
