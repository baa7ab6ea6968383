//===- ConvAsDot.cpp - Convolutions that are matrix products --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/Passes.h"

#include "ConvProduct.h"
#include "MPRTBuilder.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"

#define DEBUG_TYPE "mp-conv-as-dot"

namespace mlir::mp {
#define GEN_PASS_DEF_CONVASDOT
#include "mp/Conversion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// The dimensions of an operand that are not contracted, in order.
static SmallVector<int64_t> getFree(RankedTensorType type,
                                    ArrayRef<int64_t> contracting) {
  SmallVector<int64_t> free;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!llvm::is_contained(contracting, dim))
      free.push_back(dim);
  return free;
}

/// Whether the result has the dimensions of one operand before the other's.
static bool isInOrder(RankedTensorType type, ArrayRef<int64_t> first,
                      ArrayRef<int64_t> second) {
  return isInOrder(type,
                   llvm::to_vector(llvm::concat<const int64_t>(first, second)));
}

/// Whether both operands are matrices as they lie in memory.
static bool areMatrices(ConvOp op, const ConvProduct &product) {
  auto isMatrix = [](RankedTensorType type, ArrayRef<int64_t> contracting) {
    DotOperandDims dims{
        {}, getFree(type, contracting), SmallVector<int64_t>(contracting)};
    return isBatchOfMatrices(type, dims);
  };
  return isMatrix(op.getLhs().getType(), product.lhsContracting) &&
         isMatrix(op.getRhs().getType(), product.rhsContracting);
}

/// The product, with the operand first whose dimensions the result has first.
static Value makeDot(ConvOp op, const ConvProduct &product,
                     OpBuilder &builder) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  ArrayRef<int64_t> left = product.lhsContracting;
  ArrayRef<int64_t> right = product.rhsContracting;
  if (!isInOrder(op.getType(), product.fromLhs, product.fromRhs)) {
    std::swap(lhs, rhs);
    std::swap(left, right);
  }
  SmallVector<int64_t> shape;
  for (auto [value, contracting] :
       {std::pair(lhs, left), std::pair(rhs, right)}) {
    auto type = cast<RankedTensorType>(value.getType());
    for (int64_t dim : getFree(type, contracting))
      shape.push_back(type.getDimSize(dim));
  }
  return DotOp::create(builder, op.getLoc(), op.getType().clone(shape), lhs,
                       rhs, ArrayRef<int64_t>(), ArrayRef<int64_t>(), left,
                       right, op.getAccumulatorAttr());
}

namespace {
struct ConvAsDot final : mp::impl::ConvAsDotBase<ConvAsDot> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<ConvOp> convs;
    getOperation().walk([&](ConvOp op) { convs.push_back(op); });
    for (ConvOp op : convs)
      rewrite(op);
  }

private:
  static void rewrite(ConvOp op) {
    std::optional<ConvProduct> product = findConvProduct(op);
    if (!product)
      return;
    if (std::string ignored; findImageProducts(op, ignored))
      return; // convert-mp-to-plan makes a call of all of them
    RankedTensorType type = op.getType();
    if (!isInOrder(type, product->fromLhs, product->fromRhs) &&
        !isInOrder(type, product->fromRhs, product->fromLhs))
      return refuse(op, "its result has another order than a product's");
    if (!areMatrices(op, *product))
      return refuse(op, "its operands are not matrices in memory");
    OpBuilder builder(op);
    Value dot = makeDot(op, *product, builder);
    Value result = ReshapeOp::create(builder, op.getLoc(), type, dot);
    remark::passed(op.getLoc(), remarkOf(DEBUG_TYPE, "Product"))
        << remark::add("a convolution to {0} is a product", type);
    op.replaceAllUsesWith(result);
    op.erase();
  }

  static void refuse(ConvOp op, StringRef why) {
    remark::missed(op.getLoc(), remarkOf(DEBUG_TYPE, "Product"))
        << remark::reason("the convolution stays one: {0}", why);
  }
};
} // namespace
