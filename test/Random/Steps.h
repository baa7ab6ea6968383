//===- Steps.h - Training steps of all forms --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_STEPS_H
#define MP_TEST_RANDOM_STEPS_H

#include "Layers.h"

namespace mlir::mp::random {

/// What a step returns.
enum class Form : uint8_t {
  /// New parameters and state.
  Whole,
  /// Gradients, and no update.
  Gradients,
  /// Gradients for a cotangent that is an argument.
  Product,
  /// Predictions.
  Forward,
  /// Whatever: no step at all.
  Plain
};

/// Writes the body of a step, and says what its arguments and results are.
void writeStep(Author &author, Signature &signature, Form form);

/// What an update works on: parameters and their gradients, in pairs.
struct Learned {
  SmallVector<Value> parameters, gradients;
};

/// Writes a random update, by an optimizer that is chosen for all parameters.
void writeUpdate(Tape &tape, Signature &signature, Learned learned);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_STEPS_H
