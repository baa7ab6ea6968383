//===- NormalisedRows.cpp - Rows over the root of their squares ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row over its norm, with or without a constant that keeps it from 0, as root
// mean square, layer and L2 normalisation write it. In f32: a sum of squares is
// not below any of them, however it is rounded, and squares that vanish are of
// numbers that are small beside what is added.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"

#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Ops between a sum of squares and its root that are looked through: each sum
/// of two may be looked for in both.
static constexpr unsigned maxDepth = 4;

static constexpr double leastNormal = std::numeric_limits<float>::min();

namespace {
/// What is known of the norm of lines.
class NormalisedRows {
public:
  explicit NormalisedRows(const RangeAnalysis &analysis) : analysis(analysis) {}

  std::optional<double> scaleOfNorm(const Spread &spread, Value x) const;
  std::optional<double> scaleOfInverse(const Spread &spread, Value x) const;

private:
  const NumberRange &of(Value value) const { return analysis.get(value); }
  std::optional<double> scaleOfSquares(const Spread &spread, Value x,
                                       double leastAdded,
                                       unsigned depth = 0) const;

  const RangeAnalysis &analysis;
};
} // namespace

static bool isSquareOf(Value square, Value x, const RangeAnalysis &analysis) {
  if (auto product = square.getDefiningOp<arith::MulFOp>())
    return areSame(product.getLhs(), product.getRhs()) &&
           areSame(product.getLhs(), x);
  auto power = square.getDefiningOp<math::PowFOp>();
  return power && analysis.get(power.getRhs()) == NumberRange::constant(2) &&
         areSame(power.getLhs(), x);
}

/// c, if the value is at least c times the sum of squares of the line of x, and
/// at least as large as `leastAdded`: c sum(x^2) + eps, a mean plus eps.
// NOLINTNEXTLINE(misc-no-recursion): as deep as `maxDepth`
std::optional<double> NormalisedRows::scaleOfSquares(const Spread &spread,
                                                     Value x, double leastAdded,
                                                     unsigned depth) const {
  Spread start = spread.origin();
  Operation *op = start.value.getDefiningOp();
  if (Reduction sum = start.findReduction(ReduceKind::Add);
      sum && leastAdded == 0 && isSquareOf(sum.input, x, analysis))
    return start.findReduction(ReduceKind::Add, sum.input) ? std::optional(1.0)
                                                           : std::nullopt;
  if (depth == maxDepth)
    return std::nullopt;
  if (Value own = findOwnPart(start.value, analysis))
    return scaleOfSquares(start.operand(own), x, leastAdded, depth + 1);
  if (isa_and_present<arith::AddFOp, arith::MaximumFOp>(op)) {
    for (unsigned i : {0, 1})
      if (of(op->getOperand(1 - i)).low >= std::max(leastAdded, leastNormal))
        if (auto scale = scaleOfSquares(start.operand(op->getOperand(i)), x, 0,
                                        depth + 1))
          return scale;
    return std::nullopt;
  }
  if (leastAdded > 0 || !isa_and_present<arith::MulFOp, arith::DivFOp>(op))
    return std::nullopt;
  for (unsigned i : {0, 1}) {
    const NumberRange &factor = of(op->getOperand(1 - i));
    bool isProduct = isa<arith::MulFOp>(op);
    if (!(factor.low > 0 && factor.isBounded()) || (i == 1 && !isProduct))
      continue;
    if (auto scale =
            scaleOfSquares(start.operand(op->getOperand(i)), x, 0, depth + 1))
      return isProduct ? *scale * factor.low : *scale / factor.high;
  }
  return std::nullopt;
}

/// c, if the value is at least sqrt(c) times the norm of the line of x. What is
/// added keeps it above squares that were too small for f32.
std::optional<double> NormalisedRows::scaleOfNorm(const Spread &spread,
                                                  Value x) const {
  Spread start = spread.origin();
  if (auto root = start.value.getDefiningOp<math::SqrtOp>())
    return scaleOfSquares(start.operand(root.getOperand()), x, leastNormal);
  Operation *op = start.value.getDefiningOp();
  if (!isa_and_present<arith::AddFOp, arith::MaximumFOp>(op))
    return std::nullopt;
  for (unsigned i : {0, 1}) {
    Spread other = start.operand(op->getOperand(i)).origin();
    auto root = other.value.getDefiningOp<math::SqrtOp>();
    if (root && of(op->getOperand(1 - i)).low >= std::sqrt(leastNormal))
      return scaleOfSquares(other.operand(root.getOperand()), x, 0);
  }
  return std::nullopt;
}

/// The same if the value is at most the inverse.
std::optional<double> NormalisedRows::scaleOfInverse(const Spread &spread,
                                                     Value x) const {
  Spread start = spread.origin();
  if (auto root = start.value.getDefiningOp<math::RsqrtOp>())
    return scaleOfSquares(start.operand(root.getOperand()), x, leastNormal);
  if (auto power = start.value.getDefiningOp<math::PowFOp>())
    if (of(power.getRhs()) == NumberRange::constant(-0.5))
      return scaleOfSquares(start.operand(power.getLhs()), x, leastNormal);
  auto inverse = start.value.getDefiningOp<arith::DivFOp>();
  if (inverse && of(inverse.getLhs()).magnitude() <= 1)
    return scaleOfNorm(start.operand(inverse.getRhs()), x);
  return std::nullopt;
}

void mp::boundNormalised(Value x, const Spread &norm, bool isInverse,
                         const RangeAnalysis &analysis, NumberRange &range) {
  if (!hasDigits(x))
    return;
  NormalisedRows rows(analysis);
  std::optional<double> scale =
      isInverse ? rows.scaleOfInverse(norm, x) : rows.scaleOfNorm(norm, x);
  if (!scale || !(*scale > 0))
    return;
  // Squares that vanished are of numbers below the root of what was added.
  double most = correlationSlack * std::max(1.0, 1 / std::sqrt(*scale));
  limit(range, -most, most);
}
