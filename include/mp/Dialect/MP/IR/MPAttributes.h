//===- MPAttributes.h - Attributes of the mp dialect ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPATTRIBUTES_H
#define MP_DIALECT_MP_IR_MPATTRIBUTES_H

#include "mlir/IR/OpImplementation.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Interfaces/OpClass.h"

#define GET_ATTRDEF_CLASSES
#include "mp/Dialect/MP/IR/MPAttributes.h.inc"

namespace mlir::mp {

/// The policy of the innermost op around `op`, or of `op`, that has one; null
/// if none has.
PolicyAttr findPolicy(Operation *op);

/// What a profile saw of `value`, in the step without a loss scale; null where
/// nothing is known.
ObservedAttr findObserved(Value value);

/// Whether that policy's type is f32: then what is narrow was so in the graph
/// that was given, and stays.
bool keepsF32(Operation *op);

} // namespace mlir::mp

#endif // MP_DIALECT_MP_IR_MPATTRIBUTES_H
