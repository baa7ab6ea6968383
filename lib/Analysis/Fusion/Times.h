//===- Times.h - When a value is best computed ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_TIMES_H
#define MP_LIB_ANALYSIS_FUSION_TIMES_H

#include "mp/Analysis/Fusion/FusionPlan.h"

namespace mlir::mp {

/// Times count what ends a kernel, one behind the other: library calls, and
/// reductions to one element.
struct FusionTimes {
  /// When each node can be computed.
  std::vector<unsigned> earliest;
  /// When it is computed: `earliest`, or later if it is deferred.
  std::vector<unsigned> due;
  /// Whether it waits for its first reader. So does what only results are made
  /// of, where reading its operands then moves no more bytes than writing it:
  /// an update waits for the flag that guards it.
  std::vector<bool> deferred;
};

/// Linear in the number of operands.
FusionTimes findTimes(const FusionGraph &graph);

/// Makes duplicable what readers at several times make again, of values in
/// memory and by little arithmetic, for no more bytes than if it were written
/// for them: a gradient is unscaled in the kernel of the finite check and in
/// that of the update. Linear in the number of operands.
void markRecomputable(FusionGraph &graph);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_TIMES_H
