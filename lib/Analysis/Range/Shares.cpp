//===- Shares.cpp - What was divided by its own sum -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"
#include "MaskedShares.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// What makes a sum larger, one on the other.
static constexpr unsigned maxGuards = 4;

namespace {
/// What was divided and by what, a product with a reciprocal included.
struct Division {
  Value dividend;
  Spread divisor;
  /// The reciprocal, if it is one that was multiplied with.
  Value inverse;
};
/// A logarithm, and what is added to it; null where there is none.
struct ShiftedLogarithm {
  Spread logarithm, shift;
};
} // namespace

/// log(y) + m, or log(y) alone.
static ShiftedLogarithm findLogarithm(const Spread &taken) {
  auto isLogarithm = [](const Spread &at) {
    return isa_and_present<math::LogOp>(at.value.getDefiningOp());
  };
  if (isLogarithm(taken))
    return {taken, {}};
  if (auto sum = taken.value.getDefiningOp<arith::AddFOp>())
    for (unsigned i : {0, 1})
      if (Spread term = taken.operand(sum->getOperand(i)).origin();
          isLogarithm(term))
        return {term, taken.operand(sum->getOperand(1 - i)).origin()};
  return {};
}

/// Whether `shifted` is x - m, for the m.
static bool isShiftedBy(Value shifted, Value x, const Spread &m) {
  auto difference = shifted.getDefiningOp<arith::SubFOp>();
  if (!difference || !areSame(difference.getLhs(), x))
    return false;
  Spread taken = Spread::of(difference.getRhs()).origin();
  return taken.value == m.value && taken.places == m.places;
}

namespace {
/// exp(x) over the sum of all exp(x), or of exp(x - m), by logarithms.
struct DivisionOfLogarithms {
  Value x;
  math::ExpOp summed;
  /// The sum, and the m, if there is one.
  Spread divisor, shift;
};
} // namespace

/// exp(x - log(sum(exp(x)))), or where exp(x - m) is summed, as by logsumexp,
/// exp(x - (log(sum) + m)).
static std::optional<DivisionOfLogarithms>
findDivisionOfLogarithms(Value value, const RangeAnalysis &ranges) {
  auto power = value.getDefiningOp<math::ExpOp>();
  auto difference =
      power ? power.getOperand().getDefiningOp<arith::SubFOp>() : nullptr;
  if (!difference)
    return std::nullopt;
  auto [logarithm, shift] =
      findLogarithm(Spread::of(difference.getRhs()).origin());
  if (!logarithm.value)
    return std::nullopt;
  Spread divisor =
      logarithm.operand(logarithm.value.getDefiningOp()->getOperand(0))
          .origin();
  // Of a sum that is not negative it is no other number.
  if (auto size = divisor.value.getDefiningOp<math::AbsFOp>();
      size && ranges.get(size.getOperand()).low >= 0)
    divisor = divisor.operand(size.getOperand());
  Reduction sum = divisor.findReduction(ReduceKind::Add);
  auto summed = sum ? sum.input.getDefiningOp<math::ExpOp>() : nullptr;
  if (!summed)
    return std::nullopt;
  Value x = difference.getLhs(), exponent = summed.getOperand();
  if (shift.value ? !isShiftedBy(exponent, x, shift) : !areSame(exponent, x))
    return std::nullopt;
  return DivisionOfLogarithms{x, summed, divisor, shift};
}

/// The rounding of a logarithm up to 89 is some of the result.
static constexpr double logarithmSlack = 1 + 0x1p-12;

/// Where m is the largest x, or 0 where that is infinite, log(sum) + m is no
/// less than m however it is rounded.
void mp::boundShareOfLogarithms(math::ExpOp op, const RangeAnalysis &ranges,
                                NumberRange &range) {
  std::optional<DivisionOfLogarithms> division =
      findDivisionOfLogarithms(op.getResult(), ranges);
  if (!division || !hasDigits(op.getResult()))
    return;
  Reduction sum = division->divisor.findReduction(ReduceKind::Add,
                                                  division->summed.getResult());
  const Spread &shift = division->shift;
  Reduction most =
      shift.value
          ? shift.finiteOrigin().findReduction(ReduceKind::Max, division->x)
          : sum;
  if (sum && most && sum.dims == most.dims)
    limit(range, 0, logarithmSlack);
}

static std::optional<Division> findDivision(Value value,
                                            const RangeAnalysis &ranges) {
  if (auto quotient = value.getDefiningOp<arith::DivFOp>())
    return {{quotient.getLhs(), Spread::of(quotient.getRhs()), {}}};
  if (auto division = findDivisionOfLogarithms(value, ranges))
    return {{division->summed.getResult(), division->divisor, {}}};
  auto product = value.getDefiningOp<arith::MulFOp>();
  for (unsigned i : {0, 1}) {
    if (!product)
      break;
    Spread factor = Spread::of(product->getOperand(1 - i)).origin();
    auto inverse = factor.value.getDefiningOp<arith::DivFOp>();
    // Of a subnormal number the inverse is infinite.
    if (inverse && ranges.get(inverse.getLhs()) == NumberRange::constant(1) &&
        ranges.get(inverse.getRhs()).leastNonZero > 0)
      return {{product->getOperand(i), factor.operand(inverse.getRhs()),
               inverse.getResult()}};
  }
  return std::nullopt;
}

/// The sum behind what makes it larger, or not 0: shares of it are no more.
static Spread skipGuards(Spread divisor, const RangeAnalysis &ranges) {
  for (unsigned guard = 0; guard < maxGuards; ++guard) {
    divisor = divisor.origin();
    Operation *op = divisor.value.getDefiningOp();
    Value sum = findReplaced(divisor.value, ranges);
    if (!sum && isa_and_present<arith::AddFOp, arith::MaximumFOp>(op))
      for (unsigned i : {0, 1})
        if (matchPattern(op->getOperand(1 - i), m_Constant()) &&
            ranges.get(op->getOperand(1 - i)).low >= 0)
          sum = op->getOperand(i);
    if (!sum)
      break;
    divisor = divisor.operand(sum);
  }
  return divisor;
}

/// Of a choice of 0 where the sum left the dividend out, the same of what the
/// sum adds up, which is 0 there as well.
static std::optional<Division> findMaskedDivision(Value value,
                                                  const RangeAnalysis &ranges) {
  auto choice = value.getDefiningOp<arith::SelectOp>();
  for (unsigned i : {1, 2}) {
    Operation *chosen =
        choice ? choice->getOperand(i).getDefiningOp() : nullptr;
    if (!chosen ||
        !(ranges.get(choice->getOperand(3 - i)) == NumberRange::constant(0)))
      continue;
    std::optional<MaskedShare> share = findMaskedShare(chosen, ranges);
    Value kept = share ? share->kept.getResult() : Value();
    if (!share || share->kept.getCondition() != choice.getCondition() ||
        share->isWhereTrue != (i == 1) ||
        !(ranges.get(share->kept->getOperand(3 - i)) ==
          NumberRange::constant(0)))
      continue;
    std::optional<Division> division =
        findDivision(chosen->getResult(0), ranges);
    if (division && division->dividend == share->kept->getOperand(i))
      return {{kept, division->divisor, division->inverse}};
  }
  return std::nullopt;
}

std::optional<Shares> mp::findShares(const Line &line,
                                     const RangeAnalysis &ranges) {
  Line start = line.origin();
  if (!hasDigits(start.value))
    return std::nullopt;
  std::optional<Division> division = findDivision(start.value, ranges);
  // Where all of a line was left out, it comes to 0.
  bool isPart = !division;
  if (isPart)
    division = findMaskedDivision(start.value, ranges);
  if (!division || !(ranges.get(division->dividend).low >= 0))
    return std::nullopt;
  Spread divisor = skipGuards(division->divisor, ranges);
  Reduction sum = divisor.findReduction(ReduceKind::Add, division->dividend);
  if (!sum || !sum.devices)
    return std::nullopt;
  // Of more than their sum, or of 1 where it is 0, they come to less.
  bool isSafe = divisor.origin().value != division->divisor.origin().value;
  bool haveSum =
      ranges.get(divisor.origin().value).isBounded() &&
      (!division->inverse || ranges.get(division->inverse).leastNonZero > 0);
  // Lines that sum to 1, all along what is summed, and so many in one product.
  double whole = 1, part = 1;
  for (int64_t dim : sum.dims) {
    int64_t size = cast<RankedTensorType>(sum.input.getType()).getShape()[dim];
    if (size == 1)
      continue;
    const auto *summed = llvm::find_if(
        start.dims, [&](auto &known) { return known.first == dim; });
    if (summed == start.dims.end())
      return std::nullopt;
    // What is weighted may be a part of the line.
    whole *= static_cast<double>(size);
    part *= static_cast<double>(summed->second);
  }
  // Those of one device are a part of the line, too.
  double terms = std::max(line.count, whole) *
                 static_cast<double>(sum.devices->getLargest());
  double growth = std::exp(std::ldexp(4 * (terms + 4), -24));
  bool areAll = part == whole && !isSafe && !isPart && sum.isOfOneDevice();
  return Shares{line.count / part * growth, areAll, haveSum, *sum.devices};
}
