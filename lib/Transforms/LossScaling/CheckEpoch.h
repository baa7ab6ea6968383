//===- CheckEpoch.h - What an epoch tells of its rounds ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_CHECKEPOCH_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_CHECKEPOCH_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"

namespace mlir::mp {

/// Whether a flag is what an mp.detect_stall tells, or that and more.
bool tellsStall(Value flag);

/// Emits an error where `main`, an epoch, does not tell of all rounds what is
/// found in each, and where an op of loss scaling stands outside of the rounds,
/// which `outlined`, a copy of the module, has apart. The rounds themselves are
/// checked as steps.
LogicalResult checkEpoch(EntryFunction main, ModuleOp outlined);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_CHECKEPOCH_H
