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

/// The counter of bad steps, and with it one more result of its type.
static ParseResult
parseBadSteps(OpAsmParser &parser,
              std::optional<OpAsmParser::UnresolvedOperand> &badSteps,
              Type &operandType, Type &resultType) {
  if (failed(parser.parseOptionalComma()))
    return success();
  operandType = resultType =
      RankedTensorType::get({}, parser.getBuilder().getI32Type());
  return parser.parseOperand(badSteps.emplace());
}

static void printBadSteps(OpAsmPrinter &printer, UpdateLossScaleOp,
                          Value badSteps, Type, Type) {
  if (badSteps)
    printer << ", " << badSteps;
}

#include "mp/Dialect/MP/IR/MPLossScaleEnums.cpp.inc"
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

/// Bad steps are counted where, and only where, some are tolerated.
static LogicalResult verifyHysteresis(UpdateLossScaleOp op) {
  int32_t hysteresis = op.getHysteresis().value_or(1);
  if (hysteresis < 1)
    return op.emitOpError()
           << "'hysteresis' is " << hysteresis << ", but must be at least 1";
  bool counts = op.getBadSteps() != nullptr;
  if (counts != (op.getNewBadSteps() != nullptr))
    return op.emitOpError()
           << "takes " << (counts ? "a" : "no")
           << " count of bad steps, but gives " << (counts ? "none" : "one");
  if (counts != op.getHysteresis().has_value() ||
      counts != op.getRefill().has_value())
    return op.emitOpError()
           << "needs a count of bad steps, 'hysteresis' and 'refill' together";
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
  if (failed(verifyHysteresis(*this)))
    return failure();
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

LogicalResult DetectStallOp::verify() {
  if (static_cast<int32_t>(getAfter()) < 1)
    return emitOpError() << "'after' is " << static_cast<int32_t>(getAfter())
                         << ", but must be at least 1";
  return success();
}

LogicalResult GuardOp::verify() {
  if (getKept().empty())
    return emitOpError() << "keeps 0 values, expected at least 1";
  return verifyYield(*this, getBody().front(), getResultTypes());
}
