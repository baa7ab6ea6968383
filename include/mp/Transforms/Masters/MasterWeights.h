//===- MasterWeights.h - FP32 masters and their working copies --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_MASTERS_MASTERWEIGHTS_H
#define MP_TRANSFORMS_MASTERS_MASTERWEIGHTS_H

#include "mp/Analysis/Precision/WorkingCopies.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include <vector>

namespace mlir::mp {

/// What becomes of the stored parameters.
enum class MasterMode {
  /// They stay f32; low-precision copies are state beside them.
  FP32,
  /// They are stored in the low precision: the negative control.
  None
};

/// A low-precision copy of a parameter that shall become state of the step.
struct WorkingCopyPlan {
  /// Index of the parameter in the arguments of `@main`.
  unsigned parameter;
  /// How it is made from the parameter.
  WeightChain chain;
  /// All values of the body made that way; the first is the end of `chain`.
  SmallVector<Value, 1> values;
};

/// The copies that the body of `main` makes of its parameters by chains that
/// round, and that something computes with. In the order of the arguments.
/// Parameters without a next value have none: nothing could keep a copy up to
/// date.
std::vector<WorkingCopyPlan> planWorkingCopies(EntryFunction main);

/// Makes each copy an argument `<parameter>.<type>` of `@main` with role
/// working_copy. Its next value is the same chain on the next value of the
/// parameter, its first value the same chain in `@init`. Fails if `@init` is
/// unfit, with a diagnostic.
LogicalResult applyWorkingCopies(EntryFunction main,
                                 ArrayRef<WorkingCopyPlan> plans);

/// Stores every parameter that has a next value in the narrow type its copies
/// have, without a master: read exactly, rounded at the end of the step.
/// Returns the indices of the arguments that changed.
SmallVector<unsigned> storeParametersNarrow(EntryFunction main);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_MASTERS_MASTERWEIGHTS_H
