//===- CheckStatePaths.h - State goes on unrounded --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MASTERS_CHECKSTATEPATHS_H
#define MP_LIB_TRANSFORMS_MASTERS_CHECKSTATEPATHS_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::mp {

/// Working copies by the index of their parameter.
using CopiesOfParameters = llvm::DenseMap<unsigned, SmallVector<Value>>;

/// Emits an error where the next value of a wide parameter, moment, average or
/// buffer is made from a rounded one, from a working copy, or from other state
/// in its place.
LogicalResult checkStatePaths(EntryFunction main,
                              const CopiesOfParameters &copies);

/// The working copies, by argument, that the author of the step keeps: `@init`
/// does not make them.
llvm::BitVector findGivenCopies(EntryFunction main);

/// Emits an error where `@init` rounds what a wide parameter, moment, average
/// or buffer begins with, or makes it of a rounded copy that is not all there
/// is of the parameter.
LogicalResult checkFirstState(EntryFunction main);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MASTERS_CHECKSTATEPATHS_H
