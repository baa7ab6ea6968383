//===- LowerPool.cpp - Pools as cuDNN calls -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuDNN pools over two spatial dimensions with equal padding on both sides. A
// sum is an average times the size of the window; both are exact to the same
// rounding only where that size is a power of two. What does not fit is a
// kernel of its own.
//
//===----------------------------------------------------------------------===//

#include "LibraryPool.h"
#include "MPRTBuilder.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Support/Sizes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

static bool slides(PoolOp op, int64_t dim) {
  return op.getWindow()[dim] != 1 || op.getStrides()[dim] != 1 ||
         op.getLow()[dim] != 0 || op.getHigh()[dim] != 0;
}

/// Batch, channel and the two spatial dimensions, or nothing where the window
/// slides otherwise. NHWC if both orders fit.
static std::optional<SmallVector<int64_t>> findOrder(PoolOp op) {
  if (op.getWindow().size() != 4 || slides(op, 0))
    return std::nullopt;
  if (!slides(op, 3))
    return SmallVector<int64_t>{0, 3, 1, 2};
  if (!slides(op, 1))
    return SmallVector<int64_t>{0, 1, 2, 3};
  return std::nullopt;
}

static bool hasDilation(PoolOp op) {
  auto isMore = [](int64_t dilation) { return dilation != 1; };
  return llvm::any_of(op.getBaseDilation(), isMore) ||
         llvm::any_of(op.getWindowDilation(), isMore);
}

/// Whether the numbers of the op are those of a cuDNN call.
static bool fitsLibrary(PoolOp op) {
  Type element = getElementTypeOrSelf(op.getType());
  auto input = cast<RankedTensorType>(op.getInput().getType());
  auto result = cast<RankedTensorType>(op.getType());
  bool known = element.isF16() || element.isBF16() || element.isF32();
  if (!known || input.getElementType() != element || hasDilation(op) ||
      op.getLow() != op.getHigh() || llvm::is_contained(input.getShape(), 0) ||
      llvm::is_contained(result.getShape(), 0))
    return false;
  for (int64_t padding : op.getLow())
    if (padding < 0)
      return false;
  if (op.getKind() == ReduceKind::Max)
    return true;
  std::optional<int64_t> count = checkedElements(op.getWindow());
  return count && op.getKind() == ReduceKind::Add &&
         llvm::isPowerOf2_64(*count) && getSumType(op).isF32();
}

bool mp::isLibraryPool(PoolOp op) { return findOrder(op) && fitsLibrary(op); }

LogicalResult mp::lowerPool(PoolOp op, MPRTBuilder &builder) {
  std::optional<SmallVector<int64_t>> order = findOrder(op);
  FailureOr<Value> input = builder.getMemory(op.getInput(), op);
  if (failed(input))
    return failure();
  auto inOrder = [&](ArrayRef<int64_t> list) {
    return llvm::map_to_vector(*order, [&](int64_t dim) { return list[dim]; });
  };
  auto describe = [&](Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    return mprt::TensorAttr::get(op.getContext(), inOrder(type.getShape()),
                                 inOrder(getRowMajorStrides(type.getShape())),
                                 type.getElementType());
  };
  auto spatial = [&](ArrayRef<int64_t> list) {
    SmallVector<int64_t> ordered = inOrder(list);
    return SmallVector<int64_t>(ordered.begin() + 2, ordered.end());
  };
  SmallVector<int64_t> window = spatial(op.getWindow());
  bool isMax = op.getKind() == ReduceKind::Max;
  double alpha = isMax ? 1.0 : static_cast<double>(window[0] * window[1]);
  mprt::PoolOp::create(
      builder.getCalls(), op.getLoc(),
      isMax ? mprt::PoolMode::Max : mprt::PoolMode::AverageIncludePadding,
      *input, builder.makeMemory(op.getResult()), describe(op.getInput()),
      describe(op.getResult()), window, spatial(op.getStrides()),
      spatial(op.getLow()), mprt::Compute::F32, APFloat(alpha));
  return success();
}
