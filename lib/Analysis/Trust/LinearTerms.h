//===- LinearTerms.h - What a value is a sum of -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_LINEARTERMS_H
#define MP_LIB_ANALYSIS_TRUST_LINEARTERMS_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Analysis/State/StateValues.h"

namespace mlir::mp {

/// Values times numbers, added up element by element.
struct LinearSum {
  struct Term {
    Value value;
    double factor = 0;
  };
  /// Each value once, with what it is multiplied by.
  SmallVector<Term> terms;
  /// What is added up on the way from the terms to the sum.
  SmallVector<Value> parts;
};

/// Reads sums of the forward pass by the models of their ops.
class LinearTerms {
public:
  LinearTerms(const StateValues &state, const RangeAnalysis &ranges)
      : state(state), ranges(ranges) {}

  /// Whether the value is a float, and neither gradient nor state.
  bool isForward(Value value) const;
  /// Whether the op gives a sum or a multiple that terms are looked for behind.
  bool isSummand(Operation *op) const;
  /// The terms of the op's one result, which no op is a sum behind; none where
  /// there are too many.
  LinearSum find(Operation *root) const;

private:
  std::optional<double> getFactor(OpOperand &operand) const;

  const StateValues &state;
  const RangeAnalysis &ranges;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_LINEARTERMS_H
