//===- LineWeight.cpp - How much larger a contraction may be --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where one factor is known number by number, or divided by its own sum, the
// sums of a contraction are known to be no larger than the other factor, or by
// how much they are.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/LineWeight.h"

#include "Correlations.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Support/Sizes.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Ops between a softmax and the product that reads it: a mask, a factor.
static constexpr unsigned maxSteps = 4;

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

static double countOf(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims) {
  return static_cast<double>(saturatingProduct(shape, dims));
}

/// The dimensions of a factor along which a contraction sums; none if it does
/// not say so.
static std::optional<ArrayRef<int64_t>> getSummed(OpOperand &factor) {
  auto dot = dyn_cast<DotOp>(factor.getOwner());
  if (!dot || !isa<RankedTensorType>(factor.get().getType()))
    return std::nullopt;
  return factor.getOperandNumber() == 0 ? dot.getLhsContracting()
                                        : dot.getRhsContracting();
}

//===----------------------------------------------------------------------===//
// Shares
//===----------------------------------------------------------------------===//

std::optional<Shares> mp::findShares(const Spread &weights,
                                     ArrayRef<int64_t> shape,
                                     ArrayRef<int64_t> contracting,
                                     const RangeAnalysis &ranges) {
  Spread start = weights.origin();
  auto share = start.value.getDefiningOp<arith::DivFOp>();
  if (!share || !hasDigits(start.value) ||
      !(ranges.get(share.getLhs()).low >= 0))
    return std::nullopt;
  ReduceOp sum =
      Spread::of(share.getRhs()).findReduction(ReduceKind::Add, share.getLhs());
  if (!sum)
    return std::nullopt;
  // Lines that sum to 1, and so many of them in one product.
  SmallVector<int64_t> summed;
  for (int64_t dim : sum.getDims())
    if (start.places[dim] >= 0)
      summed.push_back(start.places[dim]);
  double lines = 1, count = 1;
  for (int64_t dim : contracting) {
    count *= static_cast<double>(shape[dim]);
    lines *= llvm::is_contained(summed, dim) ? 1 : double(shape[dim]);
  }
  if (!llvm::all_of(summed, [&](int64_t dim) {
        return llvm::is_contained(contracting, dim);
      }))
    return std::nullopt;
  // What is weighted may be a part of the line.
  double whole = countOf(shapeOf(sum.getInput()), sum.getDims());
  double growth = std::exp(std::ldexp(4 * (std::max(count, whole) + 4), -24));
  return Shares{lines * growth, countOf(shape, summed) == whole};
}

/// Behind factors that are bounded and masks that leave 0: what was a share,
/// and how many times that.
static std::pair<Spread, double> skipFactors(Value value,
                                             const RangeAnalysis &ranges) {
  Spread spread = Spread::of(value).origin();
  double times = 1;
  for (unsigned step = 0; step < maxSteps; ++step) {
    Operation *op = spread.value.getDefiningOp();
    std::optional<unsigned> next;
    if (auto product = dyn_cast_if_present<arith::MulFOp>(op)) {
      auto isBounded = [&](unsigned i) {
        return ranges.get(product.getOperand(i)).isBounded();
      };
      Spread rhs = spread.operand(product.getRhs()).origin();
      if (isBounded(0) && rhs.value.getDefiningOp<arith::DivFOp>())
        next = 1;
      else if (isBounded(1))
        next = 0;
      if (next)
        times *= ranges.get(product.getOperand(1 - *next)).magnitude();
    } else if (isa_and_present<arith::SelectOp>(op)) {
      for (unsigned i : {1, 2})
        if (ranges.get(op->getOperand(i)) == NumberRange::constant(0))
          next = 3 - i;
    }
    if (!next)
      break;
    spread = spread.operand(op->getOperand(*next)).origin();
  }
  return {spread, times};
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// The largest sum of magnitudes of the elements of a constant that lie in the
/// same place but along the dimensions that are summed.
static double weighTable(DenseElementsAttr table,
                         function_ref<bool(int64_t)> isSummed) {
  ArrayRef<int64_t> shape = table.getType().getShape();
  DenseMap<int64_t, double> lines;
  double most = 0;
  for (auto [at, element] : llvm::enumerate(table.getValues<APFloat>())) {
    int64_t line = 0, rest = static_cast<int64_t>(at), stride = 1;
    for (int64_t dim = table.getType().getRank() - 1; dim >= 0; --dim) {
      line += isSummed(dim) ? 0 : rest % shape[dim] * stride;
      rest /= shape[dim];
      stride *= shape[dim];
    }
    double &sum = lines[line];
    sum += std::abs(FloatAttr::getValueAsDouble(element));
    most = std::max(most, sum);
  }
  return most;
}

static std::optional<double> weighConstant(Value value,
                                           ArrayRef<int64_t> summed) {
  Spread start = Spread::of(value).origin();
  DenseElementsAttr table;
  if (!matchPattern(start.value, m_Constant(&table)) ||
      !isa<FloatType>(table.getElementType()) || table.isSplat())
    return std::nullopt; // Of equal numbers the range says as much.
  double repeated = countOf(shapeOf(value), summed);
  auto isSummed = [&](int64_t dim) {
    return start.places[dim] < 0 ||
           llvm::is_contained(summed, start.places[dim]);
  };
  for (auto [dim, place] : llvm::enumerate(start.places))
    if (place >= 0 && llvm::is_contained(summed, place))
      repeated /= static_cast<double>(table.getType().getShape()[dim]);
  return weighTable(table, isSummed) * repeated;
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

double mp::getLineWeight(OpOperand &factor, const RangeAnalysis &ranges) {
  Value value = factor.get();
  auto model = dyn_cast<AlignableOpInterface>(factor.getOwner());
  if (!model)
    return NumberRange::infinity;
  double most = ranges.get(value).magnitude() *
                static_cast<double>(model.getProductsPerElement());
  std::optional<ArrayRef<int64_t>> summed = getSummed(factor);
  if (!summed)
    return most;
  if (std::optional<double> weight = weighConstant(value, *summed))
    return std::min(most, *weight);
  auto [spread, times] = skipFactors(value, ranges);
  std::optional<Shares> shares =
      findShares(spread, shapeOf(value), *summed, ranges);
  return shares ? std::min(most, shares->weight * times) : most;
}

bool mp::sumsToOne(OpOperand &factor, const RangeAnalysis &ranges) {
  std::optional<ArrayRef<int64_t>> summed = getSummed(factor);
  if (!summed)
    return false;
  std::optional<Shares> shares = findShares(
      Spread::of(factor.get()), shapeOf(factor.get()), *summed, ranges);
  return shares && shares->areAll;
}
