//===- LaunchFacts.h - What kernels of one launch do to each other -*- C++ -*-//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_FUSION_LAUNCHFACTS_H
#define MP_LIB_TRANSFORMS_FUSION_LAUNCHFACTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir::mp {

/// Bytes of tensors of these types together; all there are where they cannot be
/// counted.
int64_t countBytesOf(TypeRange types);

/// Bytes that a kernel reads and writes.
int64_t countBytesMoved(FusionOp fusion);

/// Where the registers that others of the launch take cost nothing: templates
/// that take few, and small kernels, which are all start and end.
bool sharesLaunches(FusionOp fusion, int64_t smallBytes);

/// Whether it takes no longer than a launch.
bool isShort(FusionOp fusion, int64_t smallBytes);

/// Whether it keeps rows in registers, of which a template has as many as one
/// kernel needs.
bool isRows(FusionOp fusion);

/// Whether one code does for both.
bool computeAlike(FusionOp a, FusionOp b);

/// What a value is another name of.
Value findRenamed(Value value);

/// Whether it leaves next to nothing of what it reads.
bool isSum(FusionOp fusion);

/// The ops that make the next values (`mp.pair`) of arguments of more than
/// `smallBytes`.
llvm::DenseMap<Value, Operation *> findStateWriters(func::FuncOp function,
                                                    int64_t smallBytes);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_FUSION_LAUNCHFACTS_H
