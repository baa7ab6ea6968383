//===- FloatBuilder.cpp - Short names for arithmetic on floats ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatBuilder.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

static Type withElement(Type type, Type element) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.clone(element)) : element;
}

FloatBuilder::FloatBuilder(OpBuilder &builder, Location loc, Type type)
    : builder(builder), loc(loc), floatType(type),
      intType(withElement(
          type, builder.getIntegerType(
                    getElementTypeOrSelf(type).getIntOrFloatBitWidth()))) {}

Value FloatBuilder::constant(Type type, Attribute value) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    value = DenseElementsAttr::get(shaped, value);
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(value));
}

Value FloatBuilder::real(double value) {
  return constant(floatType,
                  builder.getFloatAttr(getElementTypeOrSelf(floatType), value));
}

Value FloatBuilder::integer(int64_t value) {
  return constant(intType,
                  builder.getIntegerAttr(getElementTypeOrSelf(intType), value));
}

Value FloatBuilder::shiftLeft(Value x, int32_t by) {
  return make<arith::ShLIOp>(x, integer(by));
}

Value FloatBuilder::shiftRight(Value x, int32_t by) {
  return make<arith::ShRSIOp>(x, integer(by));
}

Value FloatBuilder::toBits(Value x) {
  return arith::BitcastOp::create(builder, loc, intType, x);
}

Value FloatBuilder::fromBits(Value x) {
  return arith::BitcastOp::create(builder, loc, floatType, x);
}

Value FloatBuilder::toFloat(Value x) {
  return arith::SIToFPOp::create(builder, loc, floatType, x);
}

Value FloatBuilder::less(Value x, Value y) {
  return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OLT, x, y);
}

Value FloatBuilder::equal(Value x, Value y) {
  return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ, x, y);
}

Value FloatBuilder::equalInt(Value x, Value y) {
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, x, y);
}

Value FloatBuilder::notEqualInt(Value x, Value y) {
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, x, y);
}

Value FloatBuilder::lessInt(Value x, Value y) {
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, x, y);
}

Value FloatBuilder::clamp(Value x, double low, double high) {
  Value bottom = real(low), top = real(high);
  return make<arith::MinimumFOp>(make<arith::MaximumFOp>(x, bottom), top);
}

template <typename T>
static Value applyHorner(FloatBuilder &b, Value x, ArrayRef<T> coefficients) {
  Value result = b.real(coefficients.back());
  for (T coefficient : llvm::reverse(coefficients.drop_back()))
    result = b.fma(result, x, b.real(coefficient));
  return result;
}

Value FloatBuilder::polynomial(Value x, ArrayRef<float> coefficients) {
  return applyHorner(*this, x, coefficients);
}

Value FloatBuilder::polynomial(Value x, ArrayRef<double> coefficients) {
  return applyHorner(*this, x, coefficients);
}
