//===- Product.cpp - Products of two tensors ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `einsum` writes a factor for each row as a matrix product that sums nothing.
// No library is needed for it, nothing is gained by 16 bits, and what is known
// of products of elements holds: such a sum becomes one here.
//
//===----------------------------------------------------------------------===//

#include "Product.h"

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

static bool hasOneElementType(DotOp dot) {
  return llvm::all_of(dot.getOperandTypes(), [&](Type type) {
    return getElementTypeOrSelf(type) == dot.getType().getElementType();
  });
}

/// Whether one operand is a factor for each element or row of the other, and
/// each sum is of one product, which is rounded as the sum would be: to the
/// accumulator and to the result. Of operands that would have to be made the
/// result's type first, the sum has an accumulator. Where each element of both
/// meets each other one, as behind a layer of one output, it stays a product of
/// matrices.
static bool isOfElements(DotOp dot) {
  ArrayRef<int64_t> shape = dot.getLhs().getType().getShape();
  return (dot.getLhsFree().empty() || dot.getRhsFree().empty()) &&
         llvm::all_of(dot.getLhsContracting(),
                      [&](int64_t dim) { return shape[dim] == 1; }) &&
         (dot.getAccumulator() || hasOneElementType(dot));
}

/// `value` of `type`'s elements and shape: its dimensions of batches are the
/// first ones there, its own come from `place` on, and those that are
/// contracted are of size one.
static Value spread(OpConversion &op, Value value, RankedTensorType type,
                    ArrayRef<int64_t> batching, ArrayRef<int64_t> contracting,
                    int64_t place) {
  auto from = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> dims, shape;
  for (auto [dim, size] : llvm::enumerate(from.getShape())) {
    auto own = static_cast<int64_t>(dim);
    if (llvm::is_contained(contracting, own))
      continue;
    const int64_t *batch = llvm::find(batching, own);
    dims.push_back(batch == batching.end() ? place++
                                           : batch - batching.begin());
    shape.push_back(size);
  }
  if (from.getElementType() != type.getElementType())
    value = CastOp::create(op.builder, op.loc,
                           from.clone(type.getElementType()), value);
  if (!contracting.empty())
    value = ReshapeOp::create(op.builder, op.loc,
                              from.clone(shape, type.getElementType()), value);
  if (ArrayRef(shape) == type.getShape() && llvm::is_sorted(dims))
    return value;
  return BroadcastOp::create(op.builder, op.loc, type, value, dims);
}

static Value multiplyElements(OpConversion &op, DotOp dot) {
  RankedTensorType type = dot.getType();
  auto batches = static_cast<int64_t>(dot.getLhsBatching().size());
  auto ofLhs = static_cast<int64_t>(dot.getLhsFree().size());
  // A product of narrow floats is exact in f32, so of one type it is the same.
  RankedTensorType wide =
      hasOneElementType(dot) ? type : type.clone(*dot.getAccumulator());
  Value lhs = spread(op, dot.getLhs(), wide, dot.getLhsBatching(),
                     dot.getLhsContracting(), batches);
  Value rhs = spread(op, dot.getRhs(), wide, dot.getRhsBatching(),
                     dot.getRhsContracting(), batches + ofLhs);
  if (!isa<FloatType>(type.getElementType()))
    return op.make<arith::MulIOp>(type, {lhs, rhs});
  Value product = op.make<arith::MulFOp>(wide, {lhs, rhs});
  return wide == type ? product
                      : CastOp::create(op.builder, op.loc, type, product);
}

Value stablehlo::makeProduct(OpConversion &op, RankedTensorType type, Value lhs,
                             Value rhs, const ProductDims &ofLhs,
                             const ProductDims &ofRhs, TypeAttr accumulator) {
  auto dot = DotOp::create(op.builder, op.loc, type, lhs, rhs, ofLhs.batching,
                           ofRhs.batching, ofLhs.contracting, ofRhs.contracting,
                           accumulator);
  if (!isValid(dot) || !isOfElements(dot))
    return dot;
  Value product = multiplyElements(op, dot);
  dot.erase();
  return product;
}
