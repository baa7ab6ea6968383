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

bool mp::isRenaming(FusibleOpInterface op) {
  FusionNodeKind kind = op.getFusionSpec().kind;
  if (kind == FusionNodeKind::Reshape)
    return true;
  if ((kind != FusionNodeKind::Broadcast && kind != FusionNodeKind::Movement) ||
      op->getNumOperands() != 1 || op->getNumResults() != 1)
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperandTypes()[0]);
  auto to = dyn_cast<RankedTensorType>(op->getResultTypes()[0]);
  return from && to && from.hasStaticShape() && to.hasStaticShape() &&
         from.getNumElements() == to.getNumElements() &&
         keepsOrder(op.getOperandMap(0), from.getShape());
}
