//===- SiblingPairs.cpp - Next values beside those of siblings ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where params['b'] comes back as result[0]['b'], params['w'] comes back as
// result[0]['w'], though a mask that changes, too, hides that it goes on. And
// where state['b'] comes back as result[0]['b'], state['loss'] does not come
// back as result[1], what the loss has gained, when there is a
// result[0]['loss'].
//
//===----------------------------------------------------------------------===//

#include "RoleFacts.h"

using namespace mlir;
using namespace mlir::mp;

using Path = std::vector<std::string>;

namespace {
/// The containers of an argument and a result, without what their paths have in
/// common at the end.
struct Containers {
  Path argument, result;
  bool operator<(const Containers &other) const {
    return std::tie(argument, result) < std::tie(other.argument, other.result);
  }
};
} // namespace

/// None if the last parts of the names differ, or are numbers.
static std::optional<Containers> getContainers(EntryFunction main, unsigned a,
                                               unsigned r) {
  auto split = [](StringRef name) {
    SmallVector<std::string, 4> parts = splitName(name);
    return Path(parts.begin(), parts.end());
  };
  Containers found{split(main.getArgumentName(a)),
                   split(main.getResultName(r))};
  bool hasWord = false;
  while (!found.argument.empty() && !found.result.empty() &&
         found.argument.back() == found.result.back()) {
    hasWord |= !llvm::all_of(found.argument.back(), llvm::isDigit);
    found.argument.pop_back();
    found.result.pop_back();
  }
  return hasWord ? std::optional(found) : std::nullopt;
}

namespace {
/// Which containers come back as which, by pairs that are known.
class KnownContainers {
public:
  void add(const Containers &of) {
    known.insert(of);
    note(next, of.argument, of.result);
    note(last, of.result, of.argument);
  }
  bool isEmpty() const { return known.empty(); }
  /// Whether the argument's comes back as the result's, and as no other.
  bool contains(const Containers &of) const {
    return known.count(of) && next.at(of.argument) && last.at(of.result);
  }

private:
  /// Nothing for what comes back as several.
  using Map = std::map<Path, std::optional<Path>>;
  static void note(Map &map, const Path &from, const Path &to) {
    auto [entry, isNew] = map.try_emplace(from, to);
    if (!isNew && entry->second != to)
      entry->second = std::nullopt;
  }

  std::set<Containers> known;
  Map next, last;
};
} // namespace

static KnownContainers findContainers(const RoleTable &table,
                                      const RoleFacts &facts) {
  KnownContainers known;
  for (auto [a, fact] : llvm::enumerate(table.getArguments()))
    if (fact.pair && facts.isFloat(a))
      if (std::optional<Containers> of =
              getContainers(table.getMain(), a, *fact.pair))
        known.add(*of);
  return known;
}

/// Whether another result than `pair`, which shares no name with a number,
/// stands in its place.
static bool isElsewhere(const RoleTable &table, const RoleFacts &facts,
                        const KnownContainers &known, unsigned a,
                        unsigned pair) {
  EntryFunction main = table.getMain();
  if (!facts.isFloat(a) || !facts.isScalar(a) || getContainers(main, a, pair))
    return false;
  for (unsigned r = 0; r < table.getResults().size(); ++r)
    if (!table.getOwner(r) && facts.haveSameType(a, r))
      if (std::optional<Containers> of = getContainers(main, a, r))
        if (known.contains(*of))
          return true;
  return false;
}

void mp::pairSiblings(RoleTable &table, const RoleFacts &facts) {
  KnownContainers known = findContainers(table, facts);
  if (known.isEmpty())
    return;
  for (auto [a, fact] : llvm::enumerate(table.getArguments()))
    if (fact.pair && fact.pairSource == RoleSource::Structure &&
        isElsewhere(table, facts, known, a, *fact.pair))
      table.dropPair(a);
  for (unsigned r = 0; r < table.getResults().size(); ++r) {
    if (table.getOwner(r))
      continue;
    llvm::BitVector behind;
    for (unsigned a = 0; a < table.getArguments().size(); ++a) {
      if (table.getArguments()[a].pair || !facts.isFloat(a) ||
          !facts.haveSameType(a, r))
        continue;
      std::optional<Containers> of = getContainers(table.getMain(), a, r);
      if (!of || !known.contains(*of))
        continue;
      if (behind.empty())
        behind = facts.getGraph().getAncestors(facts.getResult(r));
      if (behind[facts.getArgument(a)])
        table.givePair(a, r, RoleSource::Name);
    }
  }
}

/// What is taken from a parameter, or weighs it, is no model.
static bool isModel(const RoleTable &table, const RoleFacts &facts,
                    unsigned argument, ArrayRef<unsigned> parameters) {
  EntryFunction main = table.getMain();
  SmallVector<std::string, 4> path = splitName(main.getArgumentName(argument));
  bool isMember = path.size() > 1 && !llvm::all_of(path.back(), llvm::isDigit);
  return isMember && facts.meetsProduct(argument) &&
         llvm::any_of(parameters, [&](unsigned parameter) {
           return main.getArgument(parameter).getType() ==
                      main.getArgument(argument).getType() &&
                  splitName(main.getArgumentName(parameter)).back() ==
                      path.back();
         });
}

std::optional<Role> mp::findModel(const RoleTable &table,
                                  const RoleFacts &facts, unsigned argument,
                                  ArrayRef<unsigned> parameters) {
  if (parameters.empty() || !facts.isFloat(argument) ||
      !facts.hasName(argument))
    return std::nullopt;
  if (isNamedParameters(table.getMain().getArgumentName(argument)))
    return Role::Parameter;
  if (isModel(table, facts, argument, parameters))
    return Role::Ema;
  return std::nullopt;
}
