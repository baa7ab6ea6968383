//===- PlanFrontier.h - Bytes of plans against their risk -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISION_PLANFRONTIER_H
#define MP_ANALYSIS_PRECISION_PLANFRONTIER_H

#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"

#include <vector>

namespace mlir::mp {

/// A plan of the planner `mincut` that no other beats in bytes and in values
/// that are only assumed to fit.
struct FrontierPoint {
  /// From this price on the plan is the cheapest, in bytes for each value whose
  /// 16-bit copy is only assumed to fit.
  int64_t price = 0;
  /// Bytes that cross memory once ops are fused, of float values that the
  /// planner decides on; launches and risk apart.
  int64_t bytes = 0;
  /// Values with a 16-bit copy, and those of them that no range proves or
  /// profile shows to fit.
  unsigned narrow = 0, assumed = 0;

  /// What was minimised at price 0: bytes, launches and small change.
  int64_t energy = 0;
};

/// The frontier of a function.
struct PlanFrontier {
  /// From price 0 to any: bytes grow, assumed values get fewer. Contractions
  /// read 16 bits where they may at every price.
  std::vector<FrontierPoint> points;
  /// With everything in f32.
  int64_t wideBytes = 0;
  /// Values in memory that the planner decides on.
  unsigned values = 0;
};

/// Cuts again and again at the price at which two neighbours cost the same,
/// until there are `most` points or nothing lies between any two. The same
/// function has the same frontier.
PlanFrontier findPlanFrontier(const FunctionPrecision &function,
                              PolicyAttr policy, unsigned most);

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISION_PLANFRONTIER_H
