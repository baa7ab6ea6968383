//===- Derivatives.cpp - What finite differences are taken of -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of three digits that f16 has, a difference over a step of 1/100 leaves one.
// No range tells that: predictions are of the size of activations, and so are
// their derivatives. The step tells it, by the constant that it divides by.
//
//===----------------------------------------------------------------------===//

#include "Derivatives.h"

#include "LinearTerms.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/LineWeight.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Support/Sizes.h"
#include "mp/Support/ValueMap.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Moves between a difference and what it is scaled by.
static constexpr unsigned mostMoves = 3;
/// Ops that are looked through for the network that made a value.
static constexpr unsigned mostSteps = 64;
/// What is left of factors of which it is said that they add up to 0.
static constexpr double mostLeft = 1e-4;
/// A gain that makes 2^-6 of a rounding, 2 % with the sign, is too large.
static constexpr int leftDigits = 6;

namespace {
/// One term of a sum.
struct Term : LinearSum::Term {
  /// The value that it is, or is a part of, behind moves.
  Value source;
};

/// How a value was made: the parameter that the first contraction behind it
/// reads, and by which ops it goes from there.
using Network = std::pair<Value, uint64_t>;

/// Finds differences and what they are made of.
class DerivativeSearch {
public:
  DerivativeSearch(const StateValues &state, const RangeAnalysis &ranges,
                   FloatType low)
      : state(state), ranges(ranges), linear(state, ranges),
        leastGain(std::ldexp(
            1.0, int(APFloat::semanticsPrecision(low.getFloatSemantics())) -
                     leftDigits)) {}

  /// Looks at a sum that is part of no larger one.
  void visit(Operation *op);
  Derivatives take(FunctionOpInterface function);

private:
  double boundGain(Operation *op) const;
  void findDifference(Operation *op, double gain, unsigned moves);
  bool addStencil(const Term &term, Operation *reader);
  bool areNeighbours(ArrayRef<Term> terms) const;
  void addMakers(Value value, Operation *reader);
  void addGradients(FunctionOpInterface function);

  const StateValues &state;
  const RangeAnalysis &ranges;
  LinearTerms linear;
  /// From here on a gain is too large for the type.
  double leastGain;
  /// What a term of a value may be scaled by at most, where that is more
  /// than 1.
  ValueMap<double> gains;
  Derivatives found;
};
} // namespace

/// By constants alone, in one step from the operands, so that sums are looked
/// at only where they may be differences.
double DerivativeSearch::boundGain(Operation *op) const {
  auto gainOf = [&](Value value) {
    auto known = gains.find(value);
    return known == gains.end() ? 1 : known->second;
  };
  double most = 1;
  if (isContraction(op)) {
    for (OpOperand &factor : op->getOpOperands())
      if (isPlannable(factor.get()) && getTable(factor.get()))
        most = std::max(most, getStencilWeight(factor).value_or(0) / 2);
    return most;
  }
  if (getSpec(op).accumulates)
    return most;
  SmallVector<Value> data = getData(op);
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
    for (Value term : data)
      most = std::max(most, gainOf(term));
    return most;
  case LinearityKind::Product:
    for (Value factor : data)
      if (const NumberRange &range = ranges.get(factor); range.isConstant())
        for (Value other : data)
          if (other != factor)
            most = std::max(most, range.magnitude() * gainOf(other));
    return most;
  case LinearityKind::Quotient:
    if (data.size() != 2)
      return most;
    if (const NumberRange &range = ranges.get(data[1]); range.isConstant())
      most = std::max(most, gainOf(data[0]) / range.magnitude());
    return most;
  default:
    return most;
  }
}

/// What the elements of a value are, or are some of, behind moves; also where
/// they are put together of parts of one value, as if it were a ring.
static Value getMoved(Value value) {
  for (unsigned step = 0; step < mostSteps; ++step) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
        !getSpec(op).onlyMoves() || isConstant(value))
      return value;
    SmallVector<Value> data = getData(op);
    if (data.empty())
      return value;
    if (data.size() > 1) {
      SmallVector<Value> parts = llvm::map_to_vector(data, [](Value part) {
        Operation *slice = part.getDefiningOp();
        return slice && getSpec(slice).onlyMoves() && !isConstant(part) &&
                       slice->getNumOperands() == 1
                   ? slice->getOperand(0)
                   : part;
      });
      if (!llvm::all_equal(parts))
        return value;
      data = std::move(parts);
    }
    value = data[0];
  }
  return value;
}

/// Of what no network made that is near, the value itself.
static Network findNetwork(Value value) {
  SmallVector<Value> pending{value};
  uint64_t path = 0;
  for (unsigned step = 0; step < mostSteps && !pending.empty(); ++step) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    if (!op || op->getNumRegions() != 0)
      continue;
    path = llvm::hash_combine(path, op->getName().getAsOpaquePointer());
    SmallVector<Value> data = getData(op);
    if (isContraction(op))
      for (Value factor : data)
        if (Value source = getSource(factor); isParameter(source))
          return {source, path};
    pending.append(data.rbegin(), data.rend());
  }
  return {value, 0};
}

/// Whether terms are near each other. One part of a value and another one have
/// nothing to do with each other, such as the corners of a box, and of what was
/// spread each element is taken from each.
bool DerivativeSearch::areNeighbours(ArrayRef<Term> terms) const {
  if (terms.size() < 2)
    return false;
  auto isMost = [](const Term &term) {
    std::optional<int64_t> count = countElements(term.value.getType());
    std::optional<int64_t> all = countElements(term.source.getType());
    return count && all && *count <= *all && 2 * *count > *all;
  };
  for (const auto &[at, term] : llvm::enumerate(terms))
    for (const Term &other : terms.drop_front(at + 1))
      if (term.source == other.source && (!isMost(term) || !isMost(other)))
        return false;
  return true;
}

/// A contraction with a constant whose numbers cancel is a difference.
bool DerivativeSearch::addStencil(const Term &term, Operation *reader) {
  Operation *op = term.source.getDefiningOp();
  if (!op || !isContraction(op))
    return false;
  for (OpOperand &factor : op->getOpOperands()) {
    if (!isPlannable(factor.get()))
      continue;
    std::optional<double> weight = getStencilWeight(factor);
    if (!weight || std::abs(term.factor) * *weight / 2 < leastGain)
      continue;
    found.contractions.insert(op);
    for (Value other : getData(op))
      if (other != factor.get())
        addMakers(other, reader);
    return true;
  }
  return false;
}

void DerivativeSearch::visit(Operation *op) {
  // What only the backward pass reads is part of a gradient, the loss scale of
  // which comes late.
  auto isRead = [&](Operation *user) {
    return !linear.isSummand(user) &&
           llvm::all_of(user->getResults(), [&](Value made) {
             return !state.gradients.contains(made);
           });
  };
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !linear.isForward(op->getResult(0)))
    return;
  double gain = boundGain(op);
  if (gain <= 1)
    return;
  gains[op->getResult(0)] = gain;
  if (gain >= leastGain && (linear.isSummand(op) || isContraction(op)) &&
      llvm::any_of(op->getUsers(), isRead))
    findDifference(op, 1, mostMoves);
}

/// Looks at a sum that is `gain` times what reads it, and at those that it is
/// made of behind moves, of `moves` at most.
// NOLINTNEXTLINE(misc-no-recursion): `moves` ends it.
void DerivativeSearch::findDifference(Operation *op, double gain,
                                      unsigned moves) {
  llvm::MapVector<Network, SmallVector<Term>> networks;
  LinearSum all = linear.find(op);
  for (auto [value, factor] : all.terms) {
    Term term = {{value, factor * gain}, getMoved(value)};
    if (addStencil(term, op) || !linear.isForward(term.value) ||
        isParameter(term.source))
      continue;
    if (Operation *inner = term.source.getDefiningOp();
        inner && moves > 0 && term.source != term.value &&
        linear.isSummand(inner))
      findDifference(inner, std::abs(term.factor), moves - 1);
    networks[findNetwork(term.source)].push_back(term);
  }
  for (auto &[network, terms] : networks) {
    double most = 0, sum = 0;
    for (const Term &term : terms) {
      most = std::max(most, std::abs(term.factor));
      sum += term.factor;
    }
    if (most < leastGain || std::abs(sum) > mostLeft * most ||
        !areNeighbours(terms))
      continue;
    for (const Term &term : terms)
      addMakers(term.value, op);
    for (Value part : all.parts)
      found.values.try_emplace(part, op);
  }
}

/// Adds a prediction and all that it is made of, but for arguments.
void DerivativeSearch::addMakers(Value value, Operation *reader) {
  SmallVector<Value> pending{value};
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || !linear.isForward(next) || isConstant(next) ||
        !found.values.try_emplace(next, reader).second)
      continue;
    op->walk([&](Operation *inner) {
      if (isContraction(inner))
        found.contractions.insert(inner);
    });
    pending.append(getData(op));
  }
}

/// A rounding on the way back is a gain too large, too: adds the contractions
/// that read what the others read, and the gradients that come to them.
void DerivativeSearch::addGradients(FunctionOpInterface function) {
  ValueSet sources;
  for (Operation *contraction : found.contractions)
    for (Value factor : getData(contraction))
      if (Value source = getSource(factor); !isConstant(source))
        sources.insert(source);
  SmallVector<std::pair<Value, Operation *>> pending;
  function->walk([&](Operation *op) {
    if (!isContraction(op) || !state.gradients.contains(op->getResult(0)) ||
        llvm::none_of(getData(op), [&](Value factor) {
          return sources.contains(getSource(factor));
        }))
      return;
    found.contractions.insert(op);
    for (Value factor : getData(op))
      pending.emplace_back(factor, op);
  });
  while (!pending.empty()) {
    auto [value, reader] = pending.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !state.gradients.contains(value) ||
        !found.values.try_emplace(value, reader).second || isContraction(op))
      continue;
    for (Value term : getData(op))
      pending.emplace_back(term, reader);
  }
}

Derivatives DerivativeSearch::take(FunctionOpInterface function) {
  if (!found.contractions.empty())
    addGradients(function);
  return std::move(found);
}

Derivatives mp::findDerivatives(FunctionOpInterface function,
                                const StateValues &state,
                                const RangeAnalysis &ranges, FloatType low) {
  DerivativeSearch search(state, ranges, low);
  function->walk([&](Operation *op) { search.visit(op); });
  return search.take(function);
}
