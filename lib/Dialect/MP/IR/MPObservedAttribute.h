//===- MPObservedAttribute.h - Where what was seen may stand ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_DIALECT_MP_IR_MPOBSERVEDATTRIBUTE_H
#define MP_LIB_DIALECT_MP_IR_MPOBSERVEDATTRIBUTE_H

#include "mlir/IR/Operation.h"

namespace mlir::mp {

/// Fails with an error on `op` unless `value`, its `mp.observed`, has one
/// element for each result.
LogicalResult verifyObserved(Operation *op, Attribute value);

/// The same of an argument of a function.
LogicalResult verifyObserved(Operation *op, unsigned argument, Attribute value);

} // namespace mlir::mp

#endif // MP_LIB_DIALECT_MP_IR_MPOBSERVEDATTRIBUTE_H
