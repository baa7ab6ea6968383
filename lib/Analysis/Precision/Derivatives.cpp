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

#include "ValueOrigin.h"
#include "mp/Analysis/Precision/FunctionPrecision.h"
#include "mp/Analysis/Range/LineWeight.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

#include "llvm/ADT/MapVector.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Terms of one difference, and ops that it is written with.
static constexpr unsigned mostTerms = 16, mostOps = 64;
/// Moves between a difference and what it is scaled by.
static constexpr unsigned mostMoves = 3;
/// Ops that are looked through for the network that made a value.
static constexpr unsigned mostSteps = 64;
/// What is left of factors of which it is said that they add up to 0.
static constexpr double mostLeft = 1e-4;
/// A gain that makes 2^-6 of a rounding, 2 % with the sign, is too large.
static constexpr int leftDigits = 6;

static int64_t getCount(Value value) {
  auto shaped = dyn_cast<ShapedType>(value.getType());
  return shaped && shaped.hasStaticShape() ? shaped.getNumElements() : 0;
}

namespace {
/// One term of a sum.
struct Term {
  Value value;
  double factor = 0;
  /// The value that it is, or is a part of, behind moves.
  Value source;
  /// The parameter of the network that made it.
  Value network;
};

struct Sum {
  SmallVector<Term> terms;
  /// What is added up on the way from the terms to the sum.
  SmallVector<Value> parts;
};

/// Finds differences and what they are made of.
class DerivativeSearch {
public:
  DerivativeSearch(const StateValues &state, const RangeAnalysis &ranges,
                   FloatType low)
      : state(state), ranges(ranges),
        leastGain(std::ldexp(
            1.0, int(APFloat::semanticsPrecision(low.getFloatSemantics())) -
                     leftDigits)) {}

  /// Looks at a sum that is part of no larger one.
  void visit(Operation *op);
  Derivatives take(FunctionOpInterface function);

private:
  double boundGain(Operation *op) const;
  bool isForward(Value value) const;
  std::optional<double> getFactor(OpOperand &operand) const;
  bool isSummand(Operation *op) const;
  Sum findTerms(Operation *root) const;
  void findDifference(Operation *op, double gain, unsigned moves);
  bool addStencil(const Term &term, Operation *reader);
  bool areNeighbours(ArrayRef<Term> terms) const;
  void addMakers(Value value, Operation *reader);
  void addGradients(FunctionOpInterface function);

  const StateValues &state;
  const RangeAnalysis &ranges;
  /// From here on a gain is too large for the type.
  double leastGain;
  /// What a term of a value may be scaled by at most, where that is more
  /// than 1.
  DenseMap<Value, double> gains;
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
    if (const NumberRange &range = ranges.get(data.back()); range.isConstant())
      most = std::max(most, gainOf(data.front()) / range.magnitude());
    return most;
  default:
    return most;
  }
}

bool DerivativeSearch::isForward(Value value) const {
  return isPlannable(value) && !state.gradients.contains(value) &&
         !state.state.contains(value);
}

/// What one more of the operand adds to the result of a sum or of a multiple,
/// element by element; none where that is not one number.
std::optional<double> DerivativeSearch::getFactor(OpOperand &operand) const {
  Operation *op = operand.getOwner();
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  auto model = dyn_cast<RangeOpInterface>(op);
  if (!fusible || !model || op->getNumResults() != 1 ||
      op->getNumRegions() != 0 ||
      fusible.getFusionSpec().kind != FusionNodeKind::Elementwise)
    return std::nullopt;
  LinearityKind kind = getLinearity(op).kind;
  bool isSum = kind == LinearityKind::Linear || kind == LinearityKind::Common;
  bool isDividend =
      kind == LinearityKind::Quotient && getData(op).front() == operand.get();
  if ((!isSum && kind != LinearityKind::Product && !isDividend) || isSquare(op))
    return std::nullopt;
  SmallVector<NumberRange, 2> operands, results;
  for (OpOperand &other : op->getOpOperands()) {
    if (&other == &operand)
      operands.push_back(NumberRange::constant(1));
    else if (isSum && isPlannable(other.get()))
      operands.push_back(NumberRange::constant(0));
    else
      operands.push_back(ranges.get(other.get()));
  }
  results.push_back(
      NumberRange::unknown(NumberFormat::of(op->getResult(0).getType())));
  model.inferRanges(operands, results);
  // A range is rounded outward.
  double low = results[0].low, high = results[0].high;
  if (!results[0].isBounded() ||
      high - low > mostLeft * std::max(std::abs(low), std::abs(high)))
    return std::nullopt;
  return low + (high - low) / 2;
}

/// Whether the op is a sum or a multiple that terms are looked for behind.
bool DerivativeSearch::isSummand(Operation *op) const {
  if (!op)
    return false;
  if (isRenaming(op))
    return isSummand(op->getOperand(0).getDefiningOp());
  return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
    return isForward(operand.get()) && !isConstant(operand.get()) &&
           getFactor(operand);
  });
}

/// The terms of a sum, each once; none where there are too many.
Sum DerivativeSearch::findTerms(Operation *root) const {
  Sum result;
  llvm::MapVector<Value, double> terms;
  SmallVector<std::pair<Value, double>> pending{{root->getResult(0), 1.0}};
  for (unsigned steps = 0; !pending.empty(); ++steps) {
    if (steps == mostOps)
      return {};
    auto [value, factor] = pending.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!isSummand(op)) {
      terms[value] += factor;
      continue;
    }
    if (op != root)
      result.parts.push_back(value);
    if (isRenaming(op)) {
      pending.emplace_back(op->getOperand(0), factor);
      continue;
    }
    for (OpOperand &operand : op->getOpOperands())
      if (isPlannable(operand.get()) && !isConstant(operand.get()))
        if (std::optional<double> times = getFactor(operand))
          pending.emplace_back(operand.get(), factor * *times);
  }
  double most = 0;
  for (auto &[value, factor] : terms)
    most = std::max(most, std::abs(factor));
  for (auto &[value, factor] : terms)
    if (std::abs(factor) > mostLeft * most)
      result.terms.push_back({value, factor, {}, {}});
  return result.terms.size() > mostTerms ? Sum() : result;
}

/// What the elements of a value are, or are some of, behind moves; also where
/// they are put together of parts of one value, as if it were a ring.
static Value getMoved(Value value) {
  for (unsigned step = 0; step < mostSteps; ++step) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
        !onlyMoves(getSpec(op)) || isConstant(value))
      return value;
    SmallVector<Value> data = getData(op);
    if (data.empty())
      return value;
    if (data.size() > 1) {
      SmallVector<Value> parts = llvm::map_to_vector(data, [](Value part) {
        Operation *slice = part.getDefiningOp();
        return slice && onlyMoves(getSpec(slice)) && !isConstant(part) &&
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

/// The parameter that the first contraction behind a value reads; null where
/// there is none near.
static Value findNetwork(Value value) {
  SmallVector<Value> pending{value};
  for (unsigned step = 0; step < mostSteps && !pending.empty(); ++step) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    if (!op || op->getNumRegions() != 0)
      continue;
    SmallVector<Value> data = getData(op);
    if (isContraction(op))
      for (Value factor : data)
        if (Value source = getSource(factor); isParameter(source))
          return source;
    pending.append(data.rbegin(), data.rend());
  }
  return {};
}

/// Whether terms are near each other. One part of a value and another one have
/// nothing to do with each other, such as the corners of a box, and of what was
/// spread each element is taken from each.
bool DerivativeSearch::areNeighbours(ArrayRef<Term> terms) const {
  if (terms.size() < 2)
    return false;
  auto isMost = [](const Term &term) {
    int64_t count = getCount(term.value), all = getCount(term.source);
    return count <= all && 2 * count > all;
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
    return !isSummand(user) &&
           llvm::all_of(user->getResults(), [&](Value made) {
             return !state.gradients.contains(made);
           });
  };
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !isForward(op->getResult(0)))
    return;
  double gain = boundGain(op);
  if (gain <= 1)
    return;
  gains[op->getResult(0)] = gain;
  if (gain >= leastGain && (isSummand(op) || isContraction(op)) &&
      llvm::any_of(op->getUsers(), isRead))
    findDifference(op, 1, mostMoves);
}

/// Looks at a sum that is `gain` times what reads it, and at those that it is
/// made of behind moves, of `moves` at most.
void DerivativeSearch::findDifference(Operation *op, double gain,
                                      unsigned moves) {
  llvm::MapVector<Value, SmallVector<Term>> networks;
  Sum all = findTerms(op);
  for (Term &term : all.terms) {
    term.factor *= gain;
    term.source = getMoved(term.value);
    if (addStencil(term, op) || !isForward(term.value) ||
        isParameter(term.source))
      continue;
    if (Operation *inner = term.source.getDefiningOp();
        inner && moves > 0 && term.source != term.value && isSummand(inner))
      findDifference(inner, std::abs(term.factor), moves - 1);
    term.network = findNetwork(term.source);
    networks[term.network ? term.network : term.source].push_back(term);
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
    if (!op || !isForward(next) || isConstant(next) ||
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
  DenseSet<Value> sources;
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
