//===- State.cpp - The state that a run leaves ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// By name, so that every form of the step can take it up: the masters of a
// mixed step are the parameters of the f32 step, and what one has and the other
// does not (a loss scale, say) is left aside or made by `@init`.
//
//===----------------------------------------------------------------------===//

#include "State.h"

#include "llvm/ADT/StringSet.h"

#include <deque>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;
using namespace mlir::mp::run;

/// Arguments that `@init` makes the first values of.
static llvm::StringSet<> namesMadeByInit(ModuleOp module) {
  llvm::StringSet<> names;
  auto init = module.lookupSymbol<func::FuncOp>(InitFunction::symbol);
  for (unsigned i = 0, e = init ? init.getNumResults() : 0; i < e; ++i)
    if (auto name = init.getResultAttrOfType<StringAttr>(i, attr::name))
      names.insert(name.getValue());
  return names;
}

/// Whether the argument keeps its value from call to call, though nothing
/// returns it.
static bool isKept(std::optional<Role> role) {
  return role == Role::Parameter || role == Role::Buffer ||
         role == Role::OptimizerState || role == Role::Ema;
}

llvm::Error mp::run::writeState(StringRef path, const Session &session) {
  EntryFunction main = session.main();
  llvm::StringSet<> made = namesMadeByInit(session.moduleOp());
  std::deque<Tensor> values; // keeps its elements where they are
  NamedTensors arrays;
  for (unsigned i = 0; i < main.getNumArguments(); ++i) {
    std::string name = main.getArgumentName(i);
    std::optional<Role> role = main.getArgumentRole(i);
    std::optional<unsigned> pair = main.getPair(i);
    if ((role == Role::WorkingCopy && made.contains(name)) ||
        (!pair && !(isKept(role) && session.inputs().values()[i])))
      continue;
    llvm::Expected<Tensor> value = pair ? session.program().result(*pair)
                                        : session.inputs().values()[i]->clone();
    if (!value)
      return value.takeError();
    if (main.getFunction().getArgAttr(i, attr::isUnsigned))
      value->makeUnsigned();
    values.push_back(std::move(*value));
    arrays.emplace_back(name, &values.back());
  }
  if (arrays.empty())
    return llvm::createStringError(
        "--save-state wants arguments that are state, and @main has none; "
        "mp-assign-roles finds roles and pairs");
  return writeNpz(path, arrays);
}
