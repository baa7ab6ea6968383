//===- StepGraph.h - The flat graph of a training step in IR ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_STEPGRAPH_H
#define MP_ANALYSIS_LOSSSCALING_STEPGRAPH_H

#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

struct RegionFlow;

/// `@main` as a DegreeGraph, and the way back from its values and uses. Rules
/// come from LinearityOpInterface; an op without it is opaque, with all values
/// that its regions read as operands. Regions of loops and of other ops that
/// branch are flattened: what is carried or chosen is a phi. Dies with any
/// change to the function.
class StepGraph {
public:
  explicit StepGraph(EntryFunction main);

  MLIRContext *getContext() const { return context; }
  const DegreeGraph &getGraph() const { return graph; }
  /// The value that the node reads at this place.
  OpOperand &getUse(DegreeGraph::Use use) const {
    return *uses[firstUse[use.node] + use.operand];
  }
  Value getValue(DegreeGraph::ValueId id) const { return values[id]; }
  Operation *getOp(DegreeGraph::NodeId id) const { return ops[id]; }
  DegreeGraph::ValueId getId(Value value) const { return ids.lookup(value); }

private:
  void visitFlow(Operation *op, const RegionFlow &flow, const WalkStage &stage);
  void visitPlain(Operation *op);
  void visitBranch(Operation *op);
  void addNode(Operation *op, DegreeGraph::NodeKind kind, Linearity rule,
               ArrayRef<OpOperand *> operands, ValueRange results);
  /// What the operands of the node added last are in IR.
  void addUses(Operation *op, ArrayRef<OpOperand *> operands);
  DegreeGraph::ValueId getOrAddValue(Value value);
  bool isElementwise(OperationName name);

  MLIRContext *context;
  DegreeGraph graph;
  ValueMap<DegreeGraph::ValueId> ids;
  llvm::DenseMap<Type, DegreeGraph::ValueId> firstOfType;
  llvm::DenseMap<OperationName, bool> elementwise;
  std::vector<Value> values;
  /// Of all nodes, one after the other.
  std::vector<OpOperand *> uses;
  std::vector<unsigned> firstUse;
  std::vector<Operation *> ops;
};

/// The graph of a module's `@main` as an analysis of pass managers, so that
/// passes which change attributes only share one. For a pass that has found
/// `@main`.
class MainGraph {
public:
  explicit MainGraph(Operation *module);
  const StepGraph &get() const { return *graph; }

private:
  std::optional<StepGraph> graph;
};

/// What the roles on `@main` say to the planner.
StepRoles getStepRoles(EntryFunction main, const StepGraph &graph);

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_STEPGRAPH_H
