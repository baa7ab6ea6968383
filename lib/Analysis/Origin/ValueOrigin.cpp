//===- ValueOrigin.cpp - How a value was made -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/ValueOrigin.h"

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Dialect/MP/IR/DeviceValues.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/PrecisionOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::isConstant(Value value) { return matchPattern(value, m_Constant()); }

bool mp::hasRole(Value value, Role role) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto function =
      argument
          ? dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
          : FunctionOpInterface();
  return function && argument.getOwner()->isEntryBlock() &&
         parseRole(function.getArgAttr(argument.getArgNumber(), attr::role)) ==
             role;
}

bool mp::isParameter(Value value) { return hasRole(value, Role::Parameter); }

bool mp::isCoarse(FloatType low) {
  return APFloat::semanticsMinExponent(low.getFloatSemantics()) ==
         APFloat::semanticsMinExponent(APFloat::IEEEsingle());
}

/// How an op of one operand combines values of devices; none of any other op.
static std::optional<ReduceKind> getDeviceKind(Operation *op) {
  std::optional<DeviceReduction> all =
      op->getNumOperands() == 1 ? getDeviceReduction(op) : std::nullopt;
  return all ? std::optional(all->kind) : std::nullopt;
}

bool mp::sumsDevices(Operation *op) {
  return getDeviceKind(op) == ReduceKind::Add;
}

Linearity mp::getLinearity(Operation *op) {
  auto linear = dyn_cast<LinearityOpInterface>(op);
  Linearity rule = linear ? linear.getLinearity() : Linearity();
  std::optional<ReduceKind> kind =
      rule.kind == LinearityKind::Each ? getDeviceKind(op) : std::nullopt;
  if (!kind)
    return rule;
  bool isLinear = *kind == ReduceKind::Add || *kind == ReduceKind::Max ||
                  *kind == ReduceKind::Min;
  return isLinear ? Linearity::of(LinearityKind::Linear) : Linearity();
}

PrecisionSpec mp::getSpec(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  PrecisionSpec spec =
      precise ? precise.getPrecisionSpec() : PrecisionSpec::opaque();
  if (sumsDevices(op)) {
    spec = PrecisionSpec::uniform(OpClass::Deny, PortRole::Load);
    spec.accumulates = spec.computesWide = true;
  }
  return spec;
}

bool mp::isContraction(Operation *op) {
  PrecisionSpec spec = getSpec(op);
  return spec.accumulates && spec.opClass == OpClass::Allow;
}

bool mp::isSquare(Operation *op) {
  SmallVector<Value> data = getData(op);
  return getLinearity(op).kind == LinearityKind::Product && data.size() == 2 &&
         data[0] == data[1] && !getSpec(op).accumulates;
}

SmallVector<Value> mp::getData(Operation *op) {
  Linearity rule = getLinearity(op);
  SmallVector<Value> data;
  for (OpOperand &operand : op->getOpOperands())
    if (rule.getPart(operand.getOperandNumber()) == OperandPart::Data &&
        isPlannable(operand.get()))
      data.push_back(operand.get());
  return data;
}

std::optional<Value> mp::getVariable(ArrayRef<Value> data) {
  const auto *variable =
      llvm::find_if(data, [](Value operand) { return !isConstant(operand); });
  if (variable == data.end())
    return std::nullopt;
  return *variable;
}

/// The only operand, or the only one that is no constant and is not a divisor.
static std::optional<Value> getMultiplied(Operation *op) {
  SmallVector<Value> data = getData(op);
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
    if (data.size() == 1)
      return data[0];
    return std::nullopt;
  case LinearityKind::Product:
    if (data.size() == 2 && isConstant(data[0]) != isConstant(data[1]))
      return data[isConstant(data[0])];
    return std::nullopt;
  case LinearityKind::Quotient:
    if (data.size() == 2 && isConstant(data[1]))
      return data[0];
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<Value> mp::getOneSource(Value value) {
  Operation *op = value.getDefiningOp();
  return op && !getSpec(op).accumulates ? getMultiplied(op) : std::nullopt;
}

Value mp::getSource(Value value) {
  while (std::optional<Value> before = getOneSource(value))
    value = *before;
  return value;
}

DenseElementsAttr mp::getTable(Value value) {
  DenseElementsAttr table;
  while (Operation *op = value.getDefiningOp()) {
    if (matchPattern(op, m_Constant(&table)))
      return table;
    if (op->getNumOperands() != 1 || op->getNumRegions() != 0 ||
        !getSpec(op).onlyMoves())
      break;
    value = op->getOperand(0);
  }
  return {};
}

/// Values that are made of one before the search is given up.
static constexpr unsigned mostReaders = 64;

bool mp::feedsContractions(Value value) {
  llvm::SmallSetVector<Value, 16> readers;
  readers.insert(value);
  bool hasContraction = false;
  for (unsigned i = 0; i < readers.size() && i < mostReaders; ++i)
    for (Operation *user : readers[i].getUsers()) {
      if (isContraction(user)) {
        hasContraction = true;
        continue;
      }
      Linearity rule = getLinearity(user);
      bool divides = rule.kind == LinearityKind::Quotient &&
                     !isConstant(getSource(user->getOperand(1)));
      bool takes = isDifference(user) || divides || isSquare(user);
      bool isJoin = rule.kind == LinearityKind::Common ||
                    rule.kind == LinearityKind::Linear;
      if (takes || user->getNumRegions() != 0 || getSpec(user).accumulates ||
          user->hasTrait<OpTrait::IsTerminator>() ||
          !(isJoin || user->hasTrait<OpTrait::Elementwise>()))
        return false;
      for (Value result : user->getResults())
        if (isPlannable(result))
          readers.insert(result);
    }
  return hasContraction && readers.size() < mostReaders;
}

SmallVector<Value> mp::getTerms(Operation *op, bool products) {
  SmallVector<Value> data = getData(op);
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
    return data;
  case LinearityKind::Product:
    return products || getVariable(data) ? data : SmallVector<Value>();
  case LinearityKind::Quotient:
    return products ? data : SmallVector<Value>{data[0]};
  default:
    return {};
  }
}
