//===- KeptState.h - State that a step hands on -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_KEPTSTATE_H
#define MP_LIB_ANALYSIS_TRUST_KEPTSTATE_H

#include "mlir/IR/Value.h"

#include <optional>

namespace mlir::mp {

/// What the value is one of: operands of a choice or a move, or what the
/// regions of an op hand to it. Nothing if it is computed.
std::optional<SmallVector<Value>> getChoices(Value value);

/// What the step returns in the place of an argument; null if that is no state.
Value getNextState(BlockArgument argument);

/// Whether the step returns the argument as it is, also where it is refused.
bool isHandedOn(BlockArgument argument);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_KEPTSTATE_H
