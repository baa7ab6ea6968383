//===- MPStateOps.cpp - Verifiers of training state -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "ShapeRules.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPStateOps.cpp.inc"

void MPDialect::registerStateOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPStateOps.cpp.inc"
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
  if (getInputs().empty())
    return emitOpError() << "has 0 operands, expected at least 1";
  return success();
}

/// The number is at least `least` and at most `most`; NaN is neither.
static LogicalResult verifyRange(UpdateLossScaleOp op, StringRef name,
                                 const APFloat &number, float least,
                                 float most) {
  if (number >= APFloat(least) && number <= APFloat(most))
    return success();
  SmallString<16> text;
  number.toString(text);
  return op.emitOpError() << "'" << name << "' is " << text
                          << ", expected between " << least << " and " << most;
}

LogicalResult UpdateLossScaleOp::verify() {
  const float tiny = std::numeric_limits<float>::min();
  const float huge = std::numeric_limits<float>::max();
  if (failed(verifyRange(*this, "growth", getGrowth(), 1, huge)) ||
      failed(verifyRange(*this, "backoff", getBackoff(), tiny, 1)))
    return failure();
  int32_t interval = getInterval();
  if (interval < 1)
    return emitOpError() << "'interval' is " << interval
                         << ", but must be at least 1";
  if (getFloor() &&
      failed(verifyRange(*this, "floor", *getFloor(), tiny, huge)))
    return failure();
  if (getCeiling() &&
      failed(verifyRange(*this, "ceiling", *getCeiling(), tiny, huge)))
    return failure();
  if (getFloor() && getCeiling() && *getFloor() > *getCeiling())
    return emitOpError() << "'floor' is " << getFloor()->convertToFloat()
                         << ", above 'ceiling' "
                         << getCeiling()->convertToFloat();
  return success();
}

LogicalResult GuardOp::verify() {
  if (getKept().empty())
    return emitOpError() << "keeps 0 values, expected at least 1";
  return verifyYield(*this, getBody().front(), getResultTypes());
}
