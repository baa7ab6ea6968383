//===- MatmulLayout.cpp - A contraction as matrices in memory -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatmulLayout.h"

#include "MPRTBuilder.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Several dimensions that act as one.
struct MergedDim {
  int64_t size = 1;
  /// Distance between neighbours; any where the size is one.
  int64_t stride = 0;
};

/// One operand as a batch of matrices with a free and a contracting side.
struct MatrixView {
  MergedDim batch, free, contracting;
  /// Whether the contracting side is the contiguous one.
  bool contractsRows = false;
  int64_t ld = 0;
};
} // namespace

/// Merges dimensions of a row-major tensor, slowest first; nothing if they do
/// not lie behind each other in memory.
static std::optional<MergedDim> mergeDims(ArrayRef<int64_t> shape,
                                          ArrayRef<int64_t> dims) {
  SmallVector<int64_t> strides = getRowMajorStrides(shape);
  MergedDim merged;
  for (int64_t dim : llvm::reverse(dims)) {
    if (shape[dim] == 1)
      continue;
    if (merged.size == 1)
      merged.stride = strides[dim];
    else if (strides[dim] != merged.stride * merged.size)
      return std::nullopt;
    merged.size *= shape[dim];
  }
  return merged;
}

/// Chooses which side of a matrix is stored contiguously; false if neither is.
static bool chooseSide(MatrixView &view) {
  const MergedDim &free = view.free, &contracting = view.contracting;
  bool rowsContract = contracting.size == 1 || contracting.stride == 1;
  bool rowsFree = free.size == 1 || free.stride == 1;
  // A vector fits both ways; as one long column its leading dimension is the
  // better aligned.
  if (rowsFree && (!rowsContract || free.size >= contracting.size)) {
    view.contractsRows = false;
    view.ld = contracting.size == 1 ? free.size : contracting.stride;
    return true;
  }
  if (!rowsContract)
    return false;
  view.contractsRows = true;
  view.ld = free.size == 1 ? contracting.size : free.stride;
  return true;
}

static FailureOr<MatrixView>
viewOperand(DotOp op, StringRef name, Value operand, ArrayRef<int64_t> batching,
            ArrayRef<int64_t> free, ArrayRef<int64_t> contracting) {
  auto type = cast<RankedTensorType>(operand.getType());
  MatrixView view;
  auto merge = [&](StringRef what, ArrayRef<int64_t> dims,
                   MergedDim &merged) -> LogicalResult {
    std::optional<MergedDim> found = mergeDims(type.getShape(), dims);
    if (!found)
      return op.emitOpError()
             << what << " dimensions [" << dims << "] of " << name
             << " of type " << type
             << " do not lie behind each other in memory; transpose it "
             << "first";
    merged = *found;
    return success();
  };
  if (failed(merge("batching", batching, view.batch)) ||
      failed(merge("free", free, view.free)) ||
      failed(merge("contracting", contracting, view.contracting)))
    return failure();
  if (!chooseSide(view))
    return op.emitOpError()
           << name << " of type " << type << " has free stride "
           << view.free.stride << " and contracting stride "
           << view.contracting.stride
           << ", but a matrix needs one of 1; transpose it first";
  return view;
}

FailureOr<MatmulLayout> mp::layoutMatmul(DotOp op) {
  for (Value value : {op.getLhs(), op.getRhs(), op.getResult()})
    if (llvm::is_contained(cast<RankedTensorType>(value.getType()).getShape(),
                           0))
      return op.emitOpError()
             << "multiplies " << op.getLhs().getType() << " and "
             << op.getRhs().getType() << ", but a matrix has elements";
  // Sums do not mind the order of the contracted pairs: take that of lhs.
  SmallVector<std::pair<int64_t, int64_t>> pairs;
  for (auto [l, r] :
       llvm::zip_equal(op.getLhsContracting(), op.getRhsContracting()))
    pairs.emplace_back(l, r);
  llvm::sort(pairs);
  SmallVector<int64_t> lhsContracting, rhsContracting;
  for (auto [l, r] : pairs) {
    lhsContracting.push_back(l);
    rhsContracting.push_back(r);
  }
  FailureOr<MatrixView> lhs =
      viewOperand(op, "lhs", op.getLhs(), op.getLhsBatching(), op.getLhsFree(),
                  lhsContracting);
  FailureOr<MatrixView> rhs =
      failed(lhs) ? FailureOr<MatrixView>(failure())
                  : viewOperand(op, "rhs", op.getRhs(), op.getRhsBatching(),
                                op.getRhsFree(), rhsContracting);
  if (failed(rhs))
    return failure();
  MatmulLayout layout;
  layout.m = rhs->free.size;
  layout.n = lhs->free.size;
  layout.k = lhs->contracting.size;
  layout.batch = lhs->batch.size;
  // op(A) is m x k: stored so without a flag if its rows are the free side.
  // op(B) is k x n: stored so without a flag if its rows are contracted.
  layout.trans = {rhs->contractsRows, !lhs->contractsRows};
  layout.ld = {rhs->ld, lhs->ld, layout.m, layout.m};
  layout.strides = {0, 0, 0, 0};
  if (layout.batch > 1)
    layout.strides = {rhs->batch.stride, lhs->batch.stride, layout.m * layout.n,
                      layout.m * layout.n};
  return layout;
}
