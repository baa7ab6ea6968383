//===- Rounds.h - The rounds of a loop of steps -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_LOOPS_ROUNDS_H
#define MP_TRANSFORMS_LOOPS_ROUNDS_H

#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

namespace mlir::mp {

/// What is around `@main` while that is one round: a module within the module,
/// of this name and a number, with the epoch as its `@main`, which calls
/// `@round`. The one added last is the innermost.
namespace rounds {
inline constexpr llvm::StringLiteral epoch = "mp.epoch";
inline constexpr llvm::StringLiteral round = "round";
} // namespace rounds

/// The module around the rounds of `@main`, the innermost; null where `@main`
/// is the step itself.
ModuleOp findEpoch(ModuleOp module);

/// Makes one round of its loop of steps the `@main` of `module`, and of a loop
/// in that the round of it, until there is none. Returns how many. Needs roles.
/// `reason` says why a loop that trains was left, if it was.
unsigned outlineRounds(ModuleOp module, std::string &reason);

/// Puts the innermost round back into its loop: what was added to it becomes
/// carried values of the loop, arguments and results of `@main`. Emits an error
/// where the round does not fit the loop any more.
LogicalResult inlineRound(ModuleOp module);

/// The step as mp-check-… judges it: `module` itself, or a copy whose `@main`
/// is one round. Whoever asks erases a copy.
ModuleOp getModuleOfRound(ModuleOp module);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_LOOPS_ROUNDS_H
