//===- ConvCropping.cpp - Convolutions that drop pixels -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A convolution with negative padding, as of the gradients of one whose padding
// is wider than its filter, crops the images of the forward convolution. The
// forward numbers are those of LowerConv.cpp.
//
//===----------------------------------------------------------------------===//

#include "ConvCropping.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// How many pixels are dropped at both ends of each spatial dimension.
struct Cropping {
  SmallVector<int64_t> low, high;

  bool isNone() const {
    auto isZero = [](int64_t count) { return count == 0; };
    return llvm::all_of(low, isZero) && llvm::all_of(high, isZero);
  }
};
} // namespace

static int64_t orOne(ArrayRef<int64_t> list, size_t dim) {
  return list.empty() ? 1 : list[dim];
}

static int64_t sizeOf(Value value, ArrayRef<int64_t> spatial, size_t dim) {
  return cast<RankedTensorType>(value.getType()).getDimSize(spatial[dim]);
}

/// Less than a stride may be left over at the end: cuDNN does not read it.
static Cropping findCropping(ConvOp op) {
  ConvDimsAttr dims = op.getDims();
  bool dgrad = op.getKind() == ConvKind::DataGradient;
  bool wgrad = op.getKind() == ConvKind::WeightGradient;
  Cropping cropping;
  for (size_t i = 0; i < op.getStrides().size(); ++i) {
    int64_t lhs = sizeOf(op.getLhs(), dims.getInputSpatial(), i);
    int64_t rhs = sizeOf(op.getRhs(), dims.getKernelSpatial(), i);
    int64_t made = sizeOf(op.getResult(), dims.getOutputSpatial(), i);
    int64_t rhsDilation = orOne(op.getRhsDilation(), i);
    int64_t stride = dgrad   ? orOne(op.getLhsDilation(), i)
                     : wgrad ? rhsDilation
                             : op.getStrides()[i];
    int64_t dilation = wgrad ? op.getStrides()[i] : rhsDilation;
    int64_t reach = ((wgrad ? made : rhs) - 1) * dilation;
    int64_t places = dgrad ? lhs : wgrad ? rhs : made;
    int64_t low = dgrad ? reach - op.getLow()[i] : op.getLow()[i];
    int64_t need =
        (places - 1) * stride + reach + 1 - (dgrad ? made : lhs) - low;
    cropping.low.push_back(std::max<int64_t>(-low, 0));
    cropping.high.push_back(need <= -stride ? -need : 0);
  }
  return cropping;
}

/// The type without what is cropped of its spatial dimensions, or none if
/// nothing is left.
static RankedTensorType crop(RankedTensorType type, ArrayRef<int64_t> spatial,
                             const Cropping &cropping) {
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, low, high] :
       llvm::zip_equal(spatial, cropping.low, cropping.high)) {
    shape[dim] -= low + high;
    if (shape[dim] <= 0)
      return {};
  }
  return type.clone(shape);
}

static SmallVector<int64_t> less(ArrayRef<int64_t> list,
                                 ArrayRef<int64_t> counts, int64_t sign) {
  return llvm::map_to_vector(llvm::zip_equal(list, counts), [&](auto pair) {
    return std::get<0>(pair) - sign * std::get<1>(pair);
  });
}

/// `list` in the places of spatial dimensions, and zeros elsewhere.
static SmallVector<int64_t> spread(ArrayRef<int64_t> list,
                                   ArrayRef<int64_t> spatial, int64_t rank) {
  SmallVector<int64_t> all(rank, 0);
  for (auto [dim, count] : llvm::zip_equal(spatial, list))
    all[dim] = count;
  return all;
}

static bool cropLhs(ConvOp op, OpBuilder &builder, const Cropping &cropping) {
  ArrayRef<int64_t> spatial = op.getDims().getInputSpatial();
  auto type = cast<RankedTensorType>(op.getLhs().getType());
  RankedTensorType cropped = crop(type, spatial, cropping);
  if (!cropped)
    return false;
  SmallVector<int64_t> start = spread(cropping.low, spatial, type.getRank());
  SmallVector<int64_t> limit = less(cropped.getShape(), start, -1);
  op.getLhsMutable().assign(
      SliceOp::create(builder, op.getLoc(), cropped, op.getLhs(), start, limit,
                      SmallVector<int64_t>(type.getRank(), 1)));
  op.setLow(less(op.getLow(), cropping.low, -1));
  op.setHigh(less(op.getHigh(), cropping.high, -1));
  return true;
}

/// Of a data gradient: of pixels that nobody has read it is zero.
static bool padResult(ConvOp op, OpBuilder &builder, const Cropping &cropping) {
  ArrayRef<int64_t> spatial = op.getDims().getOutputSpatial();
  RankedTensorType type = op.getType();
  RankedTensorType cropped = crop(type, spatial, cropping);
  if (!cropped)
    return false;
  op.getResult().setType(cropped);
  op.setLow(less(op.getLow(), cropping.low, 1));
  op.setHigh(less(op.getHigh(), cropping.high, 1));
  builder.setInsertionPointAfter(op);
  Value zero = arith::ConstantOp::create(
      builder, op.getLoc(),
      cast<TypedAttr>(builder.getZeroAttr(
          RankedTensorType::get({}, type.getElementType()))));
  int64_t rank = type.getRank();
  auto padded = PadOp::create(builder, op.getLoc(), type, op.getResult(), zero,
                              spread(cropping.low, spatial, rank),
                              spread(cropping.high, spatial, rank),
                              SmallVector<int64_t>(rank, 0));
  op.getResult().replaceAllUsesExcept(padded, padded);
  return true;
}

bool mp::cropImages(ConvOp op, OpBuilder &builder) {
  Cropping cropping = findCropping(op);
  if (cropping.isNone())
    return false;
  return op.getKind() == ConvKind::DataGradient
             ? padResult(op, builder, cropping)
             : cropLhs(op, builder, cropping);
}

bool mp::replaceUnread(ConvOp op, OpBuilder &builder) {
  bool isGradient = op.getKind() == ConvKind::DataGradient;
  auto images =
      cast<RankedTensorType>(isGradient ? op.getType() : op.getLhs().getType());
  Cropping cropping = findCropping(op);
  if (cropping.isNone() || crop(images,
                                isGradient ? op.getDims().getOutputSpatial()
                                           : op.getDims().getInputSpatial(),
                                cropping))
    return false;
  op.replaceAllUsesWith(arith::ConstantOp::create(
                            builder, op.getLoc(),
                            cast<TypedAttr>(builder.getZeroAttr(op.getType())))
                            .getResult());
  op.erase();
  return true;
}

bool mp::reverseFilter(ConvOp op, OpBuilder &builder) {
  ArrayRef<bool> reversal = op.getReversal();
  bool all = llvm::all_of(reversal, [](bool reversed) { return reversed; });
  bool any = llvm::is_contained(reversal, true);
  if (!any || (all && op.getKind() != ConvKind::WeightGradient))
    return false;
  SmallVector<int64_t> reversed;
  for (auto [dim, isReversed] :
       llvm::zip_equal(op.getDims().getKernelSpatial(), reversal))
    if (isReversed)
      reversed.push_back(dim);
  llvm::sort(reversed);
  op.getRhsMutable().assign(ReverseOp::create(
      builder, op.getLoc(), op.getRhs().getType(), op.getRhs(), reversed));
  op.setReversal({});
  return true;
}
