//===- TensorArith.h - Arithmetic on tensors, written briefly ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_TENSORARITH_H
#define MP_DIALECT_MP_IR_TENSORARITH_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

namespace mlir::mp {

/// Creates ops of arith and mp at one location, where a builder inserts.
/// Operands of one call have one type.
class TensorArith {
public:
  TensorArith(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  /// Ops of elementwise arithmetic, such as arith::AddFOp.
  template <typename Op, typename... Operands>
  Value make(Operands... operands) {
    return Op::create(builder, loc, operands...);
  }
  /// A scalar constant, as a tensor of rank 0: f32, i32 or i1.
  Value real(float value) { return scalar(builder.getF32FloatAttr(value)); }
  Value count(int32_t value) {
    return scalar(builder.getI32IntegerAttr(value));
  }
  Value flag(bool value) { return scalar(builder.getBoolAttr(value)); }
  Value scalar(TypedAttr value);

  Value select(Value condition, Value then, Value otherwise) {
    return make<arith::SelectOp>(condition, then, otherwise);
  }
  Value isBelow(Value a, Value b) {
    return make<arith::CmpFOp>(arith::CmpFPredicate::OLT, a, b);
  }
  Value isAtLeast(Value number, int32_t least) {
    return make<arith::CmpIOp>(arith::CmpIPredicate::sge, number, count(least));
  }
  /// `number` + 1, at most `most`.
  Value nextUpTo(Value number, int32_t most) {
    return make<arith::MinSIOp>(next(number), count(most));
  }
  Value next(Value number) { return make<arith::AddIOp>(number, count(1)); }
  Value multiply(Value value, float factor) {
    return make<arith::MulFOp>(value, real(factor));
  }

  /// A scalar repeated in the shape of `like`.
  Value repeat(Value scalar, Type like);
  /// A cast to this element type; the value itself if it has it.
  Value convert(Value value, Type element);
  /// In f32, or in f64 what is f64.
  Value widen(Value value);
  /// The sum or the greatest of all elements; of a scalar, itself.
  Value sumUp(Value value);
  Value findGreatest(Value value);

private:
  OpBuilder &builder;
  Location loc;
};

} // namespace mlir::mp

#endif // MP_DIALECT_MP_IR_TENSORARITH_H
