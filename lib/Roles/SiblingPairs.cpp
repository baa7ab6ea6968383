//===- SiblingPairs.cpp - Next values beside those of siblings ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where params['b'] comes back as result[0]['b'], params['w'] comes back as
// result[0]['w'], though a mask that changes, too, hides that it goes on.
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

void mp::pairSiblings(RoleTable &table, const RoleFacts &facts) {
  EntryFunction main = table.getMain();
  std::set<Containers> known;
  // What a container comes back as; nothing if as several.
  std::map<Path, std::optional<Path>> next, last;
  auto note = [](std::map<Path, std::optional<Path>> &map, const Path &from,
                 const Path &to) {
    auto [entry, isNew] = map.try_emplace(from, to);
    if (!isNew && entry->second != to)
      entry->second = std::nullopt;
  };
  for (auto [a, fact] : llvm::enumerate(table.getArguments())) {
    if (!fact.pair || !facts.isFloat(a))
      continue;
    std::optional<Containers> of = getContainers(main, a, *fact.pair);
    if (!of)
      continue;
    known.insert(*of);
    note(next, of->argument, of->result);
    note(last, of->result, of->argument);
  }
  if (known.empty())
    return;
  for (unsigned r = 0; r < table.getResults().size(); ++r) {
    if (table.getOwner(r))
      continue;
    llvm::BitVector behind;
    for (unsigned a = 0; a < table.getArguments().size(); ++a) {
      if (table.getArguments()[a].pair || !facts.isFloat(a) ||
          !facts.haveSameType(a, r))
        continue;
      std::optional<Containers> of = getContainers(main, a, r);
      if (!of || !known.count(*of) || !next[of->argument] || !last[of->result])
        continue;
      if (behind.empty())
        behind = facts.getGraph().getAncestors(facts.getResult(r));
      if (behind[facts.getArgument(a)])
        table.givePair(a, r, RoleSource::Name);
    }
  }
}
