//===- MPDialect.cpp - Registration of the mp dialect ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MP.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::mp;

#include "mp/Dialect/MP/IR/MPDialect.cpp.inc"
#include "mp/Dialect/MP/IR/MPEnums.cpp.inc"

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPOps.cpp.inc"

void MPDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPOps.cpp.inc"
      >();
}

Operation *MPDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                          Type type, Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}
