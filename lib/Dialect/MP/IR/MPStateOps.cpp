//===- MPStateOps.cpp - Verifiers of training state -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "ShapeRules.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"

using namespace mlir;
using namespace mlir::mp;

/// A word that asks for one more result.
static ParseResult parseNonzero(OpAsmParser &parser, Type &type) {
  if (succeeded(parser.parseOptionalKeyword("nonzero")))
    type = RankedTensorType::get({}, parser.getBuilder().getI1Type());
  return success();
}

static void printNonzero(OpAsmPrinter &printer, AllFiniteOp, Type type) {
  if (type)
    printer << "nonzero";
}

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPStateOps.cpp.inc"

void MPDialect::registerStateOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPStateOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPScalerOps.cpp.inc"
      >();
}

LogicalResult UnscaleOp::verify() {
  if (getElementTypeOrSelf(getInput()).isF64() !=
      getElementTypeOrSelf(getResult()).isF64())
    return emitOpError() << "has the result " << getResult().getType()
                         << " for the gradient " << getInput().getType()
                         << "; expected f64 for f64, else f32";
  return verifyResultShape(*this, getResult(), shapeOf(getInput()));
}

LogicalResult AllFiniteOp::verify() {
  if (getGradients().empty())
    return emitOpError() << "has 0 operands, expected at least 1";
  return success();
}

LogicalResult AnyChangedOp::verify() {
  if (getOld().empty())
    return emitOpError() << "compares 0 values, expected at least 1";
  return success();
}

LogicalResult GuardOp::verify() {
  if (getKept().empty())
    return emitOpError() << "keeps 0 values, expected at least 1";
  return verifyYield(*this, getBody().front(), getResultTypes());
}
