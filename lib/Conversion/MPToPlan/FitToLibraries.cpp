//===- FitToLibraries.cpp - Layouts and types that a library has ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a library takes is asked of those who make the call (MatmulLayout.h).
// Groups of a convolution are those of the forward one (LowerConv.cpp).
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/Passes.h"

#include "ConvCropping.h"
#include "ConvProduct.h"
#include "MPRTBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "mp-fit-to-libraries"

namespace mlir::mp {
#define GEN_PASS_DEF_FITTOLIBRARIES
#include "mp/Conversion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// The dimensions of an operand in an order in which it is a batch of matrices.
static SmallVector<int64_t> orderAsMatrices(const DotOperandDims &dims,
                                            int64_t rank) {
  SmallVector<int64_t> order(dims.batching);
  bool freeIsInner = llvm::is_contained(dims.free, rank - 1);
  llvm::append_range(order, freeIsInner ? dims.contracting : dims.free);
  llvm::append_range(order, freeIsInner ? dims.free : dims.contracting);
  return order;
}

/// Where the dimensions of `list` are once `order` is applied.
static SmallVector<int64_t> renumber(ArrayRef<int64_t> list,
                                     ArrayRef<int64_t> order) {
  return llvm::map_to_vector(list, [&](int64_t dim) {
    return static_cast<int64_t>(llvm::find(order, dim) - order.begin());
  });
}

/// Transposes one operand if it has to be; returns whether it did. Free
/// dimensions keep their order among each other, so the result is the same.
static bool fitOperand(DotOp op, bool isLhs, OpBuilder &builder) {
  DotOperandDims dims = isLhs ? getLhsDims(op) : getRhsDims(op);
  OpOperand &operand = isLhs ? op.getLhsMutable() : op.getRhsMutable();
  auto type = cast<RankedTensorType>(operand.get().getType());
  if (isBatchOfMatrices(type, dims))
    return false;
  SmallVector<int64_t> order = orderAsMatrices(dims, type.getRank());
  SmallVector<int64_t> shape = llvm::map_to_vector(
      order, [&](int64_t dim) { return type.getDimSize(dim); });
  Value transposed = TransposeOp::create(
      builder, op.getLoc(), RankedTensorType::get(shape, type.getElementType()),
      operand.get(), order);
  operand.set(transposed);
  if (isLhs) {
    op.setLhsBatching(renumber(op.getLhsBatching(), order));
    op.setLhsContracting(renumber(op.getLhsContracting(), order));
  } else {
    op.setRhsBatching(renumber(op.getRhsBatching(), order));
    op.setRhsContracting(renumber(op.getRhsContracting(), order));
  }
  remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Transpose"))
      << remark::add("{0} of type {1} is not a batch of matrices",
                     isLhs ? "lhs" : "rhs", type);
  return true;
}

/// Makes the result in the type of the sum if the library has only that;
/// returns whether it did.
static bool fitResult(DotOp op, OpBuilder &builder) {
  RankedTensorType type = op.getType();
  Type sum = getSumType(op);
  if (findMatmulTypes(op, type.getElementType()) || !findMatmulTypes(op, sum))
    return false;
  builder.setInsertionPointAfter(op);
  op.getResult().setType(type.clone(sum));
  auto cast = CastOp::create(builder, op.getLoc(), type, op.getResult());
  op.getResult().replaceAllUsesExcept(cast, cast);
  remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Type"))
      << remark::add("made in {0}, and cast to {1} behind the call", sum,
                     type.getElementType());
  return true;
}

/// The operand repeated over the space of all products: batching dimensions,
/// free ones, of which its own begin at `free`, and contracted ones, in the
/// type of the sum.
static Value spread(OpBuilder &builder, DotOp op, Value operand,
                    const DotOperandDims &dims, ArrayRef<int64_t> space,
                    int64_t free) {
  auto type = cast<RankedTensorType>(operand.getType());
  Type sum = op.getType().getElementType();
  if (type.getElementTypeBitWidth() < sum.getIntOrFloatBitWidth())
    operand =
        arith::ExtSIOp::create(builder, op.getLoc(), type.clone(sum), operand);
  SmallVector<int64_t> places(type.getRank());
  auto put = [&](ArrayRef<int64_t> own, int64_t first) {
    for (auto [number, dim] : llvm::enumerate(own))
      places[dim] = first + static_cast<int64_t>(number);
  };
  put(dims.batching, 0);
  put(dims.free, free);
  put(dims.contracting, space.size() - dims.contracting.size());
  return BroadcastOp::create(
      builder, op.getLoc(), RankedTensorType::get(space, sum), operand, places);
}

/// A product of integers, which wrap, is products and a sum: no library has it,
/// and a kernel does. Returns whether it was one.
static bool expandIntegers(DotOp op, OpBuilder &builder) {
  RankedTensorType type = op.getType();
  Type sum = type.getElementType();
  if (!sum.isInteger() || sum.isInteger(1))
    return false;
  DotOperandDims lhs = getLhsDims(op), rhs = getRhsDims(op);
  SmallVector<int64_t> space(type.getShape()), summed;
  for (int64_t dim : lhs.contracting) {
    summed.push_back(static_cast<int64_t>(space.size()));
    space.push_back(
        cast<RankedTensorType>(op.getLhs().getType()).getDimSize(dim));
  }
  auto batches = static_cast<int64_t>(lhs.batching.size());
  auto rows = static_cast<int64_t>(lhs.free.size());
  Value left = spread(builder, op, op.getLhs(), lhs, space, batches);
  Value right = spread(builder, op, op.getRhs(), rhs, space, batches + rows);
  Value product = arith::MulIOp::create(builder, op.getLoc(), left, right);
  if (!summed.empty())
    product = ReduceOp::create(builder, op.getLoc(), type, ReduceKind::Add,
                               product, summed, /*accumulator=*/TypeAttr());
  remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Integers"))
      << remark::add("a product of integers is a kernel");
  op.replaceAllUsesWith(product);
  op.erase();
  return true;
}

/// From [..., g * a, ..., b, ...] to [..., a, ..., g * b, ...]: the groups that
/// divide dimension `from` divide `to` instead.
static Value moveGroups(OpBuilder &builder, Location loc, Value value,
                        int64_t groups, int64_t from, int64_t to) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[from] /= groups;
  SmallVector<int64_t> merged(shape);
  merged[to] *= groups;
  shape.insert(shape.begin() + from, groups);
  Value split = ReshapeOp::create(builder, loc, type.clone(shape), value);
  SmallVector<int64_t> order;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (dim == to)
      order.push_back(from);
    order.push_back(dim < from ? dim : dim + 1);
  }
  SmallVector<int64_t> moved =
      llvm::map_to_vector(order, [&](int64_t dim) { return shape[dim]; });
  Value transposed =
      TransposeOp::create(builder, loc, type.clone(moved), split, order);
  return ReshapeOp::create(builder, loc, type.clone(merged), transposed);
}

/// Divides the lhs of a convolution as its kind is divided in cuDNN: features,
/// or, of a weight gradient, the batch. The group of an output is the same, and
/// so is what it reads. Returns whether it did.
static bool fitGroups(ConvOp op, OpBuilder &builder) {
  bool wgrad = op.getKind() == ConvKind::WeightGradient;
  int64_t groups = wgrad ? op.getFeatureGroups() : op.getBatchGroups();
  if (groups == 1)
    return false;
  int64_t batch = op.getDims().getInputBatch();
  int64_t features = op.getDims().getInputFeature();
  op.getLhsMutable().assign(moveGroups(builder, op.getLoc(), op.getLhs(),
                                       groups, wgrad ? features : batch,
                                       wgrad ? batch : features));
  op.setFeatureGroups(wgrad ? 1 : groups);
  op.setBatchGroups(wgrad ? groups : 1);
  remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Groups")) << remark::add(
      "{0} groups of the {1} are groups of the {2}", groups,
      wgrad ? "features" : "batch", wgrad ? "batch" : "features");
  return true;
}

/// A data gradient with strides is that of a transposed convolution, and so a
/// forward one. Returns whether it was.
static bool fitKind(ConvOp op) {
  if (op.getKind() != ConvKind::DataGradient || isOnes(op.getStrides()))
    return false;
  op.setKind(ConvKind::Forward);
  remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Kind"))
      << remark::add("a data gradient with strides is a forward convolution");
  return true;
}

/// Writes out the zeros between the elements of a lhs, which cuDNN puts there
/// in a data gradient only: the weight gradient of a transposed convolution has
/// such. Returns whether it did.
static bool fitDilation(ConvOp op, OpBuilder &builder) {
  ArrayRef<int64_t> dilation = op.getLhsDilation();
  if (op.getKind() == ConvKind::DataGradient || isOnes(dilation))
    return false;
  RankedTensorType type = op.getLhs().getType();
  SmallVector<int64_t> shape(type.getShape()), none(type.getRank(), 0);
  SmallVector<int64_t> interior(none);
  for (auto [dim, by] :
       llvm::zip_equal(op.getDims().getInputSpatial(), dilation)) {
    interior[dim] = by - 1;
    shape[dim] = std::max<int64_t>((shape[dim] - 1) * by + 1, 0);
  }
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value zero = arith::ConstantOp::create(
      builder, op.getLoc(), cast<TypedAttr>(builder.getZeroAttr(scalar)));
  op.getLhsMutable().assign(PadOp::create(builder, op.getLoc(),
                                          type.clone(shape), op.getLhs(), zero,
                                          none, none, interior));
  op.setLhsDilation({});
  remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Dilation"))
      << remark::add("zeros between the elements of the lhs are written out");
  return true;
}

/// Leaves to other ops what no call crops or reverses. Returns whether it did.
static bool fitEdges(ConvOp op, OpBuilder &builder) {
  bool reversed = reverseFilter(op, builder);
  if (reversed)
    remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Reversal"))
        << remark::add("the filter is reversed before the call");
  OpBuilder::InsertionGuard guard(builder);
  if (!cropImages(op, builder))
    return reversed;
  remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Cropping")) << remark::add(
      "pixels that the forward convolution does not read are left out");
  return true;
}

/// Gives operands and result of a convolution one type, which is all that cuDNN
/// has: f32 where they differ. To widen is exact, and what was to be rounded is
/// rounded behind the call. Returns whether it did.
static bool fitTypes(ConvOp op, OpBuilder &builder) {
  RankedTensorType type = op.getType();
  Type made = type.getElementType(), sum = getSumType(op);
  auto isMade = [&](Value operand) {
    return getElementTypeOrSelf(operand.getType()) == made;
  };
  std::string problem;
  if (!sum.isF32() || llvm::all_of(op->getOperands(), isMade) ||
      findImageProducts(op, problem))
    return false;
  for (OpOperand &operand : op->getOpOperands()) {
    auto given = cast<RankedTensorType>(operand.get().getType());
    if (given.getElementType() == sum)
      continue;
    // One kernel would do both casts, and round nothing.
    auto rounded = operand.get().getDefiningOp<CastOp>();
    if (rounded && rounded.getRounding() == Rounding::NearestEven &&
        !rounded.getSaturate() &&
        getElementTypeOrSelf(rounded.getInput().getType()) == sum)
      operand.set(rounded.getInput());
    else
      operand.set(CastOp::create(builder, op.getLoc(), given.clone(sum),
                                 operand.get()));
  }
  if (made != sum) {
    builder.setInsertionPointAfter(op);
    op.getResult().setType(type.clone(sum));
    auto cast = CastOp::create(builder, op.getLoc(), type, op.getResult());
    op.getResult().replaceAllUsesExcept(cast, cast);
  }
  remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Type"))
      << remark::add("convolved in {0}: cuDNN has one type for what it reads "
                     "and for the {1} that is made",
                     sum, made);
  return true;
}

namespace {
struct FitToLibraries final : mp::impl::FitToLibrariesBase<FitToLibraries> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<DotOp> dots;
    getOperation().walk([&](DotOp op) { dots.push_back(op); });
    bool changed = false;
    for (DotOp op : dots) {
      OpBuilder builder(op);
      if (expandIntegers(op, builder)) {
        changed = true;
        continue;
      }
      changed |= fitOperand(op, /*isLhs=*/true, builder);
      changed |= fitOperand(op, /*isLhs=*/false, builder);
      changed |= fitResult(op, builder);
    }
    ConvOp first;
    getOperation().walk([&](ConvOp op) {
      OpBuilder builder(op);
      changed |= fitKind(op);
      changed |= fitGroups(op, builder);
      changed |= fitDilation(op, builder);
      Location loc = op.getLoc();
      if (replaceUnread(op, builder)) {
        changed = true;
        remark::passed(loc, remarkOf(DEBUG_TYPE, "Cropping"))
            << remark::add("no pixel is read: the result is zero");
        return;
      }
      changed |= fitEdges(op, builder);
      if (!fitTypes(op, builder))
        return;
      changed = true;
      first = first ? first : op;
    });
    if (first)
      first.emitWarning()
          << "computes in f32: it was planned to make another "
             "type than it reads, which cuDNN has not; name the "
             "chip where precision is planned, as in "
             "--mp-amp=chip=sm_90";
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
