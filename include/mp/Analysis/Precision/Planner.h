//===- Planner.h - What a planner decided about each op ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISION_PLANNER_H
#define MP_ANALYSIS_PRECISION_PLANNER_H

#include "mp/Analysis/Precision/FunctionPrecision.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

#include <memory>

namespace mlir::mp {

/// What was believed without proof and matters: an argument of role batch that
/// a contraction reads in the low type.
struct Assumption {
  Value value;
  Operation *reader;
};

/// The one form of what planners decide: types of ops, with their reasons.
/// Lives no longer than the function's graph, and changes no op.
class PlannedTypes {
public:
  using NodeId = PrecisionGraph::NodeId;

  virtual ~PlannedTypes();

  /// The types of an op, or null if none of them changes.
  virtual PrecisionAttr getTypes(NodeId node) const = 0;
  /// Whether the op works on the low type, for `painting`; reads or writes it,
  /// for `mincut`.
  virtual bool isNarrow(NodeId node) const = 0;
  /// Why it has these types, in words for a remark.
  virtual std::string explain(NodeId node) const = 0;
  /// Why a contraction that might read the low type reads f32; empty where it
  /// does not.
  virtual StringRef getKeptWide(NodeId /*node*/) const { return {}; }
  virtual SmallVector<Assumption> getAssumptions() const { return {}; }
};

/// Plans a function by the planner that the policy names.
std::unique_ptr<PlannedTypes> planTypes(const FunctionPrecision &function,
                                        PolicyAttr policy);

/// The order of TensorFlow's Grappler: planByPainting, then TypePlan.
std::unique_ptr<PlannedTypes>
planTypesByPainting(const FunctionPrecision &function, PolicyAttr policy);

/// The fewest bytes in memory: StoragePlan.
std::unique_ptr<PlannedTypes>
planTypesByMinCut(const FunctionPrecision &function, PolicyAttr policy);

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISION_PLANNER_H
