//===- DistinctPlaces.cpp - How many elements of a line are not 0 ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mask that sends tokens to places of experts is 1 for one token at most for
// each place: a place is how many tokens before have the same expert, and the
// next one that has it counts one more. Along a one-hot's own dimension it is
// one as well. So what a product with such a mask sums is one number, however
// many tokens there are.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "NonZeros.h"

#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops between a number of a place and the sum that it is made of.
static constexpr unsigned mostSteps = 32;

namespace {
/// Finds dimensions whose place follows from that of all others.
class Elimination {
public:
  Elimination(NonZeroCase facts, const RangeAnalysis &ranges, int64_t &name)
      : facts(std::move(facts)), ranges(ranges), name(name) {}

  /// Whether there is one place at most along the dimension, for each along
  /// those that have not followed yet: it is an index.
  bool followsFromIndex(int64_t dim);
  /// The same, or of no two places there are the numbers equal.
  bool follows(int64_t dim);

private:
  bool isDistinct(const Spread &number, int64_t dim);
  bool isOne(const Spread &spread);
  std::optional<Spread> stepBack(const Spread &at, int64_t dim);
  std::optional<Spread> findPicked(const Spread &at, ReduceOp sum);
  bool counts(const Spread &at, PoolOp sum, int64_t dim);
  bool isSteady(const Spread &added, int64_t dim);
  bool isExact(Operation *op) const;
  /// Whether the value has nothing to do with what has followed.
  bool isLeft(const Spread &spread) const {
    return llvm::none_of(
        gone, [&](int64_t dim) { return facts.variesAlong(spread, dim); });
  }

  NonZeroCase facts;
  const RangeAnalysis &ranges;
  int64_t &name;
  SmallVector<int64_t> gone;
};
} // namespace

/// Whether each element is the sum of all up to its place, or from it on, along
/// the dimension of that name and no other.
static bool isCumulative(const Spread &at, PoolOp sum, int64_t name) {
  auto isNone = [](ArrayRef<int64_t> dilation) {
    return llvm::all_of(dilation, [](int64_t size) { return size == 1; });
  };
  if (sum.getKind() != ReduceKind::Add || !isNone(sum.getStrides()) ||
      !isNone(sum.getBaseDilation()) || !isNone(sum.getWindowDilation()))
    return false;
  for (auto [dim, window] : llvm::enumerate(sum.getWindow())) {
    int64_t size = sum.getInput().getType().getDimSize(dim);
    int64_t low = sum.getLow()[dim], high = sum.getHigh()[dim];
    bool isWhole = window == size && ((low == size - 1 && high == 0) ||
                                      (high == size - 1 && low == 0));
    bool isNothing = window == 1 && low == 0 && high == 0;
    if (at.places[dim] == name ? !isWhole : !isNothing)
      return false;
  }
  return true;
}

/// Whether a cumulative sum adds 1 wherever the facts hold, and nothing
/// negative elsewhere, so that no two numbers are equal.
bool Elimination::counts(const Spread &at, PoolOp sum, int64_t dim) {
  NumberFormat format = NumberFormat::of(sum.getType());
  double most = format.isFloat ? std::ldexp(1.0, format.precision)
                               : format.highestInteger();
  auto isAlong = [&](int64_t place) {
    return facts.variesAlong({sum.getResult(), {place}}, dim);
  };
  const auto *along = llvm::find_if(at.places, isAlong);
  return along != at.places.end() && isCumulative(at, sum, *along) &&
         sumsWithDigits(sum) &&
         static_cast<double>(saturatingProduct(sum.getWindow())) <= most &&
         isOne(at.operand(sum.getInput()));
}

/// Whether a value of 0 and 1 is 1 wherever the facts hold.
bool Elimination::isOne(const Spread &spread) {
  Spread at = facts.goBack(spread, name);
  const NumberRange &range = ranges.get(at.value);
  if (!range.isInteger || range.low < 0 || range.high > 1)
    return false;
  for (unsigned step = 0; step < mostSteps; ++step) {
    if (facts.knowsNonZero(at))
      return true;
    Operation *op = at.value.getDefiningOp();
    Value from = op ? findConverted(op, ranges) : Value();
    if (!from)
      return false;
    at = facts.goBack(at.operand(from), name);
  }
  return false;
}

/// Whether a value is the same all along the dimension, where the facts hold.
bool Elimination::isSteady(const Spread &added, int64_t dim) {
  Spread start = facts.goBack(added, name);
  return ranges.get(start.value).isConstant() || isOne(start) ||
         (isLeft(start) && !facts.variesAlong(start, dim));
}

/// Whether sums of floats are of integers that the type has; others wrap, and
/// tell apart what they told apart.
bool Elimination::isExact(Operation *op) const {
  NumberFormat format = NumberFormat::of(op->getResult(0).getType());
  auto isSmall = [&](Value value) {
    const NumberRange &range = ranges.get(value);
    return range.isInteger && !range.mayBeNaN &&
           range.magnitude() <= std::ldexp(1.0, format.precision);
  };
  return !format.isFloat || (llvm::all_of(op->getOperands(), isSmall) &&
                             isSmall(op->getResult(0)));
}

/// Of a sum along what a one-hot lies along, the one element that may be
/// anything but 0, if the facts say which that is.
std::optional<Spread> Elimination::findPicked(const Spread &at, ReduceOp sum) {
  if (sum.getKind() != ReduceKind::Add || sum.getDims().size() != 1)
    return std::nullopt;
  int64_t summed = sum.getDims()[0], picked = name++;
  int64_t size = sum.getInput().getType().getDimSize(summed);
  Spread element{sum.getInput(), at.places};
  element.places.insert(element.places.begin() + summed, picked);
  SmallVector<NonZeroCase, 0> cases =
      findNonZeroCases(element, ranges, name, /*areSplit=*/false);
  auto isOneOf = [&](const PlaceEquation &known, const NonZeroCase &inside) {
    return llvm::any_of(inside.equations, [&](const PlaceEquation &own) {
      return own.dim == picked &&
             !llvm::is_contained(own.index.places, picked) &&
             own.index.value == known.index.value &&
             own.index.places == known.index.places;
    });
  };
  for (const PlaceEquation &known : facts.equations) {
    if (llvm::is_contained(gone, known.dim))
      continue;
    // What no element of the sum is at is 0.
    bool isPicked = size >= known.size && !cases.empty() &&
                    llvm::all_of(cases, [&](const NonZeroCase &inside) {
                      return isOneOf(known, inside);
                    });
    if (!isPicked)
      continue;
    element.places[summed] = known.dim;
    return element;
  }
  return std::nullopt;
}

/// What tells the same places apart along the dimension, where the facts hold.
std::optional<Spread> Elimination::stepBack(const Spread &at, int64_t dim) {
  Operation *op = at.value.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (Value from = findConverted(op, ranges))
    return at.operand(from);
  if (auto sum = dyn_cast<ReduceOp>(op))
    return findPicked(at, sum);
  if (auto choice = dyn_cast<arith::SelectOp>(op)) {
    Value condition = choice.getCondition();
    std::optional<bool> holds = findOutcome(condition, ranges);
    if (!holds && isa<ShapedType>(condition.getType()) &&
        facts.knowsNonZero(facts.goBack(at.operand(condition), name)))
      holds = true;
    if (!holds)
      return std::nullopt;
    return at.operand(*holds ? choice.getTrueValue() : choice.getFalseValue());
  }
  bool isSum =
      isa<arith::AddFOp, arith::AddIOp, arith::SubFOp, arith::SubIOp>(op);
  bool isProduct = isa<arith::MulFOp, arith::MulIOp>(op);
  for (unsigned i : {0, 1}) {
    if (!isSum && !isProduct)
      break;
    Spread other = at.operand(op->getOperand(1 - i));
    if (isSum ? isSteady(other, dim) && isExact(op) : isOne(other))
      return at.operand(op->getOperand(i));
  }
  return std::nullopt;
}

bool Elimination::isDistinct(const Spread &number, int64_t dim) {
  std::optional<Spread> at = number;
  for (unsigned step = 0; at && step < mostSteps; ++step) {
    at = facts.goBack(*at, name);
    if (!isLeft(*at))
      return false;
    if (auto sum = at->value.getDefiningOp<PoolOp>())
      return counts(*at, sum, dim);
    at = stepBack(*at, dim);
  }
  return false;
}

bool Elimination::followsFromIndex(int64_t dim) {
  bool isKnown = llvm::any_of(facts.equations, [&](const PlaceEquation &known) {
    return known.dim == dim && isLeft(known.index) &&
           !facts.variesAlong(known.index, dim);
  });
  if (isKnown)
    gone.push_back(dim);
  return isKnown;
}

bool Elimination::follows(int64_t dim) {
  if (followsFromIndex(dim))
    return true;
  bool isKnown = llvm::any_of(facts.equations, [&](const PlaceEquation &known) {
    return known.dim != dim && !llvm::is_contained(gone, known.dim) &&
           isDistinct(known.index, dim);
  });
  if (isKnown)
    gone.push_back(dim);
  return isKnown;
}

/// The largest number of places along the dimensions, with the others fixed, at
/// which the facts may hold. Where a place of an expert tells the token, the
/// expert is told last: the order of the dimensions counts.
static double countPlaces(const NonZeroCase &facts, RankedTensorType type,
                          ArrayRef<int64_t> dims, const RangeAnalysis &ranges,
                          int64_t &name) {
  Elimination rest(facts, ranges, name);
  SmallVector<std::pair<int64_t, int64_t>> open;
  for (int64_t dim : dims)
    open.emplace_back(dim, type.getDimSize(dim));
  // Of what is summed the places are counted, too. But for those with an index
  // they come last: one number tells a token, or which of its choices that is.
  for (auto [dim, size] : facts.sums)
    if (!rest.followsFromIndex(dim))
      open.emplace_back(dim, size);
  while (true) {
    auto *followed = llvm::find_if(
        open, [&](auto &entry) { return rest.follows(entry.first); });
    if (followed == open.end())
      break;
    open.erase(followed);
  }
  double count = 1;
  for (auto [dim, size] : open)
    count *= static_cast<double>(size);
  return count;
}

double mp::countNonZeros(Value value, ArrayRef<int64_t> dims,
                         const RangeAnalysis &ranges) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return NumberRange::infinity;
  double most = 1;
  for (int64_t dim : dims)
    most *= static_cast<double>(type.getDimSize(dim));
  int64_t name = type.getRank();
  for (bool areSplit : {false, true}) {
    SmallVector<NonZeroCase, 0> cases =
        findNonZeroCases(Spread::of(value), ranges, name, areSplit);
    double all = cases.empty() ? most : 0;
    SmallVector<int64_t> turned(llvm::reverse(dims));
    for (const NonZeroCase &facts : cases)
      all += std::min(countPlaces(facts, type, dims, ranges, name),
                      countPlaces(facts, type, turned, ranges, name));
    most = std::min(most, all);
  }
  return most;
}

void mp::boundSparse(ReduceOp sum, const RangeAnalysis &ranges,
                     NumberRange &range) {
  const NumberRange &each = ranges.get(sum.getInput());
  if (sum.getKind() != ReduceKind::Add || !sumsWithDigits(sum) ||
      !each.isBounded() || each.mayBeNaN)
    return;
  double count = countNonZeros(sum.getInput(), sum.getDims(), ranges);
  double growth = count * std::exp(std::ldexp(count, -24));
  // One number is itself.
  if (count == 1)
    growth = 1;
  double low = std::min(each.low, 0.0) * growth,
         high = std::max(each.high, 0.0) * growth;
  NumberFormat format = NumberFormat::of(sum.getType());
  if (format.isFloat)
    limit(range, format.roundDown(low), format.roundUp(high));
  else if (low >= format.lowestInteger() && high <= format.highestInteger())
    limit(range, low, high);
}

void mp::boundSparse(Operation *contraction, const RangeAnalysis &ranges,
                     NumberRange &range) {
  if (contraction->getNumOperands() != 2 || !sumsWithDigits(contraction))
    return;
  for (OpOperand &factor : contraction->getOpOperands()) {
    std::optional<Line> line = Line::of(factor);
    if (!line)
      continue;
    const NumberRange &own = ranges.get(factor.get());
    const NumberRange &other =
        ranges.get(contraction->getOperand(1 - factor.getOperandNumber()));
    double most = own.magnitude() * other.magnitude();
    // Where there are no bounds, a count gives none.
    if (!(most < NumberRange::infinity) || most == 0)
      continue;
    double count = countNonZeros(factor.get(), line->getDims(), ranges);
    most *= count * std::exp(std::ldexp(count, -24));
    NumberFormat format = NumberFormat::of(contraction->getResult(0).getType());
    if (!format.isFloat)
      continue;
    most = format.roundUp(most);
    bool arePositive = own.low >= 0 && other.low >= 0;
    limit(range, arePositive ? 0 : -most, most);
  }
}
