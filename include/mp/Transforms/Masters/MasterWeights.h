//===- MasterWeights.h - FP32 masters and their working copies --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_MASTERS_MASTERWEIGHTS_H
#define MP_TRANSFORMS_MASTERS_MASTERWEIGHTS_H

#include "mp/Analysis/State/WorkingCopies.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include <vector>

namespace mlir::mp {

/// What becomes of the stored parameters.
enum class MasterMode {
  /// They stay f32; low-precision copies are state beside them.
  FP32,
  /// They are stored in the low precision: the negative control.
  None,
  /// Those that are read in the low precision are stored in it, and updated by
  /// stochastic rounding.
  Stochastic
};

/// What becomes of parameters that the step reads and never updates, as the
/// base of adapters, the teacher and the pretrained layers of a step are.
enum class FrozenMode {
  /// `@init` makes their low-precision copies, once for all steps.
  Carry,
  /// Those that nothing reads in f32 are stored in the low precision; of the
  /// others `@init` makes copies.
  Narrow,
  /// Each step rounds them anew.
  Cast
};

/// A low-precision copy of a parameter that shall become state of the step.
struct WorkingCopyPlan {
  /// Index of the parameter in the arguments of `@main`.
  unsigned parameter;
  /// How it is made from the parameter.
  WeightChain chain;
  /// All values of the body made that way; the first is the end of `chain`.
  SmallVector<Value, 1> values;
  /// Values of the body with the same roundings and other transposes and
  /// reshapes, which are made of the copy.
  SmallVector<Value, 0> reordered;
  /// Whether the copy is of a frozen parameter, and its own next value.
  bool isCarried = false;
};

/// The arguments of `main`, by index, that are parameters of a step that
/// updates others and not them: it returns them as they came, or neither their
/// next values nor their gradients.
llvm::BitVector findFrozenParameters(EntryFunction main);

/// The copies that the body of `main` makes of its parameters by chains that
/// round, and that something computes with. In the order of the arguments.
/// Parameters without a next value that are not frozen have none: nothing could
/// keep a copy up to date.
std::vector<WorkingCopyPlan>
planWorkingCopies(EntryFunction main, FrozenMode frozen = FrozenMode::Carry);

/// Makes each copy an argument `<parameter>.<type>` of `@main` with role
/// working_copy. Its next value is the same chain on the next value of the
/// parameter, or itself where that is frozen; its first value is the same chain
/// in `@init`. Fails if `@init` is unfit, with a diagnostic.
LogicalResult applyWorkingCopies(EntryFunction main,
                                 ArrayRef<WorkingCopyPlan> plans);

/// Stores every parameter that has a next value in the narrow type its copies
/// have, without a master: read exactly, rounded at the end of the step.
/// Returns the indices of the arguments that changed.
SmallVector<unsigned> storeParametersNarrow(EntryFunction main);

/// Stores those frozen parameters that nothing reads in f32 in the type of
/// their copy, with the same results, and takes their plans out. Returns the
/// indices of the arguments that changed.
SmallVector<unsigned> storeFrozenNarrow(EntryFunction main,
                                        std::vector<WorkingCopyPlan> &plans);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_MASTERS_MASTERWEIGHTS_H
