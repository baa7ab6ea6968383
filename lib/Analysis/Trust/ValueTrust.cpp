//===- ValueTrust.cpp - Which values 16 bits may hold ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a range proves nothing, the way a value was made speaks. Bounds are not
// chained over ops: the sum of two activations is an activation again (notes of
// the field agree that boxes explode after a few ops), but their product is
// not, since 256 squared is beyond f16.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Trust/ValueTrust.h"
#include "SensitiveValues.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/SegmentMean.h"
#include "mp/Analysis/Range/SegmentShare.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

/// How many times its own size a sum or a multiple of a trusted value may be:
/// activations up to 1000, parameters up to 32. The batch as activations: with
/// pixels brought to deviation 1 it is as large as they are.
static constexpr double maxGain = 8, maxParameterGain = 256;
/// What a weight makes of a normalised row, 64 at most, as an activation.
static constexpr double unitScale = 0x1p-4;
/// A normalised row of so many elements squared may be times a parameter.
static constexpr double maxNormalized = 1024;

StringRef mp::stringifyTrust(Trust trust) {
  switch (trust) {
  case Trust::Proved:
    return "proved";
  case Trust::Profiled:
    return "profiled";
  case Trust::Parameter:
    return "assumed: a parameter";
  case Trust::Assumed:
    return "assumed: of the size of an activation";
  case Trust::Gradient:
    return "assumed: under the loss scale";
  case Trust::Sum:
    return "assumed: a sum of many";
  case Trust::Batch:
    return "assumed: of the batch";
  case Trust::Unknown:
    return "unknown";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Judgements
//===----------------------------------------------------------------------===//

/// Up to here eight bits have four behind the point.
static constexpr double mostCoarse = 16;

/// A range that is no bound says nothing; nor, of a sum, one that is too large,
/// which no sum of numbers of both signs comes near to, unless it was seen to.
Trust ValueTrust::judgeRange(Value value, bool sums) const {
  const NumberRange &range = ranges.get(value);
  NarrowVerdict verdict = judge(range, low);
  if (verdict.fits())
    return range.isProfiled ? Trust::Profiled : Trust::Proved;
  bool isOpen =
      verdict.fault == NarrowFault::Unbounded ||
      (sums && !range.isProfiled && verdict.fault == NarrowFault::Overflows);
  return isOpen && !range.isCoordinate && !range.isInteger ? Trust::Assumed
                                                           : Trust::Unknown;
}

/// A user who allows an argument vouches for its size; one who denies it wants
/// it as it is, whatever its range.
Trust ValueTrust::judgeArgument(BlockArgument argument) const {
  PolicyRuleAttr rule = function.getArgumentRule(argument);
  if (!rule)
    return judgeByRole(argument);
  return rule.getOpClass() == OpClass::Deny
             ? Trust::Unknown
             : std::min(judgeByRole(argument), Trust::Assumed);
}

/// Whether the step writes into parts of an argument and hands it on: examples
/// of batches before, of which the step draws some.
static bool isMemory(BlockArgument argument, FunctionOpInterface function) {
  return function.getArgAttr(argument.getArgNumber(), attr::pair) &&
         llvm::any_of(argument.getUses(), [](OpOperand &use) {
           return use.getOperandNumber() == 0 &&
                  getLinearity(use.getOwner()).updatesParts;
         });
}

/// An argument of what is no step may be anything that is trained.
Trust ValueTrust::judgeByRole(BlockArgument argument) const {
  Trust byRange = vanishing.contains(argument) ? Trust::Unknown
                                               : judgeRange(argument, false);
  if (byRange == Trust::Profiled &&
      (losesFractions(argument) || largeParameters.contains(argument)))
    return Trust::Unknown;
  if (byRange == Trust::Profiled && isCoarse(low) &&
      !isWithin(argument, mostCoarse))
    byRange = Trust::Assumed;
  if (byRange != Trust::Assumed)
    return byRange;
  auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  std::optional<Role> role =
      parseRole(function.getArgAttr(argument.getArgNumber(), attr::role));
  if (!role)
    return Trust::Assumed;
  switch (*role) {
  case Role::Parameter:
  case Role::Ema:
  case Role::WorkingCopy:
    return largeParameters.contains(argument) ? Trust::Unknown
                                              : Trust::Parameter;
  case Role::Batch:
    return Trust::Batch;
  case Role::LossSeed:
    return state.gradients.contains(argument) ? Trust::Gradient
                                              : Trust::Unknown;
  case Role::Buffer:
    if (isMemory(argument, function))
      return Trust::Batch;
    break;
  default:
    break;
  }
  return masks.contains(argument) ? Trust::Profiled : Trust::Unknown;
}

bool ValueTrust::isWithin(Value value, double magnitude) const {
  return ranges.get(value).magnitude() <= magnitude;
}

/// What a profile alone tells is no proof, but that a value was a mask.
bool ValueTrust::isStated(Value value) const {
  const NumberRange &range = ranges.get(value);
  return get(value) <= Trust::Profiled &&
         (!range.isProfiled || range.isInteger);
}

/// Whether the size of the numbers is proved or was seen, also where they are
/// too near to each other for the type, as deviations of channels.
bool ValueTrust::isBounded(Value value) const {
  return get(value) <= Trust::Profiled ||
         judge(ranges.get(value), low).fault == NarrowFault::Flattens;
}

/// How much larger than its operands, of which `isOpen` tells those that may be
/// of either sign and are `scale` times the size of what is trusted, the result
/// may be: its model is asked. Infinity where there is none. What a loop
/// carries is as good as its first value in the first round, but of any range.
double ValueTrust::getGain(Operation *op) const {
  SmallVector<NumberRange> operands;
  for (Value operand : op->getOperands()) {
    bool isOpen = isPlannable(operand) &&
                  (!isBounded(operand) || !ranges.get(operand).isBounded());
    double scale = scales.lookup(operand);
    operands.push_back(isOpen ? NumberRange::of(-scale, scale)
                              : ranges.get(operand));
  }
  std::optional<NumberRange> result = inferRange(op, operands);
  return result ? result->magnitude() : NumberRange::infinity;
}

ValueTrust::Judgement ValueTrust::judgeProduct(Operation *op,
                                               ArrayRef<Value> factors) const {
  if (isContraction(op))
    return judgeContraction(op, factors);
  if (factors.size() != 2)
    return {};
  for (auto [one, other] :
       {std::pair(factors[0], factors[1]), std::pair(factors[1], factors[0])}) {
    if (isNormalized(one, other))
      return {Trust::Assumed};
    if (Value of = findAveraged(one, other, /*isInverse=*/true, ranges))
      return {getBase(of), scales.lookup(of)};
    if (Value of = findWeightedMean(one, other, /*isInverse=*/true, ranges))
      return {productOf(getBase(of)), scales.lookup(of)};
    if (isBounded(other) && isDrawn(other) && isWeighedPower(one))
      return {Trust::Assumed};
    if (isFlowFactor(other, /*divides=*/false) &&
        isMadeIntoSquare(op->getResult(0)))
      return {productOf(getBase(one)), scales.lookup(one)};
    // Scaled and shifted: what was normalised, times a parameter.
    if (get(one) == Trust::Parameter && !isWithin(other, maxGain) &&
        (isWithin(other, maxNormalized) || get(other) == Trust::Assumed ||
         isScaledParameter(one, other)))
      return {Trust::Assumed};
    if (get(one) == Trust::Parameter && get(other) == Trust::Sum)
      return {Trust::Sum};
    if (findSegmentShares(other, ranges))
      return {productOf(getBase(one)), scales.lookup(one)};
    // What a mask of the batch leaves is no larger, if it is one.
    if (masks.contains(other) && get(other) != Trust::Profiled)
      return {std::max(getBase(one), Trust::Batch), scales.lookup(one)};
    if (!isBounded(other))
      continue;
    // Parameters, and rows over their norm, are smaller than activations.
    double size =
        getBase(one) == Trust::Parameter ? maxGain / maxParameterGain : 1;
    if (hasParameters && !isWithin(other, maxGain) && isOfUnitSize(one))
      size = std::min(size, unitScale);
    Judgement result =
        judgeBounded(op, one, ranges.get(other).magnitude(), size);
    Judgement gated = isTrusted(result) ? Judgement() : judgeGate(op, factors);
    return gated.trust == Trust::Unknown ? result : gated;
  }
  return judgeGate(op, factors);
}

ValueTrust::Judgement ValueTrust::judgeResult(Operation *op) const {
  SmallVector<Value> data = getData(op);
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
  case LinearityKind::Each:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
    if (getSpec(op).accumulates)
      return judgeScaled(op, data);
    if (Judgement moved = judgeMoved(op, data); moved.trust != Trust::Unknown)
      return moved;
    break;
  case LinearityKind::Product:
    return judgeProduct(op, data);
  case LinearityKind::Quotient:
    return judgeQuotient(op, data);
  default:
    return judgeFunction(op, data);
  }
  // The sum of two activations is one. With the batch it is as large as that
  // is, but no multiple of it: that is a distance in the making, 2 x c.
  Judgement result = {Trust::Proved, 0};
  bool isMixed = false;
  for (Value operand : data) {
    Trust trust = getBase(operand);
    isMixed |= trust == Trust::Assumed;
    result.trust = std::max(result.trust, trust);
  }
  // Beside what is no parameter, such as a multiple of one, they count as the
  // activations that they are smaller than.
  for (Value operand : data) {
    bool isSmall =
        getBase(operand) == Trust::Parameter && result.trust == Trust::Assumed;
    result.scale =
        std::max(result.scale, scales.lookup(operand) *
                                   (isSmall ? maxGain / maxParameterGain : 1));
  }
  if (isMixed && result.trust == Trust::Batch)
    result.scale = std::max(result.scale, maxGain);
  return result;
}

//===----------------------------------------------------------------------===//
// Ranges and rules
//===----------------------------------------------------------------------===//

/// A range that proves something speaks before the op does, but says nothing of
/// a table's digits; that a value was seen in the range of f32 is no news.
ValueTrust::Judgement ValueTrust::judgeMade(Value result) const {
  Operation *op = result.getDefiningOp();
  if (vanishing.contains(result) || readsTable(op))
    return {};
  Trust byRange = judgeRange(result, getSpec(op).accumulates);
  if (byRange == Trust::Profiled && !explainProduct(op).empty())
    return {};
  if (byRange == Trust::Profiled && isCoarse(low) &&
      !isWithin(result, mostCoarse))
    byRange = Trust::Assumed;
  if (byRange > Trust::Profiled && state.gradients.contains(result)) {
    std::optional<Judgement> known = findUnseen(result);
    return known ? *known : judgeGradient(op);
  }
  if (byRange != Trust::Assumed)
    return {byRange};
  bool isSum = getSpec(op).accumulates && !isContraction(op);
  if (!isSum && !isCoarse(low) && isScaledDown(result))
    return {};
  // Integers that the batch brought.
  if (masks.contains(result) && getData(op).empty())
    return {Trust::Batch};
  Judgement judged = judgeResult(op);
  return judgeCoarse(op, judged);
}

/// A user who allows an op vouches for its results; one who denies it wants
/// them as they were. What ops say of themselves is about their arithmetic.
ValueTrust::Judgement ValueTrust::judgeByRule(Operation *op,
                                              Judgement judged) const {
  PrecisionGraph::NodeId node = function.getNode(op);
  if (node == FunctionPrecision::opaque)
    return judged;
  const ClassDecision &decision = function.getClass(node);
  if (decision.source == ClassDecision::Source::Interface)
    return judged;
  // Under o1 a denial is about memory: contractions may round what they read.
  if (decision.opClass == OpClass::Deny)
    return level == PrecisionLevel::O1 ? judged : Judgement();
  if (decision.opClass == OpClass::Allow)
    return {std::min(judged.trust, Trust::Assumed)};
  return judged;
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

ValueTrust::ValueTrust(const FunctionPrecision &function,
                       const StateValues &state, const RangeAnalysis &ranges,
                       FloatType low, PrecisionLevel level,
                       std::unique_ptr<ValueTrust> unseen)
    : function(function), state(state), ranges(ranges),
      plain(ranges.withoutProfile()), unseen(std::move(unseen)), low(low),
      level(level) {
  SensitiveValues found =
      findSensitiveValues(function.getFunction(), ranges, low, state.state);
  sensitive = std::move(found.values);
  sums = std::move(found.sums);
  remainders = std::move(found.remainders);
  findVanishing();
  findTables();
  findLoopConditions();
  findCancellations();
  findDerivatives();
  findDirections();
  findLargeParameters();
  findMasks();
  visitWithRecords();
  findUntamed();
  findFirstDifferences();
  findCompared();
  findCorrelations();
  findCentred();
  findAgreements();
  findTurns();
  findLossTerms();
  findSpread();
}

Trust ValueTrust::getBase(Value value) const {
  auto found = trusts.find(value);
  return found == trusts.end() ? Trust::Unknown : found->second;
}

bool ValueTrust::isTrusted(Judgement judged) {
  double limit = judged.trust == Trust::Parameter ? maxParameterGain : maxGain;
  // Ranges are rounded outward.
  bool isScaled =
      judged.trust > Trust::Profiled && judged.scale > limit * 1.0001;
  return judged.trust != Trust::Unknown && !isScaled;
}

Trust ValueTrust::get(Value value) const {
  Judgement judged = {getBase(value), scales.lookup(value)};
  return isTrusted(judged) ? judged.trust : Trust::Unknown;
}

bool ValueTrust::mayRoundGradient(Value value) const {
  return !sensitive.contains(value) && !state.unscaled.contains(value);
}

bool ValueTrust::mayStore(Value value) const {
  return get(value) < Trust::Sum && !sensitive.contains(value) &&
         !state.state.contains(value) && !state.unscaled.contains(value);
}

bool ValueTrust::isWidened(Value value) const {
  Operation *op = value.getDefiningOp();
  auto fusible = dyn_cast_if_present<FusibleOpInterface>(op);
  bool converts = isa_and_present<CastOp>(op) ||
                  (fusible && fusible.getFusionSpec().convertsFloats);
  return converts && getElementTypeOrSelf(op->getOperand(0)) == low &&
         !isDeniedByUser(function.getClass(function.getNode(op)));
}
