//===- MPScalerOps.cpp - What moves the loss scale ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPScalerOps.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

static constexpr float tiny = std::numeric_limits<float>::min();
static constexpr float huge = std::numeric_limits<float>::max();

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
#include "mp/Dialect/MP/IR/MPScalerOps.cpp.inc"

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
static LogicalResult verifyRange(Operation *op, StringRef name,
                                 const APFloat &number, float least,
                                 float most) {
  if (number >= APFloat(least) && number <= APFloat(most))
    return success();
  SmallString<16> text;
  number.toString(text);
  return op->emitOpError() << "'" << name << "' is " << text
                           << ", expected between " << least << " and " << most;
}

static LogicalResult verifyCount(Operation *op, StringRef name, int32_t count) {
  if (count >= 1)
    return success();
  return op->emitOpError() << "'" << name << "' is " << count
                           << ", but must be at least 1";
}

static LogicalResult verifyBounds(Operation *op, std::optional<APFloat> floor,
                                  std::optional<APFloat> ceiling) {
  if (floor && failed(verifyRange(op, "floor", *floor, tiny, huge)))
    return failure();
  if (ceiling && failed(verifyRange(op, "ceiling", *ceiling, tiny, huge)))
    return failure();
  if (floor && ceiling && *floor > *ceiling)
    return op->emitOpError()
           << "'floor' is " << floor->convertToFloat() << ", above 'ceiling' "
           << ceiling->convertToFloat();
  return success();
}

//===----------------------------------------------------------------------===//
// Statistics of gradients
//===----------------------------------------------------------------------===//

LogicalResult AmaxOp::verify() {
  if (getGradients().empty())
    return emitOpError() << "has 0 gradients, expected at least 1";
  return success();
}

LogicalResult HistogramOp::verify() {
  if (getGradients().empty())
    return emitOpError() << "has 0 gradients, expected at least 1";
  return verifyRange(*this, "edge", getEdge(), tiny, huge);
}

//===----------------------------------------------------------------------===//
// Scalers
//===----------------------------------------------------------------------===//

LogicalResult UpdateLossScaleOp::verify() {
  return success(
      succeeded(verifyRange(*this, "growth", getGrowth(), 1, huge)) &&
      succeeded(verifyRange(*this, "backoff", getBackoff(), tiny, 1)) &&
      succeeded(verifyCount(*this, "interval", getInterval())) &&
      succeeded(verifyHysteresis(*this)) &&
      succeeded(verifyBounds(*this, getFloor(), getCeiling())));
}

SmallVector<Value> UpdateLossScaleOp::getState() {
  SmallVector<Value> state{getScale(), getGoodSteps()};
  if (getBadSteps())
    state.push_back(getBadSteps());
  return state;
}

LogicalResult UpdateLossScaleLogMaxOp::verify() {
  // The greatest f32 below 1: an average by 1 would never move.
  constexpr float most = 0x1.fffffep-1f;
  return success(
      succeeded(verifyRange(*this, "beta1", getBeta1(), 0, most)) &&
      succeeded(verifyRange(*this, "beta2", getBeta2(), 0, most)) &&
      succeeded(verifyRange(*this, "deviations", getDeviations(), 0, huge)) &&
      succeeded(verifyRange(*this, "log_max", getLogMax(), -huge, huge)) &&
      succeeded(verifyBounds(*this, getFloor(), getCeiling())));
}

SmallVector<Value> UpdateLossScaleLogMaxOp::getState() {
  return {getScale(),    getMean(),       getWeight(),
          getSlowMean(), getSlowWeight(), getVariance()};
}
SmallVector<Value> UpdateLossScaleLogMaxOp::getStatistics() {
  return {getAmax()};
}
StringRef UpdateLossScaleLogMaxOp::getStatisticName() {
  return AmaxOp::getOperationName();
}

LogicalResult UpdateLossScaleHistogramOp::verify() {
  return success(
      succeeded(verifyRange(*this, "growth", getGrowth(), 1, huge)) &&
      succeeded(verifyRange(*this, "backoff", getBackoff(), tiny, 1)) &&
      succeeded(verifyCount(*this, "interval", getInterval())) &&
      succeeded(verifyRange(*this, "share", getShare(), 0, 1)) &&
      succeeded(verifyBounds(*this, getFloor(), getCeiling())));
}

SmallVector<Value> UpdateLossScaleHistogramOp::getState() {
  return {getScale(), getSteps(), getUpperSum(), getLowerSum()};
}
SmallVector<Value> UpdateLossScaleHistogramOp::getStatistics() {
  return {getUpper(), getLower()};
}
StringRef UpdateLossScaleHistogramOp::getStatisticName() {
  return HistogramOp::getOperationName();
}

LogicalResult DetectStallOp::verify() {
  return verifyCount(*this, "after", static_cast<int32_t>(getAfter()));
}
