//===- FusibleOpInterface.cpp - Ops that kernels can hold -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/FusibleOpInterface.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::mp;

#include "mp/Interfaces/FusibleOpInterface.cpp.inc"

SmallVector<int64_t> mp::detail::getIterationSizes(Operation *op) {
  bool reduces = cast<FusibleOpInterface>(op).getFusionSpec().kind ==
                 FusionNodeKind::Reduce;
  Value value = reduces ? op->getOperand(0) : op->getResult(0);
  return llvm::to_vector(cast<ShapedType>(value.getType()).getShape());
}

AffineMap mp::detail::getIdentityMap(Operation *op) {
  size_t loops = cast<FusibleOpInterface>(op).getIterationSizes().size();
  return AffineMap::getMultiDimIdentityMap(loops, op->getContext());
}

/// Whether the dimensions of the operand that are more than one element are
/// loops in ascending order.
static bool keepsOrder(AffineMap map, ArrayRef<int64_t> shape) {
  int64_t last = -1;
  for (auto [index, size] : llvm::zip_equal(map.getResults(), shape)) {
    if (size == 1)
      continue;
    auto loop = dyn_cast<AffineDimExpr>(index);
    if (!loop || int64_t(loop.getPosition()) <= last)
      return false;
    last = loop.getPosition();
  }
  return true;
}

bool mp::isRenaming(Operation *op) {
  auto fusible = dyn_cast_if_present<FusibleOpInterface>(op);
  if (!fusible || op->getNumOperands() != 1 || op->getNumResults() != 1)
    return false;
  FusionNodeKind kind = fusible.getFusionSpec().kind;
  if (kind != FusionNodeKind::Broadcast && kind != FusionNodeKind::Movement)
    return kind == FusionNodeKind::Reshape;
  auto from = dyn_cast<RankedTensorType>(op->getOperandTypes()[0]);
  auto to = dyn_cast<RankedTensorType>(op->getResultTypes()[0]);
  return from && to && from.hasStaticShape() && to.hasStaticShape() &&
         from.getNumElements() == to.getNumElements() &&
         keepsOrder(fusible.getOperandMap(0), from.getShape());
}

OperandIndex mp::splitIndex(AffineExpr index) {
  auto constantOf = [](AffineExpr side) {
    auto constant = dyn_cast<AffineConstantExpr>(side);
    return constant ? constant.getValue() : 0;
  };
  auto binary = dyn_cast<AffineBinaryOpExpr>(index);
  if (!binary)
    return {index};
  int64_t rhs = constantOf(binary.getRHS());
  if (binary.getKind() == AffineExprKind::FloorDiv && rhs)
    return {binary.getLHS(), rhs};
  // (x + b * c) floordiv c has become (x floordiv c) + b.
  auto inner = dyn_cast<AffineBinaryOpExpr>(binary.getLHS());
  if (binary.getKind() == AffineExprKind::Add && rhs && inner &&
      inner.getKind() == AffineExprKind::FloorDiv)
    if (int64_t period = constantOf(inner.getRHS()))
      return {inner.getLHS() + rhs * period, period};
  return {index};
}

std::optional<std::pair<int64_t, int64_t>>
mp::getRange(AffineExpr expr, ArrayRef<int64_t> loops) {
  SmallVector<std::optional<int64_t>> low(loops.size(), 0), high;
  for (int64_t loop : loops)
    high.push_back(loop - 1);
  auto bound = [&](bool isUpper) {
    return getBoundForAffineExpr(expr, loops.size(), 0, low, high, isUpper);
  };
  std::optional<int64_t> least = bound(false), greatest = bound(true);
  if (!least || !greatest)
    return std::nullopt;
  return std::make_pair(*least, *greatest);
}

/// The loop that an index follows step by step, up or down.
static std::optional<unsigned> getLoop(AffineExpr numerator) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(numerator);
  if (binary && binary.getKind() == AffineExprKind::Add &&
      isa<AffineConstantExpr>(binary.getRHS()))
    numerator = binary.getLHS();
  binary = dyn_cast<AffineBinaryOpExpr>(numerator);
  if (binary && binary.getKind() == AffineExprKind::Mul &&
      binary.getRHS() == getAffineConstantExpr(-1, numerator.getContext()))
    numerator = binary.getLHS();
  if (auto loop = dyn_cast<AffineDimExpr>(numerator))
    return loop.getPosition();
  return std::nullopt;
}

bool mp::keepsEachElement(FusibleOpInterface op, unsigned operand) {
  FusionNodeKind kind = op.getFusionSpec().kind;
  if (kind != FusionNodeKind::Movement)
    return kind == FusionNodeKind::Reshape;
  auto type = dyn_cast<RankedTensorType>(op->getOperand(operand).getType());
  if (!type || !type.hasStaticShape())
    return false;
  SmallVector<int64_t> loops = op.getIterationSizes();
  llvm::SmallDenseSet<unsigned, 4> followed;
  AffineMap map = op.getOperandMap(operand);
  for (auto [expr, size] : llvm::zip_equal(map.getResults(), type.getShape())) {
    OperandIndex index = splitIndex(expr);
    std::optional<unsigned> loop = getLoop(index.numerator);
    auto range = getRange(index.numerator, loops);
    if (!range || range->first > 0 || range->second < index.getSpan(size) - 1 ||
        (size > 1 && !(loop && followed.insert(*loop).second)))
      return false;
  }
  return true;
}
