//===- FloatArithmetic.h - Arithmetic on tensors of floats ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_FLOATARITHMETIC_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_FLOATARITHMETIC_H

#include "../OpConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

#include <limits>

namespace mlir::mp::stablehlo {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kPi = 3.14159265358979323846;

/// Arithmetic on tensors of one float type.
struct Floats {
  OpConversion &op;
  RankedTensorType type;

  Value number(double value) const { return op.splat(type, value); }
  Value add(Value a, Value b) const {
    return op.make<arith::AddFOp>(type, {a, b});
  }
  Value sub(Value a, Value b) const {
    return op.make<arith::SubFOp>(type, {a, b});
  }
  Value mul(Value a, Value b) const {
    return op.make<arith::MulFOp>(type, {a, b});
  }
  Value div(Value a, Value b) const {
    return op.make<arith::DivFOp>(type, {a, b});
  }
  Value select(Value condition, Value a, Value b) const {
    return op.select(condition, a, b);
  }
  Value compare(arith::CmpFPredicate predicate, Value a, Value b) const {
    return op.compare(predicate, a, b);
  }
  Value both(Value a, Value b) const {
    return op.make<arith::AndIOp>(a.getType(), {a, b});
  }
  Value isInteger(Value a) const {
    return compare(arith::CmpFPredicate::OEQ, a, call<math::FloorOp>(a));
  }
  template <typename Op>
  Value call(Value a) const {
    return op.make<Op>(type, a);
  }
  /// The polynomial in `x` with these coefficients, highest power first.
  Value polynomial(Value x, ArrayRef<double> coefficients) const {
    Value sum = number(coefficients.front());
    for (double coefficient : coefficients.drop_front())
      sum = add(mul(sum, x), number(coefficient));
    return sum;
  }
};

/// The inverse error function, in f32 or f64.
Value makeErfInv(const Floats &f, Value x);

/// Computes a function of floats of one type, in f32 where the type is
/// narrower.
template <typename Function>
LogicalResult convertFloats(OpConversion &op, Function function) {
  RankedTensorType type = op.types[0];
  for (unsigned i = 0; i < op.operands.size(); ++i)
    if (op.getResultKind() != ElementKind::Float ||
        op.getOperandType(i) != type)
      return op.refuse("not supported on elements of this type");
  SmallVector<Value> inputs(op.operands);
  if (type.getElementTypeBitWidth() >= 32)
    return op.finish(function(Floats{op, type}, inputs));
  auto wide = type.clone(op.builder.getF32Type());
  for (Value &input : inputs)
    input = CastOp::create(op.builder, op.loc, wide, input);
  Value result = function(Floats{op, wide}, inputs);
  return op.finish(CastOp::create(op.builder, op.loc, type, result));
}

/// The same for a function of one float, as an entry of a table.
template <Value (*function)(const Floats &, Value)>
LogicalResult convertFunction(OpConversion &op) {
  return convertFloats(op, [](const Floats &f, ArrayRef<Value> inputs) {
    return function(f, inputs[0]);
  });
}

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_FLOATARITHMETIC_H
