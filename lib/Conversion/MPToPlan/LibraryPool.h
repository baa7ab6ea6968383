//===- LibraryPool.h - Which pools are calls of cuDNN -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOPLAN_LIBRARYPOOL_H
#define MP_LIB_CONVERSION_MPTOPLAN_LIBRARYPOOL_H

#include "mp/Dialect/MP/IR/MPReductionOps.h"

namespace mlir::mp {

/// Whether `lowerPool` has a cuDNN call for it; others are kernels.
bool isLibraryPool(PoolOp op);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_MPTOPLAN_LIBRARYPOOL_H
