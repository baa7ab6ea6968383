//===- Layers.h - Layers of models ------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_LAYERS_H
#define MP_TEST_RANDOM_LAYERS_H

#include "Signature.h"
#include "Tape.h"

namespace mlir::mp::random {

/// The forward pass of a model, and what it learns.
class Model {
public:
  Model(Tape &tape, Signature &signature)
      : tape(tape), author(tape.author), signature(signature) {}

  /// The data that the first layer reads: a matrix, a sequence or images.
  Value input();
  /// A random layer that fits the rank of `x`.
  Value layer(Value x);
  /// One row for each example, whatever the rank of `x`.
  Value flatten(Value x);
  /// x times a parameter, plus a bias.
  Value dense(Value x, int64_t width);
  /// The distance of predictions from a target, as one number.
  Value loss(Value y);

  Value parameter(ArrayRef<int64_t> shape);
  ArrayRef<Value> getParameters() const { return parameters; }
  /// The type that layers compute in.
  void computeIn(Type type) { compute = type; }
  /// Layers are inside of a loop: what they make is no result of the step.
  void stayInside() { isInside = true; }

private:
  int64_t width();
  Value addBias(Value x);
  Value activate(Value x);
  Value residual(Value x);
  Value lowRank(Value x);
  Value encodeAndDecode(Value x);
  Value normalize(Value x);
  Value attend(Value x);
  Value convolve(Value x);
  Value drop(Value x);
  Value skip(Value x);
  Value halve(Value x);
  Value oneHot(ArrayRef<int64_t> shape);
  Value mean(Value x, ArrayRef<int64_t> dims);
  Value softmax(Value x);

  Tape &tape;
  Author &author;
  Signature &signature;
  SmallVector<Value> parameters;
  Type compute;
  unsigned inputs = 0;
  bool isInside = false;
};

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_LAYERS_H
