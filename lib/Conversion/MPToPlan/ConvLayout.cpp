//===- ConvLayout.cpp - Bring a convolution into one layout ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConvLayout.h"

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// The dimensions of one tensor of a convolution. In memory the first is the
/// slowest in every layout; `channels` of a filter are those it reads, except
/// in a data gradient, whose filter is the forward one.
struct TensorDims {
  int64_t first, channels;
  ArrayRef<int64_t> spatial;

  /// All of them, slowest first.
  SmallVector<int64_t> inLayout(bool channelsLast) const {
    SmallVector<int64_t> order = {first};
    if (!channelsLast)
      order.push_back(channels);
    llvm::append_range(order, spatial);
    if (channelsLast)
      order.push_back(channels);
    return order;
  }
};

/// lhs, rhs and result.
using ConvTensors = std::array<std::pair<Value, TensorDims>, 3>;
} // namespace

static ConvTensors getTensors(ConvOp op) {
  ConvDimsAttr dims = op.getDims();
  TensorDims lhs{dims.getInputBatch(), dims.getInputFeature(),
                 dims.getInputSpatial()};
  TensorDims rhs{dims.getKernelOutputFeature(), dims.getKernelInputFeature(),
                 dims.getKernelSpatial()};
  TensorDims result{dims.getOutputBatch(), dims.getOutputFeature(),
                    dims.getOutputSpatial()};
  bool dgrad = op.getKind() == ConvKind::DataGradient;
  bool wgrad = op.getKind() == ConvKind::WeightGradient;
  // As LowerConv.cpp says: there batch and features have changed places.
  if (dgrad || wgrad)
    std::swap(rhs.first, rhs.channels);
  if (wgrad) {
    std::swap(lhs.first, lhs.channels);
    std::swap(result.first, result.channels);
  }
  return {std::pair<Value, TensorDims>{op.getLhs(), lhs},
          {op.getRhs(), rhs},
          {op.getResult(), result}};
}

/// Whether a row-major tensor has its dimensions in this order in memory.
/// Where a dimension of one element stands does not matter.
static bool isInOrder(RankedTensorType type, ArrayRef<int64_t> order) {
  int64_t last = -1;
  for (int64_t dim : order) {
    if (type.getDimSize(dim) == 1)
      continue;
    if (dim < last)
      return false;
    last = dim;
  }
  return true;
}

static int64_t countMovedBytes(const ConvTensors &tensors, bool channelsLast) {
  int64_t bytes = 0;
  for (const auto &[value, dims] : tensors) {
    auto type = cast<RankedTensorType>(value.getType());
    if (!isInOrder(type, dims.inLayout(channelsLast)))
      bytes = saturatingAdd(bytes, countBytes(type).value_or(0));
  }
  return bytes;
}

static RankedTensorType permute(RankedTensorType type, ArrayRef<int64_t> perm) {
  return type.clone(applyPermutation(type.getShape(), perm));
}

/// A kernel that does nothing but transpose.
static Value makeTranspose(OpBuilder &builder, Location loc, Value value,
                           ArrayRef<int64_t> perm) {
  auto from = cast<RankedTensorType>(value.getType());
  RankedTensorType to = permute(from, perm);
  auto fusion = FusionOp::create(builder, loc, TypeRange{to},
                                 FusionKind::Pointwise, ValueRange{value});
  OpBuilder::InsertionGuard guard(builder);
  Block *block =
      builder.createBlock(&fusion.getBody(), {}, TypeRange{from}, {loc});
  Value moved = TransposeOp::create(builder, loc, to, block->getArgument(0),
                                    builder.getDenseI64ArrayAttr(perm));
  YieldOp::create(builder, loc, ValueRange{moved});
  return fusion.getResult(0);
}

/// Dimension numbers after each tensor has been permuted.
static ConvDimsAttr renumber(ConvDimsAttr dims,
                             const SmallVector<int64_t> (&perms)[3]) {
  auto at = [&](int tensor, int64_t dim) -> int64_t {
    return llvm::find(perms[tensor], dim) - perms[tensor].begin();
  };
  auto all = [&](int tensor, ArrayRef<int64_t> list) {
    return llvm::map_to_vector(list,
                               [&](int64_t dim) { return at(tensor, dim); });
  };
  return ConvDimsAttr::get(
      dims.getContext(), at(0, dims.getInputBatch()),
      at(0, dims.getInputFeature()), all(0, dims.getInputSpatial()),
      at(1, dims.getKernelInputFeature()), at(1, dims.getKernelOutputFeature()),
      all(1, dims.getKernelSpatial()), at(2, dims.getOutputBatch()),
      at(2, dims.getOutputFeature()), all(2, dims.getOutputSpatial()));
}

ConvOp mp::bringIntoOneLayout(ConvOp op) {
  ConvTensors tensors = getTensors(op);
  int64_t last = countMovedBytes(tensors, /*channelsLast=*/true);
  int64_t first = countMovedBytes(tensors, /*channelsLast=*/false);
  if (last == 0 || first == 0)
    return op;
  bool channelsLast = last <= first;
  remark::missed(op.getLoc(), remarkOf("convert-mp-to-plan", "Layout"))
      << remark::reason("tensors of the convolution are transposed to channels "
                        "{0}",
                        channelsLast ? "last" : "first")
      << remark::metric("TransposedBytes", std::min(last, first));

  OpBuilder builder(op);
  SmallVector<int64_t> perms[3];
  bool moves[3];
  for (int i = 0; i < 3; ++i) {
    auto type = cast<RankedTensorType>(tensors[i].first.getType());
    perms[i] = tensors[i].second.inLayout(channelsLast);
    moves[i] = !isInOrder(type, perms[i]);
    if (!moves[i])
      perms[i] = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  }
  auto moved = cast<ConvOp>(builder.clone(*op));
  moved.setDimsAttr(renumber(op.getDims(), perms));
  builder.setInsertionPoint(moved);
  if (moves[0])
    moved.getLhsMutable().assign(
        makeTranspose(builder, op.getLoc(), op.getLhs(), perms[0]));
  if (moves[1])
    moved.getRhsMutable().assign(
        makeTranspose(builder, op.getLoc(), op.getRhs(), perms[1]));
  Value result = moved.getResult();
  if (moves[2]) {
    result.setType(permute(cast<RankedTensorType>(op.getType()), perms[2]));
    builder.setInsertionPointAfter(moved);
    result = makeTranspose(builder, op.getLoc(), result,
                           invertPermutationVector(perms[2]));
  }
  op.getResult().replaceAllUsesWith(result);
  op.erase();
  return moved;
}
