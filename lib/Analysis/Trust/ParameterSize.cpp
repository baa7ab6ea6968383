//===- ParameterSize.cpp - Parameters that nothing keeps small ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Weights are small since what they make of activations has to be activations.
// A price for each district, which a one-hot looks up, a coefficient of a
// linear model, and knots of a spline are as large as what they predict: where
// that is a target of unknown size, so are they.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Iterators.h"
#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Support/ValueMap.h"

using namespace mlir;
using namespace mlir::mp;

/// Shares and counts of a few: what a lookup weighs parameters by.
static constexpr double mostShare = 8;
/// What is divided by so much, or taken from so large a number, is of that
/// size.
static constexpr double leastDivisor = 512, leastOffset = 2048;
/// From here on a number is a mask: it leaves no digit of what it is added to.
static constexpr double leastMask = 0x1p24;
/// Sums that a factor may be, of parameters.
static constexpr unsigned mostTerms = 16;

namespace {
/// Which values become what tells their size, readers first.
class SizeWalk {
public:
  using IsOfBatch = llvm::function_ref<bool(BlockArgument)>;

  SizeWalk(FunctionOpInterface function, const StateValues &state,
           const RangeAnalysis &ranges, FloatType low, IsOfBatch isOfBatch);

  bool isOfBatch(Value value) const { return batch.contains(value); }
  /// Is nothing but that, and of shares: no activation.
  bool isGiven(Value value) const { return given.contains(value); }
  /// Is not negative and small: a share, a count of a few.
  bool isShare(Value value) const;
  /// Is taken from the batch, or compared with it by a quotient.
  bool isCompared(Value value) const { return compared.contains(value); }
  /// Is brought to another size by a constant, a logarithm or a root.
  bool isRescaled(Value value) const { return rescaled.contains(value); }

private:
  void findBatch(Operation *op);
  void visit(Operation *op);
  void visitSum(Operation *op, ArrayRef<Value> data);
  void visitFactor(Value value, Value other, bool isDivided);
  void handOn(Operation *op, Value value);

  const StateValues &state;
  const RangeAnalysis &ranges;
  FloatType low;
  ValueSet batch, compared, rescaled;
  /// Of `batch`, sums of many: what a mean is divided by.
  ValueSet summed;
  /// Of `batch`, what is made of nothing else.
  ValueSet given;
};
} // namespace

SizeWalk::SizeWalk(FunctionOpInterface function, const StateValues &state,
                   const RangeAnalysis &ranges, FloatType low,
                   IsOfBatch isOfBatch)
    : state(state), ranges(ranges), low(low) {
  for (BlockArgument argument : function.getArguments())
    if (isPlannable(argument) && isOfBatch(argument)) {
      batch.insert(argument);
      given.insert(argument);
    }
  function->walk<WalkOrder::PreOrder>([&](Operation *op) { findBatch(op); });
  function->walk<WalkOrder::PostOrder, ReverseIterator>(
      [&](Operation *op) { visit(op); });
}

bool SizeWalk::isShare(Value value) const {
  const NumberRange &range = ranges.get(value);
  return range.low >= 0 && range.high <= mostShare && !isConstant(value);
}

/// The operands that the result is the sum or the multiple of, by constants.
static SmallVector<Value> getSummands(Operation *op) {
  SmallVector<Value> data = getData(op);
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
    return data;
  case LinearityKind::Quotient:
    if (data.size() == 2 && !isConstant(data[1]))
      return {};
    [[fallthrough]];
  case LinearityKind::Product:
    llvm::erase_if(data, isConstant);
    return data.size() == 1 ? data : SmallVector<Value>();
  default:
    return {};
  }
}

/// What is linear in the batch, and integers of unknown size as floats.
void SizeWalk::findBatch(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !isPlannable(op->getResult(0)) || isContraction(op))
    return;
  SmallVector<Value> terms = getSummands(op);
  bool isConverted = getData(op).empty() && op->getNumOperands() == 1 &&
                     isa<BlockArgument>(getSource(op->getOperand(0))) &&
                     !judge(ranges.get(op->getResult(0)), low).fits();
  auto isIn = [&](const ValueSet &values) {
    return llvm::any_of(terms,
                        [&](Value term) { return values.contains(term); });
  };
  if (!isConverted && !isIn(batch))
    return;
  batch.insert(op->getResult(0));
  if (llvm::all_of(terms, [&](Value term) {
        return isGiven(term) || isShare(term) || isConstant(term);
      }))
    given.insert(op->getResult(0));
  if (getSpec(op).accumulates || isIn(summed))
    summed.insert(op->getResult(0));
}

void SizeWalk::handOn(Operation *op, Value value) {
  if (isCompared(op->getResult(0)))
    compared.insert(value);
  // A mean is a sum that is divided.
  if (isRescaled(op->getResult(0)) && !getSpec(op).accumulates)
    rescaled.insert(value);
}

void SizeWalk::visitSum(Operation *op, ArrayRef<Value> data) {
  bool isTakenFromBatch = data.size() == 2 && isDifference(op) &&
                          isOfBatch(data[0]) != isOfBatch(data[1]);
  for (unsigned i : llvm::seq<unsigned>(data.size())) {
    if (isTakenFromBatch)
      compared.insert(data[i]);
    if (data.size() != 2 || !isConstant(data[1 - i]))
      continue;
    const NumberRange &offset = ranges.get(data[1 - i]);
    if (std::max(offset.low, -offset.high) >= leastOffset &&
        offset.magnitude() < leastMask)
      rescaled.insert(data[i]);
  }
}

/// Of a product or a quotient one operand, and what the other is.
void SizeWalk::visitFactor(Value value, Value other, bool isDivided) {
  if (!isConstant(other))
    return;
  const NumberRange &range = ranges.get(other);
  bool isLarge = !range.mayBeZero && range.leastNonZero >= leastDivisor;
  if (isDivided ? isLarge : range.magnitude() <= 1 / leastDivisor)
    rescaled.insert(value);
}

void SizeWalk::visit(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      state.gradients.contains(op->getResult(0)) ||
      state.state.contains(op->getResult(0)) || isContraction(op))
    return;
  SmallVector<Value> data = getData(op);
  LinearityKind kind = getLinearity(op).kind;
  switch (kind) {
  case LinearityKind::Common:
    visitSum(op, data);
    [[fallthrough]];
  case LinearityKind::Linear:
  case LinearityKind::Each:
  case LinearityKind::Ordered:
    for (Value value : data)
      handOn(op, value);
    return;
  case LinearityKind::Product:
    // Of the batch the product is as large as that makes it.
    if (data.size() != 2 || isOfBatch(data[0]) || isOfBatch(data[1]))
      return;
    for (unsigned i : {0, 1}) {
      handOn(op, data[i]);
      visitFactor(data[i], data[1 - i], /*isDivided=*/false);
    }
    return;
  case LinearityKind::Quotient:
    if (data.size() != 2)
      return;
    for (unsigned i : {0, 1})
      if (isOfBatch(data[1 - i]) && !summed.contains(data[1 - i]))
        compared.insert(data[i]);
    if (isConstant(data[1])) {
      handOn(op, data[0]);
      visitFactor(data[0], data[1], /*isDivided=*/true);
    }
    return;
  default:
    if (data.size() == 1 && (isLogarithm(op) || (kind == LinearityKind::Power &&
                                                 getLinearity(op).root > 1)))
      rescaled.insert(data[0]);
  }
}

/// The parameters that a value is the sum of, moved and times constants; none
/// where it is made of anything else.
SmallVector<BlockArgument> ValueTrust::getParameters(Value value) const {
  llvm::SmallSetVector<Value, mostTerms> terms;
  SmallVector<BlockArgument> parameters;
  terms.insert(value);
  for (unsigned next = 0; next < terms.size(); ++next) {
    Value term = terms[next];
    auto argument = dyn_cast<BlockArgument>(term);
    if (argument && (getArgumentRole(argument) == Role::Parameter ||
                     getArgumentRole(argument) == Role::Ema)) {
      parameters.push_back(argument);
      continue;
    }
    Operation *op = term.getDefiningOp();
    SmallVector<Value> made;
    if (op && !getSpec(op).accumulates)
      made = getSummands(op);
    llvm::erase_if(made, isConstant);
    if (made.empty() || next >= mostTerms)
      return {};
    terms.insert_range(made);
  }
  return parameters;
}

std::optional<Role> ValueTrust::getArgumentRole(BlockArgument argument) const {
  if (argument.getOwner()->getParentOp() != function.getFunction())
    return std::nullopt;
  return parseRole(
      function.getFunction().getArgAttr(argument.getArgNumber(), attr::role));
}

void ValueTrust::findLargeParameters() {
  auto isOpenBatch = [&](BlockArgument argument) {
    PolicyRuleAttr rule = function.getArgumentRule(argument);
    bool isVouchedFor = rule && rule.getOpClass() != OpClass::Deny;
    return getArgumentRole(argument) == Role::Batch && !isVouchedFor &&
           !isWithin(argument, mostNormalised);
  };
  SizeWalk sizes(function.getFunction(), state, ranges, low, isOpenBatch);
  function.getFunction()->walk([&](Operation *op) {
    SmallVector<Value> data = getData(op);
    if (!isContraction(op) || data.size() != 2 ||
        state.gradients.contains(op->getResult(0)) ||
        state.state.contains(op->getResult(0)))
      return;
    Value made = op->getResult(0);
    for (unsigned i : {0, 1}) {
      // What weighs without a sign, or is of the batch, is no activation.
      bool isShare = sizes.isShare(data[1 - i]);
      bool isLookup = isShare || sizes.isGiven(data[1 - i]);
      if (!sizes.isCompared(made) && !(isShare && sizes.isRescaled(made)))
        continue;
      for (BlockArgument parameter : getParameters(data[i]))
        if (isLookup)
          largeParameters.try_emplace(parameter, op);
        else
          heads.try_emplace(op, parameter);
    }
  });
}

Value ValueTrust::getHead(Operation *contraction) const {
  Value parameter = isCoarse(low) ? Value() : heads.lookup(contraction);
  return parameter && get(parameter) == Trust::Parameter ? parameter : Value();
}
