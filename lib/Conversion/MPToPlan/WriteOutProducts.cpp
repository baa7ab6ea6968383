//===- WriteOutProducts.cpp - Sums of few products, made where read -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The weight gradient of a layer that saw a few rows is made of two factors
// that are small, and is as large as the weights. The kernel that reads it is
// bound by memory: it can multiply a few pairs for each of its elements in the
// time that it waits for them, and then nobody writes the gradient.
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/Passes.h"

#include "ConvProduct.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"

#include <map>

#define DEBUG_TYPE "mp-write-out-products"

namespace mlir::mp {
#define GEN_PASS_DEF_WRITEOUTPRODUCTS
#include "mp/Conversion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
/// One factor of a product of tensors.
struct Factor {
  Value value;
  /// Dimensions that are summed over, in the order of the other factor's, and
  /// from which element to which a sum steps.
  SmallVector<int64_t> summed = {}, steps = {};
  /// What others are in the result, by dimension. What is neither has one
  /// element.
  std::map<int64_t, int64_t> places = {};

  void keep(int64_t dim, int64_t place) { places[dim] = place; }
  RankedTensorType getType() const {
    return cast<RankedTensorType>(value.getType());
  }
};

struct Product {
  Factor lhs, rhs;
  std::optional<FloatType> accumulator;

  void sum(int64_t left, int64_t right, int64_t step = 1) {
    lhs.summed.push_back(left);
    lhs.steps.push_back(step);
    rhs.summed.push_back(right);
    rhs.steps.push_back(1);
  }
  /// The sizes along which is summed: the filter's of a convolution.
  SmallVector<int64_t> getSizes() const {
    return llvm::map_to_vector(
        rhs.summed, [&](int64_t dim) { return rhs.getType().getDimSize(dim); });
  }
};
} // namespace

/// The convolution as a product: of each place by itself, or of all places of a
/// window with those of the filter.
static std::optional<Product> findProduct(ConvOp op) {
  if (op.getFeatureGroups() != 1 || op.getBatchGroups() != 1)
    return std::nullopt;
  ConvDimsAttr dims = op.getDims();
  Product product{{op.getLhs()}, {op.getRhs()}, op.getAccumulator()};
  product.sum(dims.getInputFeature(), dims.getKernelInputFeature());
  product.lhs.keep(dims.getInputBatch(), dims.getOutputBatch());
  product.rhs.keep(dims.getKernelOutputFeature(), dims.getOutputFeature());
  for (size_t i = 0; i < op.getStrides().size(); ++i) {
    ConvWindow window = getConvWindow(op, i);
    if (window.isPoint())
      product.lhs.keep(dims.getInputSpatial()[i], dims.getOutputSpatial()[i]);
    else if (window.isOnePlace())
      product.sum(dims.getInputSpatial()[i], dims.getKernelSpatial()[i],
                  window.filterDilation);
    else
      return std::nullopt;
  }
  return product;
}

static Product findProduct(DotOp op) {
  DotOperandDims lhs = getLhsDims(op), rhs = getRhsDims(op);
  Product product{{op.getLhs()}, {op.getRhs()}, op.getAccumulator()};
  for (auto [left, right] : llvm::zip_equal(lhs.contracting, rhs.contracting))
    product.sum(left, right);
  int64_t place = 0;
  for (auto [left, right] : llvm::zip_equal(lhs.batching, rhs.batching)) {
    product.lhs.keep(left, place);
    product.rhs.keep(right, place++);
  }
  for (int64_t dim : lhs.free)
    product.lhs.keep(dim, place++);
  for (int64_t dim : rhs.free)
    product.rhs.keep(dim, place++);
  return product;
}

static std::optional<Product> findProduct(Operation *op) {
  if (auto dot = dyn_cast<DotOp>(op))
    return findProduct(dot);
  auto conv = dyn_cast<ConvOp>(op);
  return conv ? findProduct(conv) : std::nullopt;
}

/// What one element multiplies at most: as many instructions as an update has.
static constexpr int64_t mostTerms = 8;

/// Whether all that reads the value are kernels, which only rename or convert
/// its elements, or compute with them one by one.
static bool isReadByKernels(Value value) {
  SmallVector<Value> open = {value};
  while (!open.empty())
    for (Operation *user : open.pop_back_val().getUsers()) {
      auto fusible = dyn_cast<FusibleOpInterface>(user);
      if (!fusible)
        return false;
      if (isRenaming(user)) {
        open.push_back(user->getResult(0));
        continue;
      }
      FusionNodeKind kind = fusible.getFusionSpec().kind;
      if (kind != FusionNodeKind::Elementwise && kind != FusionNodeKind::Reduce)
        return false;
    }
  return !value.use_empty();
}

/// Whether a broadcast gives the dimensions of the factor their places.
static bool isInOrder(const Factor &factor) {
  return llvm::is_sorted(llvm::make_second_range(factor.places));
}

/// Whether the op sums few products to much.
static bool isCandidate(Operation *op, const Product &product,
                        int64_t minBytes) {
  return saturatingProduct(product.getSizes()) <= mostTerms &&
         countBytes(op->getResult(0).getType()).value_or(0) >= minBytes;
}

/// Why a candidate is left to a library; empty if it is not.
static StringRef findRefusal(Operation *op, const Product &product) {
  Value result = op->getResult(0);
  auto isFloat = [](Value value) {
    Type type = getElementTypeOrSelf(value);
    return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 32;
  };
  if (!llvm::all_of(ValueRange{result, product.lhs.value, product.rhs.value},
                    isFloat))
    return "it is not of floats of 32 bits or less";
  if (product.accumulator && !product.accumulator->isF32())
    return "its sums are not of f32";
  if (!isInOrder(product.lhs) || !isInOrder(product.rhs))
    return "it would transpose a factor";
  if (!isReadByKernels(result))
    return "it is a result, or read by what is not a kernel";
  return {};
}

/// The elements of a factor that term `at` multiplies, for each of the result.
static Value buildFactor(OpBuilder &builder, Location loc, const Factor &factor,
                         ArrayRef<int64_t> at, RankedTensorType sum) {
  RankedTensorType type = factor.getType();
  SmallVector<int64_t> start(type.getRank(), 0), limit(type.getShape()),
      each(type.getRank(), 1), sizes(type.getShape()), kept, places;
  for (auto [dim, step, index] :
       llvm::zip_equal(factor.summed, factor.steps, at)) {
    start[dim] = index * step;
    limit[dim] = start[dim] + 1;
    sizes[dim] = 1;
  }
  for (auto [dim, place] : factor.places) {
    kept.push_back(type.getDimSize(dim));
    places.push_back(place);
  }
  Value slice = builder.createOrFold<SliceOp>(loc, type.clone(sizes),
                                              factor.value, start, limit, each);
  Value row = builder.createOrFold<ReshapeOp>(loc, type.clone(kept), slice);
  Value wide = builder.createOrFold<CastOp>(
      loc, RankedTensorType::get(kept, sum.getElementType()), row);
  return builder.createOrFold<BroadcastOp>(loc, sum, wide, places);
}

static void writeOut(Operation *op, const Product &product) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  RankedTensorType sumType = type.clone(builder.getF32Type());
  SmallVector<int64_t> sizes = product.getSizes();
  SmallVector<int64_t> strides = computeStrides(sizes);
  int64_t terms = computeProduct(sizes);
  Value sum;
  for (int64_t term = 0; term < terms; ++term) {
    SmallVector<int64_t> at = delinearize(term, strides);
    Value lhs = buildFactor(builder, loc, product.lhs, at, sumType);
    Value rhs = buildFactor(builder, loc, product.rhs, at, sumType);
    Value next = arith::MulFOp::create(builder, loc, lhs, rhs);
    sum = sum ? arith::AddFOp::create(builder, loc, sum, next) : next;
  }
  remark::passed(loc, remarkOf(DEBUG_TYPE, "Product"))
      << remark::add("kernels that read {0} sum its {1} products", type, terms);
  op->getResult(0).replaceAllUsesWith(
      builder.createOrFold<CastOp>(loc, type, sum));
  op->erase();
}

namespace {
struct WriteOutProducts final
    : mp::impl::WriteOutProductsBase<WriteOutProducts> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<DotOp, ConvOp>(op))
        ops.push_back(op);
    });
    // Backwards: a product that another reads is read by kernels once that one
    // is written out.
    for (Operation *op : llvm::reverse(ops))
      if (std::optional<Product> product = findProduct(op);
          product && isCandidate(op, *product, minBytes))
        rewrite(op, *product);
  }

private:
  static void rewrite(Operation *op, const Product &product) {
    StringRef refusal = findRefusal(op, product);
    if (refusal.empty())
      return writeOut(op, product);
    remark::missed(op->getLoc(), remarkOf(DEBUG_TYPE, "Product"))
        << remark::reason("the product of few terms stays a call: {0}",
                          refusal);
  }
};
} // namespace
