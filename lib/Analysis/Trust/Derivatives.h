//===- Derivatives.h - What finite differences are taken of -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_DERIVATIVES_H
#define MP_LIB_ANALYSIS_TRUST_DERIVATIVES_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Analysis/State/StateValues.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

/// What must keep all digits for a derivative that a step takes of a prediction
/// by finite differences. What is left of the difference is a gain smaller than
/// its terms, so that a rounding anywhere before it is as much larger:
/// (f(x + h) - f(x - h)) / 2h, (u[1:] - u[:-1]) * n, a convolution with
/// 1, -2, 1 times n^2.
struct Derivatives {
  /// The predictions and all that they are made of, and the gradients on the
  /// way back, each with the op that takes the differences.
  ValueMap<Operation *> values;
  /// Contractions that make these, and the gradients of these.
  DenseSet<Operation *> contractions;
};

/// Finds them, where the gain is so large that the roundings of `low` would
/// show, in time linear in the ops. A gain is known where constants make it; a
/// difference counts whose factors add up to 0 over parts of one value that
/// overlap, or over results of one network.
Derivatives findDerivatives(FunctionOpInterface function,
                            const StateValues &state,
                            const RangeAnalysis &ranges, FloatType low);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_DERIVATIVES_H
