//===- Values.h - Values of tests -------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_FAKES_VALUES_H
#define MP_TEST_UNIT_FAKES_VALUES_H

#include "Elements.h"

#include <cmath>
#include <random>
#include <vector>

namespace mp::fakes::test {

/// Elements of a type as bytes, and what they are exactly.
struct Values {
  Type type;
  std::vector<double> exact;
  std::vector<uint8_t> bytes;

  Values(Type type, size_t count, std::mt19937 &random);
  Values(Type type, std::vector<uint8_t> bytes);
};

/// Half the distance of neighbours at 1.
double unitOf(Type type);

} // namespace mp::fakes::test

#endif // MP_TEST_UNIT_FAKES_VALUES_H
