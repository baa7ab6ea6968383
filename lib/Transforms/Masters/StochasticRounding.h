//===- StochasticRounding.h - Weights without a master ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_MASTERS_STOCHASTICROUNDING_H
#define MP_LIB_TRANSFORMS_MASTERS_STOCHASTICROUNDING_H

#include "mp/Transforms/Masters/MasterWeights.h"

namespace mlir::mp {

/// Rounds `value`, an f32 tensor, to `narrow`, f16 or bf16, up or down by
/// `bits`, as many random i32: up if what is cut off, as a part of a unit, is
/// more than what the low bits of `bits` are. So the mean over all bits is the
/// value. A number of `narrow` stays; what is beyond its range, an infinity or
/// a NaN is rounded to nearest.
Value roundStochastically(OpBuilder &builder, Location loc, Value value,
                          Value bits, FloatType narrow);

/// Stores each parameter of `plans` that the step updates in the type of its
/// copy, without a master. The update is computed in f32, and its result
/// rounded stochastically, with bits of one Threefry generator whose state
/// `mp.rounding`, key `seed`, the step carries; a guard of the parameters keeps
/// that, too. Returns the indices of the arguments that changed; fails, with a
/// diagnostic, if `@init` is unfit.
FailureOr<SmallVector<unsigned>>
storeParametersStochastically(EntryFunction main,
                              ArrayRef<WorkingCopyPlan> plans, uint64_t seed);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_MASTERS_STOCHASTICROUNDING_H
