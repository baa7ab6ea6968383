//===- EntryFunction.cpp - The training step of a module and its @init ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arguments and results are appended, so that an index, and with it every
// `mp.pair`, stays true; where results go, the pairs follow.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/EntryFunction.h"

#include "mlir/IR/Builders.h"
#include "mp/Dialect/MP/Utils/EntryExtension.h"

using namespace mlir;
using namespace mlir::mp;

SmallVector<StringRef> mp::getRoleNames() {
  SmallVector<StringRef> names;
  for (unsigned role = 0; role <= getMaxEnumValForRole(); ++role)
    names.push_back(stringifyRole(static_cast<Role>(role)));
  return names;
}

std::optional<Role> mp::parseRole(Attribute attribute) {
  if (auto role = dyn_cast_if_present<RoleAttr>(attribute))
    return role.getValue();
  if (auto text = dyn_cast_if_present<StringAttr>(attribute))
    return symbolizeRole(text.getValue());
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// EntryFunction
//===----------------------------------------------------------------------===//

FailureOr<EntryFunction> EntryFunction::find(ModuleOp module) {
  auto function = module.lookupSymbol<func::FuncOp>(symbol);
  if (!function)
    return module.emitError() << "no function '@" << symbol
                              << "': a training step is one function of that "
                                 "name";
  if (!function.getBody().hasOneBlock() ||
      !isa<func::ReturnOp>(function.getBody().front().getTerminator()))
    return function.emitError() << "'@" << symbol << "' has "
                                << function.getBody().getBlocks().size()
                                << " blocks; a training step has one, ended "
                                   "by 'func.return'";
  return EntryFunction(function);
}

func::ReturnOp EntryFunction::getReturn() const {
  return cast<func::ReturnOp>(getBody().getTerminator());
}

BlockArgument EntryFunction::getArgument(unsigned index) const {
  return getBody().getArgument(index);
}

Value EntryFunction::getResult(unsigned index) const {
  return getReturn().getOperand(index);
}

void EntryFunction::setResult(unsigned index, Value value) const {
  getReturn().setOperand(index, value);
}

std::optional<Role> EntryFunction::getArgumentRole(unsigned index) const {
  return parseRole(function.getArgAttr(index, attr::role));
}

std::optional<Role> EntryFunction::getResultRole(unsigned index) const {
  return parseRole(function.getResultAttr(index, attr::role));
}

void EntryFunction::setArgumentRole(unsigned index, Role role) const {
  function.setArgAttr(index, attr::role,
                      RoleAttr::get(function.getContext(), role));
}

void EntryFunction::setResultRole(unsigned index, Role role) const {
  function.setResultAttr(index, attr::role,
                         RoleAttr::get(function.getContext(), role));
}

std::string EntryFunction::getArgumentName(unsigned index) const {
  if (auto name = function.getArgAttrOfType<StringAttr>(index, attr::name))
    return name.str();
  return "arg" + std::to_string(index);
}

std::string EntryFunction::getResultName(unsigned index) const {
  if (auto name = function.getResultAttrOfType<StringAttr>(index, attr::name))
    return name.str();
  return "out" + std::to_string(index);
}

void EntryFunction::setArgumentName(unsigned index, StringRef name) const {
  function.setArgAttr(index, attr::name,
                      StringAttr::get(function.getContext(), name));
}

void EntryFunction::setResultName(unsigned index, StringRef name) const {
  function.setResultAttr(index, attr::name,
                         StringAttr::get(function.getContext(), name));
}

/// The index in `number`, if it is one below `count`.
static std::optional<unsigned> getIndex(IntegerAttr number, unsigned count) {
  if (!number || number.getValue().isNegative() ||
      number.getValue().getActiveBits() > 31 ||
      number.getValue().getZExtValue() >= count)
    return std::nullopt;
  return number.getValue().getZExtValue();
}

std::optional<unsigned> EntryFunction::getPair(unsigned index) const {
  return getIndex(function.getArgAttrOfType<IntegerAttr>(index, attr::pair),
                  getNumResults());
}

std::optional<unsigned> EntryFunction::getGradientOwner(unsigned index) const {
  return getIndex(function.getResultAttrOfType<IntegerAttr>(index, attr::of),
                  getNumArguments());
}

SmallVector<std::optional<unsigned>> EntryFunction::getPairedArguments() const {
  SmallVector<std::optional<unsigned>> arguments(getNumResults());
  for (unsigned argument = 0; argument < getNumArguments(); ++argument)
    if (std::optional<unsigned> pair = getPair(argument);
        pair && !arguments[*pair])
      arguments[*pair] = argument;
  return arguments;
}

void EntryFunction::setPair(unsigned argument, unsigned result) const {
  function.setArgAttr(argument, attr::pair,
                      Builder(function.getContext()).getI64IntegerAttr(result));
}

SmallVector<unsigned> EntryFunction::getArgumentsWithRole(Role role) const {
  SmallVector<unsigned> indices;
  for (unsigned index = 0; index < getNumArguments(); ++index)
    if (getArgumentRole(index) == role)
      indices.push_back(index);
  return indices;
}

SmallVector<unsigned> EntryFunction::getResultsWithRole(Role role) const {
  SmallVector<unsigned> indices;
  for (unsigned index = 0; index < getNumResults(); ++index)
    if (getResultRole(index) == role)
      indices.push_back(index);
  return indices;
}

BlockArgument EntryFunction::addArgument(Type type, Role role, StringRef name,
                                         Location loc) const {
  EntryExtension extension(*this);
  BlockArgument argument = extension.addArgument(type, role, name, loc);
  extension.finish();
  return argument;
}

unsigned EntryFunction::addResult(Value value, Role role,
                                  StringRef name) const {
  EntryExtension extension(*this);
  unsigned index = extension.addResult(value, role, name);
  extension.finish();
  return index;
}

unsigned EntryFunction::addNextValue(BlockArgument argument, Value value,
                                     Role role) const {
  EntryExtension extension(*this);
  unsigned index = extension.addNextValue(argument, value, role);
  extension.finish();
  return index;
}

void EntryFunction::eraseResults(const llvm::BitVector &indices) const {
  PortAttributes attributes = PortAttributes::ofArguments(function);
  SmallVector<std::optional<unsigned>> indexNow;
  unsigned kept = 0;
  for (unsigned result = 0; result < getNumResults(); ++result)
    indexNow.push_back(indices[result] ? std::nullopt : std::optional(kept++));
  Builder builder(function.getContext());
  for (unsigned argument = 0; argument < getNumArguments(); ++argument) {
    std::optional<unsigned> pair = getPair(argument);
    if (pair && indexNow[*pair])
      attributes.set(argument, attr::pair,
                     builder.getI64IntegerAttr(*indexNow[*pair]));
    else if (pair)
      attributes.remove(argument, attr::pair);
  }
  attributes.write();
  getReturn()->eraseOperands(indices);
  (void)function.eraseResults(indices);
}

//===----------------------------------------------------------------------===//
// InitFunction
//===----------------------------------------------------------------------===//

FailureOr<InitFunction> InitFunction::getOrCreate(EntryFunction main) {
  func::FuncOp step = main.getFunction();
  auto module = step->getParentOfType<ModuleOp>();
  if (Operation *existing = module.lookupSymbol(symbol)) {
    auto function = dyn_cast<func::FuncOp>(existing);
    if (!function || !function.getBody().hasOneBlock())
      return existing->emitError()
             << "'@" << symbol << "' must be a function of one block: it makes "
             << "the first values of what passes add to '@main'";
    return InitFunction(function);
  }
  OpBuilder builder(step->getContext());
  builder.setInsertionPointAfter(step);
  auto function = func::FuncOp::create(builder, step.getLoc(), symbol,
                                       builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  func::ReturnOp::create(builder, step.getLoc());
  return InitFunction(function);
}

FailureOr<Value> InitFunction::getValue(EntryFunction main,
                                        StringRef name) const {
  EntryExtension step(main);
  InitExtension extension(*this);
  FailureOr<Value> value = extension.getValue(step, name);
  extension.finish();
  return value;
}

void InitFunction::setFirstValue(StringRef name, Value value) const {
  InitExtension extension(*this);
  extension.setFirstValue(name, value);
  extension.finish();
}

OpBuilder InitFunction::getBuilder() const {
  return OpBuilder(function.getBody().front().getTerminator());
}
