//===- Distance.cpp - How far two values are apart ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two norms, relative to the reference: the largest element, and all together.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Distance.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace mlir::mp;
using namespace mlir::mp::exec;

Distance exec::measure(int64_t count, Element x, Element y) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  double maxDifference = 0, maxReference = 0, differences = 0, references = 0;
  for (int64_t i = 0; i < count; ++i) {
    double a = x(i), b = y(i);
    bool isSame = a == b || (a != a && b != b);
    if (isSame && !std::isfinite(b))
      continue;
    double difference = isSame ? 0 : std::fabs(a - b);
    if (!std::isfinite(difference))
      return {infinity, infinity};
    maxDifference = std::max(maxDifference, difference);
    maxReference = std::max(maxReference, std::fabs(b));
    differences += difference * difference;
    references += b * b;
  }
  if (maxDifference == 0)
    return {};
  if (maxReference == 0)
    return {infinity, infinity};
  return {maxDifference / maxReference, std::sqrt(differences / references)};
}
