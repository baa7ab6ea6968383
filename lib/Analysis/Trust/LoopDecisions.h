//===- LoopDecisions.h - What decides when a loop ends ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_LOOPDECISIONS_H
#define MP_LIB_ANALYSIS_TRUST_LOOPDECISIONS_H

#include "mp/Support/ValueMap.h"

#include "mlir/IR/Value.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::mp {

/// What loops end by.
struct LoopDecisions {
  /// Float values in loops that the condition of the loop is made of, in this
  /// round or in one before: the iterate of a fixed point, whose residual is
  /// compared with a tolerance. What is rounded in each round comes no nearer
  /// than its rounding, and the loop does not end. The count of a loop is made
  /// of none; what an argmax chooses hands on no residual.
  ValueSet values;
  /// Comparisons in loops, each with a float from before the loop that one side
  /// is, or is the sum or the difference of: the loss that another one is to be
  /// below. A multiple of it is a tolerance, which needs few digits.
  SmallVector<std::pair<Operation *, Value>> bounds;
};

LoopDecisions findLoopDecisions(FunctionOpInterface function);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_LOOPDECISIONS_H
