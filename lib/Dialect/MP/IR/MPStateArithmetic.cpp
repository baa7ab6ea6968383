//===- MPStateArithmetic.cpp - Scales and statistics as arithmetic --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What whole tensors take part in: elementwise work and reductions, which fuse
// with the update around them.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Dialect/MP/IR/TensorArith.h"
#include "llvm/ADT/MapVector.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

//===----------------------------------------------------------------------===//
// Scale and unscale
//===----------------------------------------------------------------------===//

SmallVector<Value> ScaleOp::lower(OpBuilder &builder, ValueRange operands) {
  Adaptor adaptor(operands, *this);
  TensorArith b(builder, getLoc());
  Value factor = b.convert(adaptor.getScale(), getType().getElementType());
  return {
      b.make<arith::MulFOp>(adaptor.getInput(), b.repeat(factor, getType()))};
}

/// One division for the scalar, so that the tensor sees a multiplication.
SmallVector<Value> UnscaleOp::lower(OpBuilder &builder, ValueRange operands) {
  Adaptor adaptor(operands, *this);
  TensorArith b(builder, getLoc());
  Type element = getType().getElementType();
  Value scale = b.convert(adaptor.getScale(), element);
  Value one = b.scalar(builder.getFloatAttr(element, 1.0));
  Value reciprocal = b.make<arith::DivFOp>(one, scale);
  Value wide = b.widen(adaptor.getInput());
  return {b.make<arith::MulFOp>(wide, b.repeat(reciprocal, wide.getType()))};
}

//===----------------------------------------------------------------------===//
// Statistics of gradients
//===----------------------------------------------------------------------===//

/// Sums of |x| / 2^32, of f32 and of f64: infinite or NaN if, and only if, some
/// x is, as no 2^32 finite ones can overflow; and above zero if some x is. One
/// chain of ops, so that a kernel finds both in one pass, with no comparison
/// for each element.
static SmallVector<Value> sumMagnitudes(TensorArith &b, OpBuilder &builder,
                                        ValueRange inputs) {
  llvm::MapVector<Type, Value> sums;
  for (Value input : inputs) {
    Value wide = b.make<math::AbsFOp>(b.widen(input));
    Type element = getElementTypeOrSelf(wide);
    Value factor = b.scalar(builder.getFloatAttr(element, 0x1p-32));
    Value part =
        b.sumUp(b.make<arith::MulFOp>(wide, b.repeat(factor, wide.getType())));
    Value &sum = sums[element];
    sum = sum ? b.make<arith::AddFOp>(sum, part) : part;
  }
  return llvm::map_to_vector(sums, [](auto &entry) { return entry.second; });
}

SmallVector<Value> AllFiniteOp::lower(OpBuilder &builder, ValueRange operands) {
  TensorArith b(builder, getLoc());
  Value finite, nonzero;
  for (Value sum : sumMagnitudes(b, builder, operands)) {
    auto compare = [&](arith::CmpFPredicate predicate, double bound) -> Value {
      Type type = getElementTypeOrSelf(sum);
      return b.make<arith::CmpFOp>(predicate, sum,
                                   b.scalar(builder.getFloatAttr(type, bound)));
    };
    Value isFinite = compare(arith::CmpFPredicate::OLT,
                             std::numeric_limits<double>::infinity());
    finite = finite ? b.make<arith::AndIOp>(finite, isFinite) : isFinite;
    if (!getNonzero())
      continue;
    Value isNonzero = compare(arith::CmpFPredicate::OGT, 0);
    nonzero = nonzero ? b.make<arith::OrIOp>(nonzero, isNonzero) : isNonzero;
  }
  if (!getNonzero())
    return {finite};
  return {finite, b.make<arith::AndIOp>(finite, nonzero)};
}

StringRef AllFiniteOp::getCombiner(unsigned result) {
  return result == 0 ? arith::AndIOp::getOperationName()
                     : arith::OrIOp::getOperationName();
}
TypedAttr AllFiniteOp::getNeutral(unsigned result) {
  return BoolAttr::get(getContext(), result == 0);
}
bool AllFiniteOp::ignoresRepeats() { return true; }
bool AllFiniteOp::asksIfFinite() { return true; }

/// The greatest of 1 for each element that is another one, and 0 for the rest.
SmallVector<Value> AnyChangedOp::lower(OpBuilder &builder,
                                       ValueRange operands) {
  Adaptor adaptor(operands, *this);
  TensorArith b(builder, getLoc());
  Value greatest = b.real(0);
  for (auto [old, next] :
       llvm::zip_equal(adaptor.getOld(), adaptor.getNext())) {
    auto type = cast<RankedTensorType>(next.getType())
                    .clone(Float32Type::get(getContext()));
    // One by one: compilers differ in which argument they come to first.
    Value after = b.widen(next), before = b.widen(old);
    Value changed =
        b.make<arith::CmpFOp>(arith::CmpFPredicate::ONE, after, before);
    Value one = b.repeat(b.real(1), type), zero = b.repeat(b.real(0), type);
    Value numbers = b.select(changed, one, zero);
    greatest = b.make<arith::MaximumFOp>(greatest, b.findGreatest(numbers));
  }
  return {
      b.make<arith::CmpFOp>(arith::CmpFPredicate::OGT, greatest, b.real(0))};
}

SmallVector<Value> AmaxOp::lower(OpBuilder &builder, ValueRange operands) {
  TensorArith b(builder, getLoc());
  Value greatest = b.real(0);
  for (Value input : operands) {
    Value part = b.findGreatest(b.make<math::AbsFOp>(b.widen(input)));
    greatest = b.make<arith::MaximumFOp>(greatest,
                                         b.convert(part, builder.getF32Type()));
  }
  return {greatest};
}

StringRef AmaxOp::getCombiner(unsigned) {
  return arith::MaximumFOp::getOperationName();
}
TypedAttr AmaxOp::getNeutral(unsigned) {
  return Builder(getContext()).getF32FloatAttr(0);
}
bool AmaxOp::ignoresRepeats() { return true; }
bool AmaxOp::asksIfFinite() { return false; }

/// How many elements are not below the edge, in f32.
static Value countUpper(HistogramOp op, TensorArith &b, OpBuilder &builder,
                        Value input, Value scale) {
  Value wide = b.widen(input);
  Type element = getElementTypeOrSelf(wide);
  Value factor = b.repeat(b.convert(scale, element), wide.getType());
  Value edge =
      b.scalar(builder.getFloatAttr(element, op.getEdge().convertToFloat()));
  Value isLower =
      b.isBelow(b.make<arith::MulFOp>(b.make<math::AbsFOp>(wide), factor),
                b.repeat(edge, wide.getType()));
  auto number = cast<RankedTensorType>(wide.getType())
                    .clone(Float32Type::get(op.getContext()));
  return b.sumUp(b.select(isLower, b.repeat(b.real(0), number),
                          b.repeat(b.real(1), number)));
}

SmallVector<Value> HistogramOp::lower(OpBuilder &builder, ValueRange operands) {
  Adaptor adaptor(operands, *this);
  TensorArith b(builder, getLoc());
  Value upper;
  int64_t total = 0;
  for (Value input : adaptor.getGradients()) {
    Value part = countUpper(*this, b, builder, input, adaptor.getScale());
    upper = upper ? b.make<arith::AddFOp>(upper, part) : part;
    total += cast<RankedTensorType>(input.getType()).getNumElements();
  }
  Value all = b.real(static_cast<float>(total));
  return {upper, b.make<arith::SubFOp>(all, upper)};
}

StringRef HistogramOp::getCombiner(unsigned) {
  return arith::AddFOp::getOperationName();
}
TypedAttr HistogramOp::getNeutral(unsigned) {
  return Builder(getContext()).getF32FloatAttr(0);
}
bool HistogramOp::ignoresRepeats() { return false; }
bool HistogramOp::asksIfFinite() { return false; }
