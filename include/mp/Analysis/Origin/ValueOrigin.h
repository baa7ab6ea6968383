//===- ValueOrigin.h - How a value was made ---------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Questions about ops that LinearityOpInterface and PrecisionOpInterface answer
// together; an op without a model answers with the least that holds for all.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_ORIGIN_VALUEORIGIN_H
#define MP_ANALYSIS_ORIGIN_VALUEORIGIN_H

#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"

namespace mlir::mp {

/// Targets that were seen to be no larger are normalised.
inline constexpr double mostNormalised = 16;

/// Whether the type has f32's range, and few digits for it.
bool isCoarse(FloatType low);

/// The linearity of an op; opaque if it says nothing. Of what combines values
/// of devices that of a reduction.
Linearity getLinearity(Operation *op);
/// The precision roles of an op; opaque if it says nothing. Of a sum over
/// devices, which is kept as it is, those of a sum: how its result is made.
PrecisionSpec getSpec(Operation *op);

/// Whether the op adds up what devices have, one operand.
bool sumsDevices(Operation *op);

/// Whether the op sums products, and reads 16 bits where it may.
bool isContraction(Operation *op);
/// Whether the op multiplies a value with itself, element by element.
bool isSquare(Operation *op);

/// Whether the elements are known.
bool isConstant(Value value);
/// Whether the value is an argument with this role, of a function.
bool hasRole(Value value, Role role);
/// The same with the role parameter.
bool isParameter(Value value);

/// The operands that scale the result, floats all of them.
SmallVector<Value> getData(Operation *op);

/// What the result is a sum, a difference or a multiple of, element by element,
/// and with `products` also a product or a quotient.
SmallVector<Value> getTerms(Operation *op, bool products);
/// Of operands with constants among them, the first that is none.
std::optional<Value> getVariable(ArrayRef<Value> data);
/// What the elements are moved from, or are a constant times, by one op.
std::optional<Value> getOneSource(Value value);
/// The value that the elements are, or are a constant times, behind moves.
Value getSource(Value value);
/// Whether two values of one source are of slices of it, or of what is between,
/// that have no element in common.
bool areSlicesApart(Value one, Value other);
/// Of what a round reads of a stack that the rounds of another loop filled, and
/// of moves of that, what these stored; null of any other value.
Value findStacked(Value value);
/// Whether one round stored both values, and one reads both in its place.
bool areStackedAlike(Value a, Value b);
/// The constant whose elements the value has, behind moves of it alone; null if
/// there is none.
DenseElementsAttr getTable(Value value);

/// Whether contractions read the value, maybe behind functions of its elements,
/// joins and moves, and nothing else does: no difference, no divisor, no sum.
bool feedsContractions(Value value);

} // namespace mlir::mp

#endif // MP_ANALYSIS_ORIGIN_VALUEORIGIN_H
