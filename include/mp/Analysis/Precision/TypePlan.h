//===- TypePlan.h - From painted ops to the types of values -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISION_TYPEPLAN_H
#define MP_ANALYSIS_PRECISION_TYPEPLAN_H

#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"

namespace mlir::mp {

/// The types of every value in memory and of every op's arithmetic, from a
/// planner's choice of narrow ops. Beyond the choice it decides storage:
/// * a narrow op that rounds its accumulator as it stores writes f32 where all
///   readers would widen again, or where the planner says so;
/// * a wide op writes the low type where all readers read that;
/// * a wide op that widens as it loads reads what is stored.
class TypePlan {
public:
  using NodeId = PrecisionGraph::NodeId;

  TypePlan(const FunctionPrecision &function, const PrecisionPlan &plan,
           FloatType low, bool contractsToWide = false);

  /// The types of an op, or null if none of them changes.
  PrecisionAttr getTypes(NodeId node) const;

private:
  bool writesNarrow(NodeId node) const;
  Type getOperandType(NodeId node, unsigned index, bool &changes) const;
  Type getResultType(NodeId node, unsigned index, bool &changes) const;

  const FunctionPrecision &function;
  const PrecisionPlan &plan;
  FloatType low;
  /// Contractions write f32, whoever reads it: the level `inputs-only`.
  bool contractsToWide;
  /// Per node: its results are stored in the low type.
  llvm::BitVector stored;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISION_TYPEPLAN_H
