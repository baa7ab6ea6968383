//===- Search.cpp - The ops to blame --------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scopes are a tree, and each level is searched for the scopes that are needed
// before their insides are looked at (Misherghi and Su, "HDD: hierarchical
// delta debugging", ICSE 2006). The last level is single ops.
//
// An op that is denied may change what the planner decides on others, as
// painting does not go past it, and the cure may be in these. So what is to
// blame is looked for once more among the ops that were decided otherwise, for
// as long as that makes them fewer.
//
//===----------------------------------------------------------------------===//

#include "Search.h"

#include "mp/Support/MinimalSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::bisect;

// A location nests without bound in a hostile file.
static constexpr unsigned maxLocations = 64;

StringRef bisect::scopeOf(Location location) {
  SmallVector<Location> pending = {location};
  for (unsigned visited = 0; !pending.empty() && visited < maxLocations;
       ++visited) {
    Location current = pending.pop_back_val();
    if (auto name = dyn_cast<NameLoc>(current))
      return name.getName().getValue();
    if (auto fused = dyn_cast<FusedLoc>(current)) {
      llvm::append_range(pending, llvm::reverse(fused.getLocations()));
    } else if (auto call = dyn_cast<CallSiteLoc>(current)) {
      pending.push_back(call.getCaller());
      pending.push_back(call.getCallee());
    }
  }
  return {};
}

/// The first `depth` parts of a scope.
static StringRef outerScope(StringRef scope, unsigned depth) {
  size_t end = 0;
  for (unsigned i = 0; i < depth && end != StringRef::npos; ++i)
    end = scope.find('/', end + (i > 0 ? 1 : 0));
  return scope.take_front(end);
}

static unsigned depthOf(StringRef scope) { return scope.count('/') + 1; }

llvm::Expected<Deviation> Search::measure(ArrayRef<unsigned> denied) {
  ++runCount;
  llvm::Expected<Mixed> mixed = step.mix(denied);
  if (!mixed)
    return mixed.takeError();
  return trainer.train(*mixed->module, /*stopsEarly=*/false);
}

llvm::Expected<Deviation> Search::measure(PolicyAttr policy) {
  ++runCount;
  llvm::Expected<Mixed> mixed = step.mix(policy);
  if (!mixed)
    return mixed.takeError();
  return trainer.train(*mixed->module, /*stopsEarly=*/false);
}

bool Search::isEnough(ArrayRef<unsigned> denied) {
  auto [answer, isNew] = answers.try_emplace(SmallVector<unsigned>(denied));
  if (!isNew)
    return answer->second;
  ++runCount;
  std::string told;
  llvm::Expected<Mixed> mixed = step.mix(denied);
  llvm::Error error = mixed ? llvm::Error::success() : mixed.takeError();
  if (!error) {
    llvm::Expected<Deviation> deviation =
        trainer.train(*mixed->module, /*stopsEarly=*/true);
    if (deviation) {
      answer->second = deviation->size <= options.bound;
      told = deviation->describe();
    } else {
      error = deviation.takeError();
    }
  }
  if (error) {
    ++refusedCount;
    told = toString(std::move(error));
  }
  if (options.isVerbose)
    llvm::errs() << "run " << runCount << ": " << denied.size() << " of "
                 << step.candidates().size() << " ops in f32: " << told << "\n";
  return answer->second;
}

/// Ops that come later have fewer behind them, so they are tried first.
SmallVector<unsigned> Search::findMinimal(ArrayRef<unsigned> candidates) {
  SmallVector<unsigned> latestFirst(llvm::reverse(candidates));
  auto sorted = [](ArrayRef<unsigned> chosen) {
    return SmallVector<unsigned>(llvm::reverse(chosen));
  };
  return sorted(findMinimalSet(latestFirst, [&](ArrayRef<unsigned> chosen) {
    return isEnough(sorted(chosen));
  }));
}

SmallVector<unsigned> Search::narrowByScopes(SmallVector<unsigned> candidates) {
  auto scope = [&](unsigned candidate) {
    return scopeOf(step.candidates()[candidate]->getLoc());
  };
  unsigned deepest = 0;
  for (unsigned candidate : candidates)
    deepest = std::max(deepest, depthOf(scope(candidate)));
  for (unsigned depth = 1; depth <= deepest; ++depth) {
    llvm::MapVector<StringRef, SmallVector<unsigned>> groups;
    for (unsigned candidate : llvm::reverse(candidates))
      groups[outerScope(scope(candidate), depth)].push_back(candidate);
    auto merge = [&](ArrayRef<unsigned> chosen) {
      SmallVector<unsigned> all;
      for (unsigned group : chosen)
        llvm::append_range(all, groups.begin()[group].second);
      llvm::sort(all);
      return all;
    };
    SmallVector<unsigned> numbers =
        llvm::to_vector(llvm::seq<unsigned>(groups.size()));
    candidates = merge(findMinimalSet(numbers, [&](ArrayRef<unsigned> chosen) {
      return isEnough(merge(chosen));
    }));
  }
  return candidates;
}

llvm::Expected<SmallVector<unsigned>>
Search::findChanged(ArrayRef<unsigned> denied) const {
  llvm::Expected<Mixed> plain = step.mix(ArrayRef<unsigned>());
  if (!plain)
    return plain.takeError();
  llvm::Expected<Mixed> mixed = step.mix(denied);
  if (!mixed)
    return mixed.takeError();
  SmallVector<unsigned> changed;
  for (unsigned i = 0; i < plain->plans.size(); ++i)
    if (plain->plans[i] != mixed->plans[i] || llvm::is_contained(denied, i))
      changed.push_back(i);
  return changed;
}

llvm::Expected<size_t> Search::countChanged(ArrayRef<unsigned> denied) const {
  llvm::Expected<SmallVector<unsigned>> changed = findChanged(denied);
  if (!changed)
    return changed.takeError();
  return changed->size();
}

/// Does without one op of `blamed`, if others of `changed` will do that change
/// fewer.
llvm::Expected<bool> Search::replaceOne(SmallVector<unsigned> &blamed,
                                        SmallVector<unsigned> &changed) {
  for (unsigned number : blamed) {
    SmallVector<unsigned> others(changed);
    llvm::erase(others, number);
    if (others.empty() || !isEnough(others))
      continue;
    SmallVector<unsigned> instead = findMinimal(others);
    llvm::Expected<SmallVector<unsigned>> fewer = findChanged(instead);
    if (!fewer)
      return fewer.takeError();
    if (fewer->size() >= changed.size())
      continue;
    blamed = std::move(instead);
    changed = std::move(*fewer);
    return true;
  }
  return false;
}

llvm::Expected<SmallVector<unsigned>> Search::findToBlame() {
  SmallVector<unsigned> blamed = findMinimal(narrowByScopes(
      llvm::to_vector(llvm::seq<unsigned>(step.candidates().size()))));
  llvm::Expected<SmallVector<unsigned>> changed = findChanged(blamed);
  if (!changed)
    return changed.takeError();
  for (;;) {
    llvm::Expected<bool> replaced = replaceOne(blamed, *changed);
    if (!replaced)
      return replaced.takeError();
    if (!*replaced)
      return blamed;
  }
}
