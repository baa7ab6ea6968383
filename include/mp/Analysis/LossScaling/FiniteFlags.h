//===- FiniteFlags.h - Which checks a flag stands for -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_FINITEFLAGS_H
#define MP_ANALYSIS_LOSSSCALING_FINITEFLAGS_H

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Interfaces/LossScalerOpInterface.h"
#include "mp/Support/ValueMap.h"

#include <memory>
#include <set>

namespace mlir::mp {

/// What a boolean of a step says: that all of these finite checks held, each in
/// every round in which it was executed, and nothing else.
struct FlagMeaning {
  /// The nodes of the checks. While loops are walked, also the node at which
  /// one carries a flag: it stands for what the rounds before found.
  std::set<DegreeGraph::NodeId> checks;
  /// Why the boolean is no such conjunction: the value at which it stops to be
  /// one, and in words what that value is. Null where it is one.
  Value blamed;
  std::string reason;
  /// The result of a check that no collective over all devices combines: what
  /// one device found. Null where there is none.
  Value alone;
  /// What leaves a `mp.manual_computation` as what one of its devices found:
  /// no collective over these combines it. Null where nothing does.
  Value uncombined;
};

/// One result of ops with GradientStatisticOpInterface, and how it combines.
struct StatisticPart {
  llvm::StringRef statistic;
  unsigned result = 0;
  llvm::StringRef combiner;
  TypedAttr neutral;

  static StatisticPart of(GradientStatisticOpInterface op, unsigned result);
};

/// The conjunctions that booleans of a step stand for: through `arith.andi`,
/// loops that start with true and carry a conjunction, and branches each of
/// which yields the checks that it has executed. All else is no conjunction.
/// And likewise for any other statistic of gradients: the ops that make it of
/// some of them are its checks, and its combiner takes the place of
/// `arith.andi`. Linear in the ops between the checks and the values asked for.
class FiniteFlags {
public:
  /// `step` outlives this. Without `part`, of mp.all_finite.
  explicit FiniteFlags(const StepGraph &step,
                       std::optional<StatisticPart> part = std::nullopt);

  const FlagMeaning &get(Value flag);

private:
  using NodeId = DegreeGraph::NodeId;

  FlagMeaning evaluate(Value flag);
  /// Adds to `meaning` what node `id` says; appends what remains to be asked.
  void visit(NodeId id, FlagMeaning &meaning, SmallVectorImpl<Value> &rest);
  /// Adds what a kept op, a collective, says of its operands.
  bool visitCollective(NodeId id, FlagMeaning &meaning,
                       SmallVectorImpl<Value> &rest);
  /// Whether `value`, which leaves `manual`, is the same on its devices.
  bool isOfAll(Value value, ManualComputationOp manual) const;
  const FlagMeaning &getJoin(NodeId id);
  FlagMeaning joinRounds(NodeId id, ArrayRef<FlagMeaning> sources) const;
  FlagMeaning joinBranches(NodeId id, ArrayRef<FlagMeaning> sources) const;

  bool isNeutral(Operation *op) const;

  const StepGraph &step;
  StatisticPart part;
  ValueMap<std::unique_ptr<FlagMeaning>> flags;
  /// By whether a collective reads them.
  std::map<std::pair<NodeId, bool>, FlagMeaning> joins;
  /// Whether a collective combines what is being looked at.
  bool combined = false;
  /// Joins that are being looked at.
  std::set<NodeId> open;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_FINITEFLAGS_H
