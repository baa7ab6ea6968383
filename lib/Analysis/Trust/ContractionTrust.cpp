//===- ContractionTrust.cpp - What contractions make of trusted values ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Training keeps weights so small that what they make of activations are
// activations. Nothing does so for two activations, nor for what is summed
// because a constant or a mask says so.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/LineWeight.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

/// Numbers of a normal distribution of deviation 1, of which f32 makes none
/// above 6.
static constexpr double maxNoise = 8;

/// Whether a value was drawn by the step between proved numbers, whatever the
/// batch: noise and masks, which are added to weights and multiplied by them.
bool ValueTrust::isDrawn(Value value) const {
  return isPlannable(value) && isStated(value) && !state.batch.empty() &&
         !state.batch.contains(value);
}

/// A bounded number of either sign that was learnt, such as a tanh of what a
/// layer gives, is an activation as one without bounds is; and noise of the
/// size of weights is as good as those. Not shares and one-hots, which pick
/// numbers of the batch, nor integers, coordinates and tables.
bool ValueTrust::isAsLearnt(Value factor) const {
  Trust trust = get(factor);
  if (trust != Trust::Proved)
    return trust != Trust::Batch;
  const NumberRange &range = ranges.get(factor);
  if (range.low >= 0 || range.high <= 0 || range.isInteger ||
      range.isCoordinate || getTable(factor))
    return false;
  return state.learnt.contains(factor) ||
         (state.drawn.contains(factor) && isDrawn(factor) &&
          isWithin(factor, maxNoise));
}

/// A weight over its norm, the product of two thin ones, one with noise.
void ValueTrust::findWeights(Operation &op) {
  auto isWeight = [&](Value operand) {
    return weights.contains(operand) ||
           (isPlannable(operand) && getBase(operand) == Trust::Parameter);
  };
  if (llvm::none_of(op.getOperands(), isWeight))
    return;
  for (Value operand : op.getOperands())
    if (!isWeight(operand) && !masks.contains(getSource(operand)) &&
        !matchPattern(operand, m_Constant()) &&
        // What layers make of noise are activations.
        (isContraction(&op) || !isDrawn(operand)))
      return;
  weights.insert_range(op.getResults());
}

/// What a contraction of trusted values gives is one; not squares of what may
/// be large (|x|^2), nor the batch times anything but parameters: sums over
/// neighbours, positions times frequencies, tables times what looks them up.
ValueTrust::Judgement
ValueTrust::judgeContraction(Operation *op, ArrayRef<Value> factors) const {
  bool hasBatch = false, hasWeights = false, hasOther = false;
  bool hasTable = false, isLearnt = false, isWeighted = !hasParameters;
  SmallVector<Value, 2> sources;
  for (Value factor : factors) {
    Trust trust = get(factor);
    if (trust == Trust::Unknown)
      return {};
    hasBatch |= trust == Trust::Batch;
    bool isWeight = trust == Trust::Parameter ||
                    (trust == Trust::Assumed && weights.contains(factor));
    hasWeights |= isWeight;
    hasOther |= trust != Trust::Batch && !isWeight;
    hasTable |= tables.contains(getTable(factor));
    isLearnt |= isAsLearnt(factor);
    isWeighted |= trust == Trust::Parameter || weights.contains(factor);
    if (trust <= Trust::Profiled)
      continue;
    if (llvm::any_of(sources, [&](Value other) {
          return getSource(other) == getSource(factor) &&
                 !areSlicesApart(other, factor);
        }))
      return {};
    sources.push_back(factor);
  }
  bool readsBatch = hasBatch && (hasOther || !hasWeights);
  // With the range of f32 only digits are at stake: what was learnt has no more
  // of them than an activation.
  if (isCoarse(low) && readsBatch && isLearnt && !hasTable)
    return {Trust::Assumed};
  if (readsBatch && picksOfBatch(op))
    return {Trust::Batch};
  if (hasParameters && (readsBatch || (hasTable && !isLearnt)))
    return {};
  return isWeighted ? Judgement{Trust::Assumed} : judgeMixture(op);
}

/// Without weights among its factors, which training keeps so small that their
/// sums are of the size of activations: a product of two activations is of any
/// size, and sums of one count with the other factor. What may be of both
/// signs does not add up. With the range of f32 a layer reads sums of any size.
ValueTrust::Judgement ValueTrust::judgeMixture(Operation *contraction) const {
  Judgement result = {Trust::Assumed};
  if (isCoarse(low) && feedsContractions(contraction->getResult(0)))
    return result;
  bool hasActivation = false;
  for (OpOperand &operand : contraction->getOpOperands()) {
    Value factor = operand.get();
    if (!isPlannable(factor))
      continue;
    if (get(factor) == Trust::Sum && !isCoarse(low))
      return {};
    if (get(factor) > Trust::Profiled) {
      // Of the digits of two that were rounded: only their range is at stake.
      if (hasActivation)
        return isCoarse(low) ? Judgement{Trust::Assumed} : Judgement();
      hasActivation = true;
      result.scale *= scales.lookup(factor);
    } else if (getTable(factor) || ranges.get(factor).low >= 0) {
      result.scale *= getLineWeight(operand, ranges);
    }
  }
  return hasActivation ? result : Judgement{Trust::Assumed};
}

/// What devices add up of a contraction with a weight is what one would give
/// device that had all of it.
bool ValueTrust::isPartOfContraction(Operation *sum) const {
  if (!sumsDevices(sum))
    return false;
  Operation *op = getSource(sum->getOperand(0)).getDefiningOp();
  return op && isContraction(op) &&
         llvm::any_of(getData(op), [&](Value factor) {
           return get(factor) == Trust::Parameter || weights.contains(factor);
         });
}

bool ValueTrust::restsOnSigns(Operation *contraction) const {
  Value result = contraction->getResult(0);
  const ClassDecision &decision =
      function.getClass(function.getNode(contraction));
  if (!hasParameters || isCoarse(low) || get(result) != Trust::Assumed ||
      state.gradients.contains(result) ||
      decision.source != ClassDecision::Source::Interface)
    return false;
  bool hasActivation = false, hasBothSigns = false;
  for (Value factor : getData(contraction)) {
    Trust trust = get(factor);
    if (trust == Trust::Parameter || trust == Trust::Batch ||
        weights.contains(factor))
      return false;
    hasActivation |= trust > Trust::Profiled;
    hasBothSigns |= trust <= Trust::Profiled && !getTable(factor) &&
                    ranges.get(factor).low < 0;
  }
  return hasActivation && hasBothSigns;
}
