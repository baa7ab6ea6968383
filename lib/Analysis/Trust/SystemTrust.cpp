//===- SystemTrust.cpp - Matrices that equations are solved with ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of A x = b, an error of A is in x times the condition of A, and one of b at
// most so: a kernel of points that are near each other, whose smallest
// eigenvalue is a noise of 1/1000, is not positive in bf16, and what is left of
// its gradient, K^-1 z, is what nearly all of the numbers of K^-1 cancel to.
//
// Which values are the matrix is seen from its size: what has fewer elements is
// a point, a length or a noise, of which the matrix is made anew.
//
//===----------------------------------------------------------------------===//

#include "SystemTrust.h"

#include "MatrixPolynomials.h"
#include "ValueOrigins.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Support/Sizes.h"

#include <array>
#include <set>

using namespace mlir;
using namespace mlir::mp;

/// Whether the op is one of which no more is known than how factors pass it: a
/// routine of a library. One that gives no floats only looks.
static bool isRoutine(Operation *op) {
  return isa<OpaqueOp>(op) && !getSpec(op).onlyMoves() &&
         llvm::any_of(op->getResults(),
                      [](Value result) { return isPlannable(result); });
}

/// Whether the routine is no sum of what it makes of the matrix and of others:
/// it may invert or factor it.
static bool maySolveWith(OpOperand &operand) {
  Linearity rule = getLinearity(operand.getOwner());
  bool isData = rule.getPart(operand.getOperandNumber()) == OperandPart::Data &&
                rule.kind != LinearityKind::Opaque &&
                rule.kind != LinearityKind::Power;
  return !isData && isSquareMatrix(operand.get());
}

/// Whether the routine is known to be linear in this, and solves with another.
static bool isRightSide(OpOperand &operand) {
  Linearity rule = getLinearity(operand.getOwner());
  return rule.kind == LinearityKind::Linear && isPlannable(operand.get()) &&
         rule.getPart(operand.getOperandNumber()) == OperandPart::Data;
}

/// A product, a quotient or a sum, element by element, or a multiple; or what
/// only moves.
static SmallVector<Value> getElementTerms(Operation *op) {
  return !op || op->getNumRegions() != 0 || getSpec(op).accumulates ||
                 isa<OpaqueOp>(op)
             ? SmallVector<Value>()
             : getTerms(op, /*products=*/true);
}

namespace {
class SystemSearch {
public:
  explicit SystemSearch(const StateValues &state) : state(state) {}

  Systems find(FunctionOpInterface function, const RangeAnalysis &ranges);

private:
  using Readers = SmallVector<std::pair<Value, Operation *>>;

  void addRoutine(Operation *op);
  void addPolynomials(MatrixPolynomials found);
  void addMatrix(Value matrix, Operation *reader);
  void addProducts(Operation *product);
  SmallVector<Operation *> addProduct(Operation *product);
  SmallVector<Operation *> addInner(ArrayRef<Value> data);
  ValueSet getEnds(Value factor) const;
  bool addBetween(Operation *inner, const ValueSet &others);
  void addRightSide(Value value, Operation *reader);
  void add(Value value, Operation *reader);
  void addSolution(Operation *op);
  bool isSolution(Value value) const;
  bool isFactor(Value value) const;
  bool cancels(Operation *op) const;
  bool isDerivative(Operation *op, unsigned side) const;
  void addGradients(Readers pending);

  const StateValues &state;
  /// Matrices that are to be looked at, and those that were.
  Readers matrices;
  ValueSet seen;
  /// What products of the matrices read, behind multiples.
  ValueSet factors;
  /// Of each product of two: elements of the result, of a factor, and of the
  /// other one.
  std::set<std::array<int64_t, 3>> sizes;
  /// What routines gave, and what that is a term or a factor of.
  ValueSet solutions;
  Systems found;
};
} // namespace

void SystemSearch::add(Value value, Operation *reader) {
  if (value.getDefiningOp() && isPlannable(value) && !isConstant(value))
    found.values.try_emplace(value, reader);
}

void SystemSearch::addRoutine(Operation *op) {
  bool solves = false;
  for (OpOperand &operand : op->getOpOperands())
    if (maySolveWith(operand)) {
      solves = true;
      matrices.emplace_back(operand.get(), op);
    }
  if (!solves)
    return;
  solutions.insert_range(op->getResults());
  for (OpOperand &operand : op->getOpOperands())
    if (isRightSide(operand))
      addRightSide(operand.get(), op);
}

/// Adds systems that are solved by products, but for those of state.
void SystemSearch::addPolynomials(MatrixPolynomials polynomials) {
  for (auto [product, matrix] : polynomials.products) {
    if (state.state.contains(product->getResult(0)))
      continue;
    if (matrix)
      matrices.emplace_back(matrix, product);
    addProducts(product);
  }
  solutions.insert_range(polynomials.results);
}

/// Follows what has as many elements as the matrix, through functions of these,
/// loops and branches, back to products.
void SystemSearch::addMatrix(Value matrix, Operation *reader) {
  int64_t size = getCount(matrix);
  Readers pending = {{matrix, reader}};
  while (!pending.empty()) {
    auto [value, user] = pending.pop_back_val();
    if (!isPlannable(value) || getCount(value) < size ||
        !seen.insert(value).second)
      continue;
    add(value, user);
    Operation *op = value.getDefiningOp();
    if (op && isContraction(op)) {
      addProducts(op);
      continue;
    }
    if (op && isa<OpaqueOp>(op))
      continue;
    for (Value origin : getOrigins(value))
      pending.emplace_back(origin, op ? op : user);
  }
}

/// What a factor is made of by products and sums, and as large as that.
ValueSet SystemSearch::getEnds(Value factor) const {
  ValueSet ends, known;
  SmallVector<Value> pending = {factor};
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (getCount(value) < getCount(factor) || isConstant(value) ||
        !known.insert(value).second)
      continue;
    SmallVector<Value> terms = getElementTerms(value.getDefiningOp());
    if (terms.empty())
      ends.insert(value);
    pending.append(terms);
  }
  return ends;
}

/// Adds a product, and those that it multiplies again by what they are made of.
void SystemSearch::addProducts(Operation *product) {
  SmallVector<Operation *> pending = {product};
  while (!pending.empty()) {
    Operation *next = pending.pop_back_val();
    if (found.contractions.insert(next).second)
      pending.append(addProduct(next));
  }
}

/// Adds a product, with what it reads back to contractions; returns its inner
/// products.
SmallVector<Operation *> SystemSearch::addProduct(Operation *product) {
  add(product->getResult(0), product);
  SmallVector<Value> data = getData(product);
  if (data.size() == 2)
    for (unsigned side : {0, 1})
      sizes.insert({getCount(product->getResult(0)), getCount(data[side]),
                    getCount(data[1 - side])});
  SmallVector<Value> pending(data);
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (!isPlannable(value) || isConstant(value) ||
        !factors.insert(value).second)
      continue;
    add(value, product);
    pending.append(getElementTerms(value.getDefiningOp()));
  }
  return addInner(data);
}

/// Returns the factors that are products with what the other factor is made of;
/// adds the matrix between the two to those that are solved with.
SmallVector<Operation *> SystemSearch::addInner(ArrayRef<Value> data) {
  SmallVector<Operation *> products;
  if (data.size() != 2)
    return products;
  ValueSet ends[2] = {getEnds(data[0]), getEnds(data[1])};
  if (llvm::any_of(ends[0], [&](Value end) { return ends[1].contains(end); }))
    return products;
  for (unsigned side : {0, 1})
    for (Value end : ends[side])
      if (Operation *inner = end.getDefiningOp();
          inner && isContraction(inner) && addBetween(inner, ends[1 - side]))
        products.push_back(inner);
  return products;
}

/// Whether a product has a factor that is made of what the others are, of which
/// it then adds the second to the matrices, if it is one.
bool SystemSearch::addBetween(Operation *inner, const ValueSet &others) {
  SmallVector<Value> data = getData(inner);
  if (data.size() != 2)
    return false;
  for (unsigned side : {0, 1})
    if (llvm::any_of(getEnds(data[side]),
                     [&](Value end) { return others.contains(end); })) {
      if (isSquareMatrix(data[1 - side]))
        matrices.emplace_back(data[1 - side], inner);
      return true;
    }
  return false;
}

/// What a layer makes is as good as its weights are; a product of two others,
/// such as z' y of normal equations, makes up for what the matrix is made of.
static bool isLayer(Operation *contraction) {
  return llvm::any_of(getData(contraction), [](Value factor) {
    return isParameter(getSource(factor));
  });
}

void SystemSearch::addRightSide(Value value, Operation *reader) {
  Readers pending = {{value, reader}};
  ValueSet known;
  while (!pending.empty()) {
    auto [term, user] = pending.pop_back_val();
    Operation *op = term.getDefiningOp();
    if (!op || !isPlannable(term) || !known.insert(term).second)
      continue;
    add(term, user);
    if (isContraction(op) && !isLayer(op))
      found.contractions.insert(op);
    for (Value next : getElementTerms(op))
      pending.emplace_back(next, op);
  }
}

/// Also a product of two solutions, as the gradient of a matrix is.
void SystemSearch::addSolution(Operation *op) {
  SmallVector<Value> terms =
      isContraction(op) ? getData(op) : getElementTerms(op);
  auto isMade = [&](Value term) { return isSolution(term); };
  if (isContraction(op) ? llvm::all_of(terms, isMade)
                        : llvm::any_of(terms, isMade))
    solutions.insert_range(op->getResults());
}

/// Whether what a set holds is read, also from a stack of a loop's rounds.
static bool isIn(const ValueSet &values, Value value) {
  if (values.contains(value) || values.contains(getSource(value)))
    return true;
  Value stored = findStacked(value);
  return stored &&
         (values.contains(stored) || values.contains(getSource(stored)));
}

bool SystemSearch::isSolution(Value value) const {
  return isIn(solutions, value);
}

bool SystemSearch::isFactor(Value value) const { return isIn(factors, value); }

/// Whether a contraction multiplies a solution by what the matrix is made of:
/// of z' (z z' + c)^-1 y, nearly all of the solution's numbers cancel, as they
/// do in its gradients.
bool SystemSearch::cancels(Operation *op) const {
  if (op->getNumResults() != 1 || !isContraction(op) ||
      state.gradients.contains(op->getResult(0)))
    return false;
  SmallVector<Value> data = getData(op);
  auto isPart = [&](Value value) {
    return isFactor(value) || isSolution(value) || isIn(seen, value);
  };
  return data.size() == 2 && (isSolution(data[0]) || isSolution(data[1])) &&
         isPart(data[0]) && isPart(data[1]);
}

/// Whether a contraction makes the gradient of a factor, of which it has the
/// size, of the gradient of a product and the other factor, which is on that
/// side.
bool SystemSearch::isDerivative(Operation *op, unsigned side) const {
  SmallVector<Value> data = getData(op);
  return state.gradients.contains(data[1 - side]) && isFactor(data[side]) &&
         sizes.count({getCount(data[1 - side]), getCount(data[side]),
                      getCount(op->getResult(0))}) != 0;
}

/// Adds gradients of matrices, back to what they were before the solutions.
void SystemSearch::addGradients(Readers pending) {
  ValueSet known;
  while (!pending.empty()) {
    auto [value, reader] = pending.pop_back_val();
    if (!state.gradients.contains(value) || !known.insert(value).second)
      continue;
    add(value, reader);
    Operation *op = value.getDefiningOp();
    bool isProduct = op && isContraction(op);
    if (isProduct && (!isLayer(op) || found.contractions.contains(op)))
      found.contractions.insert(op);
    if (isProduct && llvm::none_of(getData(op), [&](Value data) {
          return isSolution(data);
        }))
      continue;
    for (Value origin : getOrigins(value))
      pending.emplace_back(origin, op ? op : reader);
  }
}

Systems SystemSearch::find(FunctionOpInterface function,
                           const RangeAnalysis &ranges) {
  addPolynomials(findMatrixPolynomials(function, ranges));
  function->walk([&](Operation *op) {
    if (isRoutine(op))
      addRoutine(op);
    else if (!solutions.empty() && op->getNumRegions() == 0)
      addSolution(op);
  });
  while (!matrices.empty()) {
    auto [matrix, reader] = matrices.pop_back_val();
    addMatrix(matrix, reader);
  }
  if (sizes.empty())
    return std::move(found);
  SmallVector<Operation *> cancelling;
  function->walk([&](Operation *op) {
    if (cancels(op))
      cancelling.push_back(op);
  });
  for (Operation *op : cancelling)
    addProduct(op);
  Readers gradients;
  function->walk([&](Operation *op) {
    if (op->getNumResults() != 1 || !isContraction(op) ||
        !state.gradients.contains(op->getResult(0)) || getData(op).size() != 2)
      return;
    for (unsigned side : {0, 1})
      if (isDerivative(op, side)) {
        found.contractions.insert(op);
        add(op->getResult(0), op);
        gradients.emplace_back(getData(op)[1 - side], op);
      }
  });
  addGradients(std::move(gradients));
  return std::move(found);
}

Systems mp::findSystems(FunctionOpInterface function, const StateValues &state,
                        const RangeAnalysis &ranges) {
  return SystemSearch(state).find(function, ranges);
}
