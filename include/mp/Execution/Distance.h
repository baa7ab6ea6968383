//===- Distance.h - How far two values are apart ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_DISTANCE_H
#define MP_EXECUTION_DISTANCE_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstdint>

namespace mlir::mp::exec {

/// Distances of x from a reference y, relative to the size of y. Infinite when
/// a NaN or an infinity is in one only, or when y is all zero and x is not.
struct Distance {
  /// max |x - y| / max |y|.
  double maxOverMax = 0;
  /// |x - y|_2 / |y|_2.
  double l2OverL2 = 0;

  bool isWithin(double bound) const {
    return maxOverMax <= bound && l2OverL2 <= bound;
  }
};

/// Element i of x and of y as doubles.
using Element = llvm::function_ref<double(int64_t)>;

Distance measure(int64_t count, Element x, Element y);

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_DISTANCE_H
