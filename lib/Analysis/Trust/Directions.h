//===- Directions.h - Matrices over their norm ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_DIRECTIONS_H
#define MP_LIB_ANALYSIS_TRUST_DIRECTIONS_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Analysis/State/StateValues.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

class DotOp;

/// What products, sums and multiples make of a matrix over its norm, on the way
/// to new parameters.
class Directions {
public:
  /// By powers of a singular value, the lowest first; not a number where
  /// nothing is known of a factor.
  using Polynomial = SmallVector<double, 6>;

  Directions(FunctionOpInterface function, const StateValues &state,
             const RangeAnalysis &ranges);

  /// The largest singular value, and so no less than any element; infinite or
  /// not a number where that is not known, none of what is no such matrix.
  std::optional<double> getMost(Value value) const;

private:
  /// With X = U S V', a value is U p(S) V', its transpose, or with U or V on
  /// both sides.
  enum class Shape : uint8_t { Whole, Turned, Left, Right };
  struct Form {
    Value base;
    Shape shape;
    Polynomial polynomial;
    /// The largest singular value of the base, and that of the value.
    double end, most = 0;
    /// Whether the factors are what those of `polynomial` are at most, since
    /// the optimizer's state holds some of them.
    bool isLimit = false;
  };

  const Form *find(Value value) const;
  void add(Value value, Form form);
  void addMultiple(Value result, Form form, Value factor);
  void visit(Operation *op);
  void visit(DotOp op);

  const StateValues &state;
  const RangeAnalysis &ranges;
  ValueMap<Form> forms;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_DIRECTIONS_H
