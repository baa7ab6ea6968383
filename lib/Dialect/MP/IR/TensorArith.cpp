//===- TensorArith.cpp - Arithmetic on tensors, written briefly -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/TensorArith.h"

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

Value TensorArith::scalar(TypedAttr value) {
  auto type = RankedTensorType::get({}, value.getType());
  return make<arith::ConstantOp>(DenseElementsAttr::get(type, value));
}

Value TensorArith::repeat(Value scalar, Type like) {
  auto type = cast<RankedTensorType>(like).clone(getElementTypeOrSelf(scalar));
  if (type == scalar.getType())
    return scalar;
  return BroadcastOp::create(builder, loc, type, scalar,
                             builder.getDenseI64ArrayAttr({}));
}

Value TensorArith::convert(Value value, Type element) {
  auto type = cast<RankedTensorType>(value.getType()).clone(element);
  if (type == value.getType())
    return value;
  return CastOp::create(builder, loc, type, value);
}

Value TensorArith::widen(Value value) {
  if (getElementTypeOrSelf(value).isF64())
    return value;
  return convert(value, builder.getF32Type());
}

static Value reduceAll(OpBuilder &builder, Location loc, ReduceKind kind,
                       Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getRank() == 0)
    return value;
  return ReduceOp::create(
      builder, loc, RankedTensorType::get({}, type.getElementType()), kind,
      value, llvm::to_vector(llvm::seq<int64_t>(0, type.getRank())),
      /*accumulator=*/TypeAttr());
}

Value TensorArith::sumUp(Value value) {
  return reduceAll(builder, loc, ReduceKind::Add, value);
}

Value TensorArith::findGreatest(Value value) {
  return reduceAll(builder, loc, ReduceKind::Max, value);
}
