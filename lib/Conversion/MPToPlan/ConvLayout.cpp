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
/// One tensor of a convolution, and where its dimensions stand.
struct ConvTensor {
  Value value;
  /// That of the value, but of the filter of a grouped data gradient, in which
  /// groups are a dimension of their own.
  RankedTensorType type;
  /// In memory these are the slowest in every layout: the batch, or output
  /// channels, behind their groups if those are a dimension.
  SmallVector<int64_t> first;
  /// Those of a filter are the ones it reads, except in a data gradient, whose
  /// filter is the forward one.
  int64_t channels;
  SmallVector<int64_t> spatial;

  ConvTensor(Value value, int64_t first, int64_t channels,
             ArrayRef<int64_t> spatial)
      : value(value), type(cast<RankedTensorType>(value.getType())),
        first({first}), channels(channels), spatial(spatial) {}

  /// All of them, slowest first.
  SmallVector<int64_t> inLayout(bool channelsLast) const {
    SmallVector<int64_t> order(first);
    if (!channelsLast)
      order.push_back(channels);
    llvm::append_range(order, spatial);
    if (channelsLast)
      order.push_back(channels);
    return order;
  }

  void splitGroups(int64_t groups);
};

/// lhs, rhs and result.
using ConvTensors = std::array<ConvTensor, 3>;
} // namespace

/// The filter of a data gradient has the channels of all groups as its outputs
/// and the output channels of one as its inputs; the forward one has it the
/// other way round. Groups change their place, so they become a dimension.
void ConvTensor::splitGroups(int64_t groups) {
  SmallVector<int64_t> shape(type.getShape());
  shape[channels] /= groups;
  shape.insert(shape.begin() + channels, groups);
  auto moved = [&](int64_t dim) { return dim < channels ? dim : dim + 1; };
  type = type.clone(shape);
  first = {channels, moved(first.front())};
  for (int64_t &dim : spatial)
    dim = moved(dim);
  ++channels;
}

static ConvTensors getTensors(ConvOp op) {
  ConvDimsAttr dims = op.getDims();
  ConvTensor lhs(op.getLhs(), dims.getInputBatch(), dims.getInputFeature(),
                 dims.getInputSpatial());
  ConvTensor rhs(op.getRhs(), dims.getKernelOutputFeature(),
                 dims.getKernelInputFeature(), dims.getKernelSpatial());
  ConvTensor result(op.getResult(), dims.getOutputBatch(),
                    dims.getOutputFeature(), dims.getOutputSpatial());
  // As LowerConv.cpp says: there batch and features have changed places.
  if (op.getKind() != ConvKind::Forward)
    std::swap(rhs.first.front(), rhs.channels);
  if (op.getKind() == ConvKind::WeightGradient) {
    std::swap(lhs.first.front(), lhs.channels);
    std::swap(result.first.front(), result.channels);
  }
  if (hasGroupedBackwardFilter(op))
    rhs.splitGroups(op.getFeatureGroups());
  return {lhs, rhs, result};
}

bool mp::isInOrder(RankedTensorType type, ArrayRef<int64_t> order) {
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
  for (const ConvTensor &tensor : tensors)
    if (!isInOrder(tensor.type, tensor.inLayout(channelsLast)))
      bytes = saturatingAdd(bytes, countBytes(tensor.type).value_or(0));
  return bytes;
}

static RankedTensorType permute(RankedTensorType type, ArrayRef<int64_t> perm) {
  return type.clone(applyPermutation(type.getShape(), perm));
}

/// `value`, seen as a `from` of the same elements, transposed; behind the
/// passes that form kernels by one that does nothing else.
static Value makeTranspose(OpBuilder &builder, Location loc, Value value,
                           RankedTensorType from, ArrayRef<int64_t> perm,
                           bool asKernel) {
  RankedTensorType to = permute(from, perm);
  if (!asKernel)
    return TransposeOp::create(builder, loc, to, value,
                               builder.getDenseI64ArrayAttr(perm));
  auto fusion = FusionOp::create(builder, loc, TypeRange{to},
                                 FusionKind::Pointwise, ValueRange{value});
  OpBuilder::InsertionGuard guard(builder);
  Block *block =
      builder.createBlock(&fusion.getBody(), {}, value.getType(), {loc});
  Value moved = block->getArgument(0);
  if (moved.getType() != from)
    moved = ReshapeOp::create(builder, loc, from, moved);
  moved = TransposeOp::create(builder, loc, to, moved,
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

/// The op on tensors of one layout, with transposes where they are not in it.
static ConvOp rewrite(ConvOp op, const ConvTensors &tensors, bool channelsLast,
                      StoredFilters *filters) {
  OpBuilder builder(op);
  bool asKernel = filters != nullptr;
  auto moved = cast<ConvOp>(builder.clone(*op));
  builder.setInsertionPoint(moved);
  SmallVector<int64_t> perms[3];
  Value values[3];
  for (auto [i, tensor] : llvm::enumerate(tensors)) {
    perms[i] = tensor.inLayout(channelsLast);
    values[i] = tensor.value;
    if (isInOrder(tensor.type, perms[i]))
      perms[i] = llvm::to_vector(llvm::seq<int64_t>(0, tensor.type.getRank()));
    else if (i != 2)
      values[i] = makeTranspose(builder, op.getLoc(), tensor.value, tensor.type,
                                perms[i], asKernel);
  }
  if (hasGroupedBackwardFilter(op)) {
    // Groups inside cannot be said of the op's own filter: it stays as it is.
    (*filters)[moved] = {values[1], channelsLast};
    values[1] = op.getRhs();
    perms[1] = llvm::to_vector(llvm::seq<int64_t>(
        0, cast<RankedTensorType>(values[1].getType()).getRank()));
  }
  moved.setDimsAttr(renumber(op.getDims(), perms));
  moved.getLhsMutable().assign(values[0]);
  moved.getRhsMutable().assign(values[1]);
  RankedTensorType type = permute(op.getType(), perms[2]);
  Value result = moved.getResult();
  if (!llvm::is_sorted(perms[2])) {
    result.setType(type);
    builder.setInsertionPointAfter(moved);
    result = makeTranspose(builder, op.getLoc(), result, type,
                           invertPermutationVector(perms[2]), asKernel);
  }
  op.getResult().replaceAllUsesWith(result);
  op.erase();
  return moved;
}

bool mp::hasGroupedBackwardFilter(ConvOp op) {
  return op.getKind() == ConvKind::DataGradient && op.getFeatureGroups() != 1;
}

/// Whether all tensors of an op have their channels last, or all first.
static bool haveOneLayout(const ConvTensors &tensors) {
  return countMovedBytes(tensors, /*channelsLast=*/true) == 0 ||
         countMovedBytes(tensors, /*channelsLast=*/false) == 0;
}

/// Channels last where that moves no more than channels first.
static bool chooseChannelsLast(const ConvTensors &tensors) {
  return countMovedBytes(tensors, /*channelsLast=*/true) <=
         countMovedBytes(tensors, /*channelsLast=*/false);
}

static void tellOfLayout(ConvOp op, const ConvTensors &tensors,
                         bool channelsLast, StringRef pass) {
  remark::missed(op.getLoc(), remarkOf(pass, "Layout"))
      << remark::reason("tensors of the convolution are transposed to channels "
                        "{0}",
                        channelsLast ? "last" : "first")
      << remark::metric("TransposedBytes",
                        countMovedBytes(tensors, channelsLast));
}

bool mp::transposeIntoOneLayout(ConvOp op, StringRef pass) {
  ConvTensors tensors = getTensors(op);
  if (hasGroupedBackwardFilter(op) || haveOneLayout(tensors))
    return false;
  bool channelsLast = chooseChannelsLast(tensors);
  tellOfLayout(op, tensors, channelsLast, pass);
  rewrite(op, tensors, channelsLast, /*filters=*/nullptr);
  return true;
}

ConvOp mp::bringIntoOneLayout(ConvOp op, StoredFilters &filters) {
  ConvTensors tensors = getTensors(op);
  bool channelsLast = chooseChannelsLast(tensors);
  if (haveOneLayout(tensors)) {
    if (hasGroupedBackwardFilter(op))
      filters[op] = {op.getRhs(), channelsLast};
    return op;
  }
  tellOfLayout(op, tensors, channelsLast, "convert-mp-to-plan");
  return rewrite(op, tensors, channelsLast, &filters);
}
