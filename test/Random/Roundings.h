//===- Roundings.h - How far roundings may move a result --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_ROUNDINGS_H
#define MP_TEST_RANDOM_ROUNDINGS_H

#include "Execute.h"

namespace mlir::mp::random {

/// How casts made more sums narrow than their author did: too short ones for
/// `findTooFar` to see it. Nothing if they did not.
std::optional<std::string> findNarrowSum(ModuleOp author, ModuleOp module);

/// Holds the results of a step in mixed precision, computed in its types, to
/// those of a run in f64 and to what the roundings that its types say can do:
/// the f64 run is repeated with each value moved at random by as much as its
/// type rounds. The first result that is farther off, in words; nothing if none
/// is. Sums are taken for sums in f32, whatever the step says. Counts results
/// into `seen`.
std::optional<std::string> findTooFar(ModuleOp module, Difference &seen);

/// Whether roundings may make `other` of a module whose run in f64 gave
/// `exact`: moved runs, as those of `findTooFar`, are as far off in each
/// result. A comparison that they turn over explains one that is turned over.
bool canRoundTo(ModuleOp module, const Values &exact, const Values &other);

/// Exports a step, imports it again, and holds the results to the same bits;
/// nothing where a part of it cannot be exported.
std::optional<std::string> findChangedByExport(ModuleOp module,
                                               Difference &seen);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_ROUNDINGS_H
