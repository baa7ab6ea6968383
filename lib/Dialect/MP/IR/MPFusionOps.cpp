//===- MPFusionOps.cpp - Verifier of fusions ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPFusionOps.cpp.inc"

void MPDialect::registerFusionOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPFusionOps.cpp.inc"
      >();
}

/// Ops that compute, as opposed to those that move or convert: elementwise
/// ones other than conversions, choices and reinterpretations.
static bool isArithmetic(Operation &op) {
  return op.hasTrait<OpTrait::Elementwise>() &&
         !isa<CastOp, arith::SelectOp, arith::BitcastOp, arith::ExtFOp,
              arith::TruncFOp>(op);
}

/// Float arithmetic is f32 or wider: narrow types only exist at the border.
static LogicalResult verifyWide(Operation &op) {
  SmallVector<Type> types(op.getOperandTypes());
  llvm::append_range(types, op.getResultTypes());
  for (Type type : types) {
    auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
    if (element && element.getWidth() < 32)
      return op.emitOpError() << "computes in " << element
                              << " inside a fusion, narrower than f32; cast "
                                 "operands to f32 and the result back";
  }
  return success();
}

LogicalResult FusionOp::verify() {
  Block &block = getBody().front();
  if (block.getNumArguments() != getNumOperands())
    return emitOpError() << "has " << getNumOperands() << " operands, but "
                         << block.getNumArguments() << " block arguments";
  for (auto [i, type] : llvm::enumerate(getOperandTypes()))
    if (block.getArgument(i).getType() != type)
      return emitOpError() << "operand " << i << " has type " << type
                           << ", but block argument " << i << " has type "
                           << block.getArgument(i).getType();
  return verifyYield(*this, block, getResultTypes());
}

LogicalResult FusionOp::verifyRegions() {
  for (Operation &op : getBody().front())
    if (isArithmetic(op) && failed(verifyWide(op)))
      return failure();
  return success();
}
