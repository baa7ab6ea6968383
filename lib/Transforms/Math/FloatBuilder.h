//===- FloatBuilder.h - Short names for arithmetic on floats ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MATH_FLOATBUILDER_H
#define MP_LIB_TRANSFORMS_MATH_FLOATBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::mp {

/// Builds elementwise ops on values of one shape: f32 or f64, and integers of
/// the same width for their bits; or integers alone.
class FloatBuilder {
public:
  /// `type` is a float of 32 or 64 bits, an integer, or a shaped type of such.
  FloatBuilder(OpBuilder &builder, Location loc, Type type);

  Value real(double value);
  Value integer(int64_t value);

  Value add(Value x, Value y) { return make<arith::AddFOp>(x, y); }
  Value sub(Value x, Value y) { return make<arith::SubFOp>(x, y); }
  Value mul(Value x, Value y) { return make<arith::MulFOp>(x, y); }
  Value div(Value x, Value y) { return make<arith::DivFOp>(x, y); }
  Value fma(Value x, Value y, Value z) { return make<math::FmaOp>(x, y, z); }
  Value neg(Value x) { return make<arith::NegFOp>(x); }
  Value abs(Value x) { return make<math::AbsFOp>(x); }
  Value sqrt(Value x) { return make<math::SqrtOp>(x); }
  Value trunc(Value x) { return make<math::TruncOp>(x); }
  Value copySign(Value x, Value y) { return make<math::CopySignOp>(x, y); }

  Value addInt(Value x, Value y) { return make<arith::AddIOp>(x, y); }
  Value subInt(Value x, Value y) { return make<arith::SubIOp>(x, y); }
  Value mulInt(Value x, Value y) { return make<arith::MulIOp>(x, y); }
  Value divSigned(Value x, Value y) { return make<arith::DivSIOp>(x, y); }
  Value divUnsigned(Value x, Value y) { return make<arith::DivUIOp>(x, y); }
  Value xorInt(Value x, Value y) { return make<arith::XOrIOp>(x, y); }
  Value andInt(Value x, Value y) { return make<arith::AndIOp>(x, y); }
  Value shiftLeft(Value x, int32_t by);
  Value shiftRight(Value x, int32_t by);

  Value toBits(Value x);
  Value fromBits(Value x);
  Value toFloat(Value x);
  Value less(Value x, Value y);
  Value equal(Value x, Value y);
  Value equalInt(Value x, Value y);
  Value notEqualInt(Value x, Value y);
  /// Of signed numbers.
  Value lessInt(Value x, Value y);
  Value select(Value c, Value x, Value y) {
    return make<arith::SelectOp>(c, x, y);
  }
  /// Lets NaNs through.
  Value clamp(Value x, double low, double high);
  /// c[0] + c[1] x + c[2] x^2 + ... by Horner's rule.
  Value polynomial(Value x, ArrayRef<float> coefficients);
  Value polynomial(Value x, ArrayRef<double> coefficients);

private:
  template <typename OpTy, typename... Args>
  Value make(Args... operands) {
    return OpTy::create(builder, loc, operands...).getResult();
  }
  Value constant(Type element, Attribute value);

  OpBuilder &builder;
  Location loc;
  Type floatType, intType;
};

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MATH_FLOATBUILDER_H
