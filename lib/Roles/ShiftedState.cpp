//===- ShiftedState.cpp - State of the steps before -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is handed on as another one's next value (the parameters of the step
// before, as variance reduction and extrapolation keep them, and those of the
// step before that) comes back as an argument that it is not, and that has a
// next value of its own. The other one may be a part of that value, as a
// momentum is made of the last two parameters, but has no more results.
//
//===----------------------------------------------------------------------===//

#include "ShiftedState.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;

/// Steps that parameters are kept of.
static constexpr unsigned mostKept = 16;

namespace {
class ShiftSearch {
public:
  ShiftSearch(const RoleTable &table, const RoleFacts &facts,
              ArrayRef<AffineEdge> edges, const BitVector &varying);

  /// Pairs what keeps `argument`, which is moved, and what keeps that.
  void shift(unsigned argument);
  ArrayRef<std::pair<unsigned, unsigned>> getPairs() const { return pairs; }
  /// Results that are arguments as they came, which no other argument hinders
  /// to be moved.
  BitVector findShown() const;

private:
  std::optional<unsigned> findKeeper(unsigned argument, unsigned result,
                                     unsigned next) const;
  bool mayKeep(unsigned argument, unsigned result) const;

  const RoleTable &table;
  const RoleFacts &facts;
  const BitVector &varying;
  /// By argument: the results that it is moved to, and those that it is.
  SmallVector<SmallVector<unsigned, 2>> moved, handedOn;
  /// Arguments by their names in their trees, and those names.
  llvm::StringMap<SmallVector<unsigned, 2>> alike;
  SmallVector<std::string> paths, trees;
  /// What the argument that is shifted is moved to, if by numbers of the batch:
  /// what is kept may be a part of it. An average of what it is, as well.
  std::optional<unsigned> allowed;
  /// What has its next value.
  BitVector isKept;
  SmallVector<std::pair<unsigned, unsigned>> pairs;
};
} // namespace

ShiftSearch::ShiftSearch(const RoleTable &table, const RoleFacts &facts,
                         ArrayRef<AffineEdge> edges, const BitVector &varying)
    : table(table), facts(facts), varying(varying),
      moved(table.getArguments().size()), handedOn(moved.size()),
      paths(moved.size()), trees(moved.size()), isKept(moved.size()) {
  EntryFunction main = table.getMain();
  for (const AffineEdge &edge : edges)
    (main.getResult(edge.result) == main.getArgument(edge.argument)
         ? handedOn
         : moved)[edge.argument]
        .push_back(edge.result);
  for (unsigned a = 0; a < moved.size(); ++a) {
    SmallVector<std::string, 4> names = splitName(main.getArgumentName(a));
    if (names.size() < 2)
      continue;
    paths[a] = llvm::join(llvm::drop_begin(names), "/");
    trees[a] = names.front();
    alike[paths[a]].push_back(a);
  }
}

/// Whether the argument has no next value but, maybe, the result.
bool ShiftSearch::mayKeep(unsigned argument, unsigned result) const {
  return !isKept[argument] && !table.getArguments()[argument].pair &&
         facts.isFloat(argument) && facts.haveSameType(argument, result) &&
         !table.getMain().getArgument(argument).use_empty() &&
         llvm::all_of(moved[argument],
                      [&](unsigned r) { return r == allowed; });
}

/// The one argument whose next value the result may be, which is another
/// argument as it came.
std::optional<unsigned> ShiftSearch::findKeeper(unsigned argument,
                                                unsigned result,
                                                unsigned next) const {
  llvm::SmallSetVector<unsigned, 2> found;
  int64_t place = int64_t(argument) - next + result;
  if (place >= 0 && place < int64_t(moved.size()) && place != argument &&
      mayKeep(place, result))
    found.insert(place);
  // Both stand in the same place of their trees, as p['w'] and last['w'].
  if (auto named = alike.find(paths[argument]);
      found.empty() && named != alike.end() && !paths[argument].empty())
    for (unsigned other : named->second)
      if (trees[other] != trees[argument] && mayKeep(other, result)) {
        found.insert(other);
        if (found.size() > 1)
          break;
      }
  if (found.size() != 1)
    return std::nullopt;
  return found.front();
}

void ShiftSearch::shift(unsigned argument) {
  if (isKept[argument])
    return;
  allowed.reset();
  if (varying[facts.getResult(moved[argument].front())])
    allowed = moved[argument].front();
  SmallVector<std::pair<unsigned, unsigned>, 2> chain;
  unsigned next = moved[argument].front();
  // A chain ends with what comes back nowhere.
  for (unsigned a = argument; !handedOn[a].empty();) {
    std::optional<unsigned> keeper;
    unsigned result = 0;
    // What is also returned to be seen is kept nowhere.
    for (unsigned place : handedOn[a]) {
      keeper = findKeeper(a, place, next);
      result = place;
      if (keeper)
        break;
    }
    if (!keeper || chain.size() == mostKept || *keeper == argument ||
        llvm::is_contained(llvm::make_first_range(chain), *keeper))
      return;
    chain.push_back({*keeper, result});
    next = result;
    a = *keeper;
  }
  for (auto pair : chain) {
    isKept.set(pair.first);
    pairs.push_back(pair);
  }
}

BitVector ShiftSearch::findShown() const {
  BitVector isShown(table.getResults().size());
  SmallVector<SmallVector<unsigned, 2>> sources(isShown.size());
  for (unsigned a = 0; a < moved.size(); ++a)
    for (unsigned result : moved[a])
      sources[result].push_back(a);
  for (unsigned a = 0; a < moved.size(); ++a) {
    if (handedOn[a].empty())
      continue;
    llvm::SmallDenseSet<unsigned> own(moved[a].begin(), moved[a].end());
    // An average of what it is may take it, which has no other next value.
    auto takes = [&](unsigned other) {
      return other != a && !table.getArguments()[other].pair &&
             !isKept[other] && llvm::all_of(moved[other], [&](unsigned r) {
               return own.contains(r);
             });
    };
    if (llvm::any_of(moved[a], [&](unsigned result) {
          return llvm::none_of(sources[result], takes);
        }))
      for (unsigned result : handedOn[a])
        isShown.set(result);
  }
  return isShown;
}

AffineEdges mp::findAffineEdges(const RoleTable &table,
                                const RoleFacts &facts) {
  EntryFunction main = table.getMain();
  SmallPtrSet<Type, 16> comeBack;
  for (unsigned r = 0; r < table.getResults().size(); ++r)
    if (!table.getOwner(r))
      comeBack.insert(main.getResult(r).getType());
  SmallVector<DegreeGraph::ValueId> batchLike;
  for (unsigned a = 0; a < table.getArguments().size(); ++a)
    if (!table.getArguments()[a].pair &&
        !comeBack.contains(main.getArgument(a).getType()))
      batchLike.push_back(facts.getArgument(a));
  AffineEdges found;
  found.varying = facts.getGraph().getDependents(batchLike);
  // Returned twice, a gradient is no next value for that: that of a bias may be
  // affine in the bias.
  DenseSet<Value> gradients;
  for (auto [r, fact] : llvm::enumerate(table.getResults()))
    if (fact.role == Role::Gradient)
      gradients.insert(main.getResult(r));
  for (unsigned r = 0; r < table.getResults().size(); ++r) {
    if (table.getOwner(r) || gradients.contains(main.getResult(r)))
      continue;
    for (auto [source, ops] :
         facts.getAffineSources(facts.getResult(r), found.varying)) {
      std::optional<unsigned> a = facts.findArgument(source);
      if (a && facts.haveSameType(*a, r))
        found.edges.push_back({ops, *a > r ? *a - r : r - *a, *a, r});
    }
  }
  llvm::sort(found.edges);
  return found;
}

BitVector mp::pairShiftedState(RoleTable &table, const RoleFacts &facts,
                               ArrayRef<AffineEdge> edges,
                               const BitVector &varying) {
  EntryFunction main = table.getMain();
  ShiftSearch search(table, facts, edges, varying);
  BitVector isSeen(table.getArguments().size());
  // What is moved by the fewest ops is first: what it keeps is moved by more.
  for (const AffineEdge &edge : edges) {
    if (main.getResult(edge.result) == main.getArgument(edge.argument) ||
        isSeen[edge.argument])
      continue;
    isSeen.set(edge.argument);
    search.shift(edge.argument);
  }
  for (auto [argument, result] : search.getPairs())
    table.givePair(argument, result, RoleSource::Structure);
  return search.findShown();
}
