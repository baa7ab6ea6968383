//===- StepParts.h - Which parts of a step move its bytes -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_COST_STEPPARTS_H
#define MP_ANALYSIS_COST_STEPPARTS_H

#include "mp/Analysis/Cost/StepCost.h"

#include "mlir/IR/Value.h"

#include <vector>

namespace mlir::mp {

class MemoryGraph;

/// The bytes of a step by what its ops do. Their sum is that of `StepCost`.
struct StepParts {
  /// Ops without contractions and sums whose results only become new
  /// parameters, working copies and other state: the update, the loss scale.
  Traffic stateMachinery;
  /// Casts, and fusions of nothing else; not those that make working copies in
  /// the update.
  Traffic casts;
  /// Ops that move elements and compute nothing, and fusions of such and casts.
  Traffic moves;
  Traffic contractions;
  Traffic other;
};

/// A value that the backward pass keeps the forward pass's memory for.
struct SavedActivation {
  Value value;
  /// What computes it, in a fusion or not, behind casts and changes of shape.
  Operation *maker = nullptr;
  /// What it takes, and what it would with f32 for each float.
  int64_t bytes = 0, wideBytes = 0;
};

/// A value that ops or kernels read and write as f32, or a master.
struct WideValue {
  Value value;
  /// What computes it, as of a saved activation; nothing computes a master.
  Operation *maker = nullptr;
  /// Bytes that would not be moved if it were of 16 bits; of a master, if its
  /// readers took the working copy.
  int64_t bytes = 0;
};

/// Counts a function, before or after fusion.
StepParts countStepParts(FunctionOpInterface function);

/// Values that ops on the way to the loss compute, and others but the update
/// read, in program order; not what casts and moves make of arguments alone.
/// None of a function without a result of role loss.
std::vector<SavedActivation> findSavedActivations(FunctionOpInterface function);

/// The masters of `@main` that are read, in the order of the arguments, and
/// what ops compute and read as f32, in program order; not what is returned so.
std::vector<WideValue> findWideValues(FunctionOpInterface function);

/// The results of ops that will be such values, or what they are made of, once
/// ops share kernels as `memory` says; in program order. What several kernels
/// compute is none.
std::vector<OpResult> findActivationsToSave(FunctionOpInterface function,
                                            const MemoryGraph &memory);

} // namespace mlir::mp

#endif // MP_ANALYSIS_COST_STEPPARTS_H
