//===- ComputeBeforeBroadcast.cpp - Compute once what is the same ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A group norm repeats the variance of a group for each of its channels and
// takes the root of that: of 32 numbers, 128 times. What is computed before it
// is repeated belongs to the kernel that made the 32, and to repeat is then a
// question of which of them a reader takes.
//
//===----------------------------------------------------------------------===//

#include "Grower.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

#define DEBUG_TYPE "mp-compute-before-broadcast"

namespace mlir::mp {
#define GEN_PASS_DEF_COMPUTEBEFOREBROADCAST
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isSplat(Value value) {
  DenseElementsAttr constant;
  return matchPattern(value, m_Constant(&constant)) && constant.isSplat();
}

/// Ops between a value and the broadcast that repeats it that are looked
/// through: they give its elements other indices.
static constexpr unsigned mostRenamings = 8;

/// The op by which a value of more than one number is repeated, or gives what
/// is repeated other indices.
static Operation *findSpread(Value value) {
  Value origin = value;
  for (unsigned depth = 0; depth != mostRenamings; ++depth) {
    Operation *op = origin.getDefiningOp();
    if (!isa_and_present<ReshapeOp, BroadcastOp>(op))
      return nullptr;
    int64_t from = typeOf(op->getOperand(0)).getNumElements();
    if (from < typeOf(origin).getNumElements())
      return from > 1 ? value.getDefiningOp() : nullptr;
    origin = op->getOperand(0);
  }
  return nullptr;
}

/// Whether two ops put the elements of their operands in the same places.
static bool spreadAlike(Operation *a, Operation *b) {
  return a->getName() == b->getName() &&
         typeOf(a->getOperand(0)).getShape() ==
             typeOf(b->getOperand(0)).getShape() &&
         a->getAttrDictionary() == b->getAttrDictionary() &&
         a->getPropertiesAsAttribute() == b->getPropertiesAsAttribute();
}

/// Such as an index that is held within its bounds: any kernel makes it again
/// sooner than it reads it.
static bool isIndex(Value value) {
  Type element = typeOf(value).getElementType();
  return element.isInteger() && !element.isInteger(1);
}

/// What repeats all operands of an op that are not one number everywhere;
/// none if they are not repeated, or not alike.
static Operation *findCommonSpread(Operation *op) {
  if (!isElementwise(op) || isIndex(op->getResult(0)))
    return nullptr;
  Operation *common = nullptr;
  for (Value operand : op->getOperands()) {
    if (isSplat(operand))
      continue;
    Operation *spread = findSpread(operand);
    if (!spread || (common && !spreadAlike(common, spread)))
      return nullptr;
    common = spread;
  }
  return common;
}

/// Computes the op of what was not repeated yet, and repeats the result. Gives
/// the op that computes.
static Operation *computeBefore(Operation *op, Operation *spread,
                                IRRewriter &rewriter) {
  ArrayRef<int64_t> shape = typeOf(spread->getOperand(0)).getShape();
  rewriter.setInsertionPoint(op);
  IRMapping small;
  for (Value operand : op->getOperands()) {
    if (!isSplat(operand)) {
      small.map(operand, operand.getDefiningOp()->getOperand(0));
      continue;
    }
    DenseElementsAttr constant;
    matchPattern(operand, m_Constant(&constant));
    small.map(operand, arith::ConstantOp::create(
                           rewriter, operand.getLoc(),
                           constant.resizeSplat(typeOf(operand).clone(shape))));
  }
  Operation *computing = rewriter.clone(*op, small);
  Value result = computing->getResult(0);
  result.setType(typeOf(result).clone(shape));
  IRMapping repeated;
  repeated.map(spread->getOperand(0), result);
  Operation *last = rewriter.clone(*spread, repeated);
  last->getResult(0).setType(op->getResultTypes()[0]);
  rewriter.replaceOp(op, last);
  return computing;
}

namespace {
struct ComputeBeforeBroadcast final
    : mp::impl::ComputeBeforeBroadcastBase<ComputeBeforeBroadcast> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    bool changed = false;
    for (Operation *op : ops) {
      Operation *spread = findCommonSpread(op);
      if (!spread)
        continue;
      int64_t from = typeOf(op->getResult(0)).getNumElements();
      Location loc = op->getLoc();
      OperationName name = op->getName();
      // A reshape of a broadcast is two steps, and each operand has both.
      for (; spread; spread = findCommonSpread(op))
        op = computeBefore(op, spread, rewriter);
      changed = true;
      remark::passed(loc, remarkOf(DEBUG_TYPE, "Moved"))
          << remark::add("computes {0} for {1} elements instead of {2}", name,
                         typeOf(op->getResult(0)).getNumElements(), from);
    }
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
