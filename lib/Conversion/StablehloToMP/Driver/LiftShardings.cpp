//===- LiftShardings.cpp - Where values lie, on their makers --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiftShardings.h"

#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"

#include "mlir/IR/OpDefinition.h"

using namespace mlir;
using namespace mlir::mp;

/// The text of the sharding that `op` marks its operand with; null if it is no
/// mark.
static StringAttr getMark(OpaqueOp op) {
  if (op.getKept() != "sdy.sharding_constraint" || !op.getMoves() ||
      op.getCode() || op.getSignature() || !op.getConfigAttr() ||
      op.getConfigAttr().size() != 1 || op->getNumOperands() != 1 ||
      op->getOperandTypes() != op->getResultTypes())
    return {};
  return op.getConfigAttr().getAs<StringAttr>("sharding");
}

void mp::liftShardings(ModuleOp module) {
  module.walk([](OpaqueOp op) {
    StringAttr sharding = getMark(op);
    Operation *maker = sharding ? op->getOperand(0).getDefiningOp() : nullptr;
    if (!maker)
      return;
    if (!maker->hasTrait<OpTrait::ConstantLike>()) {
      if (maker->getNumResults() != 1 || !maker->hasOneUse() ||
          maker->hasAttr(attr::sharding) || maker->getNumRegions() != 0 ||
          maker->getBlock() != op->getBlock())
        return;
      maker->setAttr(attr::sharding, sharding);
    }
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
  });
}
