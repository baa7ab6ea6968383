//===- MatrixPolynomials.cpp - Systems that products solve ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who solves A x = b by products makes x a polynomial of A, of which each step
// takes what is left of b: x + s (b - A x). A rounding of A is in x as it is
// where a routine solves, and one of what a step multiplies goes on to the
// next. Layers multiply again and again as well, but by weights, and with
// functions between. Conjugate gradients need no matrix, but what multiplies by
// it: how long their steps are is made of what the products were.
//
//===----------------------------------------------------------------------===//

#include "MatrixPolynomials.h"

#include "ValueOrigins.h"

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/LineWeight.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// The power from which on products are more than a matrix between two others.
static constexpr unsigned leastPower = 3;
/// Terms of a sum that are looked at.
static constexpr unsigned mostTerms = 64;
/// Sums of shares are rounded.
static constexpr double mostWeight = 1.01;

bool mp::isSquareMatrix(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!isPlannable(value) || !type || type.getRank() < 2)
    return false;
  int64_t size = type.getShape().back();
  return !ShapedType::isDynamic(size) && size > 1 &&
         type.getShape()[type.getRank() - 2] == size;
}

/// Whether a value is a weight, or one that the step has moved, as an inner
/// step of gradient descent does: a sum that has a matrix of weights as a term.
static bool isWeight(Value value) {
  ValueSet seen;
  SmallVector<Value> pending = {value};
  if (isParameter(getSource(value)))
    return true;
  while (!pending.empty() && seen.size() < mostTerms) {
    Value source = getSource(pending.pop_back_val());
    auto type = dyn_cast<RankedTensorType>(source.getType());
    if (!type || type.getRank() < 2 || !seen.insert(source).second)
      continue; // of a vector, a bias of what is no weight
    if (isParameter(source))
      return true;
    Operation *op = source.getDefiningOp();
    if (op && !isContraction(op) && !getSpec(op).accumulates)
      llvm::append_range(pending, getTerms(op, /*products=*/false));
  }
  return false;
}

/// Whether no weight has a part in the product, but one with itself.
static bool isOfNoWeights(Operation *contraction) {
  SmallVector<Value> data = getData(contraction);
  return data.size() == 2 && (getSource(data[0]) == getSource(data[1]) ||
                              llvm::none_of(data, [](Value factor) {
                                return isWeight(factor) || isConstant(factor);
                              }));
}

/// Whether a matrix is made by such a product, behind functions of its elements
/// and in loops.
static bool isMadeByProduct(Value matrix) {
  int64_t size = getCount(matrix);
  ValueSet seen;
  SmallVector<Value> pending = {matrix};
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (!isPlannable(value) || getCount(value) < size ||
        !seen.insert(value).second)
      continue;
    Operation *op = value.getDefiningOp();
    if (op && isContraction(op)) {
      if (isOfNoWeights(op))
        return true;
      continue;
    }
    if (!isa_and_present<OpaqueOp>(op))
      pending.append(getOrigins(value));
  }
  return false;
}

static bool isInside(Value value, Operation *loop) {
  return loop->isAncestor(value.getParentRegion()->getParentOp());
}

/// Whether each round of a loop reads the same: what it carries is handed on
/// under its names alone.
static bool isSameInRounds(Value matrix, Operation *loop) {
  ValueSet seen;
  SmallVector<Value> pending = {matrix};
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (!isInside(value, loop) || !seen.insert(value).second)
      continue;
    Operation *op = value.getDefiningOp();
    if (op && op->getNumRegions() == 0) {
      pending.append(op->operand_begin(), op->operand_end());
      continue;
    }
    SmallVector<Value> origins = getOrigins(value);
    bool isChanged = !op && llvm::any_of(origins, [&](Value origin) {
      return isInside(origin, loop) && !isa<BlockArgument>(origin);
    });
    if (origins.empty() || isChanged)
      return false;
    pending.append(origins);
  }
  return true;
}

namespace {
/// The powers of one matrix.
class PowerSearch {
public:
  explicit PowerSearch(Value matrix) : matrix(matrix) {}

  /// Finds them; whether there are some of the third power that something is
  /// taken from.
  bool run();
  /// Whether one is multiplied by a number that is made of them.
  bool measure();
  /// Adds the products that the highest powers are made by, with the matrix if
  /// that is made by products as well.
  void addTo(MatrixPolynomials &found, bool isMade) const;

private:
  unsigned getPower(Value value) const { return powers.lookup(value); }
  void raise(Value value, unsigned power);
  void visit(OpOperand &use);
  unsigned getProduct(Operation *op) const;
  unsigned getResult(Operation *op);
  bool isMadeOfPowers(Value value) const;

  Value matrix;
  /// Of what is a sum of powers, the highest one.
  ValueMapVector<unsigned> powers;
  /// The matrix, moved or multiplied.
  ValueSet multiples;
  /// What powers are multiplied by, or divided.
  SmallVector<Value> factors;
  /// Sums that make such numbers.
  SmallVector<Operation *> lengths;
  SmallVector<Value> pending;
  bool takesAway = false;
};
} // namespace

void PowerSearch::raise(Value value, unsigned power) {
  unsigned &known = powers[value];
  if (known >= power)
    return;
  known = power;
  pending.push_back(value);
}

/// A product with the matrix has a power, and one with a power if it is as
/// large as one of its factors: what is summed of two is no matrix, but a
/// number, such as the length of a step.
unsigned PowerSearch::getProduct(Operation *op) const {
  SmallVector<Value> data = getData(op);
  if (data.size() != 2)
    return 0;
  int64_t size = getCount(op->getResult(0));
  bool isPower = false;
  for (Value factor : data) {
    if (isWeight(factor))
      return 0;
    isPower |= multiples.contains(factor) || getCount(factor) == size;
  }
  return isPower ? getPower(data[0]) + getPower(data[1]) : 0;
}

/// Of what is made element by element.
unsigned PowerSearch::getResult(Operation *op) {
  SmallVector<Value> data = getData(op);
  if (isa<OpaqueOp>(op) || getSpec(op).accumulates || data.empty() ||
      data.size() > 2 || llvm::any_of(data, [&](Value operand) {
        return getCount(operand) != getCount(op->getResult(0));
      }))
    return 0;
  unsigned one = getPower(data[0]), other = getPower(data.back());
  LinearityKind kind = getLinearity(op).kind;
  if (kind == LinearityKind::Linear)
    return data.size() == 1 ? one : 0;
  if (data.size() != 2)
    return 0;
  if (kind == LinearityKind::Common) {
    bool isMatrix = multiples.contains(data[0]) || multiples.contains(data[1]);
    takesAway |= !isMatrix && isDifference(op);
    return isMatrix ? 0 : std::max(one, other);
  }
  bool isQuotient = kind == LinearityKind::Quotient;
  if ((kind != LinearityKind::Product && !isQuotient) || (one && other) ||
      (isQuotient && other))
    return 0;
  factors.push_back(data[one ? 1 : 0]);
  return one + other;
}

void PowerSearch::visit(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->getNumRegions() == 0 && op->getNumResults() == 1 &&
      isPlannable(op->getResult(0))) {
    Value result = op->getResult(0);
    unsigned power = isContraction(op) ? getProduct(op) : getResult(op);
    if (power && !isContraction(op) && multiples.contains(use.get()))
      multiples.insert(result);
    return raise(result, std::min(power, leastPower));
  }
  SmallVector<Value> names = getForwarded(use);
  Operation *loop =
      op->hasTrait<OpTrait::IsTerminator>() ? op->getParentOp() : op;
  if (names.empty() || multiples.contains(use.get()) ||
      !isSameInRounds(matrix, loop))
    return;
  for (Value name : names)
    raise(name, getPower(use.get()));
}

bool PowerSearch::run() {
  multiples.insert(matrix);
  raise(matrix, 1);
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    for (OpOperand &use : value.getUses())
      visit(use);
  }
  return takesAway && llvm::any_of(powers, [](const auto &known) {
           Operation *op = known.first.getDefiningOp();
           return known.second == leastPower && op && isContraction(op);
         });
}

/// Whether a value is a power, or a product of two, element by element.
bool PowerSearch::isMadeOfPowers(Value value) const {
  Operation *op = value.getDefiningOp();
  return getPower(value) > 1 ||
         (op && llvm::any_of(getTerms(op, /*products=*/true),
                             [&](Value term) { return getPower(term) > 1; }));
}

bool PowerSearch::measure() {
  ValueSet seen;
  SmallVector<Value> made;
  for (Value factor : factors)
    if (Value source = getSource(factor); getCount(source) < getCount(factor))
      made.push_back(source);
  while (!made.empty()) {
    Value value = made.pop_back_val();
    if (!isPlannable(value) || !seen.insert(value).second)
      continue;
    Operation *op = value.getDefiningOp();
    if (!op || !getSpec(op).accumulates)
      made.append(getOrigins(value));
    else if (llvm::any_of(getData(op), [&](Value operand) {
               return isMadeOfPowers(operand);
             }))
      lengths.push_back(op);
  }
  return !lengths.empty();
}

void PowerSearch::addTo(MatrixPolynomials &found, bool isMade) const {
  SmallVector<Value> highest;
  for (auto [value, power] : powers)
    if (power == leastPower) {
      found.results.insert(value);
      highest.push_back(value);
    }
  for (Operation *length : lengths)
    if (isContraction(length))
      found.products.emplace_back(length, Value());
  ValueSet seen;
  while (!highest.empty()) {
    Value value = highest.pop_back_val();
    if (getPower(value) == 0 || value == matrix || !seen.insert(value).second)
      continue;
    Operation *op = value.getDefiningOp();
    if (op && isContraction(op))
      found.products.emplace_back(op, isMade ? matrix : Value());
    highest.append(getOrigins(value));
  }
}

/// Whether a matrix is one whose powers may be larger than it, and is made by a
/// product.
static bool mayBeSolvedWith(OpOperand &operand, const RangeAnalysis &ranges) {
  Value matrix = getSource(operand.get());
  return isSquareMatrix(matrix) &&
         !(getLineWeight(operand, ranges) <= mostWeight) &&
         isMadeByProduct(matrix);
}

/// What is made of unscaled gradients: an update, which may be solved for.
static ValueSet findUpdates(FunctionOpInterface function) {
  ValueSet updates;
  SmallVector<Value> pending;
  function->walk([&](UnscaleOp op) { pending.push_back(op.getResult()); });
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (!updates.insert(value).second)
      continue;
    for (OpOperand &use : value.getUses()) {
      pending.append(getForwarded(use));
      if (use.getOwner()->getNumRegions() == 0)
        llvm::append_range(pending, use.getOwner()->getResults());
    }
  }
  return updates;
}

MatrixPolynomials mp::findMatrixPolynomials(FunctionOpInterface function,
                                            const RangeAnalysis &ranges) {
  MatrixPolynomials found;
  ValueSet seen;
  function->walk([&](Operation *op) {
    if (op->getNumResults() != 1 || !isContraction(op))
      return;
    for (OpOperand &operand : op->getOpOperands()) {
      Value matrix = getSource(operand.get());
      if (!isPlannable(matrix) || isConstant(matrix) || isWeight(matrix) ||
          !seen.insert(matrix).second)
        continue;
      PowerSearch search(matrix);
      if (!search.run())
        continue;
      bool isMade = mayBeSolvedWith(operand, ranges);
      if (search.measure() || isMade)
        search.addTo(found, isMade);
    }
  });
  ValueSet updates = findUpdates(function);
  llvm::erase_if(found.products, [&](const auto &product) {
    return updates.contains(product.first->getResult(0));
  });
  for (Value update : updates)
    found.results.erase(update);
  return found;
}
