//===- UntamedGradients.cpp - What gradients ask of the values they meet --===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A profile is of the step without a loss scale, and of what is as large as it
// was seen to be. So gradients are judged as if there were none: what is
// believed of one without it holds with it, and so does what that asks for.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

ValueTrust::ValueTrust(const FunctionPrecision &function,
                       const StateValues &state, const RangeAnalysis &ranges,
                       FloatType low, PrecisionLevel level)
    : ValueTrust(function, state, ranges, low, level,
                 &ranges.withoutProfile() == &ranges
                     ? nullptr
                     : std::unique_ptr<ValueTrust>(new ValueTrust(
                           function, state, ranges.withoutProfile(), low, level,
                           /*unseen=*/nullptr))) {}

std::optional<ValueTrust::Judgement>
ValueTrust::findUnseen(Value gradient) const {
  if (!unseen)
    return std::nullopt;
  Judgement judged = {unseen->getBase(gradient),
                      unseen->scales.lookup(gradient),
                      unseen->growths.lookup(gradient)};
  return isTrusted(judged) ? std::optional(judged) : std::nullopt;
}

static constexpr StringLiteral meetsAny = "meets a gradient of any size";

void ValueTrust::ask(Value value, StringRef reason, Operation *gradient) {
  if (sensitive.try_emplace(value, reason, gradient).second)
    asked.emplace_back(value, Sensitivity{reason, gradient});
}

/// What is to be multiplied by 1e12 must not lose its small numbers; and what
/// was divided by something that nothing bounds (a sum of exponentials) may be
/// of any size until it is multiplied again.
void ValueTrust::findUntamed() {
  if (unseen)
    for (const auto &[value, why] : unseen->asked)
      if (why.reason != meetsAny)
        ask(value, why.reason, why.reader);
  function.getFunction()->walk([&](Operation *op) {
    if (op->getNumResults() != 1 || isContraction(op) ||
        !state.gradients.contains(op->getResult(0)))
      return;
    Value gradient = op->getResult(0);
    SmallVector<Value> data = getData(op);
    LinearityKind kind = getLinearity(op).kind;
    bool isQuotient = kind == LinearityKind::Quotient && data.size() == 2;
    if (isQuotient && !normalizes(data[1]) && !isGuardedNorm(data[1]) &&
        plain.get(data[1]).magnitude() > maxFactor)
      ask(gradient, "is divided by what may be of any size", op);
    keepBalance(op);
    if ((isQuotient || kind == LinearityKind::Product) &&
        getBase(gradient) == Trust::Unknown)
      for (Value factor : data)
        ask(factor, meetsAny, op);
  });
}
