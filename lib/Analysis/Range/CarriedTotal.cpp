//===- CarriedTotal.cpp - Sums of exponentials that are added up ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A softmax whose row comes block by block carries the largest number so far
// and the sum of the exponentials less that, m' = max(m, max x) and
// l' = l exp(m - m') + sum exp(x - m'). Where m' is the largest x of this block
// the sum has a 1 in it; where it is m, l' is no less than l, as exp(0) is 1.
// So l stays at least 1 once it is.
//
// It begins with 0, and an m of -1e10 or less. As long as that is the largest,
// x - m is 0 or some hundreds below it, as near as f32 has numbers there: its
// exponential is 1 or 0. So l is 0 until it is 1 at least, and 0 only where no
// x was larger than that m.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Analysis/Range/WeightedMean.h"

using namespace mlir;
using namespace mlir::mp;

/// Blocks that are written out.
static constexpr unsigned mostBlocks = 64;
/// Of a number below it f32 has no neighbour that is nearer than 2^9.
static constexpr double largestNumber = -0x1p32;

namespace {
class CarriedTotal {
public:
  CarriedTotal(Operation *at, const RangeAnalysis &ranges)
      : at(at), ranges(ranges) {}

  /// Whether the total is at least 1/2, or 0 where `most` is below all numbers.
  bool find(const Spread &total, const Spread &most,
            unsigned depth = mostBlocks);
  /// The same of a sum, whatever its numbers are taken from.
  bool find(const Spread &sum);

private:
  std::optional<Spread> findLarger(const Spread &most) const;
  bool holdsAtFirst(Value total, Value most) const;
  bool findOfBlock(const Spread &total, unsigned rescaled, const Spread *most,
                   unsigned depth);
  bool findCarried(const Spread &total, const Spread &most, unsigned depth);

  Operation *at;
  const RangeAnalysis &ranges;
  /// What holds of each round if it held before.
  SmallVector<std::pair<Spread, Spread>> assumed;
};

/// A sum along lines of exponentials of numbers less another one, `shift`,
/// which each line has one of; or one of them for each.
struct BlockSum {
  Spread numbers;
  /// What is summed, none if nothing is.
  std::optional<ArrayRef<int64_t>> dims;
  /// Where the lines are.
  SmallVector<int64_t, 4> places;
  Spread shift;
};
} // namespace

static Value getExponent(Value power) {
  Operation *op = power.getDefiningOp();
  return isa_and_present<math::ExpOp, math::Exp2Op>(op) ? op->getOperand(0)
                                                        : Value();
}

static std::optional<BlockSum> findBlockSum(const Spread &sum) {
  Spread start = sum.origin();
  auto reduce = start.value.getDefiningOp<ReduceOp>();
  if (reduce && !start.findReduction(ReduceKind::Add).isOfOneDevice())
    return std::nullopt;
  Value exponent = getExponent(reduce ? reduce.getInput() : start.value);
  auto shifted =
      exponent ? exponent.getDefiningOp<arith::SubFOp>() : arith::SubFOp();
  // Numbers of f64 are nearer to each other.
  if (!shifted || NumberFormat::of(exponent.getType()).precision != 24)
    return std::nullopt;
  if (!reduce)
    return BlockSum{start.operand(shifted.getLhs()).origin(),
                    {},
                    start.places,
                    start.operand(shifted.getRhs()).finiteOrigin()};
  // A line of nothing has no largest number.
  ArrayRef<int64_t> shape = reduce.getInput().getType().getShape();
  if (llvm::is_contained(shape, 0))
    return std::nullopt;
  ArrayRef<int64_t> dims = reduce.getDims();
  BlockSum block{Spread::of(shifted.getLhs()), dims, start.places,
                 Spread::of(shifted.getRhs()).finiteOrigin()};
  // From the dimensions of the numbers to those of the sum.
  for (int64_t &place : block.shift.places) {
    if (place < 0)
      continue;
    if (llvm::is_contained(dims, place))
      return std::nullopt;
    place = start.places[place - llvm::count_if(dims, [&](int64_t dim) {
                           return dim < place;
                         })];
  }
  return block;
}

/// Whether `most` is the largest of what the lines have, if nothing else is.
static bool isMaximum(const Spread &most, const BlockSum &block) {
  Spread start = most.origin();
  if (!block.dims)
    return areSameSpread(start, block.numbers);
  auto reduce = start.value.getDefiningOp<ReduceOp>();
  return reduce && start.findReduction(ReduceKind::Max).isOfOneDevice() &&
         reduce.getDims() == *block.dims && start.places == block.places &&
         areSame(reduce.getInput(), block.numbers.value);
}

/// Of a number from which something was taken that is not negative that number.
std::optional<Spread> CarriedTotal::findLarger(const Spread &most) const {
  Operation *op = most.value.getDefiningOp();
  auto isSign = [&](Value operand, int sign) {
    Value value = Spread::of(operand).origin().value;
    const NumberRange &range = ranges.get(value);
    return isKnownAt(value, at) &&
           (sign > 0 ? range.low >= 0 : range.high <= 0);
  };
  if (isa_and_present<arith::SubFOp>(op) && isSign(op->getOperand(1), 1))
    return most.operand(op->getOperand(0)).origin();
  if (isa_and_present<arith::AddFOp>(op))
    for (unsigned i : {0, 1})
      if (isSign(op->getOperand(1 - i), -1))
        return most.operand(op->getOperand(i)).origin();
  return std::nullopt;
}

bool CarriedTotal::holdsAtFirst(Value total, Value most) const {
  if (!isKnownAt(total, at))
    return false;
  const NumberRange &first = ranges.get(total);
  return first.low >= leastTotal ||
         (first == NumberRange::constant(0) && isKnownAt(most, at) &&
          ranges.get(most).high <= largestNumber);
}

// NOLINTBEGIN(misc-no-recursion): `depth` ends it.
bool CarriedTotal::find(const Spread &total, const Spread &most,
                        unsigned depth) {
  Spread sum = total.origin(), largest = most.origin();
  if (depth == 0)
    return false;
  if (holdsAtFirst(sum.value, largest.value))
    return true;
  Operation *op = sum.value.getDefiningOp();
  if ((!op || op->getNumRegions() != 0) && findCarried(sum, largest, depth))
    return true;
  // What is less than such a number is one, too.
  if (std::optional<Spread> larger = findLarger(largest))
    return find(sum, *larger, depth - 1);
  return op && isa<arith::AddFOp>(op) &&
         (findOfBlock(sum, 0, &largest, depth) ||
          findOfBlock(sum, 1, &largest, depth));
}

bool CarriedTotal::find(const Spread &sum) {
  return findOfBlock(sum, 0, nullptr, mostBlocks) ||
         findOfBlock(sum, 1, nullptr, mostBlocks);
}

/// Of a total that was rescaled, the operand of that number, and a block.
bool CarriedTotal::findOfBlock(const Spread &total, unsigned rescaled,
                               const Spread *most, unsigned depth) {
  Operation *sum = total.value.getDefiningOp();
  Spread before = total.operand(sum->getOperand(rescaled)).origin();
  auto product = before.value.getDefiningOp<arith::MulFOp>();
  if (!product || !hasDigits(total.value))
    return false;
  std::optional<BlockSum> block =
      findBlockSum(total.operand(sum->getOperand(1 - rescaled)));
  if (!block || (most && !areSameSpread(block->shift, *most)))
    return false;
  auto larger = block->shift.value.getDefiningOp<arith::MaximumFOp>();
  for (unsigned i : {0, 1}) {
    Spread scale = before.operand(product->getOperand(i)).origin();
    Value exponent = getExponent(scale.value);
    auto shifted =
        exponent ? exponent.getDefiningOp<arith::SubFOp>() : arith::SubFOp();
    if (!larger || !shifted ||
        !areSameSpread(scale.operand(shifted.getRhs()).finiteOrigin(),
                       block->shift))
      continue;
    for (unsigned j : {0, 1}) {
      Spread last = block->shift.operand(larger->getOperand(j)).origin();
      if (areSameSpread(last, scale.operand(shifted.getLhs()).origin()) &&
          isMaximum(block->shift.operand(larger->getOperand(1 - j)), *block) &&
          find(before.operand(product->getOperand(1 - i)), last, depth - 1))
        return true;
    }
  }
  return false;
}

bool CarriedTotal::findCarried(const Spread &total, const Spread &most,
                               unsigned depth) {
  if (llvm::any_of(assumed, [&](const auto &pair) {
        return areSameSpread(pair.first, total) &&
               areSameSpread(pair.second, most);
      }))
    return true;
  std::optional<SmallVector<std::pair<Value, Value>>> sources =
      findCarriedPairs(total.value, most.value);
  if (!sources)
    return false;
  assumed.emplace_back(total, most);
  bool isTotal = llvm::all_of(*sources, [&](const auto &source) {
    return find(total.operand(source.first), most.operand(source.second),
                depth - 1);
  });
  assumed.pop_back();
  return isTotal;
}
// NOLINTEND(misc-no-recursion)

void mp::boundCarriedTotal(arith::AddFOp sum, const RangeAnalysis &ranges,
                           NumberRange &range) {
  if (range.low < 0 || range.leastNonZero >= leastTotal ||
      !isa<RankedTensorType>(sum.getType()))
    return;
  if (CarriedTotal(sum, ranges).find(Spread::of(sum.getResult()))) {
    range.leastNonZero = std::max(range.leastNonZero, leastTotal);
    range.tidy();
  }
}
