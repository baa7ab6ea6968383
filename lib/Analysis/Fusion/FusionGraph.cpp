//===- FusionGraph.cpp - The abstract graph of a block of ops -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only place that knows what ops mean to fusion. An op it does not name is
// opaque: it stays where it is and its operands and results live in memory.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/FusionPlan.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr unsigned divisionCost = 4;
static constexpr unsigned functionCost = 8;

/// Whether kernels can hold elements of this type.
static bool isKernelType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() || tensor.getNumElements() == 0)
    return false;
  Type element = tensor.getElementType();
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.getWidth() == 1 ||
           (integer.getWidth() >= 8 && integer.getWidth() <= 64 &&
            llvm::isPowerOf2_32(integer.getWidth()));
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element);
}

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isWidening(CastOp op) {
  return getElementTypeOrSelf(op.getInput()).getIntOrFloatBitWidth() <
         getElementTypeOrSelf(op.getResult()).getIntOrFloatBitWidth();
}

/// Whether the dimensions that are not one keep their order.
static bool keepsOrder(ArrayRef<int64_t> dims, ArrayRef<int64_t> shape) {
  int64_t last = -1;
  for (auto [dim, size] : llvm::zip(dims, shape)) {
    if (size == 1)
      continue;
    if (dim < last)
      return false;
    last = dim;
  }
  return true;
}

static void describeReshape(FusionNode &node) {
  node.kind = FusionNodeKind::Reshape;
  node.cost = 0;
  node.duplicable = true;
  node.resident = true;
}

static void describeMovement(FusionNode &node) {
  node.kind = FusionNodeKind::Movement;
  node.cost = 1;
}

static void describeBroadcast(BroadcastOp op, FusionNode &node) {
  RankedTensorType input = tensorOf(op.getInput());
  if (input.getNumElements() == node.getNumElements() &&
      keepsOrder(op.getDims(), input.getShape()))
    return describeReshape(node);
  node.kind = FusionNodeKind::Broadcast;
  node.dims.assign(op.getDims().begin(), op.getDims().end());
  node.cost = 0;
  node.duplicable = true;
}

static void describeTranspose(TransposeOp op, FusionNode &node) {
  SmallVector<int64_t> sizes;
  for (int64_t dim : op.getPerm())
    sizes.push_back(tensorOf(op.getInput()).getDimSize(dim));
  keepsOrder(op.getPerm(), sizes) ? describeReshape(node)
                                  : describeMovement(node);
}

static void describeReduce(ReduceOp op, FusionNode &node) {
  node.kind = FusionNodeKind::Reduce;
  node.dims.assign(op.getDims().begin(), op.getDims().end());
  llvm::sort(node.dims);
}

static bool describeElementwise(Operation *op, FusionNode &node) {
  Dialect *dialect = op->getDialect();
  if (!isa_and_present<arith::ArithDialect, math::MathDialect>(dialect) &&
      !isa<CastOp, LogisticOp>(op))
    return false;
  auto sameShape = [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getShape() == ArrayRef(node.shape);
  };
  if (!op->hasTrait<OpTrait::Elementwise>() ||
      !llvm::all_of(op->getOperandTypes(), sameShape))
    return false;
  node.kind = FusionNodeKind::Elementwise;
  if (isa_and_present<math::MathDialect>(dialect) || isa<LogisticOp>(op))
    node.cost = functionCost;
  else if (isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp>(op))
    node.cost = divisionCost;
  if (auto cast = dyn_cast<CastOp>(op))
    node.duplicable = isWidening(cast);
  return true;
}

/// Fills in what is not the same for every op; leaves unknown ones opaque.
static void describe(Operation *op, FusionNode &node) {
  if (op->getNumResults() != 1 || !isKernelType(op->getResultTypes()[0]) ||
      !llvm::all_of(op->getOperandTypes(), isKernelType))
    return;
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant))) {
    if (!constant.isSplat())
      return;
    node.kind = FusionNodeKind::Source;
    node.cost = 0;
    node.duplicable = node.resident = true;
    return;
  }
  TypeSwitch<Operation *>(op)
      .Case([&](IotaOp) {
        node.kind = FusionNodeKind::Source;
        node.duplicable = true;
      })
      .Case([&](ReshapeOp) { describeReshape(node); })
      .Case([&](BroadcastOp op) { describeBroadcast(op, node); })
      .Case([&](TransposeOp op) { describeTranspose(op, node); })
      .Case<SliceOp, PadOp, ReverseOp>([&](Operation *op) {
        bool identity = op->getOperand(0).getType() == op->getResultTypes()[0];
        // A slice of everything renames; a reverse never does, and a pad of
        // the same shape may shift.
        identity &= isa<SliceOp>(op);
        identity ? describeReshape(node) : describeMovement(node);
      })
      .Case([&](ConcatOp) { describeMovement(node); })
      .Case([&](ReduceOp op) { describeReduce(op, node); })
      .Default([&](Operation *op) { describeElementwise(op, node); });
}

static FusionNode startNode(Type type) {
  FusionNode node;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    node.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  node.bytes = isa<RankedTensorType>(type) ? countBytes(type).value_or(0) : 0;
  return node;
}

BlockFusionGraph mp::buildFusionGraph(Block &block) {
  BlockFusionGraph result;
  auto add = [&](Value value, Operation *op, FusionNode node) {
    if (value)
      result.numbers[value] = result.graph.size();
    result.values.push_back(value);
    result.ops.push_back(op);
    result.graph.push_back(std::move(node));
  };
  for (BlockArgument argument : block.getArguments())
    add(argument, nullptr, startNode(argument.getType()));

  for (Operation &op : block.without_terminator()) {
    llvm::SetVector<Value> read(op.operand_begin(), op.operand_end());
    getUsedValuesDefinedAbove(op.getRegions(), read);
    FusionNode node =
        op.getNumResults() ? startNode(op.getResultTypes()[0]) : FusionNode();
    describe(&op, node);
    bool opaque = node.kind == FusionNodeKind::Opaque;
    for (Value value : opaque ? read.getArrayRef() : ArrayRef<Value>())
      if (auto it = result.numbers.find(value); it != result.numbers.end())
        node.operands.push_back(it->second);
    if (!opaque) // in order and with repetitions, as the op has them
      for (Value value : op.getOperands())
        node.operands.push_back(result.numbers.lookup(value));
    add(op.getNumResults() ? Value(op.getResult(0)) : Value(), &op, node);
    unsigned first = result.graph.size() - 1;
    for (Value extra :
         llvm::drop_begin(op.getResults(), op.getNumResults() ? 1 : 0)) {
      FusionNode more = startNode(extra.getType());
      more.operands = {first};
      add(extra, nullptr, more);
    }
  }
  for (Value value : block.getTerminator()->getOperands())
    if (auto it = result.numbers.find(value); it != result.numbers.end())
      result.graph[it->second].pinned = true;
  return result;
}
