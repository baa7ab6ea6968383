//===- TermsOfLoss.h - What is added up to the loss -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_TERMSOFLOSS_H
#define MP_LIB_ANALYSIS_TRUST_TERMSOFLOSS_H

#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Analysis/Range/RangeAnalysis.h"

namespace mlir::mp {

/// How a value of several numbers is a term of the loss.
struct TermOfLoss {
  bool isAdded = false;
  bool isSubtracted = false;

  bool isTerm() const { return isAdded || isSubtracted; }
};

/// Whether sums and multiples alone lead from the value to the loss, among them
/// products with `weights` where these are not negative.
TermOfLoss findTermOfLoss(Value value, const RangeAnalysis &ranges,
                          ArrayRef<Value> weights = {});

/// The value of which this one has all elements, or constants times them, each
/// once or spread.
Value getWhole(Value value);

/// How the logarithm of a value, or of a multiple of it by what is positive, is
/// a term of the loss.
TermOfLoss findLogTerm(Value value, const RangeAnalysis &ranges);

/// How the exponent of a power is a term of the loss, or the logarithm of the
/// power, which is the same.
TermOfLoss findPowerTerm(math::ExpOp power, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_TERMSOFLOSS_H
