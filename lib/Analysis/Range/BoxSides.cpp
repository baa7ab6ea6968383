//===- BoxSides.cpp - Lengths that corners make of each other -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The intersection of two boxes has sides max(min(a2, b2) - max(a1, b1), 0), at
// most a2 - a1 and b2 - b1 each; what encloses both has sides
// max(a2, b2) - min(a1, b1), at least those. So each side is written as sums of
// corners that it is no longer, or no shorter, than, and sides are compared by
// those. A corner is an element of what a slice or a concatenation took it
// from; one that is a middle plus or less half of a width leaves the width.
//
//===----------------------------------------------------------------------===//

#include "BoxSides.h"

#include "Correlations.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops that move elements, sums within each other, and forms of a side.
static constexpr unsigned maxMoves = 16, maxDepth = 8, mostForms = 16;
/// Factors within each other of what is not negative.
static constexpr unsigned maxFactors = 4;
/// What is left of a corner that is added and taken away.
static constexpr double tiny = 0x1p-20;

static ArrayRef<int64_t> shapeOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getShape() : ArrayRef<int64_t>();
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

int64_t BoxSides::Part::count(unsigned dim) const {
  return places[dim] < 0 ? 1 : sizes.at(places[dim]);
}

BoxSides::Part BoxSides::Part::operand(Value operand) const {
  Part part = *this;
  part.value = operand;
  return part;
}

bool BoxSides::Part::operator==(const Part &other) const {
  return value == other.value && places == other.places &&
         starts == other.starts;
}

BoxSides::Part BoxSides::begin(const Spread &value) {
  Part part{value.value, value.places, {}, {}};
  part.starts.assign(value.places.size(), 0);
  for (auto [place, size] : llvm::zip(value.places, shapeOf(value.value)))
    if (place >= 0)
      part.sizes[place] = size;
  return part;
}

/// The dimensions that are not of size one stay, in their order: puts each of
/// `from` in the place of one of `to`.
static bool mapOverReshape(ArrayRef<int64_t> from, ArrayRef<int64_t> to,
                           function_ref<void(unsigned, unsigned)> put) {
  size_t next = 0;
  auto skipOnes = [&] {
    while (next < to.size() && to[next] == 1)
      ++next;
  };
  for (auto [dim, size] : llvm::enumerate(from)) {
    if (size == 1)
      continue;
    skipOnes();
    if (next == to.size() || to[next] != size)
      return false;
    put(dim, next++);
  }
  skipOnes();
  return next == to.size();
}

std::optional<BoxSides::Part> BoxSides::stepBack(const Part &part) {
  Operation *op = part.value.getDefiningOp();
  if (!isa_and_present<SliceOp, BroadcastOp, ReshapeOp, TransposeOp, ConcatOp>(
          op))
    return std::nullopt;
  Part before = part.operand(op->getOperand(0));
  ArrayRef<int64_t> from = shapeOf(before.value), to = shapeOf(part.value);
  if (ShapedType::isDynamicShape(from) || ShapedType::isDynamicShape(to))
    return std::nullopt;
  before.places.assign(from.size(), -1);
  before.starts.assign(from.size(), 0);
  auto put = [&](unsigned dim, unsigned of) {
    before.places[dim] = part.places[of];
    before.starts[dim] = part.starts[of];
  };
  if (auto slice = dyn_cast<SliceOp>(op)) {
    for (auto [dim, start] : llvm::enumerate(slice.getStart())) {
      int64_t stride = slice.getStrides()[dim];
      if (stride != 1 && part.places[dim] >= 0)
        return std::nullopt;
      put(dim, dim);
      before.starts[dim] = start + stride * part.starts[dim];
    }
  } else if (auto spread = dyn_cast<BroadcastOp>(op)) {
    for (auto [dim, of] : llvm::enumerate(spread.getDims()))
      if (from[dim] != 1)
        put(dim, of);
  } else if (auto turn = dyn_cast<TransposeOp>(op)) {
    for (auto [of, dim] : llvm::enumerate(turn.getPerm()))
      put(dim, of);
  } else if (auto join = dyn_cast<ConcatOp>(op)) {
    before = part;
    int64_t dim = join.getDim(), &start = before.starts[dim];
    for (Value input : join.getInputs()) {
      int64_t size = shapeOf(input)[dim];
      if (start < size) {
        before.value = input;
        return start + part.count(dim) <= size ? std::optional(before)
                                               : std::nullopt;
      }
      start -= size;
    }
    return std::nullopt;
  } else if (!mapOverReshape(from, to, put)) {
    return std::nullopt;
  }
  return before;
}

BoxSides::Part BoxSides::resolve(Part part) {
  for (unsigned move = 0; move != maxMoves; ++move) {
    std::optional<Part> before = stepBack(part);
    if (!before)
      break;
    part = *before;
  }
  return part;
}

//===----------------------------------------------------------------------===//
// Sums of parts
//===----------------------------------------------------------------------===//

void BoxSides::Form::add(const Part &part, double times) {
  auto *same = llvm::find_if(
      terms, [&](const auto &term) { return term.first == part; });
  if (same == terms.end()) {
    terms.push_back({part, times});
    return;
  }
  same->second += times;
  if (std::abs(same->second) < tiny)
    terms.erase(same);
}

BoxSides::Form BoxSides::Form::plus(const Form &other, double times) const {
  Form sum = *this;
  sum.number += times * other.number;
  for (const auto &[part, count] : other.terms)
    sum.add(part, times * count);
  return sum;
}

std::optional<double> BoxSides::getNumber(Value value) const {
  const NumberRange &range = ranges.get(value);
  return range.low == range.high && range.isBounded() ? std::optional(range.low)
                                                      : std::nullopt;
}

// NOLINTBEGIN(misc-no-recursion): `depth` ends it.
BoxSides::Forms BoxSides::findBounds(const Part &moved, bool isAbove,
                                     unsigned depth) const {
  Part part = resolve(moved);
  if (std::optional<double> number = getNumber(part.value))
    return {Form{{}, *number}};
  Form itself;
  itself.add(part, 1);
  Operation *op = part.value.getDefiningOp();
  if (!op || depth == 0 || !hasDigits(part.value))
    return {itself};
  auto of = [&](unsigned operand, bool isAbove) {
    return findBounds(part.operand(op->getOperand(operand)), isAbove,
                      depth - 1);
  };
  auto times = [&](unsigned operand, double factor) {
    Forms forms = of(operand, isAbove == (factor > 0));
    for (Form &form : forms)
      form = Form().plus(form, factor);
    return forms;
  };
  if (isa<arith::AddFOp, arith::SubFOp>(op)) {
    bool isSum = isa<arith::AddFOp>(op);
    Forms sums;
    for (const Form &left : of(0, isAbove))
      for (const Form &right : of(1, isAbove == isSum))
        if (sums.size() < mostForms)
          sums.push_back(left.plus(right, isSum ? 1 : -1));
    return sums;
  }
  if (isa<arith::NegFOp>(op))
    return times(0, -1);
  if (isa<arith::MulFOp>(op))
    for (unsigned i : {0, 1})
      if (std::optional<double> factor = getNumber(op->getOperand(i)))
        return *factor == 0 ? Forms{itself} : times(1 - i, *factor);
  if (isa<arith::DivFOp>(op))
    if (std::optional<double> divisor = getNumber(op->getOperand(1)))
      return *divisor == 0 ? Forms{itself} : times(0, 1 / *divisor);
  Forms forms{itself};
  if (isAbove ? isa<arith::MinimumFOp>(op) : isa<arith::MaximumFOp>(op))
    for (unsigned i : {0, 1})
      forms.append(of(i, isAbove));
  forms.resize(std::min<size_t>(forms.size(), mostForms));
  return forms;
}
// NOLINTEND(misc-no-recursion)

/// A side that is bounded by 0 from below is no longer than what is not
/// negative and no shorter than what it was.
BoxSides::Forms BoxSides::findBounds(const Part &side, bool isAbove) const {
  Part part = resolve(side);
  auto larger = part.value.getDefiningOp<arith::MaximumFOp>();
  for (unsigned i : {0, 1})
    if (larger && isAbove && getNumber(larger->getOperand(i)) == 0)
      return findBounds(part.operand(larger->getOperand(1 - i)), isAbove,
                        maxDepth);
  return findBounds(part, isAbove, maxDepth);
}

// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
bool BoxSides::isNotNegative(const Part &moved, unsigned depth) const {
  Part part = resolve(moved);
  if (ranges.get(part.value).low >= 0 || isLabel(part.value))
    return true;
  auto product = part.value.getDefiningOp<arith::MulFOp>();
  return product && depth != 0 &&
         isNotNegative(part.operand(product.getLhs()), depth - 1) &&
         isNotNegative(part.operand(product.getRhs()), depth - 1);
}

/// Of what labels make with others the later of two columns of theirs is the
/// larger one, and makes up for as much of the other as there is of it.
bool BoxSides::isNotNegative(const Form &form) const {
  SmallVector<double, 4> left;
  for (const auto &[part, times] : form.terms)
    left.push_back(times);
  auto makesUp = [&](const Part &part, double missing) {
    for (auto [term, times] : llvm::zip_equal(form.terms, left)) {
      const Part &later = term.first;
      if (later.value != part.value || later.places != part.places ||
          times < missing || !(part.starts < later.starts))
        continue;
      times -= missing;
      return true;
    }
    return false;
  };
  return form.number >= 0 && llvm::all_of(form.terms, [&](const auto &term) {
           const auto &[part, times] = term;
           return times > 0 ? isNotNegative(part, maxFactors)
                            : isLabel(part.value) && makesUp(part, -times);
         });
}

/// What labels alone make is taken for a side of theirs.
bool BoxSides::isSide(const Form &form) const {
  return isNotNegative(form) || llvm::all_of(form.terms, [&](const auto &term) {
           return isLabel(term.first.value);
         });
}

bool BoxSides::isSide(const Part &part) const {
  return ranges.get(resolve(part).value).low >= 0 ||
         llvm::any_of(findBounds(part, /*isAbove=*/false),
                      [&](const Form &form) { return isSide(form); });
}

/// Whether the small one, `times` its length, is no longer than the large one,
/// or not positive.
bool BoxSides::isWithin(const Part &small, const Part &large,
                        double times) const {
  Forms above = findBounds(small, /*isAbove=*/times > 0),
        below = findBounds(large, /*isAbove=*/false);
  return llvm::any_of(above, [&](const Form &most) {
    return llvm::any_of(below, [&](const Form &least) {
      return isNotNegative(least.plus(most, -times));
    });
  });
}

//===----------------------------------------------------------------------===//
// Areas
//===----------------------------------------------------------------------===//

std::optional<std::pair<BoxSides::Part, BoxSides::Part>>
BoxSides::findSides(const Spread &area) const {
  Part part = resolve(begin(area));
  auto type = dyn_cast<RankedTensorType>(part.value.getType());
  if (!type || !type.hasStaticShape() || !hasDigits(part.value))
    return std::nullopt;
  if (auto product = part.value.getDefiningOp<arith::MulFOp>()) {
    if (getNumber(product.getLhs()) || getNumber(product.getRhs()))
      return std::nullopt;
    return std::pair(part.operand(product.getLhs()),
                     part.operand(product.getRhs()));
  }
  auto reduce = part.value.getDefiningOp<ReduceOp>();
  if (!reduce || reduce.getKind() != ReduceKind::Mul ||
      reduce.getDims().size() != 1)
    return std::nullopt;
  int64_t dim = reduce.getDims()[0];
  if (shapeOf(reduce.getInput())[dim] != 2)
    return std::nullopt;
  Part width = part.operand(reduce.getInput());
  width.places.insert(width.places.begin() + dim, -1);
  width.starts.insert(width.starts.begin() + dim, 0);
  Part height = width;
  height.starts[dim] = 1;
  return std::pair(width, height);
}

bool BoxSides::isArea(const Spread &value) const {
  auto sides = findSides(value);
  return sides && isSide(sides->first) && isSide(sides->second);
}

bool BoxSides::holds(const Spread &large, const Spread &small) const {
  auto outer = findSides(large), inner = findSides(small);
  if (!outer || !inner || !isSide(inner->first) || !isSide(inner->second))
    return false;
  if (!isSide(outer->first) || !isSide(outer->second))
    return false;
  return (isWithin(inner->first, outer->first) &&
          isWithin(inner->second, outer->second)) ||
         (isWithin(inner->first, outer->second) &&
          isWithin(inner->second, outer->first));
}

bool BoxSides::holdsSquare(const Spread &large, const Spread &small,
                           double times) const {
  auto side = findSides(large), distance = findSides(small);
  return side && distance && side->first == side->second &&
         distance->first == distance->second &&
         isWithin(distance->first, side->first, times) &&
         isWithin(distance->first, side->first, -times);
}

bool BoxSides::isEnclosing(const Spread &value) const {
  auto sides = findSides(value);
  auto hasTwo = [&](const Part &side) {
    return isa_and_present<arith::SubFOp, arith::AddFOp>(
               resolve(side).value.getDefiningOp()) &&
           llvm::count_if(
               findBounds(side, /*isAbove=*/false),
               [&](const Form &form) { return isNotNegative(form); }) > 1;
  };
  return sides && hasTwo(sides->first) && hasTwo(sides->second);
}
