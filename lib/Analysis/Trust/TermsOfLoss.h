//===- TermsOfLoss.h - What is added up to the loss -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_TERMSOFLOSS_H
#define MP_LIB_ANALYSIS_TRUST_TERMSOFLOSS_H

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

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_TERMSOFLOSS_H
