//===- OneVariable.cpp - Values that are made of one value ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A schedule of noise is made of one number for each example: s / sqrt(s^2 + 1)
// is at most 1, though s may reach 600. An interval forgets that both sides are
// made of the same s. So the interval of s is cut into pieces, and what is made
// of each piece is joined: an element lies in one of them, whichever it is.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Interfaces/RangeOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

/// Values between a variable and what is made of it, at most.
static constexpr unsigned mostValues = 40;
/// Variables that are tried: s^2 + 1 tells nothing of what is made of s itself.
static constexpr unsigned mostVariables = 3;
/// Pieces of one sign whose ends have the same ratio, and that are as wide.
static constexpr unsigned ratioPieces = 48, widthPieces = 16;
/// Where a variable may be 0, pieces of one ratio end so much below its largest
/// number.
static constexpr double smallest = 0x1p-32;
/// Terms of a sum that is scaled.
static constexpr size_t mostTerms = 8;
/// Nobody asks whether a number is smaller.
static constexpr double smallEnough = 8;

namespace {
/// A value, and what it is computed of, element by element.
struct Made {
  Spread at;
  /// Of values; nothing where only the range of one is known.
  SmallVector<std::optional<unsigned>, 3> operands;
};

/// What some values of one shape are made of.
class Makers {
public:
  explicit Makers(ArrayRef<Value> ends, const RangeAnalysis &ranges);

  /// Values that as many of the ends as can be are made of, two at least, the
  /// last ones first.
  SmallVector<unsigned> findVariables() const;
  /// Calls `visit` with the ranges of the ends, for each piece of the variable.
  void forPieces(unsigned variable,
                 function_ref<void(ArrayRef<NumberRange>)> visit) const;

private:
  std::optional<unsigned> find(const Spread &from);
  void addToOrder(unsigned made, llvm::SmallBitVector &isAdded);
  NumberRange infer(unsigned made, ArrayRef<NumberRange> known) const;

  const RangeAnalysis &ranges;
  std::vector<Made> values;
  /// Each behind what it is made of.
  SmallVector<unsigned> order;
  SmallVector<std::optional<unsigned>, 2> ends;
};
} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Whether an element of the only result is made of those in the same place.
static bool isElementwise(Operation *op) {
  if (!op || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !op->hasTrait<OpTrait::Elementwise>() || !isa<RangeOpInterface>(op) ||
      !isMemoryEffectFree(op))
    return false;
  auto shape = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return shape && shape.hasStaticShape() &&
         llvm::all_of(op->getOperandTypes(), [&](Type type) {
           auto tensor = dyn_cast<RankedTensorType>(type);
           return tensor && tensor.getShape() == shape.getShape();
         });
}

std::optional<unsigned> Makers::find(const Spread &from) {
  Spread at = from.origin();
  for (auto [index, made] : llvm::enumerate(values))
    if (made.at.value == at.value && made.at.places == at.places)
      return index;
  if (!isa<RankedTensorType>(at.value.getType()) || values.size() == mostValues)
    return std::nullopt;
  values.push_back({at, {}});
  return values.size() - 1;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as there are values.
void Makers::addToOrder(unsigned made, llvm::SmallBitVector &isAdded) {
  if (isAdded.test(made))
    return;
  isAdded.set(made);
  for (std::optional<unsigned> operand : values[made].operands)
    if (operand)
      addToOrder(*operand, isAdded);
  order.push_back(made);
}

Makers::Makers(ArrayRef<Value> ends, const RangeAnalysis &ranges)
    : ranges(ranges) {
  for (Value end : ends)
    this->ends.push_back(find(Spread::of(end)));
  // The nearest first, of which there may be too many.
  for (unsigned i = 0; i < values.size(); ++i) {
    Spread at = values[i].at;
    Operation *op = at.value.getDefiningOp();
    if (!isElementwise(op))
      continue;
    for (Value operand : op->getOperands()) {
      std::optional<unsigned> found = find(at.operand(operand));
      values[i].operands.push_back(found);
    }
  }
  llvm::SmallBitVector isAdded(values.size());
  for (std::optional<unsigned> end : this->ends)
    if (end)
      addToOrder(*end, isAdded);
}

SmallVector<unsigned> Makers::findVariables() const {
  SmallVector<llvm::SmallBitVector> parts(values.size(),
                                          llvm::SmallBitVector(values.size()));
  for (unsigned index : order) {
    parts[index].set(index);
    for (std::optional<unsigned> operand : values[index].operands)
      if (operand)
        parts[index] |= parts[*operand];
  }
  SmallVector<unsigned> found;
  ptrdiff_t most = 2;
  for (unsigned index : llvm::reverse(order)) {
    const Made &made = values[index];
    const NumberRange &range = ranges.get(made.at.value);
    bool varies = range.isBounded() && range.low < range.high &&
                  NumberFormat::of(made.at.value.getType()).isFloat;
    ptrdiff_t times = llvm::count_if(ends, [&](std::optional<unsigned> end) {
      return end && parts[*end].test(index);
    });
    if (!varies || times < most)
      continue;
    if (times > most)
      found.clear();
    most = times;
    found.push_back(index);
  }
  // The last one that the others are made of, or make, comes first: of s^2 the
  // sizes of s / 2 do not follow.
  auto *whole = llvm::find_if(found, [&](unsigned one) {
    return llvm::all_of(found, [&](unsigned other) {
      return parts[other].test(one) || parts[one].test(other);
    });
  });
  if (whole != found.end())
    std::rotate(found.begin(), whole, whole + 1);
  found.truncate(std::min<size_t>(found.size(), mostVariables));
  return found;
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

/// Where the pieces of numbers from `low` to `high` end, neither negative.
static SmallVector<double> findEnds(double low, double high) {
  SmallVector<double> ends{low, high};
  double first = std::max(low, high * smallest);
  for (unsigned i = 0; i < ratioPieces; ++i)
    ends.push_back(first * std::pow(high / first, double(i) / ratioPieces));
  for (unsigned i = 1; i < widthPieces; ++i)
    ends.push_back(low + (high - low) * i / widthPieces);
  return ends;
}

static SmallVector<NumberRange> cut(const NumberRange &range) {
  SmallVector<double> ends;
  if (range.high > 0)
    ends.append(findEnds(std::max(range.low, 0.0), range.high));
  if (range.low < 0)
    for (double end : findEnds(std::max(-range.high, 0.0), -range.low))
      ends.push_back(-end);
  llvm::sort(ends);
  SmallVector<NumberRange> pieces;
  for (size_t i = 1; i < ends.size(); ++i) {
    if (!(ends[i - 1] < ends[i]))
      continue;
    NumberRange piece = range;
    limit(piece, ends[i - 1], ends[i]);
    pieces.push_back(piece);
  }
  return pieces;
}

NumberRange Makers::infer(unsigned made, ArrayRef<NumberRange> known) const {
  const Made &value = values[made];
  const NumberRange &whole = ranges.get(value.at.value);
  Operation *op = value.at.value.getDefiningOp();
  SmallVector<NumberRange> operands;
  for (auto [index, operand] : llvm::enumerate(value.operands))
    operands.push_back(operand ? known[*operand]
                               : ranges.get(op->getOperand(index)));
  std::optional<NumberRange> range = inferRange(op, operands);
  if (!range)
    return whole;
  NumberRange settled =
      range->settled(NumberFormat::of(value.at.value.getType()));
  limit(settled, whole.low, whole.high);
  return settled.low <= settled.high ? settled : whole;
}

void Makers::forPieces(unsigned variable,
                       function_ref<void(ArrayRef<NumberRange>)> visit) const {
  // What is not made of the variable is as it was.
  SmallVector<unsigned> behind;
  llvm::SmallBitVector isMade(values.size());
  SmallVector<NumberRange> known;
  for (const Made &made : values)
    known.push_back(ranges.get(made.at.value));
  isMade.set(variable);
  for (unsigned i : order)
    if (i != variable &&
        llvm::any_of(values[i].operands, [&](std::optional<unsigned> operand) {
          return operand && isMade.test(*operand);
        })) {
      isMade.set(i);
      behind.push_back(i);
    }
  for (const NumberRange &piece : cut(known[variable])) {
    known[variable] = piece;
    for (unsigned i : behind)
      known[i] = infer(i, known);
    SmallVector<NumberRange> found;
    for (std::optional<unsigned> end : ends)
      found.push_back(end ? known[*end] : NumberRange());
    visit(found);
  }
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

void RangeAnalysis::refineByVariable(Operation &op, NumberRange &range) const {
  if (op.getNumOperands() != 2 || range.magnitude() <= smallEnough ||
      !isElementwise(&op) || !hasDigits(op.getResult(0)) ||
      !llvm::all_of(op.getOperands(),
                    [&](Value operand) { return get(operand).isBounded(); }))
    return;
  SmallVector<Value, 2> operands(op.getOperands());
  Makers makers(operands, *this);
  NumberFormat format = NumberFormat::of(op.getResult(0).getType());
  auto widen = [](double end) {
    return std::abs(end) * (correlationSlack - 1);
  };
  for (unsigned variable : makers.findVariables()) {
    double low = NumberRange::infinity, high = -NumberRange::infinity;
    makers.forPieces(variable, [&](ArrayRef<NumberRange> made) {
      NumberRange piece =
          inferRange(&op, made).value_or(NumberRange()).settled(format);
      low = std::min(low, piece.low);
      high = std::max(high, piece.high);
    });
    if (low <= high)
      limit(range, low - widen(low), high + widen(high));
    if (range.magnitude() <= smallEnough)
      return;
  }
}

/// Whether digits of what is added to the places are lost.
static bool hidesDigits(const NumberRange &places) {
  return countsAsEither(places, NumberRange::unknown());
}

bool RangeAnalysis::makesPlacesSmall(Value sum, Value factor,
                                     bool isDivisor) const {
  if (!isDivisor && hidesDigits(get(factor)))
    return false;
  SmallVector<Value> terms{sum}, factors{factor}, divisors;
  if (isDivisor)
    std::swap(factors, divisors);
  for (unsigned i = 0; i < terms.size(); ++i) {
    NumberRange term = get(terms[i]);
    Operation *maker = terms[i].getDefiningOp();
    if (!hidesDigits(term))
      continue;
    if (term.isBounded()) {
      factors.push_back(terms[i]);
      double most = getMostOfProduct(factors, divisors);
      factors.pop_back();
      term.low = -most;
      term.high = most;
      if (hidesDigits(term))
        return false;
    } else if (isa_and_present<arith::AddFOp, arith::SubFOp>(maker) &&
               terms.size() < mostTerms) {
      llvm::append_range(terms, maker->getOperands());
    } else {
      return false;
    }
  }
  return true;
}

void RangeAnalysis::refinePlaces(Operation &op, NumberRange &range) const {
  bool isQuotient = isa<arith::DivFOp>(op);
  if (!range.isCoordinate || range.isBounded() || !isElementwise(&op) ||
      (!isQuotient && !isa<arith::MulFOp>(op)))
    return;
  Value lhs = op.getOperand(0), rhs = op.getOperand(1);
  range.isCoordinate = !makesPlacesSmall(lhs, rhs, isQuotient) &&
                       (isQuotient || !makesPlacesSmall(rhs, lhs, false));
}

double RangeAnalysis::getMostOfProduct(ArrayRef<Value> factors,
                                       ArrayRef<Value> divisors) const {
  SmallVector<Value> values(factors);
  llvm::append_range(values, divisors);
  auto multiply = [&](ArrayRef<NumberRange> ranges) {
    double most = 1;
    for (const NumberRange &range : ranges.take_front(factors.size()))
      most *= range.magnitude();
    for (const NumberRange &range : ranges.drop_front(factors.size()))
      most /= range.mayBeZero ? 0 : range.leastNonZero;
    return std::isnan(most) ? NumberRange::infinity : most;
  };
  SmallVector<NumberRange> ranges = llvm::map_to_vector(
      values, [&](Value value) -> NumberRange { return get(value); });
  double most = multiply(ranges);
  Makers makers(values, *this);
  for (unsigned variable : makers.findVariables()) {
    double joined = 0;
    makers.forPieces(variable, [&](ArrayRef<NumberRange> made) {
      joined = std::max(joined, multiply(made));
    });
    most = std::min(most, joined * correlationSlack);
  }
  return most;
}
