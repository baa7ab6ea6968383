//===- Roles.cpp - What the arguments and results of a step are -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Roles/Roles.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mp/Dialect/MP/Utils/PortAttributes.h"
#include "mp/Support/Messages.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::mp;

StringRef mp::stringifyRoleSource(RoleSource source) {
  switch (source) {
  case RoleSource::Attribute:
    return "attribute";
  case RoleSource::File:
    return "file";
  case RoleSource::Name:
    return "name";
  case RoleSource::Aliasing:
    return "aliasing";
  case RoleSource::Structure:
    return "structure";
  case RoleSource::Default:
    return "default";
  }
  llvm_unreachable("not a source of roles");
}

RoleTable::RoleTable(EntryFunction main)
    : main(main), arguments(main.getNumArguments()),
      results(main.getNumResults()), owners(main.getNumResults()) {
  for (unsigned index = 0; index < arguments.size(); ++index)
    if (std::optional<Role> role = main.getArgumentRole(index))
      giveArgumentRole(index, *role, RoleSource::Attribute);
  for (unsigned index = 0; index < results.size(); ++index)
    if (std::optional<Role> role = main.getResultRole(index))
      giveResultRole(index, *role, RoleSource::Attribute);
  for (unsigned index = 0; index < results.size(); ++index)
    if (std::optional<unsigned> owner = main.getGradientOwner(index))
      giveGradientOwner(index, *owner);
  // A reader turns the aliasing of buffers into pairs.
  for (unsigned index = 0; index < arguments.size(); ++index)
    if (std::optional<unsigned> pair = main.getPair(index))
      givePair(index, *pair, RoleSource::Aliasing);
}

std::optional<unsigned> RoleTable::getOwner(unsigned result) const {
  return owners[result];
}

void RoleTable::giveArgumentRole(unsigned index, Role role, RoleSource source) {
  if (!arguments[index].role)
    static_cast<Fact &>(arguments[index]) = {role, source};
}

void RoleTable::giveResultRole(unsigned index, Role role, RoleSource source) {
  if (!results[index].role)
    static_cast<Fact &>(results[index]) = {role, source};
}

void RoleTable::giveGradientOwner(unsigned result, unsigned argument) {
  if (!results[result].of)
    results[result].of = argument;
}

/// Whether a result of this role is made anew in each step.
static bool isNoNextValue(std::optional<Role> role) {
  return role == Role::Gradient || role == Role::Loss || role == Role::Metric;
}

void RoleTable::givePair(unsigned argument, unsigned result,
                         RoleSource source) {
  if (arguments[argument].pair || owners[result] ||
      isNoNextValue(results[result].role) ||
      main.getArgument(argument).getType() != main.getResult(result).getType())
    return;
  arguments[argument].pair = result;
  arguments[argument].pairSource = source;
  owners[result] = argument;
}

void RoleTable::dropPair(unsigned argument) {
  if (std::optional<unsigned> result = arguments[argument].pair)
    owners[*result] = std::nullopt;
  arguments[argument].pair = std::nullopt;
}

void RoleTable::write() const {
  func::FuncOp function = main.getFunction();
  Builder builder(function.getContext());
  auto ofArguments = PortAttributes::ofArguments(function);
  auto ofResults = PortAttributes::ofResults(function);
  auto write = [&](PortAttributes &list, unsigned index, const Fact &fact,
                   const std::string &name) {
    if (fact.role)
      list.set(index, attr::role, builder.getAttr<RoleAttr>(*fact.role));
    list.set(index, attr::name, builder.getStringAttr(name));
  };
  for (auto [index, fact] : llvm::enumerate(arguments)) {
    write(ofArguments, index, fact, main.getArgumentName(index));
    if (fact.pair)
      ofArguments.set(index, attr::pair, builder.getI64IntegerAttr(*fact.pair));
  }
  for (auto [index, fact] : llvm::enumerate(results)) {
    write(ofResults, index, fact, main.getResultName(index));
    if (fact.of && fact.role == Role::Gradient)
      ofResults.set(index, attr::of, builder.getI64IntegerAttr(*fact.of));
  }
  ofArguments.write();
  ofResults.write();
}

/// Whether everything is known, and each result that is the next value of an
/// argument has it: there is nothing to look for.
static bool isComplete(const RoleTable &table) {
  auto hasRole = [](const RoleTable::Fact &fact) {
    return fact.role.has_value();
  };
  if (!llvm::all_of(table.getArguments(), hasRole))
    return false;
  for (auto [index, fact] : llvm::enumerate(table.getResults()))
    if (!fact.role || (fact.role == Role::Gradient && !fact.of) ||
        (!isNoNextValue(fact.role) && !table.getOwner(index)))
      return false;
  return true;
}

void mp::completeRoles(RoleTable &table,
                       llvm::function_ref<const StepGraph &()> getGraph) {
  if (isComplete(table))
    return;
  const StepGraph &graph = getGraph();
  addRolesFromNames(table, graph);
  addRolesFromStructure(table, graph);
  addRolesOfOtherNames(table, graph);
  completeResultRoles(table);
  completeGradientOwners(table);
}

void mp::completeRoles(RoleTable &table) {
  std::optional<StepGraph> graph;
  completeRoles(table, [&]() -> const StepGraph & {
    return graph.emplace(table.getMain());
  });
}

void mp::completeResultRoles(RoleTable &table) {
  for (unsigned index = 0; index < table.getResults().size(); ++index) {
    Role role = Role::Metric;
    RoleSource source = RoleSource::Default;
    if (std::optional<unsigned> owner = table.getOwner(index)) {
      RoleTable::ArgumentFact fact = table.getArguments()[*owner];
      source = fact.source;
      role = fact.role == Role::Parameter ? Role::NewParameter
             : fact.role == Role::Rng     ? Role::Rng
                                          : Role::NewState;
    }
    table.giveResultRole(index, role, source);
  }
}

RoleTable mp::inferRoles(EntryFunction main) {
  RoleTable table(main);
  completeRoles(table);
  return table;
}

LogicalResult mp::writeRoles(ModuleOp module, raw_ostream &os) {
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  if (failed(main))
    return failure();
  RoleTable table(*main);
  auto slots = findSlots(table, StepGraph(*main));
  completeGradientOwners(table);
  llvm::json::OStream json(os, /*IndentSize=*/2);
  auto writeCommon = [&](unsigned index, StringRef name, Type type,
                         std::optional<Role> role) {
    json.attribute("index", index);
    json.attribute("name", name);
    json.attribute("type", textOf(type));
    if (role)
      json.attribute("role", stringifyRole(*role));
  };
  json.object([&] {
    json.attribute("graph", module.getName().value_or(""));
    json.attribute("entry", EntryFunction::symbol);
    json.attributeArray("args", [&] {
      for (unsigned index = 0; index < main->getNumArguments(); ++index)
        json.object([&] {
          writeCommon(index, main->getArgumentName(index),
                      main->getArgument(index).getType(),
                      main->getArgumentRole(index));
          if (std::optional<unsigned> pair = main->getPair(index))
            json.attribute("pair", *pair);
          else
            json.attribute("pair", nullptr);
          if (slots[index]) {
            json.attribute("of", slots[index]->of);
            json.attribute("slot", slots[index]->kind);
          }
        });
    });
    json.attributeArray("results", [&] {
      for (unsigned index = 0; index < main->getNumResults(); ++index)
        json.object([&] {
          writeCommon(index, main->getResultName(index),
                      main->getResult(index).getType(),
                      main->getResultRole(index));
          if (std::optional<unsigned> of = table.getResults()[index].of)
            json.attribute("of", *of);
        });
    });
  });
  os << "\n";
  return success();
}
