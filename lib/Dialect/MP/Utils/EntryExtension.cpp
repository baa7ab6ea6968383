//===- EntryExtension.cpp - Many new arguments and results ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Block arguments and returned operands are added where they are asked for,
// which costs nothing; what is a list on the function is gathered, and names
// are looked up in a table, so that n additions take time in n.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/EntryExtension.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::mp;

/// The function takes and returns what its body does.
static void updateType(func::FuncOp function) {
  Block &body = function.getBody().front();
  SmallVector<Type> results(body.getTerminator()->getOperandTypes());
  function.setFunctionType(FunctionType::get(function.getContext(),
                                             body.getArgumentTypes(), results));
}

static NamedAttribute makeName(MLIRContext *context, StringRef name) {
  return Builder(context).getNamedAttr(attr::name,
                                       StringAttr::get(context, name));
}

static NamedAttribute makeRole(MLIRContext *context, Role role) {
  return Builder(context).getNamedAttr(attr::role,
                                       RoleAttr::get(context, role));
}

//===----------------------------------------------------------------------===//
// EntryExtension
//===----------------------------------------------------------------------===//

EntryExtension::EntryExtension(EntryFunction main)
    : main(main), ofArguments(PortAttributes::ofArguments(main.getFunction())),
      ofResults(PortAttributes::ofResults(main.getFunction())) {}

std::string EntryExtension::getArgumentName(unsigned index) const {
  if (auto name =
          dyn_cast_if_present<StringAttr>(ofArguments.get(index, attr::name)))
    return name.str();
  return "arg" + std::to_string(index);
}

std::optional<unsigned> EntryExtension::findArgument(StringRef name) {
  for (; numNamed < ofArguments.size(); ++numNamed)
    byName.add(getArgumentName(numNamed), numNamed);
  return byName.find(name);
}

BlockArgument EntryExtension::addArgument(Type type, Role role, StringRef name,
                                          Location loc) {
  MLIRContext *context = type.getContext();
  ofArguments.append({makeName(context, name), makeRole(context, role)});
  return main.getBody().addArgument(type, loc);
}

unsigned EntryExtension::addResult(Value value, Role role, StringRef name) {
  MLIRContext *context = value.getContext();
  ofResults.append({makeName(context, name), makeRole(context, role)});
  unsigned index = main.getReturn().getNumOperands();
  main.getReturn()->insertOperands(index, value);
  return index;
}

unsigned EntryExtension::addNextValue(BlockArgument argument, Value value,
                                      Role role) {
  unsigned index = argument.getArgNumber();
  unsigned result = addResult(value, role, getArgumentName(index));
  ofArguments.set(index, attr::pair,
                  Builder(value.getContext()).getI64IntegerAttr(result));
  return result;
}

void EntryExtension::finish() {
  updateType(main.getFunction());
  ofArguments.write();
  ofResults.write();
}

//===----------------------------------------------------------------------===//
// InitExtension
//===----------------------------------------------------------------------===//

InitExtension::InitExtension(InitFunction init)
    : init(init), ofArguments(PortAttributes::ofArguments(init.getFunction())),
      ofResults(PortAttributes::ofResults(init.getFunction())),
      arguments(PortNames::ofArguments(init.getFunction())),
      results(PortNames::ofResults(init.getFunction())) {}

Operation *InitExtension::getReturn() const {
  return init.getFunction().getBody().front().getTerminator();
}

FailureOr<Value> InitExtension::getValue(EntryExtension &main, StringRef name) {
  Block &body = init.getFunction().getBody().front();
  if (std::optional<unsigned> made = results.find(name))
    return getReturn()->getOperand(*made);
  if (std::optional<unsigned> taken = arguments.find(name))
    return Value(body.getArgument(*taken));
  std::optional<unsigned> source = main.findArgument(name);
  if (!source)
    return init.getFunction().emitError()
           << "'@" << InitFunction::symbol << "' needs '" << name
           << "', which is not an argument of '@main'";
  BlockArgument argument = main.getMain().getArgument(*source);
  arguments.add(name, ofArguments.size());
  ofArguments.append(makeName(argument.getContext(), name));
  return Value(body.addArgument(argument.getType(), argument.getLoc()));
}

void InitExtension::setFirstValue(StringRef name, Value value) {
  if (std::optional<unsigned> made = results.find(name)) {
    getReturn()->setOperand(*made, value);
    return;
  }
  results.add(name, ofResults.size());
  getReturn()->insertOperands(ofResults.size(), value);
  ofResults.append(makeName(value.getContext(), name));
}

void InitExtension::finish() {
  updateType(init.getFunction());
  ofArguments.write();
  ofResults.write();
}
