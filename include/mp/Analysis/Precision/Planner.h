//===- Planner.h - What a planner decided about each op ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISION_PLANNER_H
#define MP_ANALYSIS_PRECISION_PLANNER_H

#include "mp/Analysis/Fusion/MemoryGraph.h"
#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

#include <memory>

namespace mlir::mp {

/// What was believed without proof and matters: an argument of role batch that
/// a contraction reads in the low type, or the last weights of a prediction.
struct Assumption {
  Value value;
  Operation *reader;
  bool isWeight = false;
};

/// An op whose result rests on how training steps usually are.
struct TrustedOp {
  enum class Kind {
    /// Takes from each other what contractions of the low type gave, so that
    /// their digits are at stake.
    Difference,
    /// Ends a loop by comparing something with what they gave.
    Comparison,
    /// Sums in the hope that both signs make up for each other, so that the
    /// range is at stake.
    Sum,
    /// Sums as many numbers as the batch says, so that the range is at stake.
    Segments,
    /// Sums many numbers, so that the range is at stake.
    Many,
  };
  Operation *op;
  Kind kind;
};

/// By which rule an op got its types.
enum class DecisionRule : uint8_t {
  /// It came with a type narrower than f32.
  Given,
  /// A user denied it.
  Denied,
  /// A contraction that reads 16 bits.
  Contraction,
  /// A contraction that might, but for the reason.
  KeptWide,
  /// What it gives is used up in its kernel, and not rounded.
  InKernel,
  /// What it gives is in memory in 16 bits.
  Narrow,
  /// What it gives may not be rounded.
  Unsafe,
  /// What it gives may be rounded, but that moves no fewer bytes.
  NoGain,
  /// It gives no float, and reads what is there.
  NoFloat,
  /// The planner `painting`: by classes, the reason says how.
  Painted,
};

StringRef stringifyDecisionRule(DecisionRule rule);

/// What a planner knows of its decision about one op.
struct Decision {
  DecisionRule rule = DecisionRule::NoFloat;
  /// Of what contractions read, the worst; else of what the op gives.
  Trust trust = Trust::Unknown;
  /// In words: "in memory f32, as it may reach 1e+05".
  std::string reason;
  /// Why what it gives may not be rounded, a verb first, whatever was decided;
  /// empty if it may.
  std::string distrust;
  /// What forced it: the reader, or the value that it comes from; a value that
  /// a contraction reads.
  TrustCause cause;
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
  /// Why it has these types.
  virtual Decision decide(NodeId node) const = 0;
  /// The same in words for a remark, with the class and who gave it.
  virtual std::string explain(NodeId node) const = 0;
  /// Why a contraction that might read the low type reads f32; empty where it
  /// does not.
  virtual StringRef getKeptWide(NodeId /*node*/) const { return {}; }
  /// Loops and branches that hand on values of the low type, each with the
  /// types of its operands and results; those of what is inside follow.
  virtual ArrayRef<std::pair<Operation *, PrecisionAttr>>
  getRegionTypes() const {
    return {};
  }
  /// The low type, where a value is one that loops or branches hand on in that
  /// type, or an operand hands it on; else null.
  virtual FloatType getCarried(Value /*name*/) const { return {}; }
  virtual FloatType getCarried(OpOperand & /*operand*/) const { return {}; }
  virtual SmallVector<Assumption> getAssumptions() const { return {}; }
  /// What is believed of ops and may go wrong, in the order of the text.
  virtual SmallVector<TrustedOp> getTrustedOps() const { return {}; }
  /// Which ops share kernels; null for a planner that does not ask.
  virtual const MemoryGraph *getMemory() const { return nullptr; }
  /// Why a result is in memory in f32 whatever that costs; empty if it is not,
  /// or only since 16 bits save nothing.
  virtual std::string explainWide(OpResult /*result*/) const { return ""; }
};

/// " (class allow, default of the op)".
std::string describeClass(const ClassDecision &decision);

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
