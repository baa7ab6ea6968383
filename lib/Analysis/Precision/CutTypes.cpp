//===- CutTypes.cpp - Types by a minimum cut ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Puts the planner together: what shares kernels, what is state, between which
// numbers values lie, which of them 16 bits may hold, and the cheapest choice.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/Planner.h"
#include "mp/Analysis/Storage/ExactReads.h"
#include "mp/Analysis/Storage/StoragePlan.h"
#include "mp/Analysis/Storage/StorageRules.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Support/ValueMap.h"

#include "../Storage/StorageModel.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class CutTypes final : public PlannedTypes {
public:
  CutTypes(const FunctionPrecision &function, PolicyAttr policy)
      : function(function), memory(function.getFunction(), policy.getFusion()),
        state(findStateValues(function.getFunction())),
        ranges(
            findStorageRanges(function.getFunction(), state, policy.getType())),
        trust(function, state, ranges, policy.getType(), policy.getLevel()),
        rules(function, trust, policy.getLevel()),
        exactReads(function, memory, trust, rules),
        plan(function, memory, trust, policy),
        namesGradients(policy.getFusion() == FusionMode::None &&
                       policy.getGradients() == GradientStorage::Wide) {}

  PrecisionAttr getTypes(NodeId node) const override {
    return plan.getTypes(node);
  }
  bool isNarrow(NodeId node) const override { return plan.isNarrow(node); }
  StringRef getKeptWide(NodeId node) const override {
    return plan.getKeptWide(node);
  }
  ArrayRef<std::pair<Operation *, PrecisionAttr>>
  getRegionTypes() const override {
    return plan.getRegionTypes();
  }
  FloatType getCarried(Value name) const override {
    return plan.getCarried(name);
  }
  FloatType getCarried(OpOperand &operand) const override {
    return plan.getCarried(operand);
  }
  Decision decide(NodeId node) const override;
  std::string explain(NodeId node) const override {
    return decide(node).reason + describeClass(function.getClass(node));
  }
  SmallVector<Assumption> getAssumptions() const override;
  SmallVector<TrustedOp> getTrustedOps() const override;
  const MemoryGraph *getMemory() const override { return &memory; }
  std::string explainWide(OpResult result) const override;

private:
  void decideContraction(NodeId node, Decision &decision) const;
  void decideResult(NodeId node, Decision &decision) const;

  const FunctionPrecision &function;
  MemoryGraph memory;
  StateValues state;
  RangeAnalysis ranges;
  ValueTrust trust;
  StorageRules rules;
  ExactReads exactReads;
  StoragePlan plan;
  /// Whether gradients that the policy stores in f32 are in memory one by one,
  /// and so have that for a reason of their own.
  bool namesGradients;
};
} // namespace

/// Of an op that computes in f32: why its first result is stored as it is.
void CutTypes::decideResult(NodeId node, Decision &decision) const {
  for (OpResult result : function.getOps()[node]->getResults()) {
    if (!isPlannable(result))
      continue;
    decision.trust = trust.get(result);
    bool isDenied = decision.rule == DecisionRule::Denied;
    bool isNarrow = plan.writesNarrow(node, result.getResultNumber());
    if (!rules.mayStore(result)) {
      decision.distrust = rules.explain(result);
      decision.cause = trust.findCause(result);
    }
    auto set = [&](DecisionRule rule, const Twine &reason) {
      decision.rule = isDenied ? DecisionRule::Denied : rule;
      decision.reason += reason.str();
    };
    if (llvm::all_of(result.getUses(),
                     [&](OpOperand &use) { return memory.staysInside(use); }))
      return set(DecisionRule::InKernel, "stays in its kernel");
    if (isDenied)
      return set(DecisionRule::Denied,
                 isNarrow ? "hands them on" : "in memory f32");
    if (isNarrow)
      return set(DecisionRule::Narrow,
                 "in memory 16 bits, " + stringifyTrust(decision.trust));
    if (!decision.distrust.empty())
      return set(DecisionRule::Unsafe,
                 "in memory f32, as it " + decision.distrust);
    decision.cause.reader = plan.findWideReader(result);
    return set(DecisionRule::NoGain,
               "in memory f32, since 16 bits save nothing");
  }
  decision.reason += "makes no float";
}

/// What a contraction reads is what matters.
void CutTypes::decideContraction(NodeId node, Decision &decision) const {
  Operation *op = function.getOps()[node];
  decision.trust = Trust::Proved;
  for (Value operand : op->getOperands())
    if (isPlannable(operand))
      decision.trust = std::max(decision.trust, trust.get(operand));
  for (OpResult result : op->getResults())
    if (isPlannable(result) && !rules.mayStore(result))
      decision.distrust = rules.explain(result);
  StringRef obstacle = plan.getKeptWide(node);
  decision.reason += obstacle.empty() ? "reads 16 bits, sums in f32" : obstacle;
  decision.rule =
      obstacle.empty() ? DecisionRule::Contraction : DecisionRule::KeptWide;
  if (OpOperand *operand = plan.getObstacle(node))
    decision.cause.source = operand->get();
}

Decision CutTypes::decide(NodeId node) const {
  Decision decision;
  const ClassDecision &opClass = function.getClass(node);
  if (isDeniedByUser(opClass)) {
    decision.rule = DecisionRule::Denied;
    decision.reason = "denied by " + describe(opClass) + ": ";
  }
  if (function.getPin(node) == PinReason::AlreadyNarrow) {
    decision.rule = DecisionRule::Given;
    decision.reason += function.getPinText(node);
  } else if (function.isContraction(node)) {
    decideContraction(node, decision);
  } else if (function.getSpec(node).contracts()) {
    decision.reason += "reads f32";
  } else {
    if (plan.readsNarrow(node))
      decision.reason += "reads 16 bits, ";
    decideResult(node, decision);
  }
  return decision;
}

std::string CutTypes::explainWide(OpResult result) const {
  NodeId node = function.getNode(result.getOwner());
  if (!isPlannable(result) || node == FunctionPrecision::opaque ||
      mp::isNarrow(getPlannableType(result)))
    return "";
  if (!rules.mayStore(result))
    return rules.explain(result);
  if (const CarriedValue *stack = plan.getCarriedValue(result))
    for (Value name : stack->names)
      if (!rules.mayStore(name))
        return rules.explain(name);
  Operation *reader = plan.findWideReader(result);
  if (!reader)
    return "";
  if (namesGradients && state.weightGradients.contains(result))
    return "is a weight gradient, which the policy stores in f32";
  if (llvm::any_of(result.getUses(),
                   [&](OpOperand &use) { return exactReads.contains(use); }))
    return "is made of or into what may not be rounded";
  return ("is read as f32 by " + reader->getName().getStringRef()).str();
}

SmallVector<Assumption> CutTypes::getAssumptions() const {
  ValueMapVector<Operation *> assumed;
  for (NodeId node = 1; node < function.getOps().size(); ++node) {
    if (!function.isContraction(node))
      continue;
    Operation *op = function.getOps()[node];
    Value head = trust.getHead(op);
    for (OpOperand &operand : op->getOpOperands()) {
      if (!plan.readsNarrow(node, operand.getOperandNumber()) ||
          trust.wasSeen(operand.get()))
        continue;
      Trust given = trust.get(operand.get());
      if (given == Trust::Parameter && head)
        assumed.try_emplace(head, op);
      else if (given == Trust::Batch)
        for (Value argument : trust.getBatchArguments(operand.get()))
          assumed.try_emplace(argument, op);
    }
  }
  return llvm::map_to_vector(assumed, [&](auto &entry) {
    bool isWeight = trust.get(entry.first) == Trust::Parameter;
    return Assumption{entry.first, entry.second, isWeight};
  });
}

SmallVector<TrustedOp> CutTypes::getTrustedOps() const {
  auto readsNarrow = [&](Operation *op) {
    NodeId node = function.getNode(op);
    return llvm::any_of(llvm::seq(op->getNumOperands()), [&](unsigned operand) {
      return plan.readsNarrow(node, operand);
    });
  };
  SmallVector<TrustedOp> trusted;
  llvm::SetVector<Operation *> sums;
  for (NodeId node = 1; node < function.getOps().size(); ++node) {
    Operation *op = function.getOps()[node];
    auto agreement = trust.getAgreements().find(op);
    if (agreement != trust.getAgreements().end() &&
        llvm::any_of(agreement->second, readsNarrow))
      trusted.push_back({op, isPlannable(op->getResult(0))
                                 ? TrustedOp::Kind::Difference
                                 : TrustedOp::Kind::Comparison});
    else if (function.isContraction(node) && plan.writesNarrow(node, 0) &&
             trust.restsOnSigns(op))
      trusted.push_back({op, TrustedOp::Kind::Sum});
    if (function.isContraction(node))
      for (OpOperand &operand : op->getOpOperands())
        if (plan.readsNarrow(node, operand.getOperandNumber()))
          for (Operation *sum : trust.getSums(operand.get()))
            sums.insert(sum);
  }
  for (Operation *sum : sums)
    trusted.push_back({sum, isa<ScatterOp>(sum) ? TrustedOp::Kind::Segments
                                                : TrustedOp::Kind::Many});
  return trusted;
}

std::unique_ptr<PlannedTypes>
mp::planTypesByMinCut(const FunctionPrecision &function, PolicyAttr policy) {
  return std::make_unique<CutTypes>(function, policy);
}
