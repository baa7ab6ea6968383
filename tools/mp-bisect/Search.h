//===- Search.h - The ops to blame ------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_BISECT_SEARCH_H
#define MP_TOOLS_MP_BISECT_SEARCH_H

#include "MixedStep.h"
#include "Training.h"

#include <map>

namespace mlir::mp::bisect {

/// The name that a location has; empty if it has none. A rule of a policy for
/// that scope matches it.
StringRef scopeOf(Location location);

/// Rewrites and runs steps, and asks about each set of ops once.
class Search {
public:
  Search(const MixedStep &step, Trainer &trainer, const Options &options)
      : step(step), trainer(trainer), options(options) {}

  /// How far the step ends with some candidates denied. An error if it cannot
  /// be made or executed.
  llvm::Expected<Deviation> measure(ArrayRef<unsigned> denied);
  /// The same of a step that is rewritten under another policy.
  llvm::Expected<Deviation> measure(PolicyAttr policy);

  /// Candidates, in ascending order, that are enough and none of which can be
  /// spared, where all are enough: first by scopes, from the outermost in, then
  /// by ops. Of sets that would do, one by which the planner decides otherwise
  /// on few ops.
  llvm::Expected<SmallVector<unsigned>> findToBlame();

  /// On how many candidates the planner decides otherwise if these are denied,
  /// themselves among them.
  llvm::Expected<size_t> countChanged(ArrayRef<unsigned> denied) const;

  unsigned runs() const { return runCount; }
  /// Sets whose step could not be made; they count as not enough.
  unsigned refused() const { return refusedCount; }

private:
  bool isEnough(ArrayRef<unsigned> denied);
  SmallVector<unsigned> findMinimal(ArrayRef<unsigned> candidates);
  SmallVector<unsigned> narrowByScopes(SmallVector<unsigned> candidates);
  llvm::Expected<SmallVector<unsigned>>
  findChanged(ArrayRef<unsigned> denied) const;
  llvm::Expected<bool> replaceOne(SmallVector<unsigned> &blamed,
                                  SmallVector<unsigned> &changed);

  const MixedStep &step;
  Trainer &trainer;
  const Options &options;
  unsigned runCount = 0, refusedCount = 0;
  std::map<SmallVector<unsigned>, bool> answers;
};

} // namespace mlir::mp::bisect

#endif // MP_TOOLS_MP_BISECT_SEARCH_H
