//===- WeightedMean.cpp - Sums of products over their weights -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linear attention gives q (k' v) / q (k' 1), of features q and k that are not
// negative. Neither side is bounded, but with the sums written out each term of
// the dividend is one of the divisor times a v. So both are written as products
// of factors, each with a name for each of its dimensions, and what they have
// in common is taken away: where all of the divisor goes, and one factor of the
// dividend is left, that is what the mean is of.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/WeightedMean.h"

#include "Correlations.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Range/WrittenSums.h"
#include "mp/Interfaces/PrecisionOpInterface.h"

#include <map>
#include <set>

using namespace mlir;
using namespace mlir::mp;

/// Products and sums that are written out.
static constexpr unsigned mostSums = 8;

namespace {
/// A sum of products. A dimension of a factor is called by the dimension of the
/// result that it runs along, or by a larger number if it is summed.
struct Product {
  SmallVector<Spread, 4> factors;
  /// What is summed, and of how many.
  std::map<int64_t, int64_t> summed;
};

class WeightedMean {
public:
  /// `isWeight` is whether a value is not negative; with `areWrittenOut`,
  /// products of elements are taken apart.
  WeightedMean(const Spread &sum, const Spread &divisor,
               function_ref<bool(Value)> isWeight, bool areWrittenOut)
      : isWeight(isWeight), areWrittenOut(areWrittenOut),
        next(findNext(sum, divisor)), above{{sum.origin()}, {}},
        below{{divisor.origin()}, {}} {}

  Value find();

private:
  /// A name for a dimension of this size.
  int64_t name(int64_t size, Product &product);
  bool writeOut(Product &product, unsigned factor);
  bool writeOutLast();
  void cancel();
  bool match(const Spread &one, const Spread &other);

  static int64_t findNext(const Spread &sum, const Spread &divisor) {
    int64_t next = 0;
    for (const Spread *spread : {&sum, &divisor})
      for (int64_t place : spread->places)
        next = std::max(next, place + 1);
    return next;
  }

  function_ref<bool(Value)> isWeight;
  bool areWrittenOut;
  int64_t next;
  Product above, below;
  /// Of what the divisor sums over, what that is called in the dividend.
  std::map<int64_t, int64_t> names;
};
} // namespace

int64_t WeightedMean::name(int64_t size, Product &product) {
  if (size == 1)
    return -1;
  product.summed[next] = size;
  return next++;
}

/// Puts what a product or a sum is made of in its place.
bool WeightedMean::writeOut(Product &product, unsigned factor) {
  Spread whole = product.factors[factor];
  Operation *op = whole.value.getDefiningOp();
  auto precise = dyn_cast_if_present<PrecisionOpInterface>(op);
  Type accumulator = precise ? precise.getAccumulatorType() : Type();
  if (!op || !hasDigits(whole.value) ||
      (accumulator && NumberFormat::of(accumulator).precision < 24))
    return false;
  auto nameSum = [&](int64_t size) { return name(size, product); };
  if (auto sum = dyn_cast<ReduceOp>(op);
      sum && sum.getKind() == ReduceKind::Add) {
    product.factors[factor] = mp::writeOut(whole, sum, nameSum).origin();
    return true;
  }
  if (auto times = dyn_cast<arith::MulFOp>(op)) {
    product.factors[factor] = whole.operand(times.getLhs()).origin();
    product.factors.push_back(whole.operand(times.getRhs()).origin());
    return true;
  }
  auto dot = dyn_cast<DotOp>(op);
  if (!dot)
    return false;
  auto [lhs, rhs] = mp::writeOut(whole, dot, nameSum);
  product.factors[factor] = lhs.origin();
  product.factors.push_back(rhs.origin());
  return true;
}

/// Writes out the factor that is computed last: none of the others, of either
/// side, holds it.
bool WeightedMean::writeOutLast() {
  Operation *last = nullptr;
  Product *product = nullptr;
  unsigned at = 0;
  for (Product *side : {&above, &below})
    for (auto [index, factor] : llvm::enumerate(side->factors)) {
      Operation *op = factor.value.getDefiningOp();
      if (!isa_and_present<DotOp, ReduceOp, arith::MulFOp>(op) ||
          (isa<arith::MulFOp>(op) && !areWrittenOut) ||
          (last &&
           (op->getBlock() != last->getBlock() || op->isBeforeInBlock(last))))
        continue;
      last = op;
      product = side;
      at = index;
    }
  return last && writeOut(*product, at);
}

/// Whether a factor of the dividend is one of the divisor.
bool WeightedMean::match(const Spread &one, const Spread &other) {
  if (one.value != other.value || !isWeight(one.value))
    return false;
  std::map<int64_t, int64_t> found = names;
  for (auto [above, below] : llvm::zip_equal(one.places, other.places)) {
    auto sumAbove = this->above.summed.find(above),
         sumBelow = this->below.summed.find(below);
    bool isAbove = sumAbove != this->above.summed.end(),
         isBelow = sumBelow != this->below.summed.end();
    if (isAbove != isBelow || (!isAbove && above != below))
      return false;
    // A factor that is repeated counts as often on both sides.
    if (isAbove && (sumAbove->second != sumBelow->second ||
                    found.try_emplace(below, above).first->second != above))
      return false;
  }
  names = found;
  return true;
}

void WeightedMean::cancel() {
  for (unsigned i = 0; i < above.factors.size();) {
    Spread *found = llvm::find_if(below.factors, [&](const Spread &factor) {
      return match(above.factors[i], factor);
    });
    if (found == below.factors.end()) {
      ++i;
      continue;
    }
    below.factors.erase(found);
    above.factors.erase(above.factors.begin() + i);
  }
}

Value WeightedMean::find() {
  for (unsigned sums = 0; sums < mostSums && !below.factors.empty(); ++sums) {
    if (!writeOutLast())
      return {};
    cancel();
  }
  if (!below.factors.empty() || above.factors.size() != 1)
    return {};
  // All that is summed is summed on both sides, and nothing twice.
  std::set<int64_t> common;
  for (auto [below, above] : names)
    common.insert(above);
  if (common.size() != names.size() || names.size() != below.summed.size() ||
      common.size() != above.summed.size())
    return {};
  return above.factors[0].value;
}

Value mp::findWeightedMean(Value sum, Value divisor, bool isInverse,
                           const RangeAnalysis &ranges) {
  auto isStatic = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.hasStaticShape();
  };
  if (!isStatic(sum) || !isStatic(divisor) || !hasDigits(sum))
    return {};
  Spread start = Spread::of(divisor).origin();
  if (isInverse) {
    std::optional<Spread> inverted = findInverted(start, ranges);
    if (!inverted)
      return {};
    start = *inverted;
  }
  start = start.withoutGuards(ranges);
  Spread above = Spread::of(sum).origin();
  skipSameDevices(above, start);
  return WeightedMean(
             above, start,
             [&](Value value) { return ranges.get(value).low >= 0; },
             /*areWrittenOut=*/false)
      .find();
}

std::optional<Spread> mp::findInverted(const Spread &inverse,
                                       const RangeAnalysis &ranges) {
  Spread start = inverse.origin();
  auto quotient = start.value.getDefiningOp<arith::DivFOp>();
  if (!quotient || !(ranges.get(quotient.getLhs()) == NumberRange::constant(1)))
    return std::nullopt;
  return start.operand(quotient.getRhs()).origin();
}

bool mp::invertsSquareOf(const Spread &inverse, const Spread &divisor,
                         const RangeAnalysis &ranges) {
  std::optional<Spread> square = findInverted(inverse, ranges);
  auto product =
      square ? square->value.getDefiningOp<arith::MulFOp>() : arith::MulFOp();
  if (!product || product.getLhs() != product.getRhs())
    return false;
  Spread root = square->operand(product.getLhs()).origin(),
         other = divisor.origin();
  return root.value == other.value && root.places == other.places;
}

Value mp::findMeanOf(const Spread &sum, const Spread &divisor,
                     function_ref<bool(Value)> isWeight) {
  return WeightedMean(sum, divisor, isWeight, /*areWrittenOut=*/true).find();
}
