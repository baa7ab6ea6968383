//===- AlignableOpInterface.cpp - Ops with a preferred tile ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/AlignableOpInterface.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

#include "mp/Interfaces/AlignableOpInterface.cpp.inc"

StringRef mp::stringifyGemmDim(GemmDim kind) {
  switch (kind) {
  case GemmDim::M:
    return "M";
  case GemmDim::N:
    return "N";
  case GemmDim::K:
    return "K";
  }
  llvm_unreachable("not one of M, N, K");
}

int64_t mp::getExtentOfK(Operation *op) {
  for (const AlignableDim &dim :
       cast<AlignableOpInterface>(op).getAlignableDims())
    if (dim.kind == GemmDim::K)
      return dim.extent;
  return 1;
}

std::optional<SmallVector<int64_t>>
mp::detail::getSummedDims(Operation *op, unsigned operand) {
  auto contraction = cast<AlignableOpInterface>(op);
  auto type = dyn_cast<RankedTensorType>(op->getOperand(operand).getType());
  if (!type)
    return std::nullopt;
  for (const AlignableDim &dim : contraction.getAlignableDims())
    for (auto [place, index] : dim.operands)
      if (dim.kind == GemmDim::K && place == operand &&
          type.getDimSize(index) == contraction.getProductsPerElement())
        return SmallVector<int64_t>{index};
  return std::nullopt;
}

int64_t mp::countFlops(AlignableOpInterface op) {
  int64_t elements = countElements(op->getResult(0).getType()).value_or(0);
  return saturatingMultiply(
      2, saturatingMultiply(op.getProductsPerElement(), elements));
}

TypedAttr mp::getZeroPadValue(Value value) {
  return Builder(value.getContext())
      .getZeroAttr(getElementTypeOrSelf(value.getType()));
}
