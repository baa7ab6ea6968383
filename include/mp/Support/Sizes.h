//===- Sizes.h - Elements, bytes, and arithmetic that fits ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes come from files of strangers: a product of four of them overflows 64
// bits at once, silently. Two kinds of arithmetic say what happens instead.
// *Checked*: what does not fit has no value; for verifiers, readers, and sizes
// that memory is taken by. *Saturating*: what does not fit is `uncountable`,
// the largest number; for costs, which are compared and printed.
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_SIZES_H
#define MP_SUPPORT_SIZES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MathExtras.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace mlir {
class Type;
} // namespace mlir

namespace mlir::mp {

//===----------------------------------------------------------------------===//
// Checked
//===----------------------------------------------------------------------===//

/// A number whose sums and products know whether they fit: where one step does
/// not, all that is computed from it has no value.
class CheckedInt {
public:
  CheckedInt(int64_t value) : value(value) {}

  friend CheckedInt operator+(CheckedInt lhs, CheckedInt rhs) {
    return apply(llvm::AddOverflow<int64_t>, lhs, rhs);
  }
  friend CheckedInt operator*(CheckedInt lhs, CheckedInt rhs) {
    return apply(llvm::MulOverflow<int64_t>, lhs, rhs);
  }

  /// The number, or none if it or something on the way to it did not fit.
  std::optional<int64_t> get() const { return value; }

private:
  template <typename Operation>
  static CheckedInt apply(Operation operation, CheckedInt lhs, CheckedInt rhs) {
    CheckedInt result = 0;
    if (!lhs.value || !rhs.value ||
        operation(*lhs.value, *rhs.value, *result.value))
      result.value.reset();
    return result;
  }

  std::optional<int64_t> value;
};

/// Number of elements of an array of this shape. None if a size is dynamic or
/// negative, or if the sizes other than 0 have a product that does not fit:
/// then no stride fits either, and an empty array is no better than a full one.
std::optional<int64_t> checkedElements(llvm::ArrayRef<int64_t> shape);

/// Bytes of a dense array of this shape whose elements take `elementBytes`
/// each, under the same conditions.
std::optional<int64_t> checkedBytes(llvm::ArrayRef<int64_t> shape,
                                    int64_t elementBytes);

//===----------------------------------------------------------------------===//
// Saturating
//===----------------------------------------------------------------------===//

/// What a count saturates to. A count of exactly this many counts as that, too.
inline constexpr int64_t uncountable = std::numeric_limits<int64_t>::max();

/// The sum of two counts; neither may be negative.
inline int64_t saturatingAdd(int64_t lhs, int64_t rhs) {
  int64_t sum;
  return llvm::AddOverflow(lhs, rhs, sum) ? uncountable : sum;
}

/// The product of two counts; neither may be negative. Uncountable times 0 is
/// 0: many pieces of nothing.
inline int64_t saturatingMultiply(int64_t lhs, int64_t rhs) {
  int64_t product;
  return llvm::MulOverflow(lhs, rhs, product) ? uncountable : product;
}

/// The product of counts; 1 if there are none.
inline int64_t saturatingProduct(llvm::ArrayRef<int64_t> factors) {
  int64_t product = 1;
  for (int64_t factor : factors)
    product = saturatingMultiply(product, factor);
  return product;
}

/// The product of `sizes[dim]` over `dims`.
inline int64_t saturatingProduct(llvm::ArrayRef<int64_t> sizes,
                                 llvm::ArrayRef<int64_t> dims) {
  int64_t product = 1;
  for (int64_t dim : dims)
    product = saturatingMultiply(product, sizes[dim]);
  return product;
}

/// The least multiple of `multiple`, at least 1, that is not below `size`, at
/// least 0; uncountable where that does not fit.
inline int64_t roundUp(int64_t size, int64_t multiple) {
  return saturatingMultiply(llvm::divideCeil(size, multiple), multiple);
}

/// Number of elements of a value of this type, 1 if it is not shaped;
/// saturates. None if its shape is not static.
std::optional<int64_t> countElements(Type type);

/// Bytes that one element takes in memory where each has bytes of its own: one
/// for i1 and for i4. None for what has no width: index, tuples, tokens, and
/// complex numbers, which are two elements.
std::optional<int64_t> getElementBytes(Type element);

/// Bytes of a value of this type, a scalar included; saturates. None if its
/// shape is not static or its elements have no width.
std::optional<int64_t> countBytes(Type type);

} // namespace mlir::mp

#endif // MP_SUPPORT_SIZES_H
