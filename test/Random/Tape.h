//===- Tape.h - Ops with their derivatives ----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Backward passes that look like those of frameworks are hard to invent, and
// easy to derive. The derivative is written with the same functions, and so has
// one of its own.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_TAPE_H
#define MP_TEST_RANDOM_TAPE_H

#include "Author.h"

#include <functional>

namespace mlir::mp::random {

/// Which dimensions of the operands of a product are what.
struct ProductDims {
  SmallVector<int64_t> lhsBatching, rhsBatching, lhsContracting, rhsContracting;
};

/// Writes differentiable ops on floats and records them.
class Tape {
public:
  explicit Tape(Author &author) : author(author) {}

  Author &author;

  Value add(Value a, Value b);
  Value subtract(Value a, Value b);
  Value multiply(Value a, Value b);
  Value divide(Value a, Value b);
  Value negate(Value a);
  /// The larger of each element and a number.
  Value maximum(Value a, double bound);
  Value scale(Value a, double factor);
  Value shift(Value a, double summand);
  Value exp(Value a);
  Value log(Value a);
  Value tanh(Value a);
  Value logistic(Value a);
  Value erf(Value a);
  Value sine(Value a);
  Value cosine(Value a);
  Value sqrt(Value a);
  Value rsqrt(Value a);
  Value absolute(Value a);
  Value select(Value mask, Value a, Value b);
  Value cast(Value a, Type element);

  Value broadcast(Value a, ArrayRef<int64_t> shape, ArrayRef<int64_t> dims);
  Value reshape(Value a, ArrayRef<int64_t> shape);
  Value transpose(Value a, ArrayRef<int64_t> perm);
  Value reverse(Value a, ArrayRef<int64_t> dims);
  /// The elements start, ..., limit - 1 along `dim`.
  Value slice(Value a, int64_t dim, int64_t start, int64_t limit);
  /// Zeros before and after along `dim`.
  Value pad(Value a, int64_t dim, int64_t low, int64_t high);
  Value concat(ArrayRef<Value> inputs, int64_t dim);
  Value barrier(Value a);
  Value sum(Value a, ArrayRef<int64_t> dims);
  Value largest(Value a, ArrayRef<int64_t> dims);

  Value dot(Value a, Value b, const ProductDims &dims);
  /// The last dimension of `a` times the first of `b`.
  Value matmul(Value a, Value b);
  /// A convolution of [b, 0, 1, f] by [0, 1, i, o].
  Value conv(Value x, Value w, int64_t stride, int64_t padding);
  Value maxPool(Value x, int64_t window);
  Value rows(Value table, Value indices);

  /// A constant of the type of `like`.
  Value constant(Value like, double number) {
    return author.splat(typeOf(like), number);
  }

  /// What each of `wanted` gets when `output` has the cotangent `seed`; null
  /// where nothing joins the two.
  SmallVector<Value> gradients(Value output, Value seed,
                               ArrayRef<Value> wanted);

private:
  /// What operand `index` gets when the result has this cotangent; null for
  /// nothing.
  using Pullback = std::function<Value(Value cotangent, unsigned index)>;
  struct Entry {
    Value result;
    SmallVector<Value, 2> operands;
    Pullback pullback;
  };
  Value record(Value result, ArrayRef<Value> operands, Pullback pullback);
  /// An op of one operand whose derivative is `factor` times the cotangent.
  Value unary(StringRef name, Value a,
              const std::function<Value(Value result)> &factor);
  /// The place of each dimension of one operand among those of its gradient.
  Value restore(Value gradient, ArrayRef<int64_t> order);

  std::vector<Entry> entries;
};

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_TAPE_H
