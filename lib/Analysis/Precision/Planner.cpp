//===- Planner.cpp - What a planner decided about each op -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/Planner.h"

using namespace mlir;
using namespace mlir::mp;

PlannedTypes::~PlannedTypes() = default;

std::unique_ptr<PlannedTypes> mp::planTypes(const FunctionPrecision &function,
                                            PolicyAttr policy) {
  switch (policy.getPlanner()) {
  case PlannerKind::Painting:
    return planTypesByPainting(function, policy);
  case PlannerKind::MinCut:
    return planTypesByMinCut(function, policy);
  }
  llvm_unreachable("a planner of no name");
}
