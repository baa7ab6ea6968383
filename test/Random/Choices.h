//===- Choices.h - Random choices that are the same everywhere --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The distributions of the standard library differ from one library to the
// next; its generator does not. So numbers are mapped here.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_CHOICES_H
#define MP_TEST_RANDOM_CHOICES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <iterator>
#include <random>

namespace mlir::mp::random {

/// A stream of choices: the same seed makes the same ones on every machine.
class Choices {
public:
  explicit Choices(uint64_t seed) : engine(seed) {}

  /// A number of 64 random bits.
  uint64_t bits() { return engine(); }
  /// One of 0, ..., count - 1. `count` is positive and below 2^32.
  uint64_t below(uint64_t count) { return ((bits() >> 32) * count) >> 32; }
  /// One of low, ..., high.
  int64_t between(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(below(high - low + 1));
  }
  /// True in `percent` of 100 cases.
  bool chance(unsigned percent) { return below(100) < percent; }
  /// In [0, 1).
  double unit() { return static_cast<double>(bits() >> 40) / (1 << 24); }

  /// An element of a list that is not empty.
  template <typename T>
  T of(std::initializer_list<T> list) {
    return list.begin()[below(list.size())];
  }
  template <typename List>
  auto &in(List &&list) {
    return list[below(std::size(list))];
  }
  /// The numbers 0, ..., count - 1 in random order.
  llvm::SmallVector<int64_t> permutation(int64_t count) {
    llvm::SmallVector<int64_t> order;
    for (int64_t i = 0; i < count; ++i)
      order.insert(order.begin() + below(i + 1), i);
    return order;
  }
  /// A subset of 0, ..., count - 1 in increasing order.
  llvm::SmallVector<int64_t> subset(int64_t count, unsigned percent) {
    llvm::SmallVector<int64_t> chosen;
    for (int64_t i = 0; i < count; ++i)
      if (chance(percent))
        chosen.push_back(i);
    return chosen;
  }

private:
  std::mt19937_64 engine;
};

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_CHOICES_H
