//===- Random.h - Documented random numbers ---------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_RANDOM_H
#define MP_EXECUTION_RANDOM_H

#include <cmath>
#include <cstdint>

namespace mlir::mp::exec {

/// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom
/// number generators", OOPSLA 2014), and what is made of it. The same seed
/// gives the same numbers everywhere.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  /// Stream `index` of `seed`: its first number, drawn from seed + index times
  /// an odd constant, is the seed of the stream.
  static Random stream(uint64_t seed, uint64_t index) {
    return Random(Random(seed + index * 0xd1342543de82ef95u).next());
  }

  uint64_t next() {
    state += 0x9e3779b97f4a7c15u;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// In [0, 1), a multiple of 2^-53.
  double uniform() { return std::ldexp(double(next() >> 11), -53); }
  /// Standard normal: the cosine half of Box and Muller's transform (1958) of
  /// two uniform numbers.
  double normal() {
    double radius = std::sqrt(-2 * std::log(1 - uniform()));
    return radius * std::cos(6.283185307179586 * uniform());
  }

private:
  uint64_t state;
};

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_RANDOM_H
