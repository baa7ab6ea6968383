//===- Planner.cpp - What a planner decided about each op -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/Planner.h"

using namespace mlir;
using namespace mlir::mp;

PlannedTypes::~PlannedTypes() = default;

StringRef mp::stringifyDecisionRule(DecisionRule rule) {
  switch (rule) {
  case DecisionRule::Given:
    return "given";
  case DecisionRule::Denied:
    return "denied";
  case DecisionRule::Contraction:
    return "contraction";
  case DecisionRule::KeptWide:
    return "kept-wide";
  case DecisionRule::InKernel:
    return "in-kernel";
  case DecisionRule::Narrow:
    return "narrow";
  case DecisionRule::Unsafe:
    return "unsafe";
  case DecisionRule::NoGain:
    return "no-gain";
  case DecisionRule::NoFloat:
    return "no-float";
  case DecisionRule::Painted:
    return "painted";
  }
  llvm_unreachable("a rule of no name");
}

std::string mp::describeClass(const ClassDecision &decision) {
  return (" (class " + stringifyOpClass(*decision.opClass) + ", " +
          describe(decision) + ")")
      .str();
}

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
