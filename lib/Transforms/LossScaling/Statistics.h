//===- Statistics.h - What is asked of all gradients ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_STATISTICS_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_STATISTICS_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"

namespace mlir::mp {

/// Emits an error where a flag could not leave the regions around `value`:
/// those of scf.while, scf.for, scf.if and scf.index_switch pass it on, and a
/// mp.manual_computation of known devices combines it over them.
LogicalResult checkFlagCanLeave(EntryFunction main, Value value);

/// Results of mp.all_finite, each a tensor<i1> at the end of the step.
struct GradientFlags {
  /// No element of the gradients was infinite or NaN in any iteration of the
  /// loops around them. Branches that were not taken count as finite.
  Value finite;
  /// Some element was not zero in some iteration; null if not asked.
  Value nonzero;
};

/// Loops carry the flags out. Gradients must have passed checkFlagCanLeave; ops
/// around them are replaced, values inside are kept. `held`: as below.
GradientFlags createGradientFlags(EntryFunction main, ArrayRef<Value> gradients,
                                  bool asksNonzero,
                                  MutableArrayRef<Value> held);

/// Makes an op with GradientStatisticOpInterface of some gradients.
using StatisticMaker =
    llvm::function_ref<Operation *(OpBuilder &, ArrayRef<Value>)>;

/// The same for any statistic: its results for all gradients in all iterations,
/// at the end of the step. `make` is asked once for each block. Values of
/// `held`, which may be results of ops that are replaced, become those of the
/// new ones.
SmallVector<Value> createStatistic(EntryFunction main,
                                   ArrayRef<Value> gradients,
                                   MutableArrayRef<Value> held,
                                   StatisticMaker make);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_STATISTICS_H
