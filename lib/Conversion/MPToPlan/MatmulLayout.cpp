//===- MatmulLayout.cpp - A contraction as matrices in memory -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatmulLayout.h"

#include "MPRTBuilder.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::mp;

std::optional<MatmulTypes> mp::findMatmulTypes(DotOp op, Type result) {
  Type a = getElementTypeOrSelf(op.getRhs().getType());
  Type b = getElementTypeOrSelf(op.getLhs().getType());
  Type sum = getSumType(op);
  bool narrow = a.isF16() || a.isBF16();
  Builder builder(op.getContext());
  if (a == b && sum.isF32() &&
      ((narrow && (result == a || result.isF32())) ||
       (a.isF32() && result.isF32())))
    return MatmulTypes{mprt::Compute::F32, builder.getF32Type()};
  if (a == b && a.isF16() && result.isF16() && sum.isF16())
    return MatmulTypes{mprt::Compute::F16, builder.getF16Type()};
  if (a == b && a.isF64() && result.isF64() && sum.isF64())
    return MatmulTypes{mprt::Compute::F64, builder.getF64Type()};
  return std::nullopt;
}

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

/// Views an operand, or says in `problem` what no matrix has.
static std::optional<MatrixView> viewOperand(RankedTensorType type,
                                             const DotOperandDims &dims,
                                             std::string &problem) {
  MatrixView view;
  auto merge = [&](StringRef what, ArrayRef<int64_t> which,
                   MergedDim &merged) -> bool {
    std::optional<MergedDim> found = mergeDims(type.getShape(), which);
    if (found)
      merged = *found;
    else
      problem = llvm::formatv("{0} dimensions [{1:$[, ]}] do not lie behind "
                              "each other in memory",
                              what, llvm::iterator_range(which));
    return found.has_value();
  };
  if (!merge("batching", dims.batching, view.batch) ||
      !merge("free", dims.free, view.free) ||
      !merge("contracting", dims.contracting, view.contracting))
    return std::nullopt;
  if (chooseSide(view))
    return view;
  problem = llvm::formatv("free stride {0} and contracting stride {1}, but a "
                          "matrix needs one of 1",
                          view.free.stride, view.contracting.stride);
  return std::nullopt;
}

static FailureOr<MatrixView> viewOrRefuse(DotOp op, StringRef name,
                                          Value operand,
                                          const DotOperandDims &dims) {
  std::string problem;
  std::optional<MatrixView> view =
      viewOperand(cast<RankedTensorType>(operand.getType()), dims, problem);
  if (view)
    return *view;
  return op.emitOpError() << name << " of type " << operand.getType()
                          << " is not a batch of matrices: " << problem
                          << "; run mp-fit-to-libraries first";
}

/// The places of the contracted pairs, in the order of those in `lhs`.
static SmallVector<int64_t> orderPairs(DotOp op) {
  ArrayRef<int64_t> lhs = op.getLhsContracting();
  auto order = llvm::to_vector(llvm::seq<int64_t>(lhs.size()));
  llvm::sort(order, [&](int64_t a, int64_t b) { return lhs[a] < lhs[b]; });
  return order;
}

static DotOperandDims getDims(DotOp op, ArrayRef<int64_t> batching,
                              ArrayRef<int64_t> free,
                              ArrayRef<int64_t> contracting) {
  DotOperandDims dims{
      SmallVector<int64_t>(batching), SmallVector<int64_t>(free), {}};
  for (int64_t pair : orderPairs(op))
    dims.contracting.push_back(contracting[pair]);
  return dims;
}

DotOperandDims mp::getLhsDims(DotOp op) {
  return getDims(op, op.getLhsBatching(), op.getLhsFree(),
                 op.getLhsContracting());
}

DotOperandDims mp::getRhsDims(DotOp op) {
  return getDims(op, op.getRhsBatching(), op.getRhsFree(),
                 op.getRhsContracting());
}

bool mp::isBatchOfMatrices(RankedTensorType type, const DotOperandDims &dims) {
  std::string ignored;
  return viewOperand(type, dims, ignored).has_value();
}

static MatmulLayout combine(const MatrixView &lhs, const MatrixView &rhs) {
  MatmulLayout layout;
  layout.m = rhs.free.size;
  layout.n = lhs.free.size;
  layout.k = lhs.contracting.size;
  layout.batch = std::max(lhs.batch.size, rhs.batch.size);
  // op(A) is m x k: stored so without a flag if its rows are the free side.
  // op(B) is k x n: stored so without a flag if its rows are contracted.
  layout.trans = {rhs.contractsRows, !lhs.contractsRows};
  layout.ld = {rhs.ld, lhs.ld, layout.m, layout.m};
  layout.strides = {0, 0, 0, 0};
  if (layout.batch > 1)
    layout.strides = {rhs.batch.stride, lhs.batch.stride, layout.m * layout.n,
                      layout.m * layout.n};
  return layout;
}

std::optional<MatmulLayout>
mp::findMatmulLayout(RankedTensorType lhs, const DotOperandDims &lhsDims,
                     RankedTensorType rhs, const DotOperandDims &rhsDims) {
  std::string ignored;
  std::optional<MatrixView> left = viewOperand(lhs, lhsDims, ignored);
  std::optional<MatrixView> right = viewOperand(rhs, rhsDims, ignored);
  if (!left || !right)
    return std::nullopt;
  return combine(*left, *right);
}

FailureOr<MatmulLayout> mp::layoutMatmul(DotOp op) {
  FailureOr<MatrixView> lhs =
      viewOrRefuse(op, "lhs", op.getLhs(), getLhsDims(op));
  if (failed(lhs))
    return failure();
  FailureOr<MatrixView> rhs =
      viewOrRefuse(op, "rhs", op.getRhs(), getRhsDims(op));
  if (failed(rhs))
    return failure();
  return combine(*lhs, *rhs);
}
