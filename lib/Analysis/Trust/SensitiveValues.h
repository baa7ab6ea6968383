//===- SensitiveValues.h - What must not be rounded to 0 --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_SENSITIVEVALUES_H
#define MP_LIB_ANALYSIS_TRUST_SENSITIVEVALUES_H

#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

/// What `findSensitiveValues` finds.
struct SensitiveValues {
  /// Each with the reason, as in "must not become 0", and the reader that it is
  /// due to.
  ValueMap<Sensitivity> values;
  /// Sums of what must not become 0 everywhere.
  ValueSet sums;
  /// What contractions give and a number near it is taken from, or it from one.
  SmallVector<Operation *> remainders;
};

/// Values whose rounding would matter more than that of others, of an
/// interface's word, in time linear in the ops:
/// * what must not become 0, or an infinity or a NaN follows: divisors,
///   arguments of logarithms and inverse roots, and what these are sums,
///   differences and products of, element by element (`log(1 - p)`);
/// * what such a value is the sum of, a contraction's too, where no number is
///   negative, all of them may be so small that the type has 0 for them, and
///   nothing is added that is larger;
/// * arguments of functions with poles at 1 and -1 (`log1p`, `atanh`), and what
///   is compared for equality;
/// * what is taken from a constant to make one of these (`1 - |u|^2`), and what
///   that is a sum of;
/// * what decides: conditions of loops and branches, and what is ordered.
/// A quotient or a root that must not become 0 hands that on, but not in
/// `updates`, and a square does not there: of the root of a second moment a
/// gradient is one term of many.
SensitiveValues findSensitiveValues(FunctionOpInterface function,
                                    const RangeAnalysis &ranges, FloatType low,
                                    const ValueSet &updates);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_SENSITIVEVALUES_H
