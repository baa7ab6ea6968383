//===- FunctionPrecision.h - The planners' graph of a function --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISIONGRAPH_FUNCTIONPRECISION_H
#define MP_ANALYSIS_PRECISIONGRAPH_FUNCTIONPRECISION_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"
#include "mp/Policy/Policy.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::mp {

/// Why an op may not be painted, whatever its class.
enum class PinReason : uint8_t {
  None,
  /// It already reads or writes a type narrower than f32.
  AlreadyNarrow,
  /// It only feeds results that stay f32: new parameters, moments and counters,
  /// the loss, metrics.
  FeedsResults,
  /// A constant it uses does not survive in the low type.
  Constant,
  /// It only multiplies the scaled seed of the backward pass.
  Seed,
  /// It multiplies and adds too little for a cast to pay.
  Small,
  /// It reads an argument that a rule denies.
  Argument,
};

/// A function as planners see it, and the way back to its ops. Names only
/// interfaces. Constants and arguments are not nodes: they take the type of
/// each reader. All opaque ops share node 0.
class FunctionPrecision {
public:
  using NodeId = PrecisionGraph::NodeId;
  static constexpr NodeId opaque = 0;

  /// Fails with a diagnostic where a non-finite constant reaches arithmetic.
  static FailureOr<FunctionPrecision> build(FunctionOpInterface function,
                                            PolicyAttr policy,
                                            ClassResolver &resolver);

  FunctionOpInterface getFunction() const { return function; }
  const PrecisionGraph &getGraph() const { return graph; }
  /// Ops by node; the first is null.
  ArrayRef<Operation *> getOps() const { return ops; }
  const PrecisionSpec &getSpec(NodeId node) const { return specs[node]; }
  const ClassDecision &getClass(NodeId node) const { return classes[node]; }
  /// Whether an op sums products, and reads the low type where it may.
  bool isContraction(NodeId node) const {
    return specs[node].contracts() && classes[node].opClass == OpClass::Allow;
  }
  PinReason getPin(NodeId node) const { return pins[node]; }
  /// The words for a constant's pin: "constant 1e-12 vanishes in f16".
  StringRef getPinText(NodeId node) const;
  /// The node of an op; `opaque` if it has none of its own.
  NodeId getNode(Operation *op) const { return nodeOf.lookup(op); }
  /// The ops that the user puts out of reach. They are no nodes.
  ArrayRef<Operation *> getFences() const { return fences; }
  /// The rule for an argument of the function; null if none is.
  PolicyRuleAttr getArgumentRule(BlockArgument argument) const {
    return argumentRules.lookup(argument);
  }
  /// Names of ops without the interface that touch floats, in order.
  ArrayRef<OperationName> getUnknownOps() const {
    return unknown.getArrayRef();
  }

private:
  void reserve();
  void addOp(PrecisionOpInterface op, const PrecisionSpec &spec,
             const ClassDecision &decision);
  void addEdges();
  void pin(NodeId node, PinReason reason);
  bool isSeed(NodeId node) const;
  void pinResults();
  void pinSeeds(ArrayRef<Operation *> scales);
  void pinSmall(int64_t minFlops);
  void pinArguments(PolicyAttr policy);
  void pinText(NodeId node, PinReason reason, std::string text);
  LogicalResult pinConstants(FloatType low, ArrayRef<Operation *> constants);

  FunctionOpInterface function;
  PrecisionGraph graph;
  SmallVector<Operation *, 0> ops;
  SmallVector<PrecisionSpec, 0> specs;
  SmallVector<ClassDecision, 0> classes;
  SmallVector<PinReason, 0> pins;
  DenseMap<Operation *, NodeId> nodeOf;
  DenseMap<NodeId, std::string> pinTexts;
  SmallVector<Operation *, 0> fences;
  ValueMap<PolicyRuleAttr> argumentRules;
  llvm::SetVector<OperationName> unknown;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISIONGRAPH_FUNCTIONPRECISION_H
