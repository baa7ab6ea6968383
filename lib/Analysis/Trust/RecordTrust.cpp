//===- RecordTrust.cpp - State that records how large values were --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whoever quantises by delayed scaling keeps the largest magnitudes of steps
// before, or averages of them. New state of which each number is an old one of
// such state, one that this step has measured, the larger of two, or a mean of
// some, is no larger than the largest that any step has measured: by induction
// over the steps it is trusted as what is measured is. Nobody says what the
// first ones are, as nobody does of first masks.
//
// What is measured may be made of what was recorded, by way of a layer: that
// makes activations of whatever it reads. Without a layer in between a record
// may be a multiple of itself, and grow with each step.
//
//===----------------------------------------------------------------------===//

#include "KeptState.h"
#include "ValueOrigins.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;

/// Values between a new record and what it is made of, and those that this is
/// made of, back to layers.
static constexpr unsigned mostMakers = 64, mostOrigins = 128;
/// Walks until what is believed of records agrees with itself.
static constexpr unsigned mostWalks = 6;
/// The factors of a mean are rounded each.
static constexpr double mostWeight = 1 + 0x1p-20;
/// An activation is believed to be no larger.
static constexpr double mostRecorded = 1024;

namespace {
/// A value times a constant, the magnitude of which counts.
struct Multiple {
  Value value;
  double times;
};
} // namespace

static std::optional<Multiple> getMultiple(Value value,
                                           const RangeAnalysis &ranges) {
  Operation *op = value.getDefiningOp();
  if (auto quotient = dyn_cast_if_present<arith::DivFOp>(op);
      quotient && isConstant(quotient.getRhs()) &&
      !ranges.get(quotient.getRhs()).mayBeZero)
    return Multiple{quotient.getLhs(),
                    1 / ranges.get(quotient.getRhs()).leastNonZero};
  auto product = dyn_cast_if_present<arith::MulFOp>(op);
  for (unsigned i = 0; product && i < 2; ++i)
    if (isConstant(product->getOperand(i)))
      return Multiple{product->getOperand(1 - i),
                      ranges.get(product->getOperand(i)).magnitude()};
  return std::nullopt;
}

using Multiples = SmallVector<Multiple>;

/// What a sum of two is a mean of, or of c1 / (c2 / m) that m.
static Multiples getAveraged(Operation *op, const RangeAnalysis &ranges) {
  if (isa<arith::AddFOp>(op)) {
    auto one = getMultiple(op->getOperand(0), ranges),
         other = getMultiple(op->getOperand(1), ranges);
    if (one && other && one->times + other->times <= mostWeight)
      return {{one->value, 1}, {other->value, 1}};
    return {};
  }
  if (auto part = getMultiple(op->getResult(0), ranges))
    return part->times <= 1 ? Multiples{*part} : Multiples();
  auto quotient = dyn_cast<arith::DivFOp>(op);
  if (!quotient || !isConstant(quotient.getLhs()))
    return {};
  Multiples values;
  double most = ranges.get(quotient.getLhs()).magnitude();
  for (const Inverse &inverse : findInverses(quotient.getRhs(), ranges)) {
    if (most * inverse.times > mostWeight)
      return {};
    values.push_back({inverse.value, std::min(1.0, most * inverse.times)});
  }
  return values;
}

/// What no number of the value is larger than all numbers of; nothing where
/// that is the value itself.
static Multiples getLarger(Value value, const RangeAnalysis &ranges) {
  auto of = [](ArrayRef<Value> values) {
    return llvm::to_vector(llvm::map_range(
        values, [](Value one) -> Multiple { return {one, 1}; }));
  };
  Operation *op = value.getDefiningOp();
  // A magnitude is measured, be it one of an argument.
  if (isa_and_present<math::AbsFOp>(op))
    return {};
  if (std::optional<SmallVector<Value>> choices = getChoices(value))
    return of(*choices);
  if (!op || op->getNumRegions() != 0 || op->getNumResults() != 1)
    return {};
  auto isExtreme = [](ReduceKind kind) {
    return kind == ReduceKind::Max || kind == ReduceKind::Min;
  };
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return isExtreme(reduce.getKind()) ? of(reduce.getInput()) : Multiples();
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return isExtreme(scatter.getKind()) ||
                   scatter.getKind() == ReduceKind::Replace
               ? of({scatter.getOperand(), scatter.getUpdates()})
               : Multiples();
  if (getLinearity(op).kind == LinearityKind::Ordered)
    return of(getData(op));
  return getAveraged(op, ranges);
}

/// Whether what is measured is made by the step, no gradient, and made of
/// records by way of layers alone, or proved to have bounds: that a profile saw
/// some is no proof. A copy of parameters is a snapshot.
bool ValueTrust::isMeasuredAnew(Value value) const {
  if (isa<BlockArgument>(value))
    return false;
  llvm::SmallSetVector<Value, 16> makers;
  makers.insert(value);
  for (unsigned i = 0; i < makers.size(); ++i) {
    Operation *op = makers[i].getDefiningOp();
    if (i == mostOrigins || records.contains(makers[i]) ||
        isa_and_present<UnscaleOp>(op) || state.gradients.contains(makers[i]) ||
        state.unscaled.contains(makers[i]))
      return false;
    if ((!op || !isContraction(op)) && !plain.get(makers[i]).isBounded())
      makers.insert_range(getOrigins(makers[i]));
  }
  return true;
}

/// Whether a record is of weights: what parameters alone make.
bool ValueTrust::isOfWeights(const Record &record) const {
  return llvm::all_of(record.sources, [&](const auto &of) {
    Value source = of.first;
    auto other = records.find(source);
    return other != records.end()
               ? other->second.isOfWeights
               : state.learnt.contains(source) && !state.batch.contains(source);
  });
}

void ValueTrust::addSources(Value argument, Record &record) const {
  ValueMapVector<double> makers;
  makers[getNextState(cast<BlockArgument>(argument))] = 1;
  for (unsigned i = 0; i < makers.size(); ++i) {
    auto [maker, times] = *(makers.begin() + i);
    Multiples larger;
    if (!records.contains(maker) && i < mostMakers)
      larger = getLarger(maker, ranges);
    if (larger.empty() && maker != argument)
      record.sources.push_back({maker, times});
    // Of two ways to a value the first one is by no less a factor, or none is.
    for (const Multiple &of : larger)
      if (auto [known, isNew] = makers.insert({of.value, times * of.times});
          !isNew && known->second < times * of.times)
        record.isKnown = false;
  }
}

/// Adds arguments that may be records, and what each is made of. Of one that a
/// profile saw that speaks.
void ValueTrust::findRecords() {
  for (BlockArgument argument : function.getFunction().getArguments()) {
    std::optional<Role> role = getArgumentRole(argument);
    if ((role == Role::Buffer || role == Role::OptimizerState) &&
        isPlannable(argument) && getNextState(argument) &&
        !isHandedOn(argument) && !function.getArgumentRule(argument) &&
        !ranges.get(argument).isProfiled &&
        judgeByRole(argument) == Trust::Unknown)
      records[argument] = {};
  }
  for (auto &[argument, record] : records)
    addSources(argument, record);
  // One that is made of what is none is none.
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (Value argument : llvm::to_vector(llvm::make_first_range(records)))
      if (const Record &record = records.find(argument)->second;
          !record.isKnown ||
          !llvm::all_of(record.sources, [&](const auto &source) {
            return records.contains(source.first) ||
                   isMeasuredAnew(source.first);
          }))
        isChanged |= records.erase(argument);
  }
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (auto &[argument, record] : records)
      if (record.isOfWeights && !isOfWeights(record)) {
        record.isOfWeights = false;
        isChanged = true;
      }
  }
}

/// What the sources of a record are trusted as, by the last walk. Before any
/// what is measured counts as an activation.
ValueTrust::Judgement ValueTrust::judgeRecord(const Record &record) const {
  Judgement result = {Trust::Assumed, 0};
  for (auto [source, times] : record.sources) {
    auto other = records.find(source);
    Judgement judged = {getBase(source), scales.lookup(source)};
    if (other != records.end())
      judged = other->second.judged;
    else if (trusts.empty())
      judged = {Trust::Assumed};
    else if (judged.trust <= Trust::Profiled)
      judged = {Trust::Assumed, ranges.get(source).magnitude() / mostRecorded};
    if (!isTrusted(judged) || judged.trust == Trust::Gradient)
      return {};
    result.trust = std::max(result.trust, judged.trust);
    result.scale = std::max(result.scale, times * judged.scale);
  }
  return result;
}

/// Believes of records what the last walk says of their sources; whether all
/// was as it was believed. What is not trusted may have been made with a record
/// that was believed to be another one: it is given up if none was.
bool ValueTrust::settleRecords() {
  SmallVector<Value> lost;
  bool isChanged = false;
  for (auto &[argument, record] : records) {
    Judgement next = judgeRecord(record);
    if (next.trust == Trust::Unknown) {
      lost.push_back(argument);
    } else if (next.trust > record.judged.trust ||
               next.scale > record.judged.scale) {
      record.judged = {std::max(record.judged.trust, next.trust),
                       std::max(record.judged.scale, next.scale)};
      isChanged = true;
    }
  }
  if (!isChanged)
    for (Value argument : lost)
      records.erase(argument);
  return !isChanged && lost.empty();
}

void ValueTrust::visitWithRecords() {
  findRecords();
  // A record may be made of another one, so each round settles one at least.
  for (unsigned i = 0; i < records.size() && !settleRecords(); ++i)
    ;
  // Nothing that a step measures is in state that only goes around.
  records.remove_if(
      [](const auto &known) { return known.second.judged.scale == 0; });
  for (unsigned walk = 0;; ++walk) {
    visitFunction();
    if (settleRecords())
      return;
    if (walk == mostWalks)
      records.clear();
    trusts.clear();
    scales.clear();
    growths.clear();
    weights.clear();
  }
}
