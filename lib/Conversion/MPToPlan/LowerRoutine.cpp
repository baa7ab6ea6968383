//===- LowerRoutine.cpp - Ops that are routines of the runtime ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MPRTBuilder.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult mp::lowerRoutine(Operation *op, MPRTBuilder &builder) {
  FailureOr<SmallVector<Value>> inputs =
      builder.getMemory(op->getOperands(), op);
  if (failed(inputs))
    return failure();
  auto config =
      dyn_cast_if_present<DictionaryAttr>(op->getPropertiesAsAttribute());
  OpBuilder &calls = builder.getCalls();
  if (!config)
    config = calls.getDictionaryAttr({});
  auto signature =
      calls.getFunctionType(op->getOperandTypes(), op->getResultTypes());
  mprt::CallOp::create(calls, op->getLoc(),
                       calls.getStringAttr(op->getName().stripDialect()),
                       *inputs, builder.makeMemory(op->getResults()), config,
                       TypeAttr::get(signature));
  return success();
}
