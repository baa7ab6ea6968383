//===- StepCost.cpp - What a training step costs, counted -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk in order: the kind of a value (weight, state, activation) is known
// before its readers are counted.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Cost/StepCost.h"
#include "mp/Analysis/State/WorkingCopies.h"

#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Sizes.h"
#include "mp/Support/ValueMap.h"

using namespace mlir;
using namespace mlir::mp;

AlignableOpInterface mp::findContraction(Operation *op) {
  if (auto fusion = dyn_cast<FusionOp>(op);
      fusion && fusion.getKind() == FusionKind::Contraction)
    op = &fusion.getBody().front().front();
  return dyn_cast<AlignableOpInterface>(op);
}

namespace {
enum class ValueKind { Activation, Weight, State };

class Counter {
public:
  explicit Counter(FunctionOpInterface function);
  void count(Operation *op);
  const StepCost &getCost() const { return cost; }

private:
  ValueKind getKind(Value value) const { return kinds.lookup(value); }
  Traffic &getTraffic(Value value);
  void countFlops(Operation *op);

  StepCost cost;
  ValueMap<ValueKind> kinds;
};
} // namespace

static ValueKind kindOfRole(std::optional<Role> role) {
  if (!role)
    return ValueKind::Activation;
  switch (*role) {
  case Role::Parameter:
  case Role::WorkingCopy:
  case Role::NewParameter:
    return ValueKind::Weight;
  case Role::OptimizerState:
  case Role::Counter:
  case Role::Ema:
  case Role::Buffer:
  case Role::LossScale:
  case Role::NewState:
    return ValueKind::State;
  default:
    return ValueKind::Activation;
  }
}

static bool isImmediate(Value value) {
  DenseElementsAttr constant;
  return matchPattern(value, m_Constant(&constant)) && constant.isSplat();
}

Counter::Counter(FunctionOpInterface function) {
  for (auto [index, argument] : llvm::enumerate(function.getArguments()))
    kinds[argument] =
        kindOfRole(parseRole(function.getArgAttr(index, attr::role)));
  // What the step returns as its next state is written as such.
  for (Block &block : function.getFunctionBody()) {
    Operation *end = &block.back();
    if (!end->hasTrait<OpTrait::ReturnLike>())
      continue;
    for (auto [index, value] : llvm::enumerate(end->getOperands()))
      if (index < function.getNumResults() && value.getDefiningOp())
        kinds[value] =
            kindOfRole(parseRole(function.getResultAttr(index, attr::role)));
  }
}

Traffic &Counter::getTraffic(Value value) {
  switch (getKind(value)) {
  case ValueKind::Weight:
    return cost.weights;
  case ValueKind::State:
    return cost.state;
  case ValueKind::Activation:
    break;
  }
  return cost.activations;
}

void Counter::countFlops(Operation *op) {
  AlignableOpInterface contraction = findContraction(op);
  if (!contraction)
    return;
  int64_t flops = mp::countFlops(contraction);
  cost.flops = saturatingAdd(cost.flops, flops);
  if (llvm::all_of(contraction->getOperands(), [](Value operand) {
        return isNarrow(getPlannableType(operand));
      }))
    cost.narrowFlops = saturatingAdd(cost.narrowFlops, flops);
}

void Counter::count(Operation *op) {
  cost.ops += 1;
  // What casts and moves make of a weight alone is one, too.
  if (op->getNumOperands() && getKind(op->getOperand(0)) == ValueKind::Weight &&
      isWeightStep(op))
    kinds[op->getResult(0)] = ValueKind::Weight;
  if (isRenaming(op))
    return;
  countFlops(op);
  int64_t bytes = 0;
  auto move = [&](Value value, int64_t Traffic::*direction) {
    int64_t moved = countBytes(value.getType()).value_or(0);
    Traffic &traffic = getTraffic(value);
    traffic.*direction = saturatingAdd(traffic.*direction, moved);
    bytes = saturatingAdd(bytes, moved);
  };
  for (Value operand : op->getOperands())
    if (!isImmediate(operand))
      move(operand, &Traffic::read);
  for (Value result : op->getResults())
    move(result, &Traffic::written);
  if (isa<CastOp>(op)) {
    cost.casts += 1;
    cost.castBytes = saturatingAdd(cost.castBytes, bytes);
  }
}

bool mp::isStateRole(std::optional<Role> role) {
  return kindOfRole(role) != ValueKind::Activation;
}

Traffic mp::countTraffic(Operation *op) {
  Traffic traffic;
  if (isRenaming(op))
    return traffic;
  auto move = [](Value value, int64_t &bytes) {
    bytes = saturatingAdd(bytes, countBytes(value.getType()).value_or(0));
  };
  for (Value operand : op->getOperands())
    if (!isImmediate(operand))
      move(operand, traffic.read);
  for (Value result : op->getResults())
    move(result, traffic.written);
  return traffic;
}

StepCost mp::countStepCost(FunctionOpInterface function) {
  Counter counter(function);
  function.getFunctionBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->hasTrait<OpTrait::ConstantLike>() ||
        op->hasTrait<OpTrait::IsTerminator>())
      return WalkResult::skip();
    // A guard only selects at its end; its body is counted by its ops.
    counter.count(op);
    return isa<FusionOp>(op) ? WalkResult::skip() : WalkResult::advance();
  });
  return counter.getCost();
}
