//===- ContractionFusions.cpp - What a library call adds ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The product of the later of two operands adds the earlier one, so that a sum
// over the uses of a parameter grows from call to call. A kernel that adds them
// all reads each product once, and so does the chain of calls: but what the sum
// is needed for beside its update then reads one tensor instead of all.
//
//===----------------------------------------------------------------------===//

#include "ContractionFusions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "mp-form-fusions"

using namespace mlir;
using namespace mlir::mp;

/// The value that ops only rename, through as many as there are.
static Value withoutNames(Value value) {
  while (isRenaming(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

/// Whether the value has a place in memory whatever is fused, and nobody but
/// the addition reads it: a kernel that read it as well would do so still.
static bool isInMemory(Value value) {
  while (value.hasOneUse() && isRenaming(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  if (!value.hasOneUse())
    return false;
  Operation *op = value.getDefiningOp();
  if (!op)
    return true;
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  return !op->hasTrait<OpTrait::ConstantLike>() &&
         (!fusible || fusible.getFusionSpec().kind == FusionNodeKind::Opaque);
}

/// The contraction of the block that makes the value, for the value's user
/// alone.
static AlignableOpInterface findAdder(Value value, Block &block) {
  while (value.hasOneUse()) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != &block)
      return {};
    if (isRenaming(op)) {
      value = op->getOperand(0);
      continue;
    }
    auto contraction = dyn_cast<AlignableOpInterface>(op);
    return contraction && contraction.addsInPlace() ? contraction
                                                    : AlignableOpInterface();
  }
  return {};
}

static Value reshapeTo(OpBuilder &builder, Location loc, Value value,
                       Type type) {
  return value.getType() == type
             ? value
             : ReshapeOp::create(builder, loc, type, value).getResult();
}

/// Puts `contraction` and the addition of `added` into a fusion in place of
/// `add`.
static void fuse(AlignableOpInterface contraction, Value added,
                 arith::AddFOp add) {
  // As early as it can be: what the product reads need not live longer.
  Operation *maker = withoutNames(added).getDefiningOp();
  OpBuilder builder(contraction);
  if (maker && maker->getBlock() == contraction->getBlock() &&
      contraction->isBeforeInBlock(maker))
    builder.setInsertionPointAfter(maker);
  Location loc = builder.getFusedLoc({contraction->getLoc(), add.getLoc()});
  Type type = contraction->getResult(0).getType();
  Value sum = reshapeTo(builder, loc, withoutNames(added), type);

  llvm::SetVector<Value> inputs(contraction->operand_begin(),
                                contraction->operand_end());
  inputs.insert(sum);
  auto fusion = FusionOp::create(builder, loc, type, FusionKind::Contraction,
                                 inputs.getArrayRef());
  Value result = reshapeTo(builder, loc, fusion->getResult(0), add.getType());
  Block *body = builder.createBlock(&fusion.getBody());
  IRMapping inside;
  for (Value input : inputs)
    inside.map(input, body->addArgument(input.getType(), input.getLoc()));
  Value product = builder.clone(*contraction, inside)->getResult(0);
  Value total = arith::AddFOp::create(builder, add.getLoc(), product,
                                      inside.lookup(sum), add.getFastmath());
  YieldOp::create(builder, loc, total);
  add.replaceAllUsesWith(result);
  remark::passed(add.getLoc(), remarkOf(DEBUG_TYPE, "Addition"))
      << remark::add("the call that makes {0} adds the other term", type);
}

void mp::addInContractions(Block &block) {
  for (auto add : llvm::make_early_inc_range(block.getOps<arith::AddFOp>())) {
    if (!isa<TensorType>(add.getType()))
      continue;
    Value lhs = add.getLhs(), rhs = add.getRhs();
    AlignableOpInterface left = findAdder(lhs, block);
    AlignableOpInterface right = findAdder(rhs, block);
    // The later one adds the earlier.
    if (left && right && right->isBeforeInBlock(left))
      right = {};
    else if (right)
      left = {};
    if (right && isInMemory(lhs))
      fuse(right, lhs, add);
    else if (left && isInMemory(rhs))
      fuse(left, rhs, add);
  }
}
