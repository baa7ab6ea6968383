//===- LocalShapes.h - What each device can make of its parts ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_NORMALIZE_LOCALSHAPES_H
#define MP_LIB_IMPORT_NORMALIZE_LOCALSHAPES_H

#include "mlir/IR/Operation.h"

namespace mlir::mp::hlo {

/// Whether an op of StableHLO makes each element of those in the same place.
bool isElementwise(Operation *op);
bool isScalar(Value value);
/// Whether all elements are one number, which a value of another shape can be
/// made of.
bool isSplat(Value value);
/// The same number in the shape of `type`, before `reader`.
Value makeSplat(Value splat, Type type, Operation *reader);
/// The type of that shape with the elements of `value`.
Type withElementOf(Type shape, Value value);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_NORMALIZE_LOCALSHAPES_H
