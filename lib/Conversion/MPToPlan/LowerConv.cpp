//===- LowerConv.cpp - Convolutions as cuDNN calls ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuDNN describes all three kinds by the forward convolution y = x * w and its
// padding, strides and dilations. A graph says each kind as a convolution of
// its own, so the forward numbers are recovered here:
//
//   kind   lhs, rhs, result   stride of forward   low padding of forward
//   fwd    x, w, y            strides             low
//   dgrad  y, w, x            lhs_dilation        extent of w - 1 - low
//   wgrad  x, y, w            rhs_dilation        low
//
// One that is a product for each image is a batch of such in cuBLASLt.
//
// High padding only has to give the right sizes. Distances in memory say where
// the channels stand (ConvLayout.h). Groups of the forward convolution are
// feature groups of all kinds but the weight gradient: that sums over the batch
// and has the channels, groups by groups, where others have it.
//
//===----------------------------------------------------------------------===//

#include "ConvProduct.h"
#include "MPRTBuilder.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "convert-mp-to-plan"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// The forward convolution of a call.
struct Forward {
  mprt::ConvKind kind;
  /// Sizes and distances of x, w and y: batch or output channels, channels,
  /// then spatial dimensions.
  SmallVector<int64_t> dims[3], distances[3];
  SmallVector<int64_t> strides, low, high, dilation;
};
} // namespace

enum { X = 0, W = 1, Y = 2 };

/// Sizes and distances of `value`'s dimensions in this order.
static void describe(Forward &forward, int which, Value value,
                     ArrayRef<int64_t> order) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(value.getType()).getShape();
  SmallVector<int64_t> strides = getRowMajorStrides(shape);
  for (int64_t dim : order) {
    forward.dims[which].push_back(shape[dim]);
    forward.distances[which].push_back(strides[dim]);
  }
}

static SmallVector<int64_t> orderOf(int64_t first, int64_t second,
                                    ArrayRef<int64_t> spatial) {
  SmallVector<int64_t> order = {first, second};
  llvm::append_range(order, spatial);
  return order;
}

static SmallVector<int64_t> orOnes(ArrayRef<int64_t> list, size_t size) {
  return list.empty() ? SmallVector<int64_t>(size, 1)
                      : SmallVector<int64_t>(list);
}

/// The same of a filter that lies in memory as the forward convolution has it,
/// while the op's own has its groups elsewhere.
static void describeFilter(Forward &forward, ConvOp op, bool channelsLast) {
  ConvDimsAttr dims = op.getDims();
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(op.getRhs().getType()).getShape();
  int64_t groups = op.getFeatureGroups();
  SmallVector<int64_t> sizes = {shape[dims.getKernelInputFeature()] * groups,
                                shape[dims.getKernelOutputFeature()] / groups};
  for (int64_t dim : dims.getKernelSpatial())
    sizes.push_back(shape[dim]);
  SmallVector<int64_t> inMemory(sizes);
  if (channelsLast)
    std::rotate(inMemory.begin() + 1, inMemory.begin() + 2, inMemory.end());
  SmallVector<int64_t> distances = getRowMajorStrides(inMemory);
  if (channelsLast)
    std::rotate(distances.begin() + 1, distances.end() - 1, distances.end());
  forward.dims[W] = sizes;
  forward.distances[W] = distances;
}

/// Finds x, w and y among operands and result.
static void describeTensors(ConvOp op, std::optional<StoredFilter> filter,
                            Forward &forward) {
  ConvDimsAttr dims = op.getDims();
  SmallVector<int64_t> lhs = orderOf(
      dims.getInputBatch(), dims.getInputFeature(), dims.getInputSpatial());
  SmallVector<int64_t> rhs =
      orderOf(dims.getKernelOutputFeature(), dims.getKernelInputFeature(),
              dims.getKernelSpatial());
  SmallVector<int64_t> result = orderOf(
      dims.getOutputBatch(), dims.getOutputFeature(), dims.getOutputSpatial());
  switch (forward.kind) {
  case mprt::ConvKind::Forward:
    describe(forward, X, op.getLhs(), lhs);
    describe(forward, W, op.getRhs(), rhs);
    describe(forward, Y, op.getResult(), result);
    return;
  case mprt::ConvKind::DataGradient:
    // Its input features are y's channels, its output features x's.
    std::swap(rhs[0], rhs[1]);
    describe(forward, Y, op.getLhs(), lhs);
    if (filter)
      describeFilter(forward, op, filter->channelsLast);
    else
      describe(forward, W, op.getRhs(), rhs);
    describe(forward, X, op.getResult(), result);
    return;
  case mprt::ConvKind::WeightGradient:
    // It sums over the batch, which therefore stands as features, and x's
    // channels stand as its batch.
    std::swap(lhs[0], lhs[1]);
    std::swap(rhs[0], rhs[1]);
    std::swap(result[0], result[1]);
    describe(forward, X, op.getLhs(), lhs);
    describe(forward, Y, op.getRhs(), rhs);
    describe(forward, W, op.getResult(), result);
    return;
  }
}

/// High padding that gives y its size; it may pad a little more than needed
/// where the last stride does not fit. Negative padding is refused.
static LogicalResult completePadding(ConvOp op, Forward &forward) {
  for (size_t i = 0; i < forward.low.size(); ++i) {
    int64_t size = forward.dims[X][i + 2], places = forward.dims[Y][i + 2];
    int64_t extent = (forward.dims[W][i + 2] - 1) * forward.dilation[i] + 1;
    int64_t stride = forward.strides[i];
    int64_t need = (places - 1) * stride + extent - size - forward.low[i];
    int64_t high = std::max<int64_t>(need, 0);
    if (forward.low[i] < 0 || high - need >= stride)
      return op.emitOpError()
             << "pads spatial dimension " << i << " by " << forward.low[i]
             << " and " << need
             << " as a forward convolution, which cuDNN has not; expected "
                "padding and no cropping; run mp-fit-to-libraries";
    forward.high.push_back(high);
  }
  return success();
}

static LogicalResult refuseAttribute(ConvOp op, StringRef name) {
  return op.emitOpError() << "of kind '" << stringifyConvKind(op.getKind())
                          << "' has '" << name << "' that no forward "
                          << "convolution leads to; expected kind 'fwd'";
}

static FailureOr<Forward> findForward(ConvOp op,
                                      std::optional<StoredFilter> filter) {
  size_t spatial = op.getStrides().size();
  Forward forward;
  forward.kind = static_cast<mprt::ConvKind>(op.getKind());
  describeTensors(op, filter, forward);
  SmallVector<int64_t> lhsDilation = orOnes(op.getLhsDilation(), spatial);
  SmallVector<int64_t> rhsDilation = orOnes(op.getRhsDilation(), spatial);
  forward.low.assign(op.getLow().begin(), op.getLow().end());
  switch (forward.kind) {
  case mprt::ConvKind::Forward:
    if (!isOnes(lhsDilation))
      return refuseAttribute(op, "lhs_dilation");
    forward.strides.assign(op.getStrides().begin(), op.getStrides().end());
    forward.dilation = rhsDilation;
    break;
  case mprt::ConvKind::DataGradient:
    if (!isOnes(op.getStrides()))
      return refuseAttribute(op, "strides");
    forward.strides = lhsDilation;
    forward.dilation = rhsDilation;
    for (size_t i = 0; i < spatial; ++i)
      forward.low[i] =
          (forward.dims[W][i + 2] - 1) * rhsDilation[i] - forward.low[i];
    break;
  case mprt::ConvKind::WeightGradient:
    if (!isOnes(lhsDilation))
      return refuseAttribute(op, "lhs_dilation");
    forward.strides = rhsDilation;
    forward.dilation.assign(op.getStrides().begin(), op.getStrides().end());
    break;
  }
  if (failed(completePadding(op, forward)))
    return failure();
  return forward;
}

/// Whether the filter is reversed, in the words of the forward convolution. A
/// data gradient reverses it once more.
static FailureOr<mprt::ConvMode> chooseMode(ConvOp op) {
  ArrayRef<bool> reversal = op.getReversal();
  bool all =
      !reversal.empty() && llvm::all_of(reversal, [](bool r) { return r; });
  bool any = llvm::is_contained(reversal, true);
  bool wgrad = op.getKind() == ConvKind::WeightGradient;
  if ((any && !all) || (any && wgrad))
    return op.emitOpError()
           << "reverses " << llvm::count(reversal, true) << " of "
           << reversal.size() << " spatial dimensions of a '"
           << stringifyConvKind(op.getKind())
           << "', which cuDNN has not; run mp-fit-to-libraries";
  bool dgrad = op.getKind() == ConvKind::DataGradient;
  return all != dgrad ? mprt::ConvMode::Convolution
                      : mprt::ConvMode::CrossCorrelation;
}

/// A product may have an f32 result of narrower operands; a convolution not.
static LogicalResult verifyTypes(ConvOp op, bool isProduct) {
  Type lhs = getElementTypeOrSelf(op.getLhs().getType());
  Type rhs = getElementTypeOrSelf(op.getRhs().getType());
  Type result = getElementTypeOrSelf(op.getType());
  bool known = lhs.isF16() || lhs.isBF16() || lhs.isF32();
  Type sum = getSumType(op);
  if (known && lhs == rhs && sum.isF32() &&
      (result == lhs || (isProduct && result.isF32())))
    return success();
  bool fits = known && (rhs.isF16() || rhs.isBF16() || rhs.isF32());
  return op.emitOpError() << "convolves " << lhs << " with " << rhs
                          << " and sums in " << sum << " into " << result
                          << ", which cuDNN has not; expected one type of f16, "
                             "bf16 and f32, accumulated in f32; "
                          << (fits
                                  ? "run mp-fit-to-libraries"
                                  : "cast operands to f32 and the result back");
}

/// The groups of the forward convolution.
static FailureOr<int64_t> findGroups(ConvOp op) {
  bool wgrad = op.getKind() == ConvKind::WeightGradient;
  int64_t features = op.getFeatureGroups(), batch = op.getBatchGroups();
  if ((wgrad ? features : batch) == 1)
    return wgrad ? batch : features;
  return op.emitOpError() << "of kind '" << stringifyConvKind(op.getKind())
                          << "' has " << features << " feature groups and "
                          << batch << " batch groups; cuDNN has "
                          << (wgrad ? "batch" : "feature")
                          << " groups of this kind; run mp-fit-to-libraries";
}

/// The description of one tensor. cuDNN wants two spatial dimensions at least;
/// a size of one does not change a convolution.
static mprt::TensorAttr makeTensor(ArrayRef<int64_t> dims,
                                   ArrayRef<int64_t> distances, Value value) {
  SmallVector<int64_t> sizes(dims), strides(distances);
  if (sizes.size() == 3) {
    sizes.insert(sizes.begin() + 2, 1);
    strides.insert(strides.begin() + 2, sizes[3] * strides[2]);
  }
  return mprt::TensorAttr::get(value.getContext(), sizes, strides,
                               getElementTypeOrSelf(value.getType()));
}

LogicalResult mp::lowerConv(ConvOp op, MPRTBuilder &builder) {
  for (Type type : {op.getLhs().getType(), op.getRhs().getType(), op.getType()})
    if (llvm::is_contained(cast<RankedTensorType>(type).getShape(), 0))
      return op.emitOpError()
             << "convolves or makes " << type << ", but a tensor has elements";
  if (op.getStrides().empty())
    return op.emitOpError() << "has 0 spatial dimensions, expected at least 1";
  FailureOr<int64_t> groups = findGroups(op);
  if (failed(groups))
    return failure();
  std::string problem;
  std::optional<MatmulLayout> layout = findImageProducts(op, problem);
  if (failed(verifyTypes(op, layout.has_value())))
    return failure();
  if (layout) {
    remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Products"))
        << remark::add("a convolution to {0} is a product for each image",
                       op.getType());
    Type scale = Float32Type::get(op.getContext());
    return makeMatmul(
        op,
        {op.getRhs(), op.getLhs(), /*added=*/{}, /*bias=*/{}, op.getResult()},
        *layout, {mprt::Compute::F32, scale}, builder);
  }
  if (!problem.empty())
    remark::missed(op.getLoc(), remarkOf(DEBUG_TYPE, "Products"))
        << remark::reason("the convolution stays one: {0}", problem);
  FailureOr<mprt::ConvMode> mode = chooseMode(op);
  if (failed(mode))
    return failure();
  std::optional<StoredFilter> filter = builder.findFilter(op);
  FailureOr<Forward> forward = findForward(op, filter);
  if (failed(forward))
    return failure();
  FailureOr<Value> lhs = builder.getMemory(op.getLhs(), op);
  FailureOr<Value> rhs =
      builder.getMemory(filter ? filter->value : op.getRhs(), op);
  if (failed(lhs) || failed(rhs))
    return failure();

  bool dgrad = op.getKind() == ConvKind::DataGradient;
  bool wgrad = op.getKind() == ConvKind::WeightGradient;
  Value x = dgrad ? op.getResult() : op.getLhs();
  Value w = wgrad ? op.getResult() : op.getRhs();
  Value y = dgrad ? op.getLhs() : wgrad ? op.getRhs() : op.getResult();
  auto tensor = [&](int which, Value value) {
    return makeTensor(forward->dims[which], forward->distances[which], value);
  };
  if (forward->strides.size() == 1)
    for (auto [list, neutral] :
         {std::pair(&forward->strides, 1), std::pair(&forward->dilation, 1),
          std::pair(&forward->low, 0), std::pair(&forward->high, 0)})
      list->insert(list->begin(), neutral);
  mprt::ConvOp::create(
      builder.getCalls(), op.getLoc(), forward->kind, dgrad ? *rhs : *lhs,
      dgrad ? *lhs : *rhs, builder.makeMemory(op.getResult()), tensor(X, x),
      tensor(W, w), tensor(Y, y), forward->strides, forward->low, forward->high,
      forward->dilation, *mode, *groups, mprt::Compute::F32);
  return success();
}
