//===- RangeOpInterface.h - What an op makes of ranges ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_RANGEOPINTERFACE_H
#define MP_INTERFACES_RANGEOPINTERFACE_H

#include "mlir/IR/OpDefinition.h"

namespace mlir::mp {

struct NumberRange;

} // namespace mlir::mp

#include "mp/Interfaces/RangeOpInterface.h.inc"

namespace mlir::mp {

/// What the model of an op makes of numbers of these ranges, one per operand.
/// None if it has no model, has regions, or does not give one value.
std::optional<NumberRange> inferRange(Operation *op,
                                      ArrayRef<NumberRange> operands);

} // namespace mlir::mp

#endif // MP_INTERFACES_RANGEOPINTERFACE_H
