//===- RoleSlots.cpp - Which parameter a piece of state belongs to --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The new value of a parameter is made of its slots, and of no one else's: so
// the ops behind a slot lead to one parameter. A moving average is made of one
// new parameter. What a slot holds is told from its name, otherwise from
// whether gradients enter it squared.
//
//===----------------------------------------------------------------------===//

#include "RoleFacts.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;
using ValueId = DegreeGraph::ValueId;

namespace {
class SlotSearch {
public:
  SlotSearch(const RoleTable &table, const StepGraph &step)
      : table(table), facts(table.getMain(), step), graph(facts.getGraph()) {
    for (auto [a, fact] : llvm::enumerate(table.getArguments()))
      if (fact.role == Role::Parameter && fact.pair)
        byNewValue[facts.getResult(*fact.pair)] = a;
  }

  std::optional<RoleSlot> find(unsigned a) const;

private:
  std::optional<unsigned> findOwner(unsigned a) const;
  std::optional<unsigned> findAveraged(unsigned a) const;
  std::optional<unsigned> choose(unsigned a, ArrayRef<unsigned> owners) const;
  bool isSquared(unsigned a) const;
  std::string nameKind(unsigned a, unsigned owner) const;

  const RoleTable &table;
  RoleFacts facts;
  const DegreeGraph &graph;
  DenseMap<ValueId, unsigned> byNewValue;
};
} // namespace

/// The one owner, or the one of the slot's shape.
std::optional<unsigned> SlotSearch::choose(unsigned a,
                                           ArrayRef<unsigned> owners) const {
  if (owners.size() == 1)
    return owners.front();
  std::optional<unsigned> chosen;
  auto shapeOf = [&](unsigned argument) -> ArrayRef<int64_t> {
    return graph.getValue(facts.getArgument(argument)).shape;
  };
  for (unsigned owner : owners) {
    if (shapeOf(owner) != shapeOf(a))
      continue;
    if (chosen)
      return std::nullopt;
    chosen = owner;
  }
  return chosen;
}

/// The parameter that `a` leads to. State feeds the update alone, so little is
/// visited.
std::optional<unsigned> SlotSearch::findOwner(unsigned a) const {
  DenseSet<ValueId> seen = {facts.getArgument(a)};
  SmallVector<ValueId> todo = {facts.getArgument(a)};
  SmallVector<unsigned> owners;
  while (!todo.empty()) {
    ValueId value = todo.pop_back_val();
    auto owner = byNewValue.find(value);
    if (owner != byNewValue.end()) {
      owners.push_back(owner->second);
      continue; // an average of the parameter is not part of its update
    }
    for (DegreeGraph::Use use : graph.getValue(value).uses)
      for (ValueId result : graph.getNode(use.node).results)
        if (seen.insert(result).second)
          todo.push_back(result);
  }
  return choose(a, owners);
}

/// The parameter whose new value the new value of `a` is affine in.
std::optional<unsigned> SlotSearch::findAveraged(unsigned a) const {
  SmallVector<unsigned> owners;
  ValueId next = facts.getResult(*table.getArguments()[a].pair);
  for (auto [source, distance] : facts.getAffineSources(next)) {
    auto owner = byNewValue.find(source);
    if (owner != byNewValue.end())
      owners.push_back(owner->second);
  }
  return choose(a, owners);
}

/// Whether the new value is affine in the square of something.
bool SlotSearch::isSquared(unsigned a) const {
  ValueId next = facts.getResult(*table.getArguments()[a].pair);
  return llvm::any_of(facts.getAffineSources(next), [&](const auto &source) {
    const DegreeGraph::Node *node = graph.getDefinition(source.first);
    return node && node->name == "arith.mulf" &&
           node->operands[0] == node->operands[1];
  });
}

/// The word before what the paths of slot and owner have in common; empty if
/// that is a number, or nothing.
std::string SlotSearch::nameKind(unsigned a, unsigned owner) const {
  EntryFunction main = table.getMain();
  if (!facts.hasName(a) || !facts.hasName(owner))
    return {};
  SmallVector<std::string, 4> path = splitName(main.getArgumentName(a));
  SmallVector<std::string, 4> other = splitName(main.getArgumentName(owner));
  while (!path.empty() && !other.empty() && path.back() == other.back()) {
    path.pop_back();
    other.pop_back();
  }
  bool isWord = !path.empty() && !llvm::all_of(path.back(), [](char c) {
    return llvm::isDigit(c);
  });
  return isWord ? path.back() : std::string();
}

std::optional<RoleSlot> SlotSearch::find(unsigned a) const {
  const RoleTable::ArgumentFact &fact = table.getArguments()[a];
  bool isEma = fact.role == Role::Ema;
  if (!fact.pair || !facts.isFloat(a) ||
      (!isEma && fact.role != Role::OptimizerState))
    return std::nullopt;
  std::optional<unsigned> owner = isEma ? findAveraged(a) : findOwner(a);
  if (!owner)
    return std::nullopt;
  std::string kind = nameKind(a, *owner);
  if (kind.empty() && isEma)
    kind = "ema";
  if (kind.empty() && !isEma) {
    Type own = table.getMain().getArgument(a).getType();
    Type type = table.getMain().getArgument(*owner).getType();
    kind = own != type ? "master" : isSquared(a) ? "nu" : "momentum";
  }
  return RoleSlot{*owner, kind};
}

SmallVector<std::optional<RoleSlot>> mp::findSlots(const RoleTable &table,
                                                   const StepGraph &graph) {
  SlotSearch search(table, graph);
  SmallVector<std::optional<RoleSlot>> slots;
  for (unsigned a = 0; a < table.getArguments().size(); ++a)
    slots.push_back(search.find(a));
  return slots;
}
