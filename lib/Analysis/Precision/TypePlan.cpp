//===- TypePlan.cpp - From painted ops to the types of values -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Storage is apart from computation: what an op computes in follows from its
// paint, what a value is stored in from how its readers read it.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/TypePlan.h"

using namespace mlir;
using namespace mlir::mp;

TypePlan::TypePlan(const FunctionPrecision &function, const PrecisionPlan &plan,
                   FloatType low, bool contractsToWide)
    : function(function), plan(plan), low(low),
      contractsToWide(contractsToWide), stored(function.getOps().size()) {
  for (NodeId node = 1; node < function.getOps().size(); ++node)
    if (writesNarrow(node))
      stored.set(node);
}

bool TypePlan::writesNarrow(NodeId node) const {
  Operation *op = function.getOps()[node];
  const PrecisionSpec &spec = function.getSpec(node);
  PortRole role = spec.results.front();
  bool narrow = plan[node].narrow;
  if (plan[node].storesWide)
    return false;
  if (contractsToWide && function.isContraction(node))
    return function.getPin(node) == PinReason::AlreadyNarrow;
  bool mayDiffer =
      role == PortRole::Store || (!narrow && role == PortRole::Compute);
  if (!mayDiffer || function.getPin(node) == PinReason::AlreadyNarrow)
    return narrow;

  bool anyNarrow = false, anyWide = false, anyEither = false;
  for (Value result : op->getResults()) {
    for (OpOperand &use : result.getUses()) {
      NodeId reader = function.getNode(use.getOwner());
      PortRole read =
          reader == FunctionPrecision::opaque
              ? PortRole::Keep
              : getOperandRole(use.getOwner(), function.getSpec(reader),
                               use.getOperandNumber());
      if (read == PortRole::Keep)
        anyWide = true;
      else if (plan[reader].narrow)
        anyNarrow = true;
      else
        (read == PortRole::Load ? anyEither : anyWide) = true;
    }
  }
  if (narrow)
    return !anyWide || anyNarrow || anyEither;
  return anyNarrow && !anyWide && !anyEither;
}

Type TypePlan::getOperandType(NodeId node, unsigned index,
                              bool &changes) const {
  Operation *op = function.getOps()[node];
  Value operand = op->getOperand(index);
  FloatType current = getPlannableType(operand);
  PortRole role = getOperandRole(op, function.getSpec(node), index);
  if (role == PortRole::NotFloat)
    return NoneType::get(op->getContext());
  FloatType planned = current;
  Operation *producer = operand.getDefiningOp();
  if (role != PortRole::Keep && plan[node].narrow)
    planned = low;
  else if ((role == PortRole::Load || role == PortRole::Compute) && producer &&
           stored.test(function.getNode(producer)))
    planned = low;
  changes |= planned != current;
  return planned;
}

Type TypePlan::getResultType(NodeId node, unsigned index, bool &changes) const {
  Operation *op = function.getOps()[node];
  FloatType current = getPlannableType(op->getResult(index));
  PortRole role = getResultRole(op, function.getSpec(node), index);
  if (role == PortRole::NotFloat)
    return NoneType::get(op->getContext());
  if (role == PortRole::Keep || !stored.test(node))
    return current;
  changes |= current != low;
  return low;
}

PrecisionAttr TypePlan::getTypes(NodeId node) const {
  Operation *op = function.getOps()[node];
  bool changes = false;
  SmallVector<Type> operands, results;
  for (unsigned i = 0, e = op->getNumOperands(); i < e; ++i)
    operands.push_back(getOperandType(node, i, changes));
  for (unsigned i = 0, e = op->getNumResults(); i < e; ++i)
    results.push_back(getResultType(node, i, changes));
  if (!changes)
    return {};
  MLIRContext *context = op->getContext();
  bool computesLow = plan[node].narrow && !function.getSpec(node).computesWide;
  FloatType compute = computesLow ? low : Float32Type::get(context);
  return PrecisionAttr::get(context, compute, operands, results);
}
