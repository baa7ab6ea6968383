//===- Edits.h - Steps with a mistake anywhere ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_EDITS_H
#define MP_TEST_RANDOM_EDITS_H

#include "Choices.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace mlir::mp::random {

/// Changes a step so that it stays well-formed where that is easy: two operands
/// of a type are exchanged, an operand becomes another value of its type, an op
/// another one of its signature or one of its operands; a number in a constant
/// or an attribute, a role or a pair changes; a value or an argument becomes
/// narrow or wide. False where the edit that was chosen had nothing to change.
bool editStep(ModuleOp module, Choices &choices);

/// Changes text without a look at what it says: lines, words, numbers, types.
std::string editText(StringRef text, Choices &choices);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_EDITS_H
