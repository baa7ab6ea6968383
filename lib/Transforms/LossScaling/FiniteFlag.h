//===- FiniteFlag.h - One flag for all gradients ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_FINITEFLAG_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_FINITEFLAG_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"

namespace mlir::mp {

/// Emits an error where a flag could not leave the regions around `value`:
/// those of scf.while, scf.for, scf.if and scf.index_switch pass it on.
LogicalResult checkFlagCanLeave(EntryFunction main, Value value);

/// A tensor<i1> at the end of the step: no element of `gradients` was infinite
/// or NaN in any iteration of the loops around them. Loops carry it, branches
/// that were not taken count as finite. Gradients must have passed
/// checkFlagCanLeave; ops around them are replaced, values inside are kept.
Value createFiniteFlag(EntryFunction main, ArrayRef<Value> gradients);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_FINITEFLAG_H
