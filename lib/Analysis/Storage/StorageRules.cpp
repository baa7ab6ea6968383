//===- StorageRules.cpp - What a level lets be narrow ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Storage/StorageRules.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Support/ValueMap.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether a rule or an attribute denies the op that made the value, or the
/// argument that it is.
bool StorageRules::isDeniedByUser(Value value) const {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    PolicyRuleAttr rule = function.getArgumentRule(argument);
    return rule && rule.getOpClass() == OpClass::Deny;
  }
  auto node = function.getNode(value.getDefiningOp());
  return node != FunctionPrecision::opaque &&
         function.getClass(node).source != ClassDecision::Source::Interface &&
         function.getClass(node).opClass == OpClass::Deny;
}

/// Whether the op that made the value computes in f32 by its own class, as an
/// exponential and a sum do.
static bool isMadeByDenied(const FunctionPrecision &function, Value value) {
  Operation *op = value.getDefiningOp();
  auto node = op ? function.getNode(op) : FunctionPrecision::opaque;
  return node != FunctionPrecision::opaque &&
         function.getClass(node).opClass == OpClass::Deny;
}

bool StorageRules::mayStore(Value value) const {
  switch (level) {
  case PrecisionLevel::InputsOnly:
  case PrecisionLevel::TensorCoresOnly:
    return false;
  case PrecisionLevel::O1:
    return trust.mayStore(value) && !isMadeByDenied(function, value);
  case PrecisionLevel::ForceAll:
    return !trust.getState().state.contains(value) && !isDeniedByUser(value);
  case PrecisionLevel::FewestBytes:
  case PrecisionLevel::O2:
    break;
  }
  return trust.mayStore(value);
}

/// Whether new state begins with the value: a gradient without a loss scale.
/// What multiplies a state as the step got it is none: x^T P of a filter.
static bool beginsState(OpResult value, const ValueTrust &trust) {
  const ValueSet &state = trust.getState().state;
  return state.contains(value) &&
         llvm::none_of(value.getOwner()->getOperands(), [&](Value operand) {
           bool isGiven = isPlannable(operand) &&
                          isa<BlockArgument>(getSource(operand)) &&
                          trust.get(operand) == Trust::Unknown;
           return isGiven || state.contains(operand);
         });
}

bool StorageRules::mayRound(OpResult result) const {
  if (mayStore(result))
    return true;
  // A gradient is rounded once; what is made of it is f32.
  bool isGradient = beginsState(result, trust);
  if (level == PrecisionLevel::ForceAll)
    return isGradient && !isDeniedByUser(result);
  return isGradient ? trust.mayRoundGradient(result) : trust.mayStore(result);
}

bool StorageRules::mayContract(Value value, Operation *reader) const {
  return level == PrecisionLevel::ForceAll ? mayStore(value)
                                           : trust.mayContract(value, reader);
}

/// Whether `low` has each number of a constant.
static bool isExact(Value constant, FloatType low) {
  DenseElementsAttr elements;
  return matchPattern(constant, m_Constant(&elements)) &&
         holdsExactly(elements, low);
}

bool StorageRules::mayUpdate(Operation *update) const {
  auto node = function.getNode(update);
  return node != FunctionPrecision::opaque &&
         function.getPin(node) != PinReason::AlreadyNarrow &&
         function.getPin(node) != PinReason::Constant &&
         function.getClass(node).opClass != OpClass::Deny;
}

bool StorageRules::mayCarry(const CarriedValue &value, FloatType low) const {
  llvm::SmallPtrSet<OpOperand *, 8> passed(llvm::from_range, value.passed);
  // Whoever is no node reads f32.
  auto isReadSo = [&](OpOperand &use) {
    return passed.contains(&use) ||
           function.getNode(use.getOwner()) != FunctionPrecision::opaque;
  };
  auto mayBe = [&](Value name) {
    return isa<Float32Type>(getPlannableType(name)) && mayStore(name) &&
           llvm::all_of(name.getUses(), isReadSo);
  };
  return llvm::all_of(value.names, mayBe) &&
         llvm::all_of(value.updates,
                      [&](Operation *op) { return mayUpdate(op); }) &&
         llvm::all_of(value.initial,
                      [&](Value first) { return isExact(first, low); });
}

std::string StorageRules::findObstacle(Operation *contraction) const {
  if (level == PrecisionLevel::ForceAll)
    return "";
  return trust.explainProduct(contraction).str();
}

std::string StorageRules::explain(Value value) const {
  if (level == PrecisionLevel::O1 && isMadeByDenied(function, value))
    return "is of class deny, which level o1 stores in f32";
  if (onlyContracts())
    return ("is read by what does not contract, and the level is " +
            stringifyPrecisionLevel(level))
        .str();
  return trust.explain(value);
}
