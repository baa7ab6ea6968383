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
#include "mp/Analysis/Precision/StoragePlan.h"
#include "mp/Analysis/Precision/StorageRules.h"

#include "StorageModel.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

/// What a profile saw, as a range; none where it is no evidence. Where one
/// number was seen (the zeros that a bias begins with) others will follow: it
/// only tells that the type is too small.
static std::optional<NumberRange> getSeenRange(Value value, FloatType low) {
  ObservedAttr seen = findObserved(value);
  if (!seen || seen.getNonFinite() || !seen.hasNonZero())
    return std::nullopt;
  double least = seen.getMin().convertToDouble(),
         most = seen.getMax().convertToDouble();
  bool isOne = least == most;
  NumberRange range =
      isOne ? NumberRange::of(std::min(least, 0.0), std::max(most, 0.0))
            : NumberRange::of(least, most);
  range.leastNonZero = seen.getLeast().convertToDouble();
  range.mayBeZero = isOne || seen.getZeros();
  range.isInteger = seen.getIsInteger();
  if (isOne && judge(range.tidy(), low).fits())
    return std::nullopt;
  return range.tidy();
}

/// A profile is of the step without a loss scale, so of gradients it tells
/// nothing.
RangeAnalysis mp::findStorageRanges(FunctionOpInterface function,
                                    const StateValues &state, FloatType low) {
  RangeAnalysis ranges(function);
  auto anchor = [&](Value value) {
    if (state.gradients.contains(value))
      return;
    if (std::optional<NumberRange> seen = getSeenRange(value, low))
      ranges.anchor(value, *seen);
  };
  llvm::for_each(function.getArguments(), anchor);
  function.getFunctionBody().walk(
      [&](Operation *op) { llvm::for_each(op->getResults(), anchor); });
  ranges.run();
  return ranges;
}

namespace {
class CutTypes final : public PlannedTypes {
public:
  CutTypes(const FunctionPrecision &function, PolicyAttr policy)
      : function(function), memory(function.getFunction()),
        state(findStateValues(function.getFunction())),
        ranges(
            findStorageRanges(function.getFunction(), state, policy.getType())),
        trust(function, state, ranges, policy.getType(), policy.getLevel()),
        rules(function, trust, policy.getLevel()),
        plan(function, memory, trust, policy) {}

  PrecisionAttr getTypes(NodeId node) const override {
    return plan.getTypes(node);
  }
  bool isNarrow(NodeId node) const override { return plan.isNarrow(node); }
  StringRef getKeptWide(NodeId node) const override {
    return plan.getKeptWide(node);
  }
  std::string explain(NodeId node) const override;
  SmallVector<Assumption> getAssumptions() const override;

private:
  std::string explainResult(NodeId node) const;

  const FunctionPrecision &function;
  MemoryGraph memory;
  StateValues state;
  RangeAnalysis ranges;
  ValueTrust trust;
  StorageRules rules;
  StoragePlan plan;
};
} // namespace

/// Of an op that computes in f32: why its first result is stored as it is.
std::string CutTypes::explainResult(NodeId node) const {
  for (OpResult result : function.getOps()[node]->getResults()) {
    if (!isPlannable(result))
      continue;
    if (llvm::all_of(result.getUses(),
                     [&](OpOperand &use) { return memory.staysInside(use); }))
      return "stays in its kernel";
    bool isDenied = isDeniedByUser(function.getClass(node));
    bool isNarrow = plan.writesNarrow(node, result.getResultNumber());
    if (isDenied)
      return isNarrow ? "hands them on" : "in memory f32";
    if (isNarrow)
      return ("in memory 16 bits, " + stringifyTrust(trust.get(result))).str();
    if (!rules.mayStore(result))
      return "in memory f32, as it " + rules.explain(result);
    return "in memory f32, since 16 bits save nothing";
  }
  return "makes no float";
}

std::string CutTypes::explain(NodeId node) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  const ClassDecision &decision = function.getClass(node);
  if (isDeniedByUser(decision))
    os << "denied by " << describe(decision) << ": ";
  if (StringRef reason = plan.getKeptWide(node); !reason.empty())
    os << reason;
  else if (function.getPin(node) == PinReason::AlreadyNarrow)
    os << function.getPinText(node);
  else if (function.isContraction(node))
    os << "reads 16 bits, sums in f32";
  else if (contracts(function.getSpec(node)))
    os << "reads f32";
  else
    os << (plan.readsNarrow(node) ? "reads 16 bits, " : "")
       << explainResult(node);
  os << " (class " << stringifyOpClass(*decision.opClass) << ", "
     << describe(decision) << ")";
  return text;
}

SmallVector<Assumption> CutTypes::getAssumptions() const {
  llvm::MapVector<Value, Operation *> assumed;
  for (NodeId node = 1; node < function.getOps().size(); ++node) {
    if (!function.isContraction(node))
      continue;
    Operation *op = function.getOps()[node];
    for (OpOperand &operand : op->getOpOperands())
      if (plan.readsNarrow(node, operand.getOperandNumber()) &&
          trust.get(operand.get()) == Trust::Batch)
        for (Value argument : trust.getBatchArguments(operand.get()))
          assumed.try_emplace(argument, op);
  }
  return llvm::map_to_vector(assumed, [](auto &entry) {
    return Assumption{entry.first, entry.second};
  });
}

std::unique_ptr<PlannedTypes>
mp::planTypesByMinCut(const FunctionPrecision &function, PolicyAttr policy) {
  return std::make_unique<CutTypes>(function, policy);
}
