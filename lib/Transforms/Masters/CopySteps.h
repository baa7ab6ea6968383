//===- CopySteps.h - What makes copies of parameters ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MASTERS_COPYSTEPS_H
#define MP_LIB_TRANSFORMS_MASTERS_COPYSTEPS_H

#include "mp/Analysis/State/WorkingCopies.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

namespace mlir::mp {

/// Whether a working copy may be taken behind `op`.
bool isCopyStep(Operation *op);

/// Whether the step of a chain has all elements of its operand, in another
/// order or shape, and nothing else.
bool reordersElements(Operation *step);

/// Everything that copy steps alone make of `argument`, in the order found.
SmallVector<Value> findCopies(BlockArgument argument);

/// The value of the parameter after this step, if it is one that can be copied
/// in the same way.
std::optional<Value> getNextValue(EntryFunction main, unsigned parameter);

/// Makes the argument one of type `stored`, a narrower one of its shape. Who
/// read it reads it widened; what was rounded from it to that type is the
/// argument itself. `updateSignature` belongs behind it.
void storeArgument(BlockArgument argument, Type stored);

/// Gives `@main` the types that its body has now, and `@init` those arguments
/// of `narrowed`, by index, as they are stored.
void updateSignature(EntryFunction main, ArrayRef<unsigned> narrowed);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MASTERS_COPYSTEPS_H
