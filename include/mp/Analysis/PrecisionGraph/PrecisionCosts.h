//===- PrecisionCosts.h - What a plan of precisions costs -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISIONGRAPH_PRECISIONCOSTS_H
#define MP_ANALYSIS_PRECISIONGRAPH_PRECISIONCOSTS_H

#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"
#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <optional>

namespace mlir::mp {

/// What a node costs, in bytes moved or any other count that is not negative.
struct PrecisionNodeCosts {
  /// If its operands are wide, and if they are narrow.
  int64_t readWide = 0;
  int64_t readNarrow = 0;
  /// If its result is wide, and if it is narrow.
  int64_t writeWide = 0;
  int64_t writeNarrow = 0;
  /// One cast of a wide result for all that read it narrow, and one of a
  /// narrow result for all that read it wide. A constant is cast for nothing, a
  /// parameter with a working copy for what the update writes.
  int64_t castDown = 0;
  int64_t castUp = 0;
};

/// The cheapest plan under the constraints of painting: allow ops are narrow;
/// deny ops and infer ops that a denial reaches are wide, as is what no paint
/// may enter; ties and loops agree. Infer and clear ops are free. An op that
/// accumulates may read narrow and store wide. Where painting goes beyond its
/// own rules, for a conversion or a tie, that choice is free, too: so painting
/// is one of the plans that are compared, and what is found never costs more.
/// Of several cheapest the one with the fewest wide nodes. Where no node of
/// class allow is narrow, none is. Where painting leaves a tie or a loop that
/// does not agree with itself, its plan is the answer. `costs` has an entry for
/// each node.
PrecisionPlan planByMinCut(const PrecisionGraph &graph,
                           llvm::ArrayRef<PrecisionNodeCosts> costs);

/// What a plan costs, whoever made it; saturates. None if it breaks those
/// constraints.
std::optional<int64_t> countCosts(const PrecisionGraph &graph,
                                  llvm::ArrayRef<PrecisionNodeCosts> costs,
                                  const PrecisionPlan &plan);

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISIONGRAPH_PRECISIONCOSTS_H
