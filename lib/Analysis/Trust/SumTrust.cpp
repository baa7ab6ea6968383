//===- SumTrust.cpp - Sums of many, and of as many as the batch says ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum of n activations may be n times as large as one. Of numbers whose size
// is known, as that of a normalised row is, f16 holds sums of more.
//
// It holds sums of 256 activations that are 256 on average, as hardly any are.
// A sum of so many is believed as the batch is, to be read by contractions
// alone, and with a warning. So is one over segments: how many neighbours a
// node of a graph has is in the batch, and nothing states it, as nothing states
// the range of the batch, but it is known how many there are on average. What
// is too large for it shows: it is a factor of the gradient of the weight that
// it is multiplied by, which is no number then, and the step is refused.
//
//===----------------------------------------------------------------------===//

#include "ValueOrigins.h"

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/SegmentCount.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/SegmentShare.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

/// An activation is believed to be no larger, and what a weight makes of a
/// normalised row of 4,096, or of numbers within 1.
static constexpr double mostActivation = 1024, mostUnit = 64;

/// How much larger sums of many activations may be than sums of few: 256.
static constexpr double mostMany = 32;

/// What scales so much down is not of the size of an activation.
static constexpr double leastGain = 0x1p-9;

/// Moves of a sum that are looked at.
static constexpr unsigned mostReaders = 16;

/// As how many activations a sum of so many elements of the value counts.
double ValueTrust::getSumScale(Value of, double count) const {
  double scale = scales.lookup(of);
  if (get(of) <= Trust::Profiled)
    scale = ranges.get(of).magnitude() / mostActivation;
  else if (hasParameters && isOfUnitSize(of))
    scale = mostUnit / mostActivation;
  return std::max(1.0, count * scale);
}

ValueTrust::Judgement ValueTrust::judgeSegments(ScatterOp sum,
                                                double count) const {
  Value updates = sum.getUpdates();
  Judgement result = {get(updates) == Trust::Parameter
                          ? Trust::Parameter
                          : productOf(getBase(updates)),
                      getSumScale(updates, count)};
  if (matchPattern(sum.getOperand(), m_AnyZeroFloat()))
    return result;
  result.trust = std::max(result.trust, getBase(sum.getOperand()));
  result.scale += getSumScale(sum.getOperand(), 1);
  return result;
}

ValueTrust::Judgement ValueTrust::judgeSegments(ScatterOp sum) const {
  SegmentCount counted = countSegments(sum);
  Judgement most = judgeSegments(sum, counted.most);
  if (isTrusted(most) || counted.most == counted.usual)
    return most;
  Judgement usual = judgeSegments(sum, counted.usual);
  if (get(sum.getUpdates()) == Trust::Assumed)
    usual.scale = std::max(1.0, usual.scale / mostMany);
  usual.trust = std::max(usual.trust, Trust::Sum);
  return isTrusted(usual) ? usual : most;
}

bool ValueTrust::restsOnCounts(Operation *op) const {
  auto sum = dyn_cast<ScatterOp>(op);
  if (!sum)
    return op->getNumResults() == 1 && getSpec(op).accumulates &&
           get(op->getResult(0)) == Trust::Sum &&
           get(getData(op)[0]) == Trust::Assumed;
  if (sum.getKind() != ReduceKind::Add)
    return false;
  Trust trust = get(sum.getResult());
  return !isCoarse(low) && (trust == Trust::Sum || trust == Trust::Batch) &&
         !isTrusted(judgeSegments(sum, countSegments(sum).most));
}

SmallVector<Operation *> ValueTrust::getSums(Value value) const {
  auto isCounted = [&](Value other) {
    return get(other) == Trust::Sum || get(other) == Trust::Batch;
  };
  llvm::SmallSetVector<Value, 8> seen;
  SmallVector<Operation *> sums;
  if (isCounted(value))
    seen.insert(value);
  for (unsigned next = 0; next < seen.size(); ++next) {
    Value current = seen[next];
    if (Operation *op = current.getDefiningOp(); op && restsOnCounts(op))
      sums.push_back(op);
    for (Value origin : getOrigins(current))
      if (isCounted(origin))
        seen.insert(origin);
  }
  return sums;
}

/// Whether a reader multiplies or divides the value, behind moves, as it makes
/// a mean of a sum: that is known to be as large as what was summed.
static bool isScaled(Value value) {
  SmallVector<Value> open{value};
  for (unsigned i = 0; i < open.size(); ++i)
    for (Operation *user : open[i].getUsers()) {
      LinearityKind kind = getLinearity(user).kind;
      if ((kind == LinearityKind::Product && !isContraction(user)) ||
          kind == LinearityKind::Quotient)
        return true;
      if (kind == LinearityKind::Linear && user->getNumResults() == 1 &&
          open.size() < mostReaders)
        open.push_back(user->getResult(0));
    }
  return false;
}

/// Whether a reader makes the value less than a five hundredth of itself: it is
/// as much larger than what the author wants.
bool ValueTrust::isScaledDown(Value value) const {
  return llvm::any_of(value.getUses(), [&](OpOperand &use) {
    Operation *reader = use.getOwner();
    if (reader->getNumOperands() != 2)
      return false;
    LinearityKind kind = getLinearity(reader).kind;
    if ((kind != LinearityKind::Product && kind != LinearityKind::Quotient) ||
        isContraction(reader))
      return false;
    SmallVector<Value> data = getData(reader);
    if (data.size() != 2)
      return false;
    if (kind == LinearityKind::Product)
      return isWithin(data[data[0] == value], leastGain);
    const NumberRange &divisor = ranges.get(data[1]);
    return kind == LinearityKind::Quotient && data[0] == value &&
           !divisor.mayBeZero && divisor.leastNonZero >= 1 / leastGain;
  });
}

/// The worst of the operands, with a gain that the model tells.
ValueTrust::Judgement ValueTrust::judgeScaled(Operation *op,
                                              ArrayRef<Value> data) const {
  if (Value of = findShared(op, ranges))
    return {productOf(getBase(of)), scales.lookup(of)};
  if (isPartOfContraction(op))
    return {getBase(data[0]), scales.lookup(data[0])};
  if (auto scatter = dyn_cast<ScatterOp>(op);
      scatter && !isCoarse(low) && scatter.getKind() == ReduceKind::Add)
    return judgeSegments(scatter);
  Judgement result = {Trust::Proved, getGain(op)};
  bool hasSquare = false;
  for (Value operand : data) {
    Operation *maker = operand.getDefiningOp();
    bool isLength = isCoarse(low) && maker && isSquare(maker);
    hasSquare |= isLength;
    result.trust =
        std::max(result.trust, getBase(isLength ? getData(maker)[0] : operand));
  }
  // The range of the sum is beyond the type, or it would have been believed.
  if (result.trust <= Trust::Profiled)
    return {};
  // With the range of f32 only digits are at stake, and for a layer those of
  // any activation do.
  if (isCoarse(low) && result.trust <= Trust::Batch &&
      feedsContractions(op->getResult(0)))
    return {result.trust};
  if (data.size() == 1 && !isCoarse(low))
    result.scale =
        std::min(result.scale,
                 getSumScale(data[0], result.scale / scales.lookup(data[0])));
  Judgement many = {Trust::Sum, std::max(1.0, result.scale / mostMany)};
  if (!isCoarse(low) && hasParameters && result.trust == Trust::Assumed &&
      !isTrusted(result) && isTrusted(many) && !isScaled(op->getResult(0)))
    return many;
  return hasSquare ? Judgement() : result;
}
