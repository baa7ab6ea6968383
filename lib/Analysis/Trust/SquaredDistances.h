//===- SquaredDistances.h - Distances that are written out ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_SQUAREDDISTANCES_H
#define MP_LIB_ANALYSIS_TRUST_SQUAREDDISTANCES_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Analysis/State/StateValues.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

/// What must keep all digits for squared distances that are written out,
/// |a|^2 + |b|^2 - 2 a b: of points that are near each other and far from 0
/// little but the roundings of the product are left, and it may be negative.
struct SquaredDistances {
  /// The points, what the distances are summed of, and the gradients of these,
  /// each with an op that is due to it.
  ValueMap<Operation *> values;
  /// The products, and those of their gradients.
  DenseSet<Operation *> contractions;
};

/// Finds them, in time linear in the ops: sums of the forward pass that have a
/// contraction as a term, and with the other sign, up to what completes the
/// square, sums of the squares of both that it reads.
SquaredDistances findSquaredDistances(FunctionOpInterface function,
                                      const StateValues &state,
                                      const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_SQUAREDDISTANCES_H
