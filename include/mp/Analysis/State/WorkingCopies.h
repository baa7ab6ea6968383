//===- WorkingCopies.h - Low-precision copies of parameters -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STATE_WORKINGCOPIES_H
#define MP_ANALYSIS_STATE_WORKINGCOPIES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include <optional>

namespace mlir::mp {

/// A value and the steps that made it from another one, all of them casts or
/// data movement, with nothing but constants beside it. The same steps on
/// another value of the type of `base` give its working copy.
struct WeightChain {
  Value base;
  /// In program order, from `base` to the end; empty if the end is the base.
  SmallVector<Operation *, 2> steps;

  /// Whether some step rounds to a narrower float type.
  bool narrows() const;
};

/// Whether `op` makes its result from one value and constants by a cast, or by
/// moving all elements of the value to other places.
bool isWeightStep(Operation *op);

/// Follows the steps that made `end` back to the first value that no such step
/// made.
WeightChain traceWeightChain(Value end);

/// Repeats the steps of `chain` on `base`, with its constants.
Value cloneWeightChain(OpBuilder &builder, const WeightChain &chain,
                       Value base);

/// The steps of `first`, then those of `second`; casts that meet there, to a
/// wider type and back, fall away.
WeightChain joinWeightChains(const WeightChain &first,
                             const WeightChain &second);

/// Whether the same steps are taken, whatever they start from.
bool haveSameSteps(const WeightChain &a, const WeightChain &b);

} // namespace mlir::mp

#endif // MP_ANALYSIS_STATE_WORKINGCOPIES_H
