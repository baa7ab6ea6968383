//===- Mutants.cpp - Steps with one op of their state changed -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

static bool isFlag(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 0 && type.getElementType().isInteger(1);
}

namespace {
class Mutator {
public:
  Mutator(ModuleOp module, EntryFunction main, Choices &choices)
      : module(module), main(main), choices(choices) {
    collect();
  }
  std::optional<std::string> run();

private:
  void collect();
  void add(Operation *op) {
    ops.push_back(op);
    // Which gradient an op of ours reads, and how exact that is, is decided
    // before it.
    unsigned first = isa<ScaleOp, UnscaleOp>(op) ? 1 : 0;
    for (OpOperand &operand : op->getOpOperands().drop_front(first))
      operands.push_back(&operand);
  }
  std::optional<std::string> drop();
  std::optional<std::string> swap();
  std::optional<std::string> round();
  std::optional<std::string> replace();
  std::string name(Value value) const;
  std::string name(Operation *op) const {
    return op->getName().getStringRef().str();
  }

  ModuleOp module;
  EntryFunction main;
  Choices &choices;
  /// What may be dropped, and what may read something else.
  SmallVector<Operation *> ops;
  SmallVector<OpOperand *> operands;
};
} // namespace

void Mutator::collect() {
  main.getFunction().walk([&](Operation *op) {
    auto both = dyn_cast<arith::AndIOp>(op);
    if (isa<ScaleOp, UnscaleOp, GuardOp, GradientStatisticOpInterface,
            LossScalerOpInterface>(op) ||
        (both && isFlag(both.getResult())) ||
        (isa<YieldOp>(op) && isa<GuardOp>(op->getParentOp())))
      add(op);
    else if (isa<RegionBranchTerminatorOpInterface>(op))
      for (OpOperand &operand : op->getOpOperands())
        if (isFlag(operand.get()))
          operands.push_back(&operand);
  });
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    if (std::optional<unsigned> pair = main.getPair(i)) {
      operands.push_back(&main.getReturn()->getOpOperand(*pair));
      if (auto cast = main.getResult(*pair).getDefiningOp<CastOp>())
        add(cast);
    }
  if (auto init = module.lookupSymbol<func::FuncOp>(InitFunction::symbol))
    init.walk([&](CastOp op) { add(op); });
}

/// "mp.guard#2", "argument 3".
std::string Mutator::name(Value value) const {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return "argument " + std::to_string(argument.getArgNumber());
  auto result = cast<OpResult>(value);
  size_t place = 0;
  for (Operation &op : *result.getOwner()->getBlock()) {
    if (&op == result.getOwner())
      break;
    ++place;
  }
  return name(result.getOwner()) + "@" + std::to_string(place) + "#" +
         std::to_string(result.getResultNumber());
}

/// A result is one of the operands, or what a guard takes without asking.
std::optional<std::string> Mutator::drop() {
  SmallVector<std::pair<Value, Value>> possible;
  for (Operation *op : ops)
    for (OpResult result : op->getResults()) {
      SmallVector<Value> instead(op->getOperands());
      if (auto guard = dyn_cast<GuardOp>(op))
        instead = {guard.getKept()[result.getResultNumber()],
                   guard.getBody().front().getTerminator()->getOperand(
                       result.getResultNumber())};
      for (Value value : instead)
        if (value.getType() == result.getType() &&
            value.getParentBlock() == op->getBlock())
          possible.emplace_back(result, value);
    }
  if (possible.empty())
    return std::nullopt;
  auto [result, value] = choices.in(possible);
  std::string told = name(result) + " is dropped for " + name(value);
  result.replaceAllUsesWith(value);
  return told;
}

std::optional<std::string> Mutator::swap() {
  SmallVector<std::pair<OpOperand *, OpOperand *>> possible;
  for (OpOperand *a : operands)
    for (OpOperand *b : operands)
      if (a->getOwner() == b->getOwner() &&
          a->getOperandNumber() < b->getOperandNumber() &&
          a->get() != b->get() && a->get().getType() == b->get().getType())
        possible.emplace_back(a, b);
  if (possible.empty())
    return std::nullopt;
  auto [a, b] = choices.in(possible);
  Value first = a->get(), second = b->get();
  a->set(second);
  b->set(first);
  return "operands " + std::to_string(a->getOperandNumber()) + " and " +
         std::to_string(b->getOperandNumber()) + " of " + name(a->getOwner()) +
         " are exchanged: " + name(first) + ", " + name(second);
}

std::optional<std::string> Mutator::round() {
  SmallVector<OpOperand *> possible;
  for (OpOperand *operand : operands)
    if (getElementTypeOrSelf(operand->get().getType()).isF32())
      possible.push_back(operand);
  if (possible.empty())
    return std::nullopt;
  OpOperand *operand = choices.in(possible);
  OpBuilder builder(operand->getOwner());
  Value wide = operand->get();
  auto type = cast<RankedTensorType>(wide.getType());
  auto narrow = CastOp::create(builder, wide.getLoc(),
                               type.clone(builder.getF16Type()), wide);
  operand->set(CastOp::create(builder, wide.getLoc(), type, narrow));
  return "operand " + std::to_string(operand->getOperandNumber()) + " of " +
         name(operand->getOwner()) + ", " + name(wide) +
         ", is rounded to f16 and back";
}

SmallVector<Value> random::findLike(OpOperand &operand) {
  SmallVector<Value> found;
  auto offer = [&](ValueRange values) {
    for (Value value : values)
      if (value.getType() == operand.get().getType() && value != operand.get())
        found.push_back(value);
  };
  Operation *end = operand.getOwner();
  for (; !isa<func::FuncOp>(end); end = end->getParentOp()) {
    offer(end->getBlock()->getArguments());
    for (Operation &op : *end->getBlock()) {
      if (&op == end)
        break;
      offer(op.getResults());
    }
  }
  return found;
}

std::optional<std::string> Mutator::replace() {
  OpOperand *operand = choices.in(operands);
  // Which of the author's values a state becomes, the author knows alone.
  if (isa<YieldOp>(operand->getOwner()))
    return std::nullopt;
  SmallVector<Value> possible = findLike(*operand);
  if (possible.empty())
    return std::nullopt;
  Value value = choices.in(possible);
  std::string told = "operand " + std::to_string(operand->getOperandNumber()) +
                     " of " + name(operand->getOwner()) + ", " +
                     name(operand->get()) + ", is " + name(value);
  operand->set(value);
  return told;
}

std::optional<std::string> Mutator::run() {
  if (operands.empty())
    return std::nullopt;
  switch (choices.below(4)) {
  case 0:
    return drop();
  case 1:
    return swap();
  case 2:
    return round();
  default:
    return replace();
  }
}

std::optional<std::string> random::mutateState(ModuleOp module,
                                               Choices &choices) {
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  if (failed(main))
    return std::nullopt;
  return Mutator(module, *main, choices).run();
}
