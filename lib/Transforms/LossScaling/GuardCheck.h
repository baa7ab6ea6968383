//===- GuardCheck.h - Guards, flags and what moves scales -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_GUARDCHECK_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_GUARDCHECK_H

#include "CheckGuards.h"

#include "mp/Analysis/LossScaling/FiniteFlags.h"
#include "mp/Support/ValueMap.h"
#include "mp/Transforms/LossScaling/LossScaling.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::mp {

/// What hangs on one argument that is a loss scale.
struct ScaleUse {
  SmallVector<UnscaleOp> unscales;
  /// The checks that see them.
  std::set<DegreeGraph::NodeId> checks;
  /// Values that depend on what it unscales.
  llvm::BitVector reach;
};

/// Says of each guard, of each flag and of what moves the scales whether they
/// are as mp-check-scaling wants them.
class GuardCheck {
public:
  using NodeId = DegreeGraph::NodeId;

  GuardCheck(EntryFunction main, const StepGraph &step,
             ArrayRef<UnscaleOp> unscales)
      : main(main), step(step), flags(step) {
    for (UnscaleOp unscale : unscales)
      scales[unscale.getScale()].unscales.push_back(unscale);
  }
  LogicalResult run();

private:
  LogicalResult findChecks(ScaleUse &scale);
  LogicalResult checkLeaves(Operation *check);
  LogicalResult checkBatch(ScaleUse &scale);
  LogicalResult checkFlag(Operation *reader, Value flag, Value moved,
                          const Twine &does);
  bool isKnownGood(Value flag, Value moved) const;
  /// Whether `moved` is this scale, or computed of gradients that have it.
  bool decides(Value scale, Value moved) const {
    return moved && (moved == scale ||
                     scales.find(scale)->second.reach.test(step.getId(moved)));
  }
  LogicalResult checkState(unsigned index);
  LogicalResult checkReturned(GuardOp guard);
  LogicalResult checkScale(unsigned index);
  LogicalResult checkCarried(Operation *op, Value now, Value next);
  LogicalResult checkScaler(LossScalerOpInterface scaler);
  LogicalResult checkStatistic(LossScalerOpInterface scaler, unsigned index);
  LogicalResult checkStall(DetectStallOp detect);
  LogicalResult checkComparison(DetectStallOp detect, AnyChangedOp comparison);
  LogicalResult checkNonZero(DetectStallOp detect, Value finite, Value nonzero);
  std::string nameGradient(Value gradient) const {
    return mp::nameGradient(main, step, gradient);
  }
  bool isLossScale(Value value) const {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner() == &main.getBody() &&
           main.getArgumentRole(argument.getArgNumber()) == Role::LossScale;
  }
  /// Not of something else.
  bool countsStalls(DetectStallOp detect) const {
    auto argument = dyn_cast<BlockArgument>(detect.getCount());
    return argument && argument.getOwner() == &main.getBody() &&
           StringRef(main.getArgumentName(argument.getArgNumber()))
               .starts_with(scaling::stalledSteps);
  }
  NodeId getNode(Value value) const {
    return *step.getGraph().getValue(step.getId(value)).definition;
  }

  EntryFunction main;
  const StepGraph &step;
  /// That each run the step on a part of the values; 0: one, or all together.
  int64_t devices = 0;
  FiniteFlags flags;
  llvm::MapVector<Value, ScaleUse> scales;
  /// Flags that passed, and the scales whose checks they ask.
  ValueMap<llvm::SmallDenseSet<Value>> goodFlags;
  /// What the step returns, and what decides what it does.
  llvm::BitVector counts;
  /// Next values of the state of automata.
  ValueSet moved;
};

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_GUARDCHECK_H
