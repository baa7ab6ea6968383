//===- IntegerExpansions.h - Functions of integers --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MATH_INTEGEREXPANSIONS_H
#define MP_LIB_TRANSFORMS_MATH_INTEGEREXPANSIONS_H

#include "FloatBuilder.h"

namespace mlir::mp {

/// Each takes two integers of one type and gives a third. Division by zero is
/// as undefined as in `arith`.
Value expandCeilDivSigned(FloatBuilder &b, ValueRange xy);
Value expandCeilDivUnsigned(FloatBuilder &b, ValueRange xy);
Value expandFloorDivSigned(FloatBuilder &b, ValueRange xy);
/// Wraps; an exponent below zero leaves what of 1 / x is whole, and of zero
/// nothing.
Value expandIntegerPower(FloatBuilder &b, ValueRange xy);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MATH_INTEGEREXPANSIONS_H
