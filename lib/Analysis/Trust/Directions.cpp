//===- Directions.cpp - Matrices over their norm on the way to parameters -===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Muon makes a momentum orthogonal by a few steps of Newton-Schulz: X over its
// norm, then a X + (b X X' + c (X X')^2) X again and again. Each value in it is
// a polynomial of the singular values of X, which the norm bounds by 1, and the
// next X has those that the polynomial makes of them. What is a way to move a
// parameter by, made anew in each step, may be rounded as a gradient is; what
// state is made of may not, nor what a parameter itself is made into.
//
// Where a, b and c are optimizer state, which no step changes, nobody says what
// they are. That they are 32 at most, and that a step with them leaves singular
// values of 2 at most, is assumed, not proved: whoever chose them wants values
// near 1. With 3.4445, -4.775 and 2.0315 they stay below 1.21, and grow without
// end from 2 on, in f32 as well.
//
//===----------------------------------------------------------------------===//

#include "Directions.h"
#include "KeptState.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Ops between a matrix and what it is divided by, at most.
static constexpr unsigned mostOps = 8;
/// A cubic of a quintic: what has more is not looked at.
static constexpr unsigned mostTerms = 24;
/// Roundings of what products read, whose signs are not all the same.
static constexpr double slack = 1 + 0x1p-8;
/// Where a polynomial is evaluated.
static constexpr unsigned samples = 1024;
/// What is believed of factors in the state, and of what a step with them makes
/// of singular values.
static constexpr double mostFactor = 32, mostSingular = 2;

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

using Polynomial = Directions::Polynomial;

static Polynomial multiply(const Polynomial &one, const Polynomial &other) {
  Polynomial product(one.size() + other.size() - 1, 0.0);
  for (auto [i, factor] : llvm::enumerate(one))
    for (auto [j, times] : llvm::enumerate(other))
      product[i + j] += factor * times;
  return product;
}

/// The most that it comes to between 0 and `end`, from samples and how much it
/// can rise between two.
static double findMost(const Polynomial &polynomial, double end) {
  if (std::isinf(end) || llvm::any_of(polynomial, [](double factor) {
        return !std::isfinite(factor);
      }))
    return NumberRange::infinity;
  double most = 0, slope = 0;
  for (unsigned power = 1; power < polynomial.size(); ++power)
    slope += power * std::abs(polynomial[power]) * std::pow(end, power - 1);
  for (unsigned i = 0; i <= samples; ++i) {
    double at = end * i / samples, sum = 0;
    for (double factor : llvm::reverse(polynomial))
      sum = sum * at + factor;
    most = std::max(most, std::abs(sum));
  }
  return most + slope * end / (2 * samples);
}

static Polynomial getMagnitudes(Polynomial polynomial) {
  for (double &factor : polynomial)
    factor = std::abs(factor);
  return polynomial;
}

/// Whether it is a multiple of x plus one of a higher odd power, as a step to
/// singular values of 1 makes it: the sign of x is kept.
static bool isStep(const Polynomial &polynomial) {
  for (unsigned power = 0; power < polynomial.size(); power += 2)
    if (polynomial[power] != 0)
      return false;
  return polynomial.size() > 3 && polynomial[1] != 0;
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

static int64_t getRank(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getRank() : 0;
}

static Value skipReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getInput();
  return value;
}

/// Whether a value is one number for each matrix of `x`, at least the root of
/// the sum of its squares, or at most the inverse of that.
static bool isNorm(Value norm, Value x, bool isInverse,
                   const RangeAnalysis &ranges) {
  int64_t rank = getRank(x);
  auto isMatrix = [&](int64_t dim) { return dim >= rank - 2; };
  bool hasRoot = false;
  for (unsigned number = 0; number != mostOps; ++number) {
    Operation *op = norm.getDefiningOp();
    if (!op)
      return false;
    if (auto spread = dyn_cast<BroadcastOp>(op);
        spread && llvm::is_sorted(spread.getDims())) {
      norm = spread.getInput();
    } else if (isa<ReshapeOp>(op)) {
      norm = op->getOperand(0);
    } else if (isa<math::SqrtOp, math::RsqrtOp>(op) && !hasRoot &&
               isa<math::RsqrtOp>(op) == isInverse) {
      hasRoot = true;
      norm = op->getOperand(0);
    } else if (isa<arith::AddFOp, arith::MaximumFOp>(op)) {
      unsigned added = isConstant(op->getOperand(0)) ? 0 : 1;
      if (!(ranges.get(op->getOperand(added)).low >= 0) ||
          (isInverse && !hasRoot))
        return false;
      norm = op->getOperand(1 - added);
    } else if (auto inverse = dyn_cast<arith::DivFOp>(op);
               inverse && isInverse && !hasRoot &&
               ranges.get(inverse.getLhs()) == NumberRange::constant(1)) {
      isInverse = false;
      norm = inverse.getRhs();
    } else if (auto sum = dyn_cast<ReduceOp>(op)) {
      Operation *square = sum.getInput().getDefiningOp();
      return hasRoot && sum.getKind() == ReduceKind::Add && square &&
             isSquare(square) &&
             skipReshapes(square->getOperand(0)) == skipReshapes(x) &&
             getRank(sum.getInput()) == rank &&
             llvm::count_if(sum.getDims(), isMatrix) == 2;
    } else if (auto dot = dyn_cast<DotOp>(op)) {
      return hasRoot && dot.getLhs() == dot.getRhs() && rank == 2 &&
             dot.getType().getRank() == 0 &&
             skipReshapes(dot.getLhs()) == skipReshapes(x);
    } else {
      return false;
    }
  }
  return false;
}

/// Whether the op divides matrices by their norms.
static bool normalizes(Operation *op, const RangeAnalysis &ranges) {
  if (op->getNumResults() != 1 || getRank(op->getResult(0)) < 2)
    return false;
  if (auto quotient = dyn_cast<arith::DivFOp>(op))
    return isNorm(quotient.getRhs(), quotient.getLhs(), /*isInverse=*/false,
                  ranges);
  auto product = dyn_cast<arith::MulFOp>(op);
  return product && (isNorm(product.getRhs(), product.getLhs(), true, ranges) ||
                     isNorm(product.getLhs(), product.getRhs(), true, ranges));
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

/// The number that all elements of each matrix are; not a number where it is
/// not known, none where they may differ.
static std::optional<double> findFactor(Value value) {
  FloatAttr element;
  DenseElementsAttr table;
  if (matchPattern(value, m_Constant(&table)))
    return table.isSplat() && isa<FloatType>(table.getElementType())
               ? std::optional(FloatAttr::getValueAsDouble(
                     table.getSplatValue<APFloat>()))
               : std::nullopt;
  auto spread = value.getDefiningOp<BroadcastOp>();
  auto isMatrix = [&](int64_t dim) { return dim >= getRank(value) - 2; };
  if (spread && llvm::none_of(spread.getDims(), isMatrix))
    return std::nan("");
  return std::nullopt;
}

/// Whether the value is a part of optimizer state that the step hands on as it
/// is.
static bool isKeptFactor(Value value) {
  for (unsigned number = 0; number != mostOps; ++number) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getNumRegions() != 0 || getData(op).size() != 1 ||
        getSpec(op).accumulates || !getSpec(op).onlyMoves())
      break;
    value = getData(op).front();
  }
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && hasRole(argument, Role::OptimizerState) &&
         isHandedOn(argument);
}

const Directions::Form *Directions::find(Value value) const {
  auto known = forms.find(value);
  return known == forms.end() ? nullptr : &known->second;
}

/// Whether a product of the value with itself is taken.
static bool hasSquare(Value value) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    if (auto turned = dyn_cast<TransposeOp>(user))
      return llvm::any_of(turned->getUsers(), [&](Operation *reader) {
        auto dot = dyn_cast<DotOp>(reader);
        return dot && llvm::is_contained(dot->getOperands(), value);
      });
    auto dot = dyn_cast<DotOp>(user);
    return dot && dot.getLhs() == dot.getRhs();
  });
}

void Directions::add(Value value, Form form) {
  if (!state.directions.contains(value) || form.polynomial.size() > mostTerms)
    return;
  form.most = findMost(form.polynomial, form.end) * slack;
  // A matrix of other singular values, of which all else is made again.
  bool isSquare = form.shape == Shape::Left || form.shape == Shape::Right;
  if (!isSquare && form.base != value && hasSquare(value)) {
    if (form.isLimit && isStep(form.polynomial))
      form.most = std::min(form.most, mostSingular);
    form = {value, Shape::Whole, {0, 1}, form.most, form.most};
  }
  forms[value] = std::move(form);
}

/// The matrices of one operand, as its contraction multiplies them.
static std::optional<bool> isTurned(Value operand, ArrayRef<int64_t> batching,
                                    ArrayRef<int64_t> contracting,
                                    int64_t untouched) {
  int64_t rank = getRank(operand);
  if (contracting.size() != 1 || rank < 2 ||
      !llvm::equal(batching, llvm::seq<int64_t>(0, rank - 2)) ||
      contracting[0] < rank - 2)
    return std::nullopt;
  return contracting[0] != rank - 2 + untouched;
}

void Directions::visit(DotOp op) {
  std::optional<bool> left = isTurned(op.getLhs(), op.getLhsBatching(),
                                      op.getLhsContracting(), 1),
                      right = isTurned(op.getRhs(), op.getRhsBatching(),
                                       op.getRhsContracting(), 0);
  const Form *one = find(op.getLhs()), *other = find(op.getRhs());
  if (!left || !right || !one || !other || one->base != other->base)
    return;
  auto turn = [](Shape shape, bool isTurned) {
    bool isSquare = shape == Shape::Left || shape == Shape::Right;
    if (isSquare || !isTurned)
      return shape;
    return shape == Shape::Whole ? Shape::Turned : Shape::Whole;
  };
  Shape first = turn(one->shape, *left), second = turn(other->shape, *right);
  auto startsLeft = [](Shape shape) {
    return shape == Shape::Whole || shape == Shape::Left;
  };
  auto endsLeft = [](Shape shape) {
    return shape == Shape::Turned || shape == Shape::Left;
  };
  if (endsLeft(first) != startsLeft(second))
    return;
  Shape shape = startsLeft(first)
                    ? (endsLeft(second) ? Shape::Left : Shape::Whole)
                    : (endsLeft(second) ? Shape::Turned : Shape::Right);
  Form form{one->base, shape, {}, one->end};
  form.isLimit = one->isLimit || other->isLimit;
  form.polynomial = form.isLimit ? multiply(getMagnitudes(one->polynomial),
                                            getMagnitudes(other->polynomial))
                                 : multiply(one->polynomial, other->polynomial);
  add(op.getResult(), form);
}

void Directions::addMultiple(Value result, Form form, Value value) {
  std::optional<double> factor = findFactor(value);
  if (!factor)
    return;
  if (std::isnan(*factor) && isKeptFactor(value)) {
    form.isLimit = true;
    factor = mostFactor;
  }
  if (form.isLimit)
    form.polynomial = getMagnitudes(form.polynomial);
  for (double &term : form.polynomial)
    if (term != 0)
      term *= form.isLimit ? std::abs(*factor) : *factor;
  add(result, form);
}

void Directions::visit(Operation *op) {
  if (op->getNumResults() != 1 || !isPlannable(op->getResult(0)))
    return;
  Value result = op->getResult(0);
  if (normalizes(op, ranges))
    return add(result, {result, Shape::Whole, {0, 1}, slack});
  if (auto dot = dyn_cast<DotOp>(op))
    return visit(dot);
  const Form *one =
      op->getNumOperands() > 0 ? find(op->getOperand(0)) : nullptr;
  if (auto turned = dyn_cast<TransposeOp>(op)) {
    if (!one)
      return;
    Form form = *one;
    if (form.shape == Shape::Whole || form.shape == Shape::Turned)
      form.shape = form.shape == Shape::Whole ? Shape::Turned : Shape::Whole;
    bool keepsBatch = true;
    for (int64_t dim = 0; dim < getRank(result) - 2; ++dim)
      keepsBatch &= turned.getPerm()[dim] == dim;
    if (keepsBatch)
      add(result, form);
    return;
  }
  if (op->getNumOperands() != 2)
    return;
  const Form *other = find(op->getOperand(1));
  if (isa<arith::AddFOp, arith::SubFOp>(op) && one && other &&
      one->base == other->base && one->shape == other->shape) {
    Form form = *one;
    form.polynomial.resize(
        std::max(one->polynomial.size(), other->polynomial.size()), 0.0);
    form.isLimit |= other->isLimit;
    if (form.isLimit)
      form.polynomial = getMagnitudes(form.polynomial);
    for (auto [i, factor] : llvm::enumerate(other->polynomial))
      form.polynomial[i] += form.isLimit             ? std::abs(factor)
                            : isa<arith::SubFOp>(op) ? -factor
                                                     : factor;
    return add(result, form);
  }
  if (!isa<arith::MulFOp>(op) || bool(one) == bool(other))
    return;
  addMultiple(result, one ? *one : *other, op->getOperand(one ? 1 : 0));
}

Directions::Directions(FunctionOpInterface function, const StateValues &state,
                       const RangeAnalysis &ranges)
    : state(state), ranges(ranges) {
  if (!state.directions.empty())
    function->walk([&](Operation *op) { visit(op); });
}

std::optional<double> Directions::getMost(Value value) const {
  const Form *form = find(value);
  return form ? std::optional(form->most) : std::nullopt;
}
