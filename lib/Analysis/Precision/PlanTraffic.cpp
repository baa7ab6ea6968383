//===- PlanTraffic.cpp - Bytes that a plan moves --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts a plan of either planner in the same way, and the step as it was. The
// prices of the planner are other numbers: they hold what a launch and a risk
// are worth, and leave out what does not depend on the choice.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/PlanTraffic.h"

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

static int64_t countAs(Value value, FloatType type) {
  Type shaped = value.getType();
  return countBytes(type ? withElementType(shaped, type) : shaped).value_or(0);
}

static FloatType asPlanned(Type planned, Value value) {
  auto type = dyn_cast_if_present<FloatType>(planned);
  return type ? type : getPlannableType(value);
}

static void add(int64_t &count, int64_t more) {
  count = saturatingAdd(count, more);
}

FloatType PlanTraffic::getRead(OpOperand &operand) const {
  if (FloatType carried = plan ? plan->getCarried(operand) : FloatType())
    return carried;
  PrecisionAttr planned = types.lookup(operand.getOwner());
  return asPlanned(planned ? planned.getOperands()[operand.getOperandNumber()]
                           : Type(),
                   operand.get());
}

FloatType PlanTraffic::getWritten(Value value) const {
  if (FloatType carried = plan ? plan->getCarried(value) : FloatType())
    return carried;
  auto result = dyn_cast<OpResult>(value);
  PrecisionAttr planned =
      result ? types.lookup(result.getOwner()) : PrecisionAttr();
  return asPlanned(
      planned ? planned.getResults()[result.getResultNumber()] : Type(), value);
}

ArrayRef<FloatType> PlanTraffic::getCopies(Value value) const {
  auto found = copies.find(value);
  return found == copies.end() ? ArrayRef<FloatType>()
                               : ArrayRef<FloatType>(found->second);
}

/// A lookup of rows reads these alone of its table.
int64_t PlanTraffic::countRead(OpOperand &operand, Value stored) const {
  Operation *op = operand.getOwner();
  FloatType type = getRead(operand);
  int64_t whole = countAs(stored, type);
  FunctionPrecision::NodeId node = function.getNode(op);
  bool isLookup = node != FunctionPrecision::opaque && !memory.isFused(op) &&
                  function.getSpec(node).operands[0] == PortRole::Follow &&
                  operand.getOperandNumber() == 0 && op->getNumResults() == 1;
  return isLookup ? std::min(whole, countAs(op->getResult(0), type)) : whole;
}

void PlanTraffic::addRead(OpOperand &operand) {
  Operation *op = operand.getOwner();
  Value stored = MemoryGraph::getStored(operand.get());
  if (matchPattern(stored, m_Constant()) || memory.staysInside(operand) ||
      (isRenaming(op) && !memory.isFused(op)))
    return;
  FloatType type = getRead(operand);
  SmallVector<FloatType, 2> &known = copies[stored];
  if (type && !llvm::is_contained(known, type))
    known.push_back(type);
  if (op->hasTrait<OpTrait::IsTerminator>())
    return; // what is handed over is read by nobody yet
  for (MemoryGraph::KernelId kernel : memory.getKernels(op))
    if (seen.insert({stored, kernel, type}).second)
      add(bytes[op], countRead(operand, stored));
}

/// A kernel of ours writes each copy that is read. All else writes one, and a
/// kernel makes the others of it.
void PlanTraffic::addWrites() {
  for (auto &[value, types] : copies) {
    Operation *op = value.getDefiningOp();
    int64_t &count = op ? bytes[op] : ofArguments[value];
    bool isFused = op && memory.writesCopies(op);
    if (!isFused && op)
      add(count, countAs(value, getWritten(value)));
    else if (isFused && types.empty())
      add(count, countAs(value, {}));
    for (FloatType type : types) {
      bool isThere = !isFused && type == getWritten(value);
      if (isThere)
        continue;
      add(count, countAs(value, type));
      if (isFused || isParameter(value))
        continue;
      add(count, countAs(value, getWritten(value)));
      ++castKernels;
    }
  }
}

PlanTraffic::PlanTraffic(const FunctionPrecision &function,
                         const MemoryGraph &memory, const PlannedTypes *plan)
    : function(function), memory(memory), plan(plan) {
  if (plan)
    for (auto [node, op] : llvm::enumerate(function.getOps()))
      if (op)
        types[op] = plan->getTypes(node);
  function.getFunction().getFunctionBody().walk<WalkOrder::PreOrder>(
      [&](Operation *op) {
        for (OpOperand &operand : op->getOpOperands())
          addRead(operand);
      });
  addWrites();
}
