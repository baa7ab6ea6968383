//===- SquaredDistances.cpp - What is left of a product of points ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// |a|^2 + |b|^2 - 2 a b is as good as its largest term: of points at 10 whose
// distance is 1, a product of bf16 leaves 1 with an error of 1, a kernel that
// has no root, and gradients of it. Not so where only one of the squares is
// there: exp(w x - |x|^2 / 2) is no distance.
//
//===----------------------------------------------------------------------===//

#include "SquaredDistances.h"

#include "LinearTerms.h"
#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// Multiples between a point and what reads it.
static constexpr unsigned mostMultiples = 4;

namespace {
/// What a value is a multiple of, behind moves.
struct Multiple {
  Value of;
  double factor = 1;
};

class DistanceSearch {
public:
  DistanceSearch(const StateValues &state, const RangeAnalysis &ranges)
      : state(state), ranges(ranges), linear(state, ranges) {}

  SquaredDistances find(FunctionOpInterface function);

private:
  Multiple getMultiple(Value value) const;
  void addLength(Operation *op);
  bool mayBeProduct(Operation *op) const;
  void visit(Operation *root);
  void addPoints(Operation *product);
  void addGradients(FunctionOpInterface function);
  bool isDerivative(Operation *op) const;

  const StateValues &state;
  const RangeAnalysis &ranges;
  LinearTerms linear;
  /// Sums of squares, each with what is squared and times what.
  DenseMap<Operation *, Multiple> lengths;
  ValueSet squared;
  /// What the products read that were found.
  ValueSet points;
  SquaredDistances found;
};
} // namespace

Multiple DistanceSearch::getMultiple(Value value) const {
  Multiple result{getSource(value)};
  for (unsigned step = 0; step < mostMultiples; ++step) {
    Operation *op = result.of.getDefiningOp();
    if (!op || isContraction(op) || getSpec(op).accumulates)
      break;
    SmallVector<Value> data = getData(op);
    LinearityKind kind = getLinearity(op).kind;
    if (data.size() != 2 ||
        (kind != LinearityKind::Product && kind != LinearityKind::Quotient))
      break;
    auto getNumber = [&](Value factor) -> std::optional<double> {
      const NumberRange &range = ranges.get(factor);
      return range.isConstant() && range.low != 0 ? std::optional(range.low)
                                                  : std::nullopt;
    };
    if (std::optional<double> number = getNumber(data[1])) {
      result.factor *= kind == LinearityKind::Product ? *number : 1 / *number;
      result.of = getSource(data[0]);
    } else if (number = getNumber(data[0]);
               number && kind == LinearityKind::Product) {
      result.factor *= *number;
      result.of = getSource(data[1]);
    } else {
      break;
    }
  }
  return result;
}

/// Adds a sum of squares: of squared elements, or by a contraction of a value
/// with itself that leaves fewer.
void DistanceSearch::addLength(Operation *op) {
  if (op->getNumResults() != 1 || !linear.isForward(op->getResult(0)))
    return;
  auto add = [&](Multiple of, double factor) {
    lengths[op] = {of.of, of.factor * of.factor * factor};
    squared.insert(of.of);
  };
  auto addSquare = [&](Value value, double times) {
    Multiple terms = getMultiple(value);
    Operation *square = terms.of.getDefiningOp();
    if (square && isSquare(square))
      add(getMultiple(square->getOperand(0)), terms.factor * times);
  };
  if (auto sum = dyn_cast<ReduceOp>(op)) {
    if (sum.getKind() == ReduceKind::Add)
      addSquare(sum.getInput(), 1);
    return;
  }
  SmallVector<Value> data = getData(op);
  if (!isContraction(op) || data.size() != 2)
    return;
  for (unsigned i : {0, 1})
    if (const NumberRange &range = ranges.get(data[i]); range.isConstant())
      addSquare(data[1 - i], range.low);
  std::optional<int64_t> sums = countElements(op->getResult(0).getType());
  std::optional<int64_t> all = countElements(data[0].getType());
  Multiple lhs = getMultiple(data[0]), rhs = getMultiple(data[1]);
  if (lhs.of == rhs.of && lhs.factor == rhs.factor && sums && all &&
      *sums < *all)
    add(lhs, 1);
}

bool DistanceSearch::mayBeProduct(Operation *op) const {
  return isContraction(op) && linear.isForward(op->getResult(0)) &&
         getData(op).size() == 2 && llvm::all_of(getData(op), [&](Value data) {
           return squared.contains(getMultiple(data).of);
         });
}

/// Looks at a sum that is part of no larger one.
void DistanceSearch::visit(Operation *root) {
  LinearSum all = linear.find(root);
  ValueMap<double> squares;
  SmallVector<std::pair<Operation *, Multiple>> terms;
  for (auto [value, factor] : all.terms) {
    Multiple term = getMultiple(value);
    if (Operation *op = term.of.getDefiningOp())
      terms.push_back({op, {value, term.factor * factor}});
  }
  auto findSquares = [&](Operation *product, Value of) {
    double sum = 0;
    for (auto [op, term] : terms)
      if (auto length = lengths.find(op);
          op != product && length != lengths.end() && length->second.of == of)
        sum += term.factor * length->second.factor;
    return sum;
  };
  for (auto [op, term] : terms) {
    if (!mayBeProduct(op))
      continue;
    Multiple a = getMultiple(getData(op)[0]), b = getMultiple(getData(op)[1]);
    double times = term.factor * a.factor * b.factor;
    double first = findSquares(op, a.of), second = findSquares(op, b.of);
    // Of a point and itself they were counted twice. Half of what completes
    // the square, at least.
    if (a.of == b.of)
      first = second = first / 2;
    if (first * times >= 0 || second * times >= 0 ||
        times * times < first * second)
      continue;
    addPoints(op);
    for (auto [part, summed] : terms) {
      // What is rounded for one of them is not for another one.
      if (lengths.contains(part) && isContraction(part))
        found.contractions.insert(part);
      found.values.try_emplace(summed.of, root);
    }
    for (Value part : all.parts)
      found.values.try_emplace(part, root);
  }
}

/// Adds a product, and what it reads back to contractions.
void DistanceSearch::addPoints(Operation *product) {
  found.contractions.insert(product);
  found.values.try_emplace(product->getResult(0), product);
  SmallVector<Value> pending;
  for (Value data : getData(product)) {
    points.insert(getMultiple(data).of);
    pending.push_back(data);
  }
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !linear.isForward(value) || isConstant(value) ||
        !found.values.try_emplace(value, product).second ||
        getSpec(op).accumulates)
      continue;
    pending.append(getTerms(op, /*products=*/true));
  }
}

/// Whether a contraction makes gradients of points of those of their products,
/// which have the sizes of these.
bool DistanceSearch::isDerivative(Operation *op) const {
  SmallVector<Value> data = getData(op);
  if (!isContraction(op) || data.size() != 2 ||
      !state.gradients.contains(op->getResult(0)))
    return false;
  auto getCount = [](Value value) { return countElements(value.getType()); };
  for (unsigned i : {0, 1}) {
    Value point = getMultiple(data[i]).of;
    if (points.contains(point) && state.gradients.contains(data[1 - i]) &&
        llvm::any_of(found.contractions, [&](Operation *product) {
          SmallVector<Value> read = getData(product);
          for (unsigned side : {0, 1})
            if (getMultiple(read[side]).of == point &&
                getCount(product->getResult(0)) == getCount(data[1 - i]) &&
                getCount(read[1 - side]) == getCount(op->getResult(0)))
              return true;
          return false;
        }))
      return true;
  }
  return false;
}

/// On the way back g a is taken from a times the sums of g, which are nearly as
/// large: adds those products, and g.
void DistanceSearch::addGradients(FunctionOpInterface function) {
  SmallVector<Operation *> derivatives;
  function->walk([&](Operation *op) {
    if (op->getNumResults() == 1 && isDerivative(op))
      derivatives.push_back(op);
  });
  SmallVector<std::pair<Value, Operation *>> pending;
  for (Operation *op : derivatives) {
    found.contractions.insert(op);
    found.values.try_emplace(op->getResult(0), op);
    for (Value data : getData(op))
      pending.emplace_back(data, op);
  }
  while (!pending.empty()) {
    auto [value, reader] = pending.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !state.gradients.contains(value) ||
        !found.values.try_emplace(value, reader).second ||
        getSpec(op).accumulates)
      continue;
    for (Value term : getData(op))
      pending.emplace_back(term, reader);
  }
}

SquaredDistances DistanceSearch::find(FunctionOpInterface function) {
  function->walk([&](Operation *op) { addLength(op); });
  bool hasProducts = false;
  if (!lengths.empty())
    function->walk([&](Operation *op) {
      hasProducts |= op->getNumResults() == 1 && mayBeProduct(op);
    });
  if (!hasProducts)
    return std::move(found);
  // What only the backward pass reads is part of a gradient.
  auto isRead = [&](Operation *user) {
    return !linear.isSummand(user) &&
           llvm::none_of(user->getResults(), [&](Value made) {
             return state.gradients.contains(made);
           });
  };
  function->walk([&](Operation *op) {
    if (op->getNumResults() == 1 && op->getNumRegions() == 0 &&
        linear.isForward(op->getResult(0)) && linear.isSummand(op) &&
        llvm::any_of(op->getUsers(), isRead))
      visit(op);
  });
  if (!found.contractions.empty())
    addGradients(function);
  return std::move(found);
}

SquaredDistances mp::findSquaredDistances(FunctionOpInterface function,
                                          const StateValues &state,
                                          const RangeAnalysis &ranges) {
  return DistanceSearch(state, ranges).find(function);
}
