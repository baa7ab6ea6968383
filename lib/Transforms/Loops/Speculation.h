//===- Speculation.h - Computing what may not be needed ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOOPS_SPECULATION_H
#define MP_LIB_TRANSFORMS_LOOPS_SPECULATION_H

#include "mlir/IR/Operation.h"

namespace mlir::mp {

/// The tensor of rank 0 that a number, or an index, is the element of; null if
/// it is of none.
Value findTensor(Value scalar);

/// Why the regions of `op` cannot be computed whether they are reached or not,
/// and its results be selected; empty if they can.
StringRef findObstacleToSpeculation(Operation *op);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOOPS_SPECULATION_H
