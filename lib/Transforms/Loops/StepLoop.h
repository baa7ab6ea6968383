//===- StepLoop.h - A loop whose rounds are steps ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOOPS_STEPLOOP_H
#define MP_LIB_TRANSFORMS_LOOPS_STEPLOOP_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::mp {

/// What a value that a loop of steps carries is for one round.
enum class RoundKind {
  /// An argument of the step that comes back: its role is known.
  State,
  /// Counts the rounds, or decides otherwise whether there is one more.
  Counter,
  /// What the step tells: nothing but its own next value is made of it.
  Told,
  /// State that begins with the loop.
  Local,
};

/// One value that a loop carries.
struct RoundValue {
  RoundKind kind = RoundKind::Local;
  /// What the body has of it; none where only the condition reads it.
  BlockArgument inside;
  /// What becomes of it; none where the body has it not.
  Value result;
  /// The argument of the step, of RoundKind::State.
  std::optional<unsigned> argument;
};

/// A loop of `@main` out of which its parameters come.
struct StepLoop {
  scf::WhileOp loop;
  /// By what the body yields.
  SmallVector<RoundValue> carried;
  /// Values from before the loop that the body reads, constants aside.
  llvm::SetVector<Value> outside;
};

/// The values that `value` is made of, itself included; not what the results of
/// `end`, if it is given, are made of.
ValueSet findSources(Value value, Operation *end = nullptr);

/// The loop of steps in `main`, whose roles must be known: it carries
/// parameters, and all state that comes back is carried, stays as it came, or
/// is not made of what the loop gives. Else none, and `reason` why, empty where
/// no loop trains anything.
std::optional<StepLoop> findStepLoop(EntryFunction main, std::string &reason);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOOPS_STEPLOOP_H
