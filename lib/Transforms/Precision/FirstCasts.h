//===- FirstCasts.h - Equal casts of one value ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_PRECISION_FIRSTCASTS_H
#define MP_LIB_TRANSFORMS_PRECISION_FIRSTCASTS_H

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

#include <map>
#include <tuple>

namespace mlir::mp {

/// The first of each kind of cast of one value, in the order of a walk.
class FirstCasts {
public:
  /// A cast that does what `op` does and dominates it; null if there is none,
  /// and then `op` may be the first for those to come.
  CastOp findOrAdd(CastOp op);

private:
  using Key = std::tuple<const void *, const void *, Rounding, bool>;
  std::map<Key, CastOp> first;
};

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_PRECISION_FIRSTCASTS_H
