//===- FusionGraph.cpp - The abstract graph of a block of ops -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What ops mean to fusion is asked of them. An op without an answer, or with
// one that its types do not bear out, is opaque: it stays where it is and its
// operands and results live in memory.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/FusionPlan.h"

#include "Times.h"

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Support/Sizes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::mp;

/// Costs nothing, in registers and in memory.
static void describeFree(FusionNodeKind kind, FusionNode &node) {
  node.kind = kind;
  node.cost = 0;
  node.duplicable = true;
  node.resident = true;
}

/// The result dimension that each of the operand becomes.
static void describeBroadcast(FusibleOpInterface op, FusionNode &node) {
  for (AffineExpr index : op.getOperandMap(0).getResults()) {
    auto loop = dyn_cast<AffineDimExpr>(index);
    node.dims.push_back(loop ? loop.getPosition() : 0);
  }
}

static bool haveShape(Operation *op, ArrayRef<int64_t> shape) {
  return llvm::all_of(op->getOperandTypes(), [&](Type type) {
    return cast<RankedTensorType>(type).getShape() == shape;
  });
}

/// Whether an op reads and makes integers of more than one bit.
static bool isOfIntegers(Operation *op) {
  auto isInteger = [](Type type) {
    Type element = getElementTypeOrSelf(type);
    return element.isInteger() && !element.isInteger(1);
  };
  return llvm::all_of(op->getOperandTypes(), isInteger) &&
         llvm::all_of(op->getResultTypes(), isInteger);
}

/// Whether an op makes floats of one type of floats of another.
static bool convertsFloats(Operation *op) {
  auto isFloat = [](Type type) {
    return isa<FloatType>(getElementTypeOrSelf(type));
  };
  return op->getNumOperands() == 1 && isFloat(op->getOperandTypes()[0]) &&
         isFloat(op->getResultTypes()[0]) &&
         getElementTypeOrSelf(op->getOperandTypes()[0]) !=
             getElementTypeOrSelf(op->getResultTypes()[0]);
}

using Values = llvm::DenseSet<Value>;

/// One number made by at most a division of arguments, constants and at most
/// one of what the block returns: 1 / scale, -rate. Every reader has it sooner
/// than it could be stored and read, and waits for nobody who reads it, too.
static bool isNumberOfOthers(Operation *op, const FusionNode &node,
                             const Values &returned) {
  if (node.kind != FusionNodeKind::Elementwise || node.getNumElements() != 1 ||
      node.cost > FusionSpec::divisionCost)
    return false;
  unsigned results = 0;
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return isa<BlockArgument>(operand) || matchPattern(operand, m_Constant()) ||
           (returned.contains(operand) && ++results == 1);
  });
}

/// Less is not worth a launch of its own for each of the kernels that read it.
static constexpr int64_t manyRepeatedBytes = 1 << 16;

/// Whether all of many elements are one number, made of others like it by at
/// most a division: a scale times a constant, for each logit. Kernels that each
/// make it have nothing large in common, and none waits for another.
static bool isNumberRepeated(Operation *op, const FusionNode &node) {
  if (node.kind != FusionNodeKind::Elementwise ||
      node.cost > FusionSpec::divisionCost || node.bytes < manyRepeatedBytes)
    return false;
  return llvm::all_of(op->getOperands(), [](Value operand) {
    DenseElementsAttr constant;
    if (matchPattern(operand, m_Constant(&constant)))
      return constant.isSplat();
    auto repeats = operand.getDefiningOp<FusibleOpInterface>();
    if (!repeats || repeats.getFusionSpec().kind != FusionNodeKind::Broadcast)
      return false;
    auto type = cast<RankedTensorType>(repeats->getOperand(0).getType());
    return type.hasStaticShape() && type.getNumElements() == 1;
  });
}

/// Fills in what is not the same for every op; leaves unknown ones opaque.
static void describe(Operation *op, FusionNode &node, const Values &returned) {
  if (op->getNumResults() != 1 || !isKernelType(op->getResultTypes()[0]) ||
      !llvm::all_of(op->getOperandTypes(), isKernelType))
    return;
  DenseElementsAttr constant;
  if (op->getNumOperands() == 0 && matchPattern(op, m_Constant(&constant))) {
    if (constant.isSplat())
      describeFree(FusionNodeKind::Source, node);
    return;
  }
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  if (!fusible)
    return;
  FusionSpec spec = fusible.getFusionSpec();
  // A byte of flags comes from eight rounds.
  if (spec.kind == FusionNodeKind::Elementwise)
    node.shape.assign(fusible.getIterationSizes());
  if (spec.kind == FusionNodeKind::Opaque ||
      (spec.kind == FusionNodeKind::Elementwise && !haveShape(op, node.shape)))
    return;
  if (isRenaming(fusible))
    return describeFree(FusionNodeKind::Reshape, node);
  node.kind = spec.kind;
  node.cost = spec.cost;
  node.light = spec.kind == FusionNodeKind::Elementwise && spec.cost <= 1 &&
               isOfIntegers(op);
  node.converts = spec.kind == FusionNodeKind::Elementwise && spec.cost <= 1 &&
                  convertsFloats(op);
  node.cheap = spec.recomputable || isNumberOfOthers(op, node, returned) ||
               isNumberRepeated(op, node);
  node.duplicable = node.cheap;
  if (spec.kind == FusionNodeKind::Broadcast)
    describeBroadcast(fusible, node);
  else if (spec.kind == FusionNodeKind::Reduce)
    node.dims.assign(fusible.getReducedDims());
}

static FusionNode startNode(Type type, bool expectNarrow) {
  FusionNode node;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    node.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  node.bytes = isa<RankedTensorType>(type) ? countBytes(type).value_or(0) : 0;
  if (expectNarrow && getElementTypeOrSelf(type).isF32())
    node.bytes /= 2;
  return node;
}

static llvm::SmallDenseSet<Operation *>
getAdditions(ArrayRef<ContractionSum> sums) {
  llvm::SmallDenseSet<Operation *> additions;
  for (const ContractionSum &sum : sums)
    additions.insert(sum.add);
  return additions;
}

/// The number of nodes, about: one for each value, and one for each state of a
/// guard.
static size_t countNodes(Block &block) {
  return block.getNumArguments() + block.getOperations().size() +
         block.getTerminator()->getNumOperands();
}

BlockFusionGraph mp::buildFusionGraph(Block &block, bool expectNarrow) {
  BlockFusionGraph result;
  size_t numNodes = countNodes(block); // to grow copies all of them
  result.graph.reserve(numNodes);
  result.values.reserve(numNodes);
  result.ops.reserve(numNodes);
  result.numbers.reserve(numNodes);
  auto add = [&](Value value, Operation *op, FusionNode node) {
    if (value)
      result.numbers[value] = result.graph.size();
    result.values.push_back(value);
    result.ops.push_back(op);
    result.graph.push_back(std::move(node));
  };
  for (BlockArgument argument : block.getArguments())
    add(argument, nullptr, startNode(argument.getType(), expectNarrow));
  // What the body of a loop reads from before it is there as arguments are.
  llvm::SetVector<Value> before;
  if (!isa<FunctionOpInterface>(block.getParentOp()))
    getUsedValuesDefinedAbove(*block.getParent(), before);
  for (Value value : before)
    add(value, nullptr, startNode(value.getType(), expectNarrow));

  if (expectNarrow)
    result.sums = findContractionSums(block);
  llvm::SmallDenseSet<Operation *> inCalls = getAdditions(result.sums);
  Values returned;
  returned.insert_range(block.getTerminator()->getOperands());
  for (Operation &op : block.without_terminator()) {
    FusionNode node = op.getNumResults()
                          ? startNode(op.getResultTypes()[0], expectNarrow)
                          : FusionNode();
    if (!inCalls.contains(&op))
      describe(&op, node, returned);
    if (node.kind == FusionNodeKind::Opaque) {
      llvm::SetVector<Value> read(op.operand_begin(), op.operand_end());
      getUsedValuesDefinedAbove(op.getRegions(), read);
      for (Value value : read)
        if (auto it = result.numbers.find(value); it != result.numbers.end())
          node.operands.push_back(it->second);
    } else { // in order and with repetitions, as the op has them
      for (Value value : op.getOperands())
        node.operands.push_back(result.numbers.lookup(value));
    }
    add(op.getNumResults() ? Value(op.getResult(0)) : Value(), &op,
        std::move(node));
    unsigned first = result.graph.size() - 1;
    for (Value extra :
         llvm::drop_begin(op.getResults(), op.getNumResults() ? 1 : 0)) {
      FusionNode more = startNode(extra.getType(), expectNarrow);
      more.operands = {first};
      add(extra, nullptr, std::move(more));
    }
  }
  for (Value value : block.getTerminator()->getOperands())
    if (auto it = result.numbers.find(value); it != result.numbers.end())
      result.graph[it->second].pinned = true;
  markRecomputable(result.graph, /*hasCasts=*/!expectNarrow);
  return result;
}
