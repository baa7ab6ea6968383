//===- Mutants.h - Steps with one op of their state changed -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_MUTANTS_H
#define MP_TEST_RANDOM_MUTANTS_H

#include "Choices.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace mlir::mp::random {

/// Other values of the type of `operand` that are there before its owner.
SmallVector<Value> findLike(OpOperand &operand);

/// Changes one op that our passes have put into a scaled step: a scale, an
/// unscale, a finite check, the flag that checks are joined to, a guard and
/// what it yields, the automaton, the casts of working copies, the next values
/// of state. The op is dropped for an operand, two of its operands are
/// exchanged, one is rounded to f16 and back, or it is another value of its
/// type. Says what was done; nothing where there was nothing to do.
std::optional<std::string> mutateState(ModuleOp module, Choices &choices);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_MUTANTS_H
