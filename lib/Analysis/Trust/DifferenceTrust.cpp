//===- DifferenceTrust.cpp - What is rounded once or not at all -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rounding is an error of the size of the value. Where the value is taken
// from one that is nearly as large, little but the error is left: p - y of a
// sample that is learnt, the logarithm of a sum less its largest summand. It
// does no harm where both sides are made of the rounded value, so values are
// looked for that one side alone reads.
//
//===----------------------------------------------------------------------===//

#include "Derivatives.h"
#include "SquaredDistances.h"
#include "SystemTrust.h"
#include "ValueOrigins.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Support/Sizes.h"
#include "mp/Support/ValueMap.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// So many elements made with one do not pay for its rounding: its own bytes
/// are few.
static constexpr int64_t leastSpread = 16;

/// What a prediction, or a parameter, is the sum of, at most.
static constexpr unsigned mostTerms = 16;

/// What a difference is to have of the bits of what it is taken from.
static constexpr int leftDigits = 4;

/// At its start the backward pass is a difference of what is proved to be
/// small, times the seed: p - y. Where p is nearly y, all digits of p matter,
/// and none may be rounded off before the difference is taken. A sum of two
/// gradients before the first contraction is such a difference as well: y is
/// scattered then.
void ValueTrust::findFirstDifferences() {
  ValueSet first;
  auto isFirst = [&](Value value) {
    return state.gradients.contains(value) ? first.contains(value)
                                           : get(value) <= Trust::Profiled;
  };
  Readers found;
  function.getFunction()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getNumResults() != 1 ||
        !state.gradients.contains(op->getResult(0)) || isContraction(op))
      return;
    SmallVector<Value> data = getData(op);
    if (!llvm::all_of(data, [&](Value value) {
          return isFirst(value) || !state.gradients.contains(value);
        }))
      return;
    first.insert(op->getResult(0));
    if (getLinearity(op).kind == LinearityKind::Common && data.size() == 2 &&
        llvm::all_of(data, isFirst))
      for (Value value : data)
        found.emplace_back(value, op);
  });
  addBack(std::move(found), "is where the backward pass begins",
          [&](Value value) -> std::optional<SmallVector<Value>> {
            Operation *op = value.getDefiningOp();
            if (!op || !isFirst(value) || getSpec(op).accumulates)
              return std::nullopt;
            return getTerms(op, /*products=*/true);
          });
}

/// Adds values, each with its reader, and what `visit` says to go on to; none
/// where the value is not to be added. What is known of a value already is no
/// reason to stop there.
void ValueTrust::addBack(
    Readers pending, StringRef reason,
    function_ref<std::optional<SmallVector<Value>>(Value)> visit) {
  ValueSet seen;
  while (!pending.empty()) {
    auto [value, reader] = pending.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    std::optional<SmallVector<Value>> terms = visit(value);
    if (!terms)
      continue;
    sensitive.try_emplace(value, reason, reader);
    for (Value term : *terms)
      pending.emplace_back(term, value.getDefiningOp());
  }
}

/// Adds the values that hold, with the readers, and what they are sums and
/// multiples of, back to contractions.
void ValueTrust::addWithTerms(Readers pending, StringRef reason,
                              function_ref<bool(Value)> holds) {
  addBack(std::move(pending), reason,
          [&](Value value) -> std::optional<SmallVector<Value>> {
            if (!holds(value))
              return std::nullopt;
            Operation *op = value.getDefiningOp();
            LinearityKind kind =
                op ? getLinearity(op).kind : LinearityKind::Opaque;
            bool isSum =
                kind == LinearityKind::Linear || kind == LinearityKind::Common;
            return isSum && !getSpec(op).accumulates ? getData(op)
                                                     : SmallVector<Value>();
          });
}

/// What is taken from a target of unknown size is as large as that: predictions
/// back to the contraction that makes them, and to a table of parameters that
/// is looked up, such as a price for each district.
void ValueTrust::findCompared() {
  Readers found, places;
  auto isTarget = [&](Value value) {
    return get(value) == Trust::Batch ||
           (comesFromBatch(value) && !isWithin(value, mostNormalised));
  };
  function.getFunction()->walk([&](Operation *op) {
    SmallVector<Value> data = getData(op);
    if (data.size() != 2 || !isDifference(op))
      return;
    if (isTarget(data[0]) != isTarget(data[1]))
      found.emplace_back(data[isTarget(data[0])], op);
    else
      addPlaces(op, places);
  });
  addWithTerms(std::move(found), "is compared with the batch",
               [&](Value value) {
                 Trust trust = get(value);
                 return trust == Trust::Assumed || trust == Trust::Sum ||
                        trust == Trust::Unknown || trust == Trust::Profiled ||
                        isLookedUp(value);
               });
  addBack(std::move(places), "is a parameter that is compared with another",
          [](Value) { return SmallVector<Value>(); });
}

/// Whether parameters were chosen, or moved: corners of a mesh, ratings.
bool ValueTrust::isLookedUp(Value value) const {
  return get(value) == Trust::Parameter && !isa<BlockArgument>(value);
}

/// Adds the looked-up parameters that a value is a sum, a mean or a multiple
/// of; false if it is made of anything else.
bool ValueTrust::addParameters(Value value,
                               SmallPtrSetImpl<Value> &parameters) const {
  // Each with whether it makes a parameter.
  SmallVector<std::pair<Value, bool>> pending = {{value, false}};
  for (unsigned next = 0; next < pending.size(); ++next) {
    auto [made, isPart] = pending[next];
    Operation *op = made.getDefiningOp();
    bool isParameter = isPart || get(made) == Trust::Parameter;
    if (isLookedUp(made))
      parameters.insert(made);
    SmallVector<Value> terms;
    if (op && !isContraction(op) && next < mostTerms)
      terms = getSpec(op).accumulates ? getData(op)
                                      : getTerms(op, /*products=*/false);
    llvm::erase_if(terms, isConstant);
    if (terms.empty() && !isParameter)
      return false;
    for (Value term : terms)
      pending.emplace_back(term, isParameter);
  }
  return true;
}

/// Adds what is looked up for a difference of parameters. What is taken from
/// its own mean is none: both are made of what it was rounded to. Nor is an
/// update, or a gradient.
void ValueTrust::addPlaces(Operation *difference, Readers &places) const {
  Value result = difference->getResult(0);
  if (state.state.contains(result) || state.gradients.contains(result))
    return;
  llvm::SmallPtrSet<Value, 4> parameters[2];
  for (unsigned side : {0, 1})
    if (!addParameters(difference->getOperand(side), parameters[side]))
      return;
  if (llvm::any_of(parameters[0],
                   [&](Value value) { return parameters[1].contains(value); }))
    return;
  for (const auto &side : parameters)
    for (Value value : side)
      places.emplace_back(value, difference);
}

/// Adds the contractions whose results a value is the sum of, element by
/// element; false if it is made of other activations as well, or of too many.
bool ValueTrust::addMakers(Value value,
                           SmallPtrSetImpl<Operation *> &makers) const {
  llvm::SmallSetVector<Value, mostTerms> terms;
  terms.insert(value);
  for (unsigned next = 0; next < terms.size(); ++next) {
    Value term = terms[next];
    Trust trust = get(term);
    Operation *op = term.getDefiningOp();
    if (trust == Trust::Proved || trust == Trust::Parameter ||
        (!op && trust == Trust::Profiled))
      continue;
    if (!op || trust > Trust::Assumed || terms.size() > mostTerms)
      return false;
    if (isContraction(op)) {
      makers.insert(op);
      continue;
    }
    if (getSpec(op).accumulates ||
        getLinearity(op).kind == LinearityKind::Product ||
        getTerms(op, /*products=*/false).empty())
      return false;
    terms.insert_range(getTerms(op, /*products=*/false));
  }
  return !makers.empty();
}

/// Whether a profile saw so little left of the difference, or of the sum of
/// what has both signs, that the rounding of what it is taken from shows.
bool ValueTrust::cancels(Operation *op) const {
  SmallVector<Value> data = getData(op);
  if (data.size() != 2 || getLinearity(op).kind != LinearityKind::Common ||
      !wasSeen(op->getResult(0)) || state.gradients.contains(op->getResult(0)))
    return false;
  double smaller = HUGE_VAL;
  for (Value side : data) {
    if (!wasSeen(side) || state.state.contains(side))
      return false;
    smaller = std::min(smaller, ranges.get(side).magnitude());
  }
  int digits = int(APFloat::semanticsPrecision(low.getFloatSemantics()));
  double left = ranges.get(op->getResult(0)).magnitude();
  return left < std::ldexp(smaller, leftDigits - digits);
}

/// What is left of points and themselves where they are near each other.
void ValueTrust::findDistances() {
  SquaredDistances found =
      findSquaredDistances(function.getFunction(), state, ranges);
  for (auto [value, reader] : found.values)
    sensitive.try_emplace(value, "is what squared distances are left of",
                          reader);
  for (Operation *contraction : found.contractions)
    cancelling.try_emplace(contraction,
                           "is taken from squares that it may equal");
}

/// What routines solve with, or factor.
void ValueTrust::findSystemsOfEquations() {
  Systems systems = findSystems(function.getFunction(), state, ranges);
  for (auto [value, reader] : systems.values)
    sensitive.try_emplace(value, "is what equations are solved with", reader);
  for (Operation *contraction : systems.contractions)
    cancelling.try_emplace(contraction, "makes what equations are solved with");
}

/// A covariance of what is 60 on average, two predictions of 800 that agree:
/// where a profile saw that nearly all cancels, the terms stay f32, and the
/// contractions that make them read it.
void ValueTrust::findCancellations() {
  findDistances();
  findSystemsOfEquations();
  Readers pending;
  function.getFunction()->walk([&](Operation *op) {
    if (cancels(op))
      for (Value side : getData(op))
        pending.emplace_back(side, op);
  });
  addBack(std::move(pending), "is taken from what it nearly equals",
          [&](Value value) -> std::optional<SmallVector<Value>> {
            Operation *op = value.getDefiningOp();
            if (!op)
              return SmallVector<Value>();
            if (isContraction(op))
              cancelling[op] = "makes what nearly cancels, as a profile saw";
            return isContraction(op) || getSpec(op).accumulates
                       ? SmallVector<Value>()
                       : getTerms(op, /*products=*/false);
          });
}

/// A step of 1/100 leaves a hundredth of the digits, wherever they were lost.
void ValueTrust::findDerivatives() {
  Derivatives found =
      mp::findDerivatives(function.getFunction(), state, ranges, low);
  for (auto [value, reader] : found.values)
    sensitive.try_emplace(value, "is what differences are taken of", reader);
  for (Operation *contraction : found.contractions)
    cancelling[contraction] =
        "makes what a derivative is taken of by finite differences";
}

/// Two networks that are to agree: what is left where they do is their
/// rounding. Not so of a residual, or of parts of one result.
void ValueTrust::findAgreements() {
  Readers found;
  function.getFunction()->walk([&](Operation *op) {
    SmallVector<Value> data = getData(op);
    if (data.size() != 2 || !isDifference(op) ||
        state.gradients.contains(op->getResult(0)))
      return;
    llvm::SmallPtrSet<Operation *, 4> makers[2];
    if (!addMakers(data[0], makers[0]) || !addMakers(data[1], makers[1]) ||
        llvm::any_of(makers[0], [&](Operation *maker) {
          return makers[1].contains(maker);
        }))
      return;
    for (const auto &side : makers)
      agreements[op].append(side.begin(), side.end());
    for (Value side : data)
      found.emplace_back(side, op);
  });
  addWithTerms(std::move(found), "is compared with another prediction",
               [&](Value value) {
                 return get(value) == Trust::Assumed ||
                        get(value) == Trust::Profiled;
               });
}

/// Whether the op makes so many elements of each of its operand's.
static bool spreads(Operation *op, int64_t times) {
  SmallVector<Value> data = getData(op);
  return op->getNumResults() == 1 && data.size() == 1 &&
         getLinearity(op).kind == LinearityKind::Linear &&
         getCount(data[0]) > 0 &&
         getCount(data[0]) * times <= getCount(op->getResult(0));
}

/// A term of the loss that nothing else reads is rounded in the loss alone:
/// the logit of the label, from which the others are not taken. One that others
/// are taken from, such as the greatest logit, would cancel if all of them read
/// what it is rounded to, but a kernel that makes it reads it as it is.
void ValueTrust::findLossTerms() {
  SmallVector<std::pair<Value, Operation *>> pending;
  for (Block &block : function.getFunction().getFunctionBody())
    for (Value result : block.getTerminator()->getOperands())
      if (isPlannable(result) && getCount(result) == 1 &&
          !state.gradients.contains(result) && !state.state.contains(result))
        pending.emplace_back(result, block.getTerminator());
  auto isSpread = [](Value value) {
    return llvm::any_of(value.getUsers(),
                        [](Operation *user) { return spreads(user, 2); });
  };
  addBack(std::move(pending), "is a term of the loss",
          [&](Value value) -> std::optional<SmallVector<Value>> {
            Operation *op = value.getDefiningOp();
            if (!op || isContraction(op) ||
                !(value.hasOneUse() || isSpread(value)))
              return std::nullopt;
            lossTerms.insert(value);
            return value.hasOneUse() ? getTerms(op, /*products=*/false)
                                     : SmallVector<Value>();
          });
}

/// One factor of a row, one shift of a channel: its rounding goes to all that
/// is made with it, in one direction, and saves next to nothing.
void ValueTrust::findSpread() {
  ValueMap<Operation *> spread;
  function.getFunction()->walk<WalkOrder::PostOrder, ReverseIterator>(
      [&](Operation *op) {
        if (getSpec(op).accumulates)
          return;
        bool isSpread = llvm::any_of(op->getResults(), [&](Value result) {
          return spread.contains(result);
        });
        if (!isSpread && !spreads(op, leastSpread))
          return;
        for (Value operand : getData(op))
          if (!matchPattern(operand, m_Constant()))
            spread.try_emplace(operand, op);
      });
  for (auto [value, reader] : spread)
    sensitive.try_emplace(value, "is made into many elements", reader);
}
