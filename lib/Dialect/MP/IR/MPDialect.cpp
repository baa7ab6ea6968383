//===- MPDialect.cpp - Registration of the mp dialect ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::mp;

#include "mp/Dialect/MP/IR/MPDialect.cpp.inc"
#include "mp/Dialect/MP/IR/MPEnums.cpp.inc"

void MPDialect::initialize() {
  registerAttributes();
  registerContractionOps();
  registerFusionOps();
  registerIndexingOps();
  registerOpaqueOps();
  registerPrecisionOps();
  registerReductionOps();
  registerRoutineOps();
  registerShapeOps();
  registerStateOps();
}

Operation *MPDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                          Type type, Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}
