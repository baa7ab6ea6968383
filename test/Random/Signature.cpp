//===- Signature.cpp - Arguments and results with their roles -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Signature.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

Value Signature::argument(RankedTensorType type, Role role, const Twine &name) {
  Value value = author.argument(type);
  arguments.push_back({value, role, name.str()});
  return value;
}

void Signature::result(Value value, Role role, const Twine &name) {
  results.push_back({value, role, name.str(), {}, {}});
}

const Signature::ArgumentFact *Signature::find(Value argument) const {
  auto found = llvm::find_if(arguments, [&](const ArgumentFact &fact) {
    return fact.value == argument;
  });
  return found == arguments.end() ? nullptr : &*found;
}

static Role nextRole(Role role) {
  switch (role) {
  case Role::Parameter:
    return Role::NewParameter;
  case Role::Rng:
    return Role::Rng;
  default:
    return Role::NewState;
  }
}

void Signature::next(Value argument, Value value) {
  const ArgumentFact *fact = find(argument);
  results.push_back(
      {value, nextRole(fact->role), "new." + fact->name, argument, {}});
}

void Signature::gradient(Value argument, Value value) {
  results.push_back(
      {value, Role::Gradient, "grads." + find(argument)->name, {}, argument});
}

void Signature::describe(func::FuncOp function, Telling telling) {
  OpBuilder &builder = author.builder;
  auto number = [&](unsigned index) {
    return builder.getI64IntegerAttr(index);
  };
  for (BlockArgument argument : function.getArguments()) {
    unsigned index = argument.getArgNumber();
    const ArgumentFact *fact = find(argument);
    std::string name = fact ? fact->name : "x" + std::to_string(index);
    function.setArgAttr(index, attr::name, builder.getStringAttr(name));
    if (telling == Telling::All)
      function.setArgAttr(
          index, attr::role,
          RoleAttr::get(builder.getContext(), fact ? fact->role : Role::Batch));
  }
  for (auto [index, fact] : llvm::enumerate(results)) {
    function.setResultAttr(index, attr::name, builder.getStringAttr(fact.name));
    if (telling != Telling::All)
      continue;
    function.setResultAttr(index, attr::role,
                           RoleAttr::get(builder.getContext(), fact.role));
    if (fact.pair)
      function.setArgAttr(cast<BlockArgument>(fact.pair).getArgNumber(),
                          attr::pair, number(index));
    if (fact.of)
      function.setResultAttr(
          index, attr::of, number(cast<BlockArgument>(fact.of).getArgNumber()));
  }
}

void Signature::write(func::FuncOp function, Telling telling) {
  SmallVector<Value> values;
  for (const ResultFact &fact : results)
    values.push_back(fact.value);
  func::ReturnOp::create(author.builder, author.loc(), values);
  function.setType(author.builder.getFunctionType(
      function.getBody().getArgumentTypes(), TypeRange(ValueRange(values))));
  if (telling != Telling::Nothing)
    describe(function, telling);
}
